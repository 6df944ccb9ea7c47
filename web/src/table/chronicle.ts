// The log as it is read: headlines, and below each what followed from it. How a line is told, the game's notes say.

import type { Happened, Line } from "@/wire/messages";
import { kindOf, type BeatKind, type Notes } from "./beats";

export interface Told {
  key: string;
  kind: BeatKind;
  /** null: something that is no line of the game, such as an undo */
  line: Line | null;
  entry: Happened;
}

export interface Passage {
  key: string;
  head: Told;
  /** what followed: dice, sums, damage, statuses */
  details: Told[];
  /** somebody chose here */
  choice: boolean;
}

/** What belongs to the headline before it. */
const DETAILS: readonly BeatKind[] = ["roll", "sum", "verdict", "damage", "heal", "status", "fall"];
/** What can have such details. */
const HEADS: readonly BeatKind[] = ["announce"];

/** Everything that was told, in passages. `noted` are entries that tell something besides their lines. */
export function passagesOf(happened: Happened[], notes: Notes, noted: (one: Happened) => boolean): Passage[] {
  const found: Passage[] = [];
  const add = (told: Told, choice: boolean) => {
    const last = found.at(-1);
    if (last && HEADS.includes(last.head.kind) && DETAILS.includes(told.kind)) last.details.push(told);
    else found.push({ key: told.key, head: told, details: [], choice });
  };
  for (const entry of happened) {
    if (noted(entry)) add({ key: `${entry.n}`, kind: "quiet", line: null, entry }, true);
    entry.lines.forEach((line, i) =>
      add({ key: `${entry.n}.${i}`, kind: kindOf(line, notes), line, entry }, i === 0 && entry.seat >= 0),
    );
  }
  return found;
}

/** Whoever has left the game, and has not been brought back by an undo. */
export function leftSeats(log: Happened[]): Set<number> {
  return new Set(log.filter((one) => one.kind === "leave").map((one) => one.seat));
}

/** What was damaged, or who fell: that is told beside a headline that is folded. */
export function outcomeOf(passage: Passage): Told | null {
  for (const kinds of [["fall"], ["damage", "heal"], ["verdict"], ["status"]]) {
    const told = passage.details.findLast((one) => kinds.includes(one.kind));
    if (told) return told;
  }
  return passage.details.at(-1) ?? null;
}
