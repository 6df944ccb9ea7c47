// Cards in the room that there is: whole where they can be read, small where many lie, and never over the edge.

import { describe, expect, it } from "vitest";
import { faceOf, fits, GAP, layOf, linesOf, pagesOf, SMALL } from "@/boards/friendomancy/layout";

describe("how cards lie", () => {
  it("few are whole and no wider than a card is", () => {
    const lay = layOf(2, 800, 200);
    expect(lay).toMatchObject({ small: false, rows: 1, width: 150 });
  });

  it("six are whole in one row of a wide table", () => {
    const lay = layOf(6, 800, 200);
    expect(lay.small).toBe(false);
    expect(6 * lay.width + 5 * GAP).toBeLessThanOrEqual(800);
  });

  it.each([
    [20, 800, 230],
    [20, 580, 210],
    [20, 360, 100],
    [9, 240, 90],
  ])("%i cards in %i by %i turn in pages that fit", (count, width, height) => {
    const lay = layOf(count, width, height);
    const columns = lay.page / lay.rows;
    expect(columns * lay.width + (columns - 1) * GAP).toBeLessThanOrEqual(width);
    expect(lay.width).toBeGreaterThanOrEqual(Math.min(SMALL, width) - 1);
  });

  it("pages are whole, and the last has the rest", () => {
    expect(pagesOf(7, 3)).toEqual([
      [1, 3],
      [4, 6],
      [7, 7],
    ]);
    expect(pagesOf(0, 3)).toEqual([]);
  });
});

describe("what is on a card", () => {
  const text = "Once a turn: put a Whatever you control under this. +2 Power for each card under it.";

  it("its text is there where all of it fits", () => {
    expect(faceOf("Forklift", text, 160, 220, true).text).toBe(true);
    expect(faceOf("Forklift", text, 120, 130, true).text).toBe(false);
  });

  it("a picture is never higher than the card leaves room for", () => {
    for (const height of [100, 120, 150, 190]) {
      const face = faceOf("Restraining Order for Everyone", text, 118, height, false);
      expect(face.picture).toBeLessThan(height - 30);
    }
  });

  it("lines are counted by words, and a long word takes several", () => {
    expect(linesOf("a b c", 200)).toBe(1);
    expect(linesOf("Overcaffeinatedneighbours", 60)).toBeGreaterThan(2);
    expect(fits("short", 100, 20)).toBe(true);
  });
});
