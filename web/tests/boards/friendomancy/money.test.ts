// Each change of Money names its cause, and lasts until that player's next turn.

import { describe, expect, it } from "vitest";
import { comingOf, isNothing } from "@/boards/friendomancy/coming";
import { changesIn, chipsOf, sinceTurn } from "@/boards/friendomancy/money";
import { ribbonOf } from "@/boards/friendomancy/ribbon";
import { beatsOf } from "@/table/beats";
import type { Happened, Line } from "@/wire/messages";

const NOTES = {
  turn: { beat: "turn", roles: ["who", "now_things"] },
  turn_over: { beat: "", roles: ["who"] },
  triggered: { beat: "announce", roles: ["card"] },
  attacks: { beat: "announce", roles: ["who", "target"] },
  hit: { beat: "sum", roles: ["source", "target", "amount"] },
  played: { beat: "announce", roles: ["who", "source", "cost"] },
  fell: { beat: "fall", roles: ["target", "to"] },
  gained: { beat: "gain", roles: ["target", "amount", "left_money"] },
  lost: { beat: "damage", roles: ["target", "amount", "left_money"] },
  toll: { beat: "damage", roles: ["target", "pile", "amount", "left_money"] },
};
const line = (what: string, ...args: [string, string | number][]): Line => ({ rule: "R", what, args });
const seat = (one: string): [string, string] => ["seat", one];
const count = (one: number): [string, number] => ["number", one];
const turn = (who: string) => line("turn", seat(who), count(4));
const gained = (who: string, by: number) => line("gained", seat(who), count(by), count(0));
const lost = (who: string, by: number) => line("lost", seat(who), count(by), count(0));
const triggered = (card: string) => line("triggered", ["card", card]);
const entry = (n: number, lines: Line[], kind = "choice"): Happened =>
  ({ n, seat: 0, kind, lines, at: 0, text: "" }) as unknown as Happened;

describe("causes", () => {
  it("are the text that happened, the Friend that hit, or a toll", () => {
    const lines = [
      triggered("soup"),
      gained("A", 1),
      line("hit", ["piece", "forklift#9"], seat("B"), count(5)),
      lost("B", 5),
      line("toll", seat("A"), ["option", "pile friend_pool"], count(3), count(0)),
    ];
    expect(changesIn(lines, NOTES).changes).toEqual([
      { seat: "A", amount: 1, cause: "soup", pile: "" },
      { seat: "B", amount: -5, cause: "forklift", pile: "" },
      { seat: "A", amount: -3, cause: "toll", pile: "pile friend_pool" },
    ]);
  });

  it("a ruling is a cause of its own, whatever happened before it", () => {
    const log = [entry(1, [turn("A"), triggered("soup"), gained("A", 1)]), entry(2, [lost("A", 3)], "ruling")];
    expect(chipsOf(log, NOTES, "A").map((one) => [one.cause, one.amount])).toEqual([
      ["soup", 1],
      ["ruling", -3],
    ]);
  });

  it("the last two stay until that player's next turn; those of one cause are one", () => {
    const before = [turn("A"), triggered("soup"), gained("A", 1), triggered("pants"), gained("A", 2), gained("A", 2)];
    expect(chipsOf([entry(1, before)], NOTES, "A").map((one) => [one.cause, one.amount])).toEqual([
      ["soup", 1],
      ["pants", 4],
    ]);
    expect(chipsOf([entry(1, before), entry(2, [turn("A")])], NOTES, "A")).toEqual([]);
  });
});

it("since one's last turn only what the others did counts", () => {
  const log = [
    entry(1, [turn("A"), triggered("soup"), gained("A", 9), line("turn_over", seat("A"))]),
    entry(2, [
      turn("B"),
      line("played", seat("B"), ["piece", "goose#4"], count(1)),
      lost("A", 2),
      gained("B", 1),
      lost("B", 1),
    ]),
    entry(3, [line("fell", ["piece", "ghost#3"], seat("A"))]),
  ];
  const since = sinceTurn(log, NOTES, "A");
  expect([...since.money]).toEqual([["A", -2]]);
  expect(since.came).toEqual(["goose"]);
  expect(since.fell).toEqual(["ghost"]);
});

it("a ribbon tells what is done, now and next, and no amount ahead of its beat", () => {
  const beats = beatsOf(
    [
      line("attacks", ["piece", "a#1"], ["piece", "b#2"]),
      triggered("loot"),
      gained("A", 9),
      triggered("pants"),
      gained("A", 2),
      lost("B", 1),
    ],
    NOTES,
  );
  const now = ribbonOf(beats, 1, 4);
  expect(now.map((one) => [one.card, one.done, one.now, one.later, one.money])).toEqual([
    ["", true, false, false, []],
    ["loot", false, true, false, []],
    ["pants", false, false, true, []],
  ]);
  expect(ribbonOf(beats, 2, 4)[1]!.money).toEqual([9]);
});

it("what a choice would do is read from its preview", () => {
  const found = comingOf(
    [
      { name: "own_money", value: 11, of: null, parts: [{ amount: 9, cause: "landlord", rule: "" }] },
      { name: "leaves", value: "landlord#17", of: null },
      { name: "then", value: "luck", of: null },
      { name: "on", value: "B", of: null },
      { name: "money_change", value: -5, of: null },
      { name: "on", value: "goose#18", of: null },
      { name: "power_after", value: 2, of: null },
    ],
    "A",
  );
  expect(found.money.get("A")).toEqual({ by: 11, parts: [{ amount: 9, cause: "landlord", rule: "" }] });
  expect(found.money.get("B")!.by).toBe(-5);
  expect(found.leaves).toEqual(["landlord#17"]);
  expect(found.worn.get("goose#18")).toBe(2);
  expect(found.then).toBe("luck");
  expect(isNothing(comingOf([{ name: "costs", value: 1, of: null }], "A"))).toBe(true);
  expect(comingOf([{ name: "toll", value: 4, of: null }], "A").money.get("A")!.by).toBe(-4);
});
