// What a Judge's ruling names: face-up cards by their numbers, cards in hands, piles, and places a card can go to.

import type { Choice } from "@/table/desk/lists";
import type { Piece, View } from "@/wire/messages";
import type { Words } from "@/words/game";
import { letterOf, POOLS } from "./parlor";

const numberOf = (piece: Piece) => `#${piece.id.split("#")[1]}`;

function faceUp(view: View, words: Words, piles: boolean): Choice[] {
  return view.zones.flatMap((zone) =>
    zone.pieces
      .filter((piece) => piece.id.includes("#") && (piles || !piece.under))
      .map((piece) => ({ value: numberOf(piece), label: `${words.piece(piece)} (${words.zone(zone.id)})` })),
  );
}

function inHands(view: View, words: Words): Choice[] {
  return view.zones
    .filter((zone) => zone.id.startsWith("hand."))
    .flatMap((zone) =>
      [...new Set(zone.pieces.flatMap((piece) => (piece.card === null ? [] : [piece.card])))].map((card) => ({
        value: `${card} in hand ${zone.id.slice(5)}`,
        label: `${words.card(card)} (${words.zone(zone.id)})`,
      })),
    );
}

function piles(view: View, words: Words): Choice[] {
  const pools = POOLS.map((kind) => ({ value: `pool ${kind}`, label: words.word(`${kind}_pool`) }));
  const decks = view.seats.map(({ seat }) => ({
    value: `deck ${letterOf(seat)}`,
    label: words.zone(`deck.${letterOf(seat)}`),
  }));
  return [...pools, ...decks];
}

function places(view: View, words: Words): Choice[] {
  const of = (zone: string) =>
    view.seats.map(({ seat }) => ({
      value: `${zone} ${letterOf(seat)}`,
      label: words.zone(`${zone}.${letterOf(seat)}`),
    }));
  const ends = piles(view, words).flatMap(({ value, label }) =>
    ["top", "bottom", "shuffled"].map((end) => ({ value: `${value} ${end}`, label: `${label}: ${words.word(end)}` })),
  );
  const under = faceUp(view, words, false).map(({ value, label }) => ({
    value: `under ${value} up`,
    label: `↓ ${label}`,
  }));
  return [
    ...of("board"),
    ...of("hand"),
    ...of("discard"),
    ...ends,
    ...under,
    { value: "heap", label: words.zone("heap") },
    { value: "removed", label: words.zone("removed") },
  ];
}

export function lists(kind: string, view: View, words: Words): Choice[] | null {
  if (kind === "CARD") return [...faceUp(view, words, true), ...inHands(view, words)];
  if (kind === "FOE")
    return faceUp(view, words, false).filter((one) => words.cards.get(cardOf(view, one.value))?.kind === "foe");
  if (kind === "PILE") return piles(view, words);
  if (kind === "PLACE") return places(view, words);
  return null;
}

function cardOf(view: View, number: string): string {
  for (const zone of view.zones)
    for (const piece of zone.pieces) if (numberOf(piece) === number) return piece.card ?? "";
  return "";
}
