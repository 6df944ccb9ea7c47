// What somebody at the table looks at and means: a room, a choice, what one piece can do, what is open on a phone.

import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView, Piece } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import { frontSeat, laidOn, letterOf, placesOf, roomsOf, type Place, type Room } from "./lodge";
import { bareCards, trayOf, type Offer } from "./tray";
import { wayOf } from "./way";

/** What is open over the Lodge where there is little room. */
export type Opened = { what: "mage"; seat: number } | { what: "events" } | { what: "quests" };

export class Sight implements Gathering {
  constructor(private readonly scene: () => Scene) {}

  opened = $state.raw<Opened | null>(null);
  /** the room or Cell that the pointer rests on, or that was touched */
  private resting = $state("");
  private touched = $state("");
  /** a finger shows no choice before it makes it: the first touch only means it */
  private armed = $state("");
  fingers = $state(false);

  readonly options = $derived.by((): OptionView[] => {
    const scene = this.scene();
    return scene.canChoose && !scene.playing ? scene.picking.options : [];
  });
  readonly asks = $derived.by(() => this.scene().view?.prompt?.ask ?? "");

  /** Lay choices that name no piece on those of the board. */
  follow(): void {
    const scene = this.scene();
    const { options } = scene.picking;
    if (!scene.view || !options.length) return;
    const laid = laidOn(options, letterOf(frontSeat(scene.view)));
    if (laid.some((one, i) => one !== options[i])) scene.picking.offer(laid);
  }

  /** the choice that is meant */
  readonly meant = $derived.by((): OptionView | null => {
    const { hovered } = this.scene();
    return this.options.find((one) => one.notation === hovered) ?? null;
  });

  /** the place that is told of: where the meant choice leads, else the one that is looked at */
  readonly looked = $derived.by((): Place | null => {
    const { view } = this.scene();
    if (!view) return null;
    const ids = [this.resting, ...(this.meant?.touches ?? []), this.touched];
    const places = placesOf(view);
    for (const id of ids) {
      const found = id && places.find((place) => place.id === id || place.models.some((one) => one.id === id));
      if (found) return found;
    }
    return null;
  });
  readonly lookedRoom = $derived.by((): Room | null => {
    const { view, words } = this.scene();
    const id = this.looked?.id;
    return view && id ? (roomsOf(view, words).find((one) => one.id === id) ?? null) : null;
  });

  /** the places on the way that is walked, with the step that is meant */
  readonly way = $derived.by((): string[] => {
    const { view, log } = this.scene();
    return view && this.options.length
      ? wayOf(
          view,
          log.flatMap((one) => one.lines),
          this.meant,
        )
      : [];
  });

  rest(id: string): void {
    this.resting = id;
    const option = this.only(id);
    if (option) this.scene().hovered = option.notation;
  }
  unrest(): void {
    this.resting = "";
    if (!this.armed) this.scene().hovered = "";
  }
  /** Tell of a room until another is touched. */
  look(id: string): void {
    this.touched = this.touched === id ? "" : id;
  }
  isLooked(id: string): boolean {
    return this.looked?.id === id;
  }
  private only(id: string): OptionView | null {
    if (!this.options.length) return null;
    const [first, ...more] = this.scene().picking.matching.filter((one) => one.touches.includes(id));
    return first && !more.length ? first : null;
  }

  /** Several things that one piece can do: they lie on it. */
  readonly deeds = $derived.by((): OptionView[] => {
    const { picking } = this.scene();
    const [only, ...more] = picking.picked;
    return only && !more.length && picking.complete.length > 1 ? picking.complete : [];
  });
  /** the piece that these lie on */
  readonly doer = $derived.by(() => (this.deeds.length ? (this.scene().picking.picked[0] ?? "") : ""));

  /** cards that can be chosen and lie nowhere on the board */
  readonly tray = $derived.by((): Piece[] => {
    const scene = this.scene();
    return scene.view && this.options.length ? trayOf(scene.view, scene.picking.glowing) : [];
  });
  /** choices that name a card and no piece */
  readonly offers = $derived.by((): Offer[] => bareCards(this.options, this.scene().words));

  // a finger: touch once to see what would come, and again to do it

  private readonly arms = $derived(this.fingers && ["walk", "aim_at_room", "ask_room"].includes(this.asks));
  readonly question = $derived.by(() => {
    const option = this.armed ? this.options.find((one) => one.notation === this.armed) : null;
    const name = option && this.nameOf(option);
    return name ? say("lodge-tap-again", { name }) : "";
  });
  readonly total = "";
  readonly begun = false;
  words(): string | null {
    return null;
  }
  take(option: OptionView): boolean {
    const scene = this.scene();
    if (!this.arms || option.standing || !option.touches.length || this.armed === option.notation) {
      this.armed = "";
      return false;
    }
    this.armed = option.notation;
    scene.picking.clear();
    scene.hovered = option.notation;
    return true;
  }
  back(): boolean {
    if (!this.armed) return false;
    this.armed = "";
    this.scene().hovered = "";
    return true;
  }

  private nameOf(option: OptionView): string {
    const { view, words } = this.scene();
    const [id = ""] = option.touches;
    const piece = view?.zones.flatMap((zone) => zone.pieces).find((one) => one.id === id);
    return piece ? (words?.piece(piece) ?? "") : (words?.zone(id) ?? "");
  }

  /** Another question: nothing of the last one is meant any more. */
  forget(): void {
    this.armed = "";
    this.touched = "";
  }
}
