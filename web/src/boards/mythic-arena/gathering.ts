// Attackers and Blockers are chosen together: the page gathers the picks, and sends the server's answers one after the other.
// Here is what can be gathered; the server offers every answer again before it is sent (gather.svelte.ts).

import { wordOf } from "@/table/scene.svelte";
import type { OptionView, Piece, Prompt, View } from "@/wire/messages";

export type Kind = "attack" | "block";

/** A pet that was picked, and the answer that says so. */
export interface Pick {
  pet: string;
  answer: OptionView;
  /** of a Blocker: whom it blocks; of a pet that names whom it attacks: that one, and the answer that says it */
  against: string | null;
  then: string | null;
}

const ASKS: Record<string, Kind> = {
  name_attackers: "attack",
  name_more: "attack",
  name_blockers: "block",
  block_more: "block",
};

export function kindOf(prompt: Prompt | null): Kind | null {
  return (prompt && ASKS[prompt.ask]) ?? null;
}

export const DONE = "done";

/** A choice of the page itself: `aim`, `unpick`, `target`, or to confirm all. */
const own = (notation: string, ...touches: string[]): OptionView => ({ code: -1, notation, touches, standing: false });

const verbOf = (option: OptionView) => option.notation.split(" ")[0] ?? "";

/** What answers of this kind are offered. */
export function answersOf(view: View, kind: Kind): OptionView[] {
  return view.options.filter((option) => !option.standing && verbOf(option) === kind && option.touches.length > 0);
}

/** The pets that attack, in the order of their numbers. */
export function attackersOf(view: View): Piece[] {
  const pets = view.zones.flatMap((zone) => zone.pieces).filter((piece) => wordOf(piece.facts, "role") === "attacker");
  const number = (piece: Piece) => Number(piece.facts.find((fact) => fact.name === "duel")?.value ?? 0);
  return pets.sort((a, b) => number(a) - number(b));
}

/** Whom the Blockers that are picked next are for: who was aimed at, else the first without one that has somebody to take. */
export function aimedAt(view: View, picks: Pick[], aim: string): string {
  const open = [...new Set(free(view, "block", picks).map((option) => option.touches[1]!))];
  if (open.includes(aim)) return aim;
  const order = attackersOf(view)
    .map((piece) => piece.id)
    .filter((id) => open.includes(id));
  const blocked = new Set(picks.map((pick) => pick.against));
  return order.find((id) => !blocked.has(id)) ?? order[0] ?? "";
}

/** The answers that go together with what was picked. */
export function free(view: View, kind: Kind, picks: Pick[]): OptionView[] {
  const taken = new Set(picks.map((pick) => pick.pet));
  const left = answersOf(view, kind).filter((option) => !taken.has(option.touches[0]!));
  if (kind === "attack") return left;
  // MA-MULTI-07: no second Blocker while another Attacker that the same pets can block has none
  const blocked = new Set(picks.map((pick) => pick.against));
  const waiting = left.filter((option) => !blocked.has(option.touches[1]!));
  const needed = (pet: string) => waiting.some((option) => option.touches[0] === pet);
  return left.filter((option) => !blocked.has(option.touches[1]!) || !needed(option.touches[0]!));
}

/** An Attacker of these names whom it attacks: it was picked, and that is open. */
export function untargeted(picks: Pick[], nimble: (pet: string) => boolean): Pick | null {
  return picks.find((pick) => pick.then === null && nimble(pick.pet)) ?? null;
}

/**
 * What can be chosen on the table while picks are gathered. `targets`: the pets that one who names its own can attack.
 */
export function offered(
  view: View,
  kind: Kind,
  picks: Pick[],
  aim: string,
  nimble: (pet: string) => boolean,
  targets: string[],
): OptionView[] {
  const standing = view.options.filter((option) => option.standing);
  const undone = picks.map((pick) => own(`unpick ${pick.pet}`, pick.pet));
  const open = kind === "attack" ? untargeted(picks, nimble) : null;
  if (open) return [...targets.map((id) => own(`target ${id}`, id)), ...undone, ...standing];
  const done = picks.length ? [own(DONE)] : view.options.filter((option) => option.notation === DONE);
  if (kind === "attack") return [...free(view, kind, picks), ...done, ...undone, ...standing];
  const at = aimedAt(view, picks, aim);
  const answers = free(view, kind, picks);
  const others = [...new Set(answers.map((option) => option.touches[1]!))].filter((id) => id !== at);
  return [
    ...answers
      .filter((option) => option.touches[1] === at)
      .map((option) => ({ ...option, touches: [option.touches[0]!] })),
    ...others.map((id) => own(`aim ${id}`, id)),
    ...(isEnough(view, picks) ? done : []),
    ...undone,
    ...standing,
  ];
}

/** MA-RULING-33: may the Blockers be confirmed? Whoever stands in an attacked line must be met by one, if anybody can. */
function isEnough(view: View, picks: Pick[]): boolean {
  if (view.options.some((option) => option.notation === DONE)) return true;
  const lines = new Map(view.zones.flatMap((zone) => zone.pieces.map((piece) => [piece.id, zone.id])));
  const asked = new Set(answersOf(view, "block").map((option) => lines.get(option.touches[0]!)));
  for (const pick of picks) asked.delete(lines.get(pick.pet));
  return !asked.size;
}

/** The answers to be sent, in their order: each Attacker has its first Blocker before another has its second. */
export function answers(picks: Pick[]): string[] {
  const turn = (pick: Pick, i: number) =>
    picks.slice(0, i).filter((one) => one.against !== null && one.against === pick.against).length;
  const order = picks
    .map((pick, i) => ({ pick, turn: pick.answer.notation.startsWith("block") ? turn(pick, i) : 0 }))
    .sort((a, b) => a.turn - b.turn);
  const found = order.flatMap(({ pick }) => [pick.answer.notation, ...(pick.then === null ? [] : [pick.then])]);
  return [...found, DONE];
}

/** The number that a picked pet will carry: its own place among the Attackers, or the number of whom it blocks. */
export function numberOf(view: View, kind: Kind, picks: Pick[], pet: string): number {
  const before = attackersOf(view);
  if (kind === "attack") return before.length + 1 + picks.findIndex((pick) => pick.pet === pet);
  const against = picks.find((pick) => pick.pet === pet)?.against;
  return 1 + before.findIndex((piece) => piece.id === against);
}
