// What can be gathered before it is sent: Attackers, and Blockers for each of them.

import { describe, expect, it } from "vitest";
import { aimedAt, answers, kindOf, numberOf, offered, type Pick } from "@/boards/mythic-arena/gathering";
import type { Fact, OptionView, Piece, View } from "@/wire/messages";

const fact = (name: string, value: number | string): Fact => ({ name, value, of: null });
const pet = (id: string, ...facts: Fact[]): Piece => ({
  id,
  card: id.split(".")[1]!,
  owner: id.startsWith("A") ? 0 : 1,
  facts,
  tokens: {},
  modifiers: [],
});
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 1,
  notation,
  touches,
  standing: false,
});
const never = () => false;

function viewOf(lines: Record<string, Piece[]>, options: OptionView[]): View {
  const zones = Object.entries(lines).map(([id, pieces]) => ({ id, owner: null, size: pieces.length, pieces }));
  return { zones, options, seat: 0, seats: [], facts: [], log: [] } as unknown as View;
}
const notations = (options: OptionView[]) => options.map((one) => one.notation);

const front = ["A.gloth", "A.goliath", "A.zephyra"];
const attacking = viewOf({ "front.A": front.map((id) => pet(id)) }, [
  option("attack gloth", "A.gloth"),
  option("attack goliath", "A.goliath"),
  option("attack zephyra", "A.zephyra"),
  option("attack zephyra rear", "A.zephyra"),
]);
const pick = (id: string, notation: string, against: string | null = null): Pick => ({
  pet: id,
  answer: option(notation, id),
  against,
  then: null,
});

describe("Attackers", () => {
  it("are asked for by the server's question", () => {
    expect(kindOf({ ask: "name_more" } as View["prompt"])).toBe("attack");
    expect(kindOf({ ask: "block_more" } as View["prompt"])).toBe("block");
    expect(kindOf({ ask: "declare" } as View["prompt"])).toBe(null);
    expect(kindOf(null)).toBe(null);
  });
  it("are offered until they are picked, and then can be taken back", () => {
    expect(notations(offered(attacking, "attack", [], "", never, []))).toEqual(notations(attacking.options));
    const picks = [pick("A.zephyra", "attack zephyra rear")];
    expect(notations(offered(attacking, "attack", picks, "", never, []))).toEqual([
      "attack gloth",
      "attack goliath",
      "done",
      "unpick A.zephyra",
    ]);
  });
  it("name whom they attack, where they do that themselves, before anything else", () => {
    const picks = [pick("A.gloth", "attack gloth")];
    const found = offered(attacking, "attack", picks, "", (id) => id === "A.gloth", ["B.mossback"]);
    expect(notations(found)).toEqual(["target B.mossback", "unpick A.gloth"]);
    const named = [{ ...picks[0]!, against: "B.mossback", then: "at mossback" }];
    expect(answers(named)).toEqual(["attack gloth", "at mossback", "done"]);
  });
  it("are sent in the order of their numbers", () => {
    const picks = [pick("A.goliath", "attack goliath"), pick("A.gloth", "attack gloth")];
    expect(answers(picks)).toEqual(["attack goliath", "attack gloth", "done"]);
    expect(picks.map((one) => numberOf(attacking, "attack", picks, one.pet))).toEqual([1, 2]);
  });
});

const attackers = [
  pet("B.mossback", fact("role", "attacker"), fact("duel", 2)),
  pet("B.huangdi", fact("role", "attacker"), fact("duel", 1)),
];
const blocks = front.flatMap((id) =>
  attackers.map((one) => option(`block ${id.split(".")[1]} ${one.card}`, id, one.id)),
);
const blocking = viewOf({ "front.A": front.map((id) => pet(id)), "front.B": attackers }, blocks);

describe("Blockers", () => {
  it("are for the first Attacker that has none, unless another is aimed at", () => {
    expect(aimedAt(blocking, [], "")).toBe("B.huangdi");
    expect(aimedAt(blocking, [], "B.mossback")).toBe("B.mossback");
    expect(aimedAt(blocking, [pick("A.gloth", "block gloth huangdi", "B.huangdi")], "")).toBe("B.mossback");
  });
  it("are one touch each, and confirmed once every attacked line has one", () => {
    const none = offered(blocking, "block", [], "", never, []);
    expect(none.map((one) => one.touches)).toEqual([["A.gloth"], ["A.goliath"], ["A.zephyra"], ["B.mossback"]]);
    expect(notations(none)).not.toContain("done");
    const one = offered(blocking, "block", [pick("A.gloth", "block gloth huangdi", "B.huangdi")], "", never, []);
    expect(notations(one)).toContain("done");
  });
  it("do not come twice to one Attacker while another has none", () => {
    const picks = [pick("A.gloth", "block gloth huangdi", "B.huangdi")];
    const found = notations(offered(blocking, "block", picks, "B.huangdi", never, []));
    expect(found).toEqual(["block goliath mossback", "block zephyra mossback", "done", "unpick A.gloth"]);
    const both = [...picks, pick("A.goliath", "block goliath mossback", "B.mossback")];
    expect(notations(offered(blocking, "block", both, "B.huangdi", never, []))).toContain("block zephyra huangdi");
  });
  it("are sent so that each Attacker has its first before another has its second", () => {
    const picks = [
      pick("A.gloth", "block gloth huangdi", "B.huangdi"),
      pick("A.goliath", "block goliath huangdi", "B.huangdi"),
      pick("A.zephyra", "block zephyra mossback", "B.mossback"),
    ];
    expect(answers(picks)).toEqual(["block gloth huangdi", "block zephyra mossback", "block goliath huangdi", "done"]);
    expect(picks.map((one) => numberOf(blocking, "block", picks, one.pet))).toEqual([1, 1, 2]);
  });
});
