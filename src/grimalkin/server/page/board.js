// A view of any game: seats, zones, pieces. It knows no rule; what can be chosen comes with the view.

import { button, el, letter } from "/static/dom.js";

const MANY = 9; // pieces of a zone that are folded away unless one of them can be chosen

// What the seats are called: as who sits there, with the letter where that is not clear.
export function callSeats(words, view) {
  const names = view.seats.map((seat) => (seat.name.startsWith("bot:") ? "Bot" : seat.name));
  words.names = names.map((name, seat) => {
    if (!name) return letter(seat);
    return names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${letter(seat)})`;
  });
}

// `more` has: picked (the id of a piece or ""), pick(id), players, running
export function board(view, words, more) {
  callSeats(words, view);
  const touched = new Map();
  for (const option of view.options) {
    for (const id of new Set(option.touches)) touched.set(id, (touched.get(id) || 0) + 1);
  }
  const draw = (zone, owned) => drawZone(zone, words, touched, more, owned);
  const shared = view.zones.filter((zone) => zone.owner === null && zone.size > 0);
  const parts = [];
  if (view.facts.length) parts.push(factList(view.facts, words, "facts"));
  if (shared.length) parts.push(el("section", { class: "side shared", "aria-label": "The table" }, shared.map((zone) => draw(zone, false))));
  for (const seat of inOrder(view)) {
    const own = view.zones.filter((zone) => zone.owner === seat.seat && zone.size > 0);
    parts.push(el("section", { class: `side${seat.asked ? " asked" : ""}`, "aria-label": words.seat(seat.seat) },
      drawSeat(seat, view, words, more), own.map((zone) => draw(zone, true))));
  }
  return el("div", { class: "board" }, parts);
}

// The others first, oneself last: nearest to the hand.
function inOrder(view) {
  const count = view.seats.length;
  const mine = view.seat >= 0 && view.seat < count ? view.seat : count - 1;
  return view.seats.map((_, i) => view.seats[(mine + 1 + i) % count]);
}

function drawSeat(seat, view, words, more) {
  const teams = new Set(view.seats.map((one) => one.team)).size;
  const player = more.players?.[seat.seat] || "";
  const marks = [];
  if (seat.seat === view.seat) marks.push(el("span", { class: "mark" }, "you"));
  if (player.startsWith("bot")) marks.push(el("span", { class: "mark" }, player.replace("bot:", "bot, ")));
  if (teams > 1 && teams < view.seats.length) marks.push(el("span", { class: "mark" }, `team ${seat.team + 1}`));
  if (seat.asked) marks.push(el("span", { class: "mark turn" }, "to choose"));
  if (seat.clock !== null) {
    const runs = more.running?.includes(seat.seat);
    marks.push(el("span", { class: `mark clock${runs ? " runs" : ""}`, "data-clock": String(seat.clock), "data-runs": runs ? "yes" : "" }, ""));
  }
  return el("header", { class: "seat" }, el("h2", {}, `${words.seat(seat.seat)} `, el("small", {}, letter(seat.seat))), marks,
    factList(seat.facts, words, "facts"));
}

function drawZone(zone, words, touched, more, owned) {
  const name = words.zone(zone.id, owned);
  const heading = el("h3", {}, name, zone.size !== 1 || !zone.pieces.length ? el("small", {}, ` ${zone.size}`) : null);
  if (!zone.pieces.length) return el("div", { class: "zone pile" }, heading);
  const backs = zone.pieces.filter((piece) => piece.card === null && !piece.facts.length && !touched.has(piece.id));
  const shown = zone.pieces.filter((piece) => !backs.includes(piece));
  const list = el("ul", { class: "pieces" }, shown.map((piece) => drawPiece(piece, words, touched, more)));
  if (backs.length) list.append(el("li", { class: "piece back" }, backs.length > 1 ? `${backs.length} face down` : "Face down"));
  const folded = zone.pieces.length >= MANY && !zone.pieces.some((piece) => touched.has(piece.id));
  if (folded) return el("details", { class: "zone" }, el("summary", {}, name, el("small", {}, ` ${zone.size}`)), list);
  return el("div", { class: "zone" }, heading, list);
}

function drawPiece(piece, words, touched, more) {
  const count = touched.get(piece.id) || 0;
  const picked = more.picked === piece.id;
  const name = words.piece(piece);
  const inside = [el("strong", {}, name)];
  if (piece.facts.length) inside.push(factList(piece.facts, words, "small-facts"));
  for (const [token, number] of Object.entries(piece.tokens)) inside.push(el("span", { class: "token" }, `${words.token(token)} ${number}`));
  for (const one of piece.modifiers) inside.push(el("span", { class: "modifier" }, words.modifier(one)));
  const text = piece.card === null ? [] : words.cardText(piece.card);
  const card = el("li", { class: `piece${piece.card === null ? " back" : ""}${count ? " can" : ""}${picked ? " picked" : ""}` });
  if (count && more.pick) {
    card.append(button(inside.shift(), () => more.pick(picked ? "" : piece.id), {
      class: "pick", "aria-pressed": String(picked), "data-keep": `piece ${piece.id}`,
      title: picked ? "Show all choices" : `Show the choices with ${name}`,
    }));
  }
  card.append(...inside);
  if (text.length) card.append(el("details", { class: "text" }, el("summary", {}, "Card"), text.map((line) => el("p", {}, line))));
  return card;
}

export function factList(facts, words, kind) {
  if (!facts.length) return null;
  return el("dl", { class: kind }, facts.map((fact) => {
    const [name, value] = words.fact(fact);
    return el("div", {}, el("dt", {}, name), el("dd", {}, value));
  }));
}

export function optionWords(option, view, words) {
  const last = option.touches.at(-1);
  const piece = last && view.zones.flatMap((zone) => zone.pieces).find((one) => one.id === last);
  return words.option(option.notation, piece?.card || "");
}
