// A card that has buttons on it is enlarged by a right click, by a long press or by the key i, and shown beside the mouse
// that rests on it.

import type { Scene } from "@/table/scene.svelte";
import type { Piece } from "@/wire/messages";

const LONG = 450;
const REST = 350;

/** The handlers of such a card. `bare`: it does not show all that is printed on it. */
export function enlarging(scene: () => Scene, piece: () => Piece | null, bare: () => boolean) {
  let pressed = 0;
  let rests = 0;
  let enlarged = false;
  const enlarge = () => {
    enlarged = true;
    leave();
    if (piece()) scene().inspect(piece());
  };
  const leave = () => {
    clearTimeout(pressed);
    clearTimeout(rests);
    if (piece() && scene().peeked?.piece === piece()) scene().peeked = null;
  };
  return {
    oncontextmenu(event: Event): void {
      event.preventDefault();
      enlarge();
    },
    onpointerdown(event: PointerEvent): void {
      leave();
      enlarged = false;
      if (event.pointerType !== "mouse") pressed = window.setTimeout(enlarge, LONG);
    },
    onpointerup(): void {
      clearTimeout(pressed);
    },
    onpointercancel: leave,
    onpointerleave: leave,
    onpointerenter(event: PointerEvent): void {
      if (event.pointerType !== "mouse" || !bare() || !piece()?.card) return;
      const at = (event.currentTarget as HTMLElement).getBoundingClientRect();
      rests = window.setTimeout(() => (scene().peeked = { piece: piece(), card: piece()!.card, at }), REST);
    },
    onkeydown(event: KeyboardEvent): void {
      if (event.key === "i" && !event.ctrlKey && !event.metaKey && !event.altKey) enlarge();
    },
    /** the click after a long press is none */
    onclickcapture(event: Event): void {
      if (enlarged) event.stopPropagation();
      enlarged = false;
    },
  };
}
