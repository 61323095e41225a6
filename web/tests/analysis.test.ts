// Words and bars for the chances of a game.
import { describe, expect, it } from "vitest";
import { eraKey, type JudgedMove, percent, points, shares, surer, sureKey, wiser } from "../src/lib/analysis";

const move = (more: Partial<JudgedMove>): JudgedMove => ({
  move: 1, seat: 0, did: "place", card: "a", title: "A", gap: 0, right: true, chance: 0.5, best: null, cost: null,
  worth: null, wisest: null, worth_cost: null, correction: null, ...more,
});
const other = { did: "place", card: "b", title: "B", gap: 1, chance: 0.9, worth: 0.4, corrected: false };

describe("chances in words", () => {
  it("names each fifth or so of the scale", () => {
    expect([0, 0.09, 0.1, 0.39, 0.4, 0.6, 0.89, 0.9, 1].map(sureKey).map((key) => Number(key.at(-1)))).toEqual([
      0, 0, 1, 1, 2, 3, 3, 4, 4,
    ]);
  });
  it("writes hundredths as the language does", () => {
    expect(percent(0.836, "en")).toBe("84%");
    expect(percent(0.836, "de")).toMatch(/^84\s%$/);
  });
  it("knows the eras in their order", () => {
    expect(eraKey("antiquity")).toBe("review-era-0");
    expect(eraKey("since 1960")).toBe("review-era-5");
  });
});

describe("other moves", () => {
  it("are told where they would have mattered", () => {
    expect(surer(move({ best: other, cost: 0.4 }))).toBe(other);
    expect(surer(move({ best: other, cost: 0.004 }))).toBeNull();
    expect(surer(move({}))).toBeNull();
    expect(wiser(move({ wisest: other, worth_cost: 0.05 }), false)).toBe(other);
    expect(wiser(move({ wisest: other, worth_cost: 0.05 }), true)).toBeNull();
  });
});

it("bars are shares of the tries", () => {
  expect(shares({ name: "", tries: 4, right: 1, chance: 3, par: 4 })).toEqual({ right: 25, promised: 75 });
  expect(shares({ name: "", tries: 0, right: 0, chance: 0, par: 0 })).toEqual({ right: 0, promised: 0 });
  expect(points(39.96)).toBe(40);
});
