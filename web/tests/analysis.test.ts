// Words and bars for the chances of a game.
import { afterEach, describe, expect, it, vi } from "vitest";

vi.mock("../src/lib/api", async (original) => ({ ...(await original<object>()), cached: vi.fn(), get: vi.fn() }));
import { eraKey, type JudgedMove, percent, points, shares, surer, sureKey, wiser } from "../src/lib/analysis";
import { get, Refusal } from "../src/lib/api";
import { Review } from "../src/lib/review.svelte";

const move = (more: Partial<JudgedMove>): JudgedMove => ({
  move: 1, seat: 0, did: "place", card: "a", title: "A", gap: 0, right: true, chance: 0.5, best: null, cost: null,
  worth: null, wisest: null, worth_cost: null, correction: null, ...more,
});
const other = { did: "place", card: "b", title: "B", gap: 1, chance: 0.9, worth: 0.4, corrected: false };

describe("chances in words", () => {
  it("names each fifth or so of the scale", () => {
    expect([0, 0.09, 0.1, 0.39, 0.4, 0.6, 0.89, 0.9, 0.994, 0.995, 1].map(sureKey).map((key) => Number(key.at(-1)))).toEqual([
      0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5,
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

describe("the chances of a game", () => {
  afterEach(() => vi.useRealTimers());

  /** A review whose chances are refused so, and how often they were asked for after ten minutes. */
  async function opened(...answers: (string | object)[]): Promise<{ review: Review; times: number }> {
    vi.useFakeTimers();
    let times = 0;
    vi.mocked(get).mockImplementation(((path: string) => {
      if (path.endsWith("/review")) return Promise.resolve({ moves: [], missed: [], players: [], edition: "timeline" });
      if (!path.endsWith("/analysis")) return Promise.resolve({ view: { line: [], lower: [], upper: [], discard: [], boxed: [] }, events: [] });
      const answer = answers[Math.min(times++, answers.length - 1)];
      return typeof answer === "string" ? Promise.reject(new Refusal(answer, "")) : Promise.resolve(answer);
    }) as never);
    const review = new Review("g");
    await review.open(0);
    await vi.advanceTimersByTimeAsync(600_000);
    review.close();
    return { review, times };
  }

  it("are asked for again while the server is busy", async () => {
    const found = { team: false };
    const { review, times } = await opened("http.busy", "http.too-many", "http.busy", "http.busy", "http.busy", found);
    expect([review.analysis, review.barred, times]).toEqual([found, false, 6]);
  });
  it("are given up in the end, and that is told", async () => {
    const { review, times } = await opened("http.busy");
    expect([review.analysis, review.barred, times]).toEqual([null, true, 7]);
  });
  it.each(["room.too-long", "room.unknown", "http.500"])("are not asked for twice after %s", async (code) => {
    const { review, times } = await opened(code);
    expect([review.analysis, review.barred, times]).toEqual([null, true, 1]);
  });
});
