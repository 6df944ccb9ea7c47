// What a person prefers, kept in this browser.

const PLACE = "grimalkin";

export interface Prefs {
  /** empty: as the browser says */
  language: string;
  theme: "auto" | "light" | "dark";
  /** how fast things move; `auto` asks the system whether it wants less motion */
  motion: "auto" | "slow" | "normal" | "fast" | "none";
  /** what happens is shown step by step */
  sequence: boolean;
  /** quiet sounds, after the first click */
  sound: boolean;
  /** pass by itself where nothing else can be chosen */
  autoPass: boolean;
  /** ask before a choice is sent that cannot be taken back */
  confirm: boolean;
  /** first games that were offered or taken, so that they are offered once */
  lessons: string[];
  /** how far a first game has come, by `game/lesson` */
  progress: Record<string, number>;
}

const DEFAULTS: Prefs = {
  language: "",
  theme: "auto",
  motion: "auto",
  sequence: true,
  sound: true,
  autoPass: true,
  confirm: false,
  lessons: [],
  progress: {},
};

function stored(): Prefs {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Prefs>;
    const right = Object.entries(found).filter(
      ([name, value]) => name in DEFAULTS && typeof value === typeof DEFAULTS[name as keyof Prefs],
    );
    return { ...DEFAULTS, ...(Object.fromEntries(right) as Partial<Prefs>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const prefs = $state(stored());

export function keepPrefs(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(prefs));
  } catch {
    // a browser that keeps nothing: the choice holds as long as the page
  }
}

const wantsLess = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Milliseconds that a movement takes which would take `normal`; 0: nothing moves. */
export function pace(normal: number): number {
  const motion = prefs.motion === "auto" ? (wantsLess() ? "none" : "normal") : prefs.motion;
  return Math.round(normal * { slow: 2, normal: 1, fast: 0.4, none: 0 }[motion]);
}
