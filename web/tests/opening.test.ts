// Codes as people type them, and sentences with a part that can be pressed.
import { describe, expect, it } from "vitest";
import { readCode } from "../src/lib/opening";
import { split } from "../src/lib/sentences";

describe("a code", () => {
  it.each([
    ["kraken", "KRAKEN"],
    [" Kra ken ", "KRAKEN"],
    ["KRA-KEN", "KRAKEN"],
    ["https://cards.example/join/kraken", "KRAKEN"],
    ["http://192.168.1.2:8642/table/KRAKEN", "KRAKEN"],
    ["krake", ""],
    ["https://cards.example/rules", ""],
    ["", ""],
  ])("%s", (typed, code) => expect(readCode(typed)).toBe(code));
});

describe("a sentence", () => {
  it("has a part that can be pressed", () => expect(split("A turn lasts ⟦one minute⟧.")).toEqual(["A turn lasts ", "one minute", "."]));
  it("is all part without marks", () => expect(split("One minute")).toEqual(["", "One minute", ""]));
});
