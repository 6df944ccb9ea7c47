// Who plays where no person does. A bot has a name and a face by its manner and its seat, so it is the same everywhere.

/** By manner, one for each seat. Faces: src/grimalkin/art/bots.toml. */
const FAMILIES: Record<string, string[]> = {
  "bot:random": ["Pip", "Fidget", "Bramble", "Tumble", "Muddle", "Waddle", "Dawdle"],
  "bot:greedy": ["Morwen", "Renard", "Brock", "Sable", "Ulfric", "Corvina", "Ursa"],
};
const EVERYBODY = Object.values(FAMILIES).flat();

/** What a bot at a seat is called. One that the page does not know is one of all of them. */
export function botCalled(bot: string, seat: number): string {
  const family = Object.hasOwn(FAMILIES, bot) ? FAMILIES[bot]! : null;
  if (family) return family[seat % family.length]!;
  const sum = [...bot].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return EVERYBODY[(sum + seat) % EVERYBODY.length]!;
}

export const botFace = (bot: string, seat: number) => `/static/art/bots/${botCalled(bot, seat).toLowerCase()}.svg`;
