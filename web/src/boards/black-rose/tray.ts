// What can be chosen and has no place on the board: cards of piles and hands, and choices that only name a card.

import type { OptionView, Piece, View } from "@/wire/messages";
import { capital, type Words } from "@/words/game";

/** Places whose pieces are on the board. */
const SHOWN = /^(room\.|cell\.|sheet\.|quests\.|events$|reserve$)/;

/** Pieces that can be chosen now and lie nowhere on the board: in piles, in hands, looked at; schools by their decks. */
export function trayOf(view: View, glowing: ReadonlySet<string>): Piece[] {
  const found: Piece[] = [];
  const seen = new Set<string>();
  for (const zone of view.zones) {
    if (SHOWN.test(zone.id)) continue;
    if (glowing.has(zone.id)) found.push(pile(zone.id));
    for (const piece of zone.pieces) {
      if (!glowing.has(piece.id) || seen.has(piece.id)) continue;
      seen.add(piece.id);
      found.push(piece);
    }
  }
  return found;
}

const pile = (id: string): Piece => ({ id, card: null, owner: null, facts: [], tokens: {}, modifiers: [] });

/** What a Mage or a starting list brings along: its school, and its spells. */
export function aboutOf(words: Words, card: string | null): string[] {
  const { school, spell, spells } = (card === null ? null : words.cards.get(card)?.fields) ?? {};
  const names = [spell, ...(Array.isArray(spells) ? spells : [])].filter((one) => typeof one === "string");
  return [
    typeof school === "string" ? capital(words.word(school)) : "",
    names.map((one) => words.card(one)).join(", "),
  ].filter(Boolean);
}

/** A choice that names a card and touches nothing. */
export interface Offer {
  option: OptionView;
  card: string;
}

export function bareCards(options: OptionView[], words: Words | null): Offer[] {
  return options.flatMap((option) => {
    const [, card] = option.notation.split(" ");
    return !option.touches.length && card && words?.cards.has(card) ? { option, card } : [];
  });
}
