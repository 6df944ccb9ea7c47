// How a game calls things: options, questions, lines of the log, pieces, places and facts, from the game's own Fluent
// texts and its cards. The page knows no word of any game.

import type {
  Blocked,
  CardInfo,
  CardList,
  CardPart,
  Fact,
  GameInfo,
  Hint,
  Line,
  Modifier,
  Outcome,
  Piece,
  Prompt,
  RuleInfo,
  RuleList,
  SeatView,
  WordList,
} from "@/wire/messages";
import type { Notes } from "@/table/beats";
import { getOnce } from "@/wire/rest";
import { botCalled } from "./bots";
import { Faults, type Naming } from "./faults";
import { Texts, type Values } from "./fluent";
import { say } from "./ui.svelte";

export const SEATS = "ABCDEFG";

/** A word of a program as people write it: `ChooseLead` and `choose_lead` become `choose lead`. */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_.\s]+/g, " ")
    .trim();
  return /[a-z0-9][A-Z]/.test(name) ? words.toLowerCase() : words;
}

/** With a capital at its start; a die such as d20 is written small. */
export const capital = (text: string) => (/^d\d/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));
const identifier = (...words: string[]) => words.join("-").replace(/[^a-zA-Z0-9_-]/g, "-");
/** A name as notations spell it: `Summon the Toad!` is written `summon_the_toad`. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");

/** Values of a message: $a, $b, ... in their order, and how many there are. */
function numbered(values: (string | number)[]): Values {
  const found: Values = { parts: values.length };
  values.forEach((value, i) => (found[String.fromCharCode(97 + i)] = value));
  return found;
}

/** What a word of the game means, for who reads it for the first time. */
export interface Gloss {
  name: string;
  text: string;
  /** the rule that has more; empty: none is named */
  rule: string;
  /** what the rule is called */
  title: string;
}

export class Words {
  readonly cards: Map<string, CardInfo>;
  private readonly powers = new Map<string, CardPart>();
  /** what the seats are called */
  names: string[] = [];
  /** how each line of the log is shown, and what its arguments are */
  notes: Notes = {};
  /** how the rules refuse in English */
  faults = new Faults([]);

  constructor(
    readonly game: string,
    private readonly texts: Texts,
    cards: CardInfo[],
    readonly rules: Map<string, RuleInfo>,
    readonly language: string,
    private readonly called = "",
  ) {
    this.cards = new Map(cards.map((card) => [card.id, card]));
    for (const card of cards) for (const part of card.parts) if (part.name) this.powers.set(slug(part.name), part);
  }

  /** The same words, to be said once more where names have changed. */
  anew(): Words {
    return Object.assign(Object.create(Words.prototype) as Words, this, { names: [...this.names] });
  }

  /**
   * Learn who sits where. A bot, and a seat whose name others have as well (one person on several), goes by the character
   * that it plays, if the game has one, or by its seat; a bot has a name, unless a person at this table has it.
   */
  meet(seats: Pick<SeatView, "name" | "facts">[]): void {
    this.names = seats.map(({ name, facts }, i) => {
      const bot = name.startsWith("bot:");
      const alone = seats.every((other, j) => j === i || other.name !== name);
      if (name && !bot && alone) return name;
      const seat = SEATS[i] ?? "?";
      const played = this.say("seat", this.given(facts));
      if (played) return played;
      if (!bot) return name ? `${name} ${seat}` : seat;
      const called = botCalled(name, i);
      return seats.some((other) => other.name === called) ? say("bot-at-seat", { seat }) : called;
    });
  }

  say(id: string, values?: Values): string | null {
    return this.texts.say(id, values);
  }

  /** A word of the game with its own name, or the id made readable. */
  word(word: string): string {
    return this.say(identifier("word", word)) ?? readable(word);
  }

  /** A piece that is told from others of its name by its number. */
  private numbered(what: string, number: number): string {
    return this.say("word-numbered", { what, number: String(number) }) ?? `${what} #${number}`;
  }

  /**
   * One part of a notation: a number, a card, a power, a seat, somebody's piece, or a plain word; `owl#7` is one of many, and
   * `deck_a` is what seat A has, if the game has words for that.
   */
  part(word: string): string | number {
    if (/^\d{1,9}$/.test(word)) return Number(word);
    if (this.cards.has(word)) return this.card(word);
    const named = this.say(identifier("card", word));
    if (named) return named;
    // the game's own word comes first: a place may be called like a power
    const power = this.say(identifier("word", word)) === null ? this.powers.get(word) : null;
    if (power) return power.name;
    if (word.length === 1 && SEATS.includes(word)) return this.seat(SEATS.indexOf(word));
    const [, card, number] = /^([^#]+)#(\d{1,9})$/.exec(word) ?? [];
    if (card && number) return this.numbered(String(this.part(card)), Number(number));
    const [owner = "", what, ...more] = word.split(".");
    if (owner.length === 1 && SEATS.includes(owner) && what && !more.length) {
      const said = this.say("word-owned", { owner: this.part(owner), what: this.part(what) });
      if (said) return said;
    }
    if (/[^.]\.[^.]/.test(word)) {
      return word
        .split(".")
        .filter(Boolean)
        .map((one) => this.part(one))
        .join(" ");
    }
    const [, thing, letter = ""] = /^(.+)_([a-g])$/.exec(word) ?? [];
    const said = thing && this.say(identifier("word", `${thing}_of`), { owner: this.part(letter.toUpperCase()) });
    return said || this.word(word);
  }

  seat(seat: number): string {
    return this.names[seat] ?? SEATS[seat] ?? this.say("word-nobody") ?? "?";
  }

  card(key: string): string {
    return this.cards.get(key)?.name ?? this.say(identifier("card", key)) ?? readable(key);
  }

  /** A power, a spell, a passive by the word that notations have for it. */
  power(word: string): CardPart | null {
    return this.powers.get(word) ?? null;
  }

  /** A choice. Notation calls some pieces by their numbers alone: `pieces` are those, by `#7`. */
  option(notation: string, on?: string, pieces?: Map<string, Piece>): string {
    const [verb = "", ...rest] = notation.split(" ");
    const shown = rest.map((word) => {
      const piece = pieces?.get(word);
      return piece ? this.piece(piece) : this.part(word);
    });
    const values = numbered(shown);
    const id = identifier("option", verb);
    const said = (on && this.say(`${id}.on`, { ...values, on: this.part(on) })) || this.say(id, values);
    return capital(said || [this.part(verb), ...shown].join(" "));
  }

  prompt(prompt: Prompt, facts: Fact[]): string {
    return capital(this.say(identifier("ask", prompt.ask), this.given(facts)) ?? readable(prompt.ask));
  }

  /** Facts as variables, each by its name; of several with one name, all that are words. */
  private given(facts: Fact[]): Values {
    const found: Values = {};
    for (const fact of facts) {
      const same = facts.filter((other) => other.name === fact.name).map((other) => other.value);
      found[fact.name] =
        same.length === 1 && typeof fact.value === "number"
          ? fact.value
          : this.list(same.map((value) => String(this.part(String(value)))));
    }
    return found;
  }

  line(line: Line): string {
    const shown = line.args.map(([kind, value]) => this.argument(kind, value));
    const said = this.say(identifier("event", line.what), numbered(shown));
    return capital(said ?? [readable(line.what), ...shown].join(" "));
  }

  argument(kind: string, value: string | number | null): string | number {
    if (value === null || value === "?") return this.say(kind === "card" ? "word-a-card" : "word-something") ?? "?";
    if (typeof value === "number") return value;
    if (kind === "card") return this.card(value);
    if (kind === "printed") return (this.cards.get(value) ?? this.powers.get(value))?.text ?? "";
    if (kind === "option") return this.option(value);
    if (kind === "seat" && !SEATS.includes(value)) return this.say("word-nobody") ?? "?";
    return this.part(value);
  }

  /** A place. Of an owned one the owner is left out if `owned` says that the reader can see it. */
  zone(id: string, owned = false): string {
    const [head = "", ...rest] = id.split(".");
    const words = owned ? [] : rest.filter(Boolean).map((word) => this.part(word));
    const said = this.say(identifier("zone", head), numbered(words));
    if (!said && owned) return this.zone(id); // this game has no other words for it
    return capital(said ?? [readable(head), ...words].join(" "));
  }

  factName(name: string): string {
    return this.say(identifier("fact", name)) ?? readable(name);
  }

  factValue(fact: Fact): string {
    const value = typeof fact.value === "number" ? fact.value : this.part(fact.value);
    const said = this.say(
      `${identifier("fact", fact.name)}.value`,
      fact.of === null ? { value } : { value, of: fact.of },
    );
    return said ?? (fact.of === null ? String(value) : `${value}/${fact.of}`);
  }

  /** The numbers that are printed on a card, if the game has words for them. */
  printedFacts(card: string): Fact[] {
    const fields = Object.entries(this.cards.get(card)?.fields ?? {});
    return fields.flatMap(([name, value]) =>
      typeof value === "number" && value !== 0 && this.say(identifier("fact", name)) ? [{ name, value, of: null }] : [],
    );
  }

  token(name: string): string {
    return this.say(identifier("token", name)) ?? (this.cards.has(name) ? this.card(name) : readable(name));
  }

  /** What a status, a fact or a keyword means; null: the game does not explain it. */
  gloss(word: string): Gloss | null {
    const id = identifier("gloss", word);
    const text = this.say(id) ?? this.cards.get(word)?.text;
    if (!text) return null;
    const own = this.say(identifier("token", word)) ?? this.say(identifier("fact", word));
    const rule = this.say(`${id}.rule`) ?? this.cards.get(word)?.rules[0] ?? "";
    const name = own ?? (this.cards.has(word) ? this.card(word) : this.word(word));
    return { name: capital(name), text, rule, title: this.rules.get(rule)?.title ?? rule };
  }

  /** What a card does, or the part of that name on it, in a short line; a card without one says what is printed. */
  brief(card: string, part: string, printed: string): string {
    return this.say(identifier("brief", ...[card, slug(part)].filter(Boolean))) ?? printed;
  }

  /** Why something cannot be chosen: what is missing, in a sentence. */
  reason(blocked: Blocked): string {
    const { id, args } = blocked.reason;
    const said = this.say(identifier("why", id), numbered(args.map(([kind, value]) => this.argument(kind, value))));
    return said === null ? blocked.text : capital(said);
  }

  /** What the rules refuse, with the names of this table; null: nobody knows this sentence. */
  fault(said: string, named: Naming = () => null): string | null {
    return this.faults.said(said, this.texts, (variable, value) => {
      const own = named(variable, value);
      if (own !== null) return own;
      if (variable === "seat" && SEATS.includes(value)) return this.seat(SEATS.indexOf(value));
      if (variable === "card" && this.cards.has(value)) return this.card(value);
      if (variable === "kind") return this.word(value);
      return variable === "key" ? this.setting(value, "")[0] : null;
    });
  }

  modifier(one: Modifier): string {
    const by = one.by > 0 ? `+${one.by}` : String(one.by);
    const values = { fact: this.factName(one.fact), by, source: this.part(one.source), rule: one.rule };
    return this.say("word-modifier", values) ?? `${values.fact} ${by}`;
  }

  piece(piece: Piece): string {
    if (piece.card === null) return capital(this.say("word-face-down") ?? "?");
    const name = capital(String(this.part(piece.card)));
    return piece.number ? this.numbered(name, piece.number) : name;
  }

  /** A piece, told with the one that it lies under. */
  tucked(what: string, top: Piece): string {
    return this.say("word-under", { what, top: this.piece(top) }) ?? what;
  }

  /** A figure that has no seat; a host may have named it. */
  rival(name: string): string {
    return capital(this.say(identifier("rival", name)) ?? readable(name));
  }

  fact(fact: Fact): string {
    return `${this.factName(fact.name)} ${this.factValue(fact)}`;
  }

  /** A piece with all that it says of itself, for who does not see it. */
  whole(piece: Piece): string {
    const more = piece.facts.map((fact) => this.fact(fact));
    for (const [token, count] of Object.entries(piece.tokens)) more.push(`${this.token(token)} ${count}`);
    more.push(...piece.modifiers.map((one) => this.modifier(one)));
    return [this.piece(piece), ...more].join(", ");
  }

  list(names: string[]): string {
    if (names.length < 2) return names.join("");
    const b = names.at(-1)!;
    const a = names.slice(0, -1).join(", ");
    return this.say("list-and", { a, b }) ?? `${a}, ${b}`;
  }

  /** Why a bot would do what it says. */
  hint(hint: Hint): string {
    const { better, worlds } = hint;
    return this.say(identifier("hint", hint.why), { instead: this.option(hint.instead), better, worlds }) ?? "";
  }

  result(outcome: Outcome): string {
    const names = outcome.winners.map((seat) => this.seat(seat));
    if (names.length)
      return this.say("result-won", { winners: this.list(names), count: names.length }) ?? this.list(names);
    return this.say(outcome.drawn ? "result-drawn" : "result-lost") ?? "";
  }

  points(outcome: Outcome): string {
    const points = outcome.points.map((count, seat) => `${this.seat(seat)} ${count}`).join(", ");
    return this.say("result-points", { points }) ?? points;
  }

  /**
   * A setting and its value: a word of the game, one with a number behind it, or cards with how many there are of each.
   * Any other text that the host wrote stays as it is.
   */
  setting(name: string, value: string): [name: string, value: string] {
    const [, word, number] = /^(\w+) (\d+)$/.exec(value) ?? [];
    const counted =
      word && number ? this.say(`${identifier("setting", name, word)}.number`, { number: Number(number) }) : null;
    const said =
      counted ??
      this.several(name, value) ??
      this.named(value) ??
      (/^[\w.-]*$/.test(value) ? this.say(identifier("setting", name, value)) : value);
    return [capital(this.say(identifier("setting", name)) ?? readable(name)), said ?? readable(value)];
  }

  /** What a value of a setting means to who plays; empty: nothing is said of it. */
  settingNote(name: string, value: string): string {
    return this.say(`${identifier("setting", name, value)}.text`) ?? "";
  }

  /** What points are given for at the end. */
  score(role: string): string {
    return this.say(identifier("score", role)) ?? capital(readable(role));
  }

  /** Several words of a setting, with commas between them; null: it is something else. */
  private several(name: string, text: string): string | null {
    const found = text.split(",").map((word) => this.say(identifier("setting", name, word.trim())));
    if (found.length < 2 || !found.every((one) => one !== null)) return null;
    return this.say(identifier("setting", name, text)) ?? this.list(found);
  }

  /** Cards that a text names, each perhaps with a number before it: `2 owl, toad`; null: it names something else. */
  private named(text: string): string | null {
    const found: string[] = [];
    let count = "";
    for (const word of text.split(/[\s,]+/).filter(Boolean)) {
      if (/^\d{1,3}$/.test(word) && !count) count = word;
      else if (!this.cards.has(word)) return null;
      else {
        found.push(count ? `${count} × ${this.card(word)}` : this.card(word));
        count = "";
      }
    }
    return found.length && !count ? found.join(", ") : null;
  }

  window(name: string): string {
    return capital(this.say(identifier("window", name)) ?? readable(name));
  }

  phase(name: string): string {
    return this.say(identifier("phase", name)) ?? readable(name);
  }

  title(): string {
    return this.say("title") ?? (this.called || readable(this.game));
  }
}

/** The setting `cards` of a table that is played with a designer's own cards. */
export const OWN = "own";

/** The words of a game with these settings; `table` is asked where its cards are a designer's own. */
export async function wordsOf(
  game: string,
  settings: Record<string, string>,
  language: string,
  table = "",
): Promise<Words> {
  const path = `/api/games/${encodeURIComponent(game)}`;
  const chosen = ["edition", "cards"]
    .filter((name) => settings[name])
    .map((name) => `setting=${encodeURIComponent(`${name}=${settings[name]}`)}`);
  const own = table && settings.cards === OWN;
  const printed = own ? `/api/tables/${table}/cards?` : `${path}/cards?${chosen.map((one) => `${one}&`).join("")}`;
  const [games, texts, cards, rules] = await Promise.all([
    getOnce<GameInfo[]>("/api/games"),
    getOnce<WordList>(`${path}/words/${language}`),
    // a game without cards, or a table whose cards are not told: then things go by their ids
    getOnce<CardList>(`${printed}language=${language}`).catch(() => ({ cards: [] })),
    getOnce<RuleList>(`${path}/rules?language=${language}`),
  ]);
  const spoken = texts.texts.map((text): [string, string] => [language, text]);
  const english = texts.english.map((text): [string, string] => ["en", text]);
  const book = new Map(rules.rules.map((rule) => [rule.id, rule]));
  const called = games.find((one) => one.id === game)?.title ?? "";
  const words = new Words(game, new Texts([...spoken, ...english]), cards.cards, book, language, called);
  words.faults = new Faults(texts.english.length ? texts.english : texts.texts);
  words.notes = Object.fromEntries(
    Object.entries(texts.notes).map(([what, note]) => [what, { ...note, names: texts.names }]),
  );
  return words;
}
