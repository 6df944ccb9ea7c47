import { describe, expect, it, vi } from "vitest";
import { answersOf, fallingIn, goesBy, outcomesOf, priceOf } from "@/boards/familiars-and-foes/moment";
import type { Fact, OptionView, Prompt, View } from "@/wire/messages";
import { Texts } from "@/words/fluent";
import { Words } from "@/words/game";

// Node has no media to ask about
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});
const PROMPT: Prompt = { rule: "", ask: "window", seats: [0], back: false, window: "post", default: "pass", phase: "" };
const familiar = (card: string, owner: number) => ({
  id: `familiar.${card}`,
  card,
  owner,
  facts: [fact("gems", 2, 3), fact("tokens", 1)],
  tokens: {},
  modifiers: [],
});

function view(facts: Fact[], prompt: Prompt | null = PROMPT): View {
  const seats = ["Ann", "Bo"].map((name, seat) => ({ seat, name, team: 0, asked: false, facts: [], clock: null }));
  const zones = ["mimsy", "jinxie"].map((card, i) => ({
    id: `mat.${"AB"[i]}`,
    owner: i,
    size: 1,
    pieces: [familiar(card, i)],
  }));
  return { game: "", rules: 1, seat: 0, n: 1, seats, zones, facts, prompt, options: [], log: [], result: null };
}

const words = new Words(
  "familiars-and-foes",
  new Texts([["en", "fact-saves = HP saved\nfact-hit_chance = hit"]]),
  [
    {
      id: "mimsy",
      name: "Mimsy",
      kind: "familiar",
      text: "",
      fields: {},
      rules: [],
      parts: [{ part: "ability", name: "Healing Rain", text: "", fields: {} }],
    },
    {
      id: "gloop",
      name: "Gloop",
      kind: "foe",
      text: "",
      fields: {},
      rules: [],
      parts: [{ part: "reward", name: "Slime Salve", text: "", fields: {} }],
    },
  ],
  new Map(),
  "en",
);
words.meet(view([]).seats);

describe("answers", () => {
  const salve = ["mimsy", "jinxie"].map((name) =>
    option(`use slime_salve ${name}`, "reward.gloop", `familiar.${name}`),
  );
  const rain = ["mimsy", "jinxie"].map((name) => option(`use healing_rain ${name}`, `familiar.${name}`));
  const pass = option("pass");
  const said = (options: OptionView[]) => options.map((one) => one.notation);

  it("are at most three, the last of them to pass; the rest folds", () => {
    const found = answersOf(view([]), [pass, ...salve, ...rain]);
    expect(said(found.large)).toEqual(["use slime_salve mimsy", "use healing_rain mimsy", "pass"]);
    expect(said(found.more)).toEqual(["use slime_salve jinxie", "use healing_rain jinxie"]);
  });
  it("begin with what saves who would fall", () => {
    const found = answersOf(view([fact("would_fall", "B")]), [pass, ...salve, ...rain]);
    expect(said(found.large)).toEqual(["use slime_salve jinxie", "use healing_rain jinxie", "pass"]);
  });
  it("are all large where they are few, also without a pass", () => {
    expect(answersOf(view([]), [pass, ...salve]).more).toEqual([]);
    const modes = ["a", "b", "c", "d"].map((mode) => option(`choose ${mode}`));
    const found = answersOf(view([]), modes);
    expect([found.large.length, found.more.length]).toEqual([3, 1]);
  });
  it("never lose one", () => {
    const all = [pass, ...salve, ...rain, option("token", "familiar.mimsy")];
    const { large, more } = answersOf(view([fact("would_fall", "A")]), all);
    expect(said([...large, ...more]).sort()).toEqual(said(all).sort());
  });
});

describe("what an answer comes to", () => {
  const peril = view([fact("would_fall", "B"), fact("falls", 1)]);
  it("tells first who falls and who is saved", () => {
    expect(fallingIn(peril)).toEqual(["B"]);
    const falls = outcomesOf(words, peril, [fact("on", "B"), fact("fall_chance", 100)]);
    expect(falls).toMatchObject([{ tone: "bad" }]);
    const saved = outcomesOf(words, peril, [fact("saves", 2), fact("on", "B"), fact("hp_after", 4)]);
    expect(saved.map((one) => one.tone)).toEqual(["good", "good"]);
    // nothing befalls Bo any more
    expect(outcomesOf(words, peril, [fact("on", "gloop"), fact("hp_after", 4)])[0]).toMatchObject({ tone: "good" });
  });
  it("tells numbers where nobody is in danger, and nothing while nothing is foreseen", () => {
    expect(outcomesOf(words, view([]), [fact("saves", 3)])).toEqual([{ said: "HP saved 3", tone: "good" }]);
    expect(outcomesOf(words, view([]), [fact("hit_chance", 60)])).toEqual([{ said: "hit 60", tone: "plain" }]);
    expect(outcomesOf(words, peril, [])).toEqual([]);
  });
  it("has its price", () => {
    const mat = { familiar: familiar("mimsy", 0) } as never;
    for (const notation of ["use healing_rain mimsy", "use slime_salve mimsy", "token"])
      expect(priceOf(words, mat, option(notation), [])).not.toBe("");
    expect(priceOf(words, mat, option("ballyhoo"), [fact("cost", 1, 4)])).not.toBe("");
    expect(priceOf(words, mat, option("pass"), [])).toBe("");
  });
});

describe("a newcomer's first round", () => {
  const first = [fact("round", 1)];
  it("lets windows and Ballyhoos go by", () => {
    expect(goesBy(view(first))).toBe(true);
    expect(goesBy(view(first, { ...PROMPT, ask: "ballyhoo_offer", window: "" }))).toBe(true);
  });
  it("asks when somebody would fall", () => {
    expect(goesBy(view([...first, fact("would_fall", "B")]))).toBe(false);
    expect(goesBy(view(first, { ...PROMPT, window: "fall" }))).toBe(false);
  });
  it("asks later on, and whatever is no interrupt", () => {
    expect(goesBy(view([fact("round", 2)]))).toBe(false);
    expect(goesBy(view(first, { ...PROMPT, ask: "choose_action", window: "", default: "attack 1" }))).toBe(false);
    expect(goesBy(view(first, null))).toBe(false);
  });
});
