// What a Judge can pick.

import { expect, it } from "vitest";
import { lists } from "@/boards/friendomancy/court";
import { leftSeats } from "@/table/chronicle";
import { commonChoices, present } from "@/table/desk/lists";
import type { Happened, OfficialsInfo, Piece, View } from "@/wire/messages";
import type { Words } from "@/words/game";

it("who has left is offered for nothing", () => {
  const card: Piece = { id: "cat#1", card: "cat", owner: 1, facts: [], tokens: {}, modifiers: [] };
  const zones = ["A", "B", "C"].flatMap((letter, owner) =>
    ["hand", "deck", "board"].map((zone) => ({ id: `${zone}.${letter}`, owner, size: 0, pieces: [] as Piece[] })),
  );
  zones.find((zone) => zone.id === "board.C")!.pieces.push(card);
  const seats = [0, 1, 2].map((seat) => ({ seat, facts: [] }));
  const view = { seats, zones, facts: [] } as unknown as View;
  const words = {
    seat: (seat: number) => "ABC"[seat],
    zone: (zone: string) => zone,
    word: (word: string) => word,
    piece: (piece: Piece) => piece.id,
    option: (notation: string) => notation,
    cards: new Map(),
    say: () => null,
  } as unknown as Words;
  const left = { n: 7, kind: "leave", seat: 1, lines: [] } as unknown as Happened;
  expect(present(view, leftSeats([]))).toBe(view);
  const now = present(view, leftSeats([left, { ...left, n: 9, kind: "choice", seat: 2 }]));
  const offered = (kind: string, player = "A", act = "") =>
    (
      lists(kind, now, words, { operation: "forbid", player, act }) ??
      commonChoices(kind, now, words, {} as OfficialsInfo, null, "") ??
      []
    ).map((one) => one.value);
  expect(offered("PLAYER")).toEqual(["A", "C"]);
  expect(offered("ORDER")).toEqual(["A", "C"]);
  expect(offered("PILE").filter((pile) => pile.startsWith("deck"))).toEqual(["deck A", "deck C"]);
  expect(offered("PLACE").some((place) => / B\b/.test(place))).toBe(false);
  expect(offered("ACT", "A", "attack #3")).toContain("at C");
  expect(offered("ACT", "A", "attack #3")).not.toContain("at B");
  // what lies on somebody's Board who is still there is offered, whosoever it was
  expect(offered("CARD")).toEqual(["#1"]);
});
