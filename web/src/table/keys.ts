// Moving by keys between the pieces of a table, and telling whether somebody writes.

const DIGITS = 9;
const LETTERS = 26;

/** The key of a choice by its place, from 0: nine digits, then letters with Shift. Empty: there are not so many keys. */
export function keyOf(place: number): string {
  if (place < DIGITS) return String(place + 1);
  return place < DIGITS + LETTERS ? `⇧${String.fromCharCode(65 + place - DIGITS)}` : "";
}

/** The place of the choice that a key stands for; null: it stands for none. */
export function placeOf(event: Pick<KeyboardEvent, "key" | "shiftKey">): number | null {
  if (/^[1-9]$/.test(event.key)) return Number(event.key) - 1;
  return event.shiftKey && /^[A-Z]$/.test(event.key) ? event.key.charCodeAt(0) - 65 + DIGITS : null;
}

/** Does a key belong to a field, a list or an open dialog now? */
export function isWriting(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return Boolean(target?.closest?.("input, textarea, select, [contenteditable]"));
}

/** All that can be touched on the board, in reading order. */
export function touchables(near?: Element): HTMLElement[] {
  const root = near?.closest(".board-area") ?? document;
  return [...root.querySelectorAll<HTMLElement>('.touchable[tabindex="0"]')].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
}

/** Move the focus: left and right in reading order, up and down to what lies nearest there. */
export function moveFocus(from: HTMLElement, key: string): boolean {
  const all = touchables(from);
  const place = all.indexOf(from);
  if (place < 0) return false;
  let to: HTMLElement | undefined;
  if (key === "ArrowRight") to = all[place + 1];
  else if (key === "ArrowLeft") to = all[place - 1];
  else to = nearest(from, all, key === "ArrowDown" ? 1 : -1);
  to?.focus();
  to?.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

function nearest(from: HTMLElement, all: HTMLElement[], way: 1 | -1): HTMLElement | undefined {
  const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
  const box = from.getBoundingClientRect();
  const here = middle(box);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const there = middle(one.getBoundingClientRect());
    const down = (there.y - here.y) * way;
    if (down < box.height / 2) continue;
    const far = down + 2 * Math.abs(there.x - here.x);
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
