// One table: before the game, the game, and after it.

import { attempt, button, choice, copyable, el, field, letter, link, note, show, sure, time } from "/static/dom.js";
import { board, callSeats, optionWords } from "/static/board.js";
import { get, Live, newKey, post, rest } from "/static/wire.js";
import { readable, rulesOf, Words, wordsOf } from "/static/words.js";

export class TablePage {
  constructor(place, table) {
    this.id = table;
    this.info = null;
    this.game = null;
    this.update = null;
    this.received = 0;
    this.happened = [];
    this.talk = [];
    this.words = new Words([], []);
    this.seat = null; // whose view is shown, of a person with several seats
    this.picked = "";
    this.hint = "";
    this.sending = false;
    this.drawn = { log: -1, talk: -1 };
    this.parts = {
      title: el("h1", {}, "Table"),
      status: el("div", { class: "status" }),
      tabs: el("div", { class: "tabs" }),
      board: el("div", { class: "place" }),
      ask: el("section", { class: "ask", "aria-label": "What you are asked" }),
      acts: el("section", { class: "acts", "aria-label": "Other things to do" }),
      log: el("ol", { class: "log", role: "log", "aria-live": "polite", "aria-label": "What happened", tabindex: "0" }),
      talk: el("ol", { class: "talk", role: "log", "aria-live": "polite", "aria-label": "Talk", tabindex: "0" }),
      chat: this.chatForm(),
      rule: el("dialog", { class: "rule" }),
    };
    const p = this.parts;
    show(place, p.title, p.status, el("div", { class: "columns" },
      el("div", { class: "left" }, p.tabs, p.board),
      el("div", { class: "right" }, p.ask, p.acts,
        el("section", { class: "told" }, el("h2", {}, "Log"), p.log),
        el("section", {}, el("h2", {}, "Talk"), p.talk, p.chat))), p.rule);
    this.live = new Live(this.listener());
    this.live.watch(table);
    setInterval(() => this.tick(), 500);
  }

  listener() {
    return {
      update: (update) => update.table === this.id && this.updated(update),
      talk: (talk) => talk.table === this.id && this.talked(talk),
      table: (info) => info.id === this.id && this.told(info),
      lobby: () => {},
      refused: (message) => show(this.parts.status, el("p", { class: "big" }, message.text), link("/", "To the lobby")),
      line: (text) => (document.getElementById("line").textContent = text),
    };
  }

  // news

  async told(info) {
    this.info = info;
    if (!this.game) {
      this.game = {};
      const [games, words] = await Promise.all([get("/api/games"), wordsOf(info.game, info.settings)]);
      this.game = games.find((game) => game.id === info.game) || {};
      this.words = words;
      this.drawn.log = -1;
    }
    const title = this.info.title || this.game.title || this.info.game;
    document.title = `${this.info.my_turn ? "Your turn: " : ""}${title}`;
    this.parts.title.textContent = title;
    this.draw();
  }

  // Keep what was seen up to `keep`, drop what was undone, add the news.
  updated(update) {
    this.happened = this.happened.filter((one) => one.n <= update.keep).concat(update.happened);
    if (!this.update || this.update.version !== update.version) {
      this.picked = "";
      this.hint = "";
      this.seat = null;
    }
    this.update = update;
    this.received = Date.now() / 1000;
    this.drawn.log = -1;
    this.draw();
  }

  talked(talk) {
    const known = this.talk.at(-1)?.m || 0;
    this.talk.push(...talk.said.filter((line) => line.m > known));
    this.drawn.talk = -1;
    this.draw();
  }

  // who looks

  get view() {
    const views = this.update?.views || [];
    const chosen = views.find((view) => view.seat === this.seat);
    return chosen || views.find((view) => view.options.length && view.prompt?.seats.includes(view.seat)) || views[0] || null;
  }

  get mine() {
    return this.info ? this.info.seats.filter((seat) => seat.mine).map((seat) => seat.seat) : [];
  }

  // drawing

  draw() {
    if (!this.info) return;
    const p = this.parts;
    show(p.status, this.statusLines());
    show(p.tabs, this.tabs());
    show(p.board, this.boardPart());
    show(p.ask, this.askPart());
    show(p.acts, this.actsPart());
    p.ask.classList.toggle("empty", !p.ask.childNodes.length);
    p.chat.hidden = this.info.status === "closed";
    p.log.parentElement.hidden = !this.happened.length;
    this.drawLog();
    this.drawTalk();
    this.tick();
  }

  statusLines() {
    const info = this.info;
    const lines = [];
    if (info.status === "open") lines.push(el("p", {}, "The game has not begun."));
    if (info.status === "closed") lines.push(el("p", { class: "big" }, info.reason || "This table is closed."), link("/", "To the lobby"));
    if (info.status === "over") lines.push(this.resultPart());
    if (info.status === "playing" && info.spectators === "open") lines.push(el("p", { class: "quiet" }, "Spectators see all cards."));
    if (this.update?.paused) lines.push(el("p", { class: "big" }, "Paused"));
    return lines;
  }

  resultPart() {
    const view = this.view;
    if (view) callSeats(this.words, view);
    else this.words.names = this.info.seats.map((seat) => seat.name);
    const result = this.info.result;
    const rule = result?.rule;
    return el("div", { class: "result" },
      result && el("p", { class: "big" }, this.words.result(result)),
      rule && el("p", {}, this.ruleButton(rule)),
      el("p", { class: "row" },
        this.info.rematch ? link(`/t/${this.info.rematch}`, "To the rematch", { class: "button main" })
          : this.mine.length > 0 && button("Rematch", () => this.rematch(), { class: "main" }),
        link(`/replay/${this.id}`, "Replay", { class: "button" }),
        link(`/verify/${this.id}`, "Check the luck", { class: "button" }),
        link("/", "To the lobby", { class: "button" })));
  }

  async rematch() {
    const made = await attempt(() => post(`/api/tables/${this.id}/rematch`));
    if (made) location.href = `/t/${made.id}`;
  }

  tabs() {
    const views = this.update?.views || [];
    if (views.length < 2) return null;
    return views.map((view) => button(`${letter(view.seat)} ${view.seats[view.seat]?.name || ""}${view.prompt?.seats.includes(view.seat) ? " (to choose)" : ""}`,
      () => { this.seat = view.seat; this.picked = ""; this.draw(); },
      { "aria-pressed": String(this.view === view), "data-keep": `tab ${view.seat}` }));
  }

  boardPart() {
    const view = this.view;
    if (!view) return this.info.status === "closed" ? null : this.seatsPart();
    return board(view, this.words, {
      picked: this.picked,
      pick: (id) => { this.picked = id; this.draw(); },
      players: this.update.players,
      running: this.update.running,
    });
  }

  // before the game

  seatsPart() {
    const info = this.info;
    const free = info.seats.some((seat) => seat.kind === "free");
    const settings = Object.entries(info.settings).map(([name, value]) => this.words.setting(name, value).join(": ")).join(", ");
    return el("div", {},
      el("p", {}, settings),
      el("p", {}, terms(info)),
      el("ul", { class: "waiting" }, info.seats.map((seat) => this.seatLine(seat))),
      el("p", { class: "row" },
        info.host && button("Start", () => attempt(() => post(`/api/tables/${this.id}/start`)), { class: "main" }),
        !this.mine.length && free && button("Take a seat", () => this.join(null), { class: "main" }),
        this.mine.length > 0 && sure("Leave", "Leave the table?", () => this.leave()),
        info.host && sure("Close the table", "Close it for all?", () => this.close())),
      el("p", {}, "The link of this table: ", copyable(`${location.origin}/t/${this.id}`)),
      el("p", { class: "hash" }, `Hash of the secret seed of the luck: ${info.seed_hash}`));
  }

  seatLine(seat) {
    const who = { free: "free", invited: "invited", person: seat.name, bot: seat.bot || "bot" }[seat.kind];
    const parts = [el("strong", {}, letter(seat.seat)), ` ${who}`, seat.mine ? " (you)" : "", seat.kind === "person" ? (seat.here ? ", here" : ", away") : ""];
    if (seat.kind === "free") parts.push(button("Sit here", () => this.join(seat.seat)));
    if (seat.invite) parts.push(copyable(`${location.origin}/join/${seat.invite}`));
    if (this.info.host && !seat.mine && seat.kind !== "person") {
      const options = [["free", "free"], ["invited", "invited"], ["me", "me"], ...(this.game.bots || []).map((bot) => [bot, bot])];
      const select = choice("kind", options, seat.kind === "bot" ? seat.bot : seat.kind);
      select.setAttribute("aria-label", `Who sits at ${letter(seat.seat)}`);
      select.addEventListener("change", () => this.changeSeat(seat.seat, select.value));
      parts.push(select);
    }
    if (seat.mine && this.game.decks) parts.push(this.deckForm(seat));
    return el("li", {}, parts);
  }

  deckForm(seat) {
    const text = el("textarea", { rows: "2", maxlength: "10000", name: "deck" });
    text.value = seat.deck;
    return el("form", {
      class: "row", onsubmit: (event) => {
        event.preventDefault();
        attempt(() => post(`/api/tables/${this.id}/seat`, { seat: seat.seat, deck: text.value }));
      },
    }, field("Deck (may be empty)", text), el("button", {}, "Take this deck"));
  }

  changeSeat(seat, value) {
    const bot = value.startsWith("bot");
    return attempt(() => post(`/api/tables/${this.id}/seat`, { seat, kind: bot ? "bot" : value, bot: bot ? value : "" }));
  }

  join(seat) {
    return attempt(() => post(`/api/tables/${this.id}/join`, seat === null ? {} : { seat }));
  }

  close() {
    return attempt(() => rest("DELETE", `/api/tables/${this.id}`));
  }

  async leave() {
    if (await attempt(() => post(`/api/tables/${this.id}/leave`))) location.href = "/";
  }

  // what is asked

  askPart() {
    const view = this.view;
    if (!view || this.info.status !== "playing") return [];
    callSeats(this.words, view);
    const parts = [];
    const asked = view.prompt?.seats.includes(view.seat);
    if (view.prompt) {
      const who = view.prompt.seats.filter((seat) => seat !== view.seat).map((seat) => this.words.seat(seat));
      parts.push(el("p", { class: "prompt" }, this.words.prompt(view.prompt, view.facts), " ", this.ruleButton(view.prompt.rule)));
      if (!asked) parts.push(el("p", { class: "quiet" }, who.length ? `${who.join(" and ")} must choose.` : "One moment."));
    }
    if (this.update.deadline !== null) parts.push(el("p", { class: "quiet", "data-deadline": String(this.update.deadline) }, ""));
    const all = view.options;
    const fits = all.filter((option) => !this.picked || option.touches.includes(this.picked));
    if (this.picked && fits.length < all.length) parts.push(button(`All ${all.length} choices`, () => { this.picked = ""; this.draw(); }, { class: "quiet" }));
    const make = (option) => button([optionWords(option, view, this.words), el("small", {}, option.notation)], () => this.move(option.notation), {
      class: `option${option.notation === this.hint ? " hinted" : ""}`, disabled: this.sending || this.update.paused, "data-keep": `option ${option.notation}`,
    });
    const plain = fits.filter((option) => !option.standing);
    const standing = fits.filter((option) => option.standing);
    if (plain.length) parts.push(el("div", { class: "options" }, plain.map(make)));
    if (standing.length) parts.push(el("p", { class: "quiet" }, "At any time"), el("div", { class: "options" }, standing.map(make)));
    const more = [];
    if (view.prompt?.back) more.push(button("Back", () => this.act({ do: "back", version: this.update.version }), { "data-keep": "back" }));
    if (this.update.holdable && asked && !this.update.held.includes(view.seat)) {
      more.push(button("Hold: more time", () => this.act({ do: "hold", version: this.update.version }), { "data-keep": "hold" }));
    }
    if (asked && !this.info.rated) more.push(button("Hint", () => this.askHint(), { "data-keep": "hint" }));
    if (more.length) parts.push(el("p", { class: "row" }, more));
    const hinted = all.find((option) => option.notation === this.hint);
    if (hinted) parts.push(el("p", { role: "status" }, `A bot would choose: ${optionWords(hinted, view, this.words)}`));
    parts.push(this.requestPart());
    return parts;
  }

  requestPart() {
    const request = this.update?.request;
    if (!request) return null;
    const what = { undo: "take a choice back", redo: "go forward again", draw: "agree on a draw", pause: "pause" }[request.kind];
    const answer = (seat, yes) => attempt(() => this.live.act(this.id, { do: "answer", seat, m: request.m, yes }));
    const mine = this.mine;
    const needed = mine.find((seat) => request.missing.includes(seat));
    const parts = [el("p", {}, `${this.words.seat(request.seat)} asks to ${what}.`)];
    if (needed !== undefined) {
      parts.push(button("Agree", () => answer(needed, true), { class: "main", "data-keep": "agree" }), button("Refuse", () => answer(needed, false), { "data-keep": "refuse" }));
    } else if (mine.includes(request.seat)) {
      parts.push(button("Withdraw", () => answer(request.seat, false), { "data-keep": "withdraw" }));
    }
    return el("div", { class: "request row" }, parts);
  }

  // other acts

  actsPart() {
    const view = this.view;
    if (!view || this.info.status !== "playing" || !this.mine.includes(view.seat)) return [];
    const update = this.update;
    const seat = view.seat;
    const bot = update.players[seat]?.startsWith("bot");
    const alone = update.players.every((player, i) => player !== "human" || this.mine.includes(i));
    const free = alone || update.free_undo.includes(seat);
    const row = [
      button(free ? "Undo" : "Ask to undo", () => this.act({ do: "undo", version: update.version }), { "data-keep": "undo" }),
      button("Redo", () => this.act({ do: "redo", version: update.version }), { "data-keep": "redo" }),
      button(update.paused ? "Go on" : "Pause", () => this.act({ do: "pause", on: !update.paused }), { "data-keep": "pause" }),
      this.game.draws && button("Offer a draw", () => this.act({ do: "draw" }), { "data-keep": "draw" }),
      bot ? button("Play again myself", () => this.act({ do: "let_play", bot: "" }), { "data-keep": "let" })
        : !this.info.rated && button("Let a bot play", () => this.act({ do: "let_play", bot: this.game.bots?.at(-1) || "bot:greedy" }), { "data-keep": "let" }),
      sure("Resign", "Really resign?", () => this.act({ do: "resign" })),
    ];
    return [el("p", { class: "row" }, row), this.more(view)];
  }

  more(view) {
    const open = this.parts.acts.querySelector("details")?.open;
    const typed = el("input", { name: "move", placeholder: "attack ember_wing", maxlength: "200", "data-keep": "why", value: this.typed || "" });
    typed.addEventListener("input", () => (this.typed = typed.value));
    const ask = async (event) => {
      event.preventDefault();
      const reason = await attempt(() => post(`/api/tables/${this.id}/why`, { seat: view.seat, move: typed.value }));
      if (reason) note(reason.rule ? `${reason.rule}: ${reason.text}` : "Nothing forbids it: you can choose this now.");
    };
    const stops = new Set();
    for (const one of this.happened) {
      if (one.kind !== "stop" || one.seat !== view.seat) continue;
      const [word, window] = one.text.split(" ");
      if (word === "on") stops.add(window);
      else stops.delete(window);
    }
    const windows = (this.game.windows || []).map((window) => el("label", {}, el("input", {
      type: "checkbox", checked: stops.has(window), "data-keep": `stop ${window}`,
      onchange: (event) => this.act({ do: "stop", window, on: event.target.checked }),
    }), ` ${this.words.say(`window-${window}`) || readable(window)}`));
    return el("details", { open: open || undefined }, el("summary", {}, "Why not, and stops"),
      el("form", { class: "row", onsubmit: ask }, field("Why can I not choose", typed), el("button", {}, "Ask")),
      windows.length > 0 && el("fieldset", {}, el("legend", {}, "Always ask me in these windows"), windows));
  }

  async act(act) {
    await attempt(() => this.live.act(this.id, { seat: this.view.seat, ...act }));
  }

  async move(notation) {
    if (this.sending) return;
    this.sending = true;
    const seat = this.view.seat;
    await attempt(() => this.live.act(this.id, { do: "move", seat, version: this.update.version, move: notation, key: newKey() }));
    this.sending = false;
    this.picked = "";
    this.draw();
  }

  async askHint() {
    const found = await attempt(() => get(`/api/tables/${this.id}/hint/${this.view.seat}`));
    if (!found) return;
    this.hint = found.move;
    this.picked = "";
    this.draw();
    this.parts.ask.querySelector(".hinted")?.scrollIntoView({ block: "nearest" });
  }

  // log and talk

  drawLog() {
    if (this.drawn.log === this.happened.length) return;
    this.drawn.log = this.happened.length;
    const log = this.parts.log;
    const end = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
    const wanted = [];
    for (const one of this.happened) {
      for (const [i, line] of one.lines.entries()) wanted.push({ key: `${one.n}.${i}`, text: this.words.line(line), rule: line.rule });
      if (one.text) wanted.push({ key: `${one.n}`, text: this.happening(one), rule: "" });
    }
    // only what changed is written anew, so that a screen reader hears only the news
    let same = 0;
    while (same < wanted.length && same < log.children.length && log.children[same].dataset.key === wanted[same].key + wanted[same].text) same += 1;
    while (log.children.length > same) log.lastChild.remove();
    for (const { key, text, rule } of wanted.slice(same)) log.append(el("li", { "data-key": key + text }, text, " ", rule && this.ruleButton(rule)));
    if (end) log.scrollTop = log.scrollHeight;
  }

  happening(one) {
    const who = this.words.seat(one.seat);
    if (one.kind === "takeover") return one.text === "human" ? `${who} plays again.` : `${one.text} plays for ${who} now.`;
    if (one.kind === "undo") return one.text.startsWith("redo") ? `${who} went forward again.` : `${who} took a choice back.`;
    if (one.kind === "stop") return `${who}: stop ${one.text}`;
    return `${who}: ${one.kind} ${one.text}`;
  }

  drawTalk() {
    if (this.drawn.talk === this.talk.length) return;
    this.drawn.talk = this.talk.length;
    const list = this.parts.talk;
    for (const line of this.talk.slice(list.children.length)) list.append(el("li", { class: line.kind }, this.said(line)));
    list.scrollTop = list.scrollHeight;
  }

  said(line) {
    const name = line.name || (line.seat >= 0 ? this.words.seat(line.seat) : "The server");
    const says = {
      joined: "sits down.", left: "leaves.", seat: "The seats have changed.", started: "The game begins.", "undo?": "asks to take a choice back.", "redo?": "asks to go forward again.",
      "draw?": "offers a draw.", "pause?": "asks for a pause.", yes: "agrees.", no: "refuses.", lapsed: "withdraws the request.", paused: "The game is paused.",
      resumed: "goes on.", hold: "holds the window.", bot_slow: "A bot was started again.", bot_replaced: "A simpler bot plays on.", closed: line.text,
      webhook_failed: "The webhook does not answer.",
    }[line.kind];
    if (line.kind === "chat") return [el("strong", {}, name), ` ${line.text}`];
    return /^[A-Z]/.test(says || "") ? says : `${name} ${says || line.kind}`;
  }

  chatForm() {
    const input = el("input", { name: "text", maxlength: "500", autocomplete: "off", "aria-label": "Say something" });
    return el("form", {
      class: "row chat", onsubmit: async (event) => {
        event.preventDefault();
        const text = input.value.trim();
        if (text && (await attempt(() => this.live.act(this.id, { do: "chat", text })))) input.value = "";
      },
    }, input, el("button", {}, "Say"));
  }

  ruleButton(rule) {
    return button(rule, () => this.showRule(rule), { class: "rule-id", title: "What this rule says" });
  }

  async showRule(id) {
    const rule = (await rulesOf(this.info.game)).get(id);
    const dialog = this.parts.rule;
    show(dialog, el("h2", {}, rule ? `${id} ${rule.title}` : id), el("p", {}, rule?.text || "This rule has no text."), button("Close", () => dialog.close()));
    dialog.showModal();
  }

  // clocks

  tick() {
    if (!this.update) return;
    const passed = Date.now() / 1000 - this.received;
    for (const clock of document.querySelectorAll("[data-clock]")) {
      clock.textContent = time(Number(clock.dataset.clock) - (clock.dataset.runs ? passed : 0));
    }
    for (const line of document.querySelectorAll("[data-deadline]")) {
      const left = Number(line.dataset.deadline) - this.update.now - passed;
      line.textContent = left > 0 ? `${time(left)} left` : "Time is up.";
    }
  }
}

// What whoever sits down agrees to.
function terms(info) {
  const { kind, bank, extra, late } = info.clock;
  const clock = {
    none: "No clock.",
    live: `${time(bank)} for the game and ${extra} seconds for each choice.`,
    correspondence: `${time(bank)} for each choice.`,
  }[kind];
  const looks = { none: "Nobody may look on.", public: "Spectators see what is open to all.", open: "Spectators see all cards, also the hidden ones." }[info.spectators];
  const lost = kind === "none" ? "" : late === "lose" ? "Who is too late loses." : "Who is too late is replaced by a bot.";
  return [clock, lost, looks, info.rated ? "It counts: no hints, and no bot plays for you." : ""].filter(Boolean).join(" ");
}

export function tablePage(place, table) {
  return new TablePage(place, table);
}
