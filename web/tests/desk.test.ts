// A ruling as it is put together at the desk.

import { describe, expect, it } from "vitest";
import { NO_COURT } from "@/table/desk/lists";
import {
  differences,
  groupOf,
  holds,
  isWhole,
  readAgain,
  readRuling,
  slotsOf,
  UNFINISHED,
  written,
} from "@/table/desk/ruling";
import { faultWords, operationWords, rulingWords } from "@/table/desk/spoken";
import type { OperationInfo, Piece, View } from "@/wire/messages";
import type { Words } from "@/words/game";
import { speech } from "@/words/ui.svelte";
import { pretendBrowser } from "./browser";

const operation = (name: string, form: string): OperationInfo => ({ name, form, anywhere: false });

describe("a form", () => {
  it.each([
    ["PLAYER AMOUNT", ["PLAYER", "AMOUNT"]],
    ["CARD to PLACE [with_under] [as_event]", ["CARD", "PLACE", "flag", "flag"]],
    ["CARD AMOUNT turn|game [for PLAYER]", ["CARD", "AMOUNT", "choice", "PLAYER"]],
    ["PLAYER ACT[, ACT] until turn|round|game", ["PLAYER", "ACT", "ACT", "choice"]],
    ["ENTRY [PILE ...]", ["ENTRY"]],
    ["ENTRY [none|touched]", ["ENTRY", "choice"]],
    ["", []],
  ])("%s has its parts", (form, kinds) => {
    expect(slotsOf(form).map((slot) => slot.kind)).toEqual(kinds);
  });

  it("is written with its small words, and without what was left open", () => {
    const move = operation("move_card", "CARD to PLACE [with_under] [as_event]");
    expect(written({ operation: move, values: ["#17", "hand B", "", "as_event"] })).toBe(
      "move_card #17 to hand B as_event",
    );
    const power = operation("modify_power", "CARD AMOUNT turn|game [for PLAYER]");
    expect(written({ operation: power, values: ["#3", "-2", "turn", "B"] })).toBe("modify_power #3 -2 turn for B");
    const forbid = operation("forbid", "PLAYER ACT[, ACT] until turn|round|game");
    expect(written({ operation: forbid, values: ["A", "attack *", "", "round"] })).toBe(
      "forbid A attack * until round",
    );
    expect(written({ operation: forbid, values: ["A", "attack #3", "at B", "turn"] })).toBe(
      "forbid A attack #3, at B until turn",
    );
  });

  it("is whole when all that it needs is there", () => {
    const money = operation("adjust_money", "PLAYER AMOUNT");
    expect(isWhole({ operation: money, values: ["B", ""] })).toBe(false);
    expect(isWhole({ operation: money, values: ["B", "-6"] })).toBe(true);
    expect(isWhole({ operation: operation("set_turn_order", "ORDER"), values: [`B A${UNFINISHED}`] })).toBe(false);
  });

  it.each([
    ["adjust_money", "PLAYER AMOUNT", "adjust_money B -6", ["B", "-6"]],
    ["move_card", "CARD to PLACE [with_under] [as_event]", "move_card #1 to hand B", ["#1", "hand B", "", ""]],
    [
      "move_card",
      "CARD to PLACE [with_under] [as_event]",
      "move_card owl in hand A to deck B top as_event",
      ["owl in hand A", "deck B top", "", "as_event"],
    ],
    ["modify_power", "CARD AMOUNT turn|game [for PLAYER]", "modify_power #3 -2 game for B", ["#3", "-2", "game", "B"]],
    ["draw", "PLAYER PILE COUNT", "draw A pool friend 2", ["A", "pool friend", "2"]],
    ["permit", "PLAYER ACT[, ACT]", "permit A attack #17, at B", ["A", "attack #17", "at B"]],
    [
      "forbid",
      "PLAYER ACT[, ACT] until turn|round|game",
      "forbid A attack * until game",
      ["A", "attack *", "", "game"],
    ],
    ["undone", "ENTRY [PILE ...]", "undone 140 friend_pool deck_a", ["140"]],
    ["uphold", "", "uphold", []],
  ])("%s is picked again from how it was written", (name, form, line, values) => {
    const picked = readAgain(line, [operation("other", ""), operation(name, form)])!;
    expect(picked.values).toEqual(values);
    if (!form.includes("...")) expect(written(picked)).toBe(line);
  });

  it("is not picked again from what it cannot be", () => {
    const all = [operation("adjust_money", "PLAYER AMOUNT")];
    expect(readAgain("adjust_money Otto -6", all)).toBeNull();
    expect(readAgain("nonsense", all)).toBeNull();
  });

  it("holds once or for the rest of the game", () => {
    const option = { operation: operation("set_option", "KEY VALUE"), values: ["end_tie", "judge"] };
    const money = { operation: operation("adjust_money", "PLAYER AMOUNT"), values: ["A", "3"] };
    const forbid = operation("forbid", "PLAYER ACT[, ACT] until turn|round|game");
    expect(holds([money])).toBe("once");
    expect(holds([money, option])).toBe("game");
    expect(holds([{ operation: forbid, values: ["A", "attack *", "", "turn"] }])).toBe("once");
    expect(holds([{ operation: forbid, values: ["A", "attack *", "", "game"] }])).toBe("game");
  });

  it("has its place among the others", () => {
    expect(groupOf(operation("permit", "PLAYER ACT[, ACT]"))).toBe("rules");
    expect(groupOf(operation("draw", "PLAYER PILE COUNT"))).toBe("players");
    expect(groupOf(operation("perch", "FOE PILE [as_event]"))).toBe("cards");
    expect(groupOf(operation("note", "WORDS"))).toBe("table");
  });
});

describe("a ruling in the record", () => {
  it.each([
    ["fun: uphold", { about: "", criteria: ["fun"], operations: ["uphold"], text: "" }],
    [
      "on 143 fun funny: adjust_money B -6; note Well: so. | Per finger | each.",
      {
        about: "143",
        criteria: ["fun", "funny"],
        operations: ["adjust_money B -6", "note Well: so."],
        text: "Per finger | each.",
      },
    ],
    ["agreed D,E on FR-X-1 clear: uphold", { about: "FR-X-1", criteria: ["clear"], operations: ["uphold"], text: "" }],
  ])("%s", (line, found) => {
    expect(readRuling(line)).toEqual(found);
  });

  it("is told with names", async () => {
    pretendBrowser();
    await speech.learn();
    const operations = [operation("adjust_money", "PLAYER AMOUNT"), operation("undone", "ENTRY [PILE ...]")];
    const words = { seat: (seat: number) => ["Ann", "Otto"][seat] } as unknown as Words;
    const speaker = { operations, court: NO_COURT, view: {} as View, words };
    expect(operationWords("adjust_money B 6", speaker)).toBe("Adjust Money: Otto, +6");
    expect(operationWords("undone 140 deck_a", speaker)).toBe("Taken back to entry: 140");
    expect(rulingWords("on 3 fun clear: adjust_money A -2 | So.", speaker)).toBe(
      "Adjust Money: Ann, −2 (fun, clear). “So.”",
    );
  });
});

it("a fault that nobody knows is told with names", () => {
  const words = {
    fault: () => null,
    seat: (seat: number) => ["Ann", "Otto"][seat],
    card: () => "Puddle Named Kevin",
    cards: new Map([["puddle_named_kevin", {}]]),
  } as unknown as Words;
  expect(faultWords("FR-RULING-151: puddle_named_kevin is not in the hand of B", words)).toBe(
    "FR-RULING-151: Puddle Named Kevin is not in the hand of Otto",
  );
  expect(faultWords("FR-RULING-165: 'set_things' does not fit; that is A", words)).toBe(
    "FR-RULING-165: 'set_things' does not fit; that is Ann",
  );
});

it("before and after differ in facts, places and sizes", () => {
  const card: Piece = { id: "cat#1", card: "cat", owner: 0, facts: [], tokens: {}, modifiers: [] };
  const view = (money: number, at: string, deck: number) =>
    ({
      seats: [{ seat: 0, facts: [{ name: "money", value: money, of: null }] }],
      facts: [],
      zones: [
        { id: "board.A", owner: 0, size: at === "board.A" ? 1 : 0, pieces: at === "board.A" ? [card] : [] },
        { id: "board.B", owner: 1, size: at === "board.B" ? 1 : 0, pieces: at === "board.B" ? [card] : [] },
        { id: "deck.A", owner: 0, size: deck, pieces: [] },
      ],
    }) as unknown as View;
  const found = differences(view(17, "board.A", 4), view(11, "board.B", 4));
  expect(found).toContainEqual({ seat: 0, piece: null, zone: "", fact: "money", before: 17, after: 11 });
  expect(found).toContainEqual({ seat: null, piece: card, zone: "", fact: "", before: "board.A", after: "board.B" });
  expect(found.some((one) => one.zone === "deck.A")).toBe(false);
});
