// What the board reads from a view: sides, lines, places between pets, arrows, rolls, and what everything is called.

import { factOf, numberOf, wordOf } from "@/table/scene.svelte";
import type { Fact, Line, OptionView, Piece, SeatView, View, Zone } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";
import { say } from "@/words/ui.svelte";

export const LINES = ["front", "guard", "rear"];
/** Places that lie beside the lines, as stacks of cards. */
export const STACKS = ["pile", "spent", "removed", "stasis"];
/** Cards that somebody looks at, or has chosen from. */
export const TRAYS = ["looking", "lead"];
const KNOWN = new Set([...LINES, ...STACKS, ...TRAYS, "items", "hand", "deck", "pool"]);

export interface Side {
  seat: SeatView;
  letter: string;
  /** by the first word of their ids */
  zones: Map<string, Zone>;
}

const headOf = (id: string) => id.split(".")[0] ?? "";

export function sideOf(view: View, seat: number): Side | null {
  const found = view.seats.find((one) => one.seat === seat);
  if (!found) return null;
  const letter = SEATS[seat] ?? "";
  const zones = view.zones.filter((zone) => zone.id.endsWith(`.${letter}`));
  return { seat: found, letter, zones: new Map(zones.map((zone) => [headOf(zone.id), zone])) };
}

/** The seat that sits at the bottom: one's own, or of a table that one only looks at the first. */
export function nearSeat(view: View): number {
  return view.seats.some((one) => one.seat === view.seat) ? view.seat : (view.seats[0]?.seat ?? 0);
}

/** What a zone of cards that somebody looks at is called: one's own are simply yours. */
export function trayName(words: Words, zone: Zone, seat: number): string {
  return headOf(zone.id) === "looking" && zone.owner === seat ? say("arena-your-cards") : words.zone(zone.id);
}

export function unknownZones(view: View): Zone[] {
  return view.zones.filter((zone) => !KNOWN.has(headOf(zone.id)));
}

export function piecesOf(side: Side, head: string): Piece[] {
  return side.zones.get(head)?.pieces ?? [];
}

/** Pieces with a key for each: several copies of a card have the same id. */
export function keyed(pieces: Piece[]): { key: string; piece: Piece }[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const copy = seen.get(piece.id) ?? 0;
    seen.set(piece.id, copy + 1);
    return { key: `${piece.id} ${copy}`, piece };
  });
}

/** How many pets stand in the fullest line: all lines are drawn in columns of this width, so neighbours are seen. */
export function widest(side: Side): number {
  return Math.max(1, ...LINES.map((line) => piecesOf(side, line).length));
}

/** The options that put something into a line, by how many pets are then to its left; empty if that does not say which. */
export function slotsOf(matching: OptionView[], zone: string): Map<number, OptionView> {
  const slots = new Map<number, OptionView>();
  for (const option of matching) {
    if (!option.touches.includes(zone)) continue;
    const last = option.notation.split(" ").at(-1) ?? "";
    if (!/^\d+$/.test(last) || slots.has(Number(last))) return new Map();
    slots.set(Number(last), option);
  }
  return slots;
}

// Arrows

export interface Arrow {
  from: string;
  to: string;
  /** a fight, a second blocker, what could be chosen, what is meant now */
  kind: "fight" | "extra" | "could" | "meant";
  done?: boolean;
  /** facts about it, as they were foreseen */
  facts?: Fact[];
}

/** Who fights whom now. */
export function fights(view: View): Arrow[] {
  const arrows: Arrow[] = [];
  const pieces = view.zones.flatMap((zone) => zone.pieces);
  const against = new Map(pieces.map((piece) => [piece.id, wordOf(piece.facts, "against")]));
  for (const piece of pieces) {
    const to = against.get(piece.id);
    if (!to) continue;
    const done = Boolean(numberOf(piece.facts, "acted"));
    if (wordOf(piece.facts, "role") === "attacker") arrows.push({ from: piece.id, to, kind: "fight", done });
    else if (against.get(to) !== piece.id) arrows.push({ from: piece.id, to, kind: "extra", done });
  }
  return arrows;
}

/** Those who fight, the fastest first. */
export function bySpeed(view: View): Piece[] {
  const fighting = view.zones.flatMap((zone) => zone.pieces).filter((piece) => factOf(piece.facts, "role"));
  const speed = (piece: Piece) => numberOf(piece.facts, "speed") ?? 0;
  return fighting.sort((a, b) => speed(b) - speed(a));
}

// Previews

/** One thing that a choice would do: who does it or whom it befalls, to whom, and the facts about it. */
export interface Foreseen {
  from: string | null;
  to: string | null;
  facts: Fact[];
}

/** Facts of a preview come in groups: `strike` begins one about a blow, `on` one about a pet. */
export function foreseen(facts: Fact[]): Foreseen[] {
  const groups: Foreseen[] = [];
  for (const fact of facts) {
    if (fact.name === "strike") groups.push({ from: String(fact.value), to: null, facts: [] });
    else if (fact.name === "on") groups.push({ from: null, to: String(fact.value), facts: [] });
    else {
      if (!groups.length) groups.push({ from: null, to: null, facts: [] });
      const group = groups.at(-1)!;
      if (fact.name === "against") group.to = String(fact.value);
      else if (fact.name !== "power") group.facts.push(fact);
    }
  }
  return groups.filter((group) => group.facts.length || (group.from && group.to));
}

/** What an option would do, as arrows and as labels at the pieces that it is about. */
export function meant(option: OptionView, facts: Fact[]): Arrow[] {
  const arrows: Arrow[] = [];
  for (const group of foreseen(facts)) {
    if (!group.from && !group.to) continue;
    arrows.push({ from: group.from ?? group.to!, to: group.to ?? group.from!, kind: "meant", facts: group.facts });
  }
  const [from, to] = option.touches;
  if (from && to && from !== to && !arrows.some((one) => one.from === from && one.to === to)) {
    arrows.push({ from, to, kind: "meant" });
  }
  return arrows;
}

/** What is worth saying beside a choice. */
const BRIEF = ["hit_chance", "hit_damage", "down_chance", "lands"];

/** What was foreseen in few words: of a blow the chance and the damage, of all else what changes. */
export function brief(words: Words, view: View, facts: Fact[]): string[] {
  const groups = foreseen(facts);
  return groups.flatMap((group) => {
    const all = group.facts.filter((fact) => fact.name !== "first");
    const shown = group.from ? all.filter((fact) => BRIEF.includes(fact.name)) : all;
    if (!shown.length) return [];
    const who = [group.from, group.to].filter((one) => one !== null).map((one) => nameIn(view, words, one));
    const said = shown.map((fact) => words.fact(fact)).join(", ");
    return [who.length ? `${who.join(" → ")}: ${said}` : said];
  });
}

// Dice

export interface Roll {
  value: number;
  /** what was told of it, from the roll to its sum */
  lines: Line[];
  /** null: it was not to hit anybody */
  hit: boolean | null;
}

const argument = (line: Line, place: number): number => {
  const value = line.args[place]?.[1];
  return typeof value === "number" ? value : 0;
};

/** The rolls that were told, in their order. */
export function rollsOf(lines: Line[]): Roll[] {
  const rolls: Roll[] = [];
  for (const line of lines) {
    if (line.what === "rolled") rolls.push({ value: argument(line, 2), lines: [line], hit: null });
    else if (line.what === "gate" || line.what === "rolled_off") {
      rolls.push({ value: argument(line, 1), lines: [line], hit: null });
    } else if (line.what === "hit" || line.what === "missed") {
      const last = rolls.at(-1);
      const hit = line.what === "hit";
      if (last && last.hit === null && last.value === argument(line, 0)) {
        last.lines.push(line);
        last.hit = hit;
      } else rolls.push({ value: argument(line, 0), lines: [line], hit });
    }
  }
  return rolls;
}

// What changed

/** By how much the HP of each pet changed since the step before. */
export function hurts(before: View | null, view: View): Map<string, number> {
  const found = new Map<string, number>();
  if (!before || before.n === view.n) return found;
  const had = new Map<string, number | null>();
  for (const zone of before.zones) for (const piece of zone.pieces) had.set(piece.id, numberOf(piece.facts, "hp"));
  for (const zone of view.zones) {
    for (const piece of zone.pieces) {
      const now = numberOf(piece.facts, "hp");
      const then = had.get(piece.id) ?? null;
      if (now !== null && then !== null && now !== then) found.set(piece.id, now - then);
    }
  }
  return found;
}

// Words

/** What a piece is called; of a seat its name. */
export function nameIn(view: View, words: Words, id: string): string {
  for (const zone of view.zones) for (const piece of zone.pieces) if (piece.id === id) return words.piece(piece);
  return String(words.part(id));
}

/** "Ember Wing, Front of Ann, 90 of 110 HP, Burn 1, attacks Goliath": all that one sees of a pet. */
export function petLabel(words: Words, view: View, piece: Piece, zone: string): string {
  const said = [words.piece(piece), words.zone(zone)];
  const hp = factOf(piece.facts, "hp");
  if (hp)
    said.push(hp.of === null ? say("arena-hp", { hp: hp.value }) : say("arena-hp-of", { hp: hp.value, of: hp.of }));
  for (const name of ["speed", "hit", "miss", "damage"]) {
    const fact = factOf(piece.facts, name);
    if (fact) said.push(words.fact(fact));
  }
  for (const [token, count] of Object.entries(piece.tokens)) {
    said.push(count > 1 ? say("arena-counters", { what: words.token(token), count }) : words.token(token));
  }
  const elyth = wordOf(piece.facts, "elyth");
  if (elyth) said.push(say("arena-bears", { what: words.card(elyth) }));
  const charges = factOf(piece.facts, "charges");
  if (charges) said.push(words.fact(charges));
  for (const fact of piece.facts) {
    if (fact.name === "held_by") said.push(say("arena-held", { who: nameIn(view, words, String(fact.value)) }));
  }
  const role = wordOf(piece.facts, "role");
  const against = wordOf(piece.facts, "against");
  if (role === "attacker") {
    said.push(against ? say("arena-attacks", { who: nameIn(view, words, against) }) : say("arena-attacks-alone"));
  } else if (role) {
    said.push(against ? say("arena-blocks", { who: nameIn(view, words, against) }) : say("arena-blocks-alone"));
  }
  const power = factOf(piece.facts, "power");
  if (power) said.push(say("arena-declared", { power: words.factValue(power) }));
  if (numberOf(piece.facts, "acted")) said.push(say("arena-acted"));
  return said.join(", ");
}

/** A card in a hand, a pile, an item: its name, what it is, where it lies, its facts. */
export function cardLabel(words: Words, piece: Piece, zone: string): string {
  const kind = piece.card === null ? null : words.cards.get(piece.card)?.kind;
  const said = [words.piece(piece), kind ? words.word(kind) : "", words.zone(zone)].filter(Boolean);
  return [...said, ...piece.facts.map((fact) => words.fact(fact))].join(", ");
}

export const colourOf = (words: Words, card: string): string => {
  const colour = words.cards.get(card)?.fields.colour;
  return typeof colour === "string" ? colour : "clear";
};

/** By how much a fact of a piece is changed now, by all that changes it. */
export function changeOf(piece: Piece, fact: string): number {
  return piece.modifiers.filter((one) => one.fact === fact).reduce((sum, one) => sum + one.by, 0);
}
