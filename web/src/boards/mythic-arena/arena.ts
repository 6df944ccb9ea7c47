// What the board reads from a view: sides, lines, places between pets, duels, blows, and what everything is called.

import { factOf, numberOf, pieceOf, wordOf } from "@/table/scene.svelte";
import type { Fact, Line, OptionView, Piece, SeatView, View, Zone } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";
import { say } from "@/words/ui.svelte";

export const LINES = ["front", "guard", "rear"];
/** The numbers of a pet beside its HP. */
export const STATS = ["speed", "hit", "miss", "damage"] as const;
/** Statuses that have counters. */
export const COUNTED = ["bleed", "burn", "corrosion", "poison"];
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

/** Asks that belong to a step of the turn; all others of it belong to the Primary step. */
const STEPS: Record<string, string> = {
  choose_return: "draw",
  place_returned: "draw",
  play_pet: "pet",
  place_played: "pet",
  let_go: "cleanup",
  move_pet: "cleanup",
};

/** The step of the turn, as far as what is asked tells it. */
export function stepOf(view: View): string {
  if (view.prompt?.phase === "battle") return "battle";
  return view.prompt ? (STEPS[view.prompt.ask] ?? "primary") : "";
}

export function unknownZones(view: View): Zone[] {
  return view.zones.filter((zone) => !KNOWN.has(headOf(zone.id)));
}

export function piecesOf(side: Side, head: string): Piece[] {
  return side.zones.get(head)?.pieces ?? [];
}

/** Pieces with a key for each: several copies of a card have the same id. */
export function keyed(pieces: Piece[]): Keyed[] {
  const seen = new Map<string, number>();
  return pieces.map((piece) => {
    const copy = seen.get(piece.id) ?? 0;
    seen.set(piece.id, copy + 1);
    const key = `${piece.id} ${copy}`;
    const before = keys.get(piece);
    if (before?.key === key) return before;
    const made = { key, piece };
    keys.set(piece, made);
    return made;
  });
}

interface Keyed {
  key: string;
  piece: Piece;
}
/** A piece that has not changed keeps its key: what shows it need not be drawn again. */
const keys = new WeakMap<Piece, Keyed>();

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

// Duels

/** A fight: who attacks, who blocks, and whether both have had their turn. */
export interface Duel {
  number: number;
  attacker: Piece | null;
  blockers: Piece[];
}

const piecesIn = (view: View): Piece[] => view.zones.flatMap((zone) => zone.pieces);

/** The fights of the battle by their numbers. */
export function duelsOf(view: View): Duel[] {
  const found = new Map<number, Duel>();
  for (const piece of piecesIn(view)) {
    const number = numberOf(piece.facts, "duel");
    if (number === null) continue;
    const duel = found.get(number) ?? { number, attacker: null, blockers: [] };
    found.set(number, duel);
    if (wordOf(piece.facts, "role") === "attacker") duel.attacker = piece;
    else duel.blockers.push(piece);
  }
  return [...found.values()].sort((a, b) => a.number - b.number);
}

const hasActed = (piece: Piece) => Boolean(numberOf(piece.facts, "acted"));

/** The fights that are still to come, but for this one. */
export function toCome(view: View, now: number): Duel[] {
  return duelsOf(view).filter(
    ({ number, attacker, blockers }) =>
      number !== now && [attacker, ...blockers].some((piece) => piece !== null && !hasActed(piece)),
  );
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

/** One blow that a choice leads to. */
export interface Strike {
  from: string;
  to: string;
  power: string;
  chance: number | null;
  damage: number | null;
  /** HP of the struck one after an ordinary hit, and of the striker if it hurts itself */
  after: number | null;
  ownAfter: number | null;
  down: number | null;
  facts: Fact[];
}

/** What a choice would do, as the strip tells it. */
export interface Forecast {
  strikes: Strike[];
  /** who strikes first: a pet, or the word for a roll-off; empty: that is not foreseen */
  first: string;
  cost: Fact | null;
  /** what changes for a pet or a seat; `on` is null for what is about nobody */
  changes: { on: string | null; facts: Fact[] }[];
}

export function forecastOf(facts: Fact[]): Forecast {
  const found: Forecast = { strikes: [], first: "", cost: null, changes: [] };
  let blow: Strike | null = null;
  let change: Forecast["changes"][number] | null = null;
  for (const fact of facts) {
    const number = typeof fact.value === "number" ? fact.value : null;
    if (fact.name === "strike") {
      const from = String(fact.value);
      const unknown = { chance: null, damage: null, after: null, ownAfter: null, down: null };
      found.strikes.push((blow = { from, to: "", power: "", ...unknown, facts: [] }));
      change = null;
    } else if (fact.name === "on") {
      found.changes.push((change = { on: String(fact.value), facts: [] }));
      blow = null;
    } else if (fact.name === "first") found.first = String(fact.value);
    else if (fact.name === "cost") found.cost = fact;
    else if (!blow) {
      if (!change) found.changes.push((change = { on: null, facts: [] }));
      change.facts.push(fact);
    } else if (fact.name === "against") blow.to = String(fact.value);
    else if (fact.name === "power") blow.power = String(fact.value);
    else if (fact.name === "hit_chance") blow.chance = number;
    else if (fact.name === "hit_damage") blow.damage = number;
    else if (fact.name === "hp_after") blow.after = number;
    else if (fact.name === "own_hp_after") blow.ownAfter = number;
    else if (fact.name === "down_chance") blow.down = number;
    else blow.facts.push(fact);
  }
  return found;
}

/** Statuses that may keep a pet from striking at all. */
const GATES = ["paralyze", "fear", "stunned"];

/** The statuses of a pet that may keep it from striking. */
export const gatesOf = (piece: Piece | null): string[] => GATES.filter((name) => piece?.tokens[name]);

/** The lowest face of the die that hits; null: it cannot be read from the chance. */
export function hitsFrom(chance: number | null, striker: Piece | null): number | null {
  if (chance === null || chance <= 0 || chance % 5 || gatesOf(striker).length) return null;
  return 21 - chance / 5;
}

/** The HP that pets would have after a choice. */
export function afterwards(forecast: Forecast | null): Map<string, number> {
  const found = new Map<string, number>();
  for (const strike of forecast?.strikes ?? []) {
    if (strike.after !== null && strike.chance)
      found.set(strike.to, Math.min(strike.after, found.get(strike.to) ?? Infinity));
    if (strike.ownAfter !== null) found.set(strike.from, strike.ownAfter);
  }
  for (const { on, facts } of forecast?.changes ?? []) {
    const hp = numberOf(facts, "hp");
    if (on !== null && hp !== null) found.set(on, hp);
  }
  return found;
}

/** The HP that an own pet would lose by a choice, if it is hit; null: nobody knows. */
export function costOf(view: View, previews: Map<string, Fact[]>, option: OptionView): number | null {
  const pet = option.touches[0] ?? "";
  const hp = numberOf(pieceOf(view, pet)?.facts ?? [], "hp");
  const after = afterwards(forecastOf(previews.get(option.notation) ?? [])).get(pet);
  return hp === null || after === undefined ? null : hp - after;
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

// Blows, as they are told

/** A blow, as far as it has been told. */
export interface Blow {
  striker: string;
  /** empty: the die was for the striker itself */
  target: string;
  /** null: the die is still rolling */
  die: number | null;
  bonus: number | null;
  total: number | null;
  miss: number | null;
  hit: boolean | null;
  /** what it led to */
  lines: Line[];
}

export interface Told {
  line: Line;
  /** the die of this line is still rolling */
  rolling: boolean;
}

const number = (line: Line, place: number): number => {
  const value = line.args[place]?.[1];
  return typeof value === "number" ? value : 0;
};
const word = (line: Line, place: number): string => {
  const value = line.args[place]?.[1];
  return typeof value === "string" ? value : "";
};

/** Does a line tell of a die that a pet rolls? */
export const isRoll = (line: Line) => line.what === "rolled" || line.what === "gate";

/** What no longer belongs to a blow: the battle or the turn goes on with something else. */
const ENDS = ["turn", "drew", "no_draw", "attacks", "blocks", "declares", "played", "primary", "game_over"];

/** The last blow of what was told; null: there is none, or it is over. */
export function blowOf(told: Told[]): Blow | null {
  let blow = null as Blow | null;
  const open = { bonus: null, total: null, miss: null, hit: null };
  for (const { line, rolling } of told) {
    if (line.what === "rolled") {
      const die = rolling ? null : number(line, 2);
      blow = { striker: word(line, 0), target: word(line, 1), die, ...open, lines: [] };
    } else if (line.what === "gate") {
      blow = { striker: word(line, 0), target: "", die: rolling ? null : number(line, 1), ...open, lines: [] };
    } else if (ENDS.includes(line.what)) blow = null;
    else if (blow && (line.what === "hit" || line.what === "missed")) {
      const [die, bonus, total, miss] = [0, 1, 2, 3].map((place) => number(line, place));
      blow = { ...blow, die: die!, bonus: bonus!, total: total!, miss: miss!, hit: line.what === "hit" };
    } else if (blow) blow = { ...blow, lines: [...blow.lines, line] };
  }
  return blow;
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
  for (const name of STATS) {
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

/** The name of a pet, and what is told of it behind a comma. */
export function nameParts(name: string): [name: string, epithet: string] {
  const at = name.indexOf(", ");
  return at < 0 ? [name, ""] : [name.slice(0, at), name.slice(at + 2)];
}

/** The short word for a number of a pet. */
export function statName(stat: (typeof STATS)[number]): string {
  if (stat === "speed") return say("arena-speed");
  if (stat === "hit") return say("arena-hit");
  return stat === "miss" ? say("arena-miss") : say("arena-damage");
}
