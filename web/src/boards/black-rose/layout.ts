// The measures of the table, and where things stand on the map.

/** Two arrangements: walking, with the large Lodge; at the desk, with the Lodge small and the decision beside it. */
export type Arrangement = "walking" | "desk";

const AT_DESK = ["study", "preparation"];
/** Questions that are answered at the desk in any phase. */
const REACTIONS = ["reveal_trap", "reveal_protection", "share"];

export function arrangementOf(phase: string, ask: string): Arrangement {
  return AT_DESK.includes(phase) || REACTIONS.includes(ask) ? "desk" : "walking";
}

// Hexagons lie with a corner to the left and to the right; all measures are in sides of one.

const ROOT = Math.sqrt(3);
/** The Lodge with its Cells, in sides: five columns of rooms, and a Cell at each end. */
export const WIDE = 9.4;
export const HIGH = 10.5;
/** A Cell is half as large as a room. */
export const CELL = 0.5;
/** How far the middle of a Cell lies from that of its door. */
const CELL_AWAY = ROOT * 0.78;

export interface Spot {
  x: number;
  y: number;
}

/** The middle of a hex, from that of the Lodge. */
export const spotOf = (at: { q: number; r: number }): Spot => ({ x: 1.5 * at.q, y: ROOT * (at.r + at.q / 2) });

/** The middle of a Cell: close to its door, in the direction of its own hex. */
export function cellSpot(cell: { q: number; r: number }, door: { q: number; r: number } | null): Spot {
  const own = spotOf(cell);
  if (!door) return own;
  const from = spotOf(door);
  const share = CELL_AWAY / ROOT;
  return { x: from.x + (own.x - from.x) * share, y: from.y + (own.y - from.y) * share };
}

/** The corners of a hexagon as SVG writes them. */
export function corners(x: number, y: number, side: number): string {
  const half = (side * ROOT) / 2;
  const points: [number, number][] = [
    [-side, 0],
    [-side / 2, -half],
    [side / 2, -half],
    [side, 0],
    [side / 2, half],
    [-side / 2, half],
  ];
  return points.map(([dx, dy]) => `${round(x + dx)},${round(y + dy)}`).join(" ");
}

const round = (number: number) => Math.round(number * 100) / 100;

/** The side of a hexagon in an area of this size. */
export function sideOf(width: number, height: number, most = 70): number {
  return Math.max(20, Math.min(most, Math.floor(Math.min(width / WIDE, height / HIGH) * 2) / 2));
}

/** The free corners beside the Lodge: as large as they can be without touching a hexagon. */
export function cornerOf(width: number, height: number, side: number): { wide: number; high: number } {
  return {
    wide: Math.floor((width - WIDE * side) / 2 + (WIDE / 2 - 1.06) * side),
    high: Math.floor(Math.max(0, height - HIGH * side) / 2 + 1.7 * side),
  };
}

// Models in a room

/** So small may a model be and still be touched by itself. */
export const LEAST_MODEL = 24;
const MOST_MODEL = 40;

export interface Lay {
  /** how wide and high a model is */
  size: number;
  /** in each row, how many models there are */
  columns: number;
  rows: number;
}

/** So many models in the middle of a hexagon of this side: as large as they can be. */
export function layModels(count: number, side: number): Lay {
  // the name stands above them and the cubes below: what is left is a band in the middle
  const width = side * 1.34;
  const height = side * 0.66;
  let best: Lay = { size: 0, columns: 1, rows: 1 };
  for (let rows = 1; rows <= 4; rows++) {
    const columns = Math.max(1, Math.ceil(count / rows));
    const size = Math.floor(Math.min(width / columns, height / rows, MOST_MODEL, side * 0.56));
    if (size > best.size) best = { size, columns, rows };
  }
  return best;
}

/** The way through these places, from the middle of one to that of the next. */
export function pathThrough(spots: Spot[]): string {
  return spots.map((spot, i) => `${i ? "L" : "M"}${round(spot.x)} ${round(spot.y)}`).join(" ");
}

// Words in boxes

/** How wide a letter is on average, and how high a line, of text at 12 px. */
const LETTER = 6.1;
const LINE = 14.5;

/** Do these words fit into a box? */
export function fits(text: string, width: number, height: number): boolean {
  return linesOf(text, width) * LINE <= height;
}

/** So many lines it takes. */
export function linesOf(text: string, width: number): number {
  const room = Math.max(1, width / LETTER);
  let lines = 0;
  let used = Infinity;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (used + word.length > room) {
      lines += Math.max(1, Math.ceil(word.length / room));
      used = word.length + 1;
    } else used += word.length + 1;
  }
  return lines;
}

/** Where marks stand on the track that share a point: so many pixels beside it. */
export function besides(points: number[], apart: number): number[] {
  return points.map((point, i) => {
    const same = points.flatMap((other, j) => (other === point ? [j] : []));
    return (same.indexOf(i) - (same.length - 1) / 2) * apart;
  });
}
