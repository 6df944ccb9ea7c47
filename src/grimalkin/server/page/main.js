// Which page this is, by its address.

import { el, link, show } from "/static/dom.js";
import { homePage, joinPage, someone } from "/static/home.js";
import { replayPage } from "/static/replay.js";
import { tablePage } from "/static/table.js";
import { verifyPage } from "/static/verify.js";

const place = document.getElementById("main");
const [, what, id = ""] = location.pathname.split("/").map(decodeURIComponent);

const PAGES = {
  "": (me) => homePage(place, me),
  t: () => tablePage(place, id),
  join: () => joinPage(place, id),
  replay: () => replayPage(place, `/api/tables/${id}/replay`, (viewer) => `/api/tables/${id}/replay/${viewer}`, false),
  shared: () => replayPage(place, `/api/shared/${id}`, () => `/api/shared/${id}/frames`, true),
  verify: () => verifyPage(place, id),
};

async function start() {
  const me = what === "shared" ? null : await someone(place); // a shared link is for everybody who has it
  if (me) document.getElementById("who").textContent = me.name;
  await (PAGES[what] || PAGES[""])(me);
}

start().catch((error) => {
  show(place, el("h1", {}, "Something went wrong"), el("p", {}, error.message || "The server does not answer."), link("/", "To the lobby"));
});
