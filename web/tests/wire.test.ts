// The line to the server: a farewell for a moment is no break, and what was sent meanwhile arrives once.

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, ServerMessage } from "@/wire/messages";
import { pretendBrowser } from "./browser";

/** A socket whose other end is the test. */
class Socket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];
  onopen = () => undefined as unknown;
  onmessage = (_event: { data: string }) => undefined as unknown;
  onclose = (_event: { code: number }) => undefined as unknown;

  constructor() {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = Socket.CLOSED;
  }
  opens(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
  }
  says(message: ServerMessage): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  closes(code: number): void {
    this.readyState = Socket.CLOSED;
    this.onclose({ code });
  }
}

const listener = { update: vi.fn(), talk: vi.fn(), table: vi.fn(), refused: vi.fn(), seen: () => ({ n: 3, m: 1 }) };
const lines: string[] = [];
let Live: typeof import("@/wire/live").Live;
let live: InstanceType<typeof Live>;

const last = () => Socket.all.at(-1)!;
const acts = (socket: Socket) => socket.sent.filter((message) => message.do === "act");

beforeAll(async () => {
  pretendBrowser();
  ({ Live } = await import("@/wire/live"));
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  lines.length = 0;
  live = new Live((line) => lines.push(line));
  live.watch("t", listener);
  last().opens();
  expect(lines).toEqual(["joining", "here"]);
  lines.length = 0;
});

afterEach(() => vi.useRealTimers());

/** The server goes for a moment. */
function goes(code = 1012): void {
  last().says({ is: "bye", text: "The server restarts.", again: true });
  last().closes(code);
}

describe("a farewell for a moment", () => {
  it("is answered by coming back at once, without a word", () => {
    goes();
    vi.advanceTimersByTime(150);
    expect(Socket.all).toHaveLength(2);
    last().opens();
    expect(lines).toEqual(["here"]);
    expect(last().sent).toMatchObject([{ do: "watch", table: "t", n: 3, m: 1 }]);
  });

  it("may be no more than the code of the end", () => {
    last().closes(1012);
    vi.advanceTimersByTime(150);
    last().opens();
    expect(lines).toEqual(["here"]);
  });

  it("keeps what was chosen, before and meanwhile, and sends it once to the next", async () => {
    const made = [1, 2].map((n) => ({ do: "chat" as const, text: `${n}` }));
    const answers = [live.act("t", made[0]!)];
    goes();
    answers.push(live.act("t", made[1]!));
    expect(Socket.all).toHaveLength(1);
    vi.advanceTimersByTime(150);
    last().opens();
    expect(acts(last())).toMatchObject(made.map((act) => ({ table: "t", act })));
    for (const { id } of acts(last())) last().says({ is: "done", id, n: 4, m: 2 });
    await expect(Promise.all(answers)).resolves.toHaveLength(2);
    expect(lines).toEqual(["here"]);
  });

  it("is believed once: who finds nobody there waits as ever, and says so", () => {
    goes();
    vi.advanceTimersByTime(150);
    last().closes(1006);
    expect(lines).toEqual(["lost"]);
    vi.advanceTimersByTime(374);
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(251);
    expect(Socket.all).toHaveLength(3);
    expect(lines).toEqual(["lost", "joining"]);
    last().opens();
    expect(lines.at(-1)).toBe("here");
    goes();
    vi.advanceTimersByTime(150);
    last().opens();
    expect(lines.slice(3)).toEqual(["here"]);
  });

  it("is no loop when each server goes at once", () => {
    goes();
    vi.advanceTimersByTime(150);
    last().closes(1012);
    expect(lines).toEqual(["lost"]);
  });

  it("is looked for at once by who asks for it, too", () => {
    goes();
    live.hurry();
    expect(Socket.all).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
  });

  it("is worth a word when nobody answers for long", () => {
    goes();
    vi.advanceTimersByTime(1_999);
    expect(lines).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(Socket.all).toHaveLength(2);
    expect(lines).toEqual(["joining"]);
    last().opens();
    expect(lines).toEqual(["joining", "here"]);
  });

  it("is none when this browser was too slow: it waits", () => {
    goes(1013);
    expect(lines).toEqual(["lost"]);
  });
});

describe("an announcement", () => {
  it("is passed on to whoever shows it", () => {
    live.onAnnounced = vi.fn();
    const told = { is: "announced", now: 5, text: "Tea!", restart_at: null, until: 9 } as const;
    last().says(told);
    expect(live.onAnnounced).toHaveBeenCalledWith(told);
  });
});

describe("a line that breaks", () => {
  it("is lost at once", () => {
    last().closes(1006);
    expect(lines).toEqual(["lost"]);
  });

  it("for good does not come back", () => {
    last().says({ is: "bye", text: "You are logged out.", again: false });
    last().closes(1008);
    vi.advanceTimersByTime(60_000);
    expect(lines).toEqual(["out"]);
    expect(Socket.all).toHaveLength(1);
  });
});
