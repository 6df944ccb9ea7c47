// The log in passages: a headline, and below it what followed.

import { describe, expect, it } from "vitest";
import type { Notes } from "@/table/beats";
import { outcomeOf, passagesOf } from "@/table/chronicle";
import { stillTold } from "@/table/undone";
import type { Happened, Line } from "@/wire/messages";

const NOTES: Notes = {
  attacks: { beat: "announce", roles: [] },
  rolled: { beat: "roll", roles: [] },
  hit: { beat: "verdict", roles: [] },
  hurt: { beat: "damage", roles: [] },
  fell: { beat: "fall", roles: [] },
  turn: { beat: "turn", roles: [] },
  drew: { beat: "draw", roles: [] },
};
const line = (what: string): Line => ({ rule: "", what, args: [] });
const entry = (n: number, kind: string, ...what: string[]): Happened =>
  ({ n, at: 0, seat: what.length ? 0 : -1, kind, lines: what.map(line), text: "" }) as Happened;
const passages = (...entries: Happened[]) => passagesOf(entries, NOTES, (one) => one.kind === "undo");
const shape = (found: ReturnType<typeof passages>) =>
  found.map((one) => [one.head.line?.what ?? "-", ...one.details.map((told) => told.line?.what)]);

describe("passages", () => {
  it("have dice, verdicts and damage below what was announced, also of the entries after it", () => {
    const found = passages(
      entry(1, "choice", "turn", "drew"),
      entry(2, "choice", "attacks"),
      entry(3, "luck", "rolled", "hit", "hurt"),
      entry(4, "choice", "attacks", "rolled", "fell", "drew"),
    );
    expect(shape(found)).toEqual([
      ["turn"],
      ["drew"],
      ["attacks", "rolled", "hit", "hurt"],
      ["attacks", "rolled", "fell"],
      ["drew"],
    ]);
    expect(new Set(found.map((one) => one.key)).size).toBe(found.length);
  });

  it("stay as they are when more is told", () => {
    const first = passages(entry(1, "choice", "attacks", "rolled"));
    const more = passages(entry(1, "choice", "attacks", "rolled"), entry(2, "choice", "hurt", "drew"));
    expect(more[0]!.key).toBe(first[0]!.key);
    expect(shape(more)).toEqual([["attacks", "rolled", "hurt"], ["drew"]]);
  });

  it("of a game that notes nothing are its lines, and what is no line has its own", () => {
    const found = passagesOf([entry(1, "choice", "a", "b"), entry(2, "undo")], {}, (one) => one.kind === "undo");
    expect(shape(found)).toEqual([["a"], ["b"], ["-"]]);
    expect(found.map((one) => one.choice)).toEqual([true, false, true]);
  });
});

it("a folded passage tells who fell, else what hurt, else how it went", () => {
  const outcome = (...what: string[]) => outcomeOf(passages(entry(1, "choice", "attacks", ...what))[0]!)?.line?.what;
  expect(outcome("rolled", "hurt", "fell", "hit")).toBe("fell");
  expect(outcome("rolled", "hit", "hurt")).toBe("hurt");
  expect(outcome("rolled", "hit")).toBe("hit");
  expect(outcome("rolled")).toBe("rolled");
  expect(outcome()).toBeUndefined();
});

describe("what was taken back", () => {
  const undo = (n: number, text: string): Happened => ({ ...entry(n, "undo"), text });
  const told = (...entries: Happened[]) => stillTold(entries).map((one) => one.n);
  const [start, one, two, three] = [entry(0, "start"), entry(1, "choice"), entry(2, "luck"), entry(3, "choice")];

  it("is told until it is, and the undo stays", () => {
    expect(told(start, one, two, three)).toEqual([0, 1, 2, 3]);
    expect(told(start, one, two, three, undo(4, "to 1 ruled"), entry(5, "ruling"))).toEqual([0, 1, 4, 5]);
    expect(told(start, one, two, undo(3, "to 0 agreed B,C"), entry(4, "choice"))).toEqual([0, 3, 4]);
  });

  it("comes again with a redo", () => {
    expect(told(start, one, two, undo(3, "to 1"), undo(4, "redo to 2"), entry(5, "choice"))).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it("does not count what leads nowhere, nor what is not known", () => {
    expect(told(start, one, entry(2, "takeover"), entry(3, "choice"), undo(4, "to 1"))).toEqual([0, 1, 2, 4]);
    expect(told(entry(100, "choice"), entry(101, "choice"), undo(102, "to 70"), entry(103, "choice"))).toEqual([
      102, 103,
    ]);
    expect(told(start, one, entry(100, "choice"), entry(101, "choice"), undo(102, "to 100"))).toEqual([0, 1, 100, 102]);
  });

  it("is all told where an undo does not say how far it went", () => {
    expect(told(start, one, two, undo(3, ""))).toEqual([0, 1, 2, 3]);
  });
});
