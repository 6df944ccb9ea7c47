import { describe, expect, it } from "vitest";
import type { Notes } from "@/table/beats";
import { momentsOf } from "@/table/moments";
import type { Frame, Line, Piece, View } from "@/wire/messages";

/** As the catalogue of a game says it; of the other lines it says nothing. */
const NOTES: Notes = {
  damage: { beat: "damage", roles: ["target", "amount"] },
  damaged: { beat: "damage", roles: ["target", "amount"] },
  downed: { beat: "fall", roles: ["target"] },
};

const line = (what: string, ...args: Line["args"]): Line => ({ rule: "X-01", what, args });

const pet = (id: string, hp: number): Piece => ({
  id,
  card: id,
  owner: 0,
  facts: [{ name: "hp", value: hp, of: 100 }],
  tokens: {},
  modifiers: [],
});

function frame(n: number, vp: number, pets: Piece[], log: Line[] = [], over = false): Frame {
  const view: View = {
    game: "g",
    rules: 1,
    seat: 0,
    n,
    seats: [{ seat: 0, name: "A", team: 0, asked: false, facts: [{ name: "vp", value: vp, of: 5 }], clock: null }],
    zones: [{ id: "front.A", owner: 0, size: pets.length, pieces: pets }],
    facts: [],
    prompt: null,
    options: [],
    log,
    result: over ? { rule: "X-02", winners: [0], points: [], drawn: false } : null,
  };
  return { n, seat: 0, kind: "choice", at: 0, view, text: "" };
}

describe("key moments", () => {
  it("are where most changed, in the order of the game", () => {
    const frames = [
      frame(0, 0, [pet("a", 100), pet("b", 100)]),
      frame(1, 0, [pet("a", 100), pet("b", 98)]),
      frame(2, 0, [pet("a", 100), pet("b", 38)], [line("damage", ["card", "b"], ["number", 60]), line("then")]),
      frame(3, 0, [pet("a", 100), pet("b", 38)], [line("nothing")]),
      frame(4, 1, [pet("a", 100)], [line("down", ["card", "b"])]),
      frame(5, 1, [pet("a", 100)], [line("won")], true),
    ];
    const found = momentsOf(frames, NOTES);
    expect(found.map((one) => one.n)).toEqual([2, 4, 5]);
    expect(found[0]!.line?.what).toBe("damage");
    expect(momentsOf(frames, NOTES, 2).map((one) => one.n)).toEqual([4, 5]);
  });

  it("are told by who went down or came back, then by who was hurt", () => {
    const told = [
      line("damaged", ["card", "b"], ["number", 10]),
      line("downed", ["card", "b"]),
      line("status_gone", ["card", "b"]),
      line("turn", ["number", 13]),
    ];
    const frames = [frame(0, 0, [pet("b", 5)]), frame(1, 0, [pet("b", 0)], told), frame(2, 0, [pet("b", 50)])];
    expect(momentsOf(frames, NOTES)[0]!.line?.what).toBe("downed");
    const hit = [frame(0, 0, [pet("b", 90)]), frame(1, 0, [pet("b", 50)], [told[0]!, told[3]!])];
    expect(momentsOf(hit, NOTES)[0]!.line?.what).toBe("damaged");
  });

  it("are rather a fall or a revival than more lost HP", () => {
    const frames = [frame(0, 0, [pet("b", 90)]), frame(1, 0, [pet("b", 5)]), frame(2, 0, [pet("b", 0)])];
    expect(momentsOf(frames, NOTES, 1).map((one) => one.n)).toEqual([2]);
  });

  it("do not count what comes newly into sight, nor what has no measure", () => {
    expect(momentsOf([frame(0, 0, []), frame(1, 0, [pet("a", 50)])], NOTES)).toEqual([]);
    expect(momentsOf([], NOTES)).toEqual([]);
    const item = (uses: number): Piece => ({ ...pet("i", 0), facts: [{ name: "uses", value: uses, of: 2 }] });
    expect(momentsOf([frame(0, 0, [item(2)]), frame(1, 0, [item(1)])], NOTES)).toEqual([]);
  });
});
