import { mount } from "svelte";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./boards/moods";
import App from "./App.svelte";
import { speech } from "./words/ui.svelte";

await speech.learn();
mount(App, { target: document.getElementById("page")! });
