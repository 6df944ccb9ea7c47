// Which decks somebody can bring to a table. Several seats ask the same at once, and one answer serves them all.

import type { DeckOffer } from "@/wire/messages";
import { post } from "@/wire/rest";

const FRESH = 2_000;
let last: { asked: string; at: number; answer: Promise<DeckOffer[]> } | null = null;

export function deckOffers(game: string, settings: Record<string, string>): Promise<DeckOffer[]> {
  const body = { game, settings };
  const asked = JSON.stringify(body);
  if (last?.asked !== asked || Date.now() - last.at > FRESH)
    last = { asked, at: Date.now(), answer: post<DeckOffer[]>("/api/decks/which", body) };
  return last.answer;
}
