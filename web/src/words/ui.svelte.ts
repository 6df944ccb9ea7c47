// The words of the page itself, in the language of the browser or the one that was chosen.

import { prefs } from "@/state/prefs.svelte";
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

class Speech {
  language = $state<Language>("en");
  private texts = $state.raw(new Texts([]));

  /** Speak the wanted language from now on. */
  async learn(): Promise<void> {
    const language = wanted();
    this.texts = new Texts([[language, (await TEXTS[language]()).default]]);
    this.language = language;
    document.documentElement.lang = language;
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
