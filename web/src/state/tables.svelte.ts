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
    const older = (this.tables ?? []).filter((table) => !known.has(table.id));
    const last = found.tables.at(-1);
    const kept = found.more && last ? older.filter((table) => (table.ended_at ?? 1e99) <= (last.ended_at ?? 1e99)) : [];
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
export function followLobby(told: (page: Listed) => void): () => void {
  if (here.me) return here.live.watchLobby(told);
  let gone = false;
  const look = () =>
    get<TableList>("/api/tables").then(
      (found) => gone || told(found),
      () => undefined,
    );
  const timer = setInterval(() => document.hidden || void look(), LOOK_AGAIN);
  void look();
  return () => {
    gone = true;
    clearInterval(timer);
  };
}

/** A page of listed tables, as the server tells it. */
export type Listed = Pick<TableList, "tables" | "next" | "total">;

/** The listed tables that somebody sees: the first page as it is now, and those that they have asked for besides. */
export class Lobby {
  /** null: not asked yet */
  private first = $state.raw<Listed | null>(null);
  private pages = $state.raw<Listed[]>([]);
  readonly tables = $derived(this.first && this.all());
  /** where the next page begins; empty: there is none */
  readonly next = $derived((this.pages.at(-1) ?? this.first)?.next ?? "");
  /** how many are not shown yet */
  readonly left = $derived(this.next ? Math.max(1, (this.first?.total ?? 0) - (this.tables?.length ?? 0)) : 0);

  /** A table that moved to another page meanwhile is shown once, as the first page has it. */
  private all(): TableInfo[] {
    const known = new Map<string, TableInfo>();
    for (const page of [this.first, ...this.pages])
      for (const table of page?.tables ?? []) if (!known.has(table.id)) known.set(table.id, table);
    return [...known.values()];
  }

  take(page: Listed): void {
    this.first = page;
    if (!page.next) this.pages = [];
  }

  async more(): Promise<void> {
    const found = await get<TableList>(`/api/tables?after=${encodeURIComponent(this.next)}`);
    this.pages = [...this.pages, found];
  }
}
