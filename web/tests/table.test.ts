// What happens at a table before whoever tells of it has come.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Live } from "../src/lib/live.svelte";

const later = vi.hoisted(() => ({ parts: null as object | null, lost: true, have: (): Promise<object> => new Promise(() => {}) }));
vi.mock("../src/lib/later.svelte", () => ({ later }));
import { TableState } from "../src/lib/table.svelte";

const crew = {
  filmOf: () => null,
  tell: (_: unknown, events: { event: string }[]) => events.map(({ event }) => ({ text: event, tone: "plain" })),
};
let come: () => void;
let happen: (kind: string, event: string) => Promise<void>;
let table: TableState;

beforeEach(() => {
  later.parts = null;
  const coming = new Promise<object>((done) => (come = () => done((later.parts = crew))));
  later.have = () => coming;
  let listener = (_: Happened): void => {};
  const live = { view: { move: 0 }, mine: [], room: { game: "a game" }, listen: (one: typeof listener) => ((listener = one), () => {}) };
  table = new TableState(live as unknown as Live);
  let move = 0;
  happen = async (kind, event) => {
    listener({ kind, before: { move }, after: { move: ++move }, events: [{ event }] } as unknown as Happened);
    await vi.waitFor(() => expect(table.stage.view).toEqual({ move }));
  };
});
afterEach(() => table.close());

const logged = (): string[] => table.moves.map((move) => move.told[0]!.text);

test("it is told then, in its order, and nothing of the game before", async () => {
  await happen("moved", "the last move of a game");
  await happen("dealt", "the deal");
  await happen("moved", "a move");
  expect(logged()).toEqual([]);
  come();
  await vi.waitFor(() => expect(logged()).toEqual(["a move", "the deal"]));
  await happen("moved", "another");
  expect(logged()).toEqual(["another", "a move", "the deal"]);
});

test("those who have left the table hear nothing of it", async () => {
  await happen("moved", "a move");
  table.close();
  come();
  await later.have();
  await Promise.resolve();
  expect(logged()).toEqual([]);
});
