// What whoever runs the server tells all: a restart counts down by the server's clock, and can be put away.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Announced } from "@/wire/messages";

const live: { onAnnounced: (told: Announced) => void } = { onAnnounced: () => undefined };

vi.mock("@/state/person.svelte", () => ({ here: { live, line: "here" } }));

const { announcement } = await import("@/state/announcement.svelte");
const told = (text: string, seconds: number | null): Announced => ({
  is: "announced",
  now: 5_000,
  text,
  restart_at: seconds === null ? null : 5_000 + seconds,
  until: 5_000 + (seconds ?? 3_600) + 120,
});
let leave: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  leave = announcement.follow();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe("a restart", () => {
  it("counts down in minutes, is late, and is over", () => {
    live.onAnnounced(told("", 300));
    expect([announcement.shown, announcement.minutes]).toEqual([true, 5]);
    vi.advanceTimersByTime(61_000);
    expect(announcement.minutes).toBe(4);
    vi.advanceTimersByTime(245_000);
    expect([announcement.shown, announcement.minutes]).toEqual([true, 0]);
    vi.advanceTimersByTime(120_000);
    expect(announcement.shown).toBe(false);
  });

  it("that is put away stays away until something else is announced", () => {
    live.onAnnounced(told("", 600));
    announcement.dismiss();
    live.onAnnounced(told("", 600));
    expect(announcement.shown).toBe(false);
    live.onAnnounced(told("", 660));
    expect(announcement.shown).toBe(true);
  });
});

describe("other words", () => {
  it("speak of no restart, and can be taken back", () => {
    live.onAnnounced(told("Friday is tournament night.", null));
    expect([announcement.shown, announcement.minutes]).toEqual([true, null]);
    expect(announcement.text).toBe("Friday is tournament night.");
    live.onAnnounced({ is: "announced", now: 5_001, text: "", restart_at: null, until: null });
    expect(announcement.shown).toBe(false);
  });
});
