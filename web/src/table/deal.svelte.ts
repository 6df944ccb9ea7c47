// Many cards that come at once are dealt: the first lie there with the answer that brought them, the others follow in the
// next pictures. So an answer is seen as soon with a whole hand as with one card.

import { untrack } from "svelte";
import { afterPicture } from "./idle";

/** So many more are no reason to wait, and so many follow in each picture. */
const FEW = 2;

/** How many of `all` cards lie there, where `atOnce` cannot wait. To be called where a component begins. */
export function dealing(all: () => number, atOnce: () => number): { readonly count: number } {
  let count = $state(0);
  $effect.pre(() => {
    const wanted = all();
    const begin = untrack(() => Math.max(count, atOnce()));
    if (wanted <= begin + FEW) {
      count = wanted;
      return;
    }
    count = begin;
    let next = 0;
    const deal = () => {
      count = Math.min(wanted, count + FEW);
      if (count < wanted) next = requestAnimationFrame(deal);
    };
    const stop = afterPicture(deal);
    return () => {
      stop();
      cancelAnimationFrame(next);
    };
  });
  return {
    get count() {
      return count;
    },
  };
}
