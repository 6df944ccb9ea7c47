// What somebody at the table thinks of: the card of the hand that is open, the amount on its stepper, and what all that
// would change on the bars of the table.

import type { Scene } from "@/table/scene.svelte";
import { wordOf } from "@/table/scene.svelte";
import type { OptionView, Piece } from "@/wire/messages";
import { amountsOf, commonChanges, helpful, type Change } from "./coming";
import { actionOf, askedAction, isMoment, letterOf, type Action } from "./quest";

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
  readonly open = $derived.by(() => this.asked || (this.scene().picking.picked.length ? this.begun : ""));
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
    const { previews } = this.scene();
    const facts = this.meant.map((option) => previews.get(option.notation));
    return facts.every((one) => one)
      ? commonChanges(facts as NonNullable<(typeof facts)[0]>[])
      : new Map<string, Change>();
  });
  changeOf(who: string | null): Change {
    return (who !== null && this.changes.get(who)) || {};
  }
  changeOfSeat(seat: number): Change {
    return this.changeOf(letterOf(seat));
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
