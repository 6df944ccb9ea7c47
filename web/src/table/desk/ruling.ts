// A ruling as it is put together at the desk: operations from their forms, and what would be otherwise after it.

import type { Fact, OperationInfo, Piece, Verdict, View } from "@/wire/messages";

/** One part of an operation that is picked: a word of the form in capitals, one of several words, or a flag. */
export interface Slot {
  /** `PLAYER`, `CARD`, ...; `choice` and `flag` for words that are written as they are */
  kind: string;
  /** what it can be, where the form says so */
  words: string[];
  /** written before it: `to`, `for`, `until`; a comma follows what stands before it at once */
  before: string;
  optional: boolean;
}

/** The parts of a form such as `CARD to PLACE [with_under]`. */
export function slotsOf(form: string): Slot[] {
  const found: Slot[] = [];
  let before = "";
  for (const part of form.match(/\[[^\]]*\]|[^\s[]+/g) ?? []) {
    const optional = part.startsWith("[");
    const words = part
      .replace(/[[\],]/g, " ")
      .trim()
      .split(/\s+/);
    const last = words.at(-1) ?? "";
    const lead = words.slice(0, -1).join(" ");
    if (optional && last === "...") continue; // more of the same, which only the server writes
    if (/^[A-Z]+$/.test(last)) {
      const comma = part.startsWith("[,") ? "," : "";
      found.push({ kind: last, words: [], before: comma || [before, lead].filter(Boolean).join(" "), optional });
      before = "";
    } else if (last.includes("|")) {
      found.push({ kind: "choice", words: last.split("|"), before, optional });
      before = "";
    } else if (optional) found.push({ kind: "flag", words: [last], before: "", optional: true });
    else before = [before, part].filter(Boolean).join(" ");
  }
  return found;
}

/** An operation as it stands on the desk: what was picked for each of its slots. */
export interface Picked {
  operation: OperationInfo;
  values: string[];
}

/** at the end of what has been picked in part */
export const UNFINISHED = " …";

/** It is written down when everything that it needs has been picked. */
export function isWhole({ operation, values }: Picked): boolean {
  const whole = (value = "") => Boolean(value.trim()) && !value.endsWith(UNFINISHED);
  return slotsOf(operation.form).every((slot, i) => slot.optional || whole(values[i]));
}

export function written({ operation, values }: Picked): string {
  const parts = slotsOf(operation.form).flatMap((slot, i) => {
    const value = values[i]?.trim() ?? "";
    return value ? [slot.before, value].filter(Boolean) : [];
  });
  return [operation.name, ...parts].join(" ").replaceAll(" , ", ", ");
}

/** What an operation is about, for its place among the others. */
export function groupOf({ form }: OperationInfo): "rules" | "players" | "cards" | "table" {
  const first = slotsOf(form)[0]?.kind ?? "";
  if (form.includes("ACT") || first === "KEY") return "rules";
  if (first === "PLAYER") return "players";
  return first === "CARD" || first === "FOE" || first === "PILE" ? "cards" : "table";
}

export const GROUPS = ["rules", "players", "cards", "table"] as const;

/** What a slot can be in an operation that was written down. */
function patternOf({ kind, words }: Slot): string {
  if (kind === "PLAYER") return "[A-G]";
  if (kind === "AMOUNT" || kind === "COUNT" || kind === "ROUND" || kind === "ENTRY") return "[+-]?\\d+";
  if (kind === "KEY") return "\\S+";
  return kind === "choice" || kind === "flag" ? words.join("|") : ".+?";
}

/** An operation that was written down, picked again. Null: it has another form. */
export function readAgain(line: string, operations: OperationInfo[]): Picked | null {
  const name = line.split(" ", 1)[0]!;
  const operation = operations.find((one) => one.name === name);
  if (!operation) return null;
  const parts = slotsOf(operation.form).map((slot) => {
    const before = slot.before === "," ? ", " : slot.before ? ` ${slot.before} ` : " ";
    const whole = `${before}(${patternOf(slot)})`;
    return slot.optional ? `(?:${whole})?` : whole;
  });
  const more = operation.form.includes("...") ? "(?: .*)?" : "";
  const found = new RegExp(`^${name}${parts.join("")}${more}$`).exec(line);
  return found ? { operation, values: found.slice(1).map((value) => value ?? "") } : null;
}

/** A ruling as entries of the record have it: `on 143 fun funny: adjust_money B -6; note So. | In my words.` */
export interface Written {
  about: string;
  criteria: string[];
  operations: string[];
  text: string;
}

export function readRuling(line: string): Written {
  const [ruling = "", text = ""] = line.split(/ \| (.*)/s);
  const [head = "", body = ""] = ruling.split(/:(.*)/s);
  const words = head.split(" ").filter(Boolean);
  if (words[0] === "agreed") words.splice(0, 2);
  const about = words[0] === "on" ? (words.splice(0, 2)[1] ?? "") : "";
  const operations = body.split(";").map((one) => one.trim());
  return { about, criteria: words, operations: operations.filter(Boolean), text };
}

/** How long what was ruled holds: the moment that it is entered, or the rest of the game. */
export function holds(picked: Picked[]): "once" | "game" {
  const lasting = (one: Picked) => one.operation.form.startsWith("KEY") || one.values.includes("game");
  return picked.some(lasting) ? "game" : "once";
}

// What would be otherwise

export interface Difference {
  /** whose or which: a seat, a piece, a place; empty: of the table */
  seat: number | null;
  piece: Piece | null;
  zone: string;
  fact: string;
  before: string | number | null;
  after: string | number | null;
}

const byName = (facts: Fact[]) => new Map(facts.map((fact) => [fact.name, fact.value]));

function otherwise(before: Fact[], after: Fact[], of: Partial<Difference>): Difference[] {
  const was = byName(before);
  const is = byName(after);
  const names = new Set([...was.keys(), ...is.keys()]);
  return [...names]
    .filter((name) => was.get(name) !== is.get(name))
    .map((fact) => ({
      seat: null,
      piece: null,
      zone: "",
      ...of,
      fact,
      before: was.get(fact) ?? null,
      after: is.get(fact) ?? null,
    }));
}

/** Facts of seats and table that change, pieces that go elsewhere or change, and piles whose size is another. */
export function differences(before: View, after: View): Difference[] {
  const found: Difference[] = [];
  for (const seat of after.seats) {
    const was = before.seats.find((one) => one.seat === seat.seat);
    if (was) found.push(...otherwise(was.facts, seat.facts, { seat: seat.seat }));
  }
  found.push(...otherwise(before.facts, after.facts, {}));
  const places = (view: View) =>
    new Map(
      view.zones.flatMap((zone) =>
        zone.pieces
          .filter((one) => one.id.includes("#"))
          .map((one) => [one.id, { zone: zone.id, piece: one }] as const),
      ),
    );
  const was = places(before);
  const is = places(after);
  for (const [id, { zone, piece }] of is) {
    const old = was.get(id);
    if (!old || old.zone !== zone) {
      found.push({ seat: null, piece, zone: "", fact: "", before: old?.zone ?? null, after: zone });
    } else found.push(...otherwise(old.piece.facts, piece.facts, { piece }));
  }
  for (const [id, { zone, piece }] of was) {
    if (!is.has(id)) found.push({ seat: null, piece, zone: "", fact: "", before: zone, after: null });
  }
  for (const zone of after.zones) {
    const size = before.zones.find((one) => one.id === zone.id)?.size ?? 0;
    if (size !== zone.size) {
      found.push({ seat: null, piece: null, zone: zone.id, fact: "", before: size, after: zone.size });
    }
  }
  return found;
}

/** A ruling that says nothing yet. */
export const NOTHING: Verdict = { criteria: [], operations: [], about: "", text: "" };
