// Where pets stand. On wide screens lines are columns; the two Fronts meet at the strip in the middle.

/** What one line has to hold. */
export interface Need {
  pets: number;
  /** places between pets that can be chosen now */
  slots: number;
  /** one of its pets lies open, with choices on it: it stays as large as it can */
  open: boolean;
}

/** How one line stands: in so many columns, as tokens or as cards. */
export interface Lane {
  columns: number;
  tokens: boolean;
}

export interface Plan {
  /** how wide and how high a pet is, and how wide a token */
  pet: number;
  high: number;
  token: number;
  strip: number;
  /** by side, then from the Front to the Rear */
  lanes: Lane[][];
}

/** Less room than this: the arenas lie above each other. */
export const WIDE = 880;

/** How wide a pet is: at least, as a rule at least, at most. */
const LEAST = 116;
const GOOD = 131;
const MOST = 190;
const TOKEN = 84;
const SMALL_TOKEN = 78;
/** Narrower tokens would cut the names of pets. */
const LEAST_TOKEN = 72;

/** The strip in the middle. */
export const LEAST_STRIP = 140;
const MOST_STRIP = 340;
/** As much of the table as it would like. */
const STRIP = 0.18;

/** Of a pet all but its portrait: head, chips, HP, numbers, edges. */
const FRAME = 106;
const EDGE = 4;
const PORTRAIT = 220 / 300;
/** Lower cards would have no portrait to speak of; and so much of their width may stay beside a low one. */
const LOWEST = 166;
const BESIDE = 26;

/** Around a line, and a line without pets. */
const AROUND = 14;
const EMPTY = 76;
/** The name of a line and the room below it. */
const LABEL = 34;
/** Between two pets, and how much lower each further column begins. */
export const GAP = 8;
export const STAGGER = 30;
export const SLOT = 36;

export const heightOf = (width: number) => FRAME + Math.round((width - EDGE) * PORTRAIT);
const widthOf = (height: number) => Math.floor((height - FRAME) / PORTRAIT + EDGE);

/** One or two pets are one column, three or four two. */
export const columnsOf = (pets: number) => Math.max(1, Math.ceil(pets / 2));

/**
 * The columns of a line, the one next to the strip first. From top to bottom they keep the order of the line, each column
 * a little lower than the one before, so neighbours stay neighbours.
 */
export function standing<T>(pets: T[]): T[][] {
  const columns = columnsOf(pets.length);
  return Array.from({ length: columns }, (_, column) => pets.filter((_, i) => i % columns === column));
}

/** How high a pet of a line can be. */
function highest(need: Need, room: number): number {
  const columns = columnsOf(need.pets);
  const rows = Math.max(1, Math.ceil(need.pets / columns));
  const between = (rows - 1) * GAP + Math.ceil(need.slots / columns) * (SLOT + GAP);
  const lower = need.pets % columns ? 0 : (columns - 1) * STAGGER;
  return (room - between - lower) / rows;
}

/** The room that lanes take beside their pets. */
function around(side: Need[]): number {
  let room = 0;
  for (const { pets } of side) room += pets ? (columnsOf(pets) - 1) * GAP + AROUND : EMPTY;
  return room;
}

/** How all stand in so much room: as large as it allows, and whoever must give way first is a token behind a Front. */
export function planOf(width: number, height: number, sides: Need[][]): Plan {
  const room = height - LABEL;
  const lanes = (small: (side: number, line: number, need: Need) => boolean): Lane[][] =>
    sides.map((side, i) =>
      side.map((need, j) => ({ columns: columnsOf(need.pets), tokens: need.pets > 0 && small(i, j, need) })),
    );
  // what is too low for a card, such as a line with places between its pets, has tokens in any case
  const low = (need: Need) => highest(need, room) < LOWEST;
  const crowded = sides.map((side) => side.reduce((sum, need) => sum + (need.pets ? columnsOf(need.pets) : 0), 0));
  const most = Math.max(...crowded);
  const ways = [
    (_side: number, _line: number, need: Need) => low(need),
    (side: number, line: number, need: Need) => low(need) || (line > 0 && !need.open && crowded[side] === most),
    (_side: number, line: number, need: Need) => low(need) || (line > 0 && !need.open),
    (_side: number, _line: number, need: Need) => low(need) || !need.open,
  ];
  const taken = sides.reduce((sum, side) => sum + around(side), 0);
  for (const way of ways) {
    const found = lanes(way);
    for (const token of [TOKEN, SMALL_TOKEN]) {
      const plan = sized(width - taken, room, sides, found, token);
      if (plan) return plan;
    }
  }
  const all = lanes(() => true);
  const columns = all.flat().reduce((sum, lane) => sum + (lane.tokens ? lane.columns : 0), 0);
  const token = Math.floor((width - taken - LEAST_STRIP) / Math.max(1, columns));
  return {
    pet: LEAST,
    high: heightOf(LEAST),
    token: Math.max(LEAST_TOKEN, Math.min(TOKEN, token)),
    strip: LEAST_STRIP,
    lanes: all,
  };
}

/** The sizes if these lanes fit; null: they do not. */
function sized(width: number, room: number, sides: Need[][], lanes: Lane[][], token: number): Plan | null {
  let full = 0;
  let tokens = 0;
  let tallest = heightOf(MOST);
  sides.forEach((side, i) =>
    side.forEach((need, j) => {
      const lane = lanes[i]![j]!;
      if (!need.pets) return;
      if (lane.tokens) tokens += lane.columns;
      else {
        full += lane.columns;
        tallest = Math.min(tallest, highest(need, room));
      }
    }),
  );
  const free = width - tokens * token;
  const wanted = Math.max(LEAST_STRIP, Math.min(MOST_STRIP, Math.round(width * STRIP)));
  const cap = Math.min(MOST, Math.max(GOOD, widthOf(tallest) + BESIDE));
  const highOf = (pet: number) => Math.floor(Math.min(heightOf(pet), tallest));
  if (!full) {
    const strip = Math.min(free, MOST_STRIP);
    return free >= LEAST_STRIP ? { pet: GOOD, high: heightOf(GOOD), token, strip, lanes } : null;
  }
  let pet = Math.min(cap, Math.floor((free - wanted) / full));
  if (pet < GOOD) pet = Math.min(cap, GOOD, Math.floor((free - LEAST_STRIP) / full));
  if (pet < LEAST) return null;
  return { pet, high: highOf(pet), token, strip: Math.min(MOST_STRIP, free - full * pet), lanes };
}

/** Of a phone: a pet of the Front at most, and a token. */
const LARGE = 176;
const PHONE_TOKEN = 90;

/** On a phone: how wide the pets of the Front are, and whether they are tokens. One that lies open is none in any case. */
export function frontOf(width: number, pets: number): { pet: number; token: number; tokens: boolean } {
  const each = Math.floor((width - (pets - 1) * GAP) / Math.max(1, pets));
  if (each >= LEAST) return { pet: Math.min(LARGE, each), token: PHONE_TOKEN, tokens: false };
  return { pet: LARGE, token: Math.max(LEAST_TOKEN, Math.min(PHONE_TOKEN, each)), tokens: true };
}
