// Pieces travel from where they were to where they are, so that the eye learns the places.

import { pace } from "@/state/prefs.svelte";

export type Places = Map<string, DOMRect>;

/** What reads where things lie, and answers with what is to be done about it. */
type Reading = () => (() => void) | void;

let readings: Reading[] = [];

/**
 * Before the next picture: everybody reads where things lie, and only then anything is changed, so that the page is laid
 * out once and not for each of them.
 */
export function measured(reading: Reading): void {
  readings.push(reading);
  if (readings.length > 1) return;
  requestAnimationFrame(() => {
    const now = readings;
    readings = [];
    const done = now.map((one) => one());
    for (const one of done) one?.();
  });
}

const frameKey = (frame: HTMLElement) => `frame ${frame.dataset.frame}`;

/** How far the frame around a piece has moved, if the piece was in it before: it moves with it, and does not travel. */
function carried(element: HTMLElement, before: DOMRect, from: Places, now: Places): { x: number; y: number } {
  const frame = element.closest<HTMLElement>("[data-frame]");
  const was = frame ? from.get(frameKey(frame)) : undefined;
  const is = frame ? now.get(frameKey(frame)) : undefined;
  const inside =
    was && before.left >= was.left && before.right <= was.right && before.top >= was.top && before.bottom <= was.bottom;
  return was && is && inside ? { x: was.left - is.left, y: was.top - is.top } : { x: 0, y: 0 };
}

/** All pieces, but for those that the browser has not laid out because they are out of sight. */
function piecesIn(root: HTMLElement | null): HTMLElement[] {
  const all = root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [];
  return [...all].filter((one) => one.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }));
}

function framesIn(root: HTMLElement | null): Places {
  const all = root?.querySelectorAll<HTMLElement>("[data-frame]") ?? [];
  return new Map([...all].map((one) => [frameKey(one), one.getBoundingClientRect()]));
}

/** Where every piece is now. Call it before the table changes. */
export function placesIn(root: HTMLElement | null): Places {
  const found = framesIn(root);
  for (const element of piecesIn(root)) found.set(element.dataset.piece!, element.getBoundingClientRect());
  return found;
}

/** Where a piece was that had another id before, for a board whose cards have a new one in every place. */
export type Origin = (id: string, from: Places) => DOMRect | undefined;

interface Way {
  element: HTMLElement;
  /** nothing: it is new */
  x?: number;
  y?: number;
}

/** If more pieces than these only make room for others, they do it at once: nobody can follow them all. */
const MOST = 14;

/** The ways that pieces have come since, as far as they are seen; nothing is changed yet. */
function ways(root: HTMLElement | null, from: Places, origin: Origin | null): Way[] {
  const found: Way[] = [];
  const aside: Way[] = [];
  const now = framesIn(root);
  for (const element of piecesIn(root)) {
    const id = element.dataset.piece!;
    const before = from.get(id);
    const is = element.getBoundingClientRect();
    if (!is.width || is.bottom < 0 || is.top > innerHeight) continue;
    if (before) {
      const frame = carried(element, before, from, now);
      const x = before.left - is.left - frame.x;
      const y = before.top - is.top - frame.y;
      if (before.width && Math.abs(x) + Math.abs(y) >= 4) aside.push({ element, x, y });
      continue;
    }
    const other = origin?.(id, from);
    if (!other?.width) {
      found.push({ element });
      continue;
    }
    const x = other.left + other.width / 2 - is.left - is.width / 2;
    const y = other.top + other.height / 2 - is.top - is.height / 2;
    if (Math.abs(x) + Math.abs(y) >= 4) found.push({ element, x, y });
  }
  return aside.length > MOST ? found : [...found, ...aside];
}

/** Let each piece come from where it was. What is new fades in. */
export function travel(root: HTMLElement | null, from: Places, origin: Origin | null = null): void {
  const duration = pace(220);
  if (!duration || !from.size) return;
  measured(() => {
    const found = ways(root, from, origin);
    return () => {
      for (const { element, x, y } of found) {
        if (x === undefined) {
          element.animate([{ opacity: 0 }, { opacity: 1 }], { duration, easing: "ease-out" });
          continue;
        }
        // over all others meanwhile; among the steps of the movement it would cost a whole picture each
        element.style.zIndex = "9";
        const way = element.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
          duration,
          easing: "ease-in-out",
        });
        const arrived = () => (element.style.zIndex = "");
        way.finished.then(arrived, arrived);
      }
    };
  });
}
