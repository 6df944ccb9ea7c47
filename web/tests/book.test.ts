// The rulebook: in chapters, each with an address, and searched by words.

import { describe, expect, it } from "vitest";
import type { CardInfo, RuleInfo } from "@/wire/messages";
import { pretendBrowser } from "./browser";

pretendBrowser();
const { chapterAt, chaptersOf, findIn, has, originsIn, originsOf } = await import("@/table/book");
const { Texts } = await import("@/words/fluent");
const { Words } = await import("@/words/game");

const rule = (id: string, title: string, text: string, chapter: string, source: string): [string, RuleInfo] => [
  id,
  { id, title, text, chapter, source },
];
const RULES = new Map([
  rule("T-A-01", "Draw", "Everybody draws a card.", "Start", "public, ours (ours: all)"),
  rule("T-B-01", "Throw", "Throw one after the draw.", "Round", "ours"),
  rule("T-A-02", "Seats", "Two to four.", "Start", "p. 3, expansion"),
]);
const OWL = { id: "owl", name: "Owl", kind: "pet", text: "Draw two.", rules: [], fields: {}, parts: [] } as unknown;
const words = new Words("test", new Texts([]), [OWL as CardInfo], RULES, "en");
const chapters = chaptersOf(words);

describe("a rulebook", () => {
  it("has its chapters in the order of the book, each with all its rules", () => {
    expect(chapters.map((one) => [one.id, one.title, one.rules.map((each) => each.id).join(" ")])).toEqual([
      ["chapter-1", "Start", "T-A-01 T-A-02"],
      ["chapter-2", "Round", "T-B-01"],
    ]);
  });

  it("opens at a chapter or a rule, else at its start", () => {
    expect(
      ["", "chapter-2", "T-B-01", "T-A-02", "chapter-9", "nothing"].map((one) => chapterAt(chapters, one)),
    ).toEqual([0, 1, 1, 0, 0, 0]);
  });

  it("says where its rules come from, and has only those from there", () => {
    expect(originsOf("public, ours (ours: the order, expansion)")).toEqual(["public", "ours"]);
    expect(originsOf("RB1; RB2 in other words")).toEqual(["rulebook"]);
    expect(originsIn(words)).toEqual(["rulebook", "leaflet", "public", "ours"]);
    const ours = chaptersOf(words, "ours");
    expect(ours.map((one) => [one.number, one.rules.map((each) => each.id)])).toEqual([
      [1, ["T-A-01"]],
      [2, ["T-B-01"]],
    ]);
    expect(chaptersOf(words, "leaflet").map((one) => one.id)).toEqual(["chapter-1"]);
    expect([has(ours, "T-A-02"), has(ours, "T-A-01"), has(ours, "chapter-2")]).toEqual([false, true, true]);
  });

  it("answers with what has every word, titles first", () => {
    expect(findIn(words, "  ")).toEqual({ rules: [], cards: [] });
    expect(findIn(words, "DRAW").rules.map((one) => one.id)).toEqual(["T-A-01", "T-B-01"]);
    expect(findIn(words, "draw throw").rules.map((one) => one.id)).toEqual(["T-B-01"]);
    expect(findIn(words, "t-a-02").rules.map((one) => one.id)).toEqual(["T-A-02"]);
    expect(findIn(words, "draw").cards.map((one) => one.id)).toEqual(["owl"]);
    expect(findIn(words, "dragon")).toEqual({ rules: [], cards: [] });
  });
});
