// What somebody at the table thinks of: the card of the hand that is open, the amount on its stepper, and what all that
// would change on the bars of the table.

import type { Beat, Value } from "@/table/beats";
import type { Scene } from "@/table/scene.svelte";
import { factOf, wordOf } from "@/table/scene.svelte";
import type { OptionView, Piece } from "@/wire/messages";
import { amountsOf, commonChanges, helpful, type Change } from "./coming";
import { actionOf, askedAction, isMoment, letterOf, rollOf, type Action, type Rolled } from "./quest";

/** A die or a coin as far as it has been shown. */
export interface Shown {
  /** null: it still tumbles */
  die: number | null;
  natural: number | null;
  coin: string | null;
  /** what it comes to; null: that has not been told */
  roll: Rolled | null;
}

export class Thought {
  constructor(private readonly scene: () => Scene) {}

  /** the action that somebody began with */
  private begun = $state("");
  /** what the stepper was set to; null: nobody touched it */
  private wanted = $state<number | null>(null);

  private readonly options = $derived.by((): OptionView[] => {
    const scene = this.scene();
    return scene.canChoose ? scene.picking.options : [];
  });
  readonly own = $derived(this.options.filter((option) => !option.standing));
  readonly moment = $derived.by(() => {
    const { view } = this.scene();
    return view !== null && !this.scene().letsGo && isMoment(view, this.options);
  });
  /** all actions that are offered */
  readonly offered = $derived(new Set(this.options.map((option) => actionOf(option.notation))));
  /** those that go together with what was touched */
  readonly fitting = $derived.by(
    () => new Set(this.scene().picking.matching.map((option) => actionOf(option.notation))),
  );
  /** one's own turn to act: what is not offered is forbidden now */
  readonly acting = $derived(this.own.some((option) => /^(attack|cast) /.test(option.notation)));

  // the card that is open

  private readonly asked = $derived.by(() => {
    const { view } = this.scene();
    return view && this.own.length && !this.moment ? askedAction(view) : "";
  });
  readonly open = $derived.by(() => {
    const { narrowed, picked } = this.scene().picking;
    return this.asked || (narrowed && picked.length ? this.begun : "");
  });
  /** what a button on the open card chooses: nothing more need be touched for it */
  readonly ready = $derived.by(() => {
    if (!this.open || this.amounts.length) return [];
    return this.scene().picking.complete.filter((option) => this.asked || actionOf(option.notation) === this.open);
  });

  // how much

  readonly amounts = $derived.by(() => {
    const scene = this.scene();
    const all = this.moment ? [] : amountsOf(this.own);
    const receiver = wordOf(scene.view?.facts ?? [], "receiver") ?? "";
    return helpful(all, scene.previews, receiver);
  });
  readonly amount = $derived.by(() => {
    const { amounts, wanted } = this;
    return amounts.findLast((one) => wanted === null || one.amount <= wanted) ?? amounts[0] ?? null;
  });
  setAmount(amount: number): void {
    this.wanted = amount;
  }

  // what would change

  private readonly meant = $derived.by((): OptionView[] => {
    const scene = this.scene();
    const hovered = this.options.filter((option) => option.notation === scene.hovered);
    if (hovered.length) return hovered;
    if (this.amount) return [this.amount.option];
    if (this.moment) return this.own.filter((option) => option.notation === "pass");
    return this.open ? scene.picking.matching : [];
  });
  readonly changes = $derived.by(() => {
    const { previews, view } = this.scene();
    const known = this.meant.map((option) => previews.get(option.notation) ?? []);
    const found = known.every((facts) => facts.length) ? commonChanges(known) : new Map<string, Change>();
    // what is paid is certain, whatever the die takes besides
    const costs = known.map((facts) => factOf(facts, "cost"));
    const [cost] = costs;
    if (cost && view && costs.every((one) => one?.value === cost.value)) {
      const own = letterOf(view.seat);
      found.set(own, { mp: Number(cost.of) - Number(cost.value), ...found.get(own) });
    }
    return found;
  });
  changeOf(who: string | null): Change {
    return (who !== null && this.changes.get(who)) || {};
  }
  /** The choice that the open card comes to at this Foe. */
  aimedAt(foe: Piece): OptionView | null {
    const scene = this.scene();
    if (this.moment || this.amounts.length) return null;
    const some = this.meant.length ? this.meant : [];
    const found = some.filter((option) => option.touches.includes(foe.id));
    if (found.length) return found[0]!;
    // what strikes every Foe names none
    return this.open && scene.picking.matching.length === 1 ? scene.picking.matching[0]! : null;
  }

  // what was rolled

  /** in the sequence that plays: who rolled or flipped last, and what */
  private played = $state.raw<{ who: string; shown: Shown } | null>(null);

  /** A beat is shown, or none any more. */
  follow(beat: Beat | null): void {
    if (!beat) this.played = null;
    else if (beat.kind === "roll" || beat.kind === "stop" || beat.kind === "sum") {
      const { who, card, die, sum, eye } = beat.roles;
      const number = (value: Value | undefined) => (typeof value === "number" ? value : null);
      const flips = eye !== undefined;
      const stopped = beat.kind !== "roll";
      const shown: Shown = {
        die: stopped && !flips ? number(beat.kind === "sum" ? sum : die) : null,
        natural: stopped ? number(die) : null,
        coin: stopped && flips ? (eye === 0 || eye === "open" ? "open" : "closed") : null,
        roll: null,
      };
      this.played = { who: String(card ?? who ?? ""), shown };
    }
  }

  /** The last roll or flip of a seat, by its letter, or of a Foe, by its card. */
  shownBy(who: string): Shown | null {
    const { view, playing } = this.scene();
    if (playing || !view) return this.played?.who === who ? this.played.shown : null;
    const roll = rollOf(view);
    const rolled = roll && roll.roller === who && roll.die !== null ? roll : null;
    const coin = wordOf(view.facts, "flipper") === who ? wordOf(view.facts, "coin") : null;
    return rolled || coin ? { die: rolled?.die ?? null, natural: rolled?.natural ?? null, coin, roll: rolled } : null;
  }

  // touching

  /** Touch a card of the hand. What settles a choice with a target is chosen; what needs none waits for its button. */
  press(action: Action): void {
    const scene = this.scene();
    if (this.open === action.key) {
      if (!this.asked) this.shut();
      return;
    }
    const { picking } = scene;
    const before = picking.picked;
    this.begun = action.key;
    scene.foresee();
    const of = (option: OptionView) => actionOf(option.notation) === action.key;
    let settled = picking.only(of, action.piece);
    // who had touched the own Familiar first meant it as the target
    if (!settled && before.length === 1 && before[0] === action.piece && picking.glowing.has(action.piece)) {
      settled = picking.touch(action.piece);
    }
    if (settled && settled.touches.length > 1 && before.length) scene.choose(settled);
  }

  /** Use what lies beside the hand: what needs no target is chosen at once. */
  use(key: string, piece: string): void {
    const scene = this.scene();
    if (this.open === key) return this.shut();
    this.begun = key;
    scene.foresee();
    const settled = scene.picking.only((option) => actionOf(option.notation) === key, piece);
    if (settled) scene.choose(settled);
  }

  drag(action: Action): void {
    const scene = this.scene();
    this.begun = action.key;
    scene.foresee();
    scene.drag(action.piece, (option) => actionOf(option.notation) === action.key);
  }

  /** Can what is dragged be dropped on this card? */
  takes(action: Action): boolean {
    return this.scene().dragged !== "" && this.open !== action.key && this.fitting.has(action.key);
  }
  receive(action: Action): void {
    this.scene().layDown();
    this.press(action);
  }

  shut(): void {
    this.begun = "";
    this.scene().picking.clear();
  }

  /** Another question: nothing of the last one is meant any more. */
  forget(): void {
    this.begun = "";
    this.wanted = null;
  }
}
