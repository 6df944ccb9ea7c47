// What was told, as a sequence to be shown: each line of the log becomes beats of a kind. How a line is shown and what its
// arguments are, the game's own catalogue says (docs/protocol.md, Notes); a line of which it says nothing is one quiet beat.

import type { Line, Piece, View } from "@/wire/messages";

/** What the catalogue says of a line: how it is shown, and the role of each argument. */
export interface Note {
  beat: string;
  roles: readonly string[];
  /** by role: what its numbers stand for */
  names?: Readonly<Record<string, readonly string[]>>;
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

/** What is otherwise from a line on: a number of a piece, of a seat by its letter, or of the table; or how many of a status. */
export interface Figure {
  id: string;
  fact: string;
  value: number;
  status: boolean;
}

/** The id under which numbers of the whole table are kept. */
export const TABLE = "";

const isKind = (word: string): word is BeatKind => word in SPANS;

/** How a line is shown, if the catalogue says it. */
export function kindOf(line: Line, notes: Notes): BeatKind {
  const said = notes[line.what]?.beat ?? "";
  return isKind(said) ? said : "quiet";
}

/** The arguments of a line by their roles. */
export function rolesOf(line: Line, notes: Notes): Record<string, Value> {
  const { roles = [], names = {} } = notes[line.what] ?? {};
  const said = (role: string, value: Value) => (typeof value === "number" ? (names[role]?.[value] ?? value) : value);
  return Object.fromEntries(line.args.flatMap(([, value], i) => (roles[i] ? [[roles[i], said(roles[i], value)]] : [])));
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

const piecesOf = (view: View): Piece[] => view.zones.flatMap((zone) => zone.pieces);
const SEAT = /^[A-G]$/;

/** The pieces or the seat that a line names: by the id, or as the only piece that is called so. */
function namedIn(view: View, name: Value, fact: string): string[] {
  if (typeof name !== "string" || !name) return [];
  const pieces = piecesOf(view);
  if (pieces.some((piece) => piece.id === name)) return [name];
  if (SEAT.test(name)) {
    // what a seat has may be shown on the one piece that stands for it
    const has = (piece: Piece) =>
      piece.owner === name.charCodeAt(0) - 65 && piece.facts.some((one) => one.name === fact);
    const [only, ...others] = pieces.filter(has);
    return only && !others.length ? [name, only.id] : [name];
  }
  const [like, ...more] = pieces.filter((piece) => piece.card === name || piece.id.endsWith(`.${name}`));
  return like && !more.length ? [like.id] : [];
}

/** The seats of the side of a seat, by their letters. */
function sideOf(view: View, name: Value): string[] {
  const team = view.seats.find((seat) => "ABCDEFG"[seat.seat] === name)?.team;
  return view.seats.filter((seat) => seat.team === team).map((seat) => "ABCDEFG"[seat.seat]!);
}

/**
 * All that a line makes otherwise. `left_hp` is what the fact `hp` of the target is now, or of who did it where nobody
 * else is meant, `side_hp` of all seats of that side; a plain `left` is of the status or fact that another argument
 * names; `now_turn` is a fact of the table.
 */
export function figuresOf(line: Line, notes: Notes, view: View): Figure[] {
  const roles = rolesOf(line, notes);
  const whom = roles.target ?? roles.who ?? null;
  const found: Figure[] = [];
  for (const [role, value] of Object.entries(roles)) {
    if (typeof value !== "number") continue;
    const [, when, named] = /^(left|now|side)(?:_(.+))?$/.exec(role) ?? [];
    if (when === "now" && named) found.push({ id: TABLE, fact: named, value, status: false });
    if (when === "side" && named) {
      for (const id of sideOf(view, whom)) found.push({ id, fact: named, value, status: false });
    }
    if (when !== "left") continue;
    const status = !named && typeof roles.status === "string";
    const fact = named ?? roles.status ?? roles.fact;
    if (typeof fact !== "string") continue;
    for (const id of namedIn(view, whom, fact)) found.push({ id, fact, value, status });
  }
  return found;
}
