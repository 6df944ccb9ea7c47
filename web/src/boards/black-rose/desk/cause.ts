// What a reaction answers, read from what was told: who does what, with which card, aimed at whom.

import type { Line } from "@/wire/messages";
import type { Side } from "./prepare";

export interface Cause {
  /** what was told of it, in its order: the first line names who does it */
  lines: Line[];
  /** the letter of the Mage behind it; empty: nobody */
  by: string;
  /** the spell, room, Quest or Event that it comes from; empty: none */
  card: string;
  /** the side of a spell; empty: it is none */
  side: Side | "";
}

/** What a window can be about. The second argument of those with a card names it. */
const WITH_CARD = ["cast", "turned_up", "activated", "showed", "event_works"];
const BEGINS = [...WITH_CARD, "attacked", "moved", "jumped"];
/** What belongs to it and is told afterwards. */
const MORE = ["aimed_at", "aimed_room", "redirected", "reduced", "element"];
const SIDES: readonly Side[] = ["upright", "reversed"];

/** The last thing that somebody else did; null: nothing that is known. `own` is the letter of who answers. */
export function causeOf(lines: Line[], own: string, owners: (model: string) => string): Cause | null {
  const at = lines.findLastIndex((line) => BEGINS.includes(line.what) && doerOf(line, owners) !== own);
  const line = lines[at];
  if (!line) return null;
  const more = lines.slice(at + 1).filter((one) => MORE.includes(one.what));
  const place = line.what === "event_works" ? 0 : 1;
  const card = WITH_CARD.includes(line.what) ? String(line.args[place]?.[1] ?? "") : "";
  const side = ["cast", "turned_up"].includes(line.what) ? (SIDES[Number(line.args[2]?.[1])] ?? "") : "";
  return { lines: [line, ...more], by: doerOf(line, owners), card, side };
}

function doerOf(line: Line, owners: (model: string) => string): string {
  const who = String(line.args[0]?.[1] ?? "");
  return line.what === "event_works" ? "" : who.length === 1 ? who : owners(who);
}
