// Who plays a game for the first time.

import type { TableInfo, TableList } from "@/wire/messages";
import { get } from "@/wire/rest";

/** A game that this person has played to its end; an imported one is only looked at. */
const isPlayed = ({ status, result, seats }: TableInfo) =>
  status === "over" && result !== null && seats.some((seat) => seat.mine);

/** Has this person finished no game of this kind? Who has more games than are told at once is no newcomer. */
export async function isNewTo(game: string): Promise<boolean> {
  try {
    const { tables, more } = await get<TableList>("/api/tables/mine");
    return !more && !tables.some((table) => table.game === game && isPlayed(table));
  } catch {
    return false;
  }
}
