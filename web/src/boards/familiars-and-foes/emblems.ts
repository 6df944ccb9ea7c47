// Small drawings on a field of 24 by 24: the elements, and what kinds of actions there are. They are drawn with a pen.

export const ELEMENT_PATHS: Record<string, string> = {
  air: "M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7a2.5 2.5 0 1 1-2.5 2.5",
  earth: "M2 19 9 7l4 6 2-3 7 9ZM9 7l2 5",
  fire: "M12 2c1 4 5 6 5 11a5 5 0 0 1-10 1c0-2 1-3 2-4 0 2 1 3 2 3 2-3 0-7 1-11Z",
  water: "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11ZM9 15a3 3 0 0 0 3 3",
  aether: "M12 2l2.2 7.8L22 12l-7.8 2.2L12 22l-2.2-7.8L2 12l7.8-2.2Z",
};

const TOAD =
  "M4 17c0-5 3.500-8 8-8s8 3 8 8c0 2-3 3-8 3s-8-1-8-3ZM7 9a2 2 0 1 1 2-3M17 9a2 2 0 1 0-2-3M9 15c2 1.500 4 1.500 6 0";
const KIND_PATHS: Record<string, string> = {
  physical: "M6 4c1.500 5 1.500 10-1 16M12 3c1.500 6 1.500 12-1 18M18 4c1.500 5 1.500 10-1 16",
  simple: TOAD,
  strong: "m12 2 2.300 6.400L21 6l-3.400 5.500L22 16l-6.600-.2L14 22l-3.500-5.500L4 19l2-6.400L2 8l6.500.5Z",
  restorative: "M12 20C4 14 3 10 5 7.500 7 5 10.500 6 12 9c1.500-3 5-4 7-1.500 2 2.500 1 6.500-7 12.500Z",
  attack: "M20 4 9 15m11-11-5 1m5-1-1 5M9 15a4 4 0 1 1-4 4c0-2 1.500-4 4-4ZM13 5 7 11M19 11l-6 6",
  utility:
    "M5 20 16 9m2-7 .8 2.200L21 5l-2.200.8L18 8l-.8-2.200L15 5l2.200-.8ZM6 4l.6 1.600L8 6l-1.400.6L6 8l-.6-1.400L4 6l1.400-.4Z",
  revive: "M6 20V11a6 6 0 0 1 12 0v9l-2-2-2 2-2-2-2 2-2-2ZM10 11h.01M14 11h.01",
};

/** The emblem of an action: an Elemental Spell has the element that it works on. */
export const emblemOf = (kind: string, element: string) =>
  kind === "elemental" ? (ELEMENT_PATHS[element] ?? KIND_PATHS.strong!) : (KIND_PATHS[kind] ?? KIND_PATHS.utility!);
