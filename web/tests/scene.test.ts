// What every scene does: drags that choose nothing before they end, and views whose unchanged parts stay the same.

import { beforeEach, describe, expect, it } from "vitest";
import { Scene, unchanged } from "@/table/scene.svelte";
import type { Fact, OptionView, Piece, View } from "@/wire/messages";

let code = 0;
const option = (notation: string, ...touches: string[]): OptionView => ({
  code: ++code,
  notation,
  touches,
  standing: false,
});

class Drawn extends Scene {
  canChoose = true;
  log = [];
  chosen: string[] = [];
  override foreseen = (found: Map<string, Fact[]>): void => super.foreseen(found);
  override unforeseen = (): void => super.unforeseen();
  choose(one: OptionView): void {
    this.chosen.push(one.notation);
  }
}

let scene: Drawn;
beforeEach(() => {
  scene = new Drawn();
  scene.picking.offer([
    option("throw nettle", "hand.nettle"),
    option("cast bolt goblin", "bolt", "goblin"),
    option("cast bolt troll", "bolt", "troll"),
    option("brew moss", "hand.moss"),
    option("sell moss", "hand.moss"),
    option("pass"),
  ]);
});

describe("a drag", () => {
  it("shows where it could end and chooses nothing", () => {
    scene.drag("hand.nettle");
    expect(scene.picking.isPicked("hand.nettle")).toBe(true);
    scene.drag("bolt");
    expect([...scene.picking.glowing].sort()).toEqual(["goblin", "troll"]);
    scene.dragEnds();
    expect(scene.picking.picked).toEqual([]);
    expect(scene.chosen).toEqual([]);
  });

  it("chooses when it ends on what goes with it", () => {
    scene.drag("bolt");
    scene.drop("troll");
    expect(scene.chosen).toEqual(["cast bolt troll"]);
  });

  it("chooses anywhere on the table what needs nothing else", () => {
    scene.drag("hand.nettle");
    scene.drop(null);
    expect(scene.chosen).toEqual(["throw nettle"]);
  });

  it("is as if it had not been where it ends on something else", () => {
    scene.drag("bolt");
    scene.drop(null);
    expect(scene.picking.picked).toEqual([]);
    scene.drag("bolt");
    scene.drop("hand.nettle");
    expect(scene.picking.picked).toEqual([]);
    expect(scene.chosen).toEqual([]);
  });

  it("that means one action thinks of that action only", () => {
    scene.picking.offer([
      option("attack goblin", "cat", "goblin"),
      option("cast bolt goblin", "cat", "goblin"),
      option("cast bolt troll", "cat", "troll"),
      option("cast cure", "cat"),
    ]);
    scene.drag("cat", (one) => one.notation.startsWith("cast bolt"));
    expect([...scene.picking.glowing].sort()).toEqual(["goblin", "troll"]);
    scene.drop("goblin");
    expect(scene.chosen).toEqual(["cast bolt goblin"]);
    scene.drag("cat", (one) => one.notation.startsWith("cast cure"));
    scene.drop(null);
    expect(scene.chosen).toEqual(["cast bolt goblin", "cast cure"]);
  });

  it("leaves the choice by words where several are meant", () => {
    scene.drag("hand.moss");
    scene.drop(null);
    expect(scene.picking.complete.map((one) => one.notation)).toEqual(["brew moss", "sell moss"]);
    expect(scene.chosen).toEqual([]);
  });
});

describe("what is foreseen", () => {
  const facts = [{ name: "damage", value: 3 }] as Fact[];

  it("keeps its room while it is asked for anew", () => {
    expect(scene.expected("pass")).toEqual({ facts: [], awaited: true });
    scene.foreseen(new Map([["throw nettle", facts]]));
    expect(scene.expected("throw nettle")).toEqual({ facts, awaited: false });
    expect(scene.expected("pass")).toEqual({ facts: [], awaited: false });
    scene.unforeseen();
    expect(scene.expected("throw nettle")).toEqual({ facts, awaited: true });
  });

  it("keeps no room where there is nothing to say", () => {
    scene.foreseen(new Map([["throw nettle", facts]]));
    scene.unforeseen();
    scene.foreseen(new Map());
    expect(scene.expected("throw nettle")).toEqual({ facts: [], awaited: false });
  });
});

describe("a new view", () => {
  const piece = (id: string, hp: number): Piece =>
    ({
      id,
      card: id,
      owner: 0,
      facts: [{ name: "hp", value: hp, of: 9 }],
      tokens: {},
      modifiers: [],
    }) as unknown as Piece;
  const view = (n: number, ...pieces: Piece[]): View =>
    ({
      n,
      game: "g",
      zones: [{ id: "line", pieces }],
      seats: [{ seat: 0, name: "Ann" }],
      facts: [],
    }) as unknown as View;

  it("keeps what has not changed", () => {
    const old = view(1, piece("a", 3), piece("b", 4));
    const now = unchanged(old, view(2, piece("b", 4), piece("a", 2)));
    expect(now.n).toBe(2);
    expect(now.seats).toBe(old.seats);
    expect(now.zones[0]!.pieces[0]).toBe(old.zones[0]!.pieces[1]);
    expect(now.zones[0]!.pieces[1]).toEqual(piece("a", 2));
    expect(unchanged(old, view(3, piece("a", 3), piece("b", 4))).zones).toBe(old.zones);
  });
});
