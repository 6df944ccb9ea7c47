// One WebSocket for all that is live. It comes back by itself, says again what it watches, from the last numbers that
// were seen, and sends again what was not answered: a move has a key, so it counts once (docs/protocol.md, Coming back).

import type {
  Accepted,
  Announced,
  AnyAct,
  ClientMessage,
  LobbyNews,
  Refusal,
  ServerMessage,
  TableNews,
  Talk,
  Update,
} from "./messages";
import { Refused } from "./rest";

/** What somebody who watches a table wants to hear. */
export interface TableListener {
  update(update: Update): void;
  talk(talk: Talk): void;
  table(news: TableNews): void;
  /** the table cannot be watched: it is unknown, or not for these eyes */
  refused(refusal: Refusal): void;
  /** how many entries and lines of talk are known: where to go on after a break */
  seen(): { n: number; m: number };
}

export type Line = "joining" | "here" | "lost" | "out";

interface Waiting {
  message: ClientMessage;
  resolve(done: Accepted): void;
  reject(error: Refused): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 15_000;
const EXPECTED_WAIT = 150; // at most, after a farewell for a moment: not all browsers come at once
const QUIET = 2_000; // so long nothing is said of it
const RESTART = 1012; // the codes with which a server closes a line: it goes, or too much waits for this browser
const SLOW = 1013;

export class Live {
  private socket: WebSocket | null = null;
  private readonly tables = new Map<string, TableListener>();
  private readonly lobbies = new Set<(news: LobbyNews) => void>();
  private readonly waiting = new Map<number, Waiting>();
  private readonly watches = new Map<number, string>();
  private id = 0;
  private wait = FIRST_WAIT;
  private timer = 0;
  private loud = 0;
  private heardAt = 0;
  private ended = false;
  /** the server goes, and another one is there at once: not worth a word, unless it is not */
  private expected = false;
  /** it is being looked for */
  private coming = false;
  /** what the server said when it closed the line for good */
  farewell = "";
  /** whoever runs the server tells all something */
  onAnnounced: (told: Announced) => void = () => undefined;

  constructor(private readonly onLine: (line: Line, retryAt: number) => void) {
    addEventListener("online", () => this.hurry());
    addEventListener("offline", () => this.drop());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.check(), PING_EVERY);
  }

  watch(table: string, listener: TableListener): () => void {
    this.tables.set(table, listener);
    this.open();
    this.sayWatch(table, listener);
    return () => {
      this.tables.delete(table);
      this.put({ do: "unwatch", id: this.next(), table });
    };
  }

  watchLobby(listener: (news: LobbyNews) => void): () => void {
    this.lobbies.add(listener);
    this.open();
    this.put({ do: "lobby", id: this.next(), on: true });
    return () => {
      this.lobbies.delete(listener);
      if (!this.lobbies.size) this.put({ do: "lobby", id: this.next(), on: false });
    };
  }

  /** Do something at a table. The promise is kept when it is on the server's disk. */
  act(table: string, act: AnyAct): Promise<Accepted> {
    const message: ClientMessage = { do: "act", id: this.next(), table, act };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      this.open();
      this.put(message);
    });
  }

  /** Try again now, not later. */
  hurry(): void {
    if (this.ended || !(this.tables.size + this.lobbies.size)) return;
    if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  /** Another person is here now: a new line with the new name. */
  renew(): void {
    clearTimeout(this.loud);
    this.ended = this.expected = this.coming = false;
    this.socket?.close();
    this.socket = null;
    if (this.tables.size || this.lobbies.size) this.connect();
  }

  private open(): void {
    if (!this.socket && !this.ended) this.connect();
  }

  private next(): number {
    return ++this.id;
  }

  private connect(): void {
    clearTimeout(this.timer);
    if (!this.expected) this.onLine("joining", 0);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event: MessageEvent<string>) => {
      performance.mark("grimalkin-message"); // `table/paint.ts` measures from here
      this.heard(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  private opened(): void {
    clearTimeout(this.loud);
    this.expected = this.coming = false;
    this.onLine("here", 0);
    this.heardAt = Date.now();
    this.watches.clear();
    for (const [table, listener] of this.tables) this.sayWatch(table, listener);
    if (this.lobbies.size) this.put({ do: "lobby", id: this.next(), on: true });
    for (const { message } of this.waiting.values()) this.put(message);
  }

  private sayWatch(table: string, listener: TableListener): void {
    const id = this.next();
    this.watches.set(id, table);
    this.put({ do: "watch", id, table, ...listener.seen() });
  }

  /** The line is dead: go on without waiting until the browser has closed it. */
  private drop(): void {
    const socket = this.socket;
    if (!socket || this.ended) return;
    this.socket = null;
    this.expected = false;
    socket.close();
    this.closed(1006);
  }

  private closed(code: number): void {
    if (code === 1008 || this.ended) {
      this.ended = true;
      this.onLine("out", 0);
      return;
    }
    clearTimeout(this.timer);
    if (this.isBrief(code)) {
      this.timer = window.setTimeout(() => this.connect(), Math.random() * EXPECTED_WAIT);
      this.loud = window.setTimeout(() => this.onLine("joining", 0), QUIET);
      return;
    }
    const wait = this.wait * (0.75 + Math.random() / 2);
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
    this.onLine("lost", Date.now() + wait);
    this.timer = window.setTimeout(() => this.connect(), wait);
  }

  /** The server said that it comes back at once. That is believed once: who finds nobody there waits, and says so. */
  private isBrief(code: number): boolean {
    clearTimeout(this.loud);
    const brief = (code === RESTART || (this.expected && code !== SLOW)) && !this.coming;
    this.expected = this.coming = brief;
    return brief;
  }

  private check(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heardAt > 2.5 * PING_EVERY) this.drop();
    else this.put({ do: "ping", id: this.next() });
  }

  private put(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private heard(message: ServerMessage): void {
    this.heardAt = Date.now();
    this.wait = FIRST_WAIT;
    switch (message.is) {
      case "done":
        this.waiting.get(message.id)?.resolve(message);
        this.waiting.delete(message.id);
        break;
      case "refused":
        this.refused(message);
        break;
      case "update":
        this.tables.get(message.table)?.update(message);
        break;
      case "talk":
        this.tables.get(message.table)?.talk(message);
        break;
      case "table":
        this.tables.get(message.table.id)?.table(message);
        break;
      case "lobby":
        for (const listener of this.lobbies) listener(message);
        break;
      case "bye":
        this.ended = !message.again;
        this.expected = message.again;
        this.farewell = message.text;
        break;
      case "announced":
        this.onAnnounced(message);
        break;
      case "pong":
        break;
    }
  }

  private refused(message: Refusal): void {
    const table = this.watches.get(message.id);
    if (table !== undefined) this.tables.get(table)?.refused(message);
    this.waiting.get(message.id)?.reject(new Refused(message.code, message.text, 409));
    this.waiting.delete(message.id);
  }
}
