import { expect, test } from "vitest";
import { fold } from "../src/lib/fold";
import { movedCards } from "../src/lib/moved";

test("changes go over what one had", () => {
  const old = { a: 1, b: [1] };
  expect(fold(old, {})).toBe(old);
  expect(fold(old, { a: 2 })).toEqual({ a: 2, b: [1] });
  expect(fold<{ a?: number | null }>(null, { a: null })).toEqual({ a: null });
});

test("the fewest cards that moved", () => {
  expect(movedCards(["a", "b", "c", "d"], ["a", "d", "b", "c"])).toEqual(["d"]);
  expect(movedCards(["a", "b"], ["a", "b"])).toEqual([]);
});
