// Where things stand on the table of Black Rose, and how large they are.

import { describe, expect, it } from "vitest";
import {
  arrangementOf,
  besides,
  cellSpot,
  cornerOf,
  corners,
  fits,
  HIGH,
  layModels,
  LEAST_MODEL,
  linesOf,
  sideOf,
  spotOf,
  WIDE,
} from "@/boards/black-rose/layout";

/** The hexes of the Lodge and of its Cells, as the game has them. */
const HEXES = [-2, -1, 0, 1, 2].flatMap((q) =>
  [-2, -1, 0, 1, 2].filter((r) => Math.abs(q + r) <= 2).map((r) => ({ q, r })),
);
const CELLS = [
  [
    { q: 3, r: 0 },
    { q: 2, r: 0 },
  ],
  [
    { q: -3, r: 0 },
    { q: -2, r: 0 },
  ],
  [
    { q: 0, r: 3 },
    { q: 0, r: 2 },
  ],
  [
    { q: 0, r: -3 },
    { q: 0, r: -2 },
  ],
  [
    { q: -3, r: 3 },
    { q: -2, r: 2 },
  ],
] as const;

describe("the Lodge", () => {
  it("stands in columns of 3, 4, 5, 4, 3", () => {
    const columns = new Map<number, number>();
    for (const hex of HEXES) columns.set(spotOf(hex).x, (columns.get(spotOf(hex).x) ?? 0) + 1);
    expect([...columns.values()]).toEqual([3, 4, 5, 4, 3]);
  });

  it("fits its area with all Cells", () => {
    for (const [cell, door] of CELLS) {
      const spot = cellSpot(cell, door);
      expect(Math.abs(spot.x) + 0.5).toBeLessThanOrEqual(WIDE / 2);
      expect(Math.abs(spot.y) + Math.sqrt(3) / 4).toBeLessThanOrEqual(HIGH / 2 + 0.01);
    }
  });

  it("no Cell lies over a room", () => {
    for (const [cell, door] of CELLS) {
      const spot = cellSpot(cell, door);
      const near = Math.min(...HEXES.map((hex) => Math.hypot(spotOf(hex).x - spot.x, spotOf(hex).y - spot.y)));
      expect(near).toBeGreaterThan(1.3);
    }
  });

  it("its side follows the area, and is never larger than is good", () => {
    expect(sideOf(690, 740)).toBe(70);
    expect(sideOf(600, 578)).toBe(55);
    expect(sideOf(378, 394)).toBe(37.5);
  });

  it("leaves four corners in which nothing of it lies", () => {
    const { wide, high } = cornerOf(680, 735, 70);
    for (const hex of HEXES) {
      const { x, y } = spotOf(hex);
      // the left corner of a hexagon, and the end of its upper edge
      const corners = [
        [340 + (x - 1) * 70, 735 / 2 + y * 70],
        [340 + (x - 0.5) * 70, 735 / 2 + (y - Math.sqrt(3) / 2) * 70],
      ] as const;
      for (const [left, top] of corners) expect(left < wide && top < high).toBe(false);
    }
  });

  it("a hexagon has six corners", () => {
    expect(corners(10, 10, 4).split(" ")).toHaveLength(6);
  });
});

describe("models", () => {
  it("few are large, a pair lies side by side", () => {
    expect(layModels(1, 70).size).toBeGreaterThanOrEqual(36);
    expect(layModels(2, 55)).toMatchObject({ columns: 2, rows: 1 });
    expect(layModels(2, 55).size).toBeGreaterThanOrEqual(LEAST_MODEL);
  });

  it("four Mages with Familiars and six Evocations fit into one room", () => {
    for (const side of [37.5, 55, 70]) {
      const lay = layModels(14, side);
      expect(lay.columns * lay.rows).toBeGreaterThanOrEqual(14);
      expect(lay.columns * lay.size).toBeLessThanOrEqual(side * 1.34);
      expect(lay.rows * lay.size).toBeLessThanOrEqual(side * 0.66 + 1);
    }
  });
});

it("who studies, prepares or reacts sits at the desk", () => {
  expect(arrangementOf("study", "")).toBe("desk");
  expect(arrangementOf("preparation", "prepare")).toBe("desk");
  expect(arrangementOf("action", "reveal_trap")).toBe("desk");
  expect(arrangementOf("black_rose", "share")).toBe("desk");
  expect(arrangementOf("action", "walk")).toBe("walking");
  expect(arrangementOf("evocations", "next_evocation")).toBe("walking");
});

it("marks that share a point stand side by side", () => {
  expect(besides([3, 5, 3, 3], 10)).toEqual([-10, 0, 0, 10]);
});

it("words are counted in lines", () => {
  expect(linesOf("", 100)).toBe(0);
  expect(linesOf("one two three", 61)).toBe(2);
  expect(fits("one two three", 200, 15)).toBe(true);
  expect(fits("one two three", 61, 15)).toBe(false);
});
