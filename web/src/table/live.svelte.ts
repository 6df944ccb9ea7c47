// A table where people and bots play now.

import { catalogue } from "@/state/catalogue.svelte";
import { explain } from "@/state/explain";
import { attempt, here, notes } from "@/state/person.svelte";
import { isNewTo } from "@/state/newcomer";
import { pace, prefs } from "@/state/prefs.svelte";
import type { TableListener } from "@/wire/live";
import type {
  Accepted,
  AnyAct,
  Blocked,
  CourtInfo,
  Happened,
  Hint,
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
import { get, newKey, Refused } from "@/wire/rest";
import { OWN, wordsOf } from "@/words/game";
import { STAND_IN } from "@/words/seats";
import { say, speech } from "@/words/ui.svelte";
import { painted } from "./paint";
import { Scene } from "./scene.svelte";

/** How long one step stays to be seen before the next that has already come. */
const STEP = 450;
/** More steps than these are not shown one by one: who comes back sees where the table is. */
const MOST_STEPS = 12;
/** How long a moment lasts that goes by without anybody. */
const PASS_AFTER = 900;
/** An answer that comes sooner is not waited for in sight: the table would be painted once more for nothing. */
const SLOW = 150;

/** Several are asked at once, and whoever answers first has it. */
function isRaced(view: View): boolean {
  return (view.prompt?.seats.length ?? 0) > 1;
}

/** The entries with only the first lines of them. */
function firstLines(happened: Happened[], count: number): Happened[] {
  let left = count;
  return happened.flatMap((one) => {
    const lines = one.lines.slice(0, Math.max(0, left));
    left -= one.lines.length;
    return lines.length ? [{ ...one, lines }] : [];
  });
}

export class LiveScene extends Scene implements TableListener {
  info = $state.raw<TableInfo | null>(null);
  now = $state.raw<Update | null>(null);
  happened = $state.raw<Happened[]>([]);
  /** what is being told now, as far as it has been */
  private telling = $state.raw<Happened[]>([]);
  /** all that has been told */
  readonly log = $derived(this.telling.length ? [...this.happened, ...this.telling] : this.happened);
  talked = $state.raw<Said[]>([]);
  /** why the table cannot be looked at */
  closed = $state.raw<Refusal | null>(null);
  /** a choice has been on its way for so long that it is told */
  sending = $state(false);
  /** the version of the table to which a choice has been sent; -1: none */
  private answered = $state(-1);
  /** the seat whose view is shown, of a person who has several; -1: whichever is asked */
  seat = $state(-1);
  /** passes by itself until this phase of the game is over; empty: it does not */
  yielding = $state("");
  /** a choice that waits to be confirmed */
  meant = $state.raw<OptionView | null>(null);
  /** what a bot would choose and why, if somebody asked */
  hinted = $state.raw<Hint | null>(null);
  /** updates wait to be shown */
  behind = $state(false);
  /** when the present update came, by this browser's clock, in seconds */
  received = 0;
  private readonly queue: { update: Update; at: number }[] = [];
  private timer = 0;
  private passing = 0;
  private slow = 0;
  private speaking = "";
  private readonly leave: () => void;

  constructor(readonly id: string) {
    super();
    this.leave = here.live.watch(id, this);
  }

  close(): void {
    this.director.stop();
    clearTimeout(this.timer);
    clearTimeout(this.passing);
    clearTimeout(this.slow);
    this.leave();
  }

  // news

  seen(): { n: number; m: number } {
    const last = this.queue.at(-1)?.update ?? this.now;
    return { n: last?.n ?? 0, m: this.talked.at(-1)?.m ?? 0 };
  }

  table(news: TableNews): void {
    this.closed = null;
    const judges = (table: TableInfo | null) => table?.seats.map((seat) => seat.official && seat.name).join("\n");
    const known = judges(this.info);
    this.info = news.table;
    // who sits down to judge has been told of before there was a name
    if (this.words && judges(this.info) !== known) {
      this.words = this.words.anew();
      this.meetOfficials(this.info);
    }
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
    const known = this.seen().n;
    this.queue.push({ update, at: Date.now() / 1000 });
    // what is taken back need not be shown any more, and who was away sees where the table is
    if (update.keep < known || this.queue.length > MOST_STEPS) {
      this.skip();
    } else if (this.timer || this.playing) {
      this.behind = true;
      return;
    } else this.step();
    painted();
  }

  /** Show the next update: what it tells is played, or it is shown at once and left for a while if others wait. */
  private step(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    const next = this.queue[0];
    this.behind = this.queue.length > 1;
    if (!next) return;
    if (this.played(next.update)) return;
    this.take();
    const told = next.update.happened.some((one) => one.lines.length);
    const stay = told ? pace(STEP) : 0;
    if (stay || this.queue.length) this.timer = window.setTimeout(() => this.step(), stay);
  }

  /** Play what an update tells; it is taken when that is over. */
  private played(update: Update): boolean {
    const view = this.now ? this.chosenView(update.views) : null;
    const lines = update.happened.flatMap((one) => one.lines);
    if (!view || view.seat !== this.view?.seat) return false;
    const played = this.stage(
      view,
      lines,
      (count) => (this.telling = firstLines(update.happened, count)),
      () => {
        this.take();
        this.step();
      },
      update.extendable && update.deadline !== null,
    );
    if (!played) return false;
    this.behind = true;
    clearTimeout(this.passing);
    this.arrived();
    return true;
  }

  /** Show at once whatever has come. */
  override skip(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.director.stop();
    while (this.queue.length) this.take();
    this.behind = false;
  }

  override nextBeat(): void {
    if (this.playing) super.nextBeat();
    else if (this.timer) this.step();
  }

  /** The first update that waits is how the table is now. */
  private take(): void {
    const { update, at } = this.queue.shift()!;
    this.telling = [];
    this.happened = [...this.happened.filter((one) => one.n <= update.keep), ...update.happened];
    // who comes to the table is not told everything at once
    const news = this.now ? update.happened : update.happened.slice(-1);
    const anew = this.now?.version !== update.version;
    this.now = update;
    this.received = at;
    if (anew) {
      this.unforeseen();
      this.arrived();
      this.meant = null;
      this.hinted = null;
    }
    const view = this.chosenView(update.views);
    if (view) {
      this.show(
        view,
        news.flatMap((one) => one.lines),
      );
      this.meetOfficials(this.info);
    }
    this.passAlong();
  }

  // who looks

  readonly views = $derived(this.now?.views ?? []);
  readonly mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));

  override get own(): number[] {
    return this.mine;
  }

  override get court(): CourtInfo | null {
    return this.now?.court ?? null;
  }

  override get caller(): number {
    const { court } = this;
    if (!court?.officials.length || this.view?.result || this.info?.status !== "playing") return -1;
    return this.mine.find((one) => !court.officials.includes(one)) ?? -1;
  }

  /** What officials see of hidden cards at this table; empty: none can sit here, or the game says nothing of it. */
  get sight(): string {
    const sees = catalogue.game(this.info?.game ?? "")?.officials?.sees ?? "";
    return (sees && this.words?.settingNote(sees, this.info?.settings[sees] ?? "")) || "";
  }

  override async dispute(about: string, says: string): Promise<boolean> {
    return Boolean(await this.act({ do: "dispute", seat: this.caller, about, says, key: newKey() }));
  }

  private chosenView(views: View[]): View | null {
    const wanted = views.find((view) => view.seat === this.seat);
    const asked = views.find((view) => view.options.length && view.prompt?.seats.includes(view.seat));
    if (wanted?.options.some((option) => !option.standing)) return wanted;
    return asked ?? wanted ?? views[0] ?? null;
  }

  look(seat: number): void {
    this.skip();
    this.seat = seat;
    const view = this.views.find((one) => one.seat === seat);
    if (view) this.show(view, []);
  }

  private async learn(): Promise<void> {
    const info = this.info;
    const key = `${info?.game} ${JSON.stringify(info?.settings)} ${speech.language}`;
    // of one that sleeps, perhaps nobody knows the words
    if (!info || info.asleep || key === this.speaking) return;
    this.speaking = key;
    this.drawnBy = info.settings.cards === OWN ? info.id : "";
    const words = await wordsOf(info.game, info.settings, speech.language, info.id);
    words.meet(this.view?.seats ?? info.seats.map(({ name }) => ({ name, facts: [] })));
    this.words = words;
    this.meetOfficials(this.info);
  }

  /** The page's language changed. */
  relearn(): void {
    void this.learn();
  }

  // acts

  override get busy(): boolean {
    return this.now !== null && this.answered === this.now.version;
  }

  /** Own seats that a bot plays meanwhile. */
  readonly away = $derived(this.mine.filter((seat) => (this.now?.players[seat] ?? "human") !== "human"));

  readonly canChoose = $derived(
    Boolean(this.now && !this.now.paused && !this.sending && this.view && this.isPlaying(this.view.seat)),
  );
  private isPlaying(seat: number): boolean {
    return this.mine.includes(seat) && !this.away.includes(seat);
  }

  /** Choose. Where an earlier step is still shown, what can be used at any time is used now; all else has gone by. */
  choose(chosen: OptionView): void {
    if (this.gathering?.take(chosen)) return;
    const { now: shown, view: seen } = this;
    this.skip();
    const { now, view } = this;
    if (!shown || !seen || !now || !view || this.busy) return;
    const { version } = now;
    const option = version === shown.version ? chosen : this.still(chosen, seen.seat);
    if (!option) {
      notes.add(isRaced(seen) ? say("refused-faster") : say("refused-stale"));
      return;
    }
    if (prefs.confirm && this.meant !== option) {
      this.meant = option;
      return;
    }
    this.meant = null;
    this.answered = version;
    this.slow = window.setTimeout(() => {
      this.sending = true;
      this.picking.offer([]);
    }, SLOW);
    clearTimeout(this.passing);
    const move: AnyAct = { do: "move", seat: view.seat, version, move: option.notation, key: newKey() };
    void this.act(move, isRaced(view)).then((done) => {
      // its news will come, or have come
      if (this.answered !== version || (done && this.now!.n < done.n)) return;
      this.arrived();
      if (this.view) this.picking.offer(this.view.options);
    });
  }

  override readonly several = true;

  override send(option: OptionView): void {
    this.meant = option;
    this.choose(option);
  }

  override get lent(): boolean {
    return this.view !== null && this.away.includes(this.view.seat);
  }

  /** Also while a choice is on its way: that changes nothing in sight. */
  override get lendable(): boolean {
    return Boolean(this.now && !this.now.paused && this.view && this.isPlaying(this.view.seat) && !this.info?.rated);
  }

  override lend(on: boolean): void {
    if (this.view) void this.act({ do: "let_play", seat: this.view.seat, bot: on ? STAND_IN : "" });
  }

  /** What a seat could use at any time before, if it still can. */
  private still({ standing, notation }: OptionView, seat: number): OptionView | undefined {
    if (!standing || this.view?.seat !== seat) return undefined;
    return this.view.options.find((option) => option.standing && option.notation === notation);
  }

  /** The choice is no longer on its way. */
  private arrived(): void {
    clearTimeout(this.slow);
    this.sending = false;
    this.answered = -1;
  }

  /** Do something. A refusal is shown, and null is the answer. `raced`: others may have been about to do the same. */
  async act(act: AnyAct, raced = false): Promise<Accepted | null> {
    try {
      return await here.live.act(this.id, act);
    } catch (error) {
      notes.add(
        raced && error instanceof Refused && error.code === "stale"
          ? say("refused-faster")
          : explain(error, this.words),
      );
      return null;
    }
  }

  private get who(): { seat: number; version: number } {
    return { seat: this.view?.seat ?? 0, version: this.now?.version ?? 0 };
  }

  override takeBack(): void {
    this.back();
  }

  back(): void {
    if (this.gathering?.back()) return;
    this.skip();
    void this.act({ do: "back", ...this.who });
  }

  undo(seat = this.who.seat): void {
    if (this.gathering?.back()) return;
    this.skip();
    void this.act({ do: "undo", seat, version: this.who.version });
  }

  redo(seat = this.who.seat): void {
    this.skip();
    void this.act({ do: "redo", seat, version: this.who.version });
  }

  addTime(): void {
    void this.act({ do: "more_time", ...this.who });
  }

  /** What would a bot do? */
  async hint(): Promise<void> {
    const { seat, version } = this.who;
    const found = await attempt(() => get<Hint>(`/api/tables/${this.id}/hint/${seat}`));
    if (found && this.now?.version === version) this.hinted = found;
  }

  override why(piece: string, move = ""): Promise<Blocked[]> {
    const asked = new URLSearchParams({ piece, language: speech.language });
    if (move) asked.set("move", move);
    return get<Blocked[]>(`/api/tables/${this.id}/blocked/${this.view?.seat ?? 0}?${asked}`);
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
        this.foreseen(new Map(found.previews.map((one) => [one.move, one.facts])));
      },
      () => (this.asking = -1),
    );
  }

  // less tedium

  /** nobody here has finished a game of this kind; null: that is not known yet */
  private newcomer = $state<boolean | null>(null);

  override ease(moments: ((view: View) => boolean) | null): void {
    super.ease(moments);
    const { info } = this;
    if (!moments || !info || this.newcomer !== null) return;
    void isNewTo(info.game).then((isNew) => {
      this.newcomer = isNew;
      this.passAlong();
    });
  }

  override get letsGo(): boolean {
    return Boolean(
      this.newcomer !== false && prefs.autoPass && !this.stopsHere && this.view && this.eased?.(this.view),
    );
  }

  /** The person wants to be asked at such moments. */
  private get stopsHere(): boolean {
    const window = this.view?.prompt?.window ?? "";
    return Boolean(this.now?.stops.find((one) => one.seat === this.view?.seat)?.windows.includes(window));
  }

  /** Let the moment go by where one yields, or where nothing else can be done and one did not want to stop. */
  private passAlong(): void {
    const prompt = this.view?.prompt;
    if (this.yielding && prompt?.phase !== this.yielding) this.yielding = "";
    // who judges lets a dispute be only on purpose
    if (!this.canChoose || !prompt || this.now?.court?.hearing) return;
    const pass = this.view!.options.find((option) => option.notation === prompt.default);
    if (!pass) return;
    const others = this.view!.options.some((option) => option !== pass && !option.standing);
    const unasked = this.newcomer === true && this.letsGo;
    if (!this.yielding && !unasked && (!prefs.autoPass || others || this.stopsHere)) return;
    const version = this.now!.version;
    // the same while for every hand: nobody can read from it what was held
    clearTimeout(this.passing);
    this.passing = window.setTimeout(
      () => {
        const still = this.view?.options.find((option) => option.notation === pass.notation);
        if (!still || this.now?.version !== version || !this.canChoose || (!this.yielding && !prefs.autoPass)) return;
        this.meant = still;
        this.choose(still);
        // what goes by unasked for all to see tells nothing of what is held
      },
      unasked ? 0 : PASS_AFTER,
    );
  }

  override linger(): void {
    clearTimeout(this.passing);
  }

  yieldNow(): void {
    this.yielding = this.view?.prompt?.phase ?? "";
    this.passAlong();
  }

  /** Play oneself again. */
  unyield(): void {
    this.yielding = "";
  }
}
