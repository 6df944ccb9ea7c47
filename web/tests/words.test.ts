// Every word of the page is there in five languages, with the same variables, and none is left over.

import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, Visitor, type Attribute, type Message, type VariableReference } from "@fluent/syntax";
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

interface Text {
  /** each message with its variables */
  messages: Map<string, string[]>;
  faults: string[];
}

function read(language: string): Text {
  const messages = new Map<string, string[]>();
  const faults: string[] = [];
  const shared = filesUnder(join(SOURCE, "text", language), /\.ftl$/);
  const boards = filesUnder(join(SOURCE, "boards"), /\.ftl$/).filter((path) => basename(path) === `${language}.ftl`);
  for (const path of [...shared, ...boards]) {
    for (const entry of parse(readFileSync(path, "utf8"), {}).body) {
      if (entry.type === "Junk") faults.push(`${path}: ${entry.content.trim().slice(0, 60)}`);
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) faults.push(`${entry.id.name} stands twice (${path})`);
      messages.set(entry.id.name, variablesOf(entry));
    }
  }
  return { messages, faults };
}

const texts = new Map(LANGUAGES.map((language) => [language, read(language)]));
const english = texts.get("en")!.messages;

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

it("no word is left over", () => {
  expect([...english.keys()].filter((id) => !said.has(id))).toEqual([]);
});

it("every word that is said is written out, so that this test finds it", () => {
  const hidden = filesUnder(SOURCE, /\.(ts|svelte)$/).filter((path) =>
    /(?<![.\w"])say\((?!\s*"|\s*id: string)/.test(readFileSync(path, "utf8").replace(/\/\/.*|\/\*[^]*?\*\//g, "")),
  );
  expect(hidden.filter((path) => !path.includes("/src/words/"))).toEqual([]);
});
