// What a Judge puts together at the desk, and what it would do.

import { catalogue } from "@/state/catalogue.svelte";
import { attempt } from "@/state/person.svelte";
import type { LiveScene } from "@/table/live.svelte";
import type { OperationInfo, Rehearsed, Verdict } from "@/wire/messages";
import { newKey, post } from "@/wire/rest";
import { isWhole, NOTHING, slotsOf, written, type Picked } from "./ruling";

/** How long somebody may go on picking before it is tried. */
const REST = 350;

export class Desk {
  criteria = $state.raw<string[]>([]);
  picked = $state.raw<Picked[]>([]);
  text = $state("");
  /** the entry to which play is to be taken back; null: none */
  undo = $state.raw<{ n: number; touched: boolean } | null>(null);
  rehearsed = $state.raw<Rehearsed | null>(null);
  busy = $state(false);
  private timer = 0;

  constructor(private readonly scene: LiveScene) {}

  readonly court = $derived.by(() => this.scene.now?.court ?? null);
  readonly game = $derived.by(() => catalogue.game(this.scene.info?.game ?? ""));
  readonly officials = $derived(this.game?.officials ?? null);
  /** the seat at which one judges; -1: one does not */
  readonly seat = $derived.by(() => this.scene.mine.find((seat) => this.court?.officials.includes(seat)) ?? -1);
  readonly dispute = $derived.by(() => {
    const { disputes = [], hearing = 0 } = this.court ?? {};
    return disputes.find((one) => one.n === hearing) ?? disputes[0] ?? null;
  });
  readonly verdict = $derived.by((): Verdict => {
    const operations = this.picked.filter(isWhole).map(written);
    if (this.undo) operations.unshift(`undo ${this.undo.n} ${this.undo.touched ? "touched" : "none"}`);
    return { criteria: this.criteria, operations, about: this.dispute ? String(this.dispute.n) : "", text: this.text };
  });
  readonly ready = $derived(
    this.criteria.length > 0 && this.verdict.operations.length > 0 && this.picked.every(isWhole),
  );

  add(operation: OperationInfo, values: string[] = slotsOf(operation.form).map(() => "")): void {
    this.picked = [...this.picked, { operation, values }];
  }
  remove(index: number): void {
    this.picked = this.picked.filter((_, i) => i !== index);
  }
  set(index: number, slot: number, value: string): void {
    this.picked = this.picked.map((one, i) =>
      i === index ? { ...one, values: one.values.map((old, j) => (j === slot ? value : old)) } : one,
    );
  }
  criterion(name: string): void {
    const has = this.criteria.includes(name);
    this.criteria = has ? this.criteria.filter((one) => one !== name) : [...this.criteria, name];
  }
  clear(): void {
    this.criteria = [];
    this.picked = [];
    this.text = "";
    this.undo = null;
    this.rehearsed = null;
  }

  /** Try what stands there, soon. */
  rehearse(): void {
    clearTimeout(this.timer);
    if (!this.ready) {
      this.rehearsed = null;
      return;
    }
    const { verdict, seat } = this;
    this.timer = window.setTimeout(() => {
      void attempt(() => post<Rehearsed>(`/api/tables/${this.scene.id}/rehearse`, { seat, verdict })).then((found) => {
        if (found && this.verdict === verdict) this.rehearsed = found;
      });
    }, REST);
  }
  stop(): void {
    clearTimeout(this.timer);
  }

  private async rule(verdict: Verdict): Promise<void> {
    this.busy = true;
    const done = await this.scene.act({ do: "rule", seat: this.seat, verdict, key: newKey(), version: null });
    this.busy = false;
    if (done) this.clear();
  }
  enter(): Promise<void> {
    return this.rule(this.verdict);
  }
  uphold(): Promise<void> {
    const criteria = this.criteria.length ? this.criteria : (this.officials?.criteria.slice(-1) ?? []);
    return this.rule({ ...NOTHING, criteria, operations: ["uphold"], about: this.verdict.about, text: this.text });
  }
  second(proposal: number): void {
    void this.scene.act({ do: "second", seat: this.seat, proposal, key: newKey() });
  }
}
