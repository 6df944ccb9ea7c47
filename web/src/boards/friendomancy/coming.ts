// What a choice would do, from its preview: Money before and after with its causes, who leaves, what comes next.

import { numberOf } from "@/table/scene.svelte";
import type { Fact, Part } from "@/wire/messages";

export interface Coming {
  /** Things that it costs */
  costs: number | null;
  toll: number | null;
  /** by letter: what becomes of somebody's Money, and by what */
  money: Map<string, { by: number; parts: Part[] }>;
  /** pieces that leave the table */
  leaves: string[];
  /** Foes that are worn: their Power afterwards */
  worn: Map<string, number>;
  /** what decides then: "luck", "choice"; empty: that is all */
  then: string;
}

export function comingOf(facts: Fact[], own: string): Coming {
  const found: Coming = {
    costs: numberOf(facts, "costs"),
    toll: null,
    money: new Map(),
    leaves: [],
    worn: new Map(),
    then: "",
  };
  let on = "";
  for (const fact of facts) {
    const parts = Array.isArray(fact.parts) ? fact.parts : [];
    if (fact.name === "on") on = String(fact.value);
    else if (fact.name === "toll") found.toll = Number(fact.value);
    else if (fact.name === "own_money") found.money.set(own, { by: Number(fact.value), parts });
    else if (fact.name === "money_change") found.money.set(on, { by: Number(fact.value), parts });
    else if (fact.name === "leaves") found.leaves.push(String(fact.value));
    else if (fact.name === "power_after") found.worn.set(on, Number(fact.value));
    else if (fact.name === "then") found.then = String(fact.value);
  }
  if (found.toll) found.money.set(own, { by: -found.toll, parts: [{ amount: -found.toll, cause: "toll", rule: "" }] });
  return found;
}

export const isNothing = (coming: Coming): boolean =>
  !coming.money.size && !coming.leaves.length && !coming.worn.size && !coming.then;
