// What a choice would change, from its preview: on the bars of Familiars and Foes, and in few words.

import { numberOf } from "@/table/scene.svelte";
import type { Fact, OptionView } from "@/wire/messages";

/** What is foreseen of one Foe or Familiar, or of nobody (null): facts about the choice itself. */
export interface Foreseen {
  on: string | null;
  facts: Fact[];
}

export function foreseen(facts: Fact[]): Foreseen[] {
  const groups: Foreseen[] = [];
  for (const fact of facts) {
    if (fact.name === "on") groups.push({ on: String(fact.value), facts: [] });
    else if (groups.length) groups.at(-1)!.facts.push(fact);
    else groups.push({ on: null, facts: [fact] });
  }
  return groups.filter((group) => group.facts.length);
}

const about = (facts: Fact[], who: string) => foreseen(facts).find((group) => group.on === who)?.facts ?? [];
/** Facts of the choice itself, such as chances. */
const general = (facts: Fact[]) => facts.slice(0, (facts.findIndex((fact) => fact.name === "on") + 1 || 999) - 1);

/** What is certain to become of somebody's points. */
export interface Change {
  hp?: number;
  mp?: number;
}

/** By whom it befalls, a seat's letter or a Foe's card: all that is certain. */
export function changesOf(facts: Fact[]): Map<string, Change> {
  const found = new Map<string, Change>();
  for (const { on, facts: said } of foreseen(facts)) {
    if (on === null) continue;
    const change: Change = {};
    for (const fact of said) {
      if (fact.name === "hp_after") change.hp = Number(fact.value);
      if (fact.name === "mp_after") change.mp = Number(fact.value);
      if (fact.name === "fall_chance" && fact.value === 100) change.hp = 0;
    }
    if (change.hp !== undefined || change.mp !== undefined) found.set(on, change);
  }
  return found;
}

/** What all of several choices would change alike. */
export function commonChanges(previews: Fact[][]): Map<string, Change> {
  const [first, ...others] = previews.map(changesOf);
  const found = new Map<string, Change>();
  for (const [who, { hp, mp }] of first ?? []) {
    const same: Change = {};
    if (hp !== undefined && others.every((one) => one.get(who)?.hp === hp)) same.hp = hp;
    if (mp !== undefined && others.every((one) => one.get(who)?.mp === mp)) same.mp = mp;
    if (same.hp !== undefined || same.mp !== undefined) found.set(who, same);
  }
  return found;
}

/** How an attack or an Artifact may end for one Foe. */
export interface Forecast {
  /** how likely it strikes, in per cent; null: it needs no luck */
  chance: number | null;
  /** the most damage that it does, and what is left then */
  damage: number;
  left: number;
  /** it may do less and still hit */
  varies: boolean;
  /** how likely it is defeated, in per cent */
  defeats: number;
}

export function forecastOf(facts: Fact[], foe: string, hp: number): Forecast | null {
  const said = about(facts, foe);
  const after = numberOf(said, "hp_after");
  const damage = numberOf(said, "most_damage") ?? (after === null ? 0 : hp - after);
  if (damage <= 0) return null;
  const chances = general(facts);
  const hit = numberOf(chances, "hit_chance");
  const critical = numberOf(chances, "critical_chance");
  const chance = hit === null && critical === null ? null : (hit ?? 0) + (critical ?? 0);
  const expected = numberOf(said, "expected") ?? damage;
  // a hit that always does the most would do this much on average
  const varies = Math.abs(((chance ?? 100) / 100) * damage - expected) > 1;
  const defeats = numberOf(said, "defeat_chance") ?? 0;
  return { chance, damage, left: Math.max(0, hp - damage), varies: varies || (critical ?? 0) > 0, defeats };
}

// Amounts

export interface Amount {
  option: OptionView;
  amount: number;
}

/** The choices of how much, from the least; empty: it is another question. */
export function amountsOf(options: OptionView[]): Amount[] {
  const found: Amount[] = [];
  for (const option of options) {
    const [, amount] = /^(?:pay|split) (\d+)$/.exec(option.notation) ?? [];
    if (amount) found.push({ option, amount: Number(amount) });
    else if (!option.standing) return [];
  }
  return found.sort((a, b) => a.amount - b.amount);
}

const benefit = (facts: Fact[], who: string): number => {
  const said = about(facts, who);
  return numberOf(said, "hp_after") ?? numberOf(said, "mp_after") ?? -1;
};

/** The amounts that help whoever gets it: none beyond the first that does the most. */
export function helpful(amounts: Amount[], previews: Map<string, Fact[]>, who: string): Amount[] {
  const worth = amounts.map(({ option }) => previews.get(option.notation));
  if (!who || worth.some((facts) => !facts)) return amounts;
  // who is full of HP gets nothing, whatever is paid; paying for oneself changes the own MP as well
  const heals = worth.some((facts) => numberOf(about(facts!, who), "hp_after") !== null);
  const values = worth.map((facts) =>
    heals ? (numberOf(about(facts!, who), "hp_after") ?? -1) : benefit(facts!, who),
  );
  return amounts.slice(0, values.indexOf(Math.max(...values)) + 1);
}
