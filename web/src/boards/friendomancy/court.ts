// What a Judge's ruling names: face-up cards by their numbers, cards in hands, piles, places a card can go to, acts.

import type { Choice, Given } from "@/table/desk/lists";
import type { Piece, View } from "@/wire/messages";
import { SEATS, type Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { isPlayer, letterOf, POOLS } from "./parlor";

const ANY = "*";
const numberOf = (piece: Piece) => `#${piece.id.split("#")[1]}`;
const numbered = (view: View) =>
  view.zones.flatMap((zone) => zone.pieces.filter((piece) => piece.id.includes("#")).map((piece) => ({ zone, piece })));

/** Who plays and has not left, by letter. */
const lettersOf = (view: View) => view.seats.filter((seat) => isPlayer(view, seat)).map(({ seat }) => letterOf(seat));

// what something is called

function cardName(value: string, view: View, words: Words): string {
  const [, card, pile, owner] = /^(\w+) in (\w+) (\w+)$/.exec(value) ?? [];
  if (card && pile && owner) return `${words.card(card)} (${words.zone(`${pile}.${owner}`)})`;
  const found = numbered(view).find(({ piece }) => numberOf(piece) === value);
  return found ? words.piece(found.piece) : value;
}

function placeName(value: string, view: View, words: Words): string {
  const [head = "", owner = "", end = ""] = value.split(" ");
  if (head === "under") return words.say("word-under", { what: "…", top: cardName(owner, view, words) }) ?? value;
  if (head === "perch") return placeName(value.slice(6), view, words);
  const name = head === "pool" ? words.word(`${owner}_pool`) : words.zone(owner ? `${head}.${owner}` : head);
  return end ? `${name}: ${say("desk-word", { word: end, other: end })}` : name;
}

function actName(value: string, view: View, words: Words): string {
  const [verb = "", ...rest] = value.split(" ");
  const pieces = new Map(numbered(view).map(({ piece }) => [numberOf(piece), piece]));
  return words.option([verb, ...rest.map((word) => (word === ANY ? "…" : word))].join(" "), undefined, pieces);
}

export function named(kind: string, value: string, view: View, words: Words): string | null {
  if (kind === "CARD" || kind === "FOE") return cardName(value, view, words);
  if (kind === "PLACE" || kind === "PILE") return placeName(value, view, words);
  if (kind === "ACT") return actName(value, view, words);
  if (kind === "ORDER") return words.list(value.split(" ").map((letter) => words.seat(SEATS.indexOf(letter))));
  return null;
}

// what can be picked

function faceUp(view: View, words: Words, piles: boolean): Choice[] {
  return numbered(view)
    .filter(({ piece }) => piles || !piece.under)
    .map(({ zone, piece }) => ({
      value: numberOf(piece),
      label: `${words.piece(piece)} (${words.zone(zone.id)})`,
    }));
}

const cardsIn = (view: View, zone: string) => [
  ...new Set(
    view.zones
      .filter((one) => one.id === zone)
      .flatMap((one) => one.pieces.flatMap((piece) => (piece.card === null ? [] : [piece.card]))),
  ),
];

function inHands(view: View, words: Words): Choice[] {
  return lettersOf(view).flatMap((letter) =>
    cardsIn(view, `hand.${letter}`).map((card) => {
      const value = `${card} in hand ${letter}`;
      return { value, label: cardName(value, view, words) };
    }),
  );
}

const places = (values: string[], view: View, words: Words): Choice[] =>
  values.map((value) => ({ value, label: placeName(value, view, words) }));

const pilesOf = (view: View) => [
  ...POOLS.map((kind) => `pool ${kind}`),
  ...lettersOf(view).map((letter) => `deck ${letter}`),
];

function whereTo(view: View, words: Words): Choice[] {
  const owned = ["board", "hand", "discard"].flatMap((zone) => lettersOf(view).map((letter) => `${zone} ${letter}`));
  const ends = pilesOf(view).flatMap((pile) => ["top", "bottom", "shuffled"].map((end) => `${pile} ${end}`));
  const under = faceUp(view, words, false).map(({ value, label }) => ({
    value: `under ${value} up`,
    label: words.say("word-under", { what: "…", top: label }) ?? label,
  }));
  return [...places([...owned, ...ends], view, words), ...under, ...places(["heap", "removed"], view, words)];
}

const kindOf = (piece: Piece, words: Words) => words.cards.get(piece.card ?? "")?.kind ?? "";

/** Acts of a player; where they are forbidden also all of a sort. */
function acts(view: View, words: Words, { operation, player, act }: Given): Choice[] {
  const any = operation === "forbid";
  const all = numbered(view).filter(({ piece }) => !piece.under);
  const own = all.filter(({ zone }) => zone.id === `board.${player}`);
  const values: string[] = [];
  if (act.startsWith("attack")) {
    const foes = all.filter(({ zone, piece }) => !own.some((one) => one.piece === piece) && /^(board|pool|deck)\./.test(zone.id)); // prettier-ignore
    const targets = foes.filter(({ piece }) => /^(friend|foe)$/.test(kindOf(piece, words)));
    values.push(...lettersOf(view).filter((letter) => letter !== player));
    values.push(...targets.map(({ piece }) => numberOf(piece)));
    return values.map((value) => ({ value: `at ${value}`, label: actName(`at ${value}`, view, words) }));
  }
  if (act) return [];
  if (any) values.push(`attack ${ANY}`);
  const friends = own.filter(({ piece }) => kindOf(piece, words) === "friend");
  values.push(...friends.map(({ piece }) => `attack ${numberOf(piece)}`));
  if (any) values.push(`use ${ANY}`);
  values.push(...own.map(({ piece }) => `use ${numberOf(piece)}`));
  if (any) values.push(`play ${ANY}`);
  values.push(...cardsIn(view, `hand.${player}`).map((card) => `play ${card}`));
  if (any) values.push("deck", `draw ${ANY}`, ...POOLS.map((kind) => `draw ${kind}`), `swap ${ANY}`);
  values.push("rest");
  return values.map((value) => ({ value, label: actName(value, view, words) }));
}

export function lists(kind: string, view: View, words: Words, given: Given): Choice[] | null {
  if (kind === "CARD") return [...faceUp(view, words, true), ...inHands(view, words)];
  if (kind === "FOE") {
    const foes = new Set(numbered(view).filter(({ piece }) => kindOf(piece, words) === "foe").map(({ piece }) => numberOf(piece))); // prettier-ignore
    return faceUp(view, words, false).filter((one) => foes.has(one.value));
  }
  if (kind === "PILE") return places(pilesOf(view), view, words);
  if (kind === "PLACE") return whereTo(view, words);
  if (kind === "ACT") return acts(view, words, given);
  if (kind === "ORDER") return lettersOf(view).map((value) => ({ value, label: words.seat(SEATS.indexOf(value)) }));
  return null;
}
