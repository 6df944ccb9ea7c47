// A first game with a guide: what leads on, what is answered, and other choices that lead on as well.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson, LessonStep, OptionView, View } from "@/wire/messages";
import { pretendBrowser } from "./browser";

pretendBrowser();
vi.mock("@/state/person.svelte", () => ({ here: { me: { name: "Ann" } } }));
vi.mock("@/words/game", () => ({
  wordsOf: async () => ({ meet: () => undefined, notes: {}, names: ["Ann", "Bo"] }),
  SEATS: "ABCDEFG",
}));
let lesson: Lesson;
vi.mock("@/wire/rest", () => ({ get: async () => lesson }));

const { LessonScene } = await import("@/table/lesson.svelte");
const { prefs } = await import("@/state/prefs.svelte");

const option = (notation: string): OptionView => ({ code: 1, notation, touches: [], standing: false });
const view = (n: number, ...options: string[]): View =>
  ({
    game: "test",
    n,
    seat: 0,
    seats: [
      { seat: 0, name: "", facts: [] },
      { seat: 1, name: "Bo", facts: [] },
    ],
    zones: [],
    facts: [],
    options: options.map(option),
    prompt: null,
    result: null,
  }) as unknown as View;
const step = (chapter: string, n: number, more: Partial<LessonStep> = {}): LessonStep => ({
  chapter,
  say: `said ${n}`,
  otherwise: "",
  rules: [],
  point: [],
  moves: [],
  view: view(n),
  happened: [],
  goal: "",
  answers: {},
  others: [],
  dispute: "",
  log: false,
  court: null,
  ...more,
});
const other = (move: string) => ({ move, say: `so ${move}`, rules: [], point: ["p"], view: view(90), happened: [] });

let scene: InstanceType<typeof LessonScene>;
beforeEach(async () => {
  prefs.progress = {};
  lesson = {
    id: "first",
    game: "test",
    seat: 0,
    settings: {},
    officials: { C: "Waffle" },
    chapters: ["one", "two"],
    steps: [
      step("one", 1),
      step("one", 2, {
        moves: ["attack"],
        otherwise: "try again",
        answers: { flee: "why flee?" },
        others: [other("wait")],
        view: view(2, "attack", "flee", "sleep", "wait"),
      }),
      step("one", 3),
      step("two", 4, { moves: ["win"], others: [other("win twice")], view: view(4, "win", "win twice") }),
      step("two", 5),
    ],
  } as unknown as Lesson;
  scene = new LessonScene("test", "first");
  await scene.open();
});

describe("a lesson", () => {
  it("calls the learner by her name, and goes on by a button where nothing is to be chosen", () => {
    expect(scene.view?.seats.map((one) => one.name)).toEqual(["Ann", "Bo"]);
    expect(scene.canChoose).toBe(false);
    scene.next();
    expect([scene.at, scene.canChoose, scene.step?.say]).toEqual([1, true, "said 2"]);
  });

  it("goes on with what leads on, and answers everything else", () => {
    scene.next();
    scene.choose(option("flee"));
    expect([scene.at, scene.answer]).toEqual([1, "why flee?"]);
    scene.choose(option("sleep"));
    expect([scene.at, scene.answer]).toEqual([1, "try again"]);
    scene.choose(option("attack"));
    expect([scene.at, scene.answer, scene.view?.n]).toEqual([2, "", 3]);
  });

  it("shows what comes of another choice; then one may try again, or go on with the next chapter", () => {
    scene.next();
    scene.choose(option("wait"));
    expect([scene.other?.say, scene.view?.n, scene.canChoose, scene.over]).toEqual(["so wait", 90, false, false]);
    expect(scene.pointed).toEqual(["p"]);
    scene.back();
    expect([scene.at, scene.other, scene.view?.n, scene.canChoose]).toEqual([1, null, 2, true]);
    scene.choose(option("wait"));
    scene.next();
    expect([scene.at, scene.step?.chapter, scene.other]).toEqual([3, "two", null]);
  });

  it("lets the officials be called where a step asks for it, and answers everything else", async () => {
    const court = { officials: [2], hearing: 0, disputes: [] } as unknown as LessonStep["court"];
    const asked = { dispute: "entry 1", otherwise: "the rock!", court, view: view(2, "stop") };
    lesson.steps.splice(1, 0, step("one", 2, asked));
    scene.goTo(0);
    expect([scene.caller, scene.court]).toEqual([-1, null]);
    scene.next();
    expect([scene.caller, scene.canChoose, scene.court]).toEqual([0, true, court]);
    expect(scene.words?.names).toEqual(["Ann", "Bo", "Waffle"]);
    scene.choose(option("stop"));
    expect([scene.at, scene.answer]).toEqual([1, "the rock!"]);
    expect(await scene.dispute("entry 2")).toBe(true);
    expect([scene.at, scene.answer]).toEqual([1, "the rock!"]);
    await scene.dispute("entry 1");
    expect([scene.at, scene.answer, scene.caller]).toEqual([2, "", -1]);
  });

  it("is over at its last step, and after another choice in its last chapter", () => {
    scene.goTo(3);
    expect(scene.over).toBe(false);
    scene.choose(option("win twice"));
    expect([scene.over, scene.other?.say]).toEqual([true, "so win twice"]);
    scene.goTo(4);
    expect([scene.over, scene.other]).toEqual([true, null]);
    expect(prefs.progress["test/first"]).toBe(4);
  });
});
