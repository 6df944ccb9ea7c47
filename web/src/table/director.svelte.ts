// Plays what was told, beat by beat. While a sequence plays the table is as it was, but for the numbers and statuses that
// have been shown so far; when it ends, whoever began it shows the new one. A beat can be cut short, and so can all.

import { SvelteMap } from "svelte/reactivity";
import { pace, prefs } from "@/state/prefs.svelte";
import type { Fact, Line, Piece, View } from "@/wire/messages";
import { beatsOf, figureOf, namedIn, tokensOf, type Beat, type Notes } from "./beats";

/** What is to be played, and what follows from it. */
export interface Sequence {
  lines: Line[];
  notes: Notes;
  /** the table as it is, and as it will be */
  from: View;
  to: View;
  /** so many of the lines have been told */
  told: (count: number) => void;
  /** it is over; `seen` is the table as it was, with all that has been shown */
  done: (seen: View) => void;
}

export class Director {
  /** what is being shown now; null: nothing */
  beat = $state.raw<Beat | null>(null);
  private readonly figures = new SvelteMap<string, number>();
  private readonly tokens = new SvelteMap<string, Record<string, number>>();
  private beats: Beat[] = [];
  private sequence: Sequence | null = null;
  private timer = 0;

  get playing(): boolean {
    return this.beat !== null;
  }

  /** Play it. False: there is nothing to be played, and whoever asked goes on at once. */
  play(sequence: Sequence): boolean {
    const beats = prefs.sequence && pace(1) > 0 ? beatsOf(sequence.lines, sequence.notes) : [];
    if (!beats.length) return false;
    this.sequence = sequence;
    this.beats = beats;
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
    this.beat = null;
    this.figures.clear();
    this.tokens.clear();
  }

  private show(index: number): void {
    clearTimeout(this.timer);
    const beat = this.beats[index]!;
    const { from, to, told } = this.sequence!;
    const figure = figureOf(beat, from, (id, fact) => this.figure(id, fact));
    if (figure) this.figures.set(`${figure.id} ${figure.fact}`, figure.value);
    this.mark(beat, from, to);
    this.beat = beat;
    told(beat.told);
    this.timer = window.setTimeout(() => this.next(), pace(beat.span));
  }

  private mark(beat: Beat, from: View, to: View): void {
    const id = namedIn(from, beat.roles.target ?? beat.roles.who ?? null);
    const piece = id === null ? null : pieceIn(from, id);
    if (!piece) return;
    const tokens = tokensOf(beat, this.tokensOf(piece), pieceIn(to, piece.id));
    if (tokens) this.tokens.set(piece.id, tokens);
  }

  /** A number of a piece, or of a seat by its letter, as the sequence has shown it; null: as it was. */
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
    return { ...view, zones, seats };
  }
}

const pieceIn = (view: View, id: string): Piece | null =>
  view.zones.flatMap((zone) => zone.pieces).find((piece) => piece.id === id) ?? null;
