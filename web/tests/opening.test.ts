// Codes as people type them, and sentences with a part that can be pressed.
import { describe, expect, it, vi } from "vitest";
import { linkTo, readCode, remember } from "../src/lib/opening";
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

describe("the link for others", () => {
  const at = (origin: string): void => void vi.stubGlobal("location", { origin, host: new URL(origin).host });
  const come = (link: string): void => remember({ code: "KRAKEN", room: "r", person: "p", token: "t", link });

  it("begins as the page does on the same host: a proxy may have https", () => {
    at("https://cards.example");
    come("http://cards.example/join/KRAKEN");
    expect(linkTo("KRAKEN")).toBe("https://cards.example/join/KRAKEN");
  });
  it("is the server's where the page is only this machine's", () => {
    at("http://localhost:8642");
    come("http://192.168.1.2:8642/join/KRAKEN");
    expect(linkTo("KRAKEN")).toBe("http://192.168.1.2:8642/join/KRAKEN");
  });
  it("is made where none is known, or none can be read", () => {
    at("http://localhost:8642");
    come("nothing");
    expect(linkTo("KRAKEN")).toBe("http://localhost:8642/join/KRAKEN");
    expect(linkTo("OTHERS")).toBe("http://localhost:8642/join/OTHERS");
  });
});
