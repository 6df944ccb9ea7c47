// What somebody at the table looks at and thinks of: whose Board or which heap is open, which choice is meant, what is
// being dragged to attack, and how six cards are split over the Pools.

import { prefs } from "@/state/prefs.svelte";
import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView, Piece } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import { comingOf, isNothing, type Coming } from "./coming";
import { letterOf, POOLS, splitsOf, trayOf, type PoolKind } from "./parlor";

/** What is open in the place of the Pools. */
export type Opened = { what: "board"; seat: number } | { what: "heap"; zone: string } | { what: "under"; host: string };

export class Sight implements Gathering {
  constructor(private readonly scene: () => Scene) {}

  opened = $state.raw<Opened | null>(null);
  /** the Pool whose choices are open, where there is little room */
  pool = $state<PoolKind>("friend");
  /** the Friend that is dragged to attack; empty: none */
  charging = $state("");
  /** a finger shows no choice before it makes it: the first touch only means it */
  private armed = $state("");
  fingers = $state(false);

  readonly options = $derived.by((): OptionView[] => {
    const scene = this.scene();
    return scene.canChoose && !scene.playing ? scene.picking.options : [];
  });
  readonly asks = $derived.by(() => this.scene().view?.prompt?.ask ?? "");

  /** the choice that is meant */
  readonly meant = $derived.by((): OptionView | null => {
    const { hovered } = this.scene();
    return this.options.find((one) => one.notation === hovered) ?? null;
  });
  readonly coming = $derived.by((): Coming | null => {
    const scene = this.scene();
    if (!this.meant || !scene.view) return null;
    const found = comingOf(scene.previews.get(this.meant.notation) ?? [], letterOf(scene.view.seat));
    return isNothing(found) && !/^(add|at|draw|deck)( |$)/.test(this.meant.notation) ? null : found;
  });

  /** cards that can be chosen and lie nowhere on the board */
  readonly tray = $derived.by((): Piece[] => {
    const scene = this.scene();
    return scene.view && this.options.length ? trayOf(scene.view, scene.picking.glowing) : [];
  });

  /** Open somebody's Board in the place of the Pools, or close it. */
  look(seat: number): void {
    const open = this.opened?.what === "board" && this.opened.seat === seat;
    this.opened = open ? null : { what: "board", seat };
  }

  // pointing

  private only(id: string): OptionView | null {
    const [first, ...more] = this.scene().picking.matching.filter((one) => one.touches.includes(id));
    return first && !more.length ? first : null;
  }
  point(id: string): void {
    const option = this.options.length ? this.only(id) : null;
    if (option) this.scene().hovered = option.notation;
  }
  unpoint(): void {
    if (!this.armed) this.scene().hovered = "";
  }

  // several things that one card can do

  /** The choices that a touched card has itself: they lie on it. */
  readonly deeds = $derived.by((): OptionView[] => {
    const { picking } = this.scene();
    const [only, ...more] = picking.picked;
    return only?.includes("#") && !more.length && picking.complete.length > 1 ? picking.complete : [];
  });

  // attacks by dragging: the first answer is given when the Friend is lifted

  charge(id: string): void {
    const scene = this.scene();
    const option = this.options.find((one) => /^attack /.test(one.notation) && one.touches.includes(id));
    if (!option || !scene.several || prefs.confirm) return;
    this.charging = id;
    scene.send(option);
  }
  takes(id: string): boolean {
    return this.charging !== "" && this.asks === "ask_target" && this.scene().picking.glowing.has(id);
  }
  strike(id: string): void {
    const option = this.only(id);
    this.charging = "";
    if (option) this.scene().send(option);
  }
  /** It was dropped where nothing takes it: it does not attack. */
  rest(): void {
    if (!this.charging) return;
    this.charging = "";
    this.scene().hovered = "";
    if (this.asks === "ask_target") this.scene().takeBack();
  }

  // how a Deck is drawn

  /** how many cards of each Pool are meant, of six */
  split = $state.raw<number[]>([0, 0, 0, 0]);
  readonly splits = $derived(splitsOf(this.options));
  readonly taken = $derived(this.split.reduce((sum, one) => sum + one, 0));
  readonly whole = $derived(this.splits.get(this.split.join("")) ?? null);
  /** Could this Pool give one more, so that six can still be reached? */
  canTake(pool: number, by: 1 | -1): boolean {
    const now = this.split.map((one, i) => (i === pool ? one + by : one));
    if (now[pool]! < 0 || now.reduce((sum, one) => sum + one, 0) > 6) return false;
    if (by < 0) return true;
    return [...this.splits.keys()].some((key) => now.every((one, i) => one <= Number(key[i])));
  }
  takeFrom(pool: number, by: 1 | -1): void {
    if (this.canTake(pool, by)) this.split = this.split.map((one, i) => (i === pool ? one + by : one));
  }

  // a finger: touch once to see what would come, and again to do it

  private readonly arms = $derived(this.fingers && this.asks === "ask_target");
  readonly question = $derived.by(() => {
    const option = this.armed ? this.options.find((one) => one.notation === this.armed) : null;
    return option ? say("parlor-tap-again", { name: this.nameOf(option) }) : "";
  });
  readonly total = "";
  readonly begun = false;
  words(): string | null {
    return null;
  }
  take(option: OptionView): boolean {
    const scene = this.scene();
    if (!this.arms || option.standing || this.armed === option.notation) {
      this.armed = "";
      return false;
    }
    this.armed = option.notation;
    scene.picking.clear();
    scene.hovered = option.notation;
    return true;
  }
  back(): boolean {
    if (!this.armed) return false;
    this.armed = "";
    this.scene().hovered = "";
    return true;
  }

  nameOf(option: OptionView): string {
    const { view, words } = this.scene();
    const [id = ""] = option.touches;
    const letter = /^board\.(.)$/.exec(id)?.[1];
    if (letter) return words?.seat(letter.charCodeAt(0) - 65) ?? "";
    for (const zone of view?.zones ?? []) {
      const piece = zone.pieces.find((one) => one.id === id);
      if (piece) return words?.piece(piece) ?? "";
    }
    return id.startsWith("pool.") ? (words?.zone(id) ?? "") : "";
  }

  /** Another question: nothing of the last one is meant any more. */
  forget(): void {
    this.armed = "";
    this.split = POOLS.map(() => 0);
    if (this.opened?.what === "under" || this.asks === "ask_draw") this.opened = null;
  }
}
