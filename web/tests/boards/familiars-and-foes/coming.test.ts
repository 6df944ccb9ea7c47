import { describe, expect, it } from "vitest";
import { amountsOf, changesOf, commonChanges, forecastOf, foreseen, helpful } from "@/boards/familiars-and-foes/coming";
import { isUpright, layOf, standsBeside } from "@/boards/familiars-and-foes/layout";
import type { Fact, OptionView } from "@/wire/messages";

const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const option = (notation: string, standing = false): OptionView => ({ code: 0, notation, touches: [], standing });

describe("a preview", () => {
  it("is grouped by whom it is about", () => {
    const groups = foreseen([
      fact("cost", 1, 7),
      fact("on", "gloop"),
      fact("expected", 2),
      fact("on", "B"),
      fact("hp_after", 3, 12),
    ]);
    expect(groups.map((group) => group.on)).toEqual([null, "gloop", "B"]);
  });
  it("changes only what is certain", () => {
    const found = changesOf([
      fact("cost", 3, 8),
      fact("on", "gloop"),
      fact("hp_average", 7),
      fact("on", "A"),
      fact("hp_after", 12, 12),
      fact("on", "B"),
      fact("mp_after", 3, 10),
      fact("on", "C"),
      fact("fall_chance", 100),
      fact("on", "D"),
      fact("fall_chance", 45),
    ]);
    expect([...found]).toEqual([
      ["A", { hp: 12 }],
      ["B", { mp: 3 }],
      ["C", { hp: 0 }],
    ]);
  });
  it("keeps of several choices what all of them change alike", () => {
    const at = (foe: string, hp: number) => [
      fact("on", foe),
      fact("hp_after", hp),
      fact("on", "B"),
      fact("mp_after", 5, 10),
    ];
    expect([...commonChanges([at("gloop", 3), at("mudgrub", 4)])]).toEqual([["B", { mp: 5 }]]);
    expect(commonChanges([]).size).toBe(0);
  });
});

describe("a forecast", () => {
  const rolled = (...facts: Fact[]) => [fact("miss_chance", 40), fact("hit_chance", 60), fact("on", "gloop"), ...facts];
  it("tells chance, damage and what is left", () => {
    const found = forecastOf(rolled(fact("expected", 2), fact("most_damage", 3), fact("hp_average", 15)), "gloop", 17);
    expect(found).toEqual({ chance: 60, damage: 3, left: 14, varies: false, defeats: 0 });
  });
  it("tells that a critical hit does more, and how likely it is the last", () => {
    const facts = [fact("hit_chance", 55), fact("critical_chance", 20), fact("on", "gloop"), fact("most_damage", 4)];
    const found = forecastOf([...facts, fact("defeat_chance", 20)], "gloop", 4);
    expect(found).toMatchObject({ chance: 75, damage: 4, left: 0, varies: true, defeats: 20 });
  });
  it("needs no luck for what needs none, and says nothing of who is not struck", () => {
    expect(forecastOf([fact("on", "gloop"), fact("hp_after", 11)], "gloop", 17)).toMatchObject({
      chance: null,
      damage: 6,
      left: 11,
    });
    expect(forecastOf([fact("on", "gloop"), fact("hp_after", 11)], "mudgrub", 17)).toBeNull();
    expect(forecastOf([fact("on", "gloop"), fact("hp_after", 19)], "gloop", 17)).toBeNull();
  });
});

describe("an amount", () => {
  const pays = [3, 1, 2, 4, 5].map((mp) => option(`pay ${mp}`));
  const previews = (facts: (mp: number) => Fact[]) =>
    new Map(pays.map((one) => [one.notation, facts(Number(one.notation.split(" ")[1]))]));

  it("is a question of its own, from the least", () => {
    expect(amountsOf([...pays, option("use slime_salve", true)]).map((one) => one.amount)).toEqual([1, 2, 3, 4, 5]);
    expect(amountsOf([...pays, option("pass")])).toEqual([]);
    expect(amountsOf([option("split 2"), option("split 1")]).map((one) => one.amount)).toEqual([1, 2]);
  });
  it("goes no further than it helps", () => {
    const heals = (mp: number) => [
      fact("on", "A"),
      fact("hp_after", Math.min(12, 9 + mp), 12),
      fact("on", "B"),
      fact("mp_after", 8 - mp, 10),
    ];
    const found = helpful(amountsOf(pays), previews(heals), "A");
    expect(found.map((one) => one.amount)).toEqual([1, 2, 3]);
  });
  it("helps oneself as far as the gain goes, whatever it costs", () => {
    const self = (mp: number) => [fact("on", "B"), fact("hp_after", Math.min(12, 11 + mp)), fact("mp_after", 8 - mp)];
    expect(helpful(amountsOf(pays), previews(self), "B").map((one) => one.amount)).toEqual([1]);
    const eye = (mp: number) => [fact("on", "B"), fact("mp_after", Math.min(10, 7 + mp))];
    expect(helpful(amountsOf(pays), previews(eye), "B").map((one) => one.amount)).toEqual([1, 2, 3]);
  });
  it("is the least for who is whole, and anything while nothing is foreseen", () => {
    const whole = (mp: number) => [fact("on", "B"), fact("mp_after", 8 - mp)];
    expect(helpful(amountsOf(pays), previews(whole), "A").map((one) => one.amount)).toEqual([1]);
    expect(helpful(amountsOf(pays), new Map(), "A")).toHaveLength(5);
  });
});

describe("the scene", () => {
  it("stands at two sides where there is room, else in rows, on a phone in a column", () => {
    expect(layOf(1440, 3, 2)).toBe("sides");
    expect(layOf(1280, 3, 2)).toBe("sides");
    expect(layOf(1024, 3, 2)).toBe("rows");
    expect(layOf(1440, 5, 1)).toBe("rows");
    expect(layOf(390, 2, 1)).toBe("phone");
  });
  it("has figures beside their plates where it is low and wide", () => {
    expect(standsBeside(1280, 400, 4)).toBe(true);
    expect(standsBeside(1440, 520, 5)).toBe(false);
    expect(standsBeside(1024, 400, 5)).toBe(false);
  });
  it("lets eight cards stand, and more lie", () => {
    expect(isUpright(8, 1440, 900)).toBe(true);
    expect(isUpright(9, 1440, 900)).toBe(false);
    expect(isUpright(8, 1280, 720)).toBe(false);
    expect(isUpright(14, 390, 844)).toBe(false);
    expect(isUpright(8, 390, 844)).toBe(true);
  });
});
