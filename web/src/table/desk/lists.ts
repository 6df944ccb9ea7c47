// What can be picked for a part of an operation. A game's board may know more of its own (`boards/GAME/court.ts`).

import type { GameInfo, OfficialsInfo, View } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";

export interface Choice {
  value: string;
  label: string;
}

/** What has been picked before in the same operation. */
export interface Given {
  operation: string;
  /** the player, by letter; empty: none yet */
  player: string;
  /** the part of an act before this one; empty: this is the first */
  act: string;
}

/** What a game's own parts of operations can be and what they are called, by the word of the form. */
export interface Court {
  /** null: that is written by hand */
  lists: (kind: string, view: View, words: Words, given: Given) => Choice[] | null;
  /** null: it has no name of its own */
  named: (kind: string, value: string, view: View, words: Words) => string | null;
}

const COURTS = import.meta.glob<Court>("@/boards/*/court.ts");
export const NO_COURT: Court = { lists: () => null, named: () => null };

export async function courtOf(game: string): Promise<Court> {
  const load = Object.entries(COURTS).find(([path]) => path.includes(`/boards/${game}/`))?.[1];
  return load ? load() : NO_COURT;
}

/** The table without those who have left it: nothing can be ruled for them, or for what was theirs. */
export function present(view: View, left: Set<number>): View {
  if (!left.size) return view;
  const seats = view.seats.filter((one) => !left.has(one.seat));
  return { ...view, seats, zones: view.zones.filter((one) => one.owner === null || !left.has(one.owner)) };
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
