// Cards travel between places. A card has another id in every place: `hand.A.mossback` becomes `A.mossback`; what it is
// called at its end and whose it is stay the same.

import { pace } from "@/state/prefs.svelte";
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

/** Let each card that has come to another place come from where it was. */
export function travelCards(root: HTMLElement | null, from: Places): void {
  const duration = pace(240);
  if (!duration || !from.size) return;
  const seen = new Map<string, DOMRect>();
  for (const [id, place] of from) {
    const key = keyOf(id);
    if (key) seen.set(`${key.owner} ${key.card}`, place);
  }
  for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
    const id = element.dataset.piece!;
    const key = keyOf(id);
    if (!key) continue;
    if (from.has(id)) continue; // it has its name still: the table lets it travel
    const before = seen.get(`${key.owner} ${key.card}`) ?? seen.get(` ${key.card}`) ?? hiddenFrom(id, key.owner, from);
    if (!before?.width) continue;
    const now = element.getBoundingClientRect();
    const x = before.left + before.width / 2 - now.left - now.width / 2;
    const y = before.top + before.height / 2 - now.top - now.height / 2;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    element.animate(
      [
        { translate: `${x}px ${y}px`, zIndex: 9 },
        { translate: "0 0", zIndex: 9 },
      ],
      {
        duration,
        easing: "ease-in-out",
      },
    );
  }
}
