// How a game calls things, from Fluent texts and cards.

import { beforeAll, describe, expect, it } from "vitest";
import type { CardInfo, Fact, Hint, Piece, RuleInfo } from "@/wire/messages";
import { botCalled, botFace } from "@/words/bots";
import type { Words } from "@/words/game";
import { pretendBrowser } from "./browser";

const ENGLISH = `
title = Kettle
seat = { $familiar }
word-a-card = a herb
word-nobody = nobody
word-something = something
word-face-down = face down
word-owned = { $owner }'s { $what }
word-numbered = { $what } #{ $number }
word-under = { $what } under { $top }
word-modifier = { $fact } { $by } from { $source }, { $rule }
word-battle = the battle
list-and = { $a } and { $b }
option-throw = Throw { $a }
option-block = { $parts ->
    [1] Block with { $a }
   *[other] Block { $b } with { $a }
}
option-split = { $a } damage
    .on = { $a } damage for { $on }
ask-choose_blocker = Choose a Blocker for { $attacker } ({ $done } of { $most })
ask-who = Who of { $who }?
event-drew = { $a } draws { $b }
event-hit = d20 { $a } + Hit { $b } = { $c } ≥ Miss { $d }: hit
zone-hand = { $parts ->
    [0] Hand
   *[other] Hand of { $a }
}
fact-hp = HP
fact-hit = Hit
fact-heat = heat
fact-chance = chance to score
    .value = { $value } %
window-catnip = a roll of the fire
setting-rounds = rounds
setting-packs-draco = Draco
setting-packs-hydra = Hydra
setting-foes-random = two
    .number = { $number } at random
result-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
hint-better = Better than “{ $instead }” in { $better } of { $worlds } games.
hint-only = There is no other choice.
gloss-hp = What damage takes.
    .rule = K-2
gloss-battle = The blow of a pet.
brief-nettle = It stings.
brief-ember_wing-pounce_dont_ask = 20 damage, at once.
why-willpower = needs { $a } Willpower, you have { $b }
why-condition = { $a } asks for more: “{ $b }”
result-drawn = A draw.
result-lost = All lose.
result-points = Points: { $points }
`;
const GERMAN = `
gloss-hp = Was Schaden wegnimmt.
option-throw = { $a } werfen
`;

const card = (id: string, name: string, more: Partial<CardInfo> = {}): CardInfo => ({
  id,
  name,
  kind: "pet",
  text: "",
  rules: [],
  fields: {},
  parts: [],
  ...more,
});
const fact = (name: string, value: number | string, of: number | null = null): Fact => ({ name, value, of });
const prompt = (ask: string) => ({ rule: "K-1", ask, seats: [0], back: false, window: "", default: "", phase: "" });

let make: (texts: [string, string][]) => Words;
let words: Words;

beforeAll(async () => {
  pretendBrowser();
  const { Words: Made } = await import("@/words/game");
  const { Texts } = await import("@/words/fluent");
  const cards = [
    card("ember_wing", "Ember Wing", {
      fields: { hit: 3, heat: 0, secret: 4, flying: true },
      parts: [
        { part: "battle", name: "Pounce, don't ask!", text: "20 damage.", fields: { cost: 1 } },
        { part: "battle", name: "Battle", text: "", fields: { cost: 1 } },
      ],
    }),
    card("nettle", "Nettle"),
    card("burn", "Burn", { kind: "status", text: "It hurts.", rules: ["K-1"] }),
  ];
  const rules = new Map<string, RuleInfo>([["K-1", { id: "K-1", title: "One", text: "", chapter: "All", source: "" }]]);
  make = (texts) => new Made("kettle", new Texts(texts), cards, rules, texts[0]![0]);
  words = make([["en", ENGLISH]]);
  words.names = ["Ann", "Bo"];
});

describe("choices", () => {
  it("name cards, seats, numbers and powers", () => {
    expect(words.option("throw nettle")).toBe("Throw Nettle");
    expect(words.option("throw B.nettle")).toBe("Throw Bo's Nettle");
    expect(words.option("throw pounce_dont_ask")).toBe("Throw Pounce, don't ask!");
    expect(words.option("throw A")).toBe("Throw Ann");
  });

  it("name a place that is called like a power by the game's own word", () => {
    expect(words.option("throw battle")).toBe("Throw the battle");
  });

  it("know how many parts they have", () => {
    expect(words.option("block nettle")).toBe("Block with Nettle");
    expect(words.option("block nettle ember_wing")).toBe("Block Ember Wing with Nettle");
  });

  it("are said with the card that they touch last, where the game can", () => {
    expect(words.option("split 3", "ember_wing")).toBe("3 damage for Ember Wing");
    expect(words.option("split 3")).toBe("3 damage");
    expect(words.option("throw nettle", "ember_wing")).toBe("Throw Nettle");
  });

  it("without words are made readable", () => {
    expect(words.option("claim_spoon nettle")).toBe("Claim spoon Nettle");
  });
});

describe("questions", () => {
  it("have the facts of the table as variables", () => {
    const facts = [fact("attacker", "ember_wing"), fact("done", 1), fact("most", 2)];
    expect(words.prompt(prompt("choose_blocker"), facts)).toBe("Choose a Blocker for Ember Wing (1 of 2)");
  });

  it("list facts that stand several times", () => {
    expect(words.prompt(prompt("who"), [fact("who", "A"), fact("who", "B")])).toBe("Who of Ann and Bo?");
  });

  it("without words are made readable", () => {
    expect(words.prompt(prompt("choose_lead"), [])).toBe("Choose lead");
  });
});

describe("lines of the log", () => {
  it("say typed arguments, and what was not seen", () => {
    expect(
      words.line({
        rule: "",
        what: "drew",
        args: [
          ["seat", "A"],
          ["card", "nettle"],
        ],
      }),
    ).toBe("Ann draws Nettle");
    expect(
      words.line({
        rule: "",
        what: "drew",
        args: [
          ["seat", "B"],
          ["card", null],
        ],
      }),
    ).toBe("Bo draws a herb");
    expect(
      words.line({
        rule: "",
        what: "drew",
        args: [
          ["seat", ""],
          ["card", "nettle"],
        ],
      }),
    ).not.toBe("");
  });

  it("say sums", () => {
    const args: [string, number][] = [
      ["number", 14],
      ["number", 2],
      ["number", 16],
      ["number", 4],
    ];
    expect(words.line({ rule: "", what: "hit", args })).toBe("d20 14 + Hit 2 = 16 ≥ Miss 4: hit");
  });
});

describe("pieces, places and facts", () => {
  const piece: Piece = {
    id: "A.ember_wing",
    card: "ember_wing",
    owner: 0,
    facts: [fact("hp", 90, 110)],
    tokens: { burn: 2 },
    modifiers: [{ fact: "hit", by: 2, source: "nettle", rule: "K-1" }],
  };

  it("a piece says all of itself to who does not see it", () => {
    expect(words.whole(piece)).toBe("Ember Wing, HP 90/110, Burn 2, Hit +2 from Nettle, K-1");
    expect(words.piece({ ...piece, card: null })).toBe("Face down");
  });

  it("one of many goes by its number, one that lies under another is told with it", () => {
    const many = { ...piece, id: "ember_wing#7", number: 7 };
    expect(words.piece(many)).toBe("Ember Wing #7");
    expect(words.part("ember_wing#7")).toBe("Ember Wing #7");
    expect(words.tucked(words.piece(piece), many)).toBe("Ember Wing under Ember Wing #7");
    expect(words.option("throw #7", undefined, new Map([["#7", many]]))).toBe("Throw Ember Wing #7");
    expect(words.option("throw #7", undefined, new Map([["#7", piece]]))).toBe("Throw Ember Wing");
    expect(words.rival("grey_fox")).toBe("Grey fox");
  });

  it("a place with and without its owner", () => {
    expect(words.zone("hand.A")).toBe("Hand of Ann");
    expect(words.zone("hand.A", true)).toBe("Hand");
    expect(words.zone("moon_gate")).toBe("Moon gate");
  });

  it("a fact has words for its value, or its value of how many", () => {
    expect(words.fact(fact("chance", 67))).toBe("chance to score 67 %");
    expect(words.fact(fact("hp", 5, 9))).toBe("HP 5/9");
  });

  it("printed numbers are those that the game has words for", () => {
    expect(words.printedFacts("ember_wing")).toEqual([fact("hit", 3)]);
  });

  it("windows, settings, the title", () => {
    expect(words.window("catnip")).toBe("A roll of the fire");
    expect(words.setting("rounds", "5")).toEqual(["Rounds", "5"]);
    expect(words.setting("rivals", "The grey-fox 2\nstoat 1")).toEqual(["Rivals", "The grey-fox 2\nstoat 1"]);
    expect(words.setting("foes", "2 ember_wing, ember_wing")).toEqual(["Foes", "2 × Ember Wing, Ember Wing"]);
    expect(words.setting("foes", "2 ember_wing, nobody")[1]).toBe("2 ember_wing, nobody");
    expect(words.setting("foes", "ember_wing 2")[1]).toBe("ember_wing 2");
    expect(words.setting("foes", "random 6")[1]).toBe("6 at random");
    expect(words.setting("packs", "draco, hydra")[1]).toBe("Draco and Hydra");
    expect(words.setting("packs", "draco,owl")[1]).toBe("draco,owl");
    expect(words.title()).toBe("Kettle");
    expect(words.word("battle")).toBe("the battle");
  });
});

describe("results", () => {
  const outcome = { rule: "", winners: [0], points: [7, 4], drawn: false };

  it("says why a bot would do something, with what it would do instead", () => {
    const hint: Hint = { move: "spoon", why: "better", instead: "throw nettle", better: 20, worlds: 32, facts: [] };
    expect(words.hint(hint)).toBe("Better than “Throw Nettle” in 20 of 32 games.");
    expect(words.hint({ ...hint, why: "only", instead: "" })).toBe("There is no other choice.");
  });

  it("are sentences", () => {
    expect(words.result(outcome)).toBe("Ann wins.");
    expect(words.result({ ...outcome, winners: [0, 1] })).toBe("Ann and Bo win.");
    expect(words.result({ ...outcome, winners: [], drawn: true })).toBe("A draw.");
    expect(words.result({ ...outcome, winners: [] })).toBe("All lose.");
    expect(words.points(outcome)).toBe("Points: Ann 7, Bo 4");
  });
});

describe("names of seats", () => {
  it("people keep theirs, bots go by what they play", () => {
    const met = make([["en", ENGLISH]]);
    met.meet([
      { name: "Ann", facts: [fact("familiar", "nettle")] },
      { name: "bot:greedy", facts: [fact("familiar", "ember_wing")] },
    ]);
    expect(met.names).toEqual(["Ann", "Ember Wing"]);
  });

  it("bots have names by manner and seat, each another at its table, unless a person has it", () => {
    const met = make([["en", "title = Test"]]);
    const sits = (...names: string[]) => names.map((name) => ({ name, facts: [] }));
    met.meet(sits("Ann", "bot:greedy", "bot:greedy", "bot:random"));
    expect(new Set(met.names).size).toBe(4);
    expect(met.names.slice(1, 3)).toEqual([botCalled("bot:greedy", 1), botCalled("bot:greedy", 2)]);
    met.meet(sits(botCalled("bot:greedy", 1), "bot:greedy"));
    expect(met.names[1]).not.toBe(met.names[0]);
    expect(botFace("bot:greedy", 1)).toBe(`/static/art/bots/${botCalled("bot:greedy", 1).toLowerCase()}.svg`);
    expect(botCalled("bot:stranger", 0)).toBe(botCalled("bot:stranger", 0));
  });
});

describe("words that explain themselves", () => {
  it("say what they mean, and which rule has more", () => {
    expect(words.gloss("hp")).toEqual({ name: "HP", text: "What damage takes.", rule: "K-2", title: "K-2" });
    expect(words.gloss("battle")).toEqual({ name: "The battle", text: "The blow of a pet.", rule: "", title: "" });
  });

  it("a status is explained by its card where the glossary is silent", () => {
    expect(words.gloss("burn")).toEqual({ name: "Burn", text: "It hurts.", rule: "K-1", title: "One" });
  });

  it("nothing is said of what nobody explains", () => {
    expect(words.gloss("heat")).toBeNull();
  });

  it("the rule is the same in every language", () => {
    const german = make([
      ["de", GERMAN],
      ["en", ENGLISH],
    ]);
    expect(german.gloss("hp")).toMatchObject({ text: "Was Schaden wegnimmt.", rule: "K-2" });
  });
});

describe("what cards do, in short", () => {
  it("a card has its line, and a part has one by its card and its name", () => {
    expect(words.brief("nettle", "", "As printed.")).toBe("It stings.");
    expect(words.brief("ember_wing", "Pounce, don't ask!", "20 damage.")).toBe("20 damage, at once.");
  });

  it("what has none is told as it is printed, also where another card has a part of that name", () => {
    expect(words.brief("burn", "", "It hurts.")).toBe("It hurts.");
    expect(words.brief("nettle", "Pounce, don't ask!", "30 damage.")).toBe("30 damage.");
  });
});

describe("why something cannot be chosen", () => {
  const blocked = (id: string, args: [string, string | number][]) => ({
    move: "throw nettle",
    rule: "K-1",
    reason: { id, args },
    text: "The rule says so.",
  });

  it("is said with what is missing", () => {
    const args: [string, number][] = [
      ["number", 3],
      ["number", 1],
    ];
    expect(words.reason(blocked("willpower", args))).toBe("Needs 3 Willpower, you have 1");
  });

  it("quotes what is printed on a card or beside a power", () => {
    const of = (word: string) =>
      blocked("condition", [
        ["card", "nettle"],
        ["printed", word],
      ]);
    expect(words.reason(of("burn"))).toBe("Nettle asks for more: “It hurts.”");
    expect(words.reason(of("pounce_dont_ask"))).toBe("Nettle asks for more: “20 damage.”");
  });

  it("is the text of the rule where the game has no words of its own", () => {
    expect(words.reason(blocked("", []))).toBe("The rule says so.");
    expect(words.reason(blocked("unheard_of", []))).toBe("The rule says so.");
  });
});

it("what a language does not say is said in English", () => {
  const german = make([
    ["de", GERMAN],
    ["en", ENGLISH],
  ]);
  expect(german.option("throw nettle")).toBe("Nettle werfen");
  expect(german.zone("hand", true)).toBe("Hand");
});
