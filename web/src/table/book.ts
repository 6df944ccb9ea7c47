// The rulebook in chapters, and what in it answers a question.

import type { CardInfo, RuleInfo } from "@/wire/messages";
import type { Words } from "@/words/game";
import { plain } from "./search";

export interface Chapter {
  title: string;
  /** its part of an address: `chapter-3` */
  id: string;
  rules: RuleInfo[];
}

export function chaptersOf(words: Words): Chapter[] {
  const found = new Map<string, RuleInfo[]>();
  for (const rule of words.rules.values()) found.set(rule.chapter, [...(found.get(rule.chapter) ?? []), rule]);
  return [...found].map(([title, rules], i) => ({ title, id: `chapter-${i + 1}`, rules }));
}

/** The chapter that an address means: by its own id, or by a rule in it. Whatever else it says, the first. */
export function chapterAt(chapters: Chapter[], address: string): number {
  const found = chapters.findIndex(
    (chapter) => chapter.id === address || chapter.rules.some((rule) => rule.id === address),
  );
  return Math.max(0, found);
}

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
