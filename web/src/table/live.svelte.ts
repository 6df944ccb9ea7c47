// A table where people and bots play now.

import { here, notes } from "@/state/person.svelte";
import { pace, prefs } from "@/state/prefs.svelte";
import { newKey, type TableListener } from "@/wire/live";
import type {
  AnyAct,
  Blocked,
  Happened,
  OptionView,
  Previews,
  Refusal,
  Said,
  TableInfo,
  TableNews,
  Talk,
  Update,
  View,
} from "@/wire/messages";
import { get, Refused } from "@/wire/rest";
import { speech } from "@/words/ui.svelte";
import { wordsOf } from "@/words/game";
import { Scene } from "./scene.svelte";

/** How long one step stays to be seen before the next that has already come. */
const STEP = 450;
/** More steps than these are not shown one by one: who comes back sees where the table is. */
const MOST_STEPS = 12;

export class LiveScene extends Scene implements TableListener {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Update | null>(null);
  happened = $state.raw<Happened[]>([]);
  talked = $state.raw<Said[]>([]);
  /** why the table cannot be looked at */
  closed = $state.raw<Refusal | null>(null);
  /** a choice is on its way */
  sending = $state(false);
  /** the seat whose view is shown, of a person who has several; -1: whichever is asked */
  seat = $state(-1);
  /** passes by itself until this phase of the game is over; empty: it does not */
  yielding = $state("");
  /** when the present update came, by this browser's clock, in seconds */
  received = 0;
  private readonly queue: Update[] = [];
  private timer = 0;
  private speaking = "";
  private readonly leave: () => void;

  constructor(readonly id: string) {
    super();
    this.leave = here.live.watch(id, this);
  }

  close(): void {
    clearTimeout(this.timer);
    this.leave();
  }

  // news

  seen(): { n: number; m: number } {
    const last = this.queue.at(-1) ?? this.now;
    return { n: last?.n ?? 0, m: this.talked.at(-1)?.m ?? 0 };
  }

  table(news: TableNews): void {
    this.closed = null;
    this.info = news.table;
    void this.learn();
  }

  talk(talk: Talk): void {
    const known = this.talked.at(-1)?.m ?? 0;
    this.talked = [...this.talked, ...talk.said.filter((line) => line.m > known)];
  }

  refused(refusal: Refusal): void {
    this.closed = refusal;
  }

  update(update: Update): void {
    this.queue.push(update);
    if (!this.timer || this.queue.length > MOST_STEPS) this.step();
  }

  /** Show the next update, and leave it for a while if it told something and others wait. */
  private step(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    while (this.queue.length > MOST_STEPS) this.take(this.queue.shift()!);
    const next = this.queue.shift();
    if (!next) return;
    this.take(next);
    const told = next.happened.some((one) => one.lines.length);
    const stay = told ? pace(STEP) : 0;
    if (stay || this.queue.length) this.timer = window.setTimeout(() => this.step(), stay);
  }

  /** Show at once whatever has come. */
  skip(): void {
    while (this.queue.length) this.take(this.queue.shift()!);
  }

  private take(update: Update): void {
    this.happened = [...this.happened.filter((one) => one.n <= update.keep), ...update.happened];
    const anew = this.now?.version !== update.version;
    this.now = update;
    this.received = Date.now() / 1000;
    if (anew) {
      this.previews = new Map();
      this.sending = false;
    }
    const view = this.chosenView();
    if (view) {
      this.show(
        view,
        update.happened.flatMap((one) => one.lines),
      );
    }
    this.passAlong();
  }

  // who looks

  readonly views = $derived(this.now?.views ?? []);
  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));

  private chosenView(): View | null {
    const views = this.now?.views ?? [];
    const wanted = views.find((view) => view.seat === this.seat);
    const asked = views.find((view) => view.options.length && view.prompt?.seats.includes(view.seat));
    if (wanted?.options.some((option) => !option.standing)) return wanted;
    return asked ?? wanted ?? views[0] ?? null;
  }

  look(seat: number): void {
    this.seat = seat;
    const view = this.views.find((one) => one.seat === seat);
    if (view) this.show(view, []);
  }

  private async learn(): Promise<void> {
    const info = this.info;
    const key = `${info?.game} ${JSON.stringify(info?.settings)} ${speech.language}`;
    if (!info || key === this.speaking) return;
    this.speaking = key;
    const words = await wordsOf(info.game, info.settings, speech.language);
    words.names = (this.view?.seats ?? info.seats).map((seat) => seat.name);
    this.words = words;
  }

  /** The page's language changed. */
  relearn(): void {
    void this.learn();
  }

  // acts

  get canChoose(): boolean {
    const update = this.now;
    return Boolean(update && !update.paused && !this.sending && this.view && this.mine.includes(this.view.seat));
  }

  choose(option: OptionView): void {
    const update = this.now;
    const view = this.view;
    if (!update || !view || this.sending) return;
    this.sending = true;
    this.picking.offer([]);
    void this.act({ do: "move", seat: view.seat, version: update.version, move: option.notation, key: newKey() }).then(
      (done) => {
        if (!done) this.reopen();
      },
    );
  }

  /** A choice was refused: the question stands as it was. */
  private reopen(): void {
    this.sending = false;
    if (this.view) this.picking.offer(this.view.options);
  }

  /** Do something; a refusal is shown and answered with false. */
  async act(act: AnyAct): Promise<boolean> {
    try {
      await here.live.act(this.id, act);
      return true;
    } catch (error) {
      if (error instanceof Refused && error.code === "stale") {
        this.sending = false;
        return false;
      }
      notes.add(error instanceof Error ? error.message : String(error));
      return false;
    }
  }

  override why(piece: string): Promise<Blocked[]> {
    const seat = this.view?.seat ?? 0;
    return get<Blocked[]>(`/api/tables/${this.id}/blocked/${seat}?piece=${encodeURIComponent(piece)}`);
  }

  private asking = -1;

  override foresee(): void {
    const update = this.now;
    const view = this.view;
    if (!update || !view || !this.canChoose || this.asking === update.version) return;
    const version = (this.asking = update.version);
    get<Previews>(`/api/tables/${this.id}/previews/${view.seat}`).then(
      (found) => {
        if (this.now?.version !== version || found.version !== version) return;
        this.previews = new Map(found.previews.map((one) => [one.move, one.facts]));
      },
      () => (this.asking = -1),
    );
  }

  // less tedium

  /** Pass by itself where one wants to yield, as long as the phase is the same and nothing but passing is new. */
  private passAlong(): void {
    const prompt = this.view?.prompt;
    if (this.yielding && prompt?.phase !== this.yielding) this.yielding = "";
    if (!this.canChoose || !prompt) return;
    const pass = this.view!.options.find((option) => option.notation === prompt.default);
    if (!pass) return;
    const others = this.view!.options.some((option) => option !== pass && !option.standing);
    if (this.yielding || (prefs.autoPass && !others)) {
      const version = this.now!.version;
      // the same while for every hand: nobody can read from it what was held
      setTimeout(() => this.now?.version === version && this.canChoose && this.choose(pass), Math.max(600, pace(900)));
    }
  }

  yieldNow(): void {
    this.yielding = this.view?.prompt?.phase ?? "";
    this.passAlong();
  }
}
