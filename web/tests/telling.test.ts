// A line that stands by itself says what happened, not only what is left.

import { beforeAll, describe, expect, it } from "vitest";
import type { Line } from "@/wire/messages";
import type { Words } from "@/words/game";
import { pretendBrowser } from "./browser";

const ENGLISH = `
fact-hp = HP
word-owned = { $owner }'s { $what }
event-hp = { $a } has { $b } HP
event-dealt = { $a } deals { $c } damage to { $b }
event-downed = { $a } is Downed
`;
const NOTES = {
  hp: { beat: "damage", roles: ["target", "left_hp", "change", "of_hp", "source"] },
  dealt: { beat: "sum", roles: ["source", "target", "amount"] },
  downed: { beat: "fall", roles: ["target", "source"] },
};
const line = (what: string, ...args: Line["args"]): Line => ({ rule: "X-01", what, args });
const hp = (change: number, source: string) =>
  line("hp", ["piece", "A.owl"], ["number", 90], ["number", change], ["number", 100], ["piece", source]);
const dealt = line("dealt", ["piece", "B.cat"], ["piece", "A.owl"], ["number", 60]);
const downed = line("downed", ["piece", "A.owl"], ["piece", "B.cat"]);

let words: Words;
let telling: typeof import("@/table/telling");

beforeAll(async () => {
  pretendBrowser();
  const { Words: Made } = await import("@/words/game");
  const { Texts } = await import("@/words/fluent");
  telling = await import("@/table/telling");
  const { speech } = await import("@/words/ui.svelte");
  await speech.learn();
  words = new Made("kettle", new Texts([["en", ENGLISH]]), [], new Map(), "en");
  words.names = ["Ann", "Bo"];
  words.notes = NOTES;
});

describe("a sentence", () => {
  it("says who lost how much and by whom", () => {
    expect(telling.sentenceOf(words, hp(-10, "B.cat"))).toBe("Bo's cat costs Ann's owl 10 HP.");
    expect(telling.sentenceOf(words, hp(-20, "-"))).toBe("Ann's owl loses 20 HP.");
    expect(telling.sentenceOf(words, hp(-20, "A.owl"))).toBe("Ann's owl loses 20 HP.");
    expect(telling.sentenceOf(words, hp(30, "-"))).toBe("Ann's owl recovers 30 HP.");
  });

  it("is the game's own where that has an amount, or nothing changed", () => {
    expect(telling.sentenceOf(words, dealt)).toBe("Bo's cat deals 60 damage to Ann's owl.");
    expect(telling.sentenceOf(words, hp(0, "-"))).toBe("Ann's owl has 90 HP.");
  });
});

describe("the line that tells most", () => {
  it("is a fall, then a blow, then what was lost", () => {
    expect(telling.tellingLine([dealt, hp(-60, "B.cat"), downed], NOTES)).toBe(downed);
    expect(telling.tellingLine([dealt, hp(-60, "B.cat")], NOTES)).toBe(dealt);
    expect(telling.tellingLine([hp(-60, "B.cat"), line("then")], NOTES)?.what).toBe("hp");
    expect(telling.tellingLine([], NOTES)).toBe(null);
  });
});
