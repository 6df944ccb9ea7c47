// A table of Black Rose as its board reads it: rooms and Cells on the map, who stands where, sheets, Quests, Events, points.

import { factOf, numberOf, wordOf, zoneOf } from "@/table/scene.svelte";
import type { Fact, Line, OptionView, Piece, SeatView, View, Zone } from "@/wire/messages";
import { capital, SEATS, type Words } from "@/words/game";

/** Whose a cube, a wound or a point is: a seat's letter, or the Rose. */
export type Owner = "A" | "B" | "C" | "D" | "rose";
export const OWNERS: readonly Owner[] = ["A", "B", "C", "D", "rose"];
/** The shape that stands for an owner, by the Mage that is played; the Rose has the flower. */
export type Shape = "diamond" | "circle" | "triangle" | "square" | "flower" | "cross" | "drop";
const SHAPES: Record<string, Shape> = {
  nero: "diamond",
  tessa: "circle",
  jafar: "triangle",
  rebecca: "square",
  marco: "cross",
  geneve: "drop",
};

export const SLOTS = ["1", "2", "3", "quick"] as const;
export type SlotName = (typeof SLOTS)[number];
export type SlotState = "empty" | "ready" | "active" | "revealed";
export type TokenSide = "none" | "available" | "activated";
export type Mode = "none" | "guard" | "hunting";

/** How many cubes of each owner, in the order of owners; those who have none are left out. */
export type Cubes = { owner: Owner; count: number }[];

export interface Wounds {
  now: number;
  of: number;
  cubes: Cubes;
  /** every slot is full, and it still stands */
  brink: boolean;
}

export interface Model {
  id: string;
  piece: Piece;
  kind: "mage" | "familiar" | "evocation";
  /** the seat that it belongs to */
  seat: number;
  mode: Mode;
  wounds: Wounds;
  /** of a Familiar: its token can be used */
  token: boolean;
  /** what lasts on it */
  lasts: Piece["modifiers"];
}

/** What stands in a room: a model alone, or a Mage and the Familiar that guards, on one base. */
export interface Group {
  id: string;
  models: Model[];
}

export interface Place {
  /** as options name it */
  id: string;
  q: number;
  r: number;
  models: Model[];
}

export interface Room extends Place {
  piece: Piece;
  colour: string;
  /** cubes in it, and how many make it unstable */
  instability: number;
  limit: number;
  cubes: Cubes;
  /** what its token is worth; 0: not known */
  value: number;
  token: TokenSide;
  unstable: boolean;
  destroyed: boolean;
}

export interface Cell extends Place {
  seat: number;
}

export interface Slot {
  id: string;
  name: SlotName;
  state: SlotState;
  /** the spell; its card is null where it lies face down to these eyes. null: the slot is empty */
  piece: Piece | null;
  side: "upright" | "reversed" | "";
}

export interface Mage {
  seat: SeatView;
  letter: Owner;
  /** the Mage that is played; empty: none yet */
  card: string;
  shape: Shape;
  /** the place in the order of play, from 1 at the Crown; 0: there is none yet */
  order: number;
  crown: boolean;
  points: number;
  wounds: Wounds;
  hand: number;
  limit: number;
  grimoire: number;
  memories: number;
  quests: number;
  completed: number;
  trophies: number;
  /** the Physical Action tokens that are ready */
  tokens: { move_activate: boolean; move_attack: boolean };
  slots: Slot[];
  familiar: Model | null;
}

// Facts

function cubesOf(facts: Fact[]): Cubes {
  return OWNERS.flatMap((owner) => {
    const count = numberOf(facts, `cubes_${owner.toLowerCase()}`) ?? 0;
    return count ? [{ owner, count }] : [];
  });
}

export function woundsOf(facts: Fact[]): Wounds {
  const fact = factOf(facts, "wounds");
  const now = Number(fact?.value ?? 0);
  const of = fact?.of ?? 0;
  return { now, of, cubes: cubesOf(facts), brink: of > 0 && now >= of };
}

/** One owner for each cube, in the order of owners: how they lie on slots. */
export function laidOut(cubes: Cubes): Owner[] {
  return cubes.flatMap(({ owner, count }) => Array.from({ length: count }, () => owner));
}

export const letterOf = (seat: number): Owner => (SEATS[seat] ?? "A") as Owner;
export const seatOf = (letter: string): number => SEATS.indexOf(letter);

/** The shape of an owner at this table. */
export function shapeOf(view: View, owner: Owner): Shape {
  if (owner === "rose") return "flower";
  const seat = view.seats.find((one) => one.seat === seatOf(owner));
  return SHAPES[wordOf(seat?.facts ?? [], "mage") ?? ""] ?? PLAIN[seatOf(owner)] ?? "circle";
}
/** While nobody has chosen a Mage, and for those of a designer. */
const PLAIN: Shape[] = ["diamond", "circle", "triangle", "square"];

// Models

function modelOf(piece: Piece): Model | null {
  if (piece.owner === null) return null;
  const mode = (wordOf(piece.facts, "mode") ?? "none") as Mode;
  return {
    id: piece.id,
    piece,
    kind: piece.id.startsWith("mage.") ? "mage" : mode === "none" ? "evocation" : "familiar",
    seat: piece.owner,
    mode,
    wounds: woundsOf(piece.facts),
    token: wordOf(piece.facts, "token") === "available",
    lasts: piece.modifiers,
  };
}

const modelsOf = (zone: Zone): Model[] => zone.pieces.flatMap((piece) => modelOf(piece) ?? []);

/** Who stands in a place: Mages first, each with the Familiar that guards, then what hunts, then other Evocations. */
export function groupsOf(models: Model[]): Group[] {
  const guards = models.filter((one) => one.piece.under);
  const alone = models.filter((one) => !one.piece.under);
  const rank = { mage: 0, familiar: 1, evocation: 2 };
  return alone
    .toSorted((a, b) => rank[a.kind] - rank[b.kind])
    .map((one) => ({ id: one.id, models: [one, ...guards.filter((guard) => guard.piece.under === one.id)] }));
}

// The map

export function roomsOf(view: View, words: Words | null = null): Room[] {
  return view.zones.flatMap((zone) => {
    const piece = zone.pieces[0];
    if (!zone.id.startsWith("room.") || !zone.at || !piece) return [];
    const instability = factOf(piece.facts, "instability");
    const value = piece.card === null ? 0 : words?.cards.get(piece.card)?.fields.value;
    return {
      id: zone.id,
      q: zone.at.q ?? 0,
      r: zone.at.r ?? 0,
      models: modelsOf(zone),
      piece,
      colour: wordOf(piece.facts, "colour") ?? "grey",
      instability: Number(instability?.value ?? 0),
      limit: instability?.of ?? 0,
      cubes: cubesOf(piece.facts),
      value: typeof value === "number" ? value : 0,
      token: (wordOf(piece.facts, "token") ?? "none") as TokenSide,
      unstable: numberOf(piece.facts, "unstable") === 1,
      destroyed: numberOf(piece.facts, "destroyed") === 1,
    };
  });
}

export function cellsOf(view: View): Cell[] {
  return view.zones.flatMap((zone) => {
    if (!zone.id.startsWith("cell.") || !zone.at || zone.owner === null) return [];
    return { id: zone.id, q: zone.at.q ?? 0, r: zone.at.r ?? 0, models: modelsOf(zone), seat: zone.owner };
  });
}

/** Every place of the map. */
export const placesOf = (view: View): Place[] => [...roomsOf(view), ...cellsOf(view)];

/** Where a model stands; null: it is not in play. */
export function placeOf(view: View, model: string): Place | null {
  return placesOf(view).find((place) => place.models.some((one) => one.id === model)) ?? null;
}

/** The model that was told of: a Mage by a letter, others by their card, with a number where there are several of a kind. */
export function toldModel(view: View, told: string): Model | null {
  const models = placesOf(view).flatMap((place) => place.models);
  return models.find((one) => [one.id, one.piece.card].includes(told) || one.id === `mage.${told}`) ?? null;
}

/** The room that a Cell touches. */
export function doorOf(rooms: Room[], cell: Cell): Room | null {
  return rooms.find((room) => stepsBetween(room, cell) === 1) ?? null;
}

export function stepsBetween(a: { q: number; r: number }, b: { q: number; r: number }): number {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** A Familiar that hunts, and the Mage to whom it is tied. */
export interface Leash {
  familiar: string;
  seat: number;
  from: Place;
  to: Place;
}

export function leashesOf(view: View): Leash[] {
  const places = placesOf(view);
  return places.flatMap((from) =>
    from.models
      .filter((one) => one.mode === "hunting")
      .flatMap((one) => {
        const to = places.find((place) => place.models.some((mage) => mage.id === `mage.${letterOf(one.seat)}`));
        return to && to !== from ? { familiar: one.id, seat: one.seat, from, to } : [];
      }),
  );
}

// Mages

/** Whose side is in front: the own, or whose turn it is for who looks on. */
export function frontSeat(view: View): number {
  if (view.seats.some((one) => one.seat === view.seat)) return view.seat;
  const turn = wordOf(view.facts, "turn");
  return turn ? seatOf(turn) : 0;
}

/** All Mages, in the order of play from the one after the front seat on; that one is the last. */
export function magesOf(view: View): Mage[] {
  const mages = view.seats.map((seat) => mageOf(view, seat));
  const at = mages.findIndex((one) => one.seat.seat === frontSeat(view));
  return at < 0 ? mages : [...mages.slice(at + 1), ...mages.slice(0, at + 1)];
}

export function mageOf(view: View, seat: SeatView): Mage {
  const letter = letterOf(seat.seat);
  const crown = wordOf(view.facts, "crown");
  const count = view.seats.length;
  const model = placeOf(view, `mage.${letter}`)?.models.find((one) => one.id === `mage.${letter}`);
  const wounds = factOf(seat.facts, "wounds");
  const number = (name: string) => numberOf(seat.facts, name) ?? 0;
  return {
    seat,
    letter,
    card: wordOf(seat.facts, "mage") ?? "",
    shape: shapeOf(view, letter),
    order: crown ? ((seat.seat - seatOf(crown) + count) % count) + 1 : 0,
    crown: crown === letter,
    points: number("pp"),
    wounds: model?.wounds ?? { now: Number(wounds?.value ?? 0), of: wounds?.of ?? 0, cubes: [], brink: false },
    hand: number("hand"),
    limit: factOf(seat.facts, "hand")?.of ?? 0,
    grimoire: number("grimoire"),
    memories: number("memories"),
    quests: number("quests"),
    completed: number("completed"),
    trophies: number("trophies"),
    tokens: { move_activate: number("move_activate") === 1, move_attack: number("move_attack") === 1 },
    slots: slotsOf(view, letter),
    familiar: familiarOf(view, seat.seat),
  };
}

export function slotsOf(view: View, letter: Owner): Slot[] {
  const pieces = zoneOf(view, `sheet.${letter}`)?.pieces ?? [];
  return SLOTS.map((name) => {
    const piece = pieces.find((one) => wordOf(one.facts, "slot") === name) ?? null;
    return {
      id: `slot.${letter}.${name}`,
      name,
      state: (wordOf(piece?.facts ?? [], "state") ?? "empty") as SlotState,
      piece,
      side: (wordOf(piece?.facts ?? [], "side") ?? "") as Slot["side"],
    };
  });
}

export function familiarOf(view: View, seat: number): Model | null {
  for (const place of placesOf(view)) {
    const found = place.models.find((one) => one.kind === "familiar" && one.seat === seat);
    if (found) return found;
  }
  return null;
}

/** The other Mages' Active spells, which wait for something. */
export function activeAgainst(view: View, seat: number): { mage: Mage; count: number }[] {
  return magesOf(view).flatMap((mage) => {
    const count = mage.slots.filter((slot) => slot.state === "active").length;
    return mage.seat.seat !== seat && count ? { mage, count } : [];
  });
}

// The table

export interface EventCard {
  piece: Piece;
  /** from 1; after the third it leaves */
  space: number;
}

export interface Tabletop {
  round: number;
  phase: string;
  moon: number;
  moons: number;
  rose: number;
  crown: string;
  turn: string;
  events: EventCard[];
  /** Familiars that nobody has yet */
  reserve: Piece[];
}

export function tabletopOf(view: View): Tabletop {
  const events = (zoneOf(view, "events")?.pieces ?? []).map((piece) => ({
    piece,
    space: numberOf(piece.facts, "space") ?? 0,
  }));
  return {
    round: numberOf(view.facts, "round") ?? 0,
    phase: wordOf(view.facts, "phase") ?? "",
    moon: numberOf(view.facts, "moon") ?? 1,
    moons: factOf(view.facts, "moon")?.of ?? 3,
    rose: numberOf(view.facts, "rose") ?? 0,
    crown: wordOf(view.facts, "crown") ?? "",
    turn: wordOf(view.facts, "turn") ?? "",
    events: events.toSorted((a, b) => a.space - b.space),
    reserve: zoneOf(view, "reserve")?.pieces ?? [],
  };
}

/** Where the Moon rises and where the game ends, as it is printed on the track. BR-MOON-01, BR-CLEAN-08 */
export const MOON_MARKS = [6, 18] as const;
export const TRACK_END = 30;

/** Who stands where on the track; several on one point stand side by side. */
export function trackOf(view: View): { owner: Owner; points: number }[] {
  const mages = view.seats.map((seat) => ({ owner: letterOf(seat.seat), points: numberOf(seat.facts, "pp") ?? 0 }));
  return [...mages, { owner: "rose" as const, points: numberOf(view.facts, "rose") ?? 0 }];
}

/** Quests in hand: the own ones, others' only where they are seen. */
export function questsOf(view: View, seat: number): Piece[] {
  return (zoneOf(view, `quests.${letterOf(seat)}`)?.pieces ?? []).filter((one) => one.card !== null);
}

/** How far a Quest has come: `1/2`. */
export function progressOf(quest: Piece): string {
  const fact = factOf(quest.facts, "progress");
  return fact ? `${fact.value}/${fact.of}` : "";
}

export function handOf(view: View, seat: number): Piece[] {
  return (zoneOf(view, `hand.${letterOf(seat)}`)?.pieces ?? []).filter((one) => one.card !== null);
}

/** Cards that somebody looks at now, wherever they come from. */
export function lookedAt(view: View, seat: number): Piece[] {
  const zones = ["looking", "quest_looking", "event_looking"].map((name) => zoneOf(view, `${name}.${letterOf(seat)}`));
  return zones.flatMap((zone) => zone?.pieces ?? []).filter((one) => one.card !== null);
}

/** What is printed on a side of a spell. */
export interface Effect {
  name: "upright" | "reversed";
  text: string;
  type: string;
  element: string;
  target: string;
  range: string;
}

export function effectsOf(words: Words, card: string | null): Effect[] {
  const parts = (card !== null && words.cards.get(card)?.parts.filter((one) => one.part === "side")) || [];
  const reversed = ["reversed", words.word("reversed")];
  return parts.map((part) => {
    const field = (name: string) => String(part.fields[name] ?? "");
    return {
      name: reversed.includes(part.name) ? "reversed" : "upright",
      text: part.text,
      type: field("type"),
      element: field("element"),
      target: field("target"),
      range: field("range"),
    };
  });
}

/** The side of a spell that was prepared; null: it is not known. */
export function effectOf(words: Words, slot: Slot): Effect | null {
  const found = effectsOf(words, slot.piece?.card ?? null);
  return found.find((one) => one.name === slot.side) ?? null;
}

/** A colour in two letters, of which no other colour has the same. */
const COLOURS = ["blue", "yellow", "green", "red", "purple", "grey", "black"];
export function lettersOf(words: Words, colour: string): string {
  const name = words.word(colour);
  const alike = COLOURS.filter((one) => words.word(one).slice(0, 2) === name.slice(0, 2));
  return capital(alike.length > 1 ? `${name.charAt(0)}${name.at(-1) ?? ""}` : name.slice(0, 2));
}

// What is asked

/** So many Actions a player turn has at most. BR-ACT-02 */
export const MOST_ACTIONS = 2;

/** The Actions that lie on the own sheet, on tokens that only the board knows. */
export const ACTIONS = ["move_activate", "move_attack", "familiar", "launch"] as const;
export type Action = (typeof ACTIONS)[number];
export const tokenId = (letter: Owner, token: string): string => `token.${letter}.${token}`;

/** Choices with the token that they lie on. In other questions a Familiar is touched where it stands. */
export function laidOn(options: OptionView[], letter: Owner, ask: string): OptionView[] {
  if (ask !== "choose_action") return options;
  return options.map((option) => {
    const [verb = "", token] = option.notation.split(" ");
    const on = verb === "frenzy" ? token : verb;
    return on && (ACTIONS as readonly string[]).includes(on) && !option.touches.includes(tokenId(letter, on))
      ? { ...option, touches: [tokenId(letter, on)] }
      : option;
  });
}

/** How many Actions a seat has taken in the present player turn, by what was told. */
export function actionsTaken(lines: Line[], letter: string): number {
  const began = lines.findLastIndex((line) => line.what === "turn");
  return lines.slice(began + 1).filter((line) => line.what === "acted" && line.args[0]?.[1] === letter).length;
}
