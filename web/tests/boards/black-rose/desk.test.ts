// The desk of Black Rose: what is laid out, what is sent of it, causes, results, splits, schools.

import { describe, expect, it } from "vitest";
import { causeOf } from "@/boards/black-rose/desk/cause";
import { sharesOf } from "@/boards/black-rose/desk/measure";
import {
  canLie,
  flip,
  laidIn,
  lay,
  leftInHand,
  move,
  nextPart,
  nextSlot,
  partOf,
  takeBack,
  type Laid,
} from "@/boards/black-rose/desk/prepare";
import { changesOf, comparedWith } from "@/boards/black-rose/desk/results";
import { splitsOf } from "@/boards/black-rose/desk/split";
import { deskFor, namedSchools, schoolsOf } from "@/boards/black-rose/desk/study";
import type { Fact, Line, OptionView, Piece, View, Zone } from "@/wire/messages";

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
const zone = (id: string, owner: number | null, pieces: Piece[], at = false): Zone => ({
  id,
  owner,
  size: pieces.length,
  pieces,
  ...(at ? { at: { q: 0, r: 0, name: "", shared: false } } : {}),
});
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});
const line = (what: string, ...args: [string, string | number][]): Line => ({ rule: "", what, args });

const slot = (name: string, card: string, side: string) =>
  piece(`slot.A.${name}`, card, 0, [fact("slot", name), fact("state", "ready"), fact("side", side)]);
const view = {
  game: "black-rose",
  seat: 0,
  seats: [
    { seat: 0, name: "", facts: [fact("mage", "tessa"), fact("wounds", 4, 10), fact("pp", 3)] },
    { seat: 1, name: "", facts: [fact("mage", "nero"), fact("wounds", 1, 10), fact("pp", 5)] },
  ],
  facts: [fact("rose", 7)],
  zones: [
    zone(
      "room.forge",
      null,
      [
        piece("room.forge", "forge", null, [fact("instability", 2, 4)]),
        piece("mage.A", "tessa", 0, [fact("wounds", 4, 10), fact("cubes_b", 4)]),
        piece("lerna#1", "lerna", 0, [fact("wounds", 3, 5), fact("mode", "guard")], "mage.A"),
      ],
      true,
    ),
    zone("hand.A", 0, [piece("hand.A.gaze", "gaze", null), piece("hand.A.fireball", "fireball", null)]),
    zone("sheet.A", 0, [slot("1", "light_cape", "upright"), slot("quick", "maelstrom", "reversed")]),
    zone("library.illusion", null, []),
    zone("library.forgotten", null, []),
    zone("discard.illusion", null, [piece("discard.illusion.gaze", "gaze", null)]),
  ],
  options: [0, 1, 2, 3].map((count) => option(`split ${count}`)),
} as unknown as View;

const one: Laid = { card: "gaze", slot: "1", side: "upright" };
const two: Laid = { card: "fireball", slot: "2", side: "reversed" };
const quick: Laid = { card: "maelstrom", slot: "quick", side: "upright" };

describe("a Preparation that is laid out", () => {
  it("is read from the sheet, in the order in which it was given", () => {
    expect(laidIn(view, 0)).toEqual([
      { card: "light_cape", slot: "1", side: "upright" },
      { card: "maelstrom", slot: "quick", side: "reversed" },
    ]);
  });

  it("fills Standard slots without gaps, and Quick at any time", () => {
    expect(nextSlot([])).toBe("1");
    expect(canLie([], "2")).toBe(false);
    expect(canLie([], "quick")).toBe(true);
    expect(nextSlot([one, two])).toBe("3");
    expect(lay([], "gaze", "upright", "3")).toEqual([]);
    expect(nextSlot([one, two, { ...one, slot: "3" }, quick])).toBeNull();
  });

  it("lets what lies in a slot make way", () => {
    expect(lay([one, two], "maelstrom", "upright", "1")).toEqual([{ ...quick, slot: "1" }, two]);
  });

  it("turns a card, and closes up when one is taken back", () => {
    expect(flip([one, two], "2")).toEqual([one, { ...two, side: "upright" }]);
    expect(takeBack([one, two, quick], "1")).toEqual([{ ...two, slot: "1" }, quick]);
  });

  it("exchanges two cards, and closes up behind one that moves away", () => {
    expect(move([one, two], "1", "2")).toEqual([
      { ...two, slot: "1" },
      { ...one, slot: "2" },
    ]);
    expect(move([one, two], "1", "quick")).toEqual([
      { ...two, slot: "1" },
      { ...one, slot: "quick" },
    ]);
    expect(move([one], "1", "3")).toEqual([one]);
    expect(move([one], "1", "1")).toEqual([one]);
  });

  it("leaves in the hand what lies nowhere, also what was just taken back", () => {
    const cards = (laid: Laid[]) => leftInHand(view, 0, laid).map((left) => left.card);
    expect(cards(laidIn(view, 0))).toEqual(["fireball", "gaze"]);
    expect(cards([one])).toEqual(["fireball", "light_cape", "maelstrom"]);
  });
});

describe("what is sent of it", () => {
  it("is the next part that is missing, Standard slots first", () => {
    expect(nextPart([], [quick, two, one])).toBe("lay gaze 1 upright");
    expect(nextPart([one], [one, quick])).toBe("lay maelstrom quick upright");
    expect(nextPart([quick, one], [one, quick])).toBeNull();
  });

  it("takes back as long as something lies there that is not wanted", () => {
    expect(nextPart([one, two], [{ ...one, side: "reversed" }, two])).toBe("back");
    expect(nextPart([one], [])).toBe("back");
    expect(nextPart([], [])).toBeNull();
  });

  it("ends for every change", () => {
    const wanted = [{ ...two, slot: "1" as const }, { ...one, slot: "2" as const }, quick];
    let known: Laid[] = [one, two];
    for (let steps = 0; steps < 10; steps++) {
      const part = nextPart(known, wanted);
      if (part === null) break;
      known = part === "back" ? known.slice(0, -1) : [...known, partOf(part)!];
    }
    expect(known).toEqual(wanted);
  });

  it("is read from a notation", () => {
    expect(partOf("lay gaze quick reversed")).toEqual({ card: "gaze", slot: "quick", side: "reversed" });
    expect(partOf("ready")).toBeNull();
  });
});

describe("the cause of a window", () => {
  const owners = (model: string) => ({ "mage.A": "A", "mage.B": "B", "drogon#2": "B" })[model] ?? "";

  it("is the last spell of somebody else, with its side and what it is aimed at", () => {
    const lines = [
      line("cast", ["seat", "A"], ["card", "gaze"], ["number", 0]),
      line("cast", ["seat", "B"], ["card", "fireball"], ["number", 1]),
      line("aimed_room", ["seat", "B"], ["card", "forge"]),
      line("moved", ["piece", "mage.A"], ["card", "forge"]),
    ];
    const cause = causeOf(lines, "A", owners)!;
    expect(cause).toMatchObject({ by: "B", card: "fireball", side: "reversed" });
    expect(cause.lines.map((told) => told.what)).toEqual(["cast", "aimed_room"]);
  });

  it("may be an attack or a step of a model, which has no card", () => {
    const attack = [line("attacked", ["piece", "drogon#2"], ["piece", "mage.A"])];
    expect(causeOf(attack, "A", owners)).toMatchObject({ by: "B", card: "", side: "" });
    expect(causeOf([line("moved", ["piece", "mage.B"], ["card", "forge"])], "A", owners)?.by).toBe("B");
  });

  it("may be an Event, or nothing that is known", () => {
    const event = [line("event_works", ["card", "falling_petals"])];
    expect(causeOf(event, "A", owners)).toMatchObject({ by: "", card: "falling_petals", side: "" });
    expect(causeOf([line("turn", ["seat", "A"])], "A", owners)).toBeNull();
  });
});

describe("what an answer would do", () => {
  const through = [fact("on", "A"), fact("wounds_after", 7, 10), fact("on", "forge"), fact("instability_after", 3, 4)];

  it("is told with the numbers before and after", () => {
    expect(changesOf(view, through)).toEqual([
      { on: "A", kind: "wounds", now: 4, then: 7, of: 10 },
      { on: "forge", kind: "instability", now: 2, then: 3, of: 4 },
    ]);
    const more = [fact("on", "rose"), fact("pp_after", 9), fact("on", "lerna#1"), fact("falls", 1)];
    expect(changesOf(view, more)).toEqual([
      { on: "rose", kind: "pp", now: 7, then: 9, of: 0 },
      { on: "lerna#1", kind: "falls", now: 0, then: 0, of: 0 },
    ]);
  });

  it("names who is spared by it", () => {
    const revealed = [fact("on", "B"), fact("wounds_after", 4, 10)];
    expect(comparedWith(view, revealed, through)).toEqual([
      { on: "A", kind: "spared", now: 4, then: 4, of: 10 },
      { on: "B", kind: "wounds", now: 1, then: 4, of: 10 },
    ]);
    expect(comparedWith(view, through, through).map((change) => change.kind)).toEqual(["wounds", "instability"]);
  });
});

describe("damage that is shared out", () => {
  const foreseen: Record<string, Fact[]> = {
    "split 0": [fact("on", "lerna#1"), fact("falls", 1)],
    "split 1": [fact("on", "A"), fact("wounds_after", 5, 10), fact("on", "lerna#1"), fact("falls", 1)],
    "split 2": [fact("on", "A"), fact("wounds_after", 6, 10), fact("on", "lerna#1"), fact("wounds_after", 4, 5)],
    "split 3": [fact("on", "A"), fact("wounds_after", 7, 10)],
  };

  it("has a stop for each way, from all on the Mage on, and tells who would fall", () => {
    const splits = splitsOf(view, (notation) => foreseen[notation] ?? []);
    expect(splits.map((split) => [split.mage.takes, split.familiar.takes])).toEqual([
      [3, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ]);
    expect(splits.map((split) => split.familiar.falls)).toEqual([false, false, true, true]);
    expect(splits[0]!.mage).toEqual({ takes: 3, then: 7, of: 10, falls: false });
  });

  it("is guessed as long as nothing is foreseen", () => {
    expect(splitsOf(view, () => []).map((split) => split.familiar.takes)).toEqual([0, 1, 2, 3]);
  });
});

describe("a Study", () => {
  it("knows the schools that can be named", () => {
    expect(schoolsOf(view).map(({ id, discards }) => [id, discards])).toEqual([["library.illusion", 1]]);
  });

  it("reads what was named since the phase began", () => {
    const lines = [
      line("named", ["seat", "A"], ["option", "school illusion"]),
      line("phase", ["number", 2]),
      line("named", ["seat", "B"], ["option", "school necromancy"]),
      line("named", ["seat", "A"], ["option", "school necromancy"]),
    ];
    expect(namedSchools(lines, "A")).toEqual(["necromancy"]);
  });

  it("hands questions of others to the tray", () => {
    expect(deskFor("reveal_trap", "action", true)).toBe("reaction");
    expect(deskFor("prepare", "preparation", true)).toBe("preparation");
    expect(deskFor("keep", "study", true)).toBe("study");
    expect(deskFor("pick_school", "study", true)).toBe("tray");
    expect(deskFor("", "study", false)).toBe("study");
  });
});

describe("the height of a card", () => {
  const effect = (text: string) => ({ name: "upright" as const, text, type: "", element: "", target: "", range: "" });
  const sides = [{ head: "▲ Combat single 2", effect: effect("3 damage.") }];

  it("goes to the picture as far as texts leave it", () => {
    expect(sharesOf("Gaze", sides, 160, 284, false)).toMatchObject({ texts: true });
    expect(sharesOf("Gaze", sides, 160, 284, false).picture).toBeCloseTo((142 * 220) / 300, 5);
  });

  it("leaves texts out where there is too little", () => {
    const long = [{ head: "▲ Combat single 2", effect: effect("damage ".repeat(40)) }];
    expect(sharesOf("Gaze", long, 120, 200, true).texts).toBe(false);
  });
});
