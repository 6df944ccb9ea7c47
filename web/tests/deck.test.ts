import { describe, expect, it } from "vitest";
import { readDeck } from "@/parts/deck";
import type { CardInfo } from "@/wire/messages";

const card = (id: string, name: string) =>
  ({ id, name, kind: "pet", text: "", fields: {}, parts: [] }) as unknown as CardInfo;
const CARDS = [
  card("goliath", "Goliath"),
  card("silver_paw", "Silver Paw"),
  card("silver_paw", "Silberpfote"),
  card("ol_chomper", "Ol' Chomper"),
  card("2_faces", "2 Faces"),
];
const read = (text: string) => readDeck(text, CARDS);

describe("a deck as text", () => {
  it("has a card on each line, by its name in any of the languages or by its id", () => {
    expect(read("Goliath\nsilver paw\n\n Silberpfote \nsilver_paw\nOl’ Chomper")).toEqual({
      cards: ["goliath", "silver_paw", "silver_paw", "silver_paw", "ol_chomper"],
      strange: [],
    });
  });

  it("may have a number before a card", () => {
    expect(read("2 Goliath\n2x Silver Paw\n3 × goliath").cards).toEqual([
      ...["goliath", "goliath", "silver_paw", "silver_paw"],
      ...["goliath", "goliath", "goliath"],
    ]);
    expect(read("2 Faces").cards).toEqual(["2_faces"]);
  });

  it("may be the ids on one line, as a server keeps them", () => {
    expect(read("goliath silver_paw goliath")).toEqual({ cards: ["goliath", "silver_paw", "goliath"], strange: [] });
  });

  it("says which lines name no card, and takes nothing from them", () => {
    const lines = ["99 Foo", "<script>", "hello goliath", "-1 Goliath", "1000000 Goliath", "0 Goliath"];
    expect(read(`Goliath\n${lines.join("\n")}`)).toEqual({ cards: ["goliath"], strange: lines });
  });
});
