// A board is found by its folder: no file of the page outside src/boards/<game> knows which games there are.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SOURCE, filesUnder } from "./files";

const BOARDS = join(SOURCE, "boards");
const SHARED = ["generic", "kit"];
const folders = readdirSync(BOARDS, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !SHARED.includes(one.name))
  .map((one) => one.name);
const games = folders.filter((name) => existsSync(join(BOARDS, name, "Board.svelte")));

it("there are boards", () => {
  expect(games.length).toBeGreaterThan(1);
});

it.each(folders)("%s is named by no other file of the page", (name) => {
  // a card of another game may end with the same word
  const word = new RegExp(`(?<![a-z][_-])(${name}|${name.replaceAll("-", "[ _]")})`, "i");
  const outside = filesUnder(SOURCE, /\.(ts|svelte|css|ftl)$/).filter(
    (path) => !path.startsWith(join(BOARDS, name)) && word.test(readFileSync(path, "utf8")),
  );
  expect(outside).toEqual([]);
});

it.each(folders)("%s has the colours of its own mood, and of no other", (name) => {
  const moods = [...readFileSync(join(BOARDS, name, "mood.css"), "utf8").matchAll(/\[data-mood="([^"]+)"\]/g)];
  expect(moods.map((one) => one[1])).toEqual([name]);
});

it.each(games)("the board of %s has its words in the same languages as the page", (name) => {
  const text = join(BOARDS, name, "text");
  const spoken = readdirSync(join(SOURCE, "text"), { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(readdirSync(text).sort()).toEqual(spoken.map((one) => `${one.name}.ftl`).sort());
});
