// Every word of the page is there in five languages, with the same variables, and none is left over.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, serialize, Resource, Visitor } from "@fluent/syntax";
import type { Attribute, Message, TextElement, VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";
import { SOURCE, filesUnder } from "./files";

const LANGUAGES = ["en", "it", "fr", "es", "de"];

class Variables extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

function variablesOf(node: Message | Attribute): string[] {
  const variables = new Variables();
  variables.visit(node);
  return [...variables.found].sort();
}

/** What people read of a message, without its variables. */
class Prose extends Visitor {
  said = "";
  override visitTextElement(node: TextElement): void {
    this.said += ` ${node.value}`;
  }
}

function proseOf(node: Message): string {
  const prose = new Prose();
  prose.visit(node);
  return prose.said.trim();
}

interface Text {
  /** each message with its variables */
  messages: Map<string, string[]>;
  /** each message as it is written */
  written: Map<string, string>;
  /** what is read of it */
  prose: Map<string, string>;
  faults: string[];
}

function read(language: string): Text {
  const messages = new Map<string, string[]>();
  const written = new Map<string, string>();
  const prose = new Map<string, string>();
  const faults: string[] = [];
  const shared = filesUnder(join(SOURCE, "text", language), /\.ftl$/);
  const boards = filesUnder(join(SOURCE, "boards"), /\.ftl$/).filter((path) => basename(path) === `${language}.ftl`);
  for (const path of [...shared, ...boards]) {
    for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
      if (entry.type === "Junk") faults.push(`${path}: ${entry.content.trim().slice(0, 60)}`);
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) faults.push(`${entry.id.name} stands twice (${path})`);
      messages.set(entry.id.name, variablesOf(entry));
      entry.comment = null;
      written.set(entry.id.name, serialize(new Resource([entry]), {}));
      prose.set(entry.id.name, proseOf(entry));
    }
  }
  return { messages, written, prose, faults };
}

const texts = new Map(LANGUAGES.map((language) => [language, read(language)]));
const english = texts.get("en")!.messages;

/** Words that other languages share with English. */
const SHARED = new Set(
  "account bot chat deck decks duel invitation live lobby menu minute minutes name normal pages password pause protection round version".split(
    " ",
  ),
);
/** Words that only an English sentence has. */
const ENGLISH_WORDS = /\b(the|your|you|with|and|this|that|from|have|are|can|what|which|when|cannot)\b/i;

/** Ids that the source says, with the places that say them. */
const said = new Map<string, string>();
for (const path of filesUnder(SOURCE, /\.(ts|svelte)$/)) {
  const source = readFileSync(path, "utf8");
  // a game's own words are asked of `words.say` and are no concern of the page
  for (const [, id] of source.matchAll(/(?<![.\w])say\(\s*"([^"]+)"/g)) said.set(id!, path);
}

describe.each(LANGUAGES)("the words in %s", (language) => {
  const { messages, faults } = texts.get(language)!;

  it("can be read, each once", () => {
    expect(faults).toEqual([]);
  });

  it("are all that the page says", () => {
    const missing = [...said].filter(([id]) => !messages.has(id)).map(([id, path]) => `${id} (${path})`);
    expect(missing).toEqual([]);
  });

  it("are the same as in English, with the same variables", () => {
    expect([...english.keys()].filter((id) => !messages.has(id))).toEqual([]);
    for (const [id, variables] of messages) expect({ id, variables }).toEqual({ id, variables: english.get(id) });
  });
});

describe.each(LANGUAGES.slice(1))("the sentences in %s", (language) => {
  const { written, prose } = texts.get(language)!;

  it("are not left in English", () => {
    const original = texts.get("en")!;
    const same = [...written].filter(([id, text]) => text === original.written.get(id)).map(([id]) => prose.get(id)!);
    const wordsOf = (said: string) => said.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
    expect(same.filter((said) => wordsOf(said).some((word) => !SHARED.has(word)))).toEqual([]);
  });

  it("have no English words", () => {
    const mixed = [...prose].filter(([, said]) => ENGLISH_WORDS.test(said));
    expect(mixed.map(([id, said]) => `${id}: ${said}`)).toEqual([]);
  });
});

it("no word is left over", () => {
  expect([...english.keys()].filter((id) => !said.has(id))).toEqual([]);
});

it("every word that is said is written out, so that this test finds it", () => {
  const hidden = filesUnder(SOURCE, /\.(ts|svelte)$/).filter((path) =>
    /(?<![.\w"])say\((?!\s*"|\s*id: string)/.test(readFileSync(path, "utf8").replace(/\/\/.*|\/\*[^]*?\*\//g, "")),
  );
  expect(hidden.filter((path) => !path.includes("/src/words/"))).toEqual([]);
});
