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

/**
 * A place of this size right beside `at`: at its right, its left, below or above it, within the screen. The first of
 * them that hides nothing of `kept`, else the one that hides least.
 */
export function besidePlace(at: Box, kept: Box[], width: number, height: number, across: number, down: number) {
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const level = within(at.top, height, down);
  const middle = within((at.left + at.right - width) / 2, width, across);
  const places = [
    { left: at.right + GAP, top: level },
    { left: at.left - GAP - width, top: level },
    { left: middle, top: at.bottom + GAP },
    { left: middle, top: at.top - GAP - height },
  ];
  let best = { left: middle, top: level };
  let least = Infinity;
  for (const place of places) {
    const box = {
      left: within(place.left, width, across),
      top: within(place.top, height, down),
      right: 0,
      bottom: 0,
    };
    box.right = box.left + width;
    box.bottom = box.top + height;
    const hidden = 20 * overlap(box, at) + kept.reduce((sum, one) => sum + overlap(box, one), 0);
    if (hidden < least) [best, least] = [{ left: box.left, top: box.top }, hidden];
  }
  return best;
}
