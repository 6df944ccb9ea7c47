import { describe, expect, it } from "vitest";
import { scrolled, zoomAfter } from "@/boards/black-rose/pinch";

describe("two fingers on the map", () => {
  it("grows as they part, and not without end", () => {
    expect(zoomAfter(1, 100, 150)).toBe(1.5);
    expect(zoomAfter(2, 100, 400)).toBe(3);
  });
  it("shrinks to the whole Lodge and no further", () => {
    expect(zoomAfter(2, 200, 50)).toBe(1);
    expect(zoomAfter(1, 100, 105)).toBe(1);
  });
  it("keeps what lies between them where it is", () => {
    expect(scrolled(0, 100, 1, 2)).toBe(100);
    expect(scrolled(100, 100, 2, 1)).toBe(0);
  });
});
