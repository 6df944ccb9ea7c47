// The key moments of a game, for any game: the entries at which most changed of what matters. What matters are facts that
// games call by the same names: HP of pieces and of those whom seats play, points and victory points, games won.

import type { Fact, Frame, Line, View } from "@/wire/messages";
import type { Notes } from "./beats";
import { tellingLine } from "./telling";

export interface Moment {
  /** the entry */
  n: number;
  /** how much changed: shares of what there is to win or to lose */
  weight: number;
  /** the line that tells it best */
  line: Line | null;
}

const MATTERS = ["hp", "vp", "points", "wins"];

/** Every measure of a view: what matters of seats and pieces as a share of its maximum, and that a piece is there. */
function measures(view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const seat of view.seats) {
    // what a seat has counts more than what one of its pieces has
    for (const fact of mattering(seat.facts)) found.set(`seat ${seat.seat} ${fact.name}`, 2 * shareOf(fact));
  }
  for (const zone of view.zones) {
    for (const piece of zone.pieces) {
      const facts = mattering(piece.facts);
      if (piece.card !== null && facts.length) found.set(`there ${piece.id}`, 0.5);
      for (const fact of facts) found.set(`piece ${piece.id} ${fact.name}`, shareOf(fact));
    }
  }
  return found;
}

const mattering = (facts: Fact[]) =>
  facts.filter((fact) => MATTERS.includes(fact.name) && typeof fact.value === "number");

/** Of points without a maximum, each counts as a tenth. */
const shareOf = (fact: Fact) => Number(fact.value) / (fact.of ?? 10);

/** The most telling entries in their order, at most `most` of them. The end is always one. */
export function momentsOf(frames: Frame[], notes: Notes, most = 8): Moment[] {
  const found: Moment[] = [];
  for (let i = 1; i < frames.length; i++) {
    const before = measures(frames[i - 1]!.view);
    const now = measures(frames[i]!.view);
    let weight = 0;
    for (const [key, value] of now) {
      const old = before.get(key);
      if (old === undefined) continue;
      weight += Math.abs(value - old);
      // down or up again: that is more than the last of the HP
      if (key.endsWith(" hp") && value > 0 !== old > 0) weight += 1;
    }
    for (const [key, value] of before) if (!now.has(key) && key.startsWith("there")) weight += value;
    const ended = frames[i]!.view.result !== null && frames[i - 1]!.view.result === null;
    if (ended) weight += 100;
    if (weight > 0.05) found.push({ n: frames[i]!.n, weight, line: tellingLine(frames[i]!.view.log, notes) });
  }
  const best = [...found].sort((a, b) => b.weight - a.weight || a.n - b.n).slice(0, most);
  return best.sort((a, b) => a.n - b.n);
}
