// What somebody at the table looks at and means: a room, a choice, what one piece can do, what is open on a phone.

import { prefs } from "@/state/prefs.svelte";
import type { Gathering, Scene } from "@/table/scene.svelte";
import type { OptionView, Piece } from "@/wire/messages";
import { say } from "@/words/ui.svelte";
import {
  actionsTaken,
  frontSeat,
  laidOn,
  letterOf,
  MOST_ACTIONS,
  placesOf,
  roomsOf,
  type Place,
  type Room,
} from "./lodge";
import { layModels, LEAST_MODEL } from "./layout";
import { bareCards, trayOf, type Offer } from "./tray";
import { wayOf } from "./way";

/** What is open over the Lodge where there is little room. */
export type Opened = { what: "mage"; seat: number } | { what: "events" } | { what: "quests" };

/** So many choices have room in the prompt. */
const MOST_BARE = 4;
/** A spell that is given away: nobody does that by a mere touch. */
const isShed = (option: OptionView) => option.notation.startsWith("shed ");

export class Sight implements Gathering {
  constructor(private readonly scene: () => Scene) {}

  opened = $state.raw<Opened | null>(null);
  /** the room or Cell that the pointer rests on, or that was touched */
  private resting = $state("");
  private touched = $state("");
  /** a finger shows no choice before it makes it: the first touch only means it */
  private armed = $state("");
  fingers = $state(false);
  /** what is gathered at the desk; null: nothing */
  desk = $state.raw<Gathering | null>(null);
  /** the side of a hexagon now, in pixels, and whether models are touched where they stand */
  side = $state(0);
  upright = $state(true);

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
    const laid = laidOn(options, letterOf(frontSeat(scene.view)), this.asks);
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
    // who can be chosen and is too small on the map is told of at once
    const { glowing } = this.scene().picking;
    return places.find((place) => !this.stands(place) && place.models.some((one) => glowing.has(one.id))) ?? null;
  });
  /** Can who stands there be touched on the map? Else they are in the line that tells of the place. */
  stands(place: Place): boolean {
    return this.upright && layModels(place.models.length, this.side).size >= LEAST_MODEL;
  }
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

  /** Open something in the place of the Lodge, or close it. */
  open(what: Opened): void {
    this.opened = JSON.stringify(this.opened) === JSON.stringify(what) ? null : what;
  }
  close(): void {
    this.opened = null;
  }

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

  /** What one piece can do, where that is several things, or one that is not done by a mere touch: it lies on the piece. */
  readonly deeds = $derived.by((): OptionView[] => {
    const { picking } = this.scene();
    const shed = this.shedding;
    if (shed) return this.options.filter((one) => one.touches[0] === shed.touches[0]);
    const [only, ...more] = picking.picked;
    return only && !more.length && picking.complete.length > 1 ? picking.complete : [];
  });
  /** the piece that these lie on */
  readonly doer = $derived.by(() => this.deeds[0]?.touches[0] ?? "");
  private readonly shedding = $derived.by(
    () => this.options.find((one) => one.notation === this.armed && isShed(one)) ?? null,
  );
  /** Choose one of these. */
  does(option: OptionView): void {
    this.armed = option.notation;
    this.scene().choose(option);
  }

  /** cards that can be chosen and lie nowhere on the board */
  readonly tray = $derived.by((): Piece[] => {
    const scene = this.scene();
    return scene.view && this.options.length ? trayOf(scene.view, scene.picking.glowing) : [];
  });
  /** choices that name a card and no piece */
  readonly offers = $derived.by((): Offer[] => bareCards(this.options, this.scene().words));
  /** more choices without a piece than the prompt has room for */
  readonly many = $derived.by(() => {
    const bare = this.options.filter((one) => !one.touches.length);
    return bare.length > MOST_BARE ? bare : [];
  });
  readonly hasTray = $derived(this.tray.length > 0 || this.offers.length > 0 || this.many.length > 0);

  // a finger: touch once to see what would come, and again to do it

  private readonly arms = $derived(this.fingers && ["walk", "aim_at_room", "ask_room"].includes(this.asks));
  readonly question = $derived.by(() => {
    const { view, words, log } = this.scene();
    if (this.desk) return this.desk.question;
    const option = this.armed && !this.shedding ? this.options.find((one) => one.notation === this.armed) : null;
    const name = option && this.nameOf(option);
    if (name) return say("lodge-tap-again", { name });
    if (!view?.prompt || !words || this.asks !== "choose_action") return "";
    const lines = log.flatMap((one) => one.lines);
    const n = Math.min(MOST_ACTIONS, actionsTaken(lines, letterOf(view.seat)) + 1);
    return say("lodge-action-of", { n, of: MOST_ACTIONS, question: words.prompt(view.prompt, view.facts) });
  });
  readonly total = "";
  get begun(): boolean {
    return this.desk?.begun ?? false;
  }
  words(option: OptionView): string | null {
    return this.desk?.words(option) ?? null;
  }
  take(option: OptionView): boolean {
    if (this.desk) return this.desk.take(option);
    const scene = this.scene();
    const waits = isShed(option) || (this.arms && !option.standing && option.touches.length > 0);
    // who confirms every choice is asked anyway
    if (!waits || prefs.confirm || this.armed === option.notation) {
      this.armed = "";
      return false;
    }
    this.armed = option.notation;
    scene.picking.clear();
    scene.hovered = option.notation;
    return true;
  }
  back(): boolean {
    if (this.desk) return this.desk.back();
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
