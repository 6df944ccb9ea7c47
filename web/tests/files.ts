// The source of the page, for tests that read it.

import { readdirSync } from "node:fs";
import { join } from "node:path";

export const SOURCE = join(import.meta.dirname, "../src");

export function filesUnder(folder: string, ending: RegExp): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return all.filter((name) => ending.test(name)).map((name) => join(folder, name));
}
