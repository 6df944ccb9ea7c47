// From touches to a choice. An option names the pieces and places it touches; who touches some of them is left with the
// options that have all of these. The order does not matter: a Foe first or a spell first come to the same.

import type { OptionView } from "@/wire/messages";

/** What is left of `all` after taking each of `some` out once; null: one of them is not there. */
function without(all: string[], some: string[]): string[] | null {
  if (!some.length) return all;
  const left = [...all];
  for (const one of some) {
    const place = left.indexOf(one);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

export class Picking {
  options = $state.raw<OptionView[]>([]);
  picked = $state.raw<string[]>([]);
  /** which options are meant, of somebody who began with what to do */
  private meant = $state.raw<((option: OptionView) => boolean) | null>(null);
  /** Did somebody begin with what to do? */
  readonly narrowed = $derived(this.meant !== null);
  private readonly thought = $derived(this.meant ? this.options.filter(this.meant) : this.options);

  /** The options that have all that was touched. */
  readonly matching = $derived(this.thought.filter((option) => without(option.touches, this.picked) !== null));

  /** What all options that touch anything have in common: nobody need touch it. */
  private readonly common = $derived.by(() => {
    const touching = this.thought.filter((option) => option.touches.length);
    const first = touching[0];
    if (!first || touching.length < 2) return [];
    return first.touches.filter(
      (id, i) => first.touches.indexOf(id) === i && touching.every((option) => option.touches.includes(id)),
    );
  });

  /** What can be touched now. */
  readonly glowing = $derived.by(() => {
    const found = new Set<string>();
    for (const option of this.matching) for (const id of without(option.touches, this.picked) ?? []) found.add(id);
    return found;
  });

  /** The options for which nothing more need be touched: if there are several, one is chosen by its words. */
  readonly complete = $derived(
    this.picked.length ? this.matching.filter((option) => this.left(option).length === 0) : [],
  );

  private left(option: OptionView): string[] {
    const left = without(option.touches, this.picked) ?? [];
    return left.filter((id) => !this.common.includes(id));
  }

  /** New options: what was touched counts no more. */
  offer(options: OptionView[]): void {
    this.options = options;
    this.clear();
  }

  /**
   * Think only of some options, for instance of one spell and all its targets; `touched` is touched with them. What was
   * touched before stays if it goes together. The answer is the option that this settles, if it does.
   */
  only(meant: (option: OptionView) => boolean, ...touched: string[]): OptionView | null {
    const some = this.options.filter(meant);
    const goes = (ids: string[]) => some.some((option) => without(option.touches, ids) !== null);
    const fresh = touched.filter((id) => !this.picked.includes(id));
    const kept = this.meant ? [] : this.picked;
    this.meant = meant;
    this.picked = [[...kept, ...fresh], touched].find(goes) ?? [];
    return this.settled();
  }

  /** Does any choice touch it, also one that does not go together with what was touched before? */
  isOffered(id: string): boolean {
    return this.options.some((option) => option.touches.includes(id));
  }

  isPicked(id: string): boolean {
    return this.picked.includes(id);
  }

  /**
   * Touch a piece or a place. The answer is the option that this settles, if it does. Touched again, it is let go; what
   * does not go together with what was touched before is a new beginning.
   */
  touch(id: string): OptionView | null {
    if (this.glowing.has(id)) {
      this.picked = [...this.picked, id];
      return this.settled();
    }
    if (!this.picked.includes(id) && this.isOffered(id)) {
      this.clear();
      this.picked = [id];
      return this.settled();
    }
    if (this.picked.includes(id)) this.picked = this.picked.filter((one) => one !== id);
    if (!this.picked.length) this.meant = null;
    return null;
  }

  private settled(): OptionView | null {
    const [only, ...more] = this.matching;
    return only && !more.length && this.left(only).length === 0 ? only : null;
  }

  clear(): void {
    this.picked = [];
    this.meant = null;
  }
}
