// The way that somebody walks, and what can be chosen without a place on the board.

import { describe, expect, it } from "vitest";
import { lettersOf } from "@/boards/black-rose/lodge";
import { bareCards, trayOf } from "@/boards/black-rose/tray";
import { trailOf, walkerOf, wayOf } from "@/boards/black-rose/way";
import type { Line, OptionView, Piece, View } from "@/wire/messages";
import type { Words } from "@/words/game";

const piece = (id: string, owner: number | null = null): Piece => ({
  id,
  card: id,
  owner,
  facts: [],
  tokens: {},
  modifiers: [],
});
const room = (name: string, q: number, r: number, ...models: Piece[]) => ({
  id: `room.${name}`,
  owner: null,
  size: 1,
  pieces: [piece(`room.${name}`), ...models],
  at: { q, r, name: "", shared: false },
});
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});
const moved = (who: string, to: string): Line => ({
  rule: "",
  what: "moved",
  args: [
    ["piece", who],
    ["card", to],
  ],
});
const acted: Line = {
  rule: "",
  what: "acted",
  args: [
    ["seat", "A"],
    ["option", "move_activate"],
  ],
};

const step = option("step c", "room.c");
const view = {
  seat: 0,
  seats: [],
  zones: [
    room("a", 0, 0),
    room("b", 1, 0, piece("mage.A", 0)),
    room("c", 2, 0),
    room("d", 0, 1, { ...piece("imp#3", 0), card: "imp" }),
  ],
  options: [step],
} as unknown as View;

describe("the way", () => {
  it("is of the own Mage, from where the Action began", () => {
    const lines = [moved("A", "a"), acted, moved("A", "b"), moved("B", "d")];
    expect(walkerOf(view, lines)).toBe("mage.A");
    expect(trailOf(view, lines, "mage.A")).toEqual(["room.a", "room.b"]);
    expect(wayOf(view, lines, step)).toEqual(["room.a", "room.b", "room.c"]);
    expect(wayOf(view, lines, null)).toEqual(["room.a", "room.b"]);
  });

  it("is of the Evocation that acts", () => {
    const acts: Line = {
      rule: "",
      what: "evocation_acts",
      args: [
        ["seat", "A"],
        ["piece", "imp"],
      ],
    };
    const near = { ...view, options: [option("step a", "room.a")] } as View;
    expect(walkerOf(near, [acts])).toBe("imp#3");
    expect(wayOf(near, [acts], near.options[0]!)).toEqual(["room.d", "room.a"]);
  });

  it("is not drawn where nobody walks, or it cannot be told who", () => {
    expect(wayOf({ ...view, options: [option("room a", "room.a")] } as View, [], null)).toEqual([]);
    expect(wayOf({ ...view, options: [option("step d", "room.d")] } as View, [], null)).toEqual([]);
  });
});

it("what lies nowhere on the board is in the tray, each once; decks by their names", () => {
  const looked = { id: "looking.A", owner: 0, size: 2, pieces: [piece("looking.A.x"), piece("looking.A.x")] };
  const deck = { id: "library.illusion", owner: null, size: 9, pieces: [] };
  const glowing = new Set(["looking.A.x", "library.illusion", "room.a"]);
  const found = trayOf({ ...view, zones: [...view.zones, looked, deck] } as View, glowing);
  expect(found.map((one) => [one.id, one.card])).toEqual([
    ["looking.A.x", "looking.A.x"],
    ["library.illusion", null],
  ]);
});

it("a choice that only names a card is shown as the card", () => {
  const words = { cards: new Map([["nero", {}]]) } as unknown as Words;
  const found = bareCards([option("mage nero"), option("show nero", "quests.A.nero"), option("done")], words);
  expect(found.map((one) => one.option.notation)).toEqual(["mage nero"]);
});

it("no two colours have the same letters", () => {
  const words = { word: (word: string) => word } as unknown as Words;
  const colours = ["blue", "yellow", "green", "red", "purple", "grey", "black"];
  const found = colours.map((one) => lettersOf(words, one));
  expect(new Set(found).size).toBe(colours.length);
  expect(found).toEqual(["Be", "Ye", "Gn", "Re", "Pu", "Gy", "Bk"]);
});
