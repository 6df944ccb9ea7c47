// Nobody need sign up: who wants to do something is asked for a name, once.

import { here } from "./person.svelte";

class Introduction {
  /** what will happen with the name, for the button of the dialog; null: nobody is asked */
  asked = $state<string | null>(null);
  private answer: ((known: boolean) => void) | null = null;

  /** True as soon as somebody is known; false if no name was given. `then` is what the button says. */
  know(then: string): Promise<boolean> {
    if (here.me) return Promise.resolve(true);
    if (here.me === undefined) return here.found.then(() => this.know(then));
    this.done(false);
    this.asked = then;
    return new Promise((resolve) => (this.answer = resolve));
  }

  done(known: boolean): void {
    this.asked = null;
    this.answer?.(known);
    this.answer = null;
  }
}

export const introduction = new Introduction();

const FIRST =
  "Amber Ashen Bramble Clever Dusky Ember Fennel Foggy Hazel Ivory Juniper Linden Misty Mossy Nimble Patient";
const MORE = "Quiet Rowan Russet Saffron Sage Silver Sly Sooty Stormy Thistle Velvet Willow Winter";
const SECOND = "Adder Badger Bat Beetle Cat Crow Dormouse Ferret Fox Frog Hare Hedgehog Heron Jackdaw Kestrel Lynx";
const OTHERS = "Magpie Marten Mole Moth Newt Otter Owl Raven Robin Shrew Stoat Swift Toad Vole Weasel Wren";

/** A pleasant name for somebody who does not want to think of one. */
export function pleasantName(): string {
  const [first, second] = crypto.getRandomValues(new Uint32Array(2));
  const names = [`${FIRST} ${MORE}`.split(" "), `${SECOND} ${OTHERS}`.split(" ")] as const;
  return `${names[0][first! % names[0].length]} ${names[1][second! % names[1].length]}`;
}
