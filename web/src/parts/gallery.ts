// The cards of a game as somebody looks through them: by kind, by what the game has a word for, by cost, by words.

import { plain } from "@/table/search";
import type { CardInfo } from "@/wire/messages";
import type { Words } from "@/words/game";

export interface Wanted {
  kind: string;
  /** by the name of a field, such as an element: the value that it must have */
  facets: Record<string, string>;
  /** null: any */
  cost: number | null;
  text: string;
}

export interface Facet {
  name: string;
  values: string[];
}

/** What a card and its powers cost. */
export function costsOf(card: CardInfo): number[] {
  const found = [card.fields, ...card.parts.map((part) => part.fields)].map((fields) => fields.cost);
  return [...new Set(found.filter((cost): cost is number => typeof cost === "number"))].sort((a, b) => a - b);
}

/** Everything that is printed on a card, for looking it up. */
export function printedOn(card: CardInfo): string {
  return plain([card.name, card.text, ...card.parts.flatMap((part) => [part.name, part.text])].join(" "));
}

/** The words that a field of a card holds: one, several, or none. */
function wordsIn(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.every((one) => typeof one === "string") ? all.filter(Boolean) : [];
}

/** What cards can be sorted by: fields that hold words, for which the game has a name, and which several share. */
export function facetsOf(cards: CardInfo[], words: Words): Facet[] {
  const found = new Map<string, string[]>();
  for (const card of cards) {
    for (const [name, value] of Object.entries(card.fields)) {
      const held = wordsIn(value);
      if (held.length && words.say(`fact-${name}`) !== null) found.set(name, [...(found.get(name) ?? []), ...held]);
    }
  }
  return [...found]
    .map(([name, values]) => ({ name, values: [...new Set(values)], cards: values.length }))
    .filter(({ values, cards: count }) => values.length > 1 && count >= 2 * values.length)
    .map(({ name, values }) => ({ name, values }));
}

export function matches(card: CardInfo, wanted: Wanted): boolean {
  if (wanted.kind && card.kind !== wanted.kind) return false;
  if (wanted.cost !== null && !costsOf(card).includes(wanted.cost)) return false;
  if (Object.entries(wanted.facets).some(([name, value]) => value && !wordsIn(card.fields[name]).includes(value)))
    return false;
  const asked = plain(wanted.text.trim());
  if (!asked) return true;
  const text = printedOn(card);
  return asked.split(/\s+/).every((word) => text.includes(word));
}

/** What is looked for, out of an address; what it does not say is any. */
export function wantedFrom(query: string): Wanted {
  const given = new URLSearchParams(query);
  const cost = given.get("cost");
  const facets: Record<string, string> = {};
  for (const [name, value] of given) if (!["kind", "cost", "text"].includes(name)) facets[name] = value;
  return {
    kind: given.get("kind") ?? "",
    facets,
    cost: cost && /^\d{1,3}$/.test(cost) ? Number(cost) : null,
    text: given.get("text") ?? "",
  };
}

/** The same as an address has it, with the question mark; empty: nothing is looked for. */
export function queryOf(wanted: Wanted): string {
  const given = new URLSearchParams();
  if (wanted.kind) given.set("kind", wanted.kind);
  for (const [name, value] of Object.entries(wanted.facets)) if (value) given.set(name, value);
  if (wanted.cost !== null) given.set("cost", String(wanted.cost));
  if (wanted.text.trim()) given.set("text", wanted.text.trim());
  const text = given.toString();
  return text && `?${text}`;
}

export const cardAddress = (game: string, card: string) =>
  `/cards/${encodeURIComponent(game)}/${encodeURIComponent(card)}`;
