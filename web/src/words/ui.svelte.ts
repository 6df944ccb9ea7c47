// The words of the page itself, in the language of the browser or the one that was chosen.

import { prefs } from "@/state/prefs.svelte";
import { Faults } from "./faults";
import { Texts, type Values } from "./fluent";

export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français", es: "Español", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("../text/en"),
  it: () => import("../text/it"),
  fr: () => import("../text/fr"),
  es: () => import("../text/es"),
  de: () => import("../text/de"),
};

const REFUSALS = import.meta.glob<string>("../refusals/*.ftl", { query: "?raw", import: "default" });
const refusalsIn = async (language: Language) => (await REFUSALS[`../refusals/${language}.ftl`]?.()) ?? "";

class Speech {
  language = $state<Language>("en");
  private texts = $state.raw(new Texts([]));
  /** how the server refuses in English, and what that is in the language */
  private faults = new Faults([]);
  private refusals = new Texts([]);

  /** Speak the wanted language from now on. */
  async learn(): Promise<void> {
    const language = wanted();
    const [texts, english, own] = await Promise.all([TEXTS[language](), refusalsIn("en"), refusalsIn(language)]);
    this.texts = new Texts([[language, texts.default]]);
    this.faults = new Faults([english]);
    this.refusals = new Texts([[language, own]]);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** What the server said, in the language; null: it is no sentence that is known here. */
  refusal(said: string): string | null {
    return this.faults.said(said, this.refusals);
  }

  say = (id: string, values?: Values): string => this.texts.say(id, values) ?? id;
}

/** The language that was chosen, or the first of the browser's that we speak. */
export function wanted(): Language {
  const known = Object.keys(LANGUAGES) as Language[];
  if (known.includes(prefs.language as Language)) return prefs.language as Language;
  for (const one of navigator.languages) {
    const language = one.slice(0, 2).toLowerCase() as Language;
    if (known.includes(language)) return language;
  }
  return "en";
}

export const speech = new Speech();
/** `say("close")`, `say("home-your-turn", { count: 3 })`: words of the page. Ids are written out, so that a test finds them. */
export const say = speech.say;
