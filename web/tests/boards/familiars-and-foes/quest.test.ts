import { describe, expect, it, vi } from "vitest";
import {
  actionOf,
  actionsOf,
  askedAction,
  effectWords,
  fasterThan,
  foeLabel,
  frontMat,
  inOrder,
  isMoment,
  matsOf,
  rollOf,
  resultWords,
  savingFirst,
  tasksOf,
  unknownZones,
  waveState,
} from "@/boards/familiars-and-foes/quest";
import { Picking } from "@/table/picking.svelte";
import type { CardInfo, CardPart, Fact, OptionView, Piece, View, Zone } from "@/wire/messages";
import { Texts } from "@/words/fluent";
import { Words } from "@/words/game";

// Node has no media to ask about
vi.hoisted(() => vi.stubGlobal("matchMedia", () => ({ matches: false })));

const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const piece = (id: string, card: string | null, facts: Fact[] = [], owner: number | null = null): Piece => ({
  id,
  card,
  owner,
  facts,
  tokens: {},
  modifiers: [],
});
const zone = (id: string, pieces: Piece[] = [], owner: number | null = null): Zone => ({
  id,
  owner,
  size: pieces.length,
  pieces,
});
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 0,
  notation,
  touches,
  standing: false,
});

function view(change: Partial<View> = {}): View {
  const mimsy = [
    fact("hp", 9, 13),
    fact("state", "standing"),
    fact("unlocked", 0),
    fact("ticks", 1, 6),
    fact("task", "artifact"),
  ];
  return {
    game: "familiars-and-foes",
    rules: 1,
    seat: 1,
    n: 3,
    seats: ["Ann", "Bo", "Cy"].map((name, seat) => ({ seat, name, team: 0, asked: false, facts: [], clock: null })),
    zones: [
      zone("foes", [
        piece("foe.1", "gloop", [
          fact("hp", 6, 9),
          fact("level", 2),
          fact("element", "fire"),
          fact("will_forbid", "no_magic"),
        ]),
      ]),
      zone("wave.2", [piece("wave.2.1", null, [fact("level", 1)])]),
      zone("mat.A", [piece("familiar.jinxie", "jinxie", [fact("hp", 0, 12), fact("state", "fallen")], 0)], 0),
      zone("mat.B", [piece("familiar.mimsy", "mimsy", mimsy, 1)], 1),
      zone("mat.C", [piece("familiar.figgitch", "figgitch", [fact("unlocked", 1), fact("state", "standing")], 2)], 2),
      zone("cauldron"),
    ],
    facts: [fact("wave", 2, 4), fact("first", "B"), fact("toad", "foes")],
    prompt: null,
    options: [],
    log: [],
    result: null,
    ...change,
  };
}
const words = new Words(
  "familiars-and-foes",
  new Texts([
    [
      "en",
      "fact-hp = HP\nfact-level = level\nword-fire = Fire\noption-target = Foe #{ $a }\nword-no_magic = no magic\nword-hit = hit",
    ],
  ]),
  [],
  new Map(),
  "en",
);

describe("Picking.only", () => {
  const options = [
    option("attack 1", "familiar.mimsy", "foe.1"),
    option("attack 2", "familiar.mimsy", "foe.2"),
    option("cast quench 1", "familiar.mimsy", "foe.1"),
    option("cast healing_paw mimsy", "familiar.mimsy", "familiar.mimsy"),
    option("cast healing_paw jinxie", "familiar.mimsy", "familiar.jinxie"),
    option("cast tempest", "familiar.mimsy"),
  ];
  const of = (action: string) => (one: OptionView) => actionOf(one.notation) === action;
  function picking(): Picking {
    const found = new Picking();
    found.offer(options);
    return found;
  }

  it("leaves the targets of one action", () => {
    const found = picking();
    expect(found.only(of("attack"), "familiar.mimsy")).toBeNull();
    expect([...found.glowing]).toEqual(["foe.1", "foe.2"]);
    expect(found.touch("foe.2")?.notation).toBe("attack 2");
  });
  it("tells oneself from another as a target", () => {
    const found = picking();
    found.only(of("cast healing_paw"), "familiar.mimsy");
    expect([...found.glowing].sort()).toEqual(["familiar.jinxie", "familiar.mimsy"]);
    expect(found.touch("familiar.mimsy")?.notation).toBe("cast healing_paw mimsy");
  });
  it("settles what needs no target, and does not settle a single target by itself", () => {
    expect(picking().only(of("cast tempest"), "familiar.mimsy")?.notation).toBe("cast tempest");
    const found = picking();
    expect(found.only(of("cast quench"), "familiar.mimsy")).toBeNull();
    expect([...found.glowing]).toEqual(["foe.1"]);
  });
  it("keeps a target that was touched before", () => {
    const found = picking();
    found.touch("foe.1");
    expect(found.only(of("cast quench"), "familiar.mimsy")?.notation).toBe("cast quench 1");
  });
  it("lets a target go that the action does not have", () => {
    const found = picking();
    found.touch("foe.1");
    expect(found.only(of("cast healing_paw"), "familiar.mimsy")).toBeNull();
    expect(found.picked).toEqual(["familiar.mimsy"]);
  });
  it("thinks of another action, of all again, and of nothing old when new options come", () => {
    const found = picking();
    found.only(of("attack"), "familiar.mimsy");
    found.only(of("cast quench"), "familiar.mimsy");
    expect(found.matching.map((one) => one.notation)).toEqual(["cast quench 1"]);
    found.clear();
    expect(found.matching).toHaveLength(options.length);
    found.only(of("attack"), "familiar.mimsy");
    found.offer(options);
    expect(found.matching).toHaveLength(options.length);
    found.only(of("attack"), "familiar.mimsy");
    found.touch("familiar.mimsy");
    expect(found.matching).toHaveLength(options.length);
  });
});

describe("the board reads a view", () => {
  it("has the mats in the order of the round", () => {
    expect(inOrder(view(), matsOf(view())).map((mat) => mat.letter)).toEqual(["B", "C", "A"]);
  });
  it("puts the own mat in front, and for who only looks on the one that acts", () => {
    const mats = matsOf(view());
    expect(frontMat(view(), mats)?.letter).toBe("B");
    expect(frontMat(view({ seat: 7, facts: [fact("active", "C")] }), mats)?.letter).toBe("C");
    expect(frontMat(view({ seat: 7 }), mats)?.letter).toBe("A");
    expect(mats.map((mat) => mat.fallen)).toEqual([true, false, false]);
  });
  it("knows the six tasks until the scroll is done", () => {
    const [, mimsy, figgitch] = matsOf(view());
    expect(tasksOf(mimsy!.familiar).filter((one) => one.done)).toEqual([{ task: "artifact", done: true }]);
    expect(tasksOf(mimsy!.familiar)).toHaveLength(6);
    expect(tasksOf(figgitch!.familiar)).toEqual([]);
  });
  it("hands places that it does not know to the generic board", () => {
    expect(unknownZones(view()).map((one) => one.id)).toEqual(["cauldron"]);
  });
  it("tells Waves that are over, now and to come", () => {
    expect([1, 2, 3].map((wave) => waveState(view(), wave))).toEqual(["done", "now", "next"]);
    const won = view({ result: { rule: "", winners: [0], points: [], drawn: false } });
    expect(waveState(won, 2)).toBe("done");
  });
  it("names a Foe with all that one sees of it", () => {
    const said = foeLabel(words, view().zones[0]!.pieces[0]!);
    for (const part of ["Gloop", "Foe #1", "level 2", "Fire"]) expect(said).toContain(part);
  });
  it("puts first what saves a Familiar, and last what could but helps another", () => {
    const rain = ["figgitch", "mimsy", "jinxie"].map((name) => option(`use healing_rain ${name}`, `familiar.${name}`));
    const found = savingFirst([...rain, option("token", "familiar.figgitch")], ["familiar.jinxie"]);
    const said = found.map((one) => one.notation);
    expect(said).toEqual(["use healing_rain jinxie", "token", "use healing_rain figgitch", "use healing_rain mimsy"]);
    expect(savingFirst(rain, [])).toEqual(rain);
  });
  it("tells a moment from what the hand is asked", () => {
    const asks = (ask: string) => view({ prompt: { ...PROMPT, ask } });
    for (const ask of ["choose_action", "choose_amount", "choose_foes", "split_ask", "next_target", "extra_action"])
      expect(isMoment(asks(ask), [option("attack 1")])).toBe(false);
    expect(isMoment(asks("window"), [option("pass"), option("use ninth_life")])).toBe(true);
    expect(isMoment(asks("cast_now"), [option("cast quench 1")])).toBe(true);
    expect(isMoment(asks("window"), [])).toBe(false);
    expect(isMoment(asks("window"), [{ ...option("use ninth_life"), standing: true }])).toBe(false);
  });
  it("knows which card a question is about", () => {
    const asks = (ask: string, ...facts: Fact[]) => askedAction(view({ prompt: { ...PROMPT, ask }, facts }));
    expect(asks("choose_amount", fact("spell", "healing_paw"))).toBe("cast healing_paw");
    expect(asks("split_ask", fact("doing", "rain_of_junk"))).toBe("cast rain_of_junk");
    expect(asks("next_target", fact("parts_of", "whirlwind"))).toBe("cast whirlwind");
    expect(asks("choose_action")).toBe("");
  });
});

const PROMPT = { rule: "", ask: "window", seats: [1], back: false, window: "", default: "", phase: "" };

describe("the hand", () => {
  const part = (kind: string, name: string, fields = {}) => ({ part: kind, name, text: "", fields });
  const printed = (id: string, name: string, parts: CardPart[] = []): CardInfo => ({
    id,
    name,
    kind: "",
    text: "It helps.",
    fields: {},
    rules: [],
    parts,
  });
  const box = new Words(
    "familiars-and-foes",
    new Texts([]),
    [
      printed("mimsy", "Mimsy", [
        part("attack", "Thump", { chart: ["1-4 miss", "5+ hit 1"] }),
        part("spell", "Quench", { kind: "strong", cost: 3, chart: ["1-8 miss", "9+ hit 4"] }),
        part("spell", "Deluge", { kind: "attack", cost: 4 }),
        part("ability", "Healing Rain"),
      ]),
      printed("sirena", "Sirena", [part("spell", "Tide Song", { needs: 4, cost: 2 })]),
      printed("mirror_shard", "Mirror Shard"),
    ],
    new Map(),
    "en",
  );
  const mat = (unlocked: number) => ({
    ...matsOf(view())[1]!,
    familiar: piece("familiar.mimsy", "mimsy", [fact("unlocked", unlocked)], 1),
    coven: [piece("coven.sirena", "sirena")],
    artifacts: [piece("artifact.mirror_shard", "mirror_shard")],
  });

  it("holds attack, spells, Helper Spells and Artifacts; Advanced Spells once they are open", () => {
    const keys = (unlocked: number) => actionsOf(box, mat(unlocked), [], []).map((one) => one.key);
    expect(keys(0)).toEqual(["attack", "cast quench", "cast tide_song", "use mirror_shard"]);
    expect(keys(1)).toContain("cast deluge");
  });
  it("has an Artifact touched by its card and all else by its Familiar", () => {
    const hand = actionsOf(box, mat(0), [], []);
    expect(hand.map((one) => one.piece)).toEqual([
      "familiar.mimsy",
      "familiar.mimsy",
      "familiar.mimsy",
      "artifact.mirror_shard",
    ]);
  });
  it("has a card for whatever else is offered", () => {
    const keys = actionsOf(box, mat(0), [], [option("cast moonbeam 1", "familiar.mimsy", "foe.1"), option("pass")]);
    expect(keys.at(-1)).toMatchObject({ key: "cast moonbeam", chart: [] });
  });
});

describe("luck", () => {
  it("reads the pending and the last roll", () => {
    expect(rollOf(view())).toBeNull();
    const pending = rollOf(view({ facts: [fact("roller", "A"), fact("doing", "attack"), fact("target", "gloop")] }));
    expect(pending).toMatchObject({ die: null, target: "gloop" });
    const done = rollOf(
      view({
        facts: [
          fact("roller", "gloop"),
          fact("natural", 9, 20),
          fact("die", 11, 20),
          fact("result", "hit"),
          fact("points", 2),
          fact("also", "no_magic"),
        ],
      }),
    );
    expect(done).toMatchObject({ natural: 9, die: 11, doing: null });
    expect(resultWords(words, done!)).toBe("hit 2 + no magic");
  });
});

describe("a Ballyhoo", () => {
  const prompt = {
    rule: "",
    ask: "ballyhoo_offer",
    seats: [0, 1],
    back: false,
    window: "",
    default: "pass",
    phase: "",
  };
  const offered = view({ prompt, options: [option("pass"), option("ballyhoo", "foe.1")] });
  const chose = (seat: string) => [
    {
      rule: "",
      what: "chose",
      args: [
        ["seat", seat],
        ["option", "ballyhoo"],
      ] as [string, string][],
    },
  ];
  it("tells who was faster", () => {
    expect(fasterThan(offered, view(), chose("A"))).toBe(0);
    expect(fasterThan(offered, view(), chose("B"))).toBeNull();
    expect(fasterThan(view(), view(), chose("A"))).toBeNull();
    expect(fasterThan(null, view(), chose("A"))).toBeNull();
  });
});

describe("what lasts", () => {
  it("says what an effect does, on whom and until when", () => {
    const said = effectWords(
      words,
      piece("effect.1", "terra", [
        fact("source", "moss"),
        fact("effect", "prevents"),
        fact("amount", 2),
        fact("on", "all_familiars"),
        fact("until", "when used"),
      ]),
    );
    expect(said).toEqual({ source: "moss", does: "+2 prevents", on: "all familiars", until: "when used" });
  });
});
