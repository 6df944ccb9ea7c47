// Which board shows which game: that of the folder with the game's id. A game without one is shown by the generic board.

import type { Component, Snippet } from "svelte";
import type { Scene } from "@/table/scene.svelte";

/** A board places the prompt, which the page hands in, through the kit's `Stage`. */
export type Board = Component<{ scene: Scene; prompt: Snippet }>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"]!;
  return (await load()).default;
}
