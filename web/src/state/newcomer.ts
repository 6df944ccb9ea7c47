// Who plays a game for the first time.

import type { TableList } from "@/wire/messages";
import { get } from "@/wire/rest";

/** Has this person finished no game of this kind? Who has more games than are told at once is no newcomer. */
export async function isNewTo(game: string): Promise<boolean> {
  try {
    const { tables, more } = await get<TableList>("/api/tables/mine");
    return !more && !tables.some((table) => table.game === game && table.status === "over");
  } catch {
    return false;
  }
}
