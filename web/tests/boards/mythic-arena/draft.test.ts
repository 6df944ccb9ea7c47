// Which cards go together in a draft.

import { beforeAll, describe, expect, it } from "vitest";
import type { CardInfo } from "@/wire/messages";
import { pretendBrowser } from "../../browser";

pretendBrowser();
const { fits, printedText, shortened, themesOf } = await import("@/boards/mythic-arena/draft");
const { Texts } = await import("@/words/fluent");
const { Words } = await import("@/words/game");
const { speech } = await import("@/words/ui.svelte");

const card = (id: string, kind: string, fields: CardInfo["fields"], parts: CardInfo["parts"] = []): CardInfo => ({
  id,
  name: id,
  kind,
  text: "What it does.",
  rules: [],
  fields,
  parts,
});
const power = (fields: CardInfo["fields"]) => ({ part: "battle", name: "Bite", text: "", fields });
const cards = [
  card("viper", "pet", { health: 90, speed: 80, hit: 3, miss: 6 }, [
    power({ cost: 1, then: [{ status: "poison", counters: 1, to: "target" }] }),
  ]),
  card("toad", "pet", { health: 50, speed: 20, hit: 1, miss: 2 }, [
    power({ do: [{ status: "poison", to: "each enemy" }] }),
  ]),
  card("salve", "item", { uses: 3, do: [{ heal: 20, to: "own" }] }),
  card("roc", "pet", { health: 110, speed: 110, hit: 3, miss: 7, flying: true }),
];
const words = new Words("mythic-arena", new Texts([["en", "token-poison = Poison"]]), cards, new Map(), "en");
const [viper, toad, salve, roc] = cards as [CardInfo, CardInfo, CardInfo, CardInfo];

describe("cards", () => {
  beforeAll(() => speech.learn());
  it("have themes, however deep their effects say them", () => {
    expect([...themesOf(viper)]).toEqual(["poison"]);
    expect([...themesOf(salve)]).toEqual(["heal"]);
    expect([...themesOf(roc)]).toEqual(["flying"]);
  });
  it("fit a deck that has something of theirs", () => {
    expect(fits(words, toad, [viper, salve])).toEqual(["Poison"]);
    expect(fits(words, salve, [viper])).toEqual([]);
    expect(fits(words, toad, [])).toEqual([]);
  });
  it("are told in short up to a comma or the end of a sentence", () => {
    expect(shortened("Draw one card.", 20)).toBe("Draw one card.");
    expect(shortened("Heal a pet by 20. Then draw two cards.", 30)).toBe("Heal a pet by 20 …");
    expect(shortened("One own pet has more, also one that misses or fails.", 40)).toBe("One own pet has more …");
    expect(shortened("Anotherwordwithoutend and more", 16)).toBe("Anotherwordwit …");
  });
  it("say what they do, pets with their numbers", () => {
    expect(printedText(words, "viper")).toBe("90 HP · SPD 80 · HIT 3 · MISS 6. What it does.");
    expect(printedText(words, "salve")).toBe("What it does.");
  });
});
