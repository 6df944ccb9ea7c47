// What can be lifted with a mouse and dropped somewhere.

import type { Scene } from "./scene.svelte";

/** The handlers of something that can be dragged: `name` is what it would be as text, `begin` tells the scene. */
export function lifting(scene: () => Scene, name: () => string, begin: () => void) {
  let begins = 0;
  return {
    ondragstart(event: DragEvent): void {
      if (event.dataTransfer) {
        event.dataTransfer.setData("text/plain", name());
        event.dataTransfer.effectAllowed = "move";
      }
      scene().peeked = null;
      // the browser first takes its picture of what is dragged
      begins = window.setTimeout(begin);
    },
    ondragend(): void {
      clearTimeout(begins);
      scene().dragEnds();
    },
  };
}
