// The table as the board reads it: players in turn order after the own seat, what lies on what, choices and where they lie.

import { expect, it } from "vitest";
import { playersOf, poolChoices, poolsOf, splitsOf, stacksOf, trayOf } from "@/boards/friendomancy/parlor";
import type { Fact, OptionView, Piece, View, Zone } from "@/wire/messages";

const fact = (name: string, value: string | number): Fact => ({ name, value, of: null });
const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
  id,
  card: id.split("#")[0]!,
  owner: null,
  facts: [],
  tokens: {},
  modifiers: [],
  ...more,
});
const zone = (id: string, pieces: Piece[] = [], size = pieces.length): Zone => ({ id, owner: null, size, pieces });
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});

function view(zones: Zone[], seats: [place: number, money: number][], own = 0): View {
  return {
    game: "friendomancy",
    rules: 1,
    seat: own,
    n: 1,
    seats: seats.map(([place, money], seat) => ({
      seat,
      name: `P${seat}`,
      team: seat,
      asked: false,
      facts: [fact("money", money), fact("place", place)],
      clock: null,
    })),
    zones: [...seats.map((_, i) => zone(`hand.${"ABCDEF"[i]}`)), ...zones],
    facts: [fact("turn", "B")],
    prompt: null,
    options: [],
    log: [],
    result: null,
  };
}

it("players come in turn order from the one after the own seat, which is the last", () => {
  const seats: [number, number][] = [
    [2, 10],
    [1, 5],
    [3, -2],
  ];
  expect(playersOf(view([], seats)).map((one) => one.letter)).toEqual(["C", "B", "A"]);
  // who looks on sees whose turn it is in front
  expect(playersOf(view([], seats, 6)).map((one) => one.letter)).toEqual(["A", "C", "B"]);
});

it("what lies under a card goes with it, and known places of a pile are no cards on it", () => {
  const pieces = [piece("couch#3"), piece("under", { under: "couch#3", card: null }), piece("deck.A.owl")];
  expect(stacksOf(pieces)).toEqual([{ piece: pieces[0], under: [pieces[1]] }]);
});

it("a Pool has its Foes, its toll and who lurks beside it", () => {
  const foe = piece("goose#1", { facts: [fact("toll", 1), fact("pile", "magic")] });
  const other = piece("dragon#2", { facts: [fact("toll", 4), fact("pile", "magic")] });
  const lurking = piece("crows#3", { facts: [fact("pile", "curse")] });
  const pools = poolsOf(view([zone("pool.magic", [foe, other], 40), zone("lurk", [lurking])], [[1, 20]]));
  expect(pools.map((one) => [one.kind, one.size, one.toll, one.lurking.length])).toEqual([
    ["friend", 0, 0, 0],
    ["magic", 40, 5, 0],
    ["curse", 0, 0, 1],
    ["whatever", 0, 0, 0],
  ]);
});

it("choices of the Draw Step lie on their Pool, splits are found by their counts", () => {
  const options = [
    option("deck", "deck.A"),
    option("draw magic", "pool.magic"),
    option("add magic 1"),
    option("add curse 2"),
  ];
  expect(poolChoices(options, "magic").draw!.notation).toBe("draw magic");
  expect(poolChoices(options, "magic").add.map((one) => one.notation)).toEqual(["add magic 1"]);
  expect(splitsOf([option("third 4200"), option("split 1221"), option("pass")]).size).toBe(2);
});

it("cards that can be chosen and lie nowhere on the board are in the tray, each once", () => {
  const zones = [
    zone("discard.A", [piece("discard.A.owl"), piece("discard.A.owl"), piece("discard.A.ham")]),
    zone("board.A", [piece("cat#1")]),
  ];
  const found = trayOf(view(zones, [[1, 20]]), new Set(["discard.A.owl", "cat#1"]));
  expect(found.map((one) => one.id)).toEqual(["discard.A.owl"]);
});
