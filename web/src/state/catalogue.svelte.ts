// The games that this server offers.

import type { GameInfo } from "@/wire/messages";
import { keep } from "@/wire/rest";
import { games } from "./person.svelte";

class Catalogue {
  /** null: not known yet */
  all = $state.raw<GameInfo[] | null>(null);
  failed = $state.raw<unknown>(null);

  /** The games came with the page. */
  take(all: GameInfo[]): void {
    this.all = all;
    keep("/api/games", all);
  }

  async load(): Promise<void> {
    this.failed = null;
    try {
      this.all = await games();
    } catch (error) {
      this.failed = error;
    }
  }

  game(id: string): GameInfo | null {
    return this.all?.find((game) => game.id === id) ?? null;
  }

  /** What a game is called; one that this server does not have goes by its id. */
  title(id: string): string {
    return this.game(id)?.title.replace(/^Familiar: /, "") ?? id;
  }

  /** Games for which one builds a deck: where a deck is a single card, it is only chosen. */
  readonly builders = $derived((this.all ?? []).filter((game) => game.decks && buildsDecks(game)));
}

export function buildsDecks(game: GameInfo): boolean {
  return game.decks && !(game.premade.length && game.premade.every((deck) => deck.cards.length === 1));
}

export const catalogue = new Catalogue();
