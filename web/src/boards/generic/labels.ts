// What pieces of any game are called for who does not see them.

import { pieceOf, type Scene } from "@/table/scene.svelte";
import type { Piece, Zone } from "@/wire/messages";
import { say } from "@/words/ui.svelte";

/** A piece with all that it says of itself. Equal ones of a place are told apart by their number. */
export function labelOf(scene: Scene, zone: Zone, piece: Piece): string {
  const words = scene.words!;
  const same = zone.pieces.filter((one) => one.id === piece.id);
  const top = piece.under ? pieceOf(scene.view, piece.under) : null;
  const whole = top ? words.tucked(words.whole(piece), top) : words.whole(piece);
  return same.length > 1 ? say("zone-one-of", { what: whole, n: same.indexOf(piece) + 1, count: same.length }) : whole;
}
