// The director: what was told is shown in its order, nothing ahead of its beat; who is in a hurry loses no time.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Notes } from "@/table/beats";
import type { AnyAct, Happened, Line, OptionView, Piece, TableInfo, Update, View } from "@/wire/messages";
import type { TableListener } from "@/wire/live";
import type { Words } from "@/words/game";
import { pretendBrowser } from "./browser";

const acts: AnyAct[] = [];
vi.mock("@/state/person.svelte", () => ({
  here: {
    live: {
      watch: (_table: string, _listener: TableListener) => () => undefined,
      act: (_table: string, act: AnyAct) => {
        acts.push(act);
        return Promise.resolve({ is: "done", id: 1, n: 0, m: 0 });
      },
    },
  },
  notes: { add: vi.fn() },
  attempt: async <T>(work: () => Promise<T>) => work(),
}));
const frames: Record<string, unknown>[] = [];
vi.mock("@/wire/rest", async (original) => ({
  ...(await original<typeof import("@/wire/rest")>()),
  get: (path: string) =>
    Promise.resolve(
      path.includes("frames") || path.includes("?first")
        ? { frames }
        : {
            entries: frames.length - 1,
            entry: 0,
            viewer: "A",
            viewers: ["A"],
            table: { id: "t", game: "kettle", settings: {}, seats: [] },
          },
    ),
}));
vi.mock("@/words/game", async (original) => ({
  ...(await original<typeof import("@/words/game")>()),
  wordsOf: () => Promise.resolve({ notes: NOTES, meet: () => undefined } as unknown as Words),
}));

const NOTES: Notes = {
  attacks: { beat: "announce", roles: ["who"] },
  rolled: { beat: "roll", roles: ["die"] },
  hurt: { beat: "damage", roles: ["target", "amount", "left_hp"] },
  status: { beat: "status", roles: ["target", "status", "left"] },
  fell: { beat: "fall", roles: ["target"] },
  drew: { beat: "draw", roles: ["who"] },
};
const line = (what: string, ...values: (string | number)[]): Line => ({
  rule: "",
  what,
  args: values.map((value) => ["x", value]),
});
/** An attack: announced, rolled, 4 of 9 HP lost, and Bleed 2. */
const BLOW = [
  line("attacks", "A"),
  line("rolled", 17),
  line("hurt", "B.owl", 4, 5),
  line("status", "B.owl", "bleed", 2),
];
const KINDS = ["announce", "roll", "stop", "damage", "status"];

const option = (notation: string, standing = false, ...touches: string[]): OptionView => ({
  code: 1,
  notation,
  touches,
  standing,
});
const piece = (hp: number, tokens = {}): Piece => ({
  id: "B.owl",
  card: "owl",
  owner: 1,
  facts: [{ name: "hp", value: hp, of: 9 }],
  tokens,
  modifiers: [],
});

function view(hp: number, options: OptionView[] = [option("pass")], tokens = {}): View {
  return {
    game: "kettle",
    rules: 1,
    seat: 0,
    n: 0,
    seats: [],
    zones: [{ id: "line.B", owner: 1, size: 1, pieces: [piece(hp, tokens)] }],
    facts: [],
    prompt: { rule: "", ask: "X", seats: [0], back: false, window: "w", default: "", phase: "" },
    options,
    log: [],
    result: null,
  };
}
const told = (n: number, lines: Line[]): Happened => ({ n, at: 0, seat: 0, kind: "choice", lines, text: "" });

function update(n: number, lines: Line[], shown: View, more: Partial<Update> = {}): Update {
  return {
    is: "update",
    table: "t",
    n,
    version: n,
    keep: n - 1,
    happened: [told(n, lines)],
    views: [shown],
    now: 0,
    deadline: null,
    court: null,
    extended: [],
    extendable: false,
    paused: false,
    running: [],
    request: null,
    players: ["human"],
    undo: [],
    free_undo: [],
    redo: [],
    free_redo: [],
    stops: [],
    ...more,
  };
}

let Live: typeof import("@/table/live.svelte").LiveScene;
let Replay: typeof import("@/table/replay.svelte").ReplayScene;
let prefs: typeof import("@/state/prefs.svelte").prefs;
let scene: InstanceType<typeof Live>;

beforeAll(async () => {
  pretendBrowser();
  ({ LiveScene: Live } = await import("@/table/live.svelte"));
  ({ ReplayScene: Replay } = await import("@/table/replay.svelte"));
  ({ prefs } = await import("@/state/prefs.svelte"));
});
beforeEach(() => {
  vi.useFakeTimers();
  acts.length = 0;
  Object.assign(prefs, { motion: "normal", sequence: true, autoPass: false, confirm: false });
  scene = new Live("t");
  scene.words = { notes: NOTES, meet: () => undefined } as unknown as Words;
  scene.info = { game: "kettle", settings: {}, seats: [{ seat: 0, mine: true, name: "Ann" }] } as unknown as TableInfo;
  scene.update(update(1, [], view(9)));
});

const hp = () => scene.figure("B.owl", "hp") ?? scene.view!.zones[0]!.pieces[0]!.facts[0]!.value;
const tokens = () => scene.tokens(scene.view!.zones[0]!.pieces[0]!);
const log = () => scene.log.flatMap((one) => one.lines.map((said) => said.what));
const blow = (n = 2, options = [option("strike"), option("flee")]) => update(n, BLOW, view(5, options, { bleed: 2 }));

describe("a sequence", () => {
  it("shows numbers, statuses, log and options each in its turn", () => {
    scene.update(blow());
    const seen: unknown[] = [];
    while (scene.playing) {
      seen.push([scene.beat!.kind, hp(), tokens().bleed ?? 0, log().length, scene.picking.options.length]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([
      ["announce", 9, 0, 1, 0],
      ["roll", 9, 0, 1, 0],
      ["stop", 9, 0, 2, 0],
      ["damage", 5, 0, 3, 0],
      ["status", 5, 2, 4, 0],
    ]);
    expect(scene.view!.zones[0]!.pieces[0]!.facts[0]!.value).toBe(5);
    expect(scene.picking.options.map((one) => one.notation)).toEqual(["strike", "flee"]);
    expect(log()).toEqual(BLOW.map((one) => one.what));
    // what was seen beat by beat is no change to be seen again
    expect(scene.before!.zones[0]!.pieces[0]!.facts[0]!.value).toBe(5);
  });

  it("goes on beat by beat for who touches, and to its end for who skips", () => {
    scene.update(blow());
    for (const kind of KINDS) {
      expect(scene.beat!.kind).toBe(kind);
      scene.nextBeat();
    }
    expect(scene.playing).toBe(false);
    expect(hp()).toBe(5);
    scene.update(blow(3));
    scene.skip();
    expect(scene.playing).toBe(false);
    expect(scene.now!.n).toBe(3);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is not played where one wants none, where nothing moves, and of what needs none", () => {
    prefs.sequence = false;
    scene.update(blow());
    expect([scene.playing, scene.now!.n]).toEqual([false, 2]);
    scene.skip();
    Object.assign(prefs, { sequence: true, motion: "none" });
    scene.update(blow(3));
    expect([scene.playing, scene.now!.n]).toEqual([false, 3]);
    scene.skip();
    prefs.motion = "normal";
    scene.update(update(4, [line("drew", "A"), line("unheard", 3)], view(5)));
    expect([scene.playing, scene.now!.n]).toEqual([false, 4]);
  });

  it("is faster or slower as one wants it", () => {
    const length = (motion: "slow" | "fast") => {
      prefs.motion = motion;
      scene.skip();
      scene.update(blow(scene.seen().n + 1));
      const start = Date.now();
      while (scene.playing) vi.advanceTimersToNextTimer();
      return Date.now() - start;
    };
    const [slow, fast] = [length("slow"), length("fast")];
    expect(slow).toBeGreaterThan(3 * fast);
  });
});

describe("who is in a hurry", () => {
  it("ends the sequence with an answer, which is sent at once", () => {
    scene.update(blow());
    expect(scene.playing).toBe(true);
    scene.skip();
    scene.choose(scene.picking.options[0]!);
    expect(acts).toMatchObject([{ do: "move", version: 2, move: "strike" }]);
  });

  it("can use at any time what can be used at any time", () => {
    const purr = [option("purr", true)];
    scene.update(update(2, [], view(9, purr)));
    scene.skip();
    scene.update(blow(3, [option("strike"), ...purr]));
    expect(scene.picking.options.map((one) => one.notation)).toEqual(["purr"]);
    scene.choose(scene.picking.options[0]!);
    expect(scene.playing).toBe(false);
    expect(acts).toMatchObject([{ do: "move", version: 3, move: "purr" }]);
  });

  it("cannot answer what was asked before", () => {
    const old = scene.picking.options[0]!;
    scene.update(blow());
    scene.choose(old);
    expect(acts).toEqual([]);
    expect(scene.now!.n).toBe(2);
  });

  it("does not choose by letting time go by before the end is shown", () => {
    prefs.autoPass = true;
    const only = { ...view(5, [option("pass")]), prompt: { ...view(5).prompt!, default: "pass" } };
    scene.update(update(2, BLOW, only));
    vi.advanceTimersByTime(1000);
    expect(scene.playing).toBe(true);
    expect(acts).toEqual([]);
    scene.skip();
    vi.advanceTimersByTime(1000);
    expect(acts).toMatchObject([{ move: "pass" }]);
  });
});

describe("updates that come meanwhile", () => {
  it("wait for the end of what is shown", () => {
    scene.update(blow());
    scene.update(update(3, [line("hurt", "B.owl", 5, 0), line("fell", "B.owl")], view(0)));
    expect(scene.behind).toBe(true);
    expect(hp()).toBe(9);
    for (const _ of KINDS) scene.nextBeat();
    expect([scene.beat!.kind, hp(), scene.now!.n]).toEqual(["damage", 0, 2]);
    scene.nextBeat();
    scene.nextBeat();
    expect([scene.playing, scene.behind, scene.now!.n]).toEqual([false, false, 3]);
  });

  it("that take something back end it: what was undone is shown no more", () => {
    scene.update(blow());
    scene.update(update(3, [], view(9), { keep: 1, happened: [{ ...told(3, []), kind: "undo" }] }));
    expect(scene.playing).toBe(false);
    expect(hp()).toBe(9);
    expect(log()).toEqual([]);
  });

  it("are not played where there are too many: the table jumps", () => {
    for (let n = 2; n <= 14; n++) scene.update(blow(n));
    expect(scene.playing).toBe(false);
    expect(scene.now!.n).toBe(14);
    expect(log().length).toBe(13 * BLOW.length);
  });

  it("of who comes back go on from what is known, also while something is shown", () => {
    scene.update(blow());
    expect(scene.seen().n).toBe(2);
    scene.update(update(3, [line("drew", "A")], view(5)));
    expect(scene.seen().n).toBe(3);
    expect(scene.playing).toBe(true);
  });

  it("are shown faster where somebody's time runs", () => {
    const start = Date.now();
    scene.update({ ...blow(), extendable: true, deadline: 6 });
    while (scene.playing) vi.advanceTimersToNextTimer();
    expect(Date.now() - start).toBeLessThanOrEqual(1210);
    expect(hp()).toBe(5);
  });

  it("run their clocks from when they came, not from when they are shown", () => {
    vi.setSystemTime(100_000);
    scene.update(blow());
    while (scene.playing) vi.advanceTimersToNextTimer();
    expect(scene.received).toBe(100);
  });

  it("are not played for who has just come to the table", () => {
    const fresh = new Live("t");
    fresh.words = scene.words;
    fresh.update(update(9, BLOW, view(5), { keep: -1 }));
    expect([fresh.playing, fresh.now!.n]).toEqual([false, 9]);
  });
});

describe("others who look", () => {
  it("a spectator sees the same sequence, and nothing can be chosen", () => {
    scene.info = {
      game: "kettle",
      settings: {},
      seats: [{ seat: 0, mine: false, name: "Ann" }],
    } as unknown as TableInfo;
    scene.update(blow());
    expect(scene.beat!.kind).toBe("announce");
    while (scene.playing) vi.advanceTimersToNextTimer();
    expect(hp()).toBe(5);
    expect(scene.picking.options).toEqual([]);
  });

  it("who looks through other eyes sees where the table is", () => {
    scene.update({ ...blow(), views: [view(5), { ...view(5), seat: 1 }] });
    scene.look(1);
    expect([scene.playing, scene.view!.seat, scene.view!.zones[0]!.pieces[0]!.facts[0]!.value]).toEqual([false, 1, 5]);
  });

  it("a replay plays the next entry, and jumps to any other", async () => {
    frames.length = 0;
    const frame = (n: number, hp: number, lines: Line[]) => ({
      n,
      at: 0,
      seat: 0,
      kind: "choice",
      view: { ...view(hp), log: lines },
    });
    frames.push(frame(0, 9, []), frame(1, 5, BLOW), frame(2, 1, BLOW), frame(3, 0, BLOW));
    const replay = new Replay("/api/tables/t/replay", false);
    await replay.open(0);
    expect(replay.playing).toBe(false);
    await replay.goTo(1);
    const now = () => replay.figure("B.owl", "hp") ?? replay.view!.zones[0]!.pieces[0]!.facts[0]!.value;
    const seen: unknown[] = [];
    while (replay.playing) {
      seen.push([replay.beat!.kind, now(), replay.log.flatMap((one) => one.lines).length]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([
      ["announce", 9, 1],
      ["roll", 9, 1],
      ["stop", 9, 2],
      ["damage", 5, 3],
      ["status", 5, 4],
    ]);
    expect(now()).toBe(5);
    await replay.goTo(3);
    expect([replay.playing, now()]).toEqual([false, 0]);
    await replay.goTo(0);
    await replay.goTo(1);
    expect(replay.playing).toBe(true);
    await replay.goTo(2);
    expect(replay.beat!.kind).toBe("announce");
    replay.skip();
    expect(now()).toBe(1);
  });
});
