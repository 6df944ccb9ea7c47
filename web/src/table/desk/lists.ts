// What can be picked for a part of an operation. A game's board may know more of its own (`boards/GAME/court.ts`).

import type { GameInfo, OfficialsInfo, View } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";

export interface Choice {
  value: string;
  label: string;
}

/** What a game's own parts of operations can be, by the word of the form; null: that is written by hand. */
export type Lists = (kind: string, view: View, words: Words) => Choice[] | null;

const COURTS = import.meta.glob<{ lists: Lists }>("@/boards/*/court.ts");

export async function listsOf(game: string): Promise<Lists> {
  const load = Object.entries(COURTS).find(([path]) => path.includes(`/boards/${game}/`))?.[1];
  return load ? (await load()).lists : () => null;
}

/** What the parts that every game has can be: players, and questions with their answers. */
export function commonChoices(
  kind: string,
  view: View,
  words: Words,
  officials: OfficialsInfo,
  game: GameInfo | null,
  key: string,
): Choice[] | null {
  if (kind === "PLAYER") {
    return view.seats.map((one) => ({ value: SEATS[one.seat] ?? "?", label: words.seat(one.seat) }));
  }
  if (kind === "KEY") {
    return Object.keys(officials.questions).map((value) => ({ value, label: words.setting(value, "")[0] }));
  }
  if (kind === "VALUE") {
    const setting = game?.settings.find((one) => one.name === key);
    if (!setting) return null;
    const { low, high } = setting;
    const numbers =
      low !== null && high !== null ? Array.from({ length: high - low + 1 }, (_, i) => String(low + i)) : [];
    const values = numbers.length ? numbers : setting.values;
    return values.map((value) => ({ value, label: words.setting(key, value)[1] || value }));
  }
  return null;
}

/** Parts that are numbers: the least and the most. */
export const NUMBERS: Record<string, [least: number, most: number]> = {
  AMOUNT: [-99, 99],
  COUNT: [0, 20],
  ROUND: [1, 60],
};
