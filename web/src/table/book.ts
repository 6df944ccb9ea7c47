// The rulebook in chapters, and what in it answers a question.

import type { CardInfo, RuleInfo } from "@/wire/messages";
import type { Words } from "@/words/game";
import { plain } from "./search";

/** Where a rule comes from: printed in the game's own rulebook or in an expansion's leaflet, on public pages, or ours. */
export type Origin = "rulebook" | "leaflet" | "public" | "ours";
export const ORIGINS: Origin[] = ["rulebook", "leaflet", "public", "ours"];

const WORDS: Record<string, Origin> = { expansion: "leaflet", public: "public", ours: "ours" };

/** Every origin that a source names; what stands in brackets says only which part is whose. */
export function originsOf(source: string): Origin[] {
  const named = source.replace(/\(.*/, "").split(/[,;]/);
  const found = new Set(named.map((one): Origin => WORDS[one.trim()] ?? "rulebook"));
  return ORIGINS.filter((origin) => found.has(origin));
}

/** The origins that rules of a book have, where there is more than one. */
export function originsIn(words: Words): Origin[] {
  const found = new Set([...words.rules.values()].flatMap((rule) => originsOf(rule.source)));
  return found.size > 1 ? ORIGINS.filter((origin) => found.has(origin)) : [];
}

export interface Chapter {
  /** where it stands in the book, from 1 */
  number: number;
  title: string;
  /** its part of an address: `chapter-3` */
  id: string;
  rules: RuleInfo[];
}

/** The chapters; with an origin only what comes from there, and no chapter that has nothing. */
export function chaptersOf(words: Words, origin: Origin | "" = ""): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of words.rules.values()) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found]
    .map(([title, rules], i) => ({ number: i + 1, title, id: `chapter-${i + 1}`, rules: fromThere(rules, origin) }))
    .filter((chapter) => chapter.rules.length);
}

export function fromThere(rules: RuleInfo[], origin: Origin | ""): RuleInfo[] {
  return origin ? rules.filter((rule) => originsOf(rule.source).includes(origin)) : rules;
}

/** The chapter that an address means: by its own id, or by a rule in it. Whatever else it says, the first. */
export function chapterAt(chapters: Chapter[], address: string): number {
  const found = chapters.findIndex(
    (chapter) => chapter.id === address || chapter.rules.some((rule) => rule.id === address),
  );
  return Math.max(0, found);
}

/** Is that rule or chapter in there? */
export const has = (chapters: Chapter[], address: string): boolean =>
  chapters.some((chapter) => chapter.id === address || chapter.rules.some((rule) => rule.id === address));

export interface Found {
  rules: RuleInfo[];
  cards: CardInfo[];
}

const printed = (card: CardInfo) => [card.text, ...card.parts.map((part) => `${part.name}: ${part.text}`)].join(" ");

/** Rules and cards that have every word of a question; those with all of them in the title come first. */
export function findIn(words: Words, question: string): Found {
  const asked = plain(question.trim()).split(/\s+/).filter(Boolean);
  if (!asked.length) return { rules: [], cards: [] };
  const every = (text: string) => asked.every((word) => text.includes(word));
  const rules = [...words.rules.values()].filter((rule) => every(plain(`${rule.id} ${rule.title} ${rule.text}`)));
  const cards = [...words.cards.values()].filter((card) => every(plain(`${card.name} ${printed(card)}`)));
  const first = (title: string) => (every(plain(title)) ? 0 : 1);
  return {
    rules: rules.sort((a, b) => first(`${a.id} ${a.title}`) - first(`${b.id} ${b.title}`)),
    cards: cards.sort((a, b) => first(a.name) - first(b.name)),
  };
}
