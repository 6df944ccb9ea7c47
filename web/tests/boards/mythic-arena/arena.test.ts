// What the Mythic Arena board reads from a view.

import { beforeAll, describe, expect, it } from "vitest";
import type { Fact, Line, OptionView, Piece, View, Zone } from "@/wire/messages";
import { pretendBrowser } from "../../browser";

pretendBrowser();
const {
  afterwards,
  blowOf,
  brief,
  changeOf,
  costOf,
  duelsOf,
  forecastOf,
  foreseen,
  hitsFrom,
  keyed,
  nameParts,
  nearSeat,
  petLabel,
  sideOf,
  slotsOf,
  toCome,
  unknownZones,
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
  [fact("hp", 90, 110), fact("speed", 90), fact("role", "attacker"), fact("against", "B.goliath"), fact("duel", 1)],
  { burn: 2 },
);
const goliath = pet("B.goliath", [
  fact("hp", 180, 180),
  fact("speed", 30),
  fact("role", "blocker"),
  fact("against", "A.ember_wing"),
  fact("duel", 1),
]);
const helper = pet("B.gloth", [
  fact("hp", 160, 160),
  fact("speed", 50),
  fact("role", "blocker"),
  fact("against", "A.ember_wing"),
  fact("duel", 1),
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
    expect(side.zones.get("front")?.size).toBe(2);
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

describe("duels", () => {
  it("have the number of their Attacker, and whoever blocks it", () => {
    expect(duelsOf(battle).map((duel) => [duel.number, duel.attacker?.id, duel.blockers.map((one) => one.id)])).toEqual(
      [[1, "A.ember_wing", ["B.goliath", "B.gloth"]]],
    );
  });
  it("are to come until all of them have acted", () => {
    expect(toCome(battle, 0).map((duel) => duel.number)).toEqual([1]);
    expect(toCome(battle, 1)).toEqual([]);
    const acted = (piece: Piece) => ({ ...piece, facts: [...piece.facts, fact("acted", 1)] });
    const over = viewOf([zone("front.A", [acted(wing)]), zone("front.B", [acted(goliath), acted(helper)])]);
    expect(toCome(over, 0)).toEqual([]);
  });
});

describe("forecasts", () => {
  const facts = [
    fact("cost", 2, 5),
    fact("strike", "A.ember_wing"),
    fact("against", "B.goliath"),
    fact("power", "blazing_talon"),
    fact("hit_chance", 75),
    fact("hit_damage", 40),
    fact("hp_after", 140, 180),
    fact("own_hp_after", 70, 110),
    fact("strike", "B.goliath"),
    fact("against", "A.ember_wing"),
    fact("hit_chance", 0),
    fact("hp_after", 60, 110),
    fact("first", "A.ember_wing"),
    fact("on", "B.gloth"),
    fact("hp", 100, 160),
  ];
  it("have each blow, who is first, the cost and other changes", () => {
    const found = forecastOf(facts);
    expect(found.strikes.map((one) => [one.from, one.to, one.chance, one.damage, one.after])).toEqual([
      ["A.ember_wing", "B.goliath", 75, 40, 140],
      ["B.goliath", "A.ember_wing", 0, null, 60],
    ]);
    expect([found.first, found.cost?.value]).toEqual(["A.ember_wing", 2]);
    expect(found.changes).toEqual([{ on: "B.gloth", facts: [fact("hp", 100, 160)] }]);
  });
  it("tell the HP after them, but not of a blow that cannot hit", () => {
    expect([...afterwards(forecastOf(facts))]).toEqual([
      ["B.goliath", 140],
      ["A.ember_wing", 70],
      ["B.gloth", 100],
    ]);
    expect(afterwards(null).size).toBe(0);
  });
  it("tell what a choice would cost the pet that it touches", () => {
    const previews = new Map([
      [
        "block gloth ember_wing",
        [
          fact("strike", "A.ember_wing"),
          fact("against", "B.gloth"),
          fact("hit_chance", 50),
          fact("hp_after", 110, 160),
        ],
      ],
    ]);
    const view = viewOf([zone("front.B", [pet("B.gloth", [fact("hp", 160, 160)])])]);
    expect(costOf(view, previews, option("block gloth ember_wing", "B.gloth"))).toBe(50);
    expect(costOf(view, previews, option("block goliath ember_wing", "B.goliath"))).toBe(null);
  });
  it("tell the faces that hit, unless a status may stop the striker", () => {
    expect(hitsFrom(75, wing)).toBe(6);
    expect(hitsFrom(5, wing)).toBe(20);
    expect(hitsFrom(0, wing)).toBe(null);
    expect(hitsFrom(38, wing)).toBe(null);
    expect(hitsFrom(40, { ...wing, tokens: { paralyze: 1 } })).toBe(null);
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

describe("blows", () => {
  const told = (rolling: boolean, ...lines: Line[]) =>
    lines.map((one, i) => ({ line: one, rolling: rolling && i === lines.length - 1 }));
  const rolled = line("rolled", "A.ember_wing", "B.goliath", 14);
  it("hide the die until it has stopped", () => {
    expect(blowOf(told(true, rolled))).toMatchObject({ striker: "A.ember_wing", target: "B.goliath", die: null });
    expect(blowOf(told(false, rolled))).toMatchObject({ die: 14, total: null, hit: null });
  });
  it("have their sum, and what came of them", () => {
    const hp = line("hp", "B.goliath", 150);
    expect(blowOf(told(false, rolled, line("hit", 14, 2, 16, 4), hp))).toEqual({
      striker: "A.ember_wing",
      target: "B.goliath",
      die: 14,
      bonus: 2,
      total: 16,
      miss: 4,
      hit: true,
      lines: [hp],
    });
    expect(blowOf(told(false, rolled, line("missed", 14, 2, 16, 20)))?.hit).toBe(false);
  });
  it("are followed by the next, and end with the turn", () => {
    const again = line("rolled", "B.goliath", "A.ember_wing", 2);
    expect(blowOf(told(false, rolled, again))?.striker).toBe("B.goliath");
    expect(blowOf(told(false, rolled, line("turn", 3, "A")))).toBe(null);
    expect(blowOf(told(false, line("gate", "A.ember_wing", 11)))).toMatchObject({ target: "", die: 11 });
  });
});

describe("changes", () => {
  it("add up what lies on a fact", () => {
    const by = (value: number) => ({ fact: "hit", by: value, source: "effect", rule: "MA-PET-05" });
    expect(changeOf({ ...wing, modifiers: [by(2), by(-3), { ...by(9), fact: "miss" }] }, "hit")).toBe(-1);
  });
});

describe("names", () => {
  it("have what is behind a comma on a line of its own", () => {
    expect(nameParts("Zephyra, Storm Roc")).toEqual(["Zephyra", "Storm Roc"]);
    expect(nameParts("Ol' Chomper")).toEqual(["Ol' Chomper", ""]);
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
