// Pieces travel from where they were to where they are, so that the eye learns the places.

import { pace } from "@/state/prefs.svelte";

export type Places = Map<string, DOMRect>;

/** Where every piece is now. Call it before the table changes. */
export function placesIn(root: HTMLElement | null): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
    found.set(element.dataset.piece!, element.getBoundingClientRect());
  }
  return found;
}

/** Let each piece come from where it was. What is new fades in. */
export function travel(root: HTMLElement | null, from: Places): void {
  const duration = pace(220);
  if (!duration || !from.size) return;
  for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
    const before = from.get(element.dataset.piece!);
    if (!before) {
      element.animate([{ opacity: 0, scale: 0.9 }, { opacity: 1, scale: 1 }], { duration, easing: "ease-out" });
      continue;
    }
    const now = element.getBoundingClientRect();
    const x = before.left - now.left;
    const y = before.top - now.top;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration, easing: "ease-in-out" });
  }
}
