// A ruling as it is put together at the desk.

import { describe, expect, it } from "vitest";
import { differences, groupOf, isWhole, readAgain, slotsOf, written } from "@/table/desk/ruling";
import type { OperationInfo, Piece, View } from "@/wire/messages";

const operation = (name: string, form: string): OperationInfo => ({ name, form, anywhere: false });

describe("a form", () => {
  it.each([
    ["PLAYER AMOUNT", ["PLAYER", "AMOUNT"]],
    ["CARD to PLACE [with_under] [as_event]", ["CARD", "PLACE", "flag", "flag"]],
    ["CARD AMOUNT turn|game [for PLAYER]", ["CARD", "AMOUNT", "choice", "PLAYER"]],
    ["PLAYER ACT[, ACT] until turn|round|game", ["PLAYER", "ACT", "choice"]],
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
    expect(written({ operation: forbid, values: ["A", "attack *", "round"] })).toBe("forbid A attack * until round");
  });

  it("is whole when all that it needs is there", () => {
    const money = operation("adjust_money", "PLAYER AMOUNT");
    expect(isWhole({ operation: money, values: ["B", ""] })).toBe(false);
    expect(isWhole({ operation: money, values: ["B", "-6"] })).toBe(true);
  });

  it("is picked again from how it was written, where that is plain", () => {
    const all = [operation("adjust_money", "PLAYER AMOUNT"), operation("move_card", "CARD to PLACE")];
    expect(readAgain("adjust_money B -6", all)!.values).toEqual(["B", "-6"]);
    expect(readAgain("move_card #1 to hand B", all)).toBeNull();
    expect(readAgain("nonsense", all)).toBeNull();
  });

  it("has its place among the others", () => {
    expect(groupOf(operation("permit", "PLAYER ACT[, ACT]"))).toBe("rules");
    expect(groupOf(operation("draw", "PLAYER PILE COUNT"))).toBe("players");
    expect(groupOf(operation("perch", "FOE PILE [as_event]"))).toBe("cards");
    expect(groupOf(operation("note", "WORDS"))).toBe("table");
  });
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
