// Tables that concern a person: those of the lobby, and her own with the ones where it is her turn.

import type { TableInfo, TableList } from "@/wire/messages";
import { get } from "@/wire/rest";
import { here } from "./person.svelte";

const LOOK_AGAIN = 20_000;

class Mine {
  /** null: not asked yet */
  tables = $state.raw<TableInfo[] | null>(null);
  more = $state(false);
  readonly turns = $derived((this.tables ?? []).filter((table) => table.my_turn && table.status === "playing"));
  readonly running = $derived((this.tables ?? []).filter((table) => !table.my_turn && table.status === "playing"));
  readonly open = $derived((this.tables ?? []).filter((table) => table.status === "open"));
  readonly finished = $derived((this.tables ?? []).filter((table) => ["over", "closed"].includes(table.status)));

  async refresh(): Promise<void> {
    if (!here.me) {
      this.tables = null;
      this.more = false;
      return;
    }
    const found = await get<TableList>("/api/tables/mine");
    // who has paged on keeps the older ones
    const known = new Set(found.tables.map((table) => table.id));
    const older = (this.tables ?? []).filter((table) => !known.has(table.id) && table.ended_at !== null);
    const last = found.tables.at(-1);
    const kept = found.more && last ? older.filter((table) => (table.ended_at ?? 0) <= (last.ended_at ?? 0)) : [];
    this.tables = [...found.tables, ...kept];
    if (!kept.length) this.more = found.more;
  }

  async page(): Promise<void> {
    const last = this.tables?.at(-1);
    if (!last) return;
    const found = await get<TableList>(`/api/tables/mine?before=${last.id}`);
    const known = new Set(this.tables?.map((table) => table.id));
    this.tables = [...(this.tables ?? []), ...found.tables.filter((table) => !known.has(table.id))];
    this.more = found.more;
  }

  /** Look now, and again and again while somebody looks at the page. */
  follow(): () => void {
    const look = () => void this.refresh().catch(() => undefined);
    const timer = setInterval(() => document.hidden || look(), LOOK_AGAIN);
    const seen = () => document.hidden || look();
    document.addEventListener("visibilitychange", seen);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }
}

export const mine = new Mine();

/** Listed tables, live. Somebody without a name has no line to the server, and asks from time to time. */
export function followLobby(told: (tables: TableInfo[]) => void): () => void {
  if (here.me) return here.live.watchLobby((news) => told(news.tables));
  let gone = false;
  const look = () =>
    get<TableList>("/api/tables").then(
      (found) => gone || told(found.tables),
      () => undefined,
    );
  const timer = setInterval(() => document.hidden || void look(), LOOK_AGAIN);
  void look();
  return () => {
    gone = true;
    clearInterval(timer);
  };
}
