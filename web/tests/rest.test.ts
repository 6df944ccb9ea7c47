// Requests that open something: sent again with their key when the answer is lost, and only then.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { create, Refused } from "@/wire/rest";

const keys: (string | undefined)[] = [];
let answers: (() => Response)[] = [];

beforeEach(() => {
  keys.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_path: string, options: RequestInit) => {
    keys.push((options.headers as Record<string, string>)["Idempotency-Key"]);
    return answers.shift()!();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = () => {
  throw new TypeError("Failed to fetch");
};

describe("a request that opens something", () => {
  it("goes out again with the same key when its answer is lost", async () => {
    answers = [lost, lost, () => new Response('{"id": "t1"}')];
    const made = create<{ id: string }>("/api/tables", { game: "cauldron" });
    await vi.runAllTimersAsync();
    expect(await made).toEqual({ id: "t1" });
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[!-~]{8,60}$/);
  });

  it("has a new key for each wish", async () => {
    answers = [() => new Response("{}"), () => new Response("{}")];
    await create("/api/tables", {});
    await create("/api/tables", {});
    expect(new Set(keys).size).toBe(2);
  });

  it("is not sent again when the server has answered", async () => {
    answers = [() => new Response('{"code": "bad_setup", "text": "no"}', { status: 409 })];
    await expect(create("/api/tables", {})).rejects.toMatchObject({ code: "bad_setup" });
    expect(keys).toHaveLength(1);
  });

  it("says so when nobody answers at all", async () => {
    answers = [lost, lost, lost];
    const made = expect(create("/api/tables", {})).rejects.toBeInstanceOf(Refused);
    await vi.runAllTimersAsync();
    await made;
    expect(keys).toHaveLength(3);
  });
});
