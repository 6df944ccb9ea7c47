// A deck as people write it, and a deck that is not saved yet.

import type { CardInfo } from "@/wire/messages";

/** What a text says: the ids of its cards, and the lines that name no card. */
export interface Read {
  cards: string[];
  strange: string[];
}

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();

/**
 * A deck from a text with a card on each line, by its name or its id, with a number before it if there are several:
 * `Goliath`, `2 Goliath`, `2x goliath`. Ids may also stand on one line. `cards`: the same cards in one language or more.
 */
export function readDeck(text: string, cards: Iterable<CardInfo>): Read {
  const ids = new Map<string, string>();
  for (const card of cards) ids.set(plain(card.name), card.id).set(plain(card.id), card.id);
  const found: Read = { cards: [], strange: [] };
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!line) continue;
    const [, count = "1", name = ""] = /^(?:([1-9]\d?)\s*[x×]?\s+)?(.*)$/i.exec(line)!;
    const card = ids.get(plain(line)) ?? ids.get(plain(name));
    const several = line.split(/\s+/).map((word) => ids.get(word.toLowerCase()));
    if (card) found.cards.push(...Array<string>(ids.has(plain(line)) ? 1 : Number(count)).fill(card));
    else if (several.every((one) => one !== undefined)) found.cards.push(...several);
    else found.strange.push(line);
  }
  return found;
}

/** What somebody has changed and not saved; it is kept as long as the window. */
export interface Draft {
  cards: string[];
  name: string;
  chosen: Record<string, string>;
}

const placeOf = (address: string) => `grimalkin draft ${address}`;

/** The draft at the address of a deck; null: there is none. */
export function draftAt(address: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(placeOf(address)) ?? "null") as Draft | null;
    return draft && Array.isArray(draft.cards) ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(address: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(placeOf(address), JSON.stringify(draft));
    else sessionStorage.removeItem(placeOf(address));
  } catch {
    // a browser that keeps nothing: the draft holds as long as its page
  }
}
