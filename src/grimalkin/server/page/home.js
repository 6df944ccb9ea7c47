// The first page: a name, then the games and the tables.

import { attempt, button, choice, el, field, link, show, sure } from "/static/dom.js";
import { get, Live, post, rest } from "/static/wire.js";
import { Words, wordsOf } from "/static/words.js";

// Who is here; asks for a name if nobody is.
export async function someone(place) {
  const known = await get("/api/me").catch((error) => (error.code === "not_known" ? null : Promise.reject(error)));
  if (known) return known;
  return new Promise((resolve) => {
    const input = el("input", { name: "name", required: "", maxlength: "40", autocomplete: "nickname", autofocus: "" });
    const form = el("form", {
      class: "welcome", onsubmit: async (event) => {
        event.preventDefault();
        const me = await attempt(() => post("/api/guest", { name: input.value }));
        if (me) resolve(me);
      },
    }, el("h1", {}, "What shall we call you?"), field("Name", input), el("button", { class: "main" }, "Come in"), logInPart());
    show(place, form);
    input.focus();
  });
}

function logInPart() {
  const login = el("input", { name: "login", autocomplete: "username" });
  const password = el("input", { name: "password", type: "password", autocomplete: "current-password" });
  const work = async () => {
    if (await attempt(() => post("/api/login", { login: login.value, password: password.value }))) location.reload();
  };
  return el("details", {}, el("summary", {}, "I have an account"), field("Account", login), field("Password", password), button("Log in", work));
}

export async function homePage(place, me) {
  const games = await get("/api/games");
  const parts = { mine: el("section", {}), listed: el("section", {}) };
  const titles = new Map(games.map((game) => [game.id, game.title]));
  show(place,
    el("section", {}, el("h1", {}, "Play"), el("ul", { class: "games" }, games.map(gameLine))),
    parts.mine, parts.listed, newTableForm(games), importPart(), accountPart(me));

  const showMine = async () => {
    const { tables } = await get("/api/tables/mine");
    const order = { playing: 0, open: 1, over: 2, closed: 3 };
    tables.sort((a, b) => b.my_turn - a.my_turn || order[a.status] - order[b.status] || b.changed_at - a.changed_at);
    document.title = tables.some((table) => table.my_turn) ? "Your turn: Grimalkin" : "Grimalkin";
    show(parts.mine, el("h2", {}, "My tables"), tableList(tables.slice(0, 30), titles, "You have no table yet."));
  };
  const showListed = (tables) => show(parts.listed, el("h2", {}, "Open tables"), tableList(tables, titles, "Nobody waits for players."));
  await attempt(async () => {
    await showMine();
    showListed((await get("/api/tables")).tables);
  });
  setInterval(() => document.hidden || showMine().catch(() => {}), 10000);
  const nothing = () => {};
  const live = new Live({
    update: nothing, talk: nothing, table: nothing, refused: nothing, lobby: showListed,
    line: (text) => (document.getElementById("line").textContent = text),
  });
  live.watchLobby();
}

function gameLine(game) {
  const seats = game.seats[0] === game.seats[1] ? `${game.seats[0]} seats` : `${game.seats[0]} to ${game.seats[1]} seats`;
  const go = async (path) => {
    const table = await attempt(() => post(path, { game: game.id }));
    if (table) location.href = `/t/${table.id}`;
  };
  return el("li", {}, el("h2", {}, game.title), el("p", { class: "quiet" }, seats), el("p", { class: "row" },
    button("Play a bot now", () => go("/api/tables/bot"), { class: "main" }),
    button("Find an opponent", () => go("/api/tables/quick"))));
}

function tableList(tables, titles, none) {
  if (!tables.length) return el("p", { class: "quiet" }, none);
  return el("ul", { class: "tables" }, tables.map((table) => {
    const people = table.seats.map((seat) => ({ free: "free seat", invited: "invited", person: seat.name, bot: seat.bot || "bot" })[seat.kind]);
    const state = table.my_turn ? "your turn" : { open: "waiting for players", playing: "being played", over: "over", closed: "closed" }[table.status];
    const sits = table.seats.some((seat) => seat.mine);
    const free = table.status === "open" && !sits && table.seats.some((seat) => seat.kind === "free");
    const join = async () => {
      if (await attempt(() => post(`/api/tables/${table.id}/join`))) location.href = `/t/${table.id}`;
    };
    return el("li", { class: table.my_turn ? "turn" : "" },
      link(`/t/${table.id}`, table.title || titles.get(table.game) || table.game), ` ${people.join(", ")} `,
      el("span", { class: `mark${table.my_turn ? " turn" : ""}` }, state), clockWords(table.clock), free && button("Join", join),
      table.status === "over" && link(`/replay/${table.id}`, "Replay"));
  }));
}

function clockWords(clock) {
  if (clock.kind === "live") return el("span", { class: "mark" }, `${Math.round(clock.bank / 60)} min + ${clock.extra} s`);
  if (clock.kind === "correspondence") return el("span", { class: "mark" }, `${Math.round(clock.bank / 86400)} days a choice`);
  return null;
}

const CLOCKS = {
  none: { kind: "none" },
  "live 5": { kind: "live", bank: 300, extra: 5 },
  "live 15": { kind: "live", bank: 900, extra: 10 },
  "days 1": { kind: "correspondence", bank: 86400 },
  "days 3": { kind: "correspondence", bank: 259200 },
};

function newTableForm(games) {
  const game = choice("game", games.map((one) => [one.id, one.title]), games[0]?.id);
  const clock = choice("clock", [["none", "no clock"], ["live 5", "5 minutes and 5 seconds a choice"], ["live 15", "15 minutes and 10 seconds a choice"],
    ["days 1", "a day for each choice"], ["days 3", "three days for each choice"]], "none");
  const late = choice("late", [["bot", "a bot takes over"], ["lose", "the game is lost"]], "bot");
  const spectators = choice("spectators", [["public", "see what all see"], ["open", "see every card"], ["none", "are not let in"]], "public");
  const title = el("input", { name: "title", maxlength: "80" });
  const listed = el("input", { name: "listed", type: "checkbox" });
  const rated = el("input", { name: "rated", type: "checkbox" });
  const seats = el("div", { class: "row" });
  const settings = el("div", { class: "row" });
  const chosen = () => games.find((one) => one.id === game.value);
  const count = choice("seats", [], "");
  const drawSeats = () => {
    const before = [...seats.querySelectorAll("select")].map((select) => select.value);
    show(seats, Array.from({ length: Number(count.value) }, (_, i) => field(`Seat ${"ABCDEFG"[i]}`, choice(`seat ${i}`,
      [["me", "me"], ["invited", "invited by link"], ["free", "free for anybody"], ...chosen().bots.map((bot) => [bot, bot])], before[i] || (i ? "invited" : "me")))));
  };
  const drawGame = async () => {
    const one = chosen();
    count.replaceChildren();
    for (let i = one.seats[0]; i <= one.seats[1]; i += 1) count.append(el("option", { value: String(i) }, String(i)));
    drawSeats();
    const words = await wordsOf(one.id).catch(() => new Words([], []));
    show(settings, one.settings.map((setting) => {
      const [name] = words.setting(setting.name, "");
      if (setting.low !== null) return field(name, el("input", { name: setting.name, placeholder: setting.values.join(", "), maxlength: "60" }));
      return field(name, choice(setting.name, [["", "as usual"], ...setting.values.map((value) => [value, words.setting(setting.name, value)[1]])], ""));
    }));
  };
  game.addEventListener("change", drawGame);
  count.addEventListener("change", drawSeats);
  if (games.length) drawGame();
  const create = async (event) => {
    event.preventDefault();
    const wanted = [...seats.querySelectorAll("select")].map((select) => (select.value.startsWith("bot") ? { kind: "bot", bot: select.value } : { kind: select.value }));
    const set = {};
    for (const input of settings.querySelectorAll("select, input")) if (input.value.trim()) set[input.name] = input.value.trim();
    const table = await attempt(() => post("/api/tables", {
      game: game.value, settings: set, seats: wanted, clock: { ...CLOCKS[clock.value], late: late.value }, listed: listed.checked, rated: rated.checked,
      spectators: spectators.value, title: title.value,
    }));
    if (table) location.href = `/t/${table.id}`;
  };
  return el("details", { class: "new" }, el("summary", {}, "Open a table with friends"), el("form", { onsubmit: create },
    el("div", { class: "row" }, field("Game", game), field("Seats", count)), seats,
    el("div", { class: "row" }, field("Clock", clock), field("Who is too late", late), field("Spectators", spectators), field("Title (may be empty)", title)),
    el("p", { class: "row" }, el("label", {}, listed, " list it in the lobby"), el("label", {}, rated, " it counts: no hints")),
    el("details", {}, el("summary", {}, "Settings of the game"), settings),
    el("button", { class: "main" }, "Open the table")));
}

function importPart() {
  const file = el("input", { type: "file", name: "file", required: "" });
  const bring = async (event) => {
    event.preventDefault();
    const made = await attempt(() => rest("POST", "/api/replays/import", file.files[0], "application/x-ndjson"));
    if (made) location.href = `/replay/${made.table}`;
  };
  return el("details", {}, el("summary", {}, "Bring in a saved game"), el("form", { class: "row", onsubmit: bring }, field("File", file), el("button", {}, "Bring in")));
}

function accountPart(me) {
  const name = el("input", { name: "name", value: me.name, maxlength: "40", required: "" });
  const rename = async (event) => {
    event.preventDefault();
    if (await attempt(() => rest("PATCH", "/api/me", { name: name.value }))) location.reload();
  };
  const login = el("input", { name: "login", autocomplete: "username", minlength: "3", maxlength: "40", required: "" });
  const password = el("input", { name: "password", type: "password", autocomplete: "new-password", minlength: "8", maxlength: "200", required: "" });
  const account = async (event) => {
    event.preventDefault();
    if (await attempt(() => post("/api/accounts", { login: login.value, password: password.value }))) location.reload();
  };
  const out = async () => {
    await attempt(() => post("/api/logout"));
    location.href = "/";
  };
  return el("details", {}, el("summary", {}, "My name and account"),
    el("form", { class: "row", onsubmit: rename }, field("Name", name), el("button", {}, "Change")),
    me.login === null && el("form", { class: "row", onsubmit: account }, field("Account name", login), field("Password", password), el("button", {}, "Make an account, keep my games")),
    me.login !== null ? button("Log out", out) : sure("Forget me on this browser", "You lose this guest's games. Really?", out));
}

// A link of an invitation: take the seat and go there.
export async function joinPage(place, code) {
  show(place, el("p", {}, "One moment"));
  try {
    const { table } = await get(`/api/invites/${encodeURIComponent(code)}`);
    if (!table.seats.some((seat) => seat.mine)) await post(`/api/tables/${table.id}/join`, { invite: code });
    location.replace(`/t/${table.id}`);
  } catch (error) {
    show(place, el("h1", {}, "This invitation cannot be used"), el("p", {}, error.message), link("/", "To the lobby"));
  }
}
