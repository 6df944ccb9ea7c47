// Refusals in the reader's language. The rules and the server refuse in English; their sentences stand in the English
// texts as `fault-…`, one line each. So it can be told which one came, and about what, and it is said in any language.

import type { Texts } from "./fluent";

export interface Fault {
  id: string;
  /** what stood in the places of its variables */
  values: Record<string, string>;
}

/** What stands in the place of a variable, as people call it; null: it stays as it is. */
export type Naming = (variable: string, value: string) => string | null;

const SENTENCE = /^(fault-[\w-]+) = (.+)$/gm;
const VARIABLE = /\{ \$(\w+) \}/;
/** `FR-RULING-12: what is wrong` */
const RULED = /^([A-Z]+-[A-Z]+-\d+): (.*)$/s;

/** Numbers that a language may have forms for. */
const counted = (name: string, value: string) =>
  /^(count|most)$/.test(name) && /^\d+$/.test(value) ? Number(value) : value;

export class Faults {
  private readonly known: { id: string; variables: string[]; pattern: RegExp; length: number }[];

  /** `english`: Fluent texts */
  constructor(english: string[]) {
    this.known = english.flatMap((text) =>
      [...text.matchAll(SENTENCE)].map(([, id, sentence]) => {
        const parts = sentence!.split(VARIABLE); // words and names of variables by turns
        const pattern = parts
          .map((part, i) => (i % 2 ? "(.*?)" : part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")))
          .join("");
        const words = parts.filter((_, i) => i % 2 === 0).join("");
        return {
          id: id!,
          variables: parts.filter((_, i) => i % 2),
          pattern: new RegExp(`^${pattern}$`, "s"),
          length: words.length,
        };
      }),
    );
    this.known.sort((a, b) => b.length - a.length); // the one that says most of it itself
  }

  /** Which sentence it is; null: none that is known. */
  read(said: string): Fault | null {
    for (const { id, variables, pattern } of this.known) {
      const found = pattern.exec(said);
      if (found) return { id, values: Object.fromEntries(variables.map((name, i) => [name, found[i + 1]!])) };
    }
    return null;
  }

  /** A refusal in the language of the texts, its rule before it; null: nobody knows the sentence. */
  said(refusal: string, texts: Texts, named: Naming = () => null): string | null {
    const [, rule, sentence = refusal] = RULED.exec(refusal) ?? [];
    const fault = this.read(sentence);
    if (!fault) return null;
    const values = Object.entries(fault.values).map(([name, value]) => [
      name,
      named(name, value) ?? counted(name, value),
    ]);
    const said = texts.say(fault.id, Object.fromEntries(values));
    return said && (rule ? `${rule}: ${said}` : said);
  }
}
