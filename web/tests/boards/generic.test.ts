// The board of any game: a map of hexes, cards under cards.

import { describe, expect, it } from "vitest";
import { hexMap, tuckedBelow } from "@/boards/generic/layout";
import type { Piece, Spot, Zone } from "@/wire/messages";

const zone = (id: string, at?: Partial<Spot>): Zone => ({
  id,
  owner: null,
  size: 0,
  pieces: [],
  ...(at ? { at: { q: null, r: null, name: "", shared: false, ...at } } : {}),
});
const piece = (id: string, under?: string): Piece => ({
  id,
  card: "owl",
  owner: 0,
  facts: [],
  tokens: {},
  modifiers: [],
  ...(under ? { under } : {}),
});
const ids = (things: { id: string }[]) => things.map((one) => one.id);

describe("a map", () => {
  it("has the neighbours of a hex around it", () => {
    const around = [
      [0, 0],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ] as const;
    const cells = hexMap(around.map(([q, r]) => zone(`${q} ${r}`, { q, r })));
    const where = new Map(cells.map((cell) => [cell.key, [cell.column, cell.row]]));
    expect(where.get("0 0")).toEqual([3, 2]);
    expect(where.get("1 0")).toEqual([5, 2]);
    expect(where.get("-1 0")).toEqual([1, 2]);
    expect(where.get("0 1")).toEqual([4, 3]);
    expect(where.get("-1 1")).toEqual([2, 3]);
    expect(where.get("0 -1")).toEqual([2, 1]);
    expect(where.get("1 -1")).toEqual([4, 1]);
  });

  it("has one cell for zones that share a place, and none for what has only a name or no place", () => {
    const cells = hexMap([
      zone("nest", { q: 4, r: 4, shared: true }),
      zone("deck"),
      zone("eggs", { q: 4, r: 4, shared: true }),
      zone("hill", { name: "hill" }),
    ]);
    expect(cells.map((cell) => [cell.column, cell.row, ids(cell.zones)])).toEqual([[1, 1, ["nest", "eggs"]]]);
    expect(hexMap([zone("deck")])).toEqual([]);
  });
});

describe("cards under cards", () => {
  it("come right after the card on top", () => {
    const pieces = [piece("a", "c"), piece("b"), piece("c"), piece("d", "a"), piece("e", "c")];
    expect(ids(tuckedBelow(pieces))).toEqual(["b", "c", "a", "d", "e"]);
  });

  it("stay where they are if the card on top lies elsewhere", () => {
    expect(ids(tuckedBelow([piece("a", "x"), piece("b")]))).toEqual(["a", "b"]);
  });
});
