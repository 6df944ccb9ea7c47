// STYLE.md, Type: few sizes, two weights. Each that is used makes a browser draw its letters anew.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { SOURCE, filesUnder } from "./files";

const SIZES = /^(var\(--(tiny|small|body|more|large|title|display)\)|inherit|100%)$/;
const WEIGHTS = /^(400|var\(--strong\)|inherit)$/;

/** All values of a property, each with its file. What is drawn within a picture has the measures of the picture. */
function values(property: string): string[] {
  const one = new RegExp(`[\\s{;]${property}:\\s*([^;}]+)`, "g");
  return filesUnder(SOURCE, /\.(svelte|css)$/).flatMap((path) => {
    const text = readFileSync(path, "utf8").replace(/\n  text(\.\w+)? \{[^}]*\}/g, "");
    return [...text.matchAll(one)].map((found) => `${basename(path)} ${found[1]!.trim()}`);
  });
}

describe("type", () => {
  it.each([
    ["font-size", SIZES, 150],
    ["font-weight", WEIGHTS, 70],
  ])("%s is one of the few", (property, few, least) => {
    const found = values(property);
    expect(found.length).toBeGreaterThan(least);
    expect(found.filter((one) => !few.test(one.slice(one.indexOf(" ") + 1)))).toEqual([]);
  });
});
