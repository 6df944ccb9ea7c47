// The six schools of the Library, and which were named for the draws of this Study.

import { zoneOf } from "@/table/scene.svelte";
import type { Line, View } from "@/wire/messages";

export interface School {
  /** as options name it */
  id: string;
  name: string;
  deck: number;
  discards: number;
  /** how often it was named */
  named: (schools: string[]) => number;
}

/** The schools that have discards of their own: the Forgotten deck has none, and nobody studies it. */
export function schoolsOf(view: View): School[] {
  return view.zones.flatMap((zone) => {
    const [kind, name = ""] = zone.id.split(".");
    const discards = zoneOf(view, `discard.${name}`);
    if (kind !== "library" || !discards) return [];
    const named = (schools: string[]) => schools.filter((one) => one === name).length;
    return { id: zone.id, name, deck: zone.size, discards: discards.size, named };
  });
}

/** The schools that a Mage has named since the phase began, in their order. */
export function namedSchools(lines: Line[], letter: string): string[] {
  const began = lines.findLastIndex((line) => line.what === "phase");
  return lines
    .slice(began + 1)
    .filter((line) => line.what === "named" && line.args[0]?.[1] === letter)
    .map((line) => String(line.args[1]?.[1] ?? "").replace(/^school /, ""));
}

export type DeskOf = "study" | "preparation" | "reaction" | "tray";

const STUDIES = ["ban", "name_school", "keep", "throw_away", "discard_down"];
const REACTS = ["reveal_trap", "reveal_protection", "share"];

/** What lies on the desk. Questions that are not its own are answered in the tray. */
export function deskFor(ask: string, phase: string, hasTray: boolean): DeskOf {
  if (REACTS.includes(ask)) return "reaction";
  if (hasTray && ask !== "prepare" && !STUDIES.includes(ask)) return "tray";
  return phase === "preparation" ? "preparation" : "study";
}
