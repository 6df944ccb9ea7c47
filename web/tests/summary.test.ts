// What a summary says of the sides: who stood out, which moment was the best, and the line of a curve.

import { describe, expect, it } from "vitest";
import { bestOf, NOBODYS, pathOf, picturesOf, scoresOf, sidesOf, starsOf } from "@/table/end/summary";
import type { Deeds, Moment, Summary } from "@/wire/messages";

const deeds = (id: string, seat: number, more: Partial<Deeds> = {}): Deeds => ({
  id,
  card: id.split(".").at(-1)!,
  seat,
  given: 0,
  taken: 0,
  healed: 0,
  felled: 0,
  fallen: 0,
  gained: 0,
  lost: 0,
  rolls: 0,
  dice: 0,
  ...more,
});
const moment = (n: number, weight: number, more: Partial<Moment> = {}): Moment => ({
  n,
  lines: [],
  who: "",
  who_card: "",
  target: "",
  target_card: "",
  die: 0,
  weight,
  ...more,
});
const summary = (...all: Deeds[]): Summary => ({
  viewer: "A",
  entries: 9,
  seconds: 60,
  now: {},
  deeds: all,
  moments: [],
  curves: [],
  scores: [],
});

describe("sides", () => {
  it("are those of the seats and of what belongs to nobody, the wanted one first", () => {
    const game = summary(
      deeds("A.owl", 0, { given: 30, rolls: 2, dice: 25 }),
      deeds("B.cat", 1, { given: 10, felled: 1 }),
      deeds("foe.1", -1, { given: 7 }),
    );
    const sides = sidesOf(game, [0, 1], 1);
    expect(sides.map((side) => [side.team, side.given, side.felled, side.rolls])).toEqual([
      [1, 10, 1, 0],
      [0, 30, 0, 2],
      [NOBODYS, 7, 0, 0],
    ]);
  });

  it("name each of theirs once, for what nobody of them did more of", () => {
    const [side] = sidesOf(
      summary(
        deeds("A.owl", 0, { given: 90, felled: 2 }),
        deeds("A.cat", 0, { given: 60, felled: 1, healed: 5 }),
        deeds("A.toad", 0, { given: 10, healed: 40 }),
        deeds("A", 0, { given: 500, card: "" }),
      ),
      [0],
      0,
    );
    expect(starsOf(side!).map((star) => [star.deeds.id, star.feat, star.amount])).toEqual([
      ["A.owl", "given", 90],
      ["A.cat", "felled", 1],
      ["A.toad", "healed", 40],
    ]);
    expect(starsOf(side!, 1)).toHaveLength(1);
  });
});

describe("moments", () => {
  it("have a best one, which is not the end if there was another", () => {
    const [first, second, end] = [moment(3, 150), moment(8, 400), moment(9, 10_000)];
    expect(bestOf([first, second, end])).toBe(second);
    expect(bestOf([end])).toBe(end);
    expect(bestOf([])).toBeNull();
  });

  it("are pictured by who did it to whom, else by the cards that their lines name", () => {
    expect(picturesOf(moment(1, 1, { who_card: "owl", target_card: "cat" }))).toEqual(["owl", "cat"]);
    const lines = [
      {
        rule: "",
        what: "threw",
        args: [
          ["seat", "A"],
          ["card", "nettle"],
          ["card", "?"],
        ],
      },
    ];
    expect(picturesOf(moment(1, 1, { lines: lines as Moment["lines"] }))).toEqual(["nettle"]);
    expect(picturesOf(moment(1, 1))).toEqual([]);
  });
});

describe("a curve", () => {
  it("goes from the left to the right, and up with its values", () => {
    expect(pathOf([0, 5, 10], 10, 100, 50)).toBe("0.0,50.0 50.0,25.0 100.0,0.0");
    expect(pathOf([0, 20], 10, 100, 50)).toBe("0.0,50.0 100.0,0.0");
  });

  it("of a long game has few points, and the last is one of them", () => {
    const points = pathOf(
      Array.from({ length: 5_001 }, (_, i) => i),
      5_000,
      100,
      50,
      100,
    ).split(" ");
    expect(points.length).toBeLessThan(110);
    expect(points.at(-1)).toBe("100.0,0.0");
  });
});

describe("a final scoring", () => {
  const notes = { final: { roles: ["by", "trophies", "crown"] }, all: { roles: ["by", "amount"] } };
  const line = (what: string, by: string, ...numbers: number[]) => ({
    rule: "T-END-01",
    what,
    args: [["piece", by] as [string, string], ...numbers.map((one): [string, number] => ["number", one])],
  });

  it("has a row for each thing that gave points, and a column for each who got some", () => {
    const lines = [line("final", "A", 4, 0), line("final", "B", 2, 1), line("all", "A", 31), line("all", "B", 20)];
    expect(scoresOf(lines, notes)).toEqual({
      sides: ["A", "B"],
      before: [27, 17],
      rows: [
        { role: "trophies", values: [4, 2] },
        { role: "crown", values: [0, 1] },
      ],
      total: [31, 20],
    });
    expect(scoresOf(lines.slice(0, 2), notes)).toMatchObject({ before: null, total: null });
  });

  it("is nothing where nothing is told of it", () => {
    expect(scoresOf([], notes)).toBeNull();
    expect(scoresOf([line("all", "A", 3)], notes)).toBeNull();
    expect(scoresOf([line("unknown", "A", 3)], notes)).toBeNull();
  });
});
