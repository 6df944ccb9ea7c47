// Looking through the cards of a game: what can be looked for, what is found, and the address that says it.

import { describe, expect, it } from "vitest";
import type { Wanted } from "@/parts/gallery";
import type { CardInfo } from "@/wire/messages";
import { pretendBrowser } from "./browser";

pretendBrowser();
const { cardsIn } = await import("@/parts/cards-in");
const { cardAddress, costsOf, facetsFor, facetsOf, matches, queryOf, wantedFrom, withKind } =
  await import("@/parts/gallery");
const { Texts } = await import("@/words/fluent");
const { Words } = await import("@/words/game");

const card = (id: string, name: string, more: Partial<CardInfo> = {}): CardInfo =>
  ({ id, name, kind: "pet", text: "", rules: [], fields: {}, parts: [], ...more }) as CardInfo;

const power = (name: string, text: string, cost: number) => ({ part: "battle", name, text, fields: { cost } });
const CARDS = [
  card("owl", "Owl", {
    fields: { element: "air" },
    parts: [power("Peck", "Two damage.", 0), power("Dive", "Five.", 3)],
  }),
  card("owl_king", "Owl King", { fields: { element: "fire", origin: "ours" }, text: "He naps." }),
  card("eclair", "Éclair", { kind: "item", fields: { cost: 2, origin: "known" } }),
];
const words = new Words("test", new Texts([["en", "fact-element = element\n"]]), CARDS, new Map(), "en");
const any: Wanted = { kind: "", facets: {}, cost: null, text: "" };
const found = (wanted: Partial<Wanted>) =>
  CARDS.filter((one) => matches(one, { ...any, ...wanted })).map((one) => one.id);

describe("a gallery", () => {
  it("finds by kind, by cost of the card or of a power, by a word of the game, and by all words of a text", () => {
    expect(found({})).toEqual(["owl", "owl_king", "eclair"]);
    expect(found({ kind: "item" })).toEqual(["eclair"]);
    expect(found({ cost: 3 })).toEqual(["owl"]);
    expect(found({ cost: 2 })).toEqual(["eclair"]);
    expect(found({ facets: { element: "fire" } })).toEqual(["owl_king"]);
    expect(found({ facets: { element: "" } })).toHaveLength(3);
    expect(found({ text: " OWL nap " })).toEqual(["owl_king"]);
    expect(found({ text: "eclair" })).toEqual(["eclair"]);
    expect(found({ text: "peck", kind: "item" })).toEqual([]);
  });

  it("offers only what the game has a name for, and where several cards share it", () => {
    expect(facetsOf([...CARDS, ...CARDS], words)).toEqual([{ name: "element", values: ["air", "fire"] }]);
    expect(facetsOf(CARDS, words)).toEqual([]);
    expect(facetsOf([CARDS[0]!, CARDS[0]!], words)).toEqual([]);
    const both = card("duck", "Duck", { fields: { element: ["air", "fire"] } });
    expect(facetsOf([both, both], words)).toEqual([{ name: "element", values: ["air", "fire"] }]);
    expect(matches(both, { ...any, facets: { element: "fire" } })).toBe(true);
    expect(matches(both, { ...any, facets: { element: "earth" } })).toBe(false);
    expect(costsOf(CARDS[0]!)).toEqual([0, 3]);
  });

  it("offers for a kind what its cards and their parts have; of all kinds not too much", () => {
    const side = (type: string) => ({ part: "side", name: "", text: "", fields: { type } });
    const spell = (id: string) => card(id, id, { kind: "spell", parts: [side("trap"), side("combat")] });
    const names = ["a", "b", "c", "d"];
    const beast = (id: string, value: string) =>
      card(id, id, { fields: Object.fromEntries(["type", ...names].map((name) => [name, value])) });
    const known = ["type", ...names].map((name) => `fact-${name} = ${name}\n`).join("");
    const box = [
      spell("x"),
      spell("y"),
      beast("p", "trap"),
      beast("q", "trap"),
      beast("r", "wolf"),
      beast("s", "wolf"),
    ];
    const other = new Words("test", new Texts([["en", known]]), box, new Map(), "en");
    const offered = (wanted: Partial<Wanted>) => facetsFor(box, other, { ...any, ...wanted }).map((one) => one.name);
    expect(offered({ kind: "spell" })).toEqual(["type"]);
    expect(offered({ kind: "pet" })).toEqual(["type", ...names]);
    expect(offered({})).toEqual(["type"]);
    expect(offered({ facets: { b: "wolf" } })).toEqual(["type", "b"]);
    expect(matches(box[0]!, { ...any, facets: { type: "combat" } })).toBe(true);
    const asked = { ...any, kind: "pet", facets: { a: "wolf", type: "trap" } };
    expect(withKind(asked, "spell", box)).toEqual({ ...any, kind: "spell", facets: { type: "trap" } });
  });

  it("says in its address what is looked for", () => {
    const wanted: Wanted = { kind: "pet", facets: { element: "air" }, cost: 0, text: "two words" };
    expect(queryOf(any)).toBe("");
    expect(wantedFrom(queryOf(wanted))).toEqual(wanted);
    expect(wantedFrom("?cost=many")).toEqual(any);
    expect(cardAddress("a game", "owl/king")).toBe("/cards/a%20game/owl%2Fking");
  });
});

describe("names of cards in a text", () => {
  it("are found whole, the longer first, and only those that may be named", () => {
    expect(cardsIn("Owl King beats Owl.", ["owl", "owl_king"], words)).toEqual([
      { text: "Owl King", card: "owl_king" },
      { text: " beats ", card: "" },
      { text: "Owl", card: "owl" },
      { text: ".", card: "" },
    ]);
    expect(cardsIn("Owls sleep", ["owl"], words)).toEqual([{ text: "Owls sleep", card: "" }]);
    expect(cardsIn("Éclair!", ["eclair", "nobody"], words)[0]).toEqual({ text: "Éclair", card: "eclair" });
    expect(cardsIn("Owl", ["nobody"], words)).toEqual([{ text: "Owl", card: "" }]);
  });
});
