// Choices in words, for the prompt bar, tooltips and screen readers.

import type { Fact, OptionView, Piece, View } from "@/wire/messages";
import { pieceOf, type Scene } from "./scene.svelte";

/** A choice, named with the card that it touches last where the game can say it so. */
export function optionWords(scene: Scene, option: OptionView): string {
  const gathered = scene.gathering?.words(option);
  if (gathered) return gathered;
  const last = option.touches.at(-1);
  const on = last ? pieceOf(scene.view, last)?.card : null;
  const pieces = option.notation.includes("#") ? piecesByNumber(scene.view) : undefined;
  return scene.words?.option(option.notation, on ?? undefined, pieces) ?? option.notation;
}

/** The pieces that notation calls by their numbers, such as `#7`. */
function piecesByNumber(view: View | null): Map<string, Piece> {
  const pieces = (view?.zones ?? []).flatMap((zone) => zone.pieces).filter((piece) => piece.id.includes("#"));
  return new Map(pieces.map((piece) => [piece.id.slice(piece.id.indexOf("#")), piece]));
}

/** So many phrases about a choice have room beside it. */
const PHRASES = 3;

/**
 * What a choice would do, as far as one can know. What games call `on` begins what befalls a piece: that is told with its
 * name. In short only the first numbers of all, and of pieces first who might fall.
 */
export function foreseen(scene: Scene, option: OptionView, short = false): string[] {
  const { facts } = scene.expected(option.notation);
  const words = scene.words;
  if (scene.brief) return scene.brief(facts);
  if (!words) return [];
  const general: Fact[] = [];
  const groups: { who: string; facts: Fact[] }[] = [];
  for (const fact of facts) {
    if (fact.name === "on") groups.push({ who: String(words.part(String(fact.value))), facts: [] });
    else (groups.at(-1)?.facts ?? general).push(fact);
  }
  const falls = (group: { facts: Fact[] }) => group.facts.find((fact) => fact.name === "fall_chance");
  const about = (who: string, some: Fact[]) => `${who}: ${some.map((fact) => words.fact(fact)).join(", ")}`;
  if (!short) return [...general.map((fact) => words.fact(fact)), ...groups.map((one) => about(one.who, one.facts))];
  const numbers = general.filter((fact) => typeof fact.value === "number");
  const befalls = groups
    .toSorted((a, b) => Number(Boolean(falls(b))) - Number(Boolean(falls(a))))
    .map((one) => about(one.who, [falls(one) ?? one.facts[0]!].filter(Boolean)));
  const said = [...numbers.map((fact) => words.fact(fact)), ...befalls];
  return (said.length ? said : general.map((fact) => words.fact(fact))).slice(0, PHRASES);
}

/** Options of the same verb together, in the order of their first; what stands beside the question comes last. */
export function byVerb(options: OptionView[]): OptionView[][] {
  const groups = new Map<string, OptionView[]>();
  for (const option of [...options].sort((a, b) => Number(a.standing) - Number(b.standing))) {
    const verb = `${option.standing} ${option.notation.split(" ")[0]}`;
    const group = groups.get(verb);
    if (group) group.push(option);
    else groups.set(verb, [option]);
  }
  return [...groups.values()];
}

/**
 * The choices that are buttons of the prompt now: those that no piece can carry. They touch nothing, or they all point at
 * what was touched, and only their words tell them apart. Where the board offers these on the piece itself, it is not repeated.
 */
export function shownOptions(scene: Scene): OptionView[] {
  if (!scene.canChoose) return [];
  const { options, picked, complete } = scene.picking;
  if (picked.length) return scene.offered ? [] : complete;
  const bare = options.filter((option) => !option.touches.length);
  return scene.offered ? [] : byVerb(bare).flat();
}

/** The choices in the order of their keys: first those that are buttons, then all others that go with what was touched. */
export function numberedOptions(scene: Scene, shown: OptionView[]): OptionView[] {
  if (!scene.canChoose) return [];
  const others = byVerb(scene.picking.matching).flat();
  return [...shown, ...others.filter((option) => !shown.includes(option))];
}
