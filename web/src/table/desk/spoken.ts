// Rulings in words: operations with the names of people, cards and places instead of letters and numbers.

import type { GameInfo, OperationInfo, View } from "@/wire/messages";
import { readable, SEATS, type Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { NO_COURT, type Court } from "./lists";
export { courtOf } from "./lists";
import { readAgain, readRuling, slotsOf, type Slot, type Written } from "./ruling";

export const operationName = (name: string) => say("desk-op", { name, other: readable(name) });
export const criterionName = (name: string) => say("desk-criterion", { name, other: readable(name) });

/** All that is needed to name what a ruling names. */
export interface Speaker {
  operations: OperationInfo[];
  court: Court;
  view: View;
  words: Words;
}

export function speakerOf(game: GameInfo | null, court: Court | null, view: View, words: Words): Speaker {
  return { operations: game?.officials?.operations ?? [], court: court ?? NO_COURT, view, words };
}

/** how an undo says that no pile forgets anything */
const NOTHING_MORE = "none";
const signed = (value: string) => (Number(value) > 0 ? `+${Number(value)}` : value.replace("-", "−"));

function valueName({ kind }: Slot, value: string, key: string, { court, view, words }: Speaker): string {
  const own = court.named(kind, value, view, words);
  if (own !== null) return own;
  if (kind === "PLAYER") return words.seat(SEATS.indexOf(value));
  if (kind === "AMOUNT") return signed(value);
  if (kind === "KEY") return words.setting(value, "")[0];
  if (kind === "VALUE") return words.setting(key, value)[1] || value;
  if (kind === "choice" || kind === "flag") return say("desk-word", { word: value, other: readable(value) });
  return value;
}

/** One operation: what it does, and to what. */
export function operationWords(line: string, speaker: Speaker): string {
  const name = operationName(line.split(" ", 1)[0]!);
  const picked = readAgain(line, speaker.operations);
  if (!picked) return line.includes(" ") ? say("desk-of", { name, what: line.slice(line.indexOf(" ") + 1) }) : name;
  const slots = slotsOf(picked.operation.form);
  const key = picked.values[slots.findIndex((slot) => slot.kind === "KEY")] ?? "";
  const parts = slots.flatMap((slot, i) => {
    const value = picked.values[i] ?? "";
    return value && value !== NOTHING_MORE ? [valueName(slot, value, key, speaker)] : [];
  });
  return parts.length ? say("desk-of", { name, what: parts.join(", ") }) : name;
}

export function verdictWords(verdict: Pick<Written, "criteria" | "operations">, speaker: Speaker): string {
  const what = verdict.operations.map((line) => operationWords(line, speaker)).join("; ");
  return say("desk-verdict", { what, why: verdict.criteria.map(criterionName).join(", ") });
}

/** What is wrong with a ruling, or what one should know of it, with the names of cards and people. */
export function faultWords(fault: string, words: Words): string {
  const named = (variable: string, value: string) => {
    if (variable === "operation") return operationName(value);
    if (variable === "operations") return value.split(", ").map(operationName).join(", ");
    if (variable === "criteria") return value.split(/[ ,]+/).map(criterionName).join(", ");
    return variable === "act" ? words.option(value) : null;
  };
  return words.fault(fault, named) ?? unknownFault(fault, words);
}

/** A sentence that nobody knows stays English; cards and people have their names in it. */
function unknownFault(fault: string, words: Words): string {
  return fault
    .replace(/(?<!['‘])\b[a-z]+(?:_[a-z]+)+\b/g, (word) => (words.cards.has(word) ? words.card(word) : word))
    .replace(
      /\b(of|player|is) ([A-G])\b/g,
      (_, lead: string, seat: string) => `${lead} ${words.seat(SEATS.indexOf(seat))}`,
    );
}

/** A ruling as an entry of the record has it. */
export function rulingWords(line: string, speaker: Speaker): string {
  const ruling = readRuling(line);
  const verdict = verdictWords(ruling, speaker);
  return ruling.text ? say("desk-verdict-said", { verdict, text: ruling.text }) : verdict;
}
