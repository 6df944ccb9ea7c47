// Which key stands for which choice.

import { describe, expect, it } from "vitest";
import { keyOf, placeOf } from "@/table/keys";

const key = (name: string, shiftKey = false) => ({ key: name, shiftKey });

describe("keys of choices", () => {
  it("are nine digits, then letters with Shift", () => {
    expect([0, 8, 9, 34, 35].map(keyOf)).toEqual(["1", "9", "⇧A", "⇧Z", ""]);
  });

  it("stand for the place that they are shown at", () => {
    for (let place = 0; place < 35; place += 1) {
      const shown = keyOf(place);
      expect(placeOf(key(shown.replace("⇧", ""), shown.startsWith("⇧")))).toBe(place);
    }
  });

  it("leave plain letters, zero and other keys to the table", () => {
    for (const one of [key("a"), key("A"), key("0"), key("Enter"), key("?", true), key("Ä", true)]) {
      expect(placeOf(one)).toBeNull();
    }
  });
});
