// Which board shows which game: that of the folder with the game's id. A game without one is shown by the generic board.

import type { Component } from "svelte";
import type { Scene } from "@/table/scene.svelte";

export type Board = Component<{ scene: Scene }>;

const BOARDS = import.meta.glob<{ default: Board }>("./*/Board.svelte");

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[`./${game}/Board.svelte`] ?? BOARDS["./generic/Board.svelte"]!;
  return (await load()).default;
}
