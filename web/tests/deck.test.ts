// A deck: as people write it, what it has of what it is asked for, what a server says of it.

import { describe, expect, it } from "vitest";
import {
  cardsOf,
  deckSettings,
  decisive,
  faultsByRule,
  gridOf,
  idsOf,
  mostCopies,
  readDeck,
  talliesOf,
  writeDeck,
} from "@/parts/deck";
import { readCardSetting, wordsFor, writeCardSetting } from "@/parts/card-setting";
import type { CardInfo, GameInfo, QuotaInfo, SettingInfo } from "@/wire/messages";

const card = (id: string, name: string, kind = "pet", cost?: number) =>
  ({ id, name, kind, text: "", fields: cost === undefined ? {} : { cost }, parts: [] }) as unknown as CardInfo;
const CARDS = [
  card("goliath", "Goliath"),
  card("silver_paw", "Silver Paw"),
  card("silver_paw", "Silberpfote"),
  card("ol_chomper", "Ol' Chomper"),
  card("2_faces", "2 Faces"),
];
const read = (text: string) => readDeck(text, CARDS);

describe("a deck as text", () => {
  it("has a card on each line, by its name in any of the languages or by its id", () => {
    expect(read("Goliath\nsilver paw\n\n# my pets\n Silberpfote \nsilver_paw\nOl’ Chomper")).toEqual({
      cards: ["goliath", "silver_paw", "silver_paw", "silver_paw", "ol_chomper"],
      faults: [],
    });
  });

  it("may have a number before a card", () => {
    expect(read("2 Goliath\n2x Silver Paw\n3 × goliath").cards).toEqual([
      ...["goliath", "goliath", "silver_paw", "silver_paw"],
      ...["goliath", "goliath", "goliath"],
    ]);
    expect(read("2 Faces").cards).toEqual(["2_faces"]);
  });

  it("may be the ids on one line, as a server keeps them", () => {
    const pets = ["goliath", "silver_paw", "goliath"];
    expect(read("goliath silver_paw goliath")).toEqual({ cards: pets, faults: [] });
    expect(read("2 goliath 1 silver_paw").cards).toEqual(["goliath", "goliath", "silver_paw"]);
  });

  it("comes back exactly as it was written", () => {
    const cards = ["silver_paw", "goliath", "goliath", "goliath", "2_faces", "2_faces"];
    const text = writeDeck(cards);
    expect(text).toBe("1 silver_paw\n3 goliath\n2 2_faces");
    expect(read(text)).toEqual({ cards, faults: [] });
    expect(idsOf(text)).toEqual(cards);
    expect(writeDeck(read(text).cards)).toBe(text);
    expect(writeDeck([])).toBe("");
  });

  it("says of each line that it cannot read which one it is, what came, and what would be right", () => {
    const text = "Goliath\n\n99 Foo\n<script>\nhello goliath\n-1 Goliath\n1000000 Goliath\n0 Goliath\n3 Golliat";
    const none = { why: "card", near: "" };
    expect(read(text)).toEqual({
      cards: ["goliath"],
      faults: [
        { line: 3, came: "99 Foo", ...none },
        { line: 4, came: "<script>", ...none },
        { line: 5, came: "hello goliath", ...none },
        { line: 6, came: "-1 Goliath", why: "count", near: "" },
        { line: 7, came: "1000000 Goliath", why: "count", near: "" },
        { line: 8, came: "0 Goliath", why: "count", near: "" },
        { line: 9, came: "3 Golliat", why: "card", near: "Goliath" },
      ],
    });
  });
});

describe("a deck as a server keeps it", () => {
  const game = { premade: [{ text: "list mine", cards: ["a", "a", "b"] }] } as unknown as GameInfo;

  it("is one that comes with the game, or ids with numbers", () => {
    expect(cardsOf(game, " list mine ")).toEqual(["a", "a", "b"]);
    expect(cardsOf(game, "2 a\nb, c")).toEqual(["a", "a", "b", "c"]);
    expect(cardsOf(null, "")).toEqual([]);
  });
});

const quota = (low: number, high: number, more: Partial<QuotaInfo> = {}): QuotaInfo => ({
  rule: "FR-SETUP-04",
  low,
  high,
  kind: "",
  cost: null,
  copies: false,
  ...more,
});
const whole = quota(4, 4);
const printed = new Map(
  [card("kevin", "Kevin", "friend", 0), card("owl", "Owl", "friend", 1), card("ham", "Ham", "whatever", 0)].map(
    (one) => [one.id, one],
  ),
);

describe("what a deck is asked for", () => {
  it("is counted by kind and cost; cards that nobody knows count as cards", () => {
    const quotas = [
      whole,
      quota(2, 2, { kind: "friend", cost: 0 }),
      quota(1, 1, { kind: "friend", cost: 1 }),
      quota(1, 1, { kind: "whatever", cost: 0 }),
      quota(0, 2, { copies: true }),
    ];
    const tallies = talliesOf(quotas, ["kevin", "owl", "owl", "stranger"], printed);
    expect(tallies.map(({ count, missing, over }) => [count, missing, over])).toEqual([
      [4, 0, 0],
      [1, 1, 0],
      [2, 0, 1],
      [0, 1, 0],
    ]);
    expect(mostCopies(quotas)).toBe(2);
    const grid = gridOf(tallies);
    expect(grid.costs).toEqual([0, 1]);
    expect(grid.rows.map(({ kind, cells }) => [kind, cells.map((one) => one?.count ?? null)])).toEqual([
      ["friend", [1, 2]],
      ["whatever", [0, null]],
    ]);
  });

  it("has one column where costs do not matter, and no row where kinds do not", () => {
    const tallies = talliesOf([whole, quota(2, 3, { kind: "friend" })], ["kevin", "owl"], printed);
    expect(gridOf(tallies)).toEqual({ costs: [], rows: [{ kind: "friend", cells: [tallies[1]] }] });
    expect(tallies[1]).toMatchObject({ count: 2, missing: 0, over: 0 });
    expect(gridOf(talliesOf([whole], ["kevin"], printed)).rows).toEqual([]);
    expect(mostCopies([whole])).toBeNull();
  });
});

describe("what a server says of a deck", () => {
  it("is sorted by rule, in the order in which it came", () => {
    expect(faultsByRule(["FR-SETUP-03: one", "FR-SETUP-04: two", "something else", "FR-SETUP-03: three"])).toEqual([
      { rule: "FR-SETUP-03", lines: ["one", "three"] },
      { rule: "FR-SETUP-04", lines: ["two"] },
      { rule: "", lines: ["something else"] },
    ]);
    expect(faultsByRule([])).toEqual([]);
  });

  it("depends on a few settings of a table", () => {
    const setting = (name: string, ...values: string[]) => ({ name, values }) as SettingInfo;
    const game = {
      settings: [setting("cards", "balanced", "spec"), setting("rounds", "5"), setting("format", "a", "b")],
      deck_settings: { decks: "own" },
      deck_choices: ["format"],
    } as unknown as GameInfo;
    expect(decisive(game).map((one) => one.name)).toEqual(["format", "cards"]);
    expect(deckSettings(game, { format: "b", rounds: "5", cards: "own" })).toEqual({ format: "b", decks: "own" });
  });
});

describe("a setting that names cards", () => {
  const setting = {
    name: "foes",
    values: ["none", "random", "2 goose, owl"],
    counted: "random",
    low: 1,
    high: 100,
  } as SettingInfo;
  const cards = new Map([
    ["goose", 2],
    ["owl", 1],
  ]);

  it("is one of its words, one with a number, or cards", () => {
    expect(wordsFor(setting)).toEqual(["none", "random"]);
    expect(readCardSetting(setting, "none")).toEqual({ word: "none", number: null, cards: new Map() });
    expect(readCardSetting(setting, "random 6")).toEqual({ word: "random", number: 6, cards: new Map() });
    expect(readCardSetting(setting, "2 goose, owl")).toEqual({ word: "", number: null, cards });
  });

  it("is written as it is read", () => {
    for (const value of ["none", "random", "random 6", "2 goose, owl"])
      expect(writeCardSetting(setting, readCardSetting(setting, value))).toBe(value);
    expect(writeCardSetting(setting, { word: "", number: null, cards: new Map([["owl", 0]]) })).toBe("none");
    expect(writeCardSetting(setting, { word: "none", number: 3, cards: new Map() })).toBe("none");
  });
});
