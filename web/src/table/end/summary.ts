// What a summary says of the sides, for any game: who stood out, and what each side did.

import type { Deeds, Line, Moment, Summary } from "@/wire/messages";

/** Pieces that belong to nobody are a side of their own. */
export const NOBODYS = -1;

export interface Side {
  team: number;
  given: number;
  gained: number;
  lost: number;
  healed: number;
  felled: number;
  rolls: number;
  dice: number;
  deeds: Deeds[];
}

export type Feat = "given" | "felled" | "healed" | "taken";
export interface Star {
  deeds: Deeds;
  feat: Feat;
  amount: number;
}

/** The sides that did something, `first` before the others. */
export function sidesOf(summary: Summary, teams: number[], first: number): Side[] {
  const sides = new Map<number, Side>();
  for (const team of teams) sides.set(team, fresh(team));
  for (const deeds of summary.deeds) {
    const team = deeds.seat < 0 ? NOBODYS : (teams[deeds.seat] ?? NOBODYS);
    const side = sides.get(team) ?? fresh(team);
    sides.set(team, side);
    side.given += deeds.given;
    side.gained += deeds.gained;
    side.lost += deeds.lost;
    side.healed += deeds.healed;
    side.felled += deeds.felled;
    side.rolls += deeds.rolls;
    side.dice += deeds.dice;
    side.deeds.push(deeds);
  }
  const rank = (side: Side) => (side.team === first ? 0 : side.team === NOBODYS ? 2 : 1);
  return [...sides.values()].sort((a, b) => rank(a) - rank(b) || a.team - b.team);
}

const fresh = (team: number): Side => ({
  team,
  given: 0,
  gained: 0,
  lost: 0,
  healed: 0,
  felled: 0,
  rolls: 0,
  dice: 0,
  deeds: [],
});

/** Who of a side stood out: each once, for what nobody of it did more of. */
export function starsOf(side: Side, most = 3): Star[] {
  const found: Star[] = [];
  const add = (feat: Feat) => {
    const left = side.deeds.filter((one) => one.card && one[feat] > 0 && !found.some((star) => star.deeds === one));
    const best = left.sort((a, b) => b[feat] - a[feat])[0];
    if (best && found.length < most) found.push({ deeds: best, feat, amount: best[feat] });
  };
  for (const feat of ["given", "felled", "healed", "taken", "given", "taken"] as const) add(feat);
  return found;
}

/** The moment that mattered most before the end; of a game with one moment, that one. */
export function bestOf(moments: Moment[]): Moment | null {
  const before = moments.slice(0, -1);
  return (before.length ? before : moments).reduce<Moment | null>(
    (best, one) => (best && best.weight >= one.weight ? best : one),
    null,
  );
}

/** The cards that picture a moment: who did it and to whom; else those that its lines name. */
export function picturesOf(moment: Moment): string[] {
  const cards = [moment.who_card, moment.target_card].filter(Boolean);
  const named = moment.lines.flatMap((line: Line) =>
    line.args.flatMap(([kind, value]) =>
      kind === "card" && typeof value === "string" && value !== "?" ? [value] : [],
    ),
  );
  return [...new Set(cards.length ? cards : named)].slice(0, 2);
}

/** How points came together at the end: a column for each side, a row for each thing that gave some. */
export interface Scores {
  /** as lines name them: a seat by its letter, or a piece */
  sides: string[];
  /** what each had before; null: no line tells what they have in all */
  before: number[] | null;
  rows: { role: string; values: number[] }[];
  total: number[] | null;
}

/** Read from lines and the roles of their arguments; null: nothing was told of it. */
export function scoresOf(lines: Line[], notes: Readonly<Record<string, { roles: readonly string[] }>>): Scores | null {
  const told = lines.map((line) => {
    const roles = notes[line.what]?.roles ?? [];
    return new Map(line.args.map(([, value], i) => [roles[i] ?? "", value]));
  });
  const sides = [...new Set(told.flatMap((one) => (typeof one.get("by") === "string" ? [String(one.get("by"))] : [])))];
  const roles = [...new Set(told.flatMap((one) => [...one.keys()]))].filter((role) => role && role !== "by");
  const sum = (side: string, role: string) =>
    told.reduce((all, one) => all + (one.get("by") === side ? Number(one.get(role) ?? 0) : 0), 0);
  const row = (role: string) => ({ role, values: sides.map((side) => sum(side, role)) });
  const rows = roles.filter((role) => role !== "amount").map(row);
  if (!sides.length || !rows.length) return null;
  const total = roles.includes("amount") ? row("amount").values : null;
  const gained = sides.map((_, i) => rows.reduce((all, one) => all + one.values[i]!, 0));
  return { sides, before: total && total.map((value, i) => value - gained[i]!), rows, total };
}

/** Points of a line through values, in a box of this size; a long game has no more than `most` of them. */
export function pathOf(values: number[], top: number, width: number, height: number, most = 400): string {
  const step = Math.max(1, Math.ceil(values.length / most));
  const last = Math.max(1, values.length - 1);
  const points = values.flatMap((value, i) =>
    i % step === 0 || i === values.length - 1
      ? [
          `${((i / last) * width).toFixed(1)},${(height - (Math.min(value, top) / Math.max(1, top)) * height).toFixed(1)}`,
        ]
      : [],
  );
  return points.join(" ");
}
