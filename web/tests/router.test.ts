import { describe, expect, it } from "vitest";
import { pretendBrowser } from "./browser";

pretendBrowser();
const { pageAt, partsOf } = await import("@/state/router.svelte");

describe("an address", () => {
  const pages = { "": "home", t: "table" };
  const pageOf = (path: string) => pageAt(pages, partsOf(path));

  it("is read part by part", () => {
    expect(partsOf("/t/a%20b/c")).toEqual(["t", "a b", "c"]);
    expect(pageOf("/")).toBe("home");
    expect(pageOf("/t/abc")).toBe("table");
  });

  it("that is not known or cannot be read asks for no page", () => {
    for (const path of ["/nothing", "/constructor", "/__proto__", "/toString/x", "/t/%zz", "/%E0%A4%A"])
      expect(pageOf(path)).toBeNull();
  });
});
