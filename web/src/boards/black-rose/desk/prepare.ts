// A Preparation as it is laid out at the desk. The server hears it part by part; until the Mage is ready it can be changed
// at will, so parts are taken back and laid again as far as it takes.

import { wordOf, zoneOf } from "@/table/scene.svelte";
import type { Piece, View } from "@/wire/messages";
import { handOf, letterOf, SLOTS, type SlotName } from "../lodge";

export type Side = "upright" | "reversed";
/** A card in a slot, with the side that counts. */
export interface Laid {
  card: string;
  slot: SlotName;
  side: Side;
}

export const STANDARD: readonly SlotName[] = ["1", "2", "3"];
/** So few cards may lie there, if the hand has them. BR-PREP-01 */
export const FEWEST = 2;

/** What the server knows of it, in the order in which it was given. */
export function laidIn(view: View, seat: number): Laid[] {
  return (zoneOf(view, `sheet.${letterOf(seat)}`)?.pieces ?? []).flatMap((piece) => {
    const slot = wordOf(piece.facts, "slot") as SlotName | null;
    const side = wordOf(piece.facts, "side") as Side | null;
    return piece.card && slot && side ? { card: piece.card, slot, side } : [];
  });
}

export const inSlot = (laid: Laid[], slot: SlotName): Laid | null => laid.find((one) => one.slot === slot) ?? null;

/** The slot that comes next: the first free one, Standard before Quick; null: all are full. */
export const nextSlot = (laid: Laid[]): SlotName | null => SLOTS.find((slot) => !inSlot(laid, slot)) ?? null;

/** Can a card be put there? Standard slots are filled without gaps; what lies there makes way. BR-PREP-03 */
export function canLie(laid: Laid[], slot: SlotName): boolean {
  const next = STANDARD.find((one) => !inSlot(laid, one));
  return slot === "quick" || inSlot(laid, slot) !== null || slot === next;
}

/** Put a card of the hand into a slot; what lay there goes back to the hand. */
export function lay(laid: Laid[], card: string, side: Side, slot: SlotName): Laid[] {
  if (!canLie(laid, slot)) return laid;
  return sorted([...laid.filter((one) => one.slot !== slot), { card, slot, side }]);
}

export function flip(laid: Laid[], slot: SlotName): Laid[] {
  return laid.map((one) => (one.slot === slot ? { ...one, side: otherSide(one.side) } : one));
}

export const otherSide = (side: Side): Side => (side === "upright" ? "reversed" : "upright");

/** Take a card back; those after it in Standard slots move up. */
export function takeBack(laid: Laid[], slot: SlotName): Laid[] {
  return closed(laid.filter((one) => one.slot !== slot));
}

/** Move a card to another slot; what lies there comes in its place. */
export function move(laid: Laid[], from: SlotName, to: SlotName): Laid[] {
  const moved = inSlot(laid, from);
  if (!moved || from === to || (!inSlot(laid, to) && !canLie(laid, to))) return laid;
  const others = laid.filter((one) => one.slot !== from && one.slot !== to);
  const met = inSlot(laid, to);
  return closed([...others, { ...moved, slot: to }, ...(met ? [{ ...met, slot: from }] : [])]);
}

const sorted = (laid: Laid[]) => laid.toSorted((a, b) => SLOTS.indexOf(a.slot) - SLOTS.indexOf(b.slot));

function closed(laid: Laid[]): Laid[] {
  let place = 0;
  return sorted(laid).map((one) => (one.slot === "quick" ? one : { ...one, slot: STANDARD[place++]! }));
}

/** The cards of the hand that lie in no slot, as far as these are laid out. */
export function leftInHand(view: View, seat: number, laid: Laid[]): Piece[] {
  const hand = [...handOf(view, seat)];
  const known = laidIn(view, seat).map((one) => one.card);
  const gone: string[] = [];
  for (const { card } of laid) {
    const at = known.indexOf(card);
    if (at >= 0) known.splice(at, 1);
    else gone.push(card);
  }
  for (const card of gone) {
    const at = hand.findIndex((one) => one.card === card);
    if (at >= 0) hand.splice(at, 1);
  }
  const back = known.map((card) => pieceOf(card, seat));
  return [...hand, ...back].toSorted((a, b) => (a.card! < b.card! ? -1 : 1));
}

const pieceOf = (card: string, seat: number): Piece => ({
  id: `hand.${letterOf(seat)}.${card}`,
  card,
  owner: null,
  facts: [],
  tokens: {},
  modifiers: [],
});

/** What is to be sent next, so that the server has it as it is laid out: a part, "back" for the last one; null: nothing. */
export function nextPart(known: Laid[], wanted: Laid[]): string | null {
  const stands = (one: Laid) => {
    const there = inSlot(wanted, one.slot);
    return there?.card === one.card && there.side === one.side;
  };
  if (!known.every(stands)) return "back";
  const missing = sorted(wanted).find((one) => !inSlot(known, one.slot));
  return missing ? `lay ${missing.card} ${missing.slot} ${missing.side}` : null;
}

/** A part as options name it. */
export function partOf(notation: string): Laid | null {
  const [verb, card, slot, side] = notation.split(" ");
  return verb === "lay" && card ? { card, slot: slot as SlotName, side: side as Side } : null;
}
