// Changes are put over what was there; where the server's cases are given, as the server means them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { fold, foldTable } from "../src/lib/fold";
import { movedCards } from "../src/lib/moved";
import type { CardView, TableView, Update } from "../src/lib/wire";

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

const card = (id: string): CardView => ({ id, title: id, symbol: null, back: null });
const cards = (ids: string): CardView[] => [...ids].map(card);
const table = {
  turn: 0,
  line: cards("abc"),
  discard: [],
  upper: [cards("x"), [], cards("yz")],
  seats: [
    { name: "Ana", hand: cards("pqr"), horizontal: ["q"], active: true, acted: false },
    { name: "Ben", hand: cards("st"), horizontal: [], active: true, acted: true },
  ],
  legal: null,
} as unknown as TableView;

test("cuts take away and put in, and leave what they do not name as it was", () => {
  const after = foldTable(table, {
    view: { turn: 1 },
    cuts: {
      line: { at: 1, out: 1, new: cards("de") },
      discard: { at: 0, new: cards("q") },
      upper: { at: 1, out: 1, new: [cards("uv")] },
      seats: [{ seat: 0, hand: { at: 1, out: 1 }, horizontal: [], acted: true }],
    },
  } as unknown as Update)!;
  expect(after.turn).toBe(1);
  expect(after.line).toEqual(cards("adec"));
  expect(after.discard).toEqual(cards("q"));
  expect(after.upper).toEqual([cards("x"), cards("uv"), cards("yz")]);
  expect(after.seats[0]).toEqual({ name: "Ana", hand: cards("pr"), horizontal: [], active: true, acted: true });
  expect(after.seats[1]).toBe(table.seats[1]);
  expect(after.legal).toBe(null);
  expect(table.line).toEqual(cards("abc"));
  expect(foldTable(table, {})).toBe(table);
  expect(foldTable(null, { cuts: {} })).toBe(null);
});

test("legal moves are spelled out: each card in each gap, then the others", () => {
  const each = { move: "add", seat: 1, card: "", gap: 0, chain: null } as const;
  const others = [{ move: "doubt", seat: 1 } as const];
  const legal = { each, cards: ["a", "b"], gaps: 2, others, correction: "one" };
  const told = foldTable(table, { cuts: { legal } })!.legal!;
  expect(told.correction).toBe("one");
  expect(told.moves).toEqual([
    { ...each, card: "a", gap: 0 },
    { ...each, card: "a", gap: 1 },
    { ...each, card: "b", gap: 0 },
    { ...each, card: "b", gap: 1 },
    ...others,
  ]);
  expect(foldTable(table, { cuts: { legal: { each, cards: [], gaps: 2 } } })!.legal).toEqual({ moves: [], correction: "none" });
});

const file = process.env.KRONIKA_CASES;

test.skipIf(!file)("what the server tells of a move makes the view that it would send whole", () => {
  const cases: { before: TableView | null; update: Update | null; after: TableView }[] = JSON.parse(readFileSync(file!, "utf8")).stories;
  let moves = 0;
  for (const { before, update, after } of cases) {
    if (!update) continue;
    moves++;
    expect(JSON.stringify(foldTable(before, update))).toBe(JSON.stringify(after));
  }
  expect(moves).toBeGreaterThan(100);
});
