// Cards travel between places. A card has another id in every place: `hand.A.mossback` becomes `A.mossback`; what it is
// called at its end and whose it is stay the same.

import type { Places } from "@/table/motion";

const ZONES = ["hand", "pile", "spent", "removed", "stasis", "lead", "looking", "deck", "items"];

function keyOf(id: string): { owner: string; card: string } | null {
  const words = id.split(".");
  if (words[0] === "pool") return words[1] ? { owner: "", card: words[1] } : null;
  if (ZONES.includes(words[0] ?? "")) return words[2] ? { owner: words[1]!, card: words[2] } : null;
  return words.length === 2 && words[0]!.length === 1 ? { owner: words[0]!, card: words[1]! } : null;
}

/** Where a card comes from that was not seen before: a hand, else a pile. */
function hiddenFrom(id: string, owner: string, from: Places): DOMRect | undefined {
  const places = id.startsWith("hand.") ? [`pile.${owner}`] : [`hand.${owner}`, `pile.${owner}`];
  return places.map((place) => from.get(place)).find(Boolean);
}

/** Where a card was that has come to another place. */
export function cameFrom(id: string, from: Places): DOMRect | undefined {
  const key = keyOf(id);
  if (!key) return undefined;
  let found: DOMRect | undefined;
  for (const [other, place] of from) {
    const known = keyOf(other);
    if (known?.card === key.card && (known.owner === key.owner || !known.owner)) found = place;
  }
  return found ?? hiddenFrom(id, key.owner, from);
}
