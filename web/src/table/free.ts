// Where something can lie over the table without hiding what can be chosen.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
export const EDGE = 8;

/** How much of `a` lies over `b`. */
function overlap(a: Box, b: Box): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * A place of this size for a word about `at`: beside it if that hides nothing of `kept`, else at an edge of the screen;
 * if there is no such place, where it hides least. It never lies over `at` if it can lie elsewhere. The screen is as
 * wide as `across`, and what may be hidden of it begins at `up` and ends at `down`.
 */
export function freePlace(at: Box, kept: Box[], width: number, height: number, across: number, down: number, up = 0) {
  const lefts = [at.right + GAP, at.left - GAP - width, across - width - EDGE, EDGE];
  const highest = up + EDGE;
  const lowest = Math.max(highest, down - height - EDGE);
  const tops = [Math.max(highest, Math.min(at.top - 20, lowest)), highest, lowest];
  let best = { left: Math.max(EDGE, across - width - EDGE), top: tops[0]! };
  let least = Infinity;
  for (const left of lefts) {
    if (left < EDGE || left + width > across - EDGE + 1) continue;
    for (const top of tops) {
      const box = { left, top, right: left + width, bottom: top + height };
      const hidden = 20 * overlap(box, at) + kept.reduce((sum, one) => sum + overlap(box, one), 0);
      if (hidden < least) [best, least] = [{ left, top }, hidden];
    }
  }
  return best;
}
