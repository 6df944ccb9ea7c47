// Where the pictures lie. They are composed when the package is built (docs/howto/draw-a-card.md).

export const coverOf = (game: string) => `/static/art/${encodeURIComponent(game)}/cover.svg`;
export const backOf = (game: string) => `/static/art/${encodeURIComponent(game)}/back.svg`;
export const MARK = "/static/art/mark.svg";

/** The portrait of a card of the box; of a card that lies face down, its back. */
export function portraitOf(game: string, card: string | null): string {
  return card === null ? backOf(game) : `/static/art/${encodeURIComponent(game)}/${encodeURIComponent(card)}.svg`;
}

/** What stands for a value of a setting, where the game has pictures for it. */
export const optionPicture = (game: string, setting: string, value: string) =>
  `/static/art/${encodeURIComponent(game)}/option-${encodeURIComponent(setting)}-${encodeURIComponent(value)}.svg`;
