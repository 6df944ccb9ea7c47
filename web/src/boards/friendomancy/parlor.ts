// A table of Friendomancy as its board reads it: players in turn order, what lies on what, Pools and what sits on them.

import { numberOf, wordOf, zoneOf } from "@/table/scene.svelte";
import type { OptionView, Piece, SeatView, View } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";

export const POOLS = ["friend", "magic", "curse", "whatever"] as const;
export type PoolKind = (typeof POOLS)[number];
export type Kind = PoolKind | "foe";

/** A card with what lies under it. */
export interface Stack {
  piece: Piece;
  under: Piece[];
}

export interface Player {
  seat: SeatView;
  letter: string;
  /** its place in the turn order, from 1; 0: there is none yet */
  place: number;
  money: number;
  hand: number;
  deck: number;
  discard: number;
  trophies: Piece[];
  board: Stack[];
  /** the card by which nobody can attack this player; empty: anybody can */
  safe: string;
  /** Foes that sit on the own Deck */
  perched: Stack[];
}

export interface Pool {
  id: string;
  kind: PoolKind;
  size: number;
  perched: Stack[];
  /** Foes that were shown and come at the end of the turn */
  lurking: Piece[];
  /** what somebody who draws from it pays */
  toll: number;
}

export const letterOf = (seat: number): string => SEATS[seat] ?? "?";

/** The face-up cards, each with what lies under it; what is known of the places in a pile is none. */
export function stacksOf(pieces: Piece[]): Stack[] {
  const tops = pieces.filter((piece) => !piece.under && piece.id.includes("#"));
  return tops.map((piece) => ({ piece, under: pieces.filter((one) => one.under === piece.id) }));
}

/** Whose side of the table is in front: the own, or whose turn it is for who looks on. */
export function frontSeat(view: View): number {
  if (view.seats.some((one) => one.seat === view.seat && isPlayer(view, one))) return view.seat;
  const turn = wordOf(view.facts, "turn");
  return turn ? SEATS.indexOf(turn) : 0;
}

/** Who plays has a hand. */
export const isPlayer = (view: View, seat: SeatView): boolean => zoneOf(view, `hand.${letterOf(seat.seat)}`) !== null;

/** Who plays, from the one after the front seat on, in turn order; the front seat itself is the last. */
export function playersOf(view: View): Player[] {
  const players = view.seats.filter((one) => isPlayer(view, one)).map((seat) => playerOf(view, seat));
  const place = (one: Player) => one.place || one.seat.seat + 1;
  const sorted = players.toSorted((a, b) => place(a) - place(b));
  const front = sorted.findIndex((one) => one.seat.seat === frontSeat(view));
  return front < 0 ? sorted : [...sorted.slice(front + 1), ...sorted.slice(0, front + 1)];
}

function playerOf(view: View, seat: SeatView): Player {
  const letter = letterOf(seat.seat);
  const deck = zoneOf(view, `deck.${letter}`);
  return {
    seat,
    letter,
    place: numberOf(seat.facts, "place") ?? 0,
    money: numberOf(seat.facts, "money") ?? 0,
    hand: numberOf(seat.facts, "hand") ?? 0,
    deck: deck?.size ?? 0,
    discard: zoneOf(view, `discard.${letter}`)?.size ?? 0,
    trophies: stacksOf(zoneOf(view, `trophies.${letter}`)?.pieces ?? []).map((one) => one.piece),
    board: stacksOf(zoneOf(view, `board.${letter}`)?.pieces ?? []),
    safe: wordOf(seat.facts, "safe") ?? "",
    perched: stacksOf(deck?.pieces ?? []),
  };
}

export function poolsOf(view: View): Pool[] {
  const lurking = zoneOf(view, "lurk")?.pieces ?? [];
  return POOLS.map((kind) => {
    const id = `pool.${kind}`;
    const zone = zoneOf(view, id);
    const perched = stacksOf(zone?.pieces ?? []);
    return {
      id,
      kind,
      size: zone?.size ?? 0,
      perched,
      lurking: lurking.filter((foe) => wordOf(foe.facts, "pile") === kind),
      toll: perched.reduce((sum, one) => sum + (numberOf(one.piece.facts, "toll") ?? 0), 0),
    };
  });
}

/** What sort of card it is, for its colour. */
export function kindOf(words: Words, card: string | null): Kind {
  const kind = (card !== null && words.cards.get(card)?.kind) || "whatever";
  return kind === "foe" || (POOLS as readonly string[]).includes(kind) ? (kind as Kind) : "whatever";
}

/** What a card costs now. */
export function costOf(words: Words, piece: Piece): number | null {
  const now = numberOf(piece.facts, "costs");
  const printed = piece.card === null ? null : words.cards.get(piece.card)?.fields.cost;
  return now ?? (typeof printed === "number" ? printed : null);
}

/** Power as a sum: what is printed, and what the texts of cards change; wear is told apart. */
export interface Power {
  now: number;
  printed: number;
  more: number;
  wear: number;
}

export function powerOf(words: Words, piece: Piece, shown: number | null = null): Power | null {
  const now = shown ?? numberOf(piece.facts, "power");
  const printed = piece.card === null ? null : words.cards.get(piece.card)?.fields.power;
  if (now === null) return typeof printed === "number" && !piece.facts.length ? whole(printed) : null;
  const wear = piece.modifiers.filter((one) => one.source === "wear").reduce((sum, one) => sum - one.by, 0);
  const more = piece.modifiers.filter((one) => one.source !== "wear").reduce((sum, one) => sum + one.by, 0);
  return { now, printed: typeof printed === "number" ? printed : now, more, wear };
}

const whole = (power: number): Power => ({ now: power, printed: power, more: 0, wear: 0 });

/** The text of a card, as far as it matters where it lies. */
export function textOf(words: Words, card: string | null): { text: string; loot: string } {
  const printed = card === null ? null : words.cards.get(card);
  const loot = printed?.fields.loot;
  return { text: printed?.text ?? "", loot: typeof loot === "string" ? loot : "" };
}

/** What kind of card it is, in words: its Tribes now, else its sort. */
export function sortOf(words: Words, piece: Piece): string {
  const tribes = wordOf(piece.facts, "tribes");
  if (tribes) return tribes.split(".").map((one) => words.word(one)).join(", "); // prettier-ignore
  const printed = piece.card === null ? null : words.cards.get(piece.card);
  const own = printed?.fields.tribes;
  if (Array.isArray(own) && own.length) return own.map((one) => words.word(String(one))).join(", ");
  return printed ? words.word(printed.kind) : "";
}

// What is asked

/** The choices of the Draw Step that lie on a Pool. */
export interface PoolChoices {
  draw: OptionView | null;
  add: OptionView[];
}

export function poolChoices(options: OptionView[], kind: PoolKind): PoolChoices {
  return {
    draw: options.find((one) => one.notation === `draw ${kind}`) ?? null,
    add: options.filter((one) => one.notation.startsWith(`add ${kind} `)),
  };
}

/** The four parts of a new Deck; 0: none is drawn now. */
export function partOf(view: View): number {
  const asks: Record<string, number> = { pick_second: 2, pick_third: 3, pick_split: 4, pick_make_up: 4 };
  return asks[view.prompt?.ask ?? ""] ?? 0;
}

/** Choices that are splits of six cards over the four Pools, by how they are written. */
export function splitsOf(options: OptionView[]): Map<string, OptionView> {
  const found = new Map<string, OptionView>();
  for (const option of options) {
    const [, split] = /^(?:third|split) (\d{4})$/.exec(option.notation) ?? [];
    if (split) found.set(split, option);
  }
  return found;
}

/** Pieces that can be chosen now and have no place of their own on the board: discarded, revealed, looked at. */
export function trayOf(view: View, glowing: ReadonlySet<string>): Piece[] {
  const shown = /^(hand|board|trophies)\./;
  const found: Piece[] = [];
  for (const zone of view.zones) {
    if (shown.test(zone.id) || zone.id === "lurk") continue;
    const seen = new Set<string>();
    for (const piece of zone.pieces) {
      if (piece.id.includes("#") || seen.has(piece.id)) continue;
      seen.add(piece.id);
      if (glowing.has(piece.id)) found.push(piece);
    }
  }
  return found;
}
