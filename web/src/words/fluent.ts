// Fluent texts: what is asked first comes first, and where a text is silent the next one is asked.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Values = Record<string, FluentVariable>;

/** so many sentences are remembered; then they are forgotten, and made anew */
const MOST = 4000;

export class Texts {
  private readonly bundles: FluentBundle[];
  /** what was said before is said again many times, in every picture of a table */
  private readonly said = new Map<string, string | null>();

  /** `sources` with the language that each is written in */
  constructor(sources: [language: string, text: string][]) {
    this.bundles = sources.map(([language, text]) => {
      const bundle = new FluentBundle(language, { useIsolating: false });
      bundle.addResource(new FluentResource(text));
      return bundle;
    });
  }

  /** The words of a message or of `message.attribute`; null: there are none, or a variable is missing. */
  say(id: string, values?: Values): string | null {
    const key = values ? `${id} ${JSON.stringify(values)}` : id;
    let said = this.said.get(key);
    if (said === undefined) {
      said = this.make(id, values);
      if (this.said.size >= MOST) this.said.clear();
      this.said.set(key, said);
    }
    return said;
  }

  private make(id: string, values: Values = {}): string | null {
    const [name = "", attribute] = id.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (!pattern) continue;
      const errors: Error[] = [];
      const said = bundle.formatPattern(pattern, values, errors).trim();
      if (said && !errors.length) return said;
    }
    return null;
  }
}
