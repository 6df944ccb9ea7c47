// The card of a moment: which answers are large buttons, what each costs and comes to, and which moments go by unasked.

import { factOf, numberOf } from "@/table/scene.svelte";
import type { Fact, OptionView, View } from "@/wire/messages";
import type { Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { foreseen } from "./coming";
import { actionOf, matsOf, savingFirst, type Mat } from "./quest";

/** At most so many answers are large. */
const LARGE = 3;

/** Letters of those who would fall if it counted as it is. */
export const fallingIn = (view: View): string[] =>
  view.facts.filter((fact) => fact.name === "would_fall").map((fact) => String(fact.value));

const share = (hp: Fact | null) => (hp?.of ? Number(hp.value) / hp.of : 1);

export interface Answers {
  large: OptionView[];
  /** what folds into "More" */
  more: OptionView[];
}

/** What saves somebody first, then one of each thing that can be used; to pass is always large, and the last. */
export function answersOf(view: View, own: OptionView[]): Answers {
  const falls = fallingIn(view);
  const endangered = matsOf(view)
    .filter((mat) => falls.includes(mat.letter))
    .map((mat) => mat.familiar.id);
  const isPass = (option: OptionView) => ["pass", "drop", "refuse"].includes(option.notation);
  const pass = own.filter(isPass);
  // of several who could be helped, the one that has least left comes first
  const left = new Map(matsOf(view).map((mat) => [mat.familiar.id, share(factOf(mat.familiar.facts, "hp"))]));
  const weak = (option: OptionView) => Math.min(...option.touches.slice(-1).map((id) => left.get(id) ?? 1));
  const offered = own.filter((option) => !isPass(option)).toSorted((a, b) => weak(a) - weak(b));
  const uses = savingFirst(offered, endangered);
  const first = uses.filter(
    (one, i) => uses.findIndex((two) => actionOf(two.notation) === actionOf(one.notation)) === i,
  );
  const wanted = uses.length + pass.length <= LARGE ? uses : [...first, ...uses.filter((one) => !first.includes(one))];
  const large = wanted.slice(0, LARGE - pass.length);
  return { large: [...large, ...pass], more: wanted.slice(large.length) };
}

/** What an answer costs: a gem, a token, the card itself, MP. */
export function priceOf(words: Words, mat: Mat | null, option: OptionView, facts: Fact[]): string {
  const [verb = "", what = ""] = option.notation.split(" ");
  const own = mat?.familiar.facts ?? [];
  if (verb === "token") return say("quest-price-token", { of: numberOf(own, "tokens") ?? 1 });
  const part = verb === "use" ? words.power(what)?.part : "";
  if (part === "ability") return say("quest-price-gem", { of: numberOf(own, "gems") ?? 1 });
  if (part === "reward") return say("quest-price-card");
  const cost = numberOf(facts, "cost");
  return cost ? say("quest-cost", { cost }) : "";
}

export interface Outcome {
  said: string;
  tone: "good" | "bad" | "plain";
}

/** What an answer comes to, in at most two phrases: first who falls or is saved, then what it saves, then chances. */
export function outcomesOf(words: Words, view: View, facts: Fact[]): Outcome[] {
  const found: Outcome[] = [];
  const groups = foreseen(facts);
  const falls = fallingIn(view);
  for (const { on, facts: said } of groups) {
    if (on === null) continue;
    const chance = numberOf(said, "fall_chance");
    const name = String(words.part(on));
    if (chance !== null) {
      found.push({
        said: chance >= 100 ? say("quest-falls", { name }) : say("quest-falls-in", { name, chance }),
        tone: "bad",
      });
    } else if (falls.includes(on)) found.push(stands(name, said));
  }
  // who would fall and is not spoken of keeps all the HP
  for (const letter of facts.length ? falls : []) {
    if (!groups.some((group) => group.on === letter)) {
      found.push({ said: say("quest-stands", { name: String(words.part(letter)) }), tone: "good" });
    }
  }
  for (const name of ["saves", "more_damage"]) {
    const fact = factOf(facts, name);
    if (fact) found.push({ said: words.fact(fact), tone: "good" });
  }
  if (!found.length) {
    for (const { on, facts: said } of groups) {
      const phrase = said.map((fact) => words.fact(fact)).join(" · ");
      found.push({ said: on === null ? phrase : `${words.part(on)}: ${phrase}`, tone: "plain" });
    }
  }
  return found.slice(0, 2);
}

function stands(name: string, facts: Fact[]): Outcome {
  const hp = numberOf(facts, "hp_after");
  return { said: hp === null ? say("quest-stands", { name }) : say("quest-stands-at", { name, hp }), tone: "good" };
}

/** Does a newcomer's first round let this moment go by? Not if a Familiar would fall. */
export function goesBy(view: View): boolean {
  const { prompt } = view;
  if (!prompt?.default || (numberOf(view.facts, "round") ?? 0) > 1) return false;
  const interrupts = prompt.window !== "" || prompt.ask === "ballyhoo_offer";
  return interrupts && prompt.window !== "fall" && !fallingIn(view).length;
}
