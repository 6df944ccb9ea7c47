// Damage shared out between a Mage and the Familiar that guards: one stop for each way that is allowed.

import type { Fact, OptionView, View } from "@/wire/messages";
import { mageOf, type Mage, type Model } from "../lodge";
import { groupsIn } from "./results";

/** What a way to share it out means for one of the two. */
export interface Share {
  /** new cubes */
  takes: number;
  then: number;
  of: number;
  falls: boolean;
}
export interface Split {
  option: OptionView;
  mage: Share;
  familiar: Share;
}

/** All ways, from all on the Mage to all on the Familiar. `foreseen`: what is known of each, by its notation. */
export function splitsOf(view: View, foreseen: (notation: string) => Fact[]): Split[] {
  const seat = view.seats.find((one) => one.seat === view.seat);
  const mage = seat ? mageOf(view, seat) : null;
  if (!mage?.familiar) return [];
  const familiar = mage.familiar;
  const ways = view.options.filter((one) => one.notation.startsWith("split "));
  const counts = ways.map((one) => Number(one.notation.split(" ")[1]));
  const most = Math.max(0, ...counts);
  return ways
    .map((option, i) => splitOf(option, counts[i]!, most, mage, familiar, foreseen(option.notation)))
    .toReversed();
}

function splitOf(option: OptionView, count: number, most: number, mage: Mage, familiar: Model, facts: Fact[]): Split {
  const groups = groupsIn(facts);
  const about = (on: string) => groups.find((one) => one.on === on)?.facts ?? [];
  const falls = (on: string) => about(on).some((one) => one.name === "falls");
  const after = (on: string) => about(on).find((one) => one.name === "wounds_after");
  const free = familiar.wounds.of - familiar.wounds.now;
  const there = after(familiar.id);
  // as long as nothing is known of it: what is left of the most that the Mage could take
  const rest = there
    ? Number(there.value) - familiar.wounds.now
    : falls(familiar.id)
      ? free
      : facts.length
        ? 0
        : most - count;
  return {
    option,
    mage: share(count, mage.wounds, falls(mage.letter)),
    familiar: share(rest, familiar.wounds, falls(familiar.id)),
  };
}

const share = (takes: number, wounds: { now: number; of: number }, falls: boolean): Share => ({
  takes,
  then: Math.min(wounds.of, wounds.now + takes),
  of: wounds.of,
  falls,
});
