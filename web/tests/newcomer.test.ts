import { beforeEach, describe, expect, it, vi } from "vitest";

const answer = vi.hoisted(() => ({ get: vi.fn() }));
vi.mock("@/wire/rest", () => answer);

const { isNewTo } = await import("@/state/newcomer");

const table = (game: string, status: string, mine: boolean, result: object | null = {}) => ({
  game,
  status,
  result,
  seats: [{ mine }, { mine: false }],
});
const told = (tables: object[], more = false) => answer.get.mockResolvedValue({ tables, more });

describe("a newcomer", () => {
  beforeEach(() => void answer.get.mockReset());

  it("has finished no game of this kind", async () => {
    told([table("chess", "over", true), table("go", "playing", true, null), table("go", "closed", true, null)]);
    expect(await isNewTo("go")).toBe(true);
    expect(answer.get).toHaveBeenCalledExactlyOnceWith("/api/tables/mine");
  });
  it("may have looked at a game of others, or at an imported one", async () => {
    told([table("go", "over", false), table("go", "over", true, null)]);
    expect(await isNewTo("go")).toBe(true);
  });
  it("is nobody who has played one, or very many games", async () => {
    told([table("go", "over", true)]);
    expect(await isNewTo("go")).toBe(false);
    told([], true);
    expect(await isNewTo("go")).toBe(false);
  });
  it("is nobody of whom the server tells nothing", async () => {
    answer.get.mockRejectedValue(new Error("away"));
    expect(await isNewTo("go")).toBe(false);
  });
});
