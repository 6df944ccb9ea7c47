// What the board reads from a view: Foes, Waves, mats, whose turn it is, the die and the coin, actions and their targets,
// and what everything is called.

import { factOf, numberOf, wordOf, zoneOf, type Scene } from "@/table/scene.svelte";
import type { CardPart, Fact, Line, OptionView, Piece, SeatView, View, Zone } from "@/wire/messages";
import { SEATS, slug, type Words } from "@/words/game";
import { say } from "@/words/ui.svelte";
import { rowsOf, type Row } from "./chart";

const TASKS = ["summon_toad", "physical_attack", "strong_or_elemental", "restorative", "special_ability", "artifact"];
export const WAVES = [1, 2, 3, 4];
/** Whose turn it is when it is nobody's own. */
export const FOES = "foes";

/** Places of the board's own; all others are shown as any game's. */
const HEADS = new Set([
  "foes",
  "wave",
  "captives",
  "mat",
  "artifacts",
  "rewards",
  "coven",
  "common",
  "drawn",
  "effects",
]);
const PILES = new Set(["deck", "supply", "gone", "removed"]);

const headOf = (id: string) => id.split(".")[0] ?? "";
export const letterOf = (seat: number) => SEATS[seat] ?? "";
export const seatOf = (letter: string) => SEATS.indexOf(letter);

export function unknownZones(view: View): Zone[] {
  return view.zones.filter((zone) => !HEADS.has(headOf(zone.id)) && !PILES.has(headOf(zone.id)));
}

export function pilesOf(view: View): Zone[] {
  return view.zones.filter((zone) => PILES.has(headOf(zone.id)));
}

export const foesOf = (view: View): Piece[] => zoneOf(view, "foes")?.pieces ?? [];
export const piecesOf = (view: View, zone: string): Piece[] => zoneOf(view, zone)?.pieces ?? [];

/** A number of a piece as far as it has been shown. */
export function pointsOf(scene: Scene, piece: Piece, name: string): number | null {
  return scene.figure(piece.id, name) ?? numberOf(piece.facts, name);
}

// Mats

export interface Mat {
  seat: SeatView;
  letter: string;
  familiar: Piece;
  fallen: boolean;
  artifacts: Piece[];
  rewards: Piece[];
  coven: Piece[];
}

export function matsOf(view: View): Mat[] {
  return view.seats.flatMap((seat) => {
    const letter = letterOf(seat.seat);
    const familiar = piecesOf(view, `mat.${letter}`)[0];
    if (!familiar) return [];
    return {
      seat,
      letter,
      familiar,
      fallen: wordOf(familiar.facts, "state") === "fallen",
      artifacts: piecesOf(view, `artifacts.${letter}`),
      rewards: piecesOf(view, `rewards.${letter}`),
      coven: piecesOf(view, `coven.${letter}`),
    };
  });
}

/** The mat that lies in front: the one that is looked from, or of a table that one only looks at whoever acts. */
export function frontMat(view: View, mats: Mat[]): Mat | null {
  const own = mats.find((mat) => mat.seat.seat === view.seat);
  const active = wordOf(view.facts, "active") ?? wordOf(view.facts, "toad") ?? "";
  return own ?? mats.find((mat) => mat.letter === active) ?? mats[0] ?? null;
}

/** The Advanced Spell Scroll is open. */
export const isUnlocked = (familiar: Piece) => Boolean(numberOf(familiar.facts, "unlocked"));

export interface Task {
  task: string;
  done: boolean;
}

/** The six tasks of a Training Scroll; none once it is done. */
export function tasksOf(familiar: Piece): Task[] {
  if (isUnlocked(familiar) || !factOf(familiar.facts, "ticks")) return [];
  const done = familiar.facts.filter((fact) => fact.name === "task").map((fact) => String(fact.value));
  return TASKS.map((task) => ({ task, done: done.includes(task) }));
}

// Whose turn it is

/** Mats in the order of their turns, the first of the round first. */
export function inOrder(view: View, mats: Mat[]): Mat[] {
  const first = Math.max(
    0,
    mats.findIndex((mat) => mat.letter === wordOf(view.facts, "first")),
  );
  return [...mats.slice(first), ...mats.slice(0, first)];
}

// Actions: one kind of choice, with all its targets. Each is a card of the hand.

export interface Action {
  /** `attack`, `cast quench`, `use mirror_shard` */
  key: string;
  name: string;
  text: string;
  /** what it does, in a line */
  brief: string;
  cost: number | null;
  /** the cost is as much as one likes */
  any: boolean;
  chart: Row[];
  /** physical, ability, artifact, or what a spell is: simple, strong, elemental, restorative, helper, attack, utility, revive */
  kind: string;
  /** the card whose portrait it has; null: it has an emblem */
  card: string | null;
  /** what one touches for it */
  piece: string;
}

/** What an option does, without its target. */
export function actionOf(notation: string): string {
  const [verb = "", what = ""] = notation.split(" ");
  return verb === "cast" || verb === "use" || verb === "choose" ? `${verb} ${what}` : verb;
}

type Printed = Pick<CardPart, "name" | "text" | "fields">;

function action(key: string, part: Printed, brief: string, kind: string, piece: string): Action {
  const { cost, x, chart } = part.fields;
  return {
    key,
    name: part.name,
    text: part.text,
    brief,
    cost: typeof cost === "number" ? cost : null,
    any: x === true,
    chart: rowsOf(chart),
    kind,
    card: null,
    piece,
  };
}

const kindOf = (part: CardPart) => (typeof part.fields.kind === "string" ? part.fields.kind : "");
const BEGINNER = ["physical", "simple", "strong", "elemental", "restorative"];
/** Kinds of a scroll that opens later. */
const isAdvanced = (kind: string) => kind !== "helper" && kind !== "" && !BEGINNER.includes(kind);

/** The hand of a Familiar: attack, spells, Helper Spells, Artifacts as printed, and whatever else is offered. */
export function actionsOf(words: Words, mat: Mat, common: Piece[], options: OptionView[]): Action[] {
  const found: Action[] = [];
  const { familiar } = mat;
  const open = isUnlocked(familiar);
  const parts = words.cards.get(familiar.card ?? "")?.parts ?? [];
  const brief = (card: string | null, part: Printed) => words.brief(card ?? "", part.name, part.text);
  for (const part of parts) {
    if (part.part === "attack") found.push(action("attack", part, brief(familiar.card, part), "physical", familiar.id));
  }
  for (const part of parts) {
    if (part.part !== "spell" || (!open && isAdvanced(kindOf(part)))) continue;
    const line = brief(familiar.card, part);
    found.push(action(`cast ${slug(part.name)}`, part, line, kindOf(part), familiar.id));
  }
  for (const piece of [...mat.coven, ...common]) {
    for (const part of words.cards.get(piece.card ?? "")?.parts ?? []) {
      if (part.part !== "spell") continue;
      const line = brief(piece.card, part);
      found.push({ ...action(`cast ${slug(part.name)}`, part, line, "helper", familiar.id), card: piece.card });
    }
  }
  for (const piece of mat.artifacts) {
    const printed = words.cards.get(piece.card ?? "");
    if (!printed) continue;
    const { name, text } = printed;
    const line = words.brief(printed.id, "", text);
    const one = action(`use ${slug(name)}`, { name, text, fields: {} }, line, "artifact", piece.id);
    found.push({ ...one, card: piece.card });
  }
  for (const option of options) {
    const key = actionOf(option.notation);
    const [verb, word = "attack"] = key.split(" ");
    if ((verb !== "attack" && verb !== "cast") || found.some((one) => one.key === key)) continue;
    found.push(action(key, { name: String(words.part(word)), text: "", fields: {} }, "", "", familiar.id));
  }
  return found;
}

/** The ability that waits for its moment. */
export function abilityOf(words: Words, mat: Mat): CardPart | null {
  return words.cards.get(mat.familiar.card ?? "")?.parts.find((part) => part.part === "ability") ?? null;
}

/** Questions that are answered with the cards of the hand, with Foes and with Familiars. */
const ASKED_OF_THE_HAND = ["choose_action", "choose_amount", "choose_foes", "split_ask", "next_target", "extra_action"];

/** Does this question come between actions? */
export function isMoment(view: View, options: OptionView[]): boolean {
  const own = options.filter((option) => !option.standing);
  if (!own.length || view.result) return false;
  return !ASKED_OF_THE_HAND.includes(view.prompt?.ask ?? "");
}

/** The card of the hand that the question itself is about: an amount, a share, the next blow of a spell. */
export function askedAction(view: View): string {
  switch (view.prompt?.ask) {
    case "choose_amount":
    case "choose_foes":
      return `cast ${wordOf(view.facts, "spell") ?? ""}`;
    case "split_ask":
      return `cast ${wordOf(view.facts, "doing") ?? ""}`;
    case "next_target":
      return `cast ${wordOf(view.facts, "parts_of") ?? ""}`;
    default:
      return "";
  }
}

/** What can save a Familiar that would fall comes first; the same thing for somebody else comes last. */
export function savingFirst(options: OptionView[], endangered: string[]): OptionView[] {
  const saves = (option: OptionView) => option.touches.some((id) => endangered.includes(id));
  const saving = new Set(options.filter(saves).map((option) => actionOf(option.notation)));
  const rank = (option: OptionView) => (saves(option) ? 0 : saving.has(actionOf(option.notation)) ? 2 : 1);
  return options.toSorted((a, b) => rank(a) - rank(b));
}

/** What a choice is about in the words of its card: a power by the notation's word, or an Artifact. */
export function textOf(words: Words, notation: string): string {
  const [verb = "", what = ""] = notation.split(" ");
  if (!["use", "cast", "choose", "keep"].includes(verb)) return "";
  const power = words.power(what);
  if (power) return power.text;
  for (const card of words.cards.values()) if (slug(card.name) === what) return card.text;
  return "";
}

/** The card that a word of a notation names. */
export function cardOf(words: Words, what: string): string | null {
  if (words.cards.has(what)) return what;
  for (const card of words.cards.values()) {
    if (slug(card.name) === what || card.parts.some((part) => part.name && slug(part.name) === what)) return card.id;
  }
  return null;
}

// The die and the coin

export interface Rolled {
  roller: string;
  doing: string | null;
  target: string | null;
  natural: number | null;
  die: number | null;
  result: string | null;
  points: number;
  also: string[];
}

/** The pending or the last roll. */
export function rollOf(view: View): Rolled | null {
  const roller = wordOf(view.facts, "roller");
  if (!roller) return null;
  return {
    roller,
    doing: wordOf(view.facts, "doing"),
    target: wordOf(view.facts, "target"),
    natural: numberOf(view.facts, "natural"),
    die: numberOf(view.facts, "die"),
    result: wordOf(view.facts, "result"),
    points: numberOf(view.facts, "points") ?? 0,
    also: view.facts.filter((fact) => fact.name === "also").map((fact) => String(fact.value)),
  };
}

/** "hit 3 + no magic" */
export function resultWords(words: Words, roll: Rolled): string {
  if (!roll.result) return "";
  const first = roll.points ? `${words.part(roll.result)} ${roll.points}` : String(words.part(roll.result));
  return [first, ...roll.also.map((word) => String(words.part(word)))].join(" + ");
}

/** Who took a Ballyhoo that this seat was offered as well, with the last step. */
export function fasterThan(before: View | null, view: View, lines: Line[]): number | null {
  if (before?.prompt?.ask !== "ballyhoo_offer" || before.seat !== view.seat) return null;
  if (!before.options.some((option) => option.notation === "ballyhoo")) return null;
  for (const line of lines) {
    if (!line.args.some(([kind, value]) => kind === "option" && value === "ballyhoo")) continue;
    const who = seatOf(String(line.args[0]?.[1] ?? ""));
    if (who >= 0 && who !== view.seat) return who;
  }
  return null;
}

// Words

const amount = (fact: Fact | null, name: string) =>
  fact ? say("quest-of", { value: fact.value, of: fact.of ?? fact.value, name }) : "";

/** By which number texts and notation call a Foe: `foe.2` is "2". */
const slotOf = (piece: Piece) => piece.id.split(".")[1] ?? "";
/** "Foe #2" */
const slotWords = (words: Words, piece: Piece) => words.option(`target ${slotOf(piece)}`);

/** "Cinder Imp, Foe #1, level 1, Fire, 6 of 9 HP, forbids: no magic": all that one sees of a Foe. */
export function foeLabel(words: Words, piece: Piece): string {
  const said = [words.piece(piece), slotWords(words, piece)];
  const level = factOf(piece.facts, "level");
  if (level) said.push(words.fact(level));
  const element = wordOf(piece.facts, "element");
  if (element) said.push(words.word(element));
  said.push(amount(factOf(piece.facts, "hp"), words.factName("hp")));
  for (const fact of piece.facts) {
    if (fact.name === "forbids") said.push(say("quest-forbids-now", { what: words.factValue(fact) }));
    if (fact.name === "will_forbid") said.push(say("quest-forbids-next", { what: words.factValue(fact) }));
    if (fact.name === "mark" || fact.name === "last_hit_by") said.push(words.fact(fact));
  }
  return said.filter(Boolean).join(", ");
}

/** "Mimsy, of Ann, Water, 9 of 13 HP, 4 of 12 MP, 3 gems, ...": all that one sees of a mat. */
export function matLabel(words: Words, mat: Mat): string {
  const { familiar } = mat;
  const said = [words.piece(familiar)];
  const name = words.seat(mat.seat.seat);
  if (name !== said[0]) said.push(say("quest-played-by", { name }));
  said.push(words.factValue({ name: "state", value: wordOf(familiar.facts, "state") ?? "", of: null }));
  said.push(amount(factOf(familiar.facts, "hp"), words.factName("hp")));
  said.push(amount(factOf(familiar.facts, "mp"), words.factName("mp")));
  for (const name of ["gems", "tokens", "element", "strong_against", "unlocked", "ticks"]) {
    const fact = factOf(familiar.facts, name);
    if (fact) said.push(words.fact(fact));
  }
  const done = tasksOf(familiar).filter((one) => one.done);
  if (done.length) said.push(say("quest-tasks-done", { tasks: done.map((one) => words.word(one.task)).join(", ") }));
  for (const fact of familiar.facts) if (fact.name === "mark") said.push(words.fact(fact));
  return said.filter(Boolean).join(", ");
}

/** A card beside a mat: its name, what it is and where it lies. */
export function cardLabel(words: Words, piece: Piece, zone: string): string {
  const printed = words.cards.get(piece.card ?? "");
  const reward = zone.startsWith("rewards") ? printed?.parts.find((part) => part.part === "reward") : undefined;
  const spell = printed?.kind === "coven" ? printed.parts.find((part) => part.part === "spell") : undefined;
  return [words.piece(piece), reward?.name, spell?.name, words.zone(zone)].filter(Boolean).join(", ");
}

/** What a running effect does, from where, on whom, until when. */
export function effectWords(words: Words, piece: Piece): { source: string; does: string; on: string; until: string } {
  const value = (name: string) => {
    const fact = factOf(piece.facts, name);
    return fact ? words.factValue(fact) : "";
  };
  const amount = numberOf(piece.facts, "amount");
  const much = amount === null || amount === 0 ? "" : `${amount > 0 && amount < 99 ? "+" : ""}${value("amount")} `;
  return { source: value("source"), does: much + value("effect"), on: value("on"), until: value("until") };
}

/** How a Wave stands: over, now, or to come. */
export function waveState(view: View, wave: number): "done" | "now" | "next" {
  const now = numberOf(view.facts, "wave") ?? 1;
  if (wave < now || (view.result && view.result.winners.length && wave <= now)) return "done";
  return wave === now ? "now" : "next";
}

export function waveLabel(words: Words, view: View, wave: number): string {
  const state = waveState(view, wave);
  const levels = piecesOf(view, `wave.${wave}`);
  const captives = piecesOf(view, `captives.${wave}`);
  const said = [
    words.zone(`wave.${wave}`),
    state === "done" ? say("quest-wave-done") : state === "now" ? say("quest-wave-now") : say("quest-wave-next"),
  ];
  for (const piece of levels) said.push(piece.card === null ? waiting(piece) : words.whole(piece));
  if (captives.length) said.push(say("quest-captives", { count: captives.length }));
  for (const piece of captives) if (piece.card !== null) said.push(words.piece(piece));
  return said.join(", ");
}

function waiting(piece: Piece): string {
  return say("quest-waiting-foe", { level: numberOf(piece.facts, "level") ?? 0 });
}
