import { describe, expect, it } from "vitest";
import { freePlace } from "@/table/free";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a place for a card beside the pointer", () => {
  const at = box(500, 300, 120, 120);

  it("is beside it where nothing is in the way", () => {
    expect(freePlace(at, [at], 300, 400, 1280, 800)).toEqual({ left: 632, top: 280 });
  });

  it("is on the other side, or at an edge, if something on one side can be chosen", () => {
    expect(freePlace(at, [box(640, 300, 120, 120)], 300, 400, 1280, 800)).toEqual({ left: 188, top: 280 });
    const both = [box(640, 300, 120, 120), box(360, 300, 120, 120)];
    expect(freePlace(at, both, 300, 400, 1280, 800)).toEqual({ left: 972, top: 280 });
  });

  it("stays on the screen, and off what it is about", () => {
    const found = freePlace(box(10, 700, 100, 90), [], 300, 400, 1280, 800);
    expect(found.top + 400).toBeLessThanOrEqual(800);
    expect(found.left).toBeGreaterThanOrEqual(110);
  });

  it("stays below what lies at the top of the screen", () => {
    expect(freePlace(box(500, 50, 120, 120), [], 300, 400, 1280, 680, 44).top).toBe(52);
  });
});
