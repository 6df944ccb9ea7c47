// The two ways to the server: REST for what is asked once, one WebSocket for all that is live.

export class Refused extends Error {
  constructor(code, text, status) {
    super(text);
    this.code = code;
    this.status = status;
  }
}

export async function rest(method, path, body, kind = "application/json") {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = kind;
    options.body = body instanceof Blob ? body : JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(path, options);
  } catch {
    throw new Refused("unavailable", "The server does not answer. Try again.", 0);
  }
  if (answer.status === 204) return null;
  const text = await answer.text();
  let data = null;
  try {
    data = JSON.parse(text);
  } catch {
    data = null;
  }
  if (!answer.ok) throw new Refused(data?.code || "unavailable", data?.text || `The server answered ${answer.status}.`, answer.status);
  return data;
}

export const get = (path) => rest("GET", path);
export const post = (path, body = {}) => rest("POST", path, body);

// A key for one move: the same move sent twice counts once.
export function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const PING_EVERY = 20000;

// One WebSocket. It comes back by itself, tells again what it watches from the last seen numbers on, and sends again
// what was not answered: a move has a key, so it counts once.
export class Live {
  constructor(listener) {
    this.listener = listener; // update, talk, table, lobby, line(text)
    this.tables = new Map(); // table -> {n, m}
    this.lobby = false;
    this.waiting = new Map(); // id -> {message, resolve, reject}
    this.id = 0;
    this.wait = FIRST_WAIT;
    this.socket = null;
    this.timer = 0;
    this.over = false;
    this.alive = 0;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    setInterval(() => this.check(), PING_EVERY);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event);
  }

  opened() {
    this.listener.line("");
    this.alive = Date.now();
    for (const [table, seen] of this.tables) this.put({ do: "watch", id: ++this.id, table, n: seen.n, m: seen.m });
    if (this.lobby) this.put({ do: "lobby", id: ++this.id, on: true });
    for (const { message } of this.waiting.values()) this.put(message);
  }

  closed(event) {
    if (this.over) return;
    if (event.code === 1008 && event.reason === "not_known") {
      this.listener.line("Say your name first.");
      return;
    }
    this.listener.line("The connection is lost. Trying again.");
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  hurry() {
    if (!this.over && this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  check() {
    if (this.socket.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.alive > 2.5 * PING_EVERY) this.socket.close();
    else this.put({ do: "ping", id: ++this.id });
  }

  put(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  heard(message) {
    this.alive = Date.now();
    this.wait = FIRST_WAIT;
    const asked = this.waiting.get(message.id);
    switch (message.is) {
      case "done":
        this.waiting.delete(message.id);
        asked?.resolve(message);
        break;
      case "refused":
        this.waiting.delete(message.id);
        if (asked) asked.reject(new Refused(message.code, message.text, 409));
        else this.listener.refused(message);
        break;
      case "update":
        this.seen(message.table, "n", message.n);
        this.listener.update(message);
        break;
      case "talk":
        this.seen(message.table, "m", message.m);
        this.listener.talk(message);
        break;
      case "table":
        this.listener.table(message.table);
        break;
      case "lobby":
        this.listener.lobby(message.tables);
        break;
      case "bye":
        this.over = !message.again;
        this.listener.line(message.text);
        break;
    }
  }

  seen(table, letter, number) {
    const known = this.tables.get(table);
    if (known) known[letter] = number;
  }

  watch(table) {
    this.tables.set(table, { n: 0, m: 0 });
    this.put({ do: "watch", id: ++this.id, table, n: 0, m: 0 });
  }

  watchLobby() {
    this.lobby = true;
    this.put({ do: "lobby", id: ++this.id, on: true });
  }

  // Do something at a table. It is done when the promise is kept.
  act(table, act) {
    const message = { do: "act", id: ++this.id, table, act };
    return new Promise((resolve, reject) => {
      this.waiting.set(message.id, { message, resolve, reject });
      this.put(message);
    });
  }
}
