// What one hears of a table: sounds follow what is shown, never ahead of it.

import { untrack } from "svelte";
import type { View } from "@/wire/messages";
import { numberOf, type Scene } from "./scene.svelte";
import { play, soundFor } from "./sound";

/** To be called where a component begins. */
export function cues(scene: Scene, asked: () => boolean, over: () => boolean): void {
  let wasAsked = false;
  $effect(() => {
    const is = asked();
    if (is && !wasAsked) play("turn");
    wasAsked = is;
  });
  $effect(() => {
    if (!over()) return;
    const winners = untrack(() => scene.view?.result?.winners ?? []);
    const own = untrack(() => scene.own);
    play(own.length && !own.some((seat) => winners.includes(seat)) ? "lose" : "win");
  });
  // what was played beat by beat has been heard when the new table is there
  let heard = false;
  $effect(() => {
    const beat = scene.beat;
    if (!beat) return;
    heard = true;
    const sound = soundFor(beat.kind);
    if (sound) play(sound);
  });
  $effect(() => {
    const now = scene.view;
    if (untrack(() => scene.playing)) return;
    const before = untrack(() => scene.before);
    if (!heard && now && before)
      sounds(
        before,
        now,
        untrack(() => scene.fresh.map((line) => line.what)),
      );
    heard = false;
  });
}

/** A step that was shown at once is heard at once: its dice, and whether it hurt or healed. */
function sounds(before: View, now: View, told: string[]): void {
  if (told.some((what) => /roll|flip/.test(what))) play("dice");
  const was = new Map<string, number>();
  for (const zone of before.zones) for (const piece of zone.pieces) was.set(piece.id, numberOf(piece.facts, "hp") ?? 0);
  let change = 0;
  for (const zone of now.zones)
    for (const piece of zone.pieces) {
      const old = was.get(piece.id);
      if (old) change += (numberOf(piece.facts, "hp") ?? old) - old;
    }
  if (change) play(change < 0 ? "hit" : "heal");
}
