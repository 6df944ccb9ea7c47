// Charts: what each number of the die comes to, as a bar, and what a Foe's next roll would do.

import type { Words } from "@/words/game";
import { say } from "@/words/ui.svelte";

export interface Part {
  what: string;
  points: number;
}
export interface Row {
  from: number;
  to: number;
  parts: Part[];
}
const SIDES = 20;

/** `1-3 backfire 1`, `9+ hit 4`, `18-20 hit 2 + no_magic`. */
export function rowsOf(chart: unknown): Row[] {
  if (!Array.isArray(chart)) return [];
  return chart.map(String).flatMap((line) => {
    const found = /^(\d+)(?:-(\d+)|(\+))? (.+)$/.exec(line.trim());
    if (!found) return [];
    const from = Number(found[1]);
    const to = found[3] ? SIDES : Number(found[2] ?? from);
    const parts = found[4]!.split(" + ").map((part) => {
      const [what = "", points] = part.trim().split(" ");
      return { what, points: Number(points ?? 0) };
    });
    return { from, to, parts };
  });
}

export const odds = (row: Row) => row.to - row.from + 1;

/** "9–20"; the last row of several is "9+". */
export function rangeOf(row: Row, rows: Row[] = []): string {
  if (row.from === row.to) return String(row.from);
  return row.to === SIDES && rows.length > 1 ? `${row.from}+` : `${row.from}–${row.to}`;
}

export type Tone = "none" | "hurt" | "hurt2" | "hurt3" | "good" | "great" | "self" | "mend";

/** How a row is coloured: what a Foe rolls is read from the side of the Familiars. */
export function toneOf(row: Row, foe: boolean): Tone {
  const { what = "miss", points = 0 } = row.parts[0] ?? {};
  if (what === "miss") return "none";
  if (what === "backfire") return "self";
  if (!foe) return what === "critical" ? "great" : "good";
  if (what === "heal") return "mend";
  return what !== "hit" || points < 2 ? "hurt" : points === 2 ? "hurt2" : "hurt3";
}

/** A result in as few letters as there are: "hit 2", "miss", "self 1"; what comes with it is marked with a cross. */
export function shortResult(row: Row, foe: boolean): string {
  const { what = "miss", points = 0 } = row.parts[0] ?? {};
  const said = shortPart(what, points, foe);
  return row.parts.length > 1 ? `${said} ✚` : said;
}

function shortPart(what: string, points: number, foe: boolean): string {
  if (what === "miss") return say("quest-row-miss");
  if (what === "backfire") return say("quest-row-self", { points });
  if (what === "heal") return say("quest-row-heal", { points });
  if (what === "drain") return say("quest-row-drain", { points });
  return foe && points ? say("quest-row-hit", { points }) : points ? String(points) : "✚";
}

export function partWords(words: Words, { what, points }: Part): string {
  return points ? `${words.word(what)} ${points}` : words.word(what);
}
export function rowWords(words: Words, row: Row): string {
  return row.parts.map((part) => partWords(words, part)).join(" + ");
}

/** "1–3: miss, 4–20: hit 4" */
export function chartWords(words: Words, rows: Row[]): string {
  return rows.map((row) => `${rangeOf(row)}: ${rowWords(words, row)}`).join(", ");
}

/** What comes with a result, for the lines under the bar: "17–19: no healing". The same for several rows is said once. */
export function alsoLines(words: Words, rows: Row[]): string[] {
  const found = new Map<string, string[]>();
  for (const row of rows) {
    for (const part of row.parts.slice(1)) {
      const said = partWords(words, part);
      found.set(said, [...(found.get(said) ?? []), rangeOf(row, rows)]);
    }
  }
  return [...found].map(([what, ranges]) => say("quest-also", { range: ranges.join(", "), what }));
}

export interface NextRoll {
  /** HP that each Standing Familiar loses, on average and at worst */
  mean: number;
  worst: number;
}

/** What the next roll of a Foe takes from each Standing Familiar, as its chart is printed. */
export function nextRoll(rows: Row[]): NextRoll {
  let sum = 0;
  let worst = 0;
  for (const row of rows) {
    for (const { what, points } of row.parts) {
      if (what !== "hit") continue;
      sum += points * odds(row);
      worst = Math.max(worst, points);
    }
  }
  return { mean: Math.round((sum / SIDES) * 10) / 10, worst };
}
