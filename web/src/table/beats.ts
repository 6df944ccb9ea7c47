// What was told, as a sequence to be shown: each line of the log becomes beats of a kind. How a line is shown and what its
// arguments are, the game's own catalogue says (docs/protocol.md, Notes); a line of which it says nothing is one quiet beat.

import type { Line, Piece, View } from "@/wire/messages";

/** What the catalogue says of a line: how it is shown, and the role of each argument. */
export interface Note {
  beat: string;
  roles: readonly string[];
}
export type Notes = Readonly<Record<string, Note>>;

/** How long each kind of beat is shown, in milliseconds. `stop` is the end of a `roll`: before it nobody knows the die. */
const SPANS = {
  announce: 400,
  roll: 500,
  stop: 300,
  sum: 400,
  verdict: 400,
  damage: 450,
  heal: 450,
  status: 350,
  fall: 450,
  move: 300,
  draw: 300,
  gain: 300,
  turn: 350,
  end: 450,
  quiet: 300,
} as const;
export type BeatKind = keyof typeof SPANS;

/** With one of these a sequence is worth waiting for; without, the table is shown as it is. */
const HOLDING: readonly string[] = ["roll", "sum", "verdict", "damage", "heal", "status", "fall"];

export type Value = string | number | null;

export interface Beat {
  kind: BeatKind;
  line: Line;
  /** its place in the sequence */
  index: number;
  /** the arguments of the line by their roles */
  roles: Readonly<Record<string, Value>>;
  /** so many lines have been told when it is shown */
  told: number;
  span: number;
}

/** A number of a piece, or of a seat by its letter, that is shown now. */
export interface Figure {
  id: string;
  fact: string;
  value: number;
}

const isKind = (word: string): word is BeatKind => word in SPANS;

/** How a line is shown, if the catalogue says it. */
export function kindOf(line: Line, notes: Notes): BeatKind {
  const said = notes[line.what]?.beat ?? "";
  return isKind(said) ? said : "quiet";
}

export function rolesOf(line: Line, notes: Notes): Record<string, Value> {
  const names = notes[line.what]?.roles ?? [];
  return Object.fromEntries(line.args.flatMap(([, value], i) => (names[i] ? [[names[i], value]] : [])));
}

/** The sequence of these lines; none where nothing in them is worth waiting for. */
export function beatsOf(lines: Line[], notes: Notes): Beat[] {
  const found: Omit<Beat, "index" | "told" | "span">[] = [];
  const upTo: number[] = [];
  lines.forEach((line, i) => {
    const kind = kindOf(line, notes);
    const roles = rolesOf(line, notes);
    const add = (one: BeatKind, told: number) => {
      found.push({ kind: one, line, roles });
      upTo.push(told);
    };
    // what is known to be quiet goes with the beat before it
    if (kind === "quiet" && notes[line.what]) {
      if (upTo.length) upTo[upTo.length - 1] = i + 1;
      return;
    }
    if (kind === "roll") {
      add("roll", i);
      add("stop", i + 1);
      if ("sum" in roles) add("sum", i + 1);
    } else add(kind, i + 1);
  });
  if (!found.some((one) => HOLDING.includes(one.kind))) return [];
  return found.map((one, index) => ({ ...one, index, told: upTo[index]!, span: SPANS[one.kind] }));
}

/** The piece or seat that a line names: by its id, or as the only one that is called so. */
export function namedIn(view: View, name: Value): string | null {
  if (typeof name !== "string" || !name) return null;
  const pieces = view.zones.flatMap((zone) => zone.pieces);
  if (pieces.some((piece) => piece.id === name)) return name;
  if (/^[A-G]$/.test(name)) return name;
  const [like, ...more] = pieces.filter((piece) => piece.card === name || piece.id.endsWith(`.${name}`));
  return like && !more.length ? like.id : null;
}

const factsOf = (view: View, id: string) =>
  view.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id)?.facts ??
  view.seats.find((seat) => "ABCDEFG"[seat.seat] === id)?.facts ??
  [];

/** What is another number from this beat on; `now` tells what is shown of it. */
export function figureOf(beat: Beat, view: View, now: (id: string, fact: string) => number | null): Figure | null {
  const { kind, roles } = beat;
  const id = namedIn(view, roles.target ?? roles.who ?? null);
  if (id === null || kind === "roll") return null;
  const named = typeof roles.fact === "string" ? roles.fact : null;
  const fact = named ?? (["damage", "heal", "fall"].includes(kind) ? "hp" : null);
  if (fact === null) return null;
  if (typeof roles.left === "number") return { id, fact, value: roles.left };
  if (kind === "fall") return { id, fact, value: 0 };
  const was = now(id, fact) ?? factsOf(view, id).find((one) => one.name === fact)?.value;
  if (typeof roles.amount !== "number" || typeof was !== "number") return null;
  const value = kind === "damage" ? Math.max(0, was - roles.amount) : was + roles.amount;
  return { id, fact, value };
}

/** The statuses that lie on a piece from this beat on, where `was` lay before and `next` when all is over. */
export function tokensOf(beat: Beat, was: Record<string, number>, next: Piece | null): Record<string, number> | null {
  const { kind, roles } = beat;
  const status = roles.status;
  if (kind !== "status" || typeof status !== "string") return null;
  const count = [roles.left, roles.count].find((one) => typeof one === "number") ?? next?.tokens[status] ?? 0;
  const { [status]: _gone, ...others } = was;
  return Number(count) > 0 ? { ...others, [status]: Number(count) } : others;
}
