import { describe, expect, it } from "vitest";
import { besidePlace, EDGE, freePlace } from "@/table/free";

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

describe("a place for a few words about a piece", () => {
  const place = (at: ReturnType<typeof box>, kept: ReturnType<typeof box>[], across = 1280, down = 720) =>
    besidePlace(at, kept, 320, 120, across, down);

  it("is right beside it, at its own height", () => {
    expect(place(box(400, 300, 130, 170), [])).toEqual({ left: 542, top: 300 });
  });

  it("is on a side where nothing can be chosen", () => {
    const right = box(540, 300, 130, 170);
    const left = box(260, 300, 130, 170);
    expect(place(box(400, 300, 130, 170), [right])).toEqual({ left: 68, top: 300 });
    expect(place(box(400, 300, 130, 170), [right, left]).top).toBe(482);
  });

  it("is above or below it on a phone, within the screen", () => {
    const at = box(30, 700, 90, 120);
    const found = place(at, [], 390, 844);
    expect(found.top + 120).toBeLessThanOrEqual(at.top);
    expect(found.left).toBeGreaterThanOrEqual(EDGE);
    expect(found.left + 320).toBeLessThanOrEqual(390 - EDGE);
  });
});
