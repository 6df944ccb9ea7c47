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

/** The words that a card or its parts have in a field. */
function heldBy(card: CardInfo, name: string): string[] {
  const all = [card.fields, ...card.parts.map((part) => part.fields)];
  return [...new Set(all.flatMap((fields) => wordsIn(fields[name])))];
}

/** What cards can be sorted by: fields that hold words, for which the game has a name, and which several share. */
export function facetsOf(cards: CardInfo[], words: Words): Facet[] {
  const found = new Map<string, string[]>();
  for (const card of cards) {
    const names = new Set([card.fields, ...card.parts.map((part) => part.fields)].flatMap(Object.keys));
    for (const name of names) {
      const held = heldBy(card, name);
      if (held.length && words.say(`fact-${name}`) !== null) found.set(name, [...(found.get(name) ?? []), ...held]);
    }
  }
  return [...found]
    .map(([name, values]) => ({ name, values: [...new Set(values)], cards: values.length }))
    .filter(({ values, cards: count }) => values.length > 1 && count >= 2 * values.length)
    .map(({ name, values }) => ({ name, values }));
}

/** more of them at once are not looked through */
const MOST_FACETS = 4;

/**
 * What to offer for what is looked at: what cards of the kind have. Of all kinds, where there is too much, what several of
 * them have; and whatever is asked for already.
 */
export function facetsFor(cards: CardInfo[], words: Words, wanted: Wanted): Facet[] {
  const all = facetsOf(
    cards.filter((card) => !wanted.kind || card.kind === wanted.kind),
    words,
  );
  if (wanted.kind || all.length <= MOST_FACETS) return all;
  const kinds = (name: string) =>
    new Set(cards.filter((card) => heldBy(card, name).length).map((card) => card.kind)).size;
  return all.filter((facet) => kinds(facet.name) > 1 || wanted.facets[facet.name]);
}

/** The same with cards of another kind; what these do not have is no longer asked for. */
export function withKind(wanted: Wanted, kind: string, cards: CardInfo[]): Wanted {
  const held = (name: string) => cards.some((card) => (!kind || card.kind === kind) && heldBy(card, name).length);
  return { ...wanted, kind, facets: Object.fromEntries(Object.entries(wanted.facets).filter(([name]) => held(name))) };
}

export function matches(card: CardInfo, wanted: Wanted): boolean {
  if (wanted.kind && card.kind !== wanted.kind) return false;
  if (wanted.cost !== null && !costsOf(card).includes(wanted.cost)) return false;
  if (Object.entries(wanted.facets).some(([name, value]) => value && !heldBy(card, name).includes(value))) return false;
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
