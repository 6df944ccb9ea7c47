// Picks are sent one after the other, each only if the server offers it.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Scene } from "@/table/scene.svelte";
import type { OptionView, Piece, View } from "@/wire/messages";
import { pretendBrowser } from "../../browser";

pretendBrowser();
const { Gather } = await import("@/boards/mythic-arena/gather.svelte");
const { Picking } = await import("@/table/picking.svelte");
const { notes } = await import("@/state/person.svelte");
const { say, speech } = await import("@/words/ui.svelte");
const { Texts } = await import("@/words/fluent");
const { Words } = await import("@/words/game");

const option = (notation: string, ...touches: string[]): OptionView => ({
  code: 1,
  notation,
  touches,
  standing: false,
});
const pet = (id: string): Piece => ({ id, card: id.split(".")[1]!, owner: 0, facts: [], tokens: {}, modifiers: [] });
const gloth = option("attack gloth", "A.gloth");
const goliath = option("attack goliath", "A.goliath");

function viewOf(ask: string, options: OptionView[]): View {
  const pieces = [pet("A.gloth"), pet("A.goliath")];
  const zones = [{ id: "front.A", owner: 0, size: 2, pieces }];
  return { zones, options, seat: 0, seats: [], facts: [], log: [], prompt: { ask } } as unknown as View;
}

/** A table that remembers what was sent to it. */
class Pretended {
  view = $state.raw(viewOf("name_attackers", [gloth, goliath]));
  words = new Words("mythic-arena", new Texts([]), [], new Map(), "en");
  previews = new Map();
  picking = new Picking();
  several = $state(true);
  canChoose = true;
  playing = $state(false);
  busy = $state(false);
  dragged = $state("");
  skipped = 0;
  sent: string[] = [];
  send(chosen: OptionView): void {
    this.sent.push(chosen.notation);
    this.busy = true;
  }
  skip(): void {
    this.playing = false;
    this.skipped += 1;
  }
  /** the server's next question */
  asks(ask: string, ...options: OptionView[]): void {
    this.view = viewOf(ask, options);
    this.busy = false;
  }
}

let table: Pretended;
let gather: InstanceType<typeof Gather>;
beforeAll(() => speech.learn());
beforeEach(() => {
  table = new Pretended();
  gather = new Gather(() => table as unknown as Scene);
  gather.follow();
});
const choose = (notation: string) => {
  const taken = gather.take(table.picking.options.find((one) => one.notation === notation)!);
  gather.follow();
  return taken;
};

describe("gathering", () => {
  it("keeps picks on the table until they are confirmed, and then sends each when it is offered", () => {
    expect(choose("attack gloth")).toBe(true);
    expect(choose("attack goliath")).toBe(true);
    expect(table.sent).toEqual([]);
    expect(gather.words(option("done"))).toBe("Attack with 2 pets");
    expect(choose("done")).toBe(true);
    expect(table.sent).toEqual(["attack gloth"]);
    gather.follow();
    expect(table.sent).toEqual(["attack gloth"]);
    table.asks("name_more", goliath, option("done"));
    table.playing = true;
    gather.follow();
    expect([table.skipped, table.sent.length]).toEqual([1, 1]);
    gather.follow();
    expect(table.sent).toEqual(["attack gloth", "attack goliath"]);
    // nobody is left to be named: the server asks no more
    table.asks("declare", option("power charge", "A.gloth"));
    gather.follow();
    expect(table.sent).toEqual(["attack gloth", "attack goliath"]);
    expect(gather.picks).toEqual([]);
    expect(notes.all).toEqual([]);
  });
  it("stops where something else is asked, and says so", () => {
    choose("attack gloth");
    choose("attack goliath");
    choose("done");
    table.asks("let_go", option("release gloth", "A.gloth"));
    gather.follow();
    expect(table.sent).toEqual(["attack gloth"]);
    expect(notes.all.map((one) => one.text)).toEqual([say("arena-gather-stopped")]);
    expect(gather.begun).toBe(false);
  });
  it("takes the last pick back", () => {
    choose("attack gloth");
    expect(gather.begun).toBe(true);
    expect(gather.back()).toBe(true);
    expect(gather.picks).toEqual([]);
    expect(gather.back()).toBe(false);
  });
  it("leaves to the server what is not gathered", () => {
    expect(gather.take({ ...option("release gloth", "A.gloth"), standing: true })).toBe(false);
    table.several = false;
    const lesson = new Gather(() => table as unknown as Scene);
    expect(lesson.take(gloth)).toBe(false);
  });
});

describe("a pet that is dragged", () => {
  it("can be dropped on any Attacker, and blocks that one", () => {
    const first = option("block gloth huangdi", "A.gloth", "B.huangdi");
    const second = option("block gloth mossback", "A.gloth", "B.mossback");
    table.asks("name_blockers", first, second);
    table.dragged = "A.gloth";
    gather.follow();
    expect(table.picking.options).toEqual([first, second]);
    expect(gather.take(second)).toBe(true);
    expect(gather.picks.map((pick) => pick.against)).toEqual(["B.mossback"]);
  });
});
