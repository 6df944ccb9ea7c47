// A line that stands by itself, as a sentence. In the log a line that only says what is left is read with those around it;
// alone it says what became otherwise, and by whose doing.

import type { Line } from "@/wire/messages";
import type { Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { kindOf, rolesOf, type BeatKind, type Notes } from "./beats";

/** The beats that tell most of an entry, the best first. */
const TELLING: readonly (readonly BeatKind[])[] = [["fall"], ["sum"], ["damage", "heal"], ["gain"], ["end"]];
const NOBODY = "-";
const LEFT = "left_";

/** Of several lines the one that tells most; else the last that names something with a number, else the last. */
export function tellingLine(lines: Line[], notes: Notes): Line | null {
  for (const kinds of TELLING) {
    const told = lines.findLast((line) => kinds.includes(kindOf(line, notes)));
    if (told) return told;
  }
  const numbers = lines.filter((line) => line.args.some(([, value]) => typeof value === "number"));
  return numbers.at(-1) ?? lines.at(-1) ?? null;
}

export function sentenceOf(words: Words, line: Line): string {
  const said = changeOf(words, line) ?? words.line(line);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}

/** What a line of damage tells that has no amount of its own: who lost how much, by whom; null: it is no such line. */
function changeOf(words: Words, line: Line): string | null {
  const roles = rolesOf(line, words.notes);
  const left = Object.keys(roles).find((role) => role.startsWith(LEFT));
  const { change, target, source } = roles;
  if (typeof change !== "number" || !change || typeof target !== "string" || !left || "amount" in roles) return null;
  const given = { who: words.part(target), amount: Math.abs(change), what: words.factName(left.slice(LEFT.length)) };
  if (change > 0) return say("end-got-back", given);
  if (typeof source !== "string" || source === NOBODY || source === target) return say("end-lost", given);
  return say("end-cost", { ...given, by: words.part(source) });
}
