// Touches become choices: in any order, once each, with what all have in common left out.

import { beforeEach, describe, expect, it } from "vitest";
import { Picking } from "@/table/picking.svelte";
import type { OptionView } from "@/wire/messages";

let code = 0;
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: ++code,
  notation,
  touches,
  standing: false,
});

let picking: Picking;
beforeEach(() => {
  picking = new Picking();
});

const notations = (options: OptionView[]) => options.map((one) => one.notation);

describe("one touch", () => {
  it("settles an option that touches only that", () => {
    picking.offer([
      option("throw nettle", "hand.A.nettle"),
      option("throw moonwort", "hand.A.moonwort"),
      option("pass"),
    ]);
    expect([...picking.glowing].sort()).toEqual(["hand.A.moonwort", "hand.A.nettle"]);
    expect(picking.touch("hand.A.nettle")?.notation).toBe("throw nettle");
  });

  it("on what no option touches does nothing", () => {
    picking.offer([option("throw nettle", "hand.A.nettle")]);
    expect(picking.touch("pot")).toBeNull();
    expect(picking.picked).toEqual([]);
  });

  it("does not settle what several options have: these are left to be chosen by their words", () => {
    picking.offer([option("power claw", "A.cat"), option("power bite", "A.cat"), option("attack dog", "A.dog")]);
    expect(picking.touch("A.cat")).toBeNull();
    expect(notations(picking.complete)).toEqual(["power claw", "power bite"]);
    expect(notations(picking.matching)).toEqual(["power claw", "power bite"]);
  });
});

describe("two touches", () => {
  const blocks = () => [
    option("block cat wolf", "A.cat", "B.wolf"),
    option("block cat bear", "A.cat", "B.bear"),
    option("block dog wolf", "A.dog", "B.wolf"),
    option("done"),
  ];

  it.each([
    ["A.cat", "B.bear"],
    ["B.bear", "A.cat"],
  ])("come to the same in any order: %s, %s", (first, second) => {
    picking.offer([...blocks(), option("block dog bear", "A.dog", "B.bear")]);
    expect(picking.touch(first)).toBeNull();
    expect(picking.touch(second)?.notation).toBe("block cat bear");
  });

  it("leave only what goes with the first", () => {
    picking.offer(blocks());
    picking.touch("A.dog");
    expect([...picking.glowing]).toEqual(["B.wolf"]);
    expect(picking.complete).toEqual([]);
  });

  it("that do not go together begin anew with the second", () => {
    picking.offer([...blocks(), option("ring bell", "A.bell")]);
    picking.touch("A.dog");
    expect(picking.touch("B.bear")).toBeNull();
    expect(picking.picked).toEqual(["B.bear"]);
    picking.touch("B.bear");
    picking.touch("A.dog");
    expect(picking.touch("A.bell")?.notation).toBe("ring bell");
    picking.clear();
    picking.touch("A.dog");
    expect(picking.touch("A.stone")).toBeNull();
    expect(picking.picked).toEqual(["A.dog"]);
  });

  it("touched again, a piece is let go", () => {
    picking.offer(blocks());
    picking.touch("A.cat");
    expect(picking.isPicked("A.cat")).toBe(true);
    expect(picking.touch("A.cat")).toBeNull();
    expect(picking.picked).toEqual([]);
    expect(notations(picking.matching)).toHaveLength(4);
  });
});

describe("what all options touch", () => {
  it("need not be touched", () => {
    picking.offer([option("at wolf", "A.cat", "B.wolf"), option("at bear", "A.cat", "B.bear")]);
    expect(picking.touch("B.wolf")?.notation).toBe("at wolf");
  });

  it("may be touched all the same", () => {
    picking.offer([option("at wolf", "A.cat", "B.wolf"), option("at bear", "A.cat", "B.bear")]);
    expect(picking.touch("A.cat")).toBeNull();
    expect(picking.touch("B.bear")?.notation).toBe("at bear");
  });
});

describe("the same piece twice", () => {
  it("is touched twice", () => {
    picking.offer([
      option("swap nettle nettle", "hand.nettle", "hand.nettle"),
      option("swap nettle mint", "hand.nettle", "hand.mint"),
    ]);
    expect(picking.touch("hand.nettle")).toBeNull();
    expect([...picking.glowing].sort()).toEqual(["hand.mint", "hand.nettle"]);
    expect(picking.touch("hand.nettle")?.notation).toBe("swap nettle nettle");
  });
});

describe("new options", () => {
  it("forget what was touched", () => {
    picking.offer([option("at wolf", "A.cat", "B.wolf"), option("at bear", "A.dog", "B.bear")]);
    picking.touch("A.cat");
    picking.offer([option("throw nettle", "hand.nettle")]);
    expect(picking.picked).toEqual([]);
    expect([...picking.glowing]).toEqual(["hand.nettle"]);
  });

  it("none: nothing can be touched", () => {
    picking.offer([]);
    expect(picking.glowing.size).toBe(0);
    expect(picking.touch("A.cat")).toBeNull();
  });
});

it("clearing lets everything go", () => {
  picking.offer([option("at wolf", "A.cat", "B.wolf"), option("at bear", "A.dog", "B.bear")]);
  picking.touch("A.cat");
  picking.clear();
  expect(picking.picked).toEqual([]);
  expect([...picking.glowing].sort()).toEqual(["A.cat", "A.dog", "B.bear", "B.wolf"]);
});
