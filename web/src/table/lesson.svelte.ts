// A guided first game: real views of a real table, whose other side follows a script.

import { here } from "@/state/person.svelte";
import { prefs } from "@/state/prefs.svelte";
import type { Happened, Lesson, LessonStep, OptionView, View } from "@/wire/messages";
import { get } from "@/wire/rest";
import { wordsOf } from "@/words/game";
import { say, speech } from "@/words/ui.svelte";
import { Scene } from "./scene.svelte";

/** The view with the learner's own name at her seat, where a lesson leaves it empty. */
function named(view: View, seat: number): View {
  const name = here.me?.name ?? say("learn-you");
  return { ...view, seats: view.seats.map((one) => (one.seat === seat && !one.name ? { ...one, name } : one)) };
}

export class LessonScene extends Scene {
  lesson = $state.raw<Lesson | null>(null);
  at = $state(0);
  /** something else was chosen than what leads on */
  astray = $state(false);
  happened = $state.raw<Happened[]>([]);

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  readonly step = $derived<LessonStep | null>(this.lesson?.steps[this.at] ?? null);
  readonly isLast = $derived(this.at + 1 >= (this.lesson?.steps.length ?? 0));

  get key(): string {
    return `${this.game}/${this.id}`;
  }

  get canChoose(): boolean {
    return Boolean(this.step?.moves.length);
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
    // another chapter is another table: nothing there has changed since
    const forward = at === this.at + 1 && step.chapter === this.step?.chapter;
    this.at = at;
    this.astray = false;
    this.happened = this.chapterSoFar(at);
    this.pointed = step.point;
    if (!forward) this.view = null;
    this.show(
      named(step.view, this.lesson!.seat),
      step.happened.flatMap((one) => one.lines),
    );
    prefs.progress[this.key] = at;
  }

  next(): void {
    this.goTo(this.at + 1);
  }

  back(): void {
    this.goTo(Math.max(0, this.at - 1));
  }

  choose(option: OptionView): void {
    if (this.step?.moves.includes(option.notation)) {
      this.next();
      return;
    }
    this.astray = true;
    this.picking.clear();
  }

  /** What was told in this chapter: each is a table of its own. */
  private chapterSoFar(at: number): Happened[] {
    const steps = this.lesson!.steps;
    const chapter = steps[at]!.chapter;
    return steps.slice(0, at + 1).flatMap((step) => (step.chapter === chapter ? step.happened : []));
  }
}
