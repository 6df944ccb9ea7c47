// What all parts of the board look at: the two sides, what is gathered, which pet lies open, and what is meant now.

import type { Scene } from "@/table/scene.svelte";
import { pieceOf } from "@/table/scene.svelte";
import type { OptionView, Piece, View, Zone } from "@/wire/messages";
import type { Words } from "@/words/game";
import { afterwards, forecastOf, LINES, nearSeat, piecesOf, sideOf, type Forecast, type Side } from "./arena";
import { Gather } from "./gather.svelte";

export class Sight {
  readonly gather: Gather;
  /** what the hand or the focus rests on: a piece, or the notation of a place between pets */
  over = $state("");
  /** the pile whose cards are looked through; empty: none */
  opened = $state("");
  /** a bot was asked to draft, and to do no more */
  drafted = $state(false);
  private readonly given: () => Scene;

  constructor(given: () => Scene) {
    this.given = given;
    this.gather = new Gather(given);
  }

  get scene(): Scene {
    return this.given();
  }
  get view(): View {
    return this.scene.view!;
  }
  get words(): Words {
    return this.scene.words!;
  }

  readonly near = $derived.by(() => nearSeat(this.view));
  readonly own = $derived.by((): Side | null => sideOf(this.view, this.near));
  /** Are these eyes that see the hand of the near side? Who only looks on sees the backs of its cards. */
  readonly holds = $derived.by(() => this.view.seat === this.near || this.view.seat < 0);
  readonly others = $derived.by((): Side[] =>
    this.view.seats.filter((seat) => seat.seat !== this.near).flatMap((seat) => sideOf(this.view, seat.seat) ?? []),
  );
  /** the cards of a draft that nobody has picked */
  readonly pool = $derived.by((): Zone | undefined => this.view.zones.find((zone) => zone.id === "pool" && zone.size));

  /** What a side has picked lies in its deck; who may not look there sees it lie open until the draft is over. */
  picked(side: Side | null): Piece[] {
    const known = (head: string) => (side ? piecesOf(side, head).filter((piece) => piece.card !== null) : []);
    return known("looking").length > known("deck").length ? known("looking") : known("deck");
  }

  isPet(id: string): boolean {
    return this.view.zones.some(
      (zone) => LINES.includes(zone.id.split(".")[0] ?? "") && zone.pieces.some((piece) => piece.id === id),
    );
  }

  /** Several choices that only touch one pet: it turns over, and they lie on it; at once if nothing else can be touched. */
  readonly open = $derived.by((): { pet: string; options: OptionView[] } | null => {
    const { picking, canChoose } = this.scene;
    if (!canChoose) return null;
    const picked = picking.picked.at(-1);
    if (picked) {
      return picking.complete.length > 1 && this.isPet(picked) ? { pet: picked, options: picking.complete } : null;
    }
    const touching = picking.options.filter((one) => one.touches.length && !one.standing);
    const pet = touching[0]?.touches[0] ?? "";
    if (touching.length < 2 && !touching.some(isPower)) return null;
    return touching.length &&
      this.isPet(pet) &&
      touching.every((one) => one.touches.length === 1 && one.touches[0] === pet)
      ? { pet, options: touching }
      : null;
  });

  /** The choice that is meant: pointed at in words or on the table, or the last that was gathered. */
  readonly meaning = $derived.by((): OptionView | null => {
    const { picking, hovered, canChoose } = this.scene;
    if (!canChoose) return null;
    const named = picking.options.find((one) => one.notation === (hovered || this.over));
    if (named) return named;
    const pick = this.gather.picks.find((one) => one.pet === this.over) ?? null;
    if (pick) return pick.answer;
    if (this.over && picking.glowing.has(this.over)) {
      const [only, ...more] = picking.matching.filter((one) => one.touches.includes(this.over));
      if (only && !more.length && this.view.options.some((one) => one.notation === only.notation)) return only;
    }
    return this.gather.picks.at(-1)?.answer ?? this.open?.options.find(isPower) ?? null;
  });

  readonly forecast = $derived.by((): Forecast | null => {
    const facts = this.meaning ? (this.scene.previews.get(this.meaning.notation) ?? []) : [];
    return facts.length ? forecastOf(facts) : null;
  });

  /** The HP that pets would have after what is meant, and after all that was gathered. */
  readonly after = $derived.by((): Map<string, number> => {
    const found = new Map<string, number>();
    for (const pick of this.gather.kind === "block" ? this.gather.picks : []) {
      const after = afterwards(forecastOf(this.scene.previews.get(pick.answer.notation) ?? []));
      const hp = after.get(pick.pet);
      if (hp !== undefined) found.set(pick.pet, hp);
    }
    // of an Attacker that is only named nobody knows yet whom it will meet
    if (this.gather.kind !== "attack") for (const [pet, hp] of afterwards(this.forecast)) found.set(pet, hp);
    return found;
  });

  /** Who is struck by what is meant. */
  readonly targets = $derived.by(
    (): Set<string> =>
      new Set(this.gather.kind === "attack" ? [] : (this.forecast?.strikes ?? []).map((strike) => strike.to)),
  );

  pieceName(id: string): string {
    const piece = pieceOf(this.view, id);
    return piece ? this.words.piece(piece) : String(this.words.part(id));
  }
}

const POWERS = ["power", "copy"];
export const isPower = (option: OptionView) => POWERS.includes(option.notation.split(" ")[0] ?? "");
