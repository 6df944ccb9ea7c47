// Refusals are read by the English texts and said in another language.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { Refused } from "@/wire/rest";
import { Faults } from "@/words/faults";
import { Texts } from "@/words/fluent";
import { pretendBrowser } from "./browser";
import { SOURCE } from "./files";

const LANGUAGES = ["en", "it", "fr", "es", "de"];
const ENGLISH = `
fault-power = { $card } has no Power
fault-foe = { $card } is not a Foe
fault-copies = { $list } has { $count } copies of '{ $card }'; format { $format } allows { $most }
fault-cards = { $list } has { $count } cards; expected exactly { $most }
`;
const GERMAN = `
fault-power = { $card } hat keine Stärke
fault-foe = { $card } ist kein Feind
fault-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} statt { $most }
`;

describe("a refusal", () => {
  const faults = new Faults([ENGLISH]);
  const german = new Texts([["de", GERMAN]]);

  it("is read, with what it is about", () => {
    expect(faults.read("the list has 3 copies of 'kevin'; format a allows 2")).toEqual({
      id: "fault-copies",
      values: { list: "the list", count: "3", card: "kevin", format: "a", most: "2" },
    });
    expect(faults.read("something else")).toBeNull();
  });

  it.each([
    ["FR-RULING-132: kevin has no Power", "FR-RULING-132: Kevin hat keine Stärke"],
    ["kevin is not a Foe", "Kevin ist kein Feind"],
    ["the list has 1 cards; expected exactly 100", "eine Karte statt 100"],
    ["the list has 99 cards; expected exactly 100", "99 Karten statt 100"],
  ])("%s", (english, said) => {
    const named = (variable: string, value: string) => (variable === "card" && value === "kevin" ? "Kevin" : null);
    expect(faults.said(english, german, named)).toBe(said);
  });

  it("that has no words in the language is not said", () => {
    expect(faults.said("the list has 3 copies of 'kevin'; format a allows 2", german)).toBeNull();
    expect(faults.said("nobody knows this", german)).toBeNull();
  });
});

describe("what the server refuses", () => {
  const idsIn = (language: string) => {
    const text = readFileSync(join(SOURCE, "refusals", `${language}.ftl`), "utf8");
    return new Map([...text.matchAll(/^(fault-[\w-]+) = (.+)$/gm)].map(([, id, said]) => [id!, said!]));
  };
  const variables = (said: string) => new Set([...said.matchAll(/\$(\w+)/g)].map(([, name]) => name!));
  const english = idsIn("en");

  it.each(LANGUAGES.slice(1))("has words in %s, with no other variables", (language) => {
    const own = idsIn(language);
    expect([...own.keys()]).toEqual([...english.keys()]);
    for (const [id, said] of own) {
      const more = [...variables(said)].filter((name) => !variables(english.get(id)!).has(name));
      expect({ id, more }).toEqual({ id, more: [] });
    }
  });

  describe("is said", () => {
    let explain: typeof import("@/state/explain").explain;
    beforeAll(async () => {
      pretendBrowser();
      const { prefs } = await import("@/state/prefs.svelte");
      prefs.language = "de";
      await (await import("@/words/ui.svelte")).speech.learn();
      ({ explain } = await import("@/state/explain"));
    });

    it.each([
      ["not_allowed", "There are no hints in rated games.", "In gewerteten Spielen gibt es keine Tipps."],
      [
        "malformed",
        "the name has 70 letters; expected 1 to 24",
        "Der Name hat 70 Buchstaben; es können höchstens 24 sein",
      ],
      ["stale", "The table has moved on.", "Der Tisch ist schon weiter. Schau noch einmal hin und wähle neu."],
      ["odd", "Nobody knows this.", "Das ging nicht: Nobody knows this."],
    ])("%s: %s", (code, english, said) => {
      expect(explain(new Refused(code, english, 409))).toBe(said);
    });
  });
});
