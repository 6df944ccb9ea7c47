// What was foreseen of an answer, piece by piece, beside what would come without it.

import { factOf, numberOf, zoneOf } from "@/table/scene.svelte";
import type { Fact, View } from "@/wire/messages";
import { placesOf, roomsOf, seatOf } from "../lodge";

export type ChangeKind = "wounds" | "pp" | "instability" | "falls" | "destroyed" | "spared";
/** A number before and after, or what becomes of somebody. */
export interface Change {
  /** as the game names it: the letter of a Mage, a model, a room, the Rose */
  on: string;
  kind: ChangeKind;
  now: number;
  then: number;
  of: number;
}

interface Group {
  on: string;
  facts: Fact[];
}

export function groupsIn(facts: Fact[]): Group[] {
  const groups: Group[] = [];
  for (const fact of facts) {
    if (fact.name === "on") groups.push({ on: String(fact.value), facts: [] });
    else groups.at(-1)?.facts.push(fact);
  }
  return groups;
}

const AFTER: Record<string, ChangeKind> = { wounds_after: "wounds", pp_after: "pp", instability_after: "instability" };

/** All changes, in the order in which they were foreseen. */
export function changesOf(view: View, facts: Fact[]): Change[] {
  return groupsIn(facts).flatMap(({ on, facts: about }) =>
    about.flatMap((fact): Change[] => {
      if (fact.name === "falls" || fact.name === "destroyed") return [{ on, kind: fact.name, now: 0, then: 0, of: 0 }];
      const kind = AFTER[fact.name];
      if (!kind) return [];
      return [{ on, kind, now: nowOf(view, on, kind), then: Number(fact.value), of: fact.of ?? 0 }];
    }),
  );
}

/** The changes by an answer; who would be hurt or fall without it, and is not, is named as well. */
export function comparedWith(view: View, facts: Fact[], without: Fact[]): Change[] {
  const found = changesOf(view, facts);
  const touched = (on: string) => found.some((one) => one.on === on && ["wounds", "falls"].includes(one.kind));
  const spared = changesOf(view, without).filter(
    (one) => (one.kind === "falls" || (one.kind === "wounds" && one.then > one.now)) && !touched(one.on),
  );
  return [...spared.map(({ on }): Change => ({ ...woundsNow(view, on), on, kind: "spared" })), ...found];
}

function woundsNow(view: View, on: string): { now: number; then: number; of: number } {
  const fact = factOf(factsOf(view, on), "wounds");
  const now = Number(fact?.value ?? 0);
  return { now, then: now, of: fact?.of ?? 0 };
}

function nowOf(view: View, on: string, kind: ChangeKind): number {
  if (on === "rose") return numberOf(view.facts, "rose") ?? 0;
  if (kind === "instability") return roomsOf(view).find((room) => room.id === `room.${on}`)?.instability ?? 0;
  return numberOf(factsOf(view, on), kind) ?? 0;
}

function factsOf(view: View, on: string): Fact[] {
  if (on.length === 1) return view.seats.find((one) => one.seat === seatOf(on))?.facts ?? [];
  for (const place of placesOf(view)) {
    const model = place.models.find((one) => one.id === on);
    if (model) return model.piece.facts;
  }
  return zoneOf(view, `room.${on}`)?.pieces[0]?.facts ?? [];
}
