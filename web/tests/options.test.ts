// What a choice would do, in few words beside it and in all words in the list; which choices are buttons, and their keys.

import { describe, expect, it } from "vitest";
import { foreseen, numberedOptions, optionWords, shownOptions } from "@/table/options";
import { Picking } from "@/table/picking.svelte";
import type { Scene } from "@/table/scene.svelte";
import type { Fact, OptionView } from "@/wire/messages";

const option: OptionView = { code: 1, notation: "pass", touches: [], standing: false };
const fact = (name: string, value: Fact["value"]): Fact => ({ name, value, of: null });

function scene(...facts: Fact[]): Scene {
  const words = { part: (word: string) => word, fact: ({ name, value }: Fact) => `${name} ${value}` };
  return { expected: () => ({ facts, awaited: false }), brief: null, words } as unknown as Scene;
}

it("is told with the name of whom it befalls, and in short first of who might fall", () => {
  const told = scene(
    fact("result", "hit"),
    fact("saves", 2),
    fact("on", "Ann"),
    fact("hp_after", 7),
    fact("mp_after", 3),
    fact("on", "Bo"),
    fact("hp_after", 0),
    fact("fall_chance", 100),
  );
  expect(foreseen(told, option)).toEqual([
    "result hit",
    "saves 2",
    "Ann: hp_after 7, mp_after 3",
    "Bo: hp_after 0, fall_chance 100",
  ]);
  expect(foreseen(told, option, true)).toEqual(["saves 2", "Bo: fall_chance 100", "Ann: hp_after 7"]);
});

it("is told in words where there are no numbers, and not at all where nothing is known", () => {
  expect(foreseen(scene(fact("result", "hit")), option, true)).toEqual(["result hit"]);
  expect(foreseen(scene(), option, true)).toEqual([]);
});

it("calls pieces by their names though notation has only their numbers", () => {
  const piece = (id: string, number?: number) => ({ id, card: id.split("#")[0], ...(number ? { number } : {}) });
  const zones = [
    { pieces: [piece("owl#7", 7), piece("bat#3")] },
    { pieces: [piece("owl#12", 12), piece("hand.moth")] },
  ];
  const words = {
    option: (notation: string, _on: string, pieces?: Map<string, { card: string; number?: number }>) =>
      notation.replace(/#\d+/g, (word) => `${pieces?.get(word)?.card} ${pieces?.get(word)?.number ?? "alone"}`),
  };
  const table = { view: { zones }, words } as unknown as Scene;
  expect(optionWords(table, { ...option, notation: "tuck #7 #3" })).toBe("tuck owl 7 bat alone");
  expect(optionWords(table, { ...option, notation: "pass" })).toBe("pass");
});

describe("the buttons of the prompt", () => {
  const choice = (notation: string, standing: boolean, ...touches: string[]): OptionView => ({
    code: 1,
    notation,
    touches,
    standing,
  });
  const all = [
    choice("throw nettle", false, "hand.nettle"),
    choice("purr", true),
    choice("pass", false),
    choice("brew moss", false, "hand.moss"),
    choice("sell moss", false, "hand.moss"),
  ];
  function table(offered = false): Scene {
    const picking = new Picking();
    picking.offer(all);
    return { picking, canChoose: true, offered } as unknown as Scene;
  }
  const names = (options: OptionView[]) => options.map((one) => one.notation);

  it("are what no piece can carry", () => {
    expect(names(shownOptions(table()))).toEqual(["pass", "purr"]);
  });

  it("are after a touch what only words tell apart, unless the board has it on the piece", () => {
    const scene = table();
    scene.picking.touch("hand.moss");
    expect(names(shownOptions(scene))).toEqual(["brew moss", "sell moss"]);
    const offered = table(true);
    expect(shownOptions(offered)).toEqual([]);
    offered.picking.touch("hand.moss");
    expect(shownOptions(offered)).toEqual([]);
  });

  it("have the first keys; everything else that can be chosen has the next", () => {
    const scene = table();
    expect(names(numberedOptions(scene, shownOptions(scene)))).toEqual([
      "pass",
      "purr",
      "throw nettle",
      "brew moss",
      "sell moss",
    ]);
    expect(numberedOptions({ ...scene, canChoose: false } as unknown as Scene, [])).toEqual([]);
  });
});
