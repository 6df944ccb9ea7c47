// The list of the lobby: the first page is always what is true now, and what was asked for besides stays.

import { beforeEach, describe, expect, it, vi } from "vitest";
import type { TableInfo, TableList } from "@/wire/messages";
import { pretendBrowser } from "./browser";

pretendBrowser();
const asked: string[] = [];
let answers: TableList[] = [];

vi.mock("@/state/person.svelte", () => ({ here: { me: null } }));
vi.mock("@/wire/rest", () => ({
  get: async (path: string) => {
    asked.push(path);
    return answers.shift();
  },
}));

const { Lobby } = await import("@/state/tables.svelte");

const page = (ids: string, next: string, total: number): TableList => ({
  tables: [...ids].map((id) => ({ id }) as TableInfo),
  more: next !== "",
  next,
  total,
});
const shown = (lobby: InstanceType<typeof Lobby>) => lobby.tables?.map((table) => table.id).join("");

describe("the lobby", () => {
  beforeEach(() => {
    asked.length = 0;
    answers = [];
  });

  it("has no more where the server has none", () => {
    const lobby = new Lobby();
    expect(lobby.tables).toBeNull();
    lobby.take(page("ab", "", 2));
    expect([shown(lobby), lobby.next, lobby.left]).toEqual(["ab", "", 0]);
  });

  it("goes on page by page, and counts what is left", async () => {
    const lobby = new Lobby();
    lobby.take(page("ab", "1_2_b", 5));
    expect([lobby.next, lobby.left]).toEqual(["1_2_b", 3]);
    answers = [page("cd", "2_1_d", 5), page("e", "", 5)];
    await lobby.more();
    expect([shown(lobby), lobby.next, lobby.left]).toEqual(["abcd", "2_1_d", 1]);
    await lobby.more();
    expect([shown(lobby), lobby.next, lobby.left]).toEqual(["abcde", "", 0]);
    expect(asked).toEqual(["/api/tables?after=1_2_b", "/api/tables?after=2_1_d"]);
  });

  it("shows a table once, and news leave the other pages where they are", async () => {
    const lobby = new Lobby();
    lobby.take(page("ab", "1_2_b", 4));
    answers = [page("cb", "", 4)];
    await lobby.more();
    lobby.take(page("fa", "1_3_a", 4));
    expect(shown(lobby)).toBe("facb");
    lobby.take(page("a", "", 1));
    expect([shown(lobby), lobby.left]).toEqual(["a", 0]);
  });
});
