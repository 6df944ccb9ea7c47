// The Preparation that lies on the desk, and how the server hears of it: one part after the other, each as soon as the
// last has arrived. So it is kept when the time runs out or the page is loaded again.

import { SvelteMap } from "svelte/reactivity";
import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import { effectsOf, frontSeat, type SlotName } from "../lodge";
import {
  canLie,
  flip,
  inSlot,
  laidIn,
  lay,
  leftInHand,
  move,
  nextPart,
  nextSlot,
  partOf,
  takeBack,
  type Laid,
  type Side,
} from "./prepare";

const READY = "ready";
/** A part that has not arrived after so many milliseconds is sent again with the next change. */
const LOST = 2000;

export class Draft implements Gathering {
  constructor(private readonly scene: () => Scene) {}

  /** as it is laid out here; null: as the server has it */
  private own = $state.raw<Laid[] | null>(null);
  /** the slot that is aimed at; null: the next free one */
  private aim = $state<SlotName | null>(null);
  /** a half that the pointer or the focus rests on, or that is being dragged */
  meant = $state.raw<{ card: string; side: Side } | null>(null);
  /** the slot whose card is being dragged; null: a card of the hand, or none */
  lifted = $state<SlotName | null>(null);
  dragging = $state(false);
  /** Ready was said before everything had arrived */
  private ready = $state(false);
  private passing = false;
  /** whose it is */
  private of = -1;
  /** what the server had when the last part was sent, and when that was */
  private sent: { known: Laid[]; at: number } | null = null;

  private readonly seat = $derived.by(() => frontSeat(this.scene().view!));
  private readonly known = $derived.by(() => laidIn(this.scene().view!, this.seat));
  readonly laid = $derived(this.own ?? this.known);
  readonly hand = $derived.by(() => leftInHand(this.scene().view!, this.seat, this.laid));
  /** can it be changed now? */
  readonly open = $derived.by(() => {
    const scene = this.scene();
    const asked = asksFor(scene) && scene.view!.options.some((one) => !one.standing);
    return asked && (scene.canChoose || scene.busy) && !this.ready;
  });
  /** the slot into which a card would go now; null: all are full */
  readonly target = $derived.by(() => {
    const aimed = this.aim && canLie(this.laid, this.aim) && !inSlot(this.laid, this.aim) ? this.aim : null;
    return aimed ?? nextSlot(this.laid);
  });

  /** Can a card be laid with this side up? One that may not be prepared has never been offered. */
  hasSide(card: string, side: Side): boolean {
    const { words } = this.scene();
    const offered = this.offered.get(card);
    if (offered) return offered.has(side);
    return words !== null && effectsOf(words, card).some((one) => one.name === side);
  }
  /** the sides of each card that have been offered so far */
  private readonly offered = new SvelteMap<string, Set<Side>>();
  private meet(options: OptionView[]): void {
    for (const { card, side } of options.flatMap((one) => partOf(one.notation) ?? [])) {
      const known = this.offered.get(card);
      if (!known?.has(side)) this.offered.set(card, new Set([...(known ?? []), side]));
    }
  }

  lay(card: string, side: Side, slot: SlotName | null = this.target): void {
    if (slot) this.change(lay(this.laid, card, side, slot));
  }
  flip(slot: SlotName): void {
    this.change(flip(this.laid, slot));
  }
  takeBack(slot: SlotName): void {
    this.change(takeBack(this.laid, slot));
  }
  aimAt(slot: SlotName): void {
    this.aim = this.aim === slot ? null : slot;
  }
  /** What is dragged is let go over a slot. */
  drop(slot: SlotName): void {
    if (this.lifted) this.change(move(this.laid, this.lifted, slot));
    else if (this.meant) this.lay(this.meant.card, this.meant.side, slot);
    this.letGo();
  }
  letGo(): void {
    this.dragging = false;
    this.lifted = null;
    this.meant = null;
  }

  private change(laid: Laid[]): void {
    if (!this.open) return;
    this.own = laid;
    this.aim = null;
    this.meant = null;
  }

  /** To be called where the table changes: sends what is to be sent. */
  follow(): void {
    const scene = this.scene();
    if (!asksFor(scene) || !scene.view?.options.length || this.of !== this.seat) {
      this.own = this.sent = null;
      this.ready = false;
      this.of = this.seat;
      return;
    }
    this.meet(scene.view.options);
    if (scene.busy || !scene.canChoose || this.isOnItsWay()) return;
    const next = this.own ? nextPart(this.known, this.own) : null;
    if (next === null) this.own = null;
    const wanted = next ?? (this.ready ? READY : null);
    if (wanted === null) return;
    if (wanted === READY) this.ready = false;
    this.send(wanted);
  }

  private isOnItsWay(): boolean {
    return this.sent !== null && same(this.sent.known, this.known) && Date.now() - this.sent.at < LOST;
  }

  private send(wanted: string): void {
    const scene = this.scene();
    this.sent = { known: this.known, at: Date.now() };
    this.passing = true;
    if (wanted === "back") scene.takeBack();
    else {
      const option = scene.view?.options.find((one) => one.notation === wanted);
      if (option) scene.send(option);
      else this.own = null;
    }
    this.passing = false;
    // a lesson hears every choice, and may want another
    if (!scene.several) this.own = null;
  }

  // as the scene asks it

  readonly total = "";
  get begun(): boolean {
    return this.laid.length > 0 && this.open;
  }
  get question(): string {
    const { words } = this.scene();
    if (!words || !this.open) return "";
    const { meant, target } = this;
    if (!meant || !target || !this.dragging) return "";
    const place = target === "quick" ? words.word("quick") : say("lectern-slot", { slot: target });
    return say("lectern-let-go", { name: words.card(meant.card), place });
  }
  words(option: OptionView): string | null {
    return option.notation === READY ? say("lectern-ready-with", { count: this.laid.length }) : null;
  }
  take(option: OptionView): boolean {
    if (this.passing || option.standing || !this.open) return false;
    const part = partOf(option.notation);
    if (part) this.lay(part.card, part.side, part.slot);
    else if (option.notation !== READY || !this.own) return false;
    else this.ready = true;
    return true;
  }
  back(): boolean {
    if (this.passing || !this.open || !this.laid.length) return false;
    const last = this.laid.at(-1)!;
    this.takeBack(last.slot);
    return true;
  }
}

const asksFor = (scene: Scene): boolean => scene.view?.prompt?.ask === "prepare";
const same = (a: Laid[], b: Laid[]): boolean => JSON.stringify(a) === JSON.stringify(b);
