// Plays what was told, beat by beat. While a sequence plays the table is as it was, but for the numbers and statuses that
// have been shown so far; when it ends, whoever began it shows the new one. A beat can be cut short, and so can all.

import { SvelteMap } from "svelte/reactivity";
import { pace, prefs } from "@/state/prefs.svelte";
import type { Fact, Line, Piece, View } from "@/wire/messages";
import { beatsOf, figuresOf, TABLE, type Beat, type Notes } from "./beats";

/** What is to be played, and what follows from it. */
export interface Sequence {
  lines: Line[];
  notes: Notes;
  /** the table as it is, and as it will be */
  from: View;
  to: View;
  /** somebody's time runs for the answer: it is over sooner */
  hurried?: boolean;
  /** so many of the lines have been told */
  told: (count: number) => void;
  /** it is over; `seen` is the table as it was, with all that has been shown */
  done: (seen: View) => void;
}

/** The longest that a sequence may take of the time that somebody has for an answer, in milliseconds. */
const HURRY = 1200;

export class Director {
  /** what is being shown now; null: nothing */
  beat = $state.raw<Beat | null>(null);
  private readonly figures = new SvelteMap<string, number>();
  private readonly tokens = new SvelteMap<string, Record<string, number>>();
  private beats: Beat[] = [];
  private sequence: Sequence | null = null;
  /** so many lines have been told */
  private told = 0;
  /** how fast it goes */
  private rate = 1;
  private timer = 0;

  get playing(): boolean {
    return this.beat !== null;
  }

  /** All beats of the sequence; none: nothing plays. */
  get all(): readonly Beat[] {
    return this.beat ? this.beats : [];
  }

  /** Play it. False: there is nothing to be played, and whoever asked goes on at once. */
  play(sequence: Sequence): boolean {
    const beats = prefs.sequence && pace(1) > 0 ? beatsOf(sequence.lines, sequence.notes) : [];
    if (!beats.length) return false;
    this.sequence = sequence;
    this.beats = beats;
    const whole = beats.reduce((sum, beat) => sum + beat.span, 0);
    this.rate = sequence.hurried ? Math.min(1, HURRY / whole) : 1;
    this.show(0);
    return true;
  }

  /** Go on to the next beat; after the last, the sequence is over. */
  next(): void {
    if (!this.beat) return;
    const next = this.beat.index + 1;
    if (next < this.beats.length) this.show(next);
    else this.end();
  }

  /** The sequence is over. */
  end(): void {
    if (!this.sequence) return;
    const { from, done } = this.sequence;
    const seen = this.shown(from);
    this.stop();
    done(seen);
  }

  /** Leave it, and nothing follows. */
  stop(): void {
    clearTimeout(this.timer);
    this.sequence = null;
    this.beats = [];
    this.told = 0;
    this.beat = null;
    this.figures.clear();
    this.tokens.clear();
  }

  private show(index: number): void {
    clearTimeout(this.timer);
    const beat = this.beats[index]!;
    const { lines, notes, from, told } = this.sequence!;
    for (const line of lines.slice(this.told, beat.told)) {
      for (const one of figuresOf(line, notes, from)) {
        if (one.status) this.mark(from, one.id, one.fact, one.value);
        else this.figures.set(`${one.id} ${one.fact}`, one.value);
      }
    }
    this.told = beat.told;
    this.beat = beat;
    told(beat.told);
    this.timer = window.setTimeout(() => this.next(), pace(beat.span * this.rate));
  }

  private mark(view: View, id: string, status: string, count: number): void {
    const piece = view.zones.flatMap((zone) => zone.pieces).find((one) => one.id === id);
    if (!piece) return;
    const { [status]: _gone, ...others } = this.tokensOf(piece);
    this.tokens.set(id, count > 0 ? { ...others, [status]: count } : others);
  }

  /** A number of a piece, of a seat by its letter, or of the table, as the sequence has shown it; null: as it was. */
  figure(id: string, fact: string): number | null {
    return this.figures.get(`${id} ${fact}`) ?? null;
  }

  /** The statuses that are seen on a piece. */
  tokensOf(piece: Piece): Record<string, number> {
    return this.tokens.get(piece.id) ?? piece.tokens;
  }

  private shown(view: View): View {
    if (!this.figures.size && !this.tokens.size) return view;
    const facts = (id: string, old: Fact[]) =>
      old.map((fact) => ({ ...fact, value: this.figure(id, fact.name) ?? fact.value }));
    const zones = view.zones.map((zone) => ({
      ...zone,
      pieces: zone.pieces.map((piece) => ({
        ...piece,
        facts: facts(piece.id, piece.facts),
        tokens: this.tokensOf(piece),
      })),
    }));
    const seats = view.seats.map((seat) => ({ ...seat, facts: facts("ABCDEFG"[seat.seat] ?? "", seat.facts) }));
    return { ...view, zones, seats, facts: facts(TABLE, view.facts) };
  }
}
