// Which board shows which game. A game without one of its own is shown by the generic board: it needs no line here.

import type { Component } from "svelte";
import type { Scene } from "@/table/scene.svelte";

export type Board = Component<{ scene: Scene }>;

const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "mythic-arena": () => import("./mythic-arena/Board.svelte"),
  "familiars-and-foes": () => import("./familiars-and-foes/Board.svelte"),
};

export async function boardOf(game: string): Promise<Board> {
  const load = BOARDS[game] ?? (() => import("./generic/Board.svelte"));
  return (await load()).default;
}
