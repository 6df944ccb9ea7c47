// Money as it changes: each change with its cause, read from what was told.

import { rolesOf, type Notes, type Value } from "@/table/beats";
import type { Happened, Line } from "@/wire/messages";
import type { Words } from "@/words/game";
import { say } from "@/words/ui.svelte";

export interface Change {
  /** whose Money, by the letter of the seat */
  seat: string;
  amount: number;
  /** a card, "toll", or a ruling */
  cause: string;
  /** the pile whose Foes took a toll, as lines write it */
  pile: string;
}

/** What a Judge rules has no card. */
export const RULING = "ruling";

const cardOf = (value: Value | undefined): string => String(value ?? "").split("#")[0]!;

/** Every change of Money in these lines, in its order. `cause`: what was going on before them. */
export function changesIn(lines: Line[], notes: Notes, cause = ""): { changes: Change[]; cause: string } {
  const changes: Change[] = [];
  for (const line of lines) {
    const roles = rolesOf(line, notes);
    const seat = String(roles.target ?? "");
    const amount = Number(roles.amount ?? 0);
    if (line.what === "gained") changes.push({ seat, amount, cause, pile: "" });
    else if (line.what === "lost") changes.push({ seat, amount: -amount, cause, pile: "" });
    else if (line.what === "toll")
      changes.push({ seat, amount: -amount, cause: "toll", pile: String(roles.pile ?? "") });
    else if (line.what === "triggered") cause = cardOf(roles.card);
    else if (line.what === "hit" || line.what === "acted" || line.what === "played") cause = cardOf(roles.source);
    else if (line.what === "foe_attacks") cause = cardOf(roles.who);
    else if (line.what === "by_ruling") cause = RULING;
  }
  return { changes, cause };
}

/** Stands before what a ruling does: its own line comes after it. */
const RULED: Line = { rule: "", what: "by_ruling", args: [] };

/** The lines since a seat's last turn began, or all where it had none. */
export function linesSince(log: Happened[], notes: Notes, seat: string): Line[] {
  const found: Line[] = [];
  for (const one of log.toReversed()) {
    for (const line of one.lines.toReversed()) {
      if (line.what === "turn" && rolesOf(line, notes).who === seat) return found.toReversed();
      found.push(line);
    }
    if (one.kind === "ruling") found.push(RULED);
  }
  return found.toReversed();
}

/** The last changes of a seat's Money since its turn began: those of one cause are one. */
export function chipsOf(log: Happened[], notes: Notes, seat: string, most = 2): Change[] {
  const { changes } = changesIn(linesSince(log, notes, seat), notes);
  const merged: Change[] = [];
  for (const change of changes.filter((one) => one.seat === seat)) {
    const last = merged.at(-1);
    if (last && last.cause === change.cause && last.pile === change.pile && last.amount > 0 === change.amount > 0) {
      merged[merged.length - 1] = { ...last, amount: last.amount + change.amount };
    } else merged.push(change);
  }
  return merged.slice(-most);
}

/** A cause in words. */
export function causeWords(words: Words, change: Change): string {
  if (change.cause === "toll") return words.word("toll");
  if (change.cause === RULING) return say("parlor-ruling");
  return change.cause ? words.card(change.cause) : "";
}

/** What the others did since a seat's last turn began. */
export interface Since {
  /** by seat: what came and went of its Money */
  money: Map<string, number>;
  /** cards that went from a Board, as lines write them */
  fell: string[];
  /** cards that came to the Boards of others */
  came: string[];
}

export function sinceTurn(log: Happened[], notes: Notes, seat: string): Since {
  const lines = linesSince(log, notes, seat);
  const own = lines.findIndex((line) => line.what === "turn_over" && rolesOf(line, notes).who === seat);
  const others = own < 0 ? [] : lines.slice(own + 1);
  const money = new Map<string, number>();
  for (const change of changesIn(others, notes).changes) {
    money.set(change.seat, (money.get(change.seat) ?? 0) + change.amount);
  }
  const fell: string[] = [];
  const came: string[] = [];
  for (const line of others) {
    const roles = rolesOf(line, notes);
    if (line.what === "fell") fell.push(cardOf(roles.target));
    else if (line.what === "defeated") fell.push(cardOf(roles.card));
    else if (line.what === "played" && roles.who !== seat) came.push(cardOf(roles.source));
  }
  for (const [who, amount] of money) if (!amount) money.delete(who);
  return { money, fell, came };
}
