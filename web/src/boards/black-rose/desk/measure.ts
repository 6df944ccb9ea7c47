// How a spell card divides its height: the name and the sides need theirs, the picture has what is left. Where that is too
// little, the texts go first.

import { linesOf } from "../layout";
import type { Effect } from "../lodge";

const LINE = 15;
/** A name is set in a wider type. */
const NAME = 1.3;
const NAME_LINE = 16;
export const PICTURE = 220 / 300;
/** So high a picture is at least beside texts. */
const LEAST = 44;
/** Borders and gaps. */
const FRAME = 20;
/** A half that can be touched. */
const TOUCH = 44;

export interface Shares {
  /** the height of the picture */
  picture: number;
  /** the texts of the sides are shown */
  texts: boolean;
}

/** `heads`: what stands over the text of each side. `more`: what else lies on the card. */
export function sharesOf(
  name: string,
  sides: { head: string; effect: Effect }[],
  width: number,
  height: number,
  touched: boolean,
  more = 0,
): Shares {
  const inner = Math.max(40, width - 18);
  const above = linesOf(name, inner / NAME) * NAME_LINE + 8 + more;
  const high = (texts: boolean) =>
    sides.reduce((sum, { head, effect }) => {
      const lines = linesOf(head, inner - 8) + (texts ? linesOf(effect.text, inner - 8) : 0);
      return sum + Math.max(touched ? TOUCH : 0, lines * LINE + 9);
    }, 0);
  const texts = above + high(true) + LEAST + FRAME <= height;
  const left = height - above - high(texts) - FRAME;
  return { picture: Math.max(20, Math.min(inner * PICTURE, left)), texts };
}
