// Pieces travel from where they were to where they are, so that the eye learns the places.

import { pace } from "@/state/prefs.svelte";

export type Places = Map<string, DOMRect>;

const frameKey = (frame: HTMLElement) => `frame ${frame.dataset.frame}`;

/** How far the frame around a piece has moved, if the piece was in it before: it moves with it, and does not travel. */
function carried(element: HTMLElement, before: DOMRect, from: Places): { x: number; y: number } {
  const frame = element.closest<HTMLElement>("[data-frame]");
  const was = frame ? from.get(frameKey(frame)) : undefined;
  const inside =
    was && before.left >= was.left && before.right <= was.right && before.top >= was.top && before.bottom <= was.bottom;
  if (!frame || !inside) return { x: 0, y: 0 };
  const is = frame.getBoundingClientRect();
  return { x: was.left - is.left, y: was.top - is.top };
}

/** Where every piece is now. Call it before the table changes. */
export function placesIn(root: HTMLElement | null): Places {
  const found: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-piece]") ?? []) {
    found.set(element.dataset.piece!, element.getBoundingClientRect());
  }
  for (const element of root?.querySelectorAll<HTMLElement>("[data-frame]") ?? []) {
    found.set(frameKey(element), element.getBoundingClientRect());
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
      element.animate(
        [
          { opacity: 0, scale: 0.9 },
          { opacity: 1, scale: 1 },
        ],
        { duration, easing: "ease-out" },
      );
      continue;
    }
    const now = element.getBoundingClientRect();
    const frame = carried(element, before, from);
    const x = before.left - now.left - frame.x;
    const y = before.top - now.top - frame.y;
    if (Math.abs(x) + Math.abs(y) < 4) continue;
    element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { duration, easing: "ease-in-out" });
  }
}
