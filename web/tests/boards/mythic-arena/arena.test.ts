// What the Mythic Arena board reads from a view.

import { beforeAll, describe, expect, it } from "vitest";
import type { Fact, Line, OptionView, Piece, View, Zone } from "@/wire/messages";
import { pretendBrowser } from "../../browser";

pretendBrowser();
const {
  bySpeed,
  brief,
  changeOf,
  fights,
  foreseen,
  hurts,
  keyed,
  meant,
  nearSeat,
  petLabel,
  rollsOf,
  sideOf,
  slotsOf,
  unknownZones,
  widest,
} = await import("@/boards/mythic-arena/arena");
const { Texts } = await import("@/words/fluent");
const { Words } = await import("@/words/game");
const { speech } = await import("@/words/ui.svelte");

const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const pet = (id: string, facts: Fact[], tokens: Record<string, number> = {}): Piece => ({
  id,
  card: id.split(".")[1]!,
  owner: id.startsWith("A") ? 0 : 1,
  facts,
  tokens,
  modifiers: [],
});
const zone = (id: string, pieces: Piece[]): Zone => ({ id, owner: null, size: pieces.length, pieces });
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});
const line = (what: string, ...args: (number | string)[]): Line => ({
  rule: "MA-PET-05",
  what,
  args: args.map((value) => [typeof value === "number" ? "number" : "piece", value]),
});

function viewOf(zones: Zone[], seat = 0, n = 5): View {
  const seats = [0, 1].map((one) => ({
    seat: one,
    name: "Ann Bo".split(" ")[one]!,
    team: one,
    asked: false,
    facts: [],
    clock: null,
  }));
  return {
    game: "mythic-arena",
    rules: 1,
    seat,
    n,
    seats,
    zones,
    facts: [],
    prompt: null,
    options: [],
    log: [],
    result: null,
  };
}

const TEXT = `
card-ember_wing = Ember Wing
card-goliath = Goliath
token-burn = Burn
zone-front = Front of { $a }
fact-speed = Speed
fact-hit_chance = chance to hit
    .value = { $value } %
fact-hit_damage = damage
`;
const words = new Words("mythic-arena", new Texts([["en", TEXT]]), [], new Map(), "en");
words.names = ["Ann", "Bo"];

const wing = pet(
  "A.ember_wing",
  [fact("hp", 90, 110), fact("speed", 90), fact("role", "attacker"), fact("against", "B.goliath")],
  { burn: 2 },
);
const goliath = pet("B.goliath", [
  fact("hp", 180, 180),
  fact("speed", 30),
  fact("role", "blocker"),
  fact("against", "A.ember_wing"),
]);
const helper = pet("B.gloth", [
  fact("hp", 160, 160),
  fact("speed", 50),
  fact("role", "blocker"),
  fact("against", "A.ember_wing"),
]);
const battle = viewOf([
  zone("front.A", [wing]),
  zone("front.B", [goliath, helper]),
  zone("hand.A", []),
  zone("vault.A", []),
]);

describe("sides", () => {
  it("has the own seat at the bottom, and the first one for who looks on", () => {
    expect(nearSeat(viewOf([], 1))).toBe(1);
    expect(nearSeat(viewOf([], 7))).toBe(0);
    expect(nearSeat(viewOf([], -1))).toBe(0);
  });
  it("has the zones of its seat by their first word", () => {
    const side = sideOf(battle, 1)!;
    expect([...side.zones.keys()]).toEqual(["front"]);
    expect(widest(side)).toBe(2);
  });
  it("leaves zones that it does not know to the generic board", () => {
    expect(unknownZones(battle).map((one) => one.id)).toEqual(["vault.A"]);
  });
  it("tells copies of a card apart", () => {
    expect(keyed([wing, wing]).map((one) => one.key)).toEqual(["A.ember_wing 0", "A.ember_wing 1"]);
  });
});

describe("places between pets", () => {
  it("are those of the options that end with a number", () => {
    const options = [
      option("place front 0", "front.A"),
      option("place front 1", "front.A"),
      option("place rear 0", "rear.A"),
    ];
    expect([...slotsOf(options, "front.A").keys()]).toEqual([0, 1]);
    expect(slotsOf(options, "guard.A").size).toBe(0);
  });
  it("are not shown while it is open which pet goes there, or for what is not a place", () => {
    const two = [
      option("move goliath front 0", "A.goliath", "front.A"),
      option("move gloth front 0", "A.gloth", "front.A"),
    ];
    expect(slotsOf(two, "front.A").size).toBe(0);
    expect(slotsOf([option("attack zephyra guard", "A.zephyra", "guard.B")], "guard.B").size).toBe(0);
  });
});

describe("arrows", () => {
  it("go from the Attacker to its Primary Blocker and from further Blockers to the Attacker", () => {
    expect(fights(battle).map((one) => [one.from, one.to, one.kind])).toEqual([
      ["A.ember_wing", "B.goliath", "fight"],
      ["B.gloth", "A.ember_wing", "extra"],
    ]);
  });
  it("show what an option means, with what is foreseen", () => {
    const facts = [fact("strike", "A.ember_wing"), fact("against", "B.goliath"), fact("hit_chance", 65)];
    const [arrow] = meant(option("power blazing_talon", "A.ember_wing"), facts);
    expect(arrow).toEqual({ from: "A.ember_wing", to: "B.goliath", kind: "meant", facts: [fact("hit_chance", 65)] });
    expect(meant(option("block gloth ember_wing", "B.gloth", "A.ember_wing"), [])).toEqual([
      { from: "B.gloth", to: "A.ember_wing", kind: "meant" },
    ]);
  });
  it("order those who fight by Speed", () => {
    expect(bySpeed(battle).map((one) => one.id)).toEqual(["A.ember_wing", "B.gloth", "B.goliath"]);
  });
});

describe("previews", () => {
  const facts = [
    fact("cost", 1, 4),
    fact("strike", "A.ember_wing"),
    fact("against", "B.goliath"),
    fact("power", "blazing_talon"),
    fact("hit_chance", 65),
    fact("hit_damage", 30),
    fact("expected", 21),
    fact("on", "B.goliath"),
    fact("speed", 20),
  ];
  it("come in groups", () => {
    expect(foreseen(facts).map((one) => [one.from, one.to, one.facts.length])).toEqual([
      [null, null, 1],
      ["A.ember_wing", "B.goliath", 3],
      [null, "B.goliath", 1],
    ]);
  });
  it("are said in few words beside a choice", () => {
    expect(brief(words, battle, facts.slice(1))).toEqual([
      "Ember Wing → Goliath: chance to hit 65 %, damage 30",
      "Goliath: Speed 20",
    ]);
  });
});

describe("dice", () => {
  it("are a roll with its sum", () => {
    const rolls = rollsOf([
      line("rolled", "A.ember_wing", "B.goliath", 14),
      line("hit", 14, 2, 16, 4),
      line("hp", "B.goliath", 150),
      line("rolled", "B.goliath", "A.ember_wing", 2),
      line("missed", 2, 1, 3, 5),
    ]);
    expect(rolls.map((roll) => [roll.value, roll.hit, roll.lines.length])).toEqual([
      [14, true, 2],
      [2, false, 2],
    ]);
  });
  it("are known from the sum alone when the roll was told before", () => {
    expect(rollsOf([line("hit", 20, 2, 22, 4)]).map((roll) => [roll.value, roll.hit])).toEqual([[20, true]]);
    expect(rollsOf([line("gate", "A.ember_wing", 11)]).map((roll) => [roll.value, roll.hit])).toEqual([[11, null]]);
  });
});

describe("changes", () => {
  it("are how much HP each pet lost or won since the step before", () => {
    const before = viewOf([zone("guard.A", [pet("A.ember_wing", [fact("hp", 110, 110)])])], 0, 4);
    expect([...hurts(before, battle)]).toEqual([["A.ember_wing", -20]]);
    expect(hurts(null, battle).size).toBe(0);
    expect(hurts(battle, battle).size).toBe(0);
  });
  it("add up what lies on a fact", () => {
    const by = (value: number) => ({ fact: "hit", by: value, source: "effect", rule: "MA-PET-05" });
    expect(changeOf({ ...wing, modifiers: [by(2), by(-3), { ...by(9), fact: "miss" }] }, "hit")).toBe(-1);
  });
});

describe("labels", () => {
  beforeAll(() => speech.learn());
  it("say everything of a pet that one sees", () => {
    expect(petLabel(words, battle, wing, "front.A")).toBe(
      "Ember Wing, Front of Ann, 90 of 110 HP, Speed 90, Burn 2, attacks Goliath",
    );
  });
});
