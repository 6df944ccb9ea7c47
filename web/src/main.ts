import { mount } from "svelte";
import type { GameInfo } from "./wire/messages";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./boards/moods";
import App from "./App.svelte";
import { catalogue } from "./state/catalogue.svelte";
import { partsOf } from "./state/router.svelte";
import { speech } from "./words/ui.svelte";

const games = document.getElementById("games");
if (games?.textContent) catalogue.take(JSON.parse(games.textContent) as GameInfo[]);
games?.remove(); // it names cards of ready decks, which the document of a table may not hold
// the front page is on its way while the words are
if (!partsOf(location.pathname)?.length) import("./pages/Home.svelte").catch(() => undefined);

await speech.learn();
mount(App, { target: document.getElementById("page")! });
