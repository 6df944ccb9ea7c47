// The picks that are gathered on the table, and how they are sent: the server's answers one after the other, each only if
// it is offered. If something else is asked in between, nothing more is sent, and the table shows what it is.

import { notes } from "@/state/person.svelte";
import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import { costOf, nameIn } from "./arena";
import {
  aimedAt,
  answers,
  attackersOf,
  DONE,
  free,
  kindOf,
  numberOf,
  offered,
  type Kind,
  type Pick,
  untargeted,
} from "./gathering";

export class Gather implements Gathering {
  picks = $state.raw<Pick[]>([]);
  private aim = $state("");
  /** what is still to be sent; null: nothing is on its way */
  private queue = $state.raw<string[] | null>(null);
  private passing = false;
  private shown: OptionView[] = [];
  private readonly scene: () => Scene;

  constructor(scene: () => Scene) {
    this.scene = scene;
  }

  /** What is gathered now; null: nothing can be. */
  readonly kind = $derived.by((): Kind | null => {
    const scene = this.scene();
    return scene.several && scene.canChoose && !scene.playing ? kindOf(scene.view?.prompt ?? null) : null;
  });

  /** Whom the next Blocker is for. */
  readonly aimed = $derived.by(() => {
    const view = this.scene().view;
    return view && this.kind === "block" ? aimedAt(view, this.picks, this.aim) : "";
  });

  private readonly options = $derived.by((): OptionView[] => {
    const view = this.scene().view;
    if (!view || !this.kind || this.queue) return [];
    const enemies = view.zones.filter((zone) => /^(front|guard|rear)\./.test(zone.id) && zone.owner !== view.seat);
    const targets = enemies.flatMap((zone) => zone.pieces.map((piece) => piece.id));
    // a pet that is dragged can be dropped on any Attacker
    if (this.kind === "block" && this.scene().dragged) return free(view, "block", this.picks);
    return offered(view, this.kind, this.picks, this.aim, this.isNimble, targets);
  });

  private readonly isNimble = (pet: string): boolean =>
    this.scene().words?.cards.get(pet.split(".")[1] ?? "")?.fields.nimble === true;

  /** The pet that must name whom it attacks. */
  readonly naming = $derived(this.kind === "attack" ? untargeted(this.picks, this.isNimble) : null);

  /** The number that a picked pet will carry; 0: it is not picked. */
  numberOf(pet: string): number {
    const view = this.scene().view;
    if (!view || !this.kind || !this.picks.some((pick) => pick.pet === pet)) return 0;
    return numberOf(view, this.kind, this.picks, pet);
  }

  /** To be called where the table changes: offers what can be picked, and sends what is to be sent. */
  follow(): void {
    const scene = this.scene();
    if (this.queue) {
      if (!scene.busy) this.send(this.queue);
      return;
    }
    if (!this.kind) {
      if (this.picks.length && scene.canChoose) this.picks = [];
      return;
    }
    const view = scene.view!;
    // the table may have changed meanwhile: what is not offered any more is not picked
    const kept = this.picks.filter((pick) => view.options.some((one) => one.notation === pick.answer.notation));
    if (kept.length < this.picks.length) this.picks = kept;
    else if (scene.picking.options !== this.shown || this.shown !== this.options) {
      this.shown = this.options;
      scene.picking.offer(this.shown);
    }
  }

  private send(queue: string[]): void {
    const scene = this.scene();
    if (scene.playing) return scene.skip();
    const [next, ...rest] = queue;
    const option = scene.canChoose ? scene.view?.options.find((one) => one.notation === next) : undefined;
    this.queue = option && rest.length ? rest : null;
    if (option) {
      this.passing = true;
      scene.send(option);
      this.passing = false;
    } else if (next !== DONE) notes.add(say("arena-gather-stopped"));
    if (!this.queue) this.picks = [];
  }

  // as the scene asks it

  get begun(): boolean {
    return this.picks.length > 0 && !this.queue;
  }

  /** What is asked now, where that is more than the game's own question. */
  get question(): string {
    const scene = this.scene();
    if (!this.kind || !scene.view || !scene.words) return "";
    if (this.naming) return say("arena-naming", { who: nameIn(scene.view, scene.words, this.naming.pet) });
    if (!this.aimed) return "";
    const number = 1 + attackersOf(scene.view).findIndex((piece) => piece.id === this.aimed);
    return say("arena-choosing-block", { number, who: nameIn(scene.view, scene.words, this.aimed) });
  }

  /** What has been gathered, in all. */
  get total(): string {
    const count = this.picks.length;
    if (this.kind === "attack") return count ? say("arena-chosen-attack", { count }) : say("arena-choosing-attack");
    if (this.kind !== "block" || !count) return "";
    const { view, previews } = this.scene();
    const lost = this.picks.reduce((sum, pick) => sum + (costOf(view!, previews, pick.answer) ?? 0), 0);
    return say("arena-chosen-block", { count, lost });
  }

  words(option: OptionView): string | null {
    const scene = this.scene();
    if (!this.kind || !scene.view || !scene.words) return null;
    const [verb, id = ""] = option.notation.split(" ");
    const who = nameIn(scene.view, scene.words, id);
    if (verb === "unpick") return say("arena-unpick", { who });
    if (verb === "aim") return say("arena-aim", { who });
    if (verb === "target") return say("arena-target", { who });
    if (option.notation !== DONE || !this.picks.length) return null;
    const count = this.picks.length;
    return this.kind === "attack" ? say("arena-attack-with", { count }) : say("arena-block-with", { count });
  }

  take(option: OptionView): boolean {
    if (this.passing || option.standing || !this.kind || this.queue) return false;
    const [verb, id = ""] = option.notation.split(" ");
    if (verb === "unpick") this.picks = this.picks.filter((pick) => pick.pet !== id);
    else if (verb === "aim") this.aim = id;
    else if (verb === "target") this.target(id);
    else if (option.notation === DONE) {
      if (!this.picks.length) return false;
      this.queue = answers(this.picks);
    } else this.pick(option);
    return true;
  }

  private pick(option: OptionView): void {
    const [pet = "", attacker = this.aimed] = option.touches;
    const against = this.kind === "block" ? attacker : null;
    this.picks = [...this.picks, { pet, answer: option, against, then: null }];
    this.aim = "";
  }

  private target(id: string): void {
    const open = this.naming;
    if (!open) return;
    const named = { ...open, against: id, then: `at ${id.split(".")[1] ?? ""}` };
    this.picks = this.picks.map((pick) => (pick === open ? named : pick));
  }

  back(): boolean {
    if (!this.picks.length || this.queue) return false;
    this.picks = this.picks.slice(0, -1);
    return true;
  }
}
