// What a page that shows a table tells the frame around it.

class Frame {
  /** a page that could show a table shows something else, and wants the header of the site */
  header = $state(false);
}

export const frame = new Frame();
