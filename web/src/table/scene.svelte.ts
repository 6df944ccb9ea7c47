// What a board shows and what it may do with it. Boards know nothing of sockets: a live table, a replay and a first game
// are scenes of their own, and every board works with each.

import type { Snippet } from "svelte";
import { portraitOf } from "@/parts/art";
import type { Blocked, CourtInfo, Fact, Happened, Line, OptionView, Piece, TableInfo, View } from "@/wire/messages";
import type { Words } from "@/words/game";
import type { Beat } from "./beats";
import { leftSeats } from "./chronicle";
import { Director } from "./director.svelte";
import { flat } from "./flat.svelte";
import type { Origin } from "./motion";
import { Picking } from "./picking.svelte";

/** A card that somebody looks at closely: as it is printed, with the piece that lies on the table if it is one. */
export interface Inspected {
  card: string | null;
  piece: Piece | null;
}

/** Several answers that a board gathers before they are sent one after the other. Its choices are its own. */
export interface Gathering {
  /** what it asks, where that is more than the game's question */
  readonly question: string;
  /** what has been gathered, in all; empty: nothing to be said */
  readonly total: string;
  /** something has been gathered that can be taken back */
  readonly begun: boolean;
  /** one of its choices in words; null: the game has words for it */
  words(option: OptionView): string | null;
  /** Take a choice; false: it is to be sent. */
  take(option: OptionView): boolean;
  /** Take the last one back; false: there is none. */
  back(): boolean;
}

export abstract class Scene {
  /** the table as these eyes see it; null: nothing has come yet */
  view = $state.raw<View | null>(null);
  /** how it was one step before, for what moves */
  before = $state.raw<View | null>(null);
  /** what was told with the last step */
  fresh = $state.raw<Line[]>([]);
  words = $state.raw<Words | null>(null);
  /** the card that lies enlarged over the table */
  inspected = $state.raw<Inspected | null>(null);
  /** the card that the pointer rests on, and where it lies: it is shown beside it */
  peeked = $state.raw<(Inspected & { at: DOMRect }) | null>(null);
  /** what somebody asks of why it cannot be chosen: the answer stands beside it */
  doubted = $state.raw<HTMLElement | null>(null);
  /** a word of the table explains itself now: nothing else lies beside the pointer */
  explaining = $state(false);
  /** the rule at which the rulebook lies open; empty: at its start; null: it is closed */
  rule = $state<string | null>(null);
  /** what each option would do, as far as one can know, by its notation; asked for when somebody wants it */
  previews = $state.raw<Map<string, Fact[]>>(new Map());
  /** how a board says what was foreseen, in few words for the list of choices; null: every fact by its name */
  brief = $state.raw<((facts: Fact[]) => string[]) | null>(null);
  /** the notation that the pointer or the focus rests on in the list of choices, so that the board can show it */
  hovered = $state("");
  /** how a board finds where a piece was that had another id before; null: pieces keep theirs */
  origin = $state.raw<Origin | null>(null);
  readonly picking = new Picking();
  /** what the board says in the bar on top of the page, in the place of turn and phase, and beside them */
  heading = $state.raw<Snippet | null>(null);
  score = $state.raw<Snippet | null>(null);
  protected readonly director = new Director();
  /** the piece that is being dragged; empty: none */
  dragged = $state("");

  /** May this person choose here and now? */
  abstract readonly canChoose: boolean;
  /** All that has been told, as far as it is known here. */
  abstract readonly log: Happened[];
  /** the seats of those who have left the game */
  readonly left = $derived.by(() => leftSeats(this.log));
  /** What officials have before them; null: this game has none. */
  get court(): CourtInfo | null {
    return null;
  }
  /** The seat that can call the officials now; -1: none. */
  get caller(): number {
    return -1;
  }
  /** Call the officials about a rule, a card or an entry, and say something to it. False: it was refused. */
  dispute(_about: string, _says: string): Promise<boolean> {
    return Promise.resolve(false);
  }
  /** A game that was played: here it is only looked at again. */
  readonly replayed: boolean = false;
  /** A choice is on its way: nothing else can be chosen until it has arrived. */
  get busy(): boolean {
    return false;
  }
  /** The seats of who looks: one, several, or none. */
  get own(): number[] {
    return this.view && this.view.seats.some((one) => one.seat === this.view!.seat) ? [this.view.seat] : [];
  }
  /** A board that has a button for every choice says so: where there is little room, the prompt bar does not repeat them. */
  offered = $state(false);
  /** several answers may be gathered and sent together */
  readonly several: boolean = false;
  /** what a board gathers now; null: every choice is sent */
  gathering = $state.raw<Gathering | null>(null);
  /** which moments a board lets go by for somebody who plays this game for the first time */
  protected eased = $state.raw<((view: View) => boolean) | null>(null);
  ease(moments: ((view: View) => boolean) | null): void {
    this.eased = moments;
  }
  /** The present moment goes by unasked. */
  get letsGo(): boolean {
    return false;
  }
  /** Which pieces a guide points at. */
  pointed = $state.raw<string[]>([]);

  /** What is one's own and cannot be touched now, while other things of one's own can: it is dimmed, and tells why. */
  readonly locked = $derived.by(() => {
    const found = new Set<string>();
    const view = this.view;
    if (!view || !this.canChoose || this.picking.picked.length) return found;
    const { options } = this.picking;
    const touched = new Set(options.filter((one) => !one.standing).flatMap((one) => one.touches));
    const open = new Set(options.flatMap((one) => one.touches));
    const own = view.zones.map((zone) => zone.pieces.filter((one) => (zone.owner ?? one.owner) === view.seat));
    if (!own.flat().some((piece) => touched.has(piece.id))) return found;
    for (const pieces of own) {
      // a heap of cards that only lie there is no choice that somebody misses
      const asked = pieces.some((piece) => touched.has(piece.id) || piece.facts.length);
      for (const piece of pieces) if (asked && !open.has(piece.id)) found.add(piece.id);
    }
    return found;
  });

  /** What the choice touches that the pointer or the focus rests on. */
  readonly meantBy = $derived(
    new Set(this.hovered ? this.picking.options.find((one) => one.notation === this.hovered)?.touches : []),
  );

  // what has happened is shown in its order: until the last of it, `view` is as it was

  /** what is being shown now; null: nothing plays */
  get beat(): Beat | null {
    return this.director.beat;
  }
  get playing(): boolean {
    return this.director.playing;
  }
  /** All beats of the sequence that plays. */
  get beats(): readonly Beat[] {
    return this.director.all;
  }
  /** A number of a piece, of a seat by its letter, or of the table (""), as far as it has been shown; null: as in the view. */
  figure(id: string, fact: string): number | null {
    return this.director.figure(id, fact);
  }
  /** The statuses on a piece, as far as they have been shown. */
  tokens(piece: Piece): Record<string, number> {
    return this.director.tokensOf(piece);
  }
  /** End the sequence: show where the table is. */
  skip(): void {
    this.director.end();
  }
  /** Go on to the next beat. */
  nextBeat(): void {
    this.director.next();
  }

  abstract choose(option: OptionView): void;

  /** Send a choice that has been confirmed already. */
  send(option: OptionView): void {
    this.choose(option);
  }

  /** Take the last part of a choice back, where that is free. */
  takeBack(): void {}

  /** May a bot play this seat for a while? */
  get lendable(): boolean {
    return false;
  }
  /** A bot plays this seat now. */
  get lent(): boolean {
    return false;
  }
  /** Let a bot play this seat, or play oneself again. */
  lend(_on: boolean): void {}

  /** Touch a piece or place; if that settles the choice, it is made. */
  touch(id: string): void {
    if (!this.canChoose) return;
    const before = this.picking.picked;
    const settled = this.picking.touch(id);
    if (!settled) return;
    this.choose(settled);
    // the answer will be here soon: what glows need not change before
    if (this.busy) this.picking.picked = before;
  }

  /** which options are meant by what is dragged; null: all that touch it */
  private aim: ((option: OptionView) => boolean) | null = null;

  /** A drag begins: what it could be dropped on glows, and nothing is chosen yet. */
  drag(id: string, aim: ((option: OptionView) => boolean) | null = null): void {
    if (!this.canChoose) return;
    this.dragged = id;
    this.aim = aim;
    this.lift();
  }

  private lift(): OptionView | null {
    this.picking.clear();
    return this.aim ? this.picking.only(this.aim, this.dragged) : this.picking.touch(this.dragged);
  }

  /** Drop it on something, or anywhere on the table: that is enough if nothing else need be touched. */
  drop(onto: string | null): void {
    if (!this.canChoose) return this.dragEnds();
    const alone = this.lift();
    this.dragged = "";
    if (onto !== null && this.picking.glowing.has(onto)) this.touch(onto);
    else if (onto === null && alone) this.choose(alone);
    else if (onto !== null || !this.picking.complete.length) this.picking.clear();
  }

  /** Drop it where more is to be said: it counts as touched, as if somebody had begun with it. */
  layDown(): void {
    if (!this.canChoose) return this.dragEnds();
    this.lift();
    this.dragged = "";
  }

  /** A drag is over. If nothing took what was dragged, it is as before. */
  dragEnds(): void {
    if (!this.dragged) return;
    this.dragged = "";
    this.picking.clear();
  }

  inspect(piece: Piece | null, card: string | null = piece?.card ?? null): void {
    this.peeked = null;
    this.inspected = piece || card ? { piece, card } : null;
  }

  /** the table whose designer's own cards these are; empty: they are of the box */
  protected drawnBy = "";

  /** The portrait of a card, as a bitmap unless it is to be large. A designer's own are drawn by the server. */
  art(card: string | null, large = false): string {
    const own = card !== null && this.drawnBy;
    const drawn = own ? `/api/tables/${own}/art/${encodeURIComponent(card)}` : portraitOf(this.drawnFor, card);
    return large ? drawn : flat(drawn);
  }
  private readonly drawnFor = $derived(this.view?.game ?? "");

  openRule(rule: string): void {
    this.rule = rule;
  }

  /** Why can this piece not be touched? `move`: only choices that begin with these words of their notation. */
  why(_piece: string, _move = ""): Promise<Blocked[]> {
    return Promise.resolve([]);
  }

  /** Somebody reads through the choices: nothing is chosen for them now. */
  linger(): void {}

  /** Ask for the previews of the present options, if they are not there. */
  foresee(): void {}

  /** What was last foreseen of each choice of a seat. */
  private readonly foreknown = new Map<string, Fact[]>();

  /** they have come for the present options, even if there are none */
  private foretold = $state(false);

  /** Other options: nothing is foreseen yet. */
  protected unforeseen(): void {
    this.previews = new Map();
    this.foretold = false;
  }

  /** The previews that were asked for have come. */
  protected foreseen(found: Map<string, Fact[]>): void {
    this.previews = found;
    this.foretold = true;
    for (const [notation, facts] of found) this.foreknown.set(`${this.view?.seat} ${notation}`, facts);
  }

  /** What a choice would do. While that is asked for, what was said last keeps the room for it, so that nothing moves
   * when it comes: `awaited` says that it is not to be read. */
  expected(notation: string): { facts: Fact[]; awaited: boolean } {
    const awaited = !this.previews.size && !this.foretold;
    const facts = awaited ? this.foreknown.get(`${this.view?.seat} ${notation}`) : this.previews.get(notation);
    return { facts: facts ?? [], awaited };
  }

  /**
   * Play these lines, while the table stays as it is, and then do what is to be `done`. False: there is nothing to be
   * played. `told` hears how many of the lines have been told so far; `hurried` if somebody's time runs meanwhile.
   */
  protected stage(to: View, lines: Line[], told: (count: number) => void, done: () => void, hurried = false): boolean {
    const from = this.view;
    if (!from || from.game !== to.game || !this.words) return false;
    const played = this.director.play({
      lines,
      notes: this.words.notes,
      from,
      to,
      hurried,
      told,
      done: (seen) => {
        // what has been seen is no news any more
        this.view = seen;
        done();
      },
    });
    // what has been answered glows no more; what can be used at any time still can
    if (played) this.picking.offer(this.canChoose ? lasting(from, to) : []);
    return played;
  }

  /** The next state of the table. */
  protected show(view: View, lines: Line[]): void {
    this.peeked = null;
    this.dragged = "";
    this.before = this.view;
    this.fresh = lines;
    this.view = this.view?.game === view.game ? unchanged(this.view, view) : view;
    this.words?.meet(view.seats);
    this.picking.offer(this.canChoose ? view.options : []);
  }

  /** Who judges is not among those who play, and has a name as well. */
  protected meetOfficials(table: TableInfo | null): void {
    for (const seat of table?.seats ?? []) if (seat.official && this.words) this.words.names[seat.seat] = seat.name;
  }
}

/** What can be used at any time, before and after. */
function lasting(from: View, to: View): OptionView[] {
  const still = new Set(to.options.filter((one) => one.standing).map((one) => one.notation));
  return from.options.filter((one) => one.standing && still.has(one.notation));
}

/** The new view, with the old parts wherever nothing has changed: what shows them need not be drawn again. */
export function unchanged(old: View, now: View): View {
  const parts = {
    zones: keep(old.zones, now.zones),
    seats: keep(old.seats, now.seats),
    facts: keep(old.facts, now.facts),
  };
  return { ...now, ...parts };
}

/** `now`, or `old` if it says the same; the same for all that is inside. What has an id is compared with its namesake. */
function keep<T>(old: unknown, now: T): T {
  if (old === now || typeof old !== "object" || typeof now !== "object" || !old || !now) return now;
  if (Array.isArray(now)) {
    if (!Array.isArray(old)) return now;
    const named = new Map(old.map((one) => [idOf(one), one]));
    const kept = now.map((one, i) => {
      const id = idOf(one);
      const like = id === undefined ? old[i] : idOf(old[i]) === id ? old[i] : named.get(id);
      return keep(like, one);
    });
    return (kept.length === old.length && kept.every((one, i) => one === old[i]) ? old : kept) as T;
  }
  const was = old as Record<string, unknown>;
  const entries = Object.entries(now).map(([name, value]) => [name, keep(was[name], value)] as const);
  const same =
    entries.length === Object.keys(was).length && entries.every(([name, one]) => name in was && one === was[name]);
  return (same ? old : Object.fromEntries(entries)) as T;
}

function idOf(one: unknown): unknown {
  return typeof one === "object" && one && "id" in one ? one.id : undefined;
}

// Small questions that every board asks of a view.

export function factOf(facts: Fact[], name: string): Fact | null {
  return facts.find((fact) => fact.name === name) ?? null;
}

export function numberOf(facts: Fact[], name: string): number | null {
  const value = factOf(facts, name)?.value;
  return typeof value === "number" ? value : null;
}

export function wordOf(facts: Fact[], name: string): string | null {
  const value = factOf(facts, name)?.value;
  return typeof value === "string" ? value : null;
}

export function zoneOf(view: View, id: string) {
  return view.zones.find((zone) => zone.id === id) ?? null;
}

export function pieceOf(view: View | null, id: string): Piece | null {
  for (const zone of view?.zones ?? []) for (const piece of zone.pieces) if (piece.id === id) return piece;
  return null;
}
