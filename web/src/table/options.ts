// Choices in words, for the prompt bar, tooltips and screen readers.

import type { OptionView } from "@/wire/messages";
import { pieceOf, type Scene } from "./scene.svelte";

/** A choice, named with the card that it touches last where the game can say it so. */
export function optionWords(scene: Scene, option: OptionView): string {
  const last = option.touches.at(-1);
  const on = last ? pieceOf(scene.view, last)?.card : null;
  return scene.words?.option(option.notation, on ?? undefined) ?? option.notation;
}

/** What a choice would do, as far as one can know: one phrase a fact. In short only the first numbers. */
export function foreseen(scene: Scene, option: OptionView, short = false): string[] {
  const { facts } = scene.expected(option.notation);
  if (scene.brief) return scene.brief(facts);
  const numbers = facts.filter((fact) => typeof fact.value === "number").slice(0, 3);
  return scene.words ? (short && numbers.length ? numbers : facts).map((fact) => scene.words!.fact(fact)) : [];
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

/** With so few choices that touch something, all are buttons at once. */
const FEW = 4;

/** The choices that are buttons now: what touches nothing, and after a touch what is left. */
export function shownOptions(scene: Scene): OptionView[] {
  if (!scene.canChoose) return [];
  const { options, picked, matching } = scene.picking;
  if (picked.length) return matching;
  const touching = options.filter((option) => option.touches.length && !option.standing);
  const free = options.filter((option) => !option.touches.length && !option.standing);
  const standing = options.filter((option) => option.standing);
  return [...(touching.length <= FEW ? touching : []), ...free, ...standing];
}
