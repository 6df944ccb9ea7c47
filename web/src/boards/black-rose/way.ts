// The way that somebody walks: rooms entered since the Action began, where the model stands, and the step that is meant.

import type { Line, OptionView, View } from "@/wire/messages";
import { letterOf, placeOf, placesOf, stepsBetween, toldModel } from "./lodge";

/** With these a new way begins. */
const BEGINS = ["acted", "turn", "phase", "round", "evocation_acts"];
const GOES = ["moved", "jumped"];

const steps = (option: OptionView) => option.notation.startsWith("step ");

/** The model that walks now: the Evocation that acts, else one's own Mage; empty: it cannot be told. */
export function walkerOf(view: View, lines: Line[]): string {
  const options = view.options.filter(steps);
  if (!options.length) return "";
  const acts = lines.findLast((line) => BEGINS.includes(line.what));
  const named = acts?.what === "evocation_acts" ? (toldModel(view, String(acts.args[1]?.[1]))?.id ?? "") : "";
  const places = placesOf(view);
  const near = (model: string) => {
    const from = placeOf(view, model);
    return (
      from !== null &&
      options.every((option) => {
        const to = places.find((place) => place.id === option.touches[0]);
        return to && stepsBetween(from, to) === 1;
      })
    );
  };
  return [named, `mage.${letterOf(view.seat)}`].find((model) => model && near(model)) ?? "";
}

/** The ids of the places on the way: from where it began to where the model stands. */
export function trailOf(view: View, lines: Line[], walker: string): string[] {
  const here = placeOf(view, walker)?.id;
  if (!here) return [];
  const began = lines.findLastIndex((line) => BEGINS.includes(line.what));
  const went = (line: Line) => GOES.includes(line.what) && toldModel(view, String(line.args[0]?.[1]))?.id === walker;
  const rooms = lines
    .slice(began + 1)
    .filter(went)
    .map((line) => `room.${line.args[1]?.[1] ?? ""}`);
  if (!rooms.length || rooms.at(-1) !== here) return [here];
  const before = lines.slice(0, began + 1).findLast(went);
  return before ? [`room.${before.args[1]?.[1] ?? ""}`, ...rooms] : rooms;
}

/** The whole way, with the step that is meant; empty: nobody walks, or none is meant. */
export function wayOf(view: View, lines: Line[], meant: OptionView | null): string[] {
  const walker = walkerOf(view, lines);
  if (!walker) return [];
  const trail = trailOf(view, lines, walker);
  const to = meant && steps(meant) ? meant.touches[0] : undefined;
  return to ? [...trail, to] : trail.length > 1 ? trail : [];
}
