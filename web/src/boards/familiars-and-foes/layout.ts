// How a scene is laid out in the room that there is.

/** `sides`: Familiars on the left, Foes on the right. `rows`: Foes at the back. `phone`: a narrow column. */
export type Lay = "sides" | "rows" | "phone";

const NARROW = 640;
const FAMILIAR = 196;
const FOE = 316;

export function layOf(width: number, familiars: number, foes: number): Lay {
  if (width < NARROW) return "phone";
  return familiars <= 3 && familiars * FAMILIAR + foes * FOE <= width ? "sides" : "rows";
}

/** Does a Familiar of the front row stand beside its plate, or above it? */
export function standsBeside(width: number, height: number, familiars: number): boolean {
  return height < 470 && width / Math.max(1, familiars) >= 232;
}

/** So many cards stand upright in one row; more lie in two. */
const UPRIGHT = 8;
const CARD = 150;
export const isUpright = (cards: number, width: number, height: number) =>
  cards <= UPRIGHT && (width < NARROW || (cards * CARD <= width && height >= 780));
