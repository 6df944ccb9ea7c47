// What a page that may show a table tells the frame around it.

class Frame {
  /** the page wants the header of the site, or a table is shown, which has a bar of its own; null: it has not said yet */
  header = $state<boolean | null>(null);
}

export const frame = new Frame();
