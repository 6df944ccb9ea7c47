// Ways to a table: with bots at once, with whoever comes, with a friend.

import type { GameInfo, NewSeat, TableInfo } from "@/wire/messages";
import { create, post } from "@/wire/rest";
import { say } from "@/words/ui.svelte";
import { introduction } from "./introduce.svelte";
import { attempt } from "./person.svelte";
import { router } from "./router.svelte";

/** Settings for a game that begins at once: who has no deck yet plays one that comes with the game. */
export function atOnce(game: GameInfo): Record<string, string> {
  return game.premade.length ? game.deck_settings : {};
}

async function open(table: Promise<TableInfo>): Promise<TableInfo> {
  const found = await table;
  router.go(`/t/${found.id}`);
  return found;
}

/** In place of a bot: one person plays all seats. */
export const MYSELF = "me";

/** Play with bots on all other seats. `bot` empty: the one that this server thinks best. */
export async function playBots(game: GameInfo, seats: number, bot: string): Promise<void> {
  if (!(await introduction.know(say("pages-play")))) return;
  await attempt(async () => {
    const settings = atOnce(game);
    if (seats === game.seats[0] && bot !== MYSELF)
      return open(create<TableInfo>("/api/tables/bot", { game: game.id, settings, bot }));
    const others = Array.from({ length: seats - 1 }, (): NewSeat =>
      bot === MYSELF ? { kind: "me" } : { kind: "bot", bot },
    );
    const body = { game: game.id, settings, seats: [{ kind: "me" }, ...others] };
    const table = await create<TableInfo>("/api/tables", body);
    return open(post<TableInfo>(`/api/tables/${table.id}/start`));
  });
}

/** A first game: short, with decks that are ready, with a bot. */
export async function playFirst(game: GameInfo): Promise<void> {
  if (!(await introduction.know(say("pages-play")))) return;
  await attempt(() => open(create<TableInfo>("/api/tables/bot", { game: game.id, settings: game.first })));
}

/** Play a deck at once, with bots on all other seats. */
export async function playDeck(game: GameInfo, deck: string, settings = game.deck_settings): Promise<void> {
  if (!(await introduction.know(say("pages-play")))) return;
  await attempt(async () => {
    const others = Array.from({ length: Math.max(2, game.seats[0]) - 1 }, (): NewSeat => ({ kind: "bot" }));
    const seats = [{ kind: "me", deck }, ...others];
    const table = await create<TableInfo>("/api/tables", { game: game.id, settings, seats });
    return open(post<TableInfo>(`/api/tables/${table.id}/start`));
  });
}

/** Open a table with an invitation for one friend. */
export async function inviteFriend(game: GameInfo): Promise<void> {
  if (!(await introduction.know(say("pages-open-table")))) return;
  await attempt(() => {
    const fewest = Math.max(2, game.seats[0]);
    const seats = Array.from({ length: fewest }, (_, i): NewSeat => ({ kind: i ? "invited" : "me" }));
    return open(create<TableInfo>("/api/tables", { game: game.id, settings: atOnce(game), seats }));
  });
}

/** Play whoever wants the same. */
export async function playAnybody(game: GameInfo): Promise<void> {
  if (!(await introduction.know(say("pages-look-for-game")))) return;
  await attempt(() => open(create<TableInfo>("/api/tables/quick", { game: game.id, settings: atOnce(game) })));
}

/** Sit down wherever a seat is free, with a deck or without. */
export async function sitDown(table: string, seat?: number, deck = ""): Promise<void> {
  if (!(await introduction.know(say("pages-sit-down")))) return;
  const body = seat === undefined ? {} : { seat, deck };
  await attempt(() => open(post<TableInfo>(`/api/tables/${table}/join`, body)));
}
