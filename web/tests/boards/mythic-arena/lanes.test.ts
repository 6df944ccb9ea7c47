// Where pets stand: lines as columns, the size of a pet, and who is a token.

import { describe, expect, it } from "vitest";
import { frontOf, LEAST_STRIP, planOf, standing, type Need } from "@/boards/mythic-arena/lanes";

const side = (...pets: number[]): Need[] => pets.map((count) => ({ pets: count, slots: 0, open: false }));
const columns = (needs: Need[]) => needs.reduce((sum, need) => sum + (need.pets ? Math.ceil(need.pets / 2) : 0), 0);
/** All that lanes and strip take. */
const taken = (plan: ReturnType<typeof planOf>, sides: Need[][]) => {
  const lanes = sides.flatMap((one, i) =>
    one.map((need, j) => {
      const lane = plan.lanes[i]![j]!;
      return need.pets ? lane.columns * ((lane.tokens ? plan.token : plan.pet) + 8) + 6 : 76;
    }),
  );
  return plan.strip + lanes.reduce((sum, one) => sum + one, 0);
};

describe("a line", () => {
  it("of one or two is one column, of three or four two, in the order of the line", () => {
    expect(standing(["a", "b"])).toEqual([["a", "b"]]);
    expect(standing(["a", "b", "c", "d"])).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
    expect(standing(["a", "b", "c"])).toEqual([["a", "c"], ["b"]]);
    expect(standing(["a", "b", "c", "d", "e"])).toEqual([["a", "d"], ["b", "e"], ["c"]]);
  });
});

describe("the plan", () => {
  it("has cards of at least 130 by 170 for six against six at 1280", () => {
    for (const own of [side(4, 1, 1), side(1, 4, 1), side(2, 2, 2), side(3, 2, 1)]) {
      for (const foe of [side(4, 1, 1), side(3, 2, 1)]) {
        const plan = planOf(1280, 474, [own, foe]);
        expect(plan.pet).toBeGreaterThanOrEqual(130);
        expect(plan.high).toBeGreaterThanOrEqual(170);
        expect(plan.lanes.flat().some((lane) => lane.tokens)).toBe(false);
        expect(plan.strip).toBeGreaterThanOrEqual(LEAST_STRIP);
        expect(taken(plan, [own, foe])).toBeLessThanOrEqual(1280);
      }
    }
  });
  it("gives what is left to the strip, and grows the pets", () => {
    const few = planOf(1440, 536, [side(1, 1, 0), side(2, 1, 0)]);
    const many = planOf(1440, 536, [side(2, 2, 1), side(3, 1, 1)]);
    expect(few.pet).toBeGreaterThan(many.pet);
    expect(many.pet).toBeGreaterThanOrEqual(150);
    expect(many.strip).toBeGreaterThan(200);
  });
  it("makes tokens of the lines behind the Front first", () => {
    const sides = [side(4, 1, 1), side(3, 2, 1)];
    const plan = planOf(1024, 520, sides);
    expect(plan.lanes.map((lanes) => lanes[0]!.tokens)).toEqual([false, false]);
    expect(plan.lanes[0]!.slice(1).every((lane) => lane.tokens)).toBe(true);
    expect(taken(plan, sides)).toBeLessThanOrEqual(1024);
  });
  it("has room for a seventh pet", () => {
    const sides = [side(3, 3, 1), side(4, 1, 1)];
    expect(columns(sides[0]!)).toBe(5);
    const plan = planOf(1280, 474, sides);
    expect(plan.lanes[0]![0]!.tokens).toBe(false);
    expect(taken(plan, sides)).toBeLessThanOrEqual(1280);
    const small = planOf(1024, 520, [side(3, 3, 1), side(3, 3, 1)]);
    expect(small.token).toBeGreaterThanOrEqual(72);
    expect(taken(small, [side(3, 3, 1), side(3, 3, 1)])).toBeLessThanOrEqual(1024);
  });
  it("keeps a line large in which a pet lies open", () => {
    const open = [side(4, 1, 1)[0]!, { pets: 1, slots: 0, open: true }, side(1)[0]!];
    const plan = planOf(1024, 520, [open, side(4, 1, 1)]);
    expect(plan.lanes[0]![1]!.tokens).toBe(false);
  });
  it("makes room for places between pets", () => {
    const places = [{ pets: 2, slots: 3, open: false }, ...side(1, 1)];
    const plan = planOf(1280, 474, [places, side(1, 1, 1)]);
    expect(plan.lanes[0]![0]!.tokens).toBe(true);
    expect(plan.lanes[0]![1]!.tokens).toBe(false);
  });
});

describe("a phone", () => {
  it("has two large pets side by side, and tokens from four on", () => {
    expect(frontOf(374, 2)).toEqual({ pet: 176, token: 90, tokens: false });
    expect(frontOf(374, 3).tokens).toBe(false);
    expect(frontOf(374, 4)).toEqual({ pet: 176, token: 87, tokens: true });
  });
});
