// Where a text names cards, so that each name can lead to its card.

import type { Words } from "@/words/game";

export interface Part {
  text: string;
  /** the card that this part names; empty: it is only words */
  card: string;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in parts. `cards`: those that may be named in it; longer names are looked for first. */
export function cardsIn(text: string, cards: Iterable<string>, words: Words): Part[] {
  const named = new Map<string, string>();
  for (const card of cards) if (words.cards.has(card)) named.set(words.card(card), card);
  if (!named.size) return [{ text, card: "" }];
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "gu");
  return text
    .split(pattern)
    .map((part, i) => ({ text: part, card: i % 2 ? (named.get(part) ?? "") : "" }))
    .filter((part) => part.text);
}
