// A live table: what comes is shown in its order, what was undone vanishes, a choice is sent once.

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnyAct, Happened, OptionView, TableInfo, Update, View } from "@/wire/messages";
import type { TableListener } from "@/wire/live";
import { Refused } from "@/wire/rest";
import { pretendBrowser } from "./browser";

const acts: AnyAct[] = [];
let answer: (act: AnyAct) => Promise<{ is: "done"; id: number; n: number; m: number }>;

const wordsOf = vi.fn(() => Promise.reject(new Error("nobody knows the words")));
vi.mock("@/words/game", async (original) => ({ ...(await original<object>()), wordsOf: () => wordsOf() }));
vi.mock("@/state/person.svelte", () => ({
  here: {
    live: {
      watch: (_table: string, _listener: TableListener) => () => undefined,
      act: (_table: string, act: AnyAct) => {
        acts.push(act);
        return answer(act);
      },
    },
  },
  notes: { add: vi.fn() },
  attempt: async <T>(work: () => Promise<T>) => work(),
}));

const option = (notation: string, standing = false): OptionView => ({ code: 1, notation, touches: [], standing });
const told = (n: number, what = "drew"): Happened => ({
  n,
  at: 0,
  seat: 0,
  kind: "choice",
  lines: [{ rule: "", what, args: [] }],
  text: "",
});

function view(seat: number, options: OptionView[], phase = "", fallback = ""): View {
  return {
    game: "kettle",
    rules: 1,
    seat,
    n: 0,
    seats: [],
    zones: [],
    facts: [],
    prompt: { rule: "", ask: "X", seats: [seat], back: false, window: "w", default: fallback, phase },
    options,
    log: [],
    result: null,
  };
}

function update(n: number, more: Partial<Update> = {}): Update {
  return {
    is: "update",
    table: "t",
    n,
    version: n,
    keep: n - 1,
    happened: [told(n)],
    views: [view(0, [option("pass"), option("throw nettle")])],
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
let prefs: typeof import("@/state/prefs.svelte").prefs;
let scene: InstanceType<typeof Live>;

beforeAll(async () => {
  pretendBrowser();
  ({ LiveScene: Live } = await import("@/table/live.svelte"));
  ({ prefs } = await import("@/state/prefs.svelte"));
});
beforeEach(() => {
  vi.useFakeTimers();
  acts.length = 0;
  answer = () => Promise.resolve({ is: "done", id: 1, n: 0, m: 0 });
  Object.assign(prefs, { motion: "none", autoPass: false, confirm: false });
  scene = new Live("t");
  const seats = [0, 1].map((seat) => ({ seat, mine: true, name: "Ann" }));
  scene.info = { game: "kettle", settings: {}, seats } as unknown as TableInfo;
});

describe("updates", () => {
  it("keep what is still true and drop what was undone", () => {
    scene.update(update(1, { keep: -1 }));
    scene.update(update(2));
    scene.update(update(3));
    scene.update(update(4, { keep: 1, happened: [told(4, "undone")] }));
    expect(scene.happened.map((one) => one.n)).toEqual([1, 4]);
  });

  it("are shown one after the other; the first at once", () => {
    prefs.motion = "normal";
    scene.update(update(1));
    expect(scene.now?.n).toBe(1);
    scene.update(update(2));
    scene.update(update(3));
    expect(scene.now?.n).toBe(1);
    expect(scene.behind).toBe(true);
    expect(scene.seen().n).toBe(3);
    vi.advanceTimersByTime(500);
    expect(scene.now?.n).toBe(2);
    vi.advanceTimersByTime(500);
    expect(scene.now?.n).toBe(3);
    expect(scene.behind).toBe(false);
  });

  it("tell only the last of all that happened to who comes to the table", () => {
    scene.update(update(3, { keep: -1, happened: [told(1, "rolled"), told(2, "rolled"), told(3, "passed")] }));
    expect(scene.happened).toHaveLength(3);
    expect(scene.fresh.map((line) => line.what)).toEqual(["passed"]);
    scene.update(update(5, { keep: 3, happened: [told(4, "rolled"), told(5, "passed")] }));
    expect(scene.fresh.map((line) => line.what)).toEqual(["rolled", "passed"]);
  });

  it("can be skipped", () => {
    prefs.motion = "normal";
    for (const n of [1, 2, 3]) scene.update(update(n));
    scene.skip();
    expect(scene.now?.n).toBe(3);
    scene.update(update(4));
    expect(scene.now?.n).toBe(4);
  });

  it("too many at once are not shown one by one", () => {
    prefs.motion = "normal";
    for (let n = 1; n <= 30; n++) scene.update(update(n));
    expect(scene.now!.n).toBeGreaterThan(10);
    expect(scene.happened).toHaveLength(scene.now!.n);
  });
});

describe("talk", () => {
  it("comes once", () => {
    const said = (m: number) => ({ m, at: 0, seat: 0, name: "Ann", kind: "chat" as const, text: "x", about: 0 });
    scene.talk({ is: "talk", table: "t", m: 2, said: [said(1), said(2)] });
    scene.talk({ is: "talk", table: "t", m: 3, said: [said(2), said(3)] });
    expect(scene.talked.map((one) => one.m)).toEqual([1, 2, 3]);
  });
});

describe("choices", () => {
  it("are sent with the version they answer and a key, once", async () => {
    scene.update(update(7));
    const [pass] = scene.picking.options;
    scene.choose(pass!);
    scene.choose(pass!);
    expect(acts).toHaveLength(1);
    expect(acts[0]).toMatchObject({ do: "move", seat: 0, version: 7, move: "pass" });
    expect((acts[0] as { key: string }).key.length).toBeGreaterThanOrEqual(8);
    expect(scene.busy).toBe(true);
  });

  it("change nothing in sight until the answer, unless it is late", () => {
    scene.update(update(7));
    answer = () => new Promise(() => {});
    scene.choose(scene.picking.options[0]!);
    vi.advanceTimersByTime(149);
    expect(scene.canChoose).toBe(true);
    expect(scene.picking.options).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(scene.sending).toBe(true);
    expect(scene.canChoose).toBe(false);
    expect(scene.picking.options).toEqual([]);
    scene.update(update(8));
    expect(scene.sending).toBe(false);
    expect(scene.busy).toBe(false);
    expect(scene.picking.options).toHaveLength(2);
  });

  it("that are refused leave the question as it was", async () => {
    scene.update(update(7));
    answer = () => Promise.reject(new Refused("illegal_choice", "No.", 409));
    scene.choose(scene.picking.options[0]!);
    expect(scene.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(scene.busy).toBe(false);
    expect(scene.canChoose).toBe(true);
    expect(scene.picking.options).toHaveLength(2);
  });

  it("that another made first are told so, where several were asked", async () => {
    const { notes } = await import("@/state/person.svelte");
    const { say } = await import("@/words/ui.svelte");
    const only = view(0, [option("pass")]);
    const both = { ...only, prompt: { ...only.prompt!, seats: [0, 1] } };
    answer = () => Promise.reject(new Refused("stale", "No.", 409));
    for (const [asked, words] of [[both, "refused-faster"] as const, [only, "refused-stale"] as const]) {
      vi.mocked(notes.add).mockClear();
      scene.update(update(scene.seen().n + 1, { views: [asked] }));
      scene.choose(scene.picking.options[0]!);
      await vi.advanceTimersByTimeAsync(1);
      expect(notes.add).toHaveBeenCalledExactlyOnceWith(say(words));
    }
  });

  it("made in a picture that is past are not sent, and one is told so", async () => {
    const { notes } = await import("@/state/person.svelte");
    const { say } = await import("@/words/ui.svelte");
    prefs.motion = "normal";
    const only = view(0, [option("pass")]);
    const both = { ...only, prompt: { ...only.prompt!, seats: [0, 1] } };
    for (const [asked, words] of [[both, "refused-faster"] as const, [only, "refused-stale"] as const]) {
      vi.mocked(notes.add).mockClear();
      scene.skip();
      scene.update(update(scene.seen().n + 1, { views: [asked] }));
      const old = scene.picking.options[0]!;
      scene.update(update(scene.seen().n + 1));
      scene.choose(old);
      expect(acts).toEqual([]);
      expect(scene.now?.n).toBe(scene.seen().n);
      expect(notes.add).toHaveBeenCalledExactlyOnceWith(say(words));
    }
  });

  it("that stand are made now, though the picture is past, unless they stand no longer", async () => {
    const { notes } = await import("@/state/person.svelte");
    vi.mocked(notes.add).mockClear();
    prefs.motion = "normal";
    const purring = () => ({ views: [view(0, [option("purr", true)])] });
    scene.update(update(1, purring()));
    const old = scene.picking.options[0]!;
    scene.update(update(2, purring()));
    scene.choose(old);
    expect(acts).toMatchObject([{ do: "move", version: 2, move: "purr" }]);
    expect(notes.add).not.toHaveBeenCalled();
    acts.length = 0;
    scene.skip();
    scene.update(update(3, purring()));
    const last = scene.picking.options[0]!;
    scene.update(update(4, { views: [view(0, [option("purr")])] }));
    scene.choose(last);
    expect(acts).toEqual([]);
    expect(notes.add).toHaveBeenCalledOnce();
  });

  it("wait for a yes where one wants that", () => {
    prefs.confirm = true;
    scene.update(update(7));
    const [pass] = scene.picking.options;
    scene.choose(pass!);
    expect(acts).toEqual([]);
    expect(scene.meant).toBe(pass);
    scene.choose(pass!);
    expect(acts).toHaveLength(1);
  });

  it("cannot be made while a bot plays for one", () => {
    scene.update(update(7, { players: ["bot:greedy", "human"], views: [view(0, [option("purr", true)])] }));
    expect(scene.away).toEqual([0]);
    expect(scene.canChoose).toBe(false);
    expect(scene.picking.options).toEqual([]);
    scene.update(update(8, { players: ["human", "human"] }));
    expect(scene.away).toEqual([]);
    expect(scene.canChoose).toBe(true);
  });

  it("cannot be made while the game is paused", () => {
    scene.update(update(7, { paused: true }));
    expect(scene.canChoose).toBe(false);
    expect(scene.picking.options).toEqual([]);
  });
});

describe("letting go by", () => {
  const only = (phase = "battle") => [view(0, [option("pass"), option("purr", true)], phase, "pass")];

  it("happens by itself where nothing else can be done", () => {
    prefs.autoPass = true;
    scene.update(update(7, { views: only() }));
    expect(acts).toEqual([]);
    vi.advanceTimersByTime(1000);
    expect(acts).toMatchObject([{ do: "move", move: "pass" }]);
  });

  it("does not happen where one stops, nor where there is a choice", () => {
    prefs.autoPass = true;
    scene.update(update(7, { views: only(), stops: [{ seat: 0, windows: ["w"] }] }));
    vi.advanceTimersByTime(2000);
    scene.update(update(8));
    vi.advanceTimersByTime(2000);
    expect(acts).toEqual([]);
  });

  it("does not happen to somebody who reads through the choices", () => {
    prefs.autoPass = true;
    scene.update(update(7, { views: only() }));
    vi.advanceTimersByTime(500);
    scene.linger();
    vi.advanceTimersByTime(5000);
    expect(acts).toEqual([]);
  });

  it("takes the same while, whatever is held", () => {
    prefs.autoPass = true;
    for (const motion of ["slow", "none"] as const) {
      prefs.motion = motion;
      acts.length = 0;
      scene.update(update(motion === "slow" ? 7 : 8, { views: only() }));
      vi.advanceTimersByTime(899);
      expect(acts).toEqual([]);
      vi.advanceTimersByTime(1);
      expect(acts).toHaveLength(1);
    }
  });

  it("goes on to the end of the part that one yields", async () => {
    const many = (phase: string) => [view(0, [option("pass"), option("throw nettle")], phase, "pass")];
    scene.update(update(7, { views: many("battle") }));
    scene.yieldNow();
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts).toHaveLength(1);
    scene.update(update(8, { views: many("battle") }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts).toHaveLength(2);
    scene.update(update(9, { views: many("turn") }));
    await vi.advanceTimersByTimeAsync(1000);
    expect(acts).toHaveLength(2);
    expect(scene.yielding).toBe("");
  });
});

describe("several seats of one person", () => {
  it("the view follows who is asked", () => {
    const idle = { ...view(0, []), prompt: null };
    scene.update(update(1, { views: [idle, view(1, [option("pass")])] }));
    expect(scene.view?.seat).toBe(1);
    scene.update(update(2, { views: [view(0, [option("pass")]), { ...view(1, []), prompt: null }] }));
    expect(scene.view?.seat).toBe(0);
  });

  it("one may look through other eyes", () => {
    scene.update(update(1, { views: [view(0, [option("pass")]), view(1, [option("pass")])] }));
    scene.look(1);
    expect(scene.view?.seat).toBe(1);
    scene.update(update(2, { views: [view(0, [option("pass")]), view(1, [option("pass")])] }));
    expect(scene.view?.seat).toBe(1);
  });
});

describe("a table that sleeps", () => {
  it("is not asked for words that perhaps nobody has", () => {
    const table = { ...scene.info!, status: "playing", asleep: "game" } as TableInfo;
    scene.table({ is: "table", table });
    expect(scene.info?.asleep).toBe("game");
    expect(wordsOf).not.toHaveBeenCalled();
  });
});
