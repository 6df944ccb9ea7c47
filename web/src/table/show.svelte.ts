// A table that plays by itself, for who comes in at the door: the steps of a first game, one after the other.

import type { Happened, Lesson, OptionView } from "@/wire/messages";
import { getOnce } from "@/wire/rest";
import { wordsOf } from "@/words/game";
import { speech } from "@/words/ui.svelte";
import { meetOfficials, named } from "./lesson.svelte";
import { Scene } from "./scene.svelte";

export class ShowScene extends Scene {
  readonly canChoose = false;
  readonly log: Happened[] = [];
  private lesson: Lesson | null = null;
  private at = -1;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    super();
  }

  async open(): Promise<void> {
    const path = `/api/games/${encodeURIComponent(this.game)}/lessons/${encodeURIComponent(this.id)}`;
    const lesson = await getOnce<Lesson>(`${path}?language=${speech.language}`);
    this.words = await wordsOf(lesson.game, lesson.settings, speech.language);
    this.lesson = lesson;
    this.next();
  }

  /** The next moment in which something has happened; after the last one, the first. */
  next(): void {
    const steps = this.lesson?.steps ?? [];
    if (!steps.length || this.playing) return;
    for (let tries = 0; tries < steps.length; tries++) {
      this.at = (this.at + 1) % steps.length;
      const step = steps[this.at]!;
      const begins = step.chapter !== steps[this.at - 1]?.chapter;
      if (!begins && !step.happened.length) continue;
      // another chapter is another table: nothing there has changed since
      if (begins) this.view = null;
      const view = { ...named(step.view, this.lesson!.seat), options: [] };
      const lines = step.happened.flatMap((one) => one.lines);
      const done = () => {
        this.show(view, lines);
        meetOfficials(this.words, this.lesson);
      };
      if (!this.stage(view, lines, () => undefined, done)) done();
      return;
    }
  }

  /** Nobody looks any more. */
  close(): void {
    this.director.stop();
  }

  choose(_option: OptionView): void {}
}
