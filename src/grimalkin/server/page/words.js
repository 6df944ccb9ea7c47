// What things are called, from the Fluent texts of a game. A small part of Fluent is enough for them: messages,
// attributes, variables, and choices by number, plural or word.

import { get } from "/static/wire.js";

const SEATS = "ABCDEFG";

export function readable(name) {
  const words = String(name).replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/[-_.\s]+/g, " ").trim();
  return /[a-z0-9][A-Z]/.test(name) ? words.toLowerCase() : words;
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const identifier = (...words) => words.join("-").replace(/[^a-zA-Z0-9_-]/g, "-");
const slug = (text) => text.toLowerCase().replace(/['’]/g, "").replace(/[^a-z0-9]+/g, "_").replace(/^_|_$/g, "");

// Reading

function entries(source) {
  const found = new Map();
  let key = "";
  for (const line of source.replace(/\r\n?/g, "\n").split("\n")) {
    const head = /^([a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
    const attribute = /^ +\.([a-zA-Z][\w-]*) *= ?(.*)$/.exec(line);
    if (head) {
      key = head[1];
      found.set(key, head[2]);
    } else if (attribute && key) {
      key = `${key.split(".")[0]}.${attribute[1]}`;
      found.set(key, attribute[2]);
    } else if (/^\s/.test(line) || line.startsWith("}")) {
      if (key) found.set(key, `${found.get(key)}\n${line.trim()}`);
    } else if (line) {
      key = ""; // a comment
    }
  }
  for (const [name, text] of found) found.set(name, text.trim());
  return found;
}

class Pattern {
  constructor(text) {
    this.text = text;
    this.at = 0;
  }

  // Text with placeables, up to the end or to the brace that closes it; in a variant, up to the next variant.
  read(inVariant) {
    const parts = [];
    let plain = "";
    while (this.at < this.text.length) {
      const sign = this.text[this.at];
      if (sign === "{") {
        parts.push(plain);
        plain = "";
        this.at += 1;
        parts.push(this.placeable());
      } else if (inVariant && (sign === "}" || (sign === "\n" && /^\s*(\*?\[|\})/.test(this.text.slice(this.at))))) {
        break;
      } else {
        plain += sign;
        this.at += 1;
      }
    }
    parts.push(inVariant ? plain.trimEnd() : plain);
    return parts;
  }

  placeable() {
    this.skip();
    const variable = /^\$([\w-]+)/.exec(this.text.slice(this.at));
    const quoted = /^"([^"]*)"/.exec(this.text.slice(this.at));
    const message = /^([a-zA-Z][\w-]*)/.exec(this.text.slice(this.at));
    const found = variable || quoted || message;
    if (!found) throw new Error("not understood");
    this.at += found[0].length;
    this.skip();
    let made = variable ? { variable: variable[1] } : quoted ? { text: quoted[1] } : { message: message[1] };
    if (this.text.startsWith("->", this.at)) {
      this.at += 2;
      made = { select: made, variants: this.variants() };
    }
    this.skip();
    if (this.text[this.at] !== "}") throw new Error("not closed");
    this.at += 1;
    return made;
  }

  variants() {
    const found = [];
    for (;;) {
      this.skip();
      const head = /^(\*?)\[ *([^\]]+?) *\] ?/.exec(this.text.slice(this.at));
      if (!head) return found;
      this.at += head[0].length;
      found.push({ key: head[2], otherwise: Boolean(head[1]), parts: this.read(true) });
    }
  }

  skip() {
    while (/\s/.test(this.text[this.at] || "")) this.at += 1;
  }
}

class Texts {
  constructor(sources) {
    this.sources = sources.map(entries);
    this.patterns = new Map();
  }

  pattern(name) {
    if (!this.patterns.has(name)) {
      const source = this.sources.find((one) => one.has(name));
      this.patterns.set(name, source ? new Pattern(source.get(name)).read(false) : null);
    }
    return this.patterns.get(name);
  }

  // The words of a message, or null: there is none, or a variable is missing.
  say(name, values = {}) {
    try {
      const parts = this.pattern(name);
      return parts === null ? null : this.join(parts, values).trim() || null;
    } catch {
      return null;
    }
  }

  join(parts, values) {
    return parts.map((part) => (typeof part === "string" ? part.replace(/\s*\n\s*/g, " ") : this.value(part, values))).join("");
  }

  value(part, values) {
    if ("text" in part) return part.text;
    if ("message" in part) return this.join(this.pattern(part.message), values);
    if ("variable" in part) {
      if (!(part.variable in values)) throw new Error("no such variable");
      return String(values[part.variable]);
    }
    if (part.select.variable && !(part.select.variable in values)) throw new Error("no such variable");
    const chosen = part.select.variable ? values[part.select.variable] : this.value(part.select, values);
    const plural = typeof chosen === "number" ? new Intl.PluralRules("en").select(chosen) : "";
    const fits = part.variants.find((one) => one.key === String(chosen)) || part.variants.find((one) => one.key === plural);
    return this.join((fits || part.variants.find((one) => one.otherwise)).parts, values);
  }
}

// Speaking

function numbered(values) {
  const found = { parts: values.length };
  values.forEach((value, i) => (found[String.fromCharCode(97 + i)] = value));
  return found;
}

export class Words {
  constructor(texts, cards) {
    this.texts = new Texts(texts);
    this.cards = new Map(cards.map((card) => [card.id, card]));
    this.powers = new Map();
    for (const card of cards) for (const part of card.parts) if (part.name) this.powers.set(slug(part.name), part);
    this.names = [];
  }

  say(name, values) {
    return this.texts.say(name, values);
  }

  part(word) {
    if (/^\d{1,9}$/.test(word)) return Number(word);
    if (this.cards.has(word)) return this.card(word);
    const named = this.say(identifier("card", word));
    if (named) return named;
    if (this.powers.has(word)) return this.powers.get(word).name;
    if (word.length === 1 && SEATS.includes(word)) return this.seat(SEATS.indexOf(word));
    const [owner, what, ...more] = word.split(".");
    if (owner.length === 1 && SEATS.includes(owner) && what && !more.length) {
      const said = this.say("word-owned", { owner: this.part(owner), what: this.part(what) });
      if (said) return said;
    }
    if (/[^.]\.[^.]/.test(word)) return word.split(".").filter(Boolean).map((one) => this.part(one)).join(" ");
    return this.say(identifier("word", word)) || readable(word);
  }

  seat(seat) {
    return this.names[seat] || SEATS[seat] || this.say("word-nobody") || "nobody";
  }

  card(key) {
    return this.cards.get(key)?.name || this.say(identifier("card", key)) || readable(key);
  }

  // What stands on a card, line by line.
  cardText(key) {
    const card = this.cards.get(key);
    if (!card) return [];
    const lines = card.text ? [card.text] : [];
    for (const part of card.parts) lines.push([part.name || readable(part.part), part.text].filter(Boolean).join(": "));
    return lines;
  }

  option(notation, on) {
    const words = notation.split(" ");
    const values = numbered(words.slice(1).map((word) => this.part(word)));
    const name = identifier("option", words[0]);
    const said = (on && this.say(`${name}.on`, { ...values, on: this.part(on) })) || this.say(name, values);
    return capital(said || words.map((word) => this.part(word)).join(" "));
  }

  prompt(prompt, facts) {
    const values = {};
    for (const fact of facts) values[fact.name] = typeof fact.value === "number" ? fact.value : this.part(fact.value);
    return capital(this.say(identifier("ask", prompt.ask), values) || readable(prompt.ask));
  }

  line(line) {
    const shown = line.args.map(([kind, value]) => this.argument(kind, value));
    return capital(this.say(identifier("tell", line.what), numbered(shown)) || [readable(line.what), ...shown].join(" "));
  }

  argument(kind, value) {
    if (value === null || value === "?") return this.say(kind === "card" ? "word-a-card" : "word-something") || "something";
    if (typeof value === "number") return value;
    if (kind === "card") return this.card(value);
    if (kind === "option") return this.option(value);
    if (kind === "seat" && !SEATS.includes(value)) return this.say("word-nobody") || "nobody";
    return this.part(value);
  }

  zone(id, owned) {
    const [head, ...rest] = id.split(".");
    const words = owned ? [] : rest.filter(Boolean).map((word) => this.part(word));
    const said = this.say(identifier("zone", head), numbered(words));
    return capital(said || [readable(head), ...words].join(" "));
  }

  fact(fact) {
    const name = this.say(identifier("fact", fact.name)) || readable(fact.name);
    const value = typeof fact.value === "number" ? fact.value : this.part(fact.value);
    const given = fact.of === null ? { value } : { value, of: fact.of };
    const said = this.say(`${identifier("fact", fact.name)}.value`, given);
    return [name, said || (fact.of === null ? String(value) : `${value}/${fact.of}`)];
  }

  token(name) {
    return this.say(identifier("token", name)) || (this.cards.has(name) ? this.card(name) : readable(name));
  }

  modifier(one) {
    const fact = this.say(identifier("fact", one.fact)) || readable(one.fact);
    const by = one.by > 0 ? `+${one.by}` : String(one.by);
    return `${fact} ${by} from ${this.part(one.source)}`;
  }

  piece(piece) {
    return piece.card === null ? "Face down" : capital(String(this.part(piece.card)));
  }

  result(outcome) {
    const names = outcome.winners.map((seat) => this.seat(seat));
    const winners = names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");
    if (names.length) return this.say("result-won", { winners, count: names.length }) || `${winners} won.`;
    return this.say(outcome.drawn ? "result-drawn" : "result-lost") || (outcome.drawn ? "A draw." : "Everybody loses.");
  }

  setting(name, value) {
    return [
      capital(this.say(identifier("setting", name)) || readable(name)),
      this.say(identifier("setting", name, value)) || readable(value),
    ];
  }
}

const known = new Map();

// The words of a game at a table with these settings.
export function wordsOf(game, settings = {}) {
  const chosen = ["edition", "cards"].filter((name) => settings[name]).map((name) => `setting=${encodeURIComponent(`${name}=${settings[name]}`)}`);
  const key = `${game}?${chosen.join("&")}`;
  if (!known.has(key)) known.set(key, load(game, chosen));
  return known.get(key);
}

async function load(game, chosen) {
  const path = `/api/games/${encodeURIComponent(game)}`;
  const [words, cards] = await Promise.all([
    get(`${path}/words/en`).catch(() => ({ texts: [], english: [] })),
    // a designer's own set is not known there: then cards go by their ids
    get(`${path}/cards?${chosen.join("&")}`).catch(() => ({ cards: [] })),
  ]);
  return new Words([...words.texts, ...words.english], cards.cards);
}

let rulebooks = new Map();

export function rulesOf(game) {
  if (!rulebooks.has(game)) {
    const asked = get(`/api/games/${encodeURIComponent(game)}/rules`).catch(() => ({ rules: [] }));
    rulebooks.set(game, asked.then((list) => new Map(list.rules.map((rule) => [rule.id, rule]))));
  }
  return rulebooks.get(game);
}
