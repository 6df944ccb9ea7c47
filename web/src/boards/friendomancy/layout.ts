// How many cards lie side by side in the room that there is, and what of a card can be read there.

export const GAP = 8;
/** What a card needs at least: whole with its text, or only name, picture and Power. */
export const CARD = 118;
export const SMALL = 86;
export const SMALL_HIGH = 98;

/** How cards of a Board lie. */
export interface Lay {
  /** cards with their text, or only with name, picture and Power */
  small: boolean;
  /** so many are on a page */
  page: number;
  /** so many side by side */
  columns: number;
  /** how wide one is */
  width: number;
}

const inRow = (width: number, least: number) => Math.max(1, Math.floor((width + GAP) / (least + GAP)));

export function layOf(count: number, width: number, height: number, least = CARD, most = 150): Lay {
  const large = inRow(width, least);
  if (count <= large) {
    return { small: false, page: large, columns: large, width: Math.min(most, wide(width, Math.max(count, 5))) };
  }
  const columns = inRow(width, SMALL);
  const rows = Math.max(1, Math.floor((height + GAP) / (SMALL_HIGH + GAP)));
  return { small: true, page: columns * rows, columns, width: Math.min(112, wide(width, columns)) };
}

const wide = (width: number, columns: number) => Math.floor((width - GAP * (columns - 1)) / columns);

/** The pages of so many cards: the first and the last card of each, counted from 1. */
export function pagesOf(count: number, page: number): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (let first = 1; first <= count; first += page) found.push([first, Math.min(count, first + page - 1)]);
  return found;
}

/** How wide a letter is on average, and how high a line, of text at 12 px. */
const LETTER = 6.15;
const LINE = 15;

/** Do these words fit into a box? A word that is longer than a line does not break. */
export function fits(text: string, width: number, height: number): boolean {
  return linesOf(text, width) * LINE <= height;
}

/** So many lines it takes. */
export function linesOf(text: string, width: number): number {
  const room = Math.max(1, width / LETTER);
  let lines = 0;
  let used = Infinity;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if (used + word.length > room) {
      lines += Math.max(1, Math.ceil(word.length / room));
      used = word.length + 1;
    } else used += word.length + 1;
  }
  return lines;
}

/** The parts of a card that is so wide and high: how high its picture is, and whether its text can be read on it. */
export interface Face {
  /** so high is the picture */
  picture: number;
  text: boolean;
}

/** Letters of names at 13 px. */
const NAME_LETTER = 7.4;
const NAME_LINE = 15;
const EDGE = 7;
const COST = 30;
const POWER = 46;
const LEAST_PICTURE = 38;

export function faceOf(name: string, text: string, width: number, height: number, power: boolean): Face {
  const lines = nameLines(name, width - 2 * EDGE - COST);
  const head = Math.max(30, lines * NAME_LINE + 6);
  const room = height - head - 2 * EDGE;
  const wide = width - 2 * EDGE - (power ? POWER : 0);
  const full = Math.floor((wide * 220) / 300);
  const words = linesOf(text, width - 2 * EDGE - 2) * LINE + 4;
  const left = room - words;
  if (text && left >= LEAST_PICTURE) return { picture: Math.min(full, left), text: true };
  return { picture: Math.max(LEAST_PICTURE - 10, Math.min(full, room)), text: false };
}

function nameLines(name: string, width: number): number {
  return linesOf(name, (width * LETTER) / NAME_LETTER);
}
