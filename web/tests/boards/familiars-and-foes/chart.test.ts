import { describe, expect, it, vi } from "vitest";
import {
  alsoLines,
  chartWords,
  nextRoll,
  rangeOf,
  rowsOf,
  shortResult,
  toneOf,
} from "@/boards/familiars-and-foes/chart";
import { Texts } from "@/words/fluent";
import { Words } from "@/words/game";

// Node has no media to ask about
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const words = new Words("familiars-and-foes", new Texts([["en", "word-no_healing = no healing"]]), [], new Map(), "en");
const WYRM = ["1-2 backfire 3", "3-6 miss", "7-11 hit 1", "12-16 hit 2", "17-19 hit 2 + no_healing", "20 hit 4"];

describe("a chart", () => {
  it("reads every kind of row", () => {
    const rows = rowsOf(["1-3 backfire 1", "4 miss", "5-19 hit 2 + no_magic", "20+ critical 4"]);
    expect(rows.map((row) => [row.from, row.to])).toEqual([
      [1, 3],
      [4, 4],
      [5, 19],
      [20, 20],
    ]);
    expect(rows[2]!.parts).toEqual([
      { what: "hit", points: 2 },
      { what: "no_magic", points: 0 },
    ]);
    expect(rowsOf(undefined)).toEqual([]);
    expect(rowsOf(["nonsense"])).toEqual([]);
  });
  it("writes the last of several ranges with a plus", () => {
    const rows = rowsOf(["1-8 miss", "9+ hit 4"]);
    expect(rows.map((row) => rangeOf(row, rows))).toEqual(["1–8", "9+"]);
    expect(rangeOf(rowsOf(["20 hit 4"])[0]!)).toBe("20");
  });
  it("is coloured from the side of the Familiars", () => {
    const tones = rowsOf([...WYRM.slice(0, 4), "20 hit 4", "5 heal 2"]).map((row) => toneOf(row, true));
    expect(tones).toEqual(["self", "none", "hurt", "hurt2", "hurt3", "mend"]);
    const own = rowsOf(["1-5 backfire 1", "6-16 hit 2", "17-20 critical 4"]).map((row) => toneOf(row, false));
    expect(own).toEqual(["self", "good", "great"]);
  });
  it("marks a result that brings something else, and says what below", () => {
    const rows = rowsOf(WYRM);
    expect(shortResult(rows[4]!, true)).toMatch(/ ✚$/);
    expect(shortResult(rows[3]!, true)).not.toContain("✚");
    expect(alsoLines(words, rows)).toHaveLength(1);
  });
  it("can be heard", () => {
    expect(chartWords(words, rowsOf(["1-8 miss", "9+ hit 4"]))).toBe("1–8: miss, 9–20: hit 4");
  });
});

describe("the next roll of a Foe", () => {
  it("takes so many HP on average, and at worst", () => {
    expect(nextRoll(rowsOf(WYRM))).toEqual({ mean: 1.3, worst: 4 });
    expect(nextRoll(rowsOf(["1-10 miss", "11-20 drain 2"]))).toEqual({ mean: 0, worst: 0 });
  });
});
