// What is said at a window beside the cards, and how damage is about to be shared out: one way is meant, and the prompt
// offers that one.

import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import { mageOf } from "../lodge";
import { splitsOf, type Split } from "./split";

export class Sharing implements Gathering {
  constructor(private readonly scene: () => Scene) {}

  /** the stop that was chosen; null: as a silent seat would share it */
  private chosen = $state<number | null>(null);

  private readonly splits = $derived.by((): Split[] => {
    const { view } = this.scene();
    if (!view || view.prompt?.ask !== "share") return [];
    return splitsOf(view, (notation) => this.scene().expected(notation).facts);
  });
  readonly at = $derived.by(() => {
    const silent = this.splits.findIndex((one) => one.option.notation === this.scene().view?.prompt?.default);
    return Math.min(this.chosen ?? Math.max(0, silent), Math.max(0, this.splits.length - 1));
  });

  choose(at: number): void {
    this.chosen = at;
  }

  /** To be called where the table changes: the prompt offers the way that is meant. */
  follow(): void {
    const scene = this.scene();
    const meant = this.splits[this.at]?.option;
    if (!meant) {
      this.chosen = null;
      return;
    }
    const [only, ...more] = scene.picking.options.filter((one) => !one.standing);
    if (!scene.canChoose || scene.playing || (only === meant && !more.length)) return;
    scene.picking.offer([meant, ...scene.picking.options.filter((one) => one.standing)]);
  }

  // as the scene asks it

  readonly question = "";
  readonly total = "";
  readonly begun = false;
  words(option: OptionView): string | null {
    const { view, words } = this.scene();
    if (option.notation === "pass")
      return view?.prompt?.ask === "reveal_trap" ? say("lectern-no-trap") : say("lectern-let-through");
    const split = this.splits.find((one) => one.option.notation === option.notation);
    const seat = view?.seats.find((one) => one.seat === view.seat);
    const familiar = view && seat ? mageOf(view, seat).familiar : null;
    if (!split || !words || !seat || !familiar) return null;
    const values = { name: words.seat(seat.seat), a: split.mage.takes, b: split.familiar.takes };
    return say("lectern-split-words", { ...values, beast: words.piece(familiar.piece) });
  }
  take(): boolean {
    return false;
  }
  back(): boolean {
    return false;
  }
}
