// What was told as a sequence: which beats there are, how many lines each has told, and which numbers it shows.

import { describe, expect, it } from "vitest";
import { beatsOf, figuresOf, TABLE, type Notes } from "@/table/beats";
import type { Line, Piece, View } from "@/wire/messages";

const NOTES: Notes = {
  attacks: { beat: "announce", roles: ["who", "target"] },
  rolled: { beat: "roll", roles: ["who", "die"] },
  summed: { beat: "roll", roles: ["die", "bonus", "sum", "needs"] },
  hurt: { beat: "damage", roles: ["target", "amount", "left_hp"] },
  paid: { beat: "quiet", roles: ["who", "amount", "left_mp"] },
  turn: { beat: "turn", roles: ["now_turn", "who"] },
  status: { beat: "status", roles: ["target", "status", "left"] },
  loses: { beat: "gain", roles: ["target", "fact", "left"] },
  drew: { beat: "draw", roles: ["who", "card"] },
  odd: { beat: "somersault", roles: [] },
};
const line = (what: string, ...values: (string | number | null)[]): Line => ({
  rule: "",
  what,
  args: values.map((value) => [typeof value === "number" ? "number" : "piece", value]),
});
const piece = (id: string, card: string, owner: number | null, facts: string[] = []): Piece => ({
  id,
  card,
  owner,
  facts: facts.map((name) => ({ name, value: 9, of: null })),
  tokens: {},
  modifiers: [],
});
const view = (...pieces: Piece[]) => ({ zones: [{ id: "z", pieces }] }) as unknown as View;

describe("a sequence", () => {
  it("rolls, stops and sums before anything is told of the die", () => {
    const beats = beatsOf(
      [line("attacks", "A.cat", "B.owl"), line("summed", 12, 3, 15, 9), line("hurt", "B.owl", 4, 5)],
      NOTES,
    );
    expect(beats.map((one) => [one.kind, one.told])).toEqual([
      ["announce", 1],
      ["roll", 1],
      ["stop", 2],
      ["sum", 2],
      ["damage", 3],
    ]);
    expect(beats.map((one) => one.index)).toEqual([0, 1, 2, 3, 4]);
    expect(beats.at(-1)!.roles).toEqual({ target: "B.owl", amount: 4, left_hp: 5 });
  });

  it("takes 300 to 500 ms a beat", () => {
    const beats = beatsOf(
      Object.keys(NOTES).map((what) => line(what, 1, 2, 3, 4)),
      NOTES,
    );
    expect(beats.length).toBeGreaterThan(8);
    for (const { kind, span } of beats) expect([kind, span >= 300 && span <= 500]).toEqual([kind, true]);
  });

  it("tells what is quiet with the beat before it, and gives a line that nobody notes a beat of its own", () => {
    const beats = beatsOf([line("rolled", "A", 3), line("paid", "A", 1, 2), line("mystery", 7), line("odd")], NOTES);
    expect(beats.map((one) => [one.kind, one.told])).toEqual([
      ["roll", 0],
      ["stop", 2],
      ["quiet", 4],
    ]);
  });

  it("is none where nothing is worth waiting for", () => {
    expect(beatsOf([line("drew", "A", "owl"), line("turn", 3, "A"), line("mystery")], NOTES)).toEqual([]);
    expect(beatsOf([line("hurt", "B.owl", 4, 5)], {})).toEqual([]);
    expect(beatsOf([], NOTES)).toEqual([]);
  });
});

describe("numbers", () => {
  const table = view(
    piece("A.cat", "cat", 0, ["hp"]),
    piece("foe.1", "hag", null),
    piece("x.1", "imp", 1),
    piece("x.2", "imp", 1),
  );

  it("are of the piece that is named, by its id or as the only one of its card", () => {
    expect(figuresOf(line("hurt", "A.cat", 4, 5), NOTES, table)).toEqual([
      { id: "A.cat", fact: "hp", value: 5, status: false },
    ]);
    expect(figuresOf(line("hurt", "hag", 4, 1), NOTES, table).map((one) => one.id)).toEqual(["foe.1"]);
    expect(figuresOf(line("hurt", "imp", 4, 1), NOTES, table)).toEqual([]);
    expect(figuresOf(line("hurt", null, 4, 1), NOTES, table)).toEqual([]);
  });

  it("of a seat are also of the one piece that stands for it", () => {
    expect(figuresOf(line("hurt", "A", 4, 5), NOTES, table).map((one) => one.id)).toEqual(["A", "A.cat"]);
    expect(figuresOf(line("paid", "A", 1, 2), NOTES, table)).toEqual([
      { id: "A", fact: "mp", value: 2, status: false },
    ]);
  });

  it("may be of a status, of a fact that is named, or of the whole table", () => {
    expect(figuresOf(line("status", "A.cat", "bleed", 2), NOTES, table)).toEqual([
      { id: "A.cat", fact: "bleed", value: 2, status: true },
    ]);
    expect(figuresOf(line("loses", "A.cat", "speed", 3), NOTES, table)).toEqual([
      { id: "A.cat", fact: "speed", value: 3, status: false },
    ]);
    expect(figuresOf(line("turn", 7, "A"), NOTES, table)).toEqual([
      { id: TABLE, fact: "turn", value: 7, status: false },
    ]);
  });

  it("that were not seen are not shown", () => {
    expect(figuresOf(line("hurt", "A.cat", 4, null), NOTES, table)).toEqual([]);
  });
});

describe("roles", () => {
  const notes: Notes = {
    status: { beat: "status", roles: ["target", "status", "left"], names: { status: ["bleed", "burn"] } },
    scored: { beat: "gain", roles: ["who", "side_points"] },
  };

  it("go by the words that their numbers stand for", () => {
    const owl = piece("B.owl", "owl", 1);
    expect(figuresOf(line("status", "B.owl", 1, 2), notes, view(owl))).toEqual([
      { id: "B.owl", fact: "burn", value: 2, status: true },
    ]);
  });

  it("of a side count for all its seats", () => {
    const seats = [0, 1, 0, 1].map((team, seat) => ({ seat, team }));
    const four = { ...view(), seats } as unknown as View;
    expect(figuresOf(line("scored", "B", 7), notes, four).map((one) => [one.id, one.value])).toEqual([
      ["B", 7],
      ["D", 7],
    ]);
  });
});
