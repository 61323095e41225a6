// Why a team's game is over, from what its table looks like.
import { beforeAll, expect, test } from "vitest";
import { whyEnded } from "../src/lib/ended";
import { speak } from "../src/lib/words.svelte";
import type { TableView } from "../src/lib/wire";

beforeAll(() => speak("en", false));

/** A finished table of three, by how many cards each has and who has acted in the round, which the second seat began. */
function over(hands: number[], acted: number[], more: Partial<TableView>): TableView {
  const seats = ["Ana", "Bo", "Cy"].map((name, at) => ({ name, hand: Array(hands[at]).fill({}), horizontal: [], active: true, acted: acted.includes(at) }));
  return { seats, first: 1, pile: 0, tried: false, placed: 0, outcome: { score: 3, rank: 1 }, ...more } as unknown as TableView;
}
const told = (view: TableView): string => whyEnded(view).replaceAll(/[\u2068\u2069]/g, "");

test("all cards are played", () => {
  expect(told(over([0, 0, 0], [1], { placed: 1 }))).toBe("All cards have been played.");
});

test("none found a place", () => {
  expect(told(over([4, 4, 4], [1, 2], { tried: true, pile: 9 }))).toBe("None of the cards that Cy turned over found a place. That ends the game.");
  expect(told(over([4, 4, 4], [0, 1, 2], { tried: true, pile: 9 }))).toBe("None of the cards that Ana turned over found a place. That ends the game.");
});

test("nothing can be done", () => {
  expect(told(over([1, 2, 0], [1], {}))).toBe("Bo can neither turn a card over nor discard one. That ends the game.");
});

test("games with winners say nothing of it", () => {
  expect(told(over([0, 2, 2], [0], { outcome: { winners: [0] } }))).toBe("");
});
