// What is being shown, as a ribbon: what is done, what happens now, and the texts of cards that come next.

import { changesIn } from "./money";
import type { Beat } from "@/table/beats";
import type { Line } from "@/wire/messages";

export interface Item {
  line: Line;
  /** the card whose text it is; empty: the line says it */
  card: string;
  done: boolean;
  now: boolean;
  later: boolean;
  /** what it has done to Money so far */
  money: number[];
}

/** Where something of its own begins. */
const BEGINS =
  /^(triggered|played|acted|attacks|attacks_seat|foe_shown|foe_attacks|turn|round|last_round|bedtime|ruled|upheld)$/;

export function ribbonOf(beats: readonly Beat[], at: number, most: number): Item[] {
  const items: (Item & { first: number })[] = [];
  for (const beat of beats) {
    const last = items.at(-1);
    const card = beat.line.what === "triggered" ? String(beat.roles.card ?? "") : "";
    if (!last || (BEGINS.test(beat.line.what) && last.line !== beat.line)) {
      items.push({ line: beat.line, card, done: false, now: false, later: false, money: [], first: beat.index });
    }
    if (beat.index > at || beat.kind === "roll") continue;
    const changed = changesIn([beat.line], {
      gained: { beat: "", roles: ["target", "amount"] },
      lost: { beat: "", roles: ["target", "amount"] },
      toll: { beat: "", roles: ["target", "pile", "amount"] },
    });
    items.at(-1)!.money.push(...changed.changes.map((one) => one.amount));
  }
  const now = items.findLastIndex((one) => one.first <= at);
  items.forEach((one, i) => {
    one.done = i < now;
    one.now = i === now;
    one.later = i > now;
  });
  // of what comes only the texts of cards are named: their turn is certain
  const shown = items.filter((one, i) => i <= now || one.card);
  const from = Math.max(0, Math.min(now - 1, shown.length - most));
  return shown.slice(from, from + most);
}
