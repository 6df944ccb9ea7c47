// Sounds: after the first click, where they are wanted, each by its beat, and never twice at once.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { pretendBrowser } from "./browser";

pretendBrowser();
const asked: string[] = [];
const played: string[] = [];
const listens = new Map<string, () => void>();
let clock = 0;

vi.stubGlobal("addEventListener", (kind: string, act: () => void) => listens.set(kind, act));
vi.stubGlobal("removeEventListener", (kind: string) => listens.delete(kind));
vi.stubGlobal("performance", { now: () => clock });
vi.stubGlobal("fetch", async (path: string) => {
  asked.push(path);
  return { ok: !path.includes("lose"), arrayBuffer: async () => path };
});
vi.stubGlobal(
  "AudioContext",
  class {
    destination = {};
    createGain = () => ({ gain: { value: 1 }, connect: () => undefined });
    createBufferSource = () => ({
      buffer: "",
      connect: () => undefined,
      start(this: { buffer: string }) {
        played.push(this.buffer.replace(/.*\/(\w+)\.wav/, "$1"));
      },
    });
    resume = async () => undefined;
    decodeAudioData = async (file: unknown) => file;
  },
);

const { play, SOUNDS, soundFor } = await import("@/table/sound");
const { prefs } = await import("@/state/prefs.svelte");

const settled = () => vi.waitFor(() => expect(asked.length).toBeGreaterThan(0)).then(() => Promise.resolve());

beforeEach(() => {
  played.length = 0;
  clock += 1000;
  prefs.sound = true;
});

describe("sounds", () => {
  it("are on by default, and wait for the first click or key", async () => {
    play("dice");
    expect([asked, played]).toEqual([[], []]);
    expect([...listens.keys()].sort()).toEqual(["keydown", "pointerup"]);
    listens.get("pointerup")!();
    expect([...listens.keys()]).toEqual([]);
    await settled();
    play("dice");
    await vi.waitFor(() => expect(played).toEqual(["dice"]));
  });

  it("are one if they come at once, and can be switched off", async () => {
    play("hit");
    play("hit");
    await vi.waitFor(() => expect(played).toEqual(["hit"]));
    clock += 1000;
    prefs.sound = false;
    play("hit");
    prefs.sound = true;
    play("card");
    await vi.waitFor(() => expect(played).toEqual(["hit", "card"]));
  });

  it("that cannot be fetched are not missed, and asked for again the next time", async () => {
    const before = asked.length;
    play("lose");
    await vi.waitFor(() => expect(asked.length).toBe(before + 1));
    await new Promise((resolve) => setTimeout(resolve));
    clock += 1000;
    play("lose");
    await vi.waitFor(() => expect(asked.length).toBe(before + 2));
    expect(played).toEqual([]);
  });

  it("follow the beats of a sequence; whose turn it is and who won depends on who listens", () => {
    const beats = "announce roll sum verdict damage heal status fall move draw gain turn end quiet".split(" ");
    const heard = beats.filter((beat) => soundFor(beat)).map((beat) => `${beat} ${soundFor(beat)}`);
    expect(heard).toEqual([
      "roll dice",
      "damage hit",
      "heal heal",
      "status click",
      "fall fall",
      "move card",
      "draw card",
      "gain card",
    ]);
    expect(soundFor("constructor")).toBeNull();
    for (const beat of heard) expect(SOUNDS).toContain(beat.split(" ")[1]);
  });
});
