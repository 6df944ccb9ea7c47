// A game to look at again, entry by entry, through the eyes that one may have.

import { attempt, button, choice, copyable, el, field, link, show } from "/static/dom.js";
import { board, callSeats } from "/static/board.js";
import { get, post } from "/static/wire.js";
import { wordsOf } from "/static/words.js";

const SLICE = 50; // frames asked for at once

// `path` leads to what is known of the game, `framesOf` to what a viewer saw of it.
export async function replayPage(place, path, framesOf, sharedBy) {
  const info = await get(path).catch((error) => {
    show(place, el("h1", {}, "No replay"), el("p", {}, error.message), link("/", "To the lobby"));
    return null;
  });
  if (!info) return;
  const table = info.table;
  const words = await wordsOf(table.game, table.settings);
  const frames = new Map(); // n -> frame
  let n = info.entry;
  const viewer = choice("viewer", info.viewers.map((one) => [one, { spectator: "a spectator", open: "all cards" }[one] || `seat ${one}`]), info.viewer || info.viewers[0]);
  const slider = el("input", { type: "range", min: "0", max: String(info.entries), value: String(n), "aria-label": "Entry" });
  const at = el("output", {});
  const boardPlace = el("div", { class: "place" });
  const log = el("ol", { class: "log", role: "log", "aria-label": "What happened", tabindex: "0" });
  const sharing = el("div", {});

  async function frame(wanted) {
    if (!frames.has(wanted)) {
      const first = Math.floor(wanted / SLICE) * SLICE;
      const found = await get(`${framesOf(viewer.value)}?first=${first}&count=${SLICE}`);
      found.frames.forEach((one) => frames.set(one.n, one));
    }
    return frames.get(wanted);
  }

  // What was told up to here; each frame has its own lines. As far back as frames have been asked for.
  function told(last) {
    const lines = [];
    for (let i = last; frames.has(i); i -= 1) lines.unshift(...frames.get(i).view.log);
    return lines;
  }

  async function draw() {
    const wanted = n;
    const found = await attempt(() => frame(wanted));
    if (!found || wanted !== n) return;
    at.textContent = `${n} of ${info.entries}`;
    slider.value = String(n);
    callSeats(words, found.view);
    show(boardPlace, board({ ...found.view, options: [] }, words, {}));
    show(log, told(wanted).map((line) => el("li", {}, words.line(line), " ", el("small", {}, line.rule))));
    log.scrollTop = log.scrollHeight;
  }
  const go = (to) => {
    n = Math.min(info.entries, Math.max(0, to));
    return draw();
  };
  viewer.addEventListener("change", () => {
    frames.clear();
    draw();
  });
  slider.addEventListener("input", () => go(Number(slider.value)));
  addEventListener("keydown", (event) => {
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === "ArrowRight") go(n + 1);
    if (event.key === "ArrowLeft") go(n - 1);
  });
  const share = async () => {
    const made = await attempt(() => post(`/api/tables/${table.id}/share`, { viewer: viewer.value, entry: n }));
    if (made) show(sharing, copyable(`${location.origin}/shared/${made.code}`));
  };
  const branch = async () => {
    const made = await attempt(() => post(`/api/tables/${table.id}/branch`, { entry: n }));
    if (made) location.href = `/t/${made.id}`;
  };
  words.names = table.seats.map((seat) => seat.name);
  show(place, el("h1", {}, table.title || "Replay"), table.result && el("p", { class: "big" }, words.result(table.result)),
    el("div", { class: "row steps" },
      button("First", () => go(0)), button("Back", () => go(n - 1)), slider, button("Next", () => go(n + 1), { class: "main" }), button("Last", () => go(info.entries)), at,
      field("Through the eyes of", viewer)),
    el("div", { class: "columns" }, el("div", { class: "left" }, boardPlace), el("div", { class: "right" },
      el("section", {}, el("h2", {}, "Log"), log),
      el("section", { class: "row" },
        !sharedBy && button("Share this moment", share), !sharedBy && table.status === "over" && button("Play on from here", branch),
        !sharedBy && link(`/api/tables/${table.id}/saved`, "Save as a file", { class: "button", download: "" }),
        link(`/verify/${table.id}`, "Check the luck", { class: "button" })),
      sharing)));
  await draw();
}
