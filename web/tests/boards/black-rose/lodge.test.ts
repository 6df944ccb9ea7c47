// The table of Black Rose as its board reads it.

import { describe, expect, it } from "vitest";
import {
  actionsTaken,
  activeAgainst,
  cellsOf,
  doorOf,
  effectOf,
  groupsOf,
  laidOn,
  laidOut,
  leashesOf,
  magesOf,
  questsOf,
  roomsOf,
  shapeOf,
  stepsBetween,
  tabletopOf,
  toldModel,
  trackOf,
} from "@/boards/black-rose/lodge";
import type { Fact, Line, OptionView, Piece, View, Zone } from "@/wire/messages";
import type { Words } from "@/words/game";

const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const piece = (id: string, card: string | null, owner: number | null, facts: Fact[] = [], under?: string): Piece => ({
  id,
  card,
  owner,
  facts,
  tokens: {},
  modifiers: [],
  ...(under ? { under } : {}),
});
const zone = (id: string, owner: number | null, pieces: Piece[], at?: [number, number]): Zone => ({
  id,
  owner,
  size: pieces.length,
  pieces,
  ...(at ? { at: { q: at[0], r: at[1], name: "", shared: false } } : {}),
});
const room = (name: string, q: number, r: number, facts: Fact[], models: Piece[] = []) =>
  zone(`room.${name}`, null, [piece(`room.${name}`, name, null, facts), ...models], [q, r]);

const forge = room(
  "forge",
  0,
  0,
  [
    fact("colour", "green"),
    fact("instability", 3, 4),
    fact("token", "available"),
    fact("cubes_a", 2),
    fact("cubes_rose", 1),
  ],
  [
    piece("lerna#2", "lerna", 1, [fact("wounds", 0, 5), fact("mode", "guard"), fact("token", "available")], "mage.B"),
    piece("mage.B", "tessa", 1, [fact("wounds", 10, 10), fact("cubes_a", 10)]),
    piece("malacoda#4", "malacoda", 0, [fact("wounds", 1, 3), fact("cubes_b", 1)]),
  ],
);
const crypt = room(
  "crypt",
  0,
  1,
  [fact("colour", "grey"), fact("instability", 0, 6), fact("token", "none"), fact("destroyed", 1)],
  [piece("drogon#1", "drogon", 0, [fact("wounds", 0, 3), fact("mode", "hunting"), fact("token", "activated")])],
);
const seat = (number: number, mage: string, facts: Fact[] = []) => ({
  seat: number,
  name: `${number}`,
  team: number,
  asked: false,
  facts: [fact("pp", number * 3), fact("mage", mage), ...facts],
  clock: null,
});
const view = {
  seat: 1,
  facts: [fact("round", 5), fact("phase", "action"), fact("moon", 2, 3), fact("rose", 9), fact("crown", "B")],
  seats: [seat(0, "nero"), seat(1, "tessa", [fact("move_attack", 1)]), seat(2, "marco")],
  zones: [
    forge,
    crypt,
    zone("cell.A", 0, [piece("mage.A", "nero", 0, [fact("wounds", 0, 10)])], [0, 2]),
    zone("cell.C", 2, [], [3, 0]),
    zone("sheet.A", 0, [
      piece("slot.A.1", null, 0, [fact("slot", "1"), fact("state", "active")]),
      piece("slot.A.quick", null, 0, [fact("slot", "quick"), fact("state", "ready")]),
    ]),
    zone("sheet.B", 1, [
      piece("slot.B.2", "bolt", 1, [fact("slot", "2"), fact("state", "ready"), fact("side", "reversed")]),
    ]),
    zone("quests.A", 0, [piece("quests.A", null, null)]),
    zone("quests.B", 1, [piece("quests.B.two_doors", "two_doors", null)]),
    zone("events", null, [
      piece("event.b", "b", null, [fact("space", 2)]),
      piece("event.a", "a", null, [fact("space", 1)]),
    ]),
  ],
  options: [],
} as unknown as View;

describe("the map", () => {
  it("a room has its colour, its cubes by owner, its token", () => {
    const words = { cards: new Map([["forge", { fields: { value: 2 } }]]) } as unknown as Words;
    const [first, second] = roomsOf(view, words);
    expect(first).toMatchObject({ colour: "green", instability: 3, limit: 4, value: 2, token: "available" });
    expect(laidOut(first!.cubes)).toEqual(["A", "A", "rose"]);
    expect(first).toMatchObject({ unstable: false, destroyed: false });
    expect(second).toMatchObject({ destroyed: true, value: 0 });
  });

  it("a guarding Familiar stands with its Mage, others alone", () => {
    const groups = groupsOf(roomsOf(view)[0]!.models);
    expect(groups.map((one) => one.models.map((model) => model.id))).toEqual([["mage.B", "lerna#2"], ["malacoda#4"]]);
    expect(groups[1]!.models[0]!.kind).toBe("evocation");
  });

  it("who has every wound slot full is at the brink", () => {
    const [mage] = groupsOf(roomsOf(view)[0]!.models)[0]!.models;
    expect(mage!.wounds).toMatchObject({ now: 10, of: 10, brink: true });
  });

  it("a hunting Familiar is tied to its Mage, wherever that is", () => {
    expect(leashesOf(view)).toMatchObject([
      { familiar: "drogon#1", seat: 0, from: { id: "room.crypt" }, to: { id: "cell.A" } },
    ]);
  });

  it("a model that was told of is found, with its number or without", () => {
    const found = ["drogon#1", "drogon", "mage.A", "A", "drogon#2"].map((told) => toldModel(view, told)?.id);
    expect(found).toEqual(["drogon#1", "drogon#1", "mage.A", "mage.A", undefined]);
  });

  it("a Cell has one door", () => {
    const [cell, far] = cellsOf(view);
    expect(doorOf(roomsOf(view), cell!)?.id).toBe("room.crypt");
    expect(doorOf(roomsOf(view), far!)).toBeNull();
    expect(stepsBetween({ q: -2, r: 0 }, { q: 2, r: 0 })).toBe(4);
  });
});

describe("Mages", () => {
  it("stand in the order of play, the own one last", () => {
    expect(magesOf(view).map((one) => one.letter)).toEqual(["C", "A", "B"]);
    expect(magesOf(view).map((one) => one.order)).toEqual([2, 3, 1]);
    expect(magesOf(view).at(-1)).toMatchObject({ crown: true, tokens: { move_activate: false, move_attack: true } });
  });

  it("have the shapes of their Mages, the Rose the flower", () => {
    expect((["A", "B", "C", "rose"] as const).map((one) => shapeOf(view, one))).toEqual([
      "diamond",
      "circle",
      "cross",
      "flower",
    ]);
  });

  it("have four slots, empty ones too", () => {
    const nero = magesOf(view).find((one) => one.letter === "A")!;
    expect(nero.slots.map((one) => one.state)).toEqual(["active", "empty", "empty", "ready"]);
    expect(activeAgainst(view, 1)).toMatchObject([{ mage: { letter: "A" }, count: 1 }]);
  });

  it("only the holder reads Quests", () => {
    expect(questsOf(view, 0)).toEqual([]);
    expect(questsOf(view, 1).map((one) => one.card)).toEqual(["two_doors"]);
  });

  it("the side of a prepared spell is found in every language", () => {
    const parts = ["aufrecht", "umgedreht"].map((name) => ({
      part: "side",
      name,
      text: name,
      fields: { type: "trap" },
    }));
    const words = { cards: new Map([["bolt", { parts }]]), word: () => "umgedreht" } as unknown as Words;
    expect(effectOf(words, magesOf(view).at(-1)!.slots[1]!)).toMatchObject({ name: "reversed", text: "umgedreht" });
  });
});

it("the table has its Events by their spaces, and everybody on the track", () => {
  expect(tabletopOf(view)).toMatchObject({
    round: 5,
    phase: "action",
    moon: 2,
    moons: 3,
    rose: 9,
    crown: "B",
    turn: "",
  });
  expect(tabletopOf(view).events.map((one) => one.piece.card)).toEqual(["a", "b"]);
  expect(trackOf(view)).toEqual([
    { owner: "A", points: 0 },
    { owner: "B", points: 3 },
    { owner: "C", points: 6 },
    { owner: "rose", points: 9 },
  ]);
});

it("what an Action does lies on its token, and on the Familiar itself in other questions", () => {
  const option = (notation: string, touches: string[] = []): OptionView => ({
    code: 0,
    notation,
    touches,
    standing: false,
  });
  const all = [
    option("move_attack"),
    option("frenzy move_attack"),
    option("launch", ["x#1"]),
    option("cast", ["slot.B.2"]),
  ];
  expect(laidOn([...all, option("end")], "B", "choose_action").map((one) => one.touches)).toEqual([
    ["token.B.move_attack"],
    ["token.B.move_attack"],
    ["token.B.launch"],
    ["slot.B.2"],
    [],
  ]);
  expect(laidOn(all, "B", "next_evocation")).toBe(all);
  const once = laidOn(all, "B", "choose_action");
  expect(laidOn(once, "B", "choose_action").every((one, i) => one === once[i])).toBe(true);
});

it("Actions are counted from the beginning of the turn", () => {
  const line = (what: string, who: string): Line => ({ rule: "", what, args: [["seat", who]] });
  const lines = [line("turn", "A"), line("acted", "A"), line("turn", "B"), line("acted", "B"), line("acted", "B")];
  expect(actionsTaken(lines, "B")).toBe(2);
  expect(actionsTaken(lines, "A")).toBe(0);
});
