// What cards do, in few words, and which of them go together.

import type { CardInfo } from "@/wire/messages";
import type { Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { statName } from "./arena";

const numberIn = (card: CardInfo, field: string): number => {
  const value = card.fields[field];
  return typeof value === "number" ? value : 0;
};

/** The numbers of a pet as it is printed: "110 HP · SPD 90 · HIT 3 · MISS 5". */
export function printedStats(card: CardInfo): string {
  const stats = (["speed", "hit", "miss"] as const).map((stat) => `${statName(stat)} ${numberIn(card, stat)}`);
  return [say("arena-hp", { hp: numberIn(card, "health") }), ...stats].join(" · ");
}

/** What a card does: its own words, and of a pet its numbers before them. */
export function printedText(words: Words, id: string): string {
  const card = words.cards.get(id);
  if (!card) return "";
  return card.kind === "pet" ? `${printedStats(card)}. ${card.text}` : card.text;
}

/** The first of a text, up to a comma or the end of a sentence. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  let found = "";
  for (const clause of text.split(/(?<=[.,;:])\s/)) {
    const longer = found ? `${found} ${clause}` : clause;
    if (longer.length > most - 2) break;
    found = longer;
  }
  if (!found) found = text.slice(0, most - 2).replace(/\s+\S*$/, "");
  return `${found.replace(/[.,;:]$/, "")} …`;
}

/** Of cards that have been looked through before: a whole pool is compared with a deck after every pick. */
const known = new WeakMap<CardInfo, Set<string>>();

/** What a card is about beside its numbers: the statuses that it gives, and a few other things. */
export function themesOf(card: CardInfo): Set<string> {
  const before = known.get(card);
  if (before) return before;
  const found = new Set<string>();
  if (card.fields.flying === true) found.add("flying");
  if (numberIn(card, "regeneration")) found.add("heal");
  gather(card.fields, found);
  for (const part of card.parts) gather(part.fields, found);
  known.set(card, found);
  return found;
}

/** Verbs of effects that make cards go together. */
const VERBS: Record<string, string> = { heal: "heal", prevent: "guard", reduce: "guard", charge: "charge" };

function gather(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) gather(one, found);
  else if (typeof value === "object" && value) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "status" && typeof inner === "string") found.add(inner);
      else if (VERBS[key]) found.add(VERBS[key]);
      gather(inner, found);
    }
  }
}

/** What a card has in common with a deck: the words for it, what most of the deck is about first. */
export function fits(words: Words, card: CardInfo, deck: CardInfo[]): string[] {
  const counts = new Map<string, number>();
  for (const one of deck) for (const theme of themesOf(one)) counts.set(theme, (counts.get(theme) ?? 0) + 1);
  const shared = [...themesOf(card)].filter((theme) => counts.has(theme));
  return shared.sort((a, b) => counts.get(b)! - counts.get(a)!).map((theme) => themeName(words, theme));
}

function themeName(words: Words, theme: string): string {
  if (theme === "heal") return say("arena-theme-heal");
  if (theme === "guard") return say("arena-theme-guard");
  if (theme === "flying") return say("arena-theme-flying");
  return theme === "charge" ? words.factName("charges") : words.token(theme);
}
