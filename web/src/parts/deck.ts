// A deck as people write it, what it still lacks, and a deck that is not saved yet.

import { plain } from "@/table/search";
import type { CardInfo, DeckOffer, GameInfo, QuotaInfo, ReadyDeck } from "@/wire/messages";
import { speech } from "@/words/ui.svelte";

/** A line of a text that cannot be read. */
export interface LineFault {
  line: number;
  came: string;
  /** it names no card, or the number before the card is none that can be */
  why: "card" | "count";
  /** the card that is called nearly like that; empty: none is */
  near: string;
}

/** What a text says: the ids of its cards, and the lines that say nothing. */
export interface Read {
  cards: string[];
  faults: LineFault[];
}

const MOST = 99;
const spelled = (text: string) => plain(text).replaceAll("’", "'").replace(/\s+/g, " ").trim();

/**
 * A deck from a text with a card on each line, by its name or its id, with a number before it if there are several:
 * `Goliath`, `2 Goliath`, `2x goliath`. Ids, each perhaps with a number, may also stand on one line. Lines that begin with
 * # say nothing. `cards`: the same cards in one language or more.
 */
export function readDeck(text: string, cards: Iterable<CardInfo>): Read {
  const ids = new Map<string, string>();
  const names = new Map<string, string>();
  for (const card of cards) {
    ids.set(spelled(card.id), card.id).set(spelled(card.name), card.id);
    names.set(spelled(card.name), card.name);
  }
  const found: Read = { cards: [], faults: [] };
  text.split("\n").forEach((whole, i) => {
    const came = whole.trim();
    if (!came || came.startsWith("#")) return;
    const [, count = "1", name = ""] = /^(?:(-?\d+)\s*[x×]?\s+)?(.*)$/i.exec(came)!;
    const whose = ids.get(spelled(came));
    const card = whose ?? ids.get(spelled(name));
    const times = whose ? 1 : Number(count);
    if (card && times >= 1 && times <= MOST) found.cards.push(...Array<string>(times).fill(card));
    else if (card) found.faults.push({ line: i + 1, came, why: "count", near: "" });
    else {
      const several = idsOf(came).map((word) => ids.get(word.toLowerCase()));
      if (several.length > 1 && several.every((one) => one !== undefined)) found.cards.push(...several);
      else found.faults.push({ line: i + 1, came, why: "card", near: nearest(name || came, names) });
    }
  });
  return found;
}

/** The name that is spelled most like a text; empty: none is like it. */
function nearest(text: string, names: Map<string, string>): string {
  const wanted = spelled(text);
  let best = Math.max(2, Math.floor(wanted.length / 3)) + 1;
  let found = "";
  for (const [name, shown] of names) {
    if (Math.abs(name.length - wanted.length) >= best) continue;
    const far = distance(wanted, name);
    if (far < best) [best, found] = [far, shown];
  }
  return found;
}

/** How many letters must be changed, left out or put in to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}

/** How many there are of each card, in the order in which they came. */
export function countsOf(cards: string[]): Map<string, number> {
  return cards.reduce((found, card) => found.set(card, (found.get(card) ?? 0) + 1), new Map<string, number>());
}

/** A deck as a text to be kept and sent, with a card on each line; `readDeck` reads it in every language. */
export function writeDeck(cards: string[]): string {
  return [...countsOf(cards)].map(([card, count]) => `${count} ${card}`).join("\n");
}

/** The ids of a deck as servers keep it: ids of cards, each perhaps with a number before it. */
export function idsOf(text: string): string[] {
  let count = 1;
  return text.split(/[\s,]+/).flatMap((word) => {
    if (!word) return [];
    const times = count;
    count = /^\d{1,3}$/.test(word) ? Number(word) : 1;
    return /^\d{1,3}$/.test(word) ? [] : Array<string>(times).fill(word);
  });
}

/** What a deck that comes with a game is called, and how it wants to be played. */
export const readyName = (deck: ReadyDeck): string => deck.names[speech.language] ?? deck.name;
export const readyPlan = (deck: ReadyDeck): string => deck.plans[speech.language] ?? deck.plan;

/** A deck that can be brought, by its name in this language where it comes with the game. */
export function offered(game: GameInfo, offer: DeckOffer): DeckOffer {
  const ready = offer.id ? undefined : game.premade.find((one) => one.text === offer.text);
  return ready ? { ...offer, name: readyName(ready) } : offer;
}

/** Which cards a deck has: its own, or those of the one that comes with the game. */
export function cardsOf(game: GameInfo | null, text: string): string[] {
  return game?.premade.find((one) => one.text === text.trim())?.cards ?? idsOf(text);
}

/** What a deck has of what it is asked for. */
export interface Tally {
  quota: QuotaInfo;
  count: number;
  missing: number;
  over: number;
}

export function talliesOf(quotas: QuotaInfo[], cards: string[], printed: Map<string, CardInfo>): Tally[] {
  return quotas
    .filter((quota) => !quota.copies)
    .map((quota) => {
      const fits = (card: CardInfo | undefined) =>
        (!quota.kind || card?.kind === quota.kind) && (quota.cost === null || card?.fields.cost === quota.cost);
      const count = cards.filter((card) => fits(printed.get(card))).length;
      return { quota, count, missing: Math.max(0, quota.low - count), over: Math.max(0, count - quota.high) };
    });
}

/** How many copies of one card a deck may have; null: as many as one likes. */
export function mostCopies(quotas: QuotaInfo[]): number | null {
  const most = quotas.filter((quota) => quota.copies).map((quota) => quota.high);
  return most.length ? Math.min(...most) : null;
}

/** Tallies as a table: a row for each kind, a column for each cost; without costs one column for all. */
export interface Grid {
  costs: number[];
  rows: { kind: string; cells: (Tally | null)[] }[];
}

export function gridOf(tallies: Tally[]): Grid {
  const cells = tallies.filter((one) => one.quota.kind);
  const costs = [...new Set(cells.flatMap((one) => one.quota.cost ?? []))].sort((a, b) => a - b);
  const kinds = [...new Set(cells.map((one) => one.quota.kind))];
  const at = (kind: string, cost: number | null) =>
    cells.find((one) => one.quota.kind === kind && one.quota.cost === cost) ?? null;
  return {
    costs,
    rows: kinds.map((kind) => ({ kind, cells: costs.length ? costs.map((cost) => at(kind, cost)) : [at(kind, null)] })),
  };
}

/** What a server says of a deck: the rule, where it names one, and what is wrong. */
export interface Fault {
  rule: string;
  lines: string[];
}

/** Faults, rule by rule. */
export function faultsByRule(faults: string[]): Fault[] {
  const found = new Map<string, string[]>();
  for (const fault of faults) {
    const [, rule = "", line = fault] = /^([A-Z]+-[A-Z]+-\d+): (.*)$/s.exec(fault) ?? [];
    found.set(rule, [...(found.get(rule) ?? []), line]);
  }
  return [...found].map(([rule, lines]) => ({ rule, lines }));
}

/** Settings that choose how cards are printed. */
const PRINTING = ["edition", "cards"];

/** The settings that a deck depends on. */
export function decisive(game: GameInfo): GameInfo["settings"] {
  const names = [...game.deck_choices, ...PRINTING];
  return names.flatMap((name) => game.settings.find((setting) => setting.name === name) ?? []);
}

/** Of the settings of a table those that its decks depend on, as far as the box has them. */
export function deckSettings(game: GameInfo, settings: Record<string, string>): Record<string, string> {
  const known = decisive(game).filter((setting) => setting.values.includes(settings[setting.name] ?? ""));
  return { ...Object.fromEntries(known.map(({ name }) => [name, settings[name]!])), ...game.deck_settings };
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
