// The luck of a game, checked here in the browser with its own cryptography, beside what the server says.

import { el, link, show } from "/static/dom.js";
import { get } from "/static/wire.js";

const bytes = (hex) => Uint8Array.from(hex.match(/../g) || [], (pair) => parseInt(pair, 16));
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, "0")).join("");
const utf8 = (text) => new TextEncoder().encode(text);

// SHA-256 of the text `grimalkin luck ` and the seed's bytes.
export async function hashOf(seed) {
  return hex(await crypto.subtle.digest("SHA-256", new Uint8Array([...utf8("grimalkin luck "), ...bytes(seed)])));
}

// HMAC-SHA-256 of the text `ENTRY:DRAW`, keyed with the seed, as a number, and what is left when it is divided.
export async function drawn(key, entry, draw, below) {
  const digest = hex(await crypto.subtle.sign("HMAC", key, utf8(`${entry}:${draw}`)));
  return { digest, number: Number(BigInt(`0x${digest}`) % BigInt(below)) };
}

export async function verifyPage(place, table) {
  const luck = await get(`/api/tables/${table}/luck`).catch((error) => {
    show(place, el("h1", {}, "The luck of this game"), el("p", {}, error.message), link(`/t/${table}`, "To the table"));
    return null;
  });
  if (!luck) return;
  const able = Boolean(globalThis.crypto?.subtle) && luck.seed_hash && luck.seed;
  const said = (right) => (right ? "right" : "WRONG");
  let own = "This browser cannot check by itself here: it needs HTTPS, or an address of this machine.";
  const rows = [];
  if (able) {
    const hashRight = (await hashOf(luck.seed)) === luck.seed_hash;
    const key = await crypto.subtle.importKey("raw", bytes(luck.seed), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    let wrong = 0;
    for (const roll of luck.rolls) {
      const found = await Promise.all(roll.draws.map(([below], i) => drawn(key, roll.n, i, below)));
      const right = found.every((one, i) => one.number === roll.draws[i][1]);
      wrong += right ? 0 : 1;
      rows.push(rollRow(roll, found, said(right), said(roll.right)));
    }
    own = `Checked by this browser: the hash is ${said(hashRight)}; of ${luck.rolls.length} outcomes ${wrong ? `${wrong} are WRONG` : "all are right"}.`;
  } else {
    for (const roll of luck.rolls) rows.push(rollRow(roll, [], "", said(roll.right)));
  }
  const wrong = luck.rolls.filter((roll) => !roll.right).length;
  show(place, el("h1", {}, "The luck of this game"),
    el("p", {}, "Before the first card the server published a hash of a secret seed. Every outcome follows from the seed and the number of its entry, so nobody could choose it."),
    el("dl", { class: "hashes" },
      el("dt", {}, "Hash, published before"), el("dd", {}, luck.seed_hash),
      el("dt", {}, "Seed, published after"), el("dd", {}, luck.seed || "not told")),
    luck.note && el("p", { id: "note" }, luck.note),
    luck.seed && luck.seed_hash && el("p", { id: "own", class: "big" }, own),
    luck.seed && luck.seed_hash && el("p", { id: "server" }, `The server says: the hash is ${said(luck.hash_right)}; of ${luck.rolls.length} outcomes ${wrong ? `${wrong} are WRONG` : "all are right"}.`),
    luck.inherited > 0 && el("p", {}, `The first ${luck.inherited} entries come from another table; their luck is checked there.`),
    el("div", { class: "scroll" }, el("table", {}, el("thead", {}, el("tr", {}, ["Entry", "Outcome", "HMAC of the seed and the entry", "divided by", "rest", "this browser", "the server"].map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, rows))),
    el("p", {}, link(`/t/${table}`, "To the table"), " ", link(`/replay/${table}`, "Replay")));
}

function rollRow(roll, found, own, server) {
  const lines = (texts) => texts.map((text) => el("div", {}, text));
  return el("tr", {}, el("td", {}, String(roll.n)), el("td", {}, roll.face), el("td", { class: "digest" }, lines(found.map((one) => one.digest))),
    el("td", {}, lines(roll.draws.map(([below]) => String(below)))), el("td", {}, lines(roll.draws.map(([, number]) => String(number)))),
    el("td", {}, own), el("td", {}, server));
}
