// A setting that names cards: one of its words, a word with a number behind it, or cards with how many of each.

import { countsOf, idsOf } from "@/parts/deck";
import type { SettingInfo } from "@/wire/messages";

export interface CardSetting {
  /** one of the setting's words; empty: cards are named */
  word: string;
  /** the number behind the word; null: none */
  number: number | null;
  cards: Map<string, number>;
}

/** The words that such a setting takes; its other values are examples of named cards. */
export const wordsFor = (setting: SettingInfo): string[] => setting.values.filter((value) => !/[\s,]/.test(value));

export function readCardSetting(setting: SettingInfo, value: string): CardSetting {
  const [word = "", number] = value.trim().split(/\s+/);
  if (wordsFor(setting).includes(word))
    return { word, number: number && /^\d+$/.test(number) ? Number(number) : null, cards: new Map() };
  return { word: "", number: null, cards: countsOf(idsOf(value)) };
}

/** The value that says this; without a card it is the first word. */
export function writeCardSetting(setting: SettingInfo, { word, number, cards }: CardSetting): string {
  if (word) return number === null || word !== setting.counted ? word : `${word} ${number}`;
  const named = [...cards].filter(([, count]) => count > 0);
  if (!named.length) return setting.values[0] ?? "";
  return named.map(([card, count]) => (count > 1 ? `${count} ${card}` : card)).join(", ");
}
