// The measures of the table, and where things stand on the map.

import { stepsBetween, type Place } from "./lodge";

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

/** Which neighbour lies in a direction of the arrow keys. */
export function neighbour(places: Place[], from: Place, key: string): Place | null {
  const way: Record<string, Spot> = {
    ArrowUp: { x: 0, y: -1 },
    ArrowDown: { x: 0, y: 1 },
    ArrowLeft: { x: -1, y: 0 },
    ArrowRight: { x: 1, y: 0 },
  };
  const to = way[key];
  if (!to) return null;
  const own = spotOf(from);
  const along = (place: Place) => {
    const spot = spotOf(place);
    return (spot.x - own.x) * to.x + (spot.y - own.y) * to.y;
  };
  const near = places.filter((place) => stepsBetween(place, from) === 1 && along(place) > 0.1);
  return near.toSorted((a, b) => along(b) - along(a))[0] ?? null;
}
