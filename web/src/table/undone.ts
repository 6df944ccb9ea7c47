// What a replay still tells after an undo.

import type { Happened } from "@/wire/messages";

/** They lead nowhere: what they tell stands, whatever is taken back. */
const ASIDE: readonly string[] = ["undo", "takeover", "stop"];

/** Of the entries up to one what the log tells then: not what was taken back. Those that are not known led straight on. */
export function stillTold(entries: Happened[]): Happened[] {
  const before = new Map<number, number>();
  const first = entries[0]?.n ?? 0;
  let at = first - 1;
  let last = at;
  for (const one of entries) {
    if (one.n > last + 1) at = one.n - 1;
    last = one.n;
    if (!ASIDE.includes(one.kind)) {
      before.set(one.n, at);
      at = one.n;
    } else if (one.kind === "undo") at = Number(/^(?:redo )?to (\d+)/.exec(one.text)?.[1] ?? at);
  }
  const line = new Set<number>();
  for (; at >= first; at = before.get(at) ?? at - 1) line.add(at);
  return entries.filter((one) => ASIDE.includes(one.kind) || line.has(one.n));
}
