// A game that is looked at again, entry by entry, through somebody's eyes.

import type { Frame, Frames, Happened, OptionView, ReplayInfo } from "@/wire/messages";
import { get } from "@/wire/rest";
import { OWN, wordsOf } from "@/words/game";
import { speech } from "@/words/ui.svelte";
import { Scene } from "./scene.svelte";
import { stillTold } from "./undone";

const SLICE = 100; // frames that are asked for at once

export class ReplayScene extends Scene {
  info = $state.raw<ReplayInfo | null>(null);
  viewer = $state("");
  /** the entry that is shown */
  entry = $state(0);
  /** what was told, as far as it is known, also after the entry that is shown */
  private happened = $state.raw<Happened[]>([]);
  /** the last entry that has been shown to its end, and how many lines of the next have been told */
  private ended = $state(0);
  private lines = $state(0);
  /** what was told up to where the game is shown */
  readonly log = $derived.by(() => {
    const before = stillTold(this.happened.filter((one) => one.n <= this.ended));
    const now = this.lines ? this.happened.find((one) => one.n === this.ended + 1) : undefined;
    return now ? [...before, { ...now, lines: now.lines.slice(0, this.lines) }] : before;
  });
  /** frames that have come, by their number */
  private frames = new Map<number, Frame>();
  private asked = new Map<number, Promise<void>>();
  private wanted = 0;

  readonly canChoose = false;
  override readonly replayed = true;

  constructor(
    /** `/api/tables/ID/replay` or `/api/shared/CODE` */
    private readonly path: string,
    private readonly shared: boolean,
  ) {
    super();
  }

  readonly last = $derived(this.info?.entries ?? 0);

  async open(entry: number | null): Promise<void> {
    const info = await get<ReplayInfo>(this.path);
    this.drawnBy = info.table.settings.cards === OWN ? info.table.id : "";
    const words = await wordsOf(info.table.game, info.table.settings, speech.language, info.table.id);
    words.meet(info.table.seats.map((seat) => ({ name: seat.name, facts: [] })));
    this.words = words;
    this.info = info;
    const mine = info.table.seats.find((seat) => seat.mine);
    const own = mine ? String.fromCharCode(65 + mine.seat) : "";
    this.viewer = info.viewer || (info.viewers.includes(own) ? own : (info.viewers.at(-1) ?? "spectator"));
    await this.goTo(entry ?? info.entry);
  }

  choose(_option: OptionView): void {}

  /** Look through other eyes, at the same entry. */
  async lookAs(viewer: string): Promise<void> {
    this.viewer = viewer;
    this.frames = new Map();
    this.asked = new Map();
    await this.goTo(this.entry);
  }

  /** Show this entry; the next one is played. If others are wanted before it has come, it is passed over. */
  async goTo(entry: number): Promise<void> {
    const wanted = (this.wanted = Math.max(0, Math.min(this.last, entry)));
    if (!this.frames.has(wanted)) await this.fetch(wanted);
    const frame = this.frames.get(wanted);
    if (!frame || this.wanted !== wanted) return;
    this.skip();
    const next = wanted === this.entry + 1;
    this.entry = wanted;
    this.happened = this.told();
    const arrived = () => this.arrive(frame, wanted);
    if (!next || !this.stage(frame.view, frame.view.log, (count) => (this.lines = count), arrived)) arrived();
    if (wanted + 20 < this.last && !this.frames.has(wanted + 20)) void this.fetch(wanted + 20).catch(() => {});
    void this.hearBefore(wanted).catch(() => {});
  }

  /** The log tells everything from the beginning: what has not come yet is asked for, the latest first. */
  private async hearBefore(entry: number): Promise<void> {
    const viewer = this.viewer;
    for (let first = entry - (entry % SLICE) - SLICE; first >= 0; first -= SLICE) {
      if (this.frames.has(first)) continue;
      await this.fetch(first);
      if (viewer !== this.viewer) return;
      this.happened = this.told();
    }
  }

  private arrive(frame: Frame, entry: number): void {
    this.lines = 0;
    this.ended = entry;
    this.show(frame.view, frame.view.log);
    this.meetOfficials(this.info?.table ?? null);
  }

  /** Where the summary is of what a viewer saw. */
  summaryPath(viewer: string): string {
    return this.shared ? `${this.path}/summary` : `${this.path}/${encodeURIComponent(viewer)}/summary`;
  }

  close(): void {
    this.director.stop();
  }

  /** The next entry before or after this one at which somebody chose something. */
  async goToChoice(step: 1 | -1): Promise<void> {
    let entry = this.entry + step;
    while (entry > 0 && entry < this.last) {
      if (!this.frames.has(entry)) await this.fetch(entry);
      if (this.frames.get(entry)?.kind === "choice") break;
      entry += step;
    }
    await this.goTo(entry);
  }

  /** All frames, for what looks at the whole game. */
  async all(heard: (share: number) => void = () => {}): Promise<Frame[]> {
    for (let first = 0; first <= this.last; first += SLICE) {
      await this.fetch(first);
      heard(Math.min(1, (first + SLICE) / (this.last + 1)));
    }
    return [...this.frames.values()].sort((a, b) => a.n - b.n);
  }

  private fetch(entry: number): Promise<void> {
    const first = entry - (entry % SLICE);
    let asked = this.asked.get(first);
    if (!asked) {
      asked = this.fetchSlice(first);
      asked.catch(() => this.asked.delete(first));
      this.asked.set(first, asked);
    }
    return asked;
  }

  private async fetchSlice(first: number): Promise<void> {
    const viewer = this.viewer;
    const place = this.shared ? `${this.path}/frames` : `${this.path}/${encodeURIComponent(viewer)}`;
    const found = await get<Frames>(`${place}?first=${first}&count=${SLICE}`);
    if (viewer !== this.viewer) return;
    found.frames.forEach((frame, i) => this.frames.set(first + i, frame));
  }

  private told(): Happened[] {
    const known = [...this.frames.entries()].sort(([a], [b]) => a - b);
    return known.map(([n, { at, seat, kind, view, text }]) => ({ n, at, seat, kind, lines: view.log, text }));
  }
}
