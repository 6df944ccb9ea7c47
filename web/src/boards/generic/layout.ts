// Where things lie on the board of any game: places on a map of hexes, cards under cards.

import type { Piece, Zone } from "@/wire/messages";

/** One hex as cells of a grid: it is two columns wide, and every row is shifted by half a hex against the one above. */
export interface Cell {
  key: string;
  column: number;
  row: number;
  /** those that share the hex */
  zones: Zone[];
}

/** A zone with a place on a map of hexes; where a place has only a name, it is a zone like others. */
export const isHex = ({ at }: Zone) => at !== undefined && at.q !== null && at.r !== null;

/** The map, from the first column and row that are used. */
export function hexMap(zones: Zone[]): Cell[] {
  const cells = new Map<string, Cell>();
  for (const zone of zones.filter(isHex)) {
    const [q, r] = [zone.at!.q!, zone.at!.r!];
    const key = `${q} ${r}`;
    const cell = cells.get(key) ?? { key, column: 2 * q + r, row: r, zones: [] };
    cell.zones.push(zone);
    cells.set(key, cell);
  }
  const found = [...cells.values()];
  const left = Math.min(...found.map((cell) => cell.column));
  const top = Math.min(...found.map((cell) => cell.row));
  return found.map((cell) => ({ ...cell, column: cell.column - left + 1, row: cell.row - top + 1 }));
}

/** Pieces so that what lies under a card comes right after it. */
export function tuckedBelow(pieces: Piece[]): Piece[] {
  if (!pieces.some((piece) => piece.under)) return pieces;
  const ids = new Set(pieces.map((piece) => piece.id));
  const withUnder = (piece: Piece): Piece[] => [
    piece,
    ...pieces.filter((one) => one.under === piece.id).flatMap(withUnder),
  ];
  return pieces.filter((piece) => !piece.under || !ids.has(piece.under)).flatMap(withUnder);
}
