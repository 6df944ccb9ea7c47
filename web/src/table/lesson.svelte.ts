// A guided first game: real views of a real table, whose other side follows a script.

import { here } from "@/state/person.svelte";
import { prefs } from "@/state/prefs.svelte";
import type { CourtInfo, Happened, Lesson, LessonOther, LessonStep, Line, OptionView, View } from "@/wire/messages";
import { get } from "@/wire/rest";
import { SEATS, wordsOf, type Words } from "@/words/game";
import { say, speech } from "@/words/ui.svelte";
import { Scene } from "./scene.svelte";

/** The view with the learner's own name at her seat, where a lesson leaves it empty. */
export function named(view: View, seat: number): View {
  const name = here.me?.name ?? say("learn-you");
  return { ...view, seats: view.seats.map((one) => (one.seat === seat && !one.name ? { ...one, name } : one)) };
}

/** Who judges is not among those who play, and has a name as well. */
export function meetOfficials(words: Words | null, lesson: Lesson | null): void {
  for (const [seat, name] of Object.entries(lesson?.officials ?? {}))
    if (words) words.names[SEATS.indexOf(seat)] = name;
}

export class LessonScene extends Scene {
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0);
  /** what is said to a choice that does not lead on; empty: there was none */
  answer = $state("");
  /** another choice that leads on as well was made: what came of it */
  other = $state.raw<LessonOther | null>(null);
  happened = $state.raw<Happened[]>([]);
  readonly log = $derived(this.happened);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  readonly step = $derived<LessonStep | null>(this.lesson?.steps[this.at] ?? null);
  /** where the next chapter begins; nowhere: this is the last one */
  private readonly later = $derived.by(() => {
    const found = (this.lesson?.steps ?? []).findIndex((one, i) => i > this.at && one.chapter !== this.step?.chapter);
    return found < 0 ? null : found;
  });
  readonly over = $derived(
    Boolean(this.step) &&
      (this.other ? this.later === null : this.at + 1 >= this.lesson!.steps.length && !this.canChoose),
  );

  get key(): string {
    return `${this.game}/${this.id}`;
  }

  get canChoose(): boolean {
    return Boolean(this.step?.moves.length || this.step?.dispute) && !this.other;
  }

  override get court(): CourtInfo | null {
    return this.step?.court ?? null;
  }

  /** The officials are called where a step asks for it. */
  override get caller(): number {
    return this.step?.dispute && !this.other && !this.playing ? this.lesson!.seat : -1;
  }

  override dispute(about: string): Promise<boolean> {
    if (about === this.step?.dispute) this.next();
    else this.answer = this.step?.otherwise ?? "";
    return Promise.resolve(true);
  }

  protected override show(view: View, lines: Line[]): void {
    super.show(view, lines);
    meetOfficials(this.words, this.lesson);
  }

  async open(): Promise<void> {
    const path = `/api/games/${encodeURIComponent(this.game)}/lessons/${encodeURIComponent(this.id)}`;
    const lesson = await get<Lesson>(`${path}?language=${speech.language}`);
    this.words = await wordsOf(lesson.game, lesson.settings, speech.language);
    this.lesson = lesson;
    const known = prefs.progress[this.key] ?? 0;
    this.goTo(known < lesson.steps.length - 1 ? known : 0);
  }

  goTo(at: number): void {
    const step = this.lesson?.steps[at];
    if (!step) return;
    this.skip();
    // another chapter is another table: nothing there has changed since
    const forward = at === this.at + 1 && step.chapter === this.step?.chapter && !this.other;
    if (!forward) this.view = null;
    this.follow(step.view, step.happened, () => {
      this.at = at;
      this.other = null;
      this.happened = this.chapterSoFar(at);
      this.pointed = step.point;
      prefs.progress[this.key] = at;
    });
  }

  /** Play what happened, then show the table and say what belongs to it. */
  private follow(view: View, happened: Happened[], arrive: () => void): void {
    const lines = happened.flatMap((one) => one.lines);
    const shown = named(view, this.lesson!.seat);
    this.answer = "";
    this.pointed = [];
    const done = () => {
      arrive();
      this.show(shown, lines);
    };
    const told = () => undefined;
    if (!this.stage(shown, lines, told, done)) done();
  }

  next(): void {
    if (this.playing) this.skip();
    else if (!this.other) this.goTo(this.at + 1);
    else if (this.later !== null) this.goTo(this.later);
  }

  back(): void {
    this.goTo(this.other ? this.at : Math.max(0, this.at - 1));
  }

  choose(option: OptionView): void {
    const step = this.step;
    if (!step || this.playing) return;
    if (step.moves.includes(option.notation)) {
      this.next();
      return;
    }
    this.picking.clear();
    const other = step.others.find((one) => one.move === option.notation);
    if (!other) {
      this.answer = step.answers[option.notation] ?? step.otherwise;
      return;
    }
    this.follow(other.view, other.happened, () => {
      this.other = other;
      this.happened = [...this.chapterSoFar(this.at), ...other.happened];
      this.pointed = other.point;
    });
  }

  /** What was told in this chapter: each is a table of its own. */
  private chapterSoFar(at: number): Happened[] {
    const steps = this.lesson!.steps;
    const chapter = steps[at]!.chapter;
    return steps.slice(0, at + 1).flatMap((step) => (step.chapter === chapter ? step.happened : []));
  }
}
