// How many cards lie side by side in the room that there is, and what of a card can be read there.

export const GAP = 8;
/** What a card needs at least: with its text; only name, picture and Power one below the other; or in small. */
export const CARD = 118;
export const PLAIN = 84;
export const PLAIN_HIGH = 104;
export const SMALL = 70;
export const SMALL_HIGH = 98;

/** How cards of a Board lie. */
export interface Lay {
  /** with the picture beside the Power */
  small: boolean;
  /** so many are on a page */
  page: number;
  /** how wide one is */
  width: number;
  rows: number;
}

const inRow = (width: number, least: number) => Math.max(1, Math.floor((width + GAP) / (least + GAP)));
/** A width in pixels is rounded, so one is left over. */
const wide = (width: number, columns: number) => Math.floor((width - 1 - GAP * (columns - 1)) / columns);

/** What a row of whole cards needs at least. */
export const CARD_HIGH = 150;

/** So many cards as large as they can be: whole, in as few rows as can be; else small; else on pages of small ones. */
export function layOf(count: number, width: number, height: number, least = CARD, most = 150, more = 0): Lay {
  const rows = Math.max(1, Math.floor((height + GAP) / (CARD_HIGH + more + GAP)));
  for (const one of [least, PLAIN]) {
    const columns = inRow(width, one);
    if (count > columns * rows || height - more < PLAIN_HIGH) continue;
    const used = Math.max(1, Math.ceil(count / columns));
    const beside = used > 1 ? columns : Math.max(1, count);
    return { small: false, page: columns * rows, width: Math.min(most, wide(width, beside)), rows: used };
  }
  const low = Math.max(1, Math.floor((height + GAP) / (SMALL_HIGH + GAP)));
  const columns = Math.min(inRow(width, SMALL), Math.max(inRow(width, 120), Math.ceil(count / low)));
  return { small: true, page: columns * low, width: Math.min(120, wide(width, columns)), rows: low };
}

/** The pages of so many cards: the first and the last card of each, counted from 1. */
export function pagesOf(count: number, page: number): [first: number, last: number][] {
  const found: [number, number][] = [];
  for (let first = 1; first <= count; first += page) found.push([first, Math.min(count, first + page - 1)]);
  return found;
}

/** How wide a letter is on average, and how high a line, of text at 12 px. */
const LETTER = 6.15;
const LINE = 14.5;

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

/** What of a card there is room for. */
export interface Face {
  /** name and cost above, text below; else the picture above, the name and the Power below it */
  text: boolean;
  /** so high is the picture */
  picture: number;
}

/** Letters of names at 13 px. */
const NAME_LETTER = 7.4;
const NAME_LINE = 15;
const EDGE = 7;
const COST = 30;
const POWER = 46;
const LEAST_PICTURE = 34;
/** the line with the Power, or with the sort of the card */
const FOOT = 24;

export function faceOf(name: string, text: string, width: number, height: number, power: boolean): Face {
  const inner = width - 2 * EDGE;
  const head = Math.max(30, nameLines(name, inner - COST) * NAME_LINE + 4);
  const full = Math.floor(((inner - (power ? POWER : 0)) * 220) / 300);
  const words = linesOf(text, inner - 2) * LINE + 4;
  const left = height - head - 2 * EDGE - words;
  if (text && width >= 104 && left >= LEAST_PICTURE) return { picture: Math.min(full, left), text: true };
  const rest = height - Math.max(2, nameLines(name, inner)) * NAME_LINE - FOOT - 2 * EDGE;
  return { picture: Math.max(24, Math.min(Math.floor((inner * 220) / 300), rest)), text: false };
}

function nameLines(name: string, width: number): number {
  return linesOf(name, (width * LETTER) / NAME_LETTER);
}
