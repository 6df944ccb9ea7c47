// As much of a browser as the page's programs ask for when they are loaded, without one.

import { vi } from "vitest";

const nothing = () => undefined;
const element = { dataset: {}, style: { setProperty: nothing }, lang: "" };

/** Import this first: what is loaded after it finds a browser. */
export function pretendBrowser(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: nothing }));
  vi.stubGlobal("addEventListener", nothing);
  vi.stubGlobal("requestAnimationFrame", nothing);
  vi.stubGlobal("location", {
    protocol: "http:",
    host: "table.test",
    origin: "http://table.test",
    pathname: "/",
    search: "",
  });
  vi.stubGlobal("document", { documentElement: element, addEventListener: nothing, hidden: false });
}
