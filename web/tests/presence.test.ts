// Who is away and who is back: once a change, and no blinks.
import { beforeEach, expect, it, vi } from "vitest";

const said: string[] = [];
vi.mock("../src/lib/say.svelte", () => ({ say: (text: string) => said.push(text) }));
vi.mock("../src/lib/words.svelte", () => ({ t: (key: string, { name }: { name: string }) => `${key} ${name}`, isolated: (name: string) => name }));

const room = (away: boolean, bot: string | null = null): never =>
  ({
    people: [
      { id: "me", name: "Ana", away: false },
      { id: "z", name: "Zofia", away },
      { id: "w", name: "Watcher", away },
    ],
    seats: [{ person: "me", bot: null }, { person: "z", bot }],
  }) as never;

beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
});

async function presence() {
  const { Presence } = await import("../src/lib/presence");
  return new Presence("me");
}

it("is told once, of those who sit at the table", async () => {
  const here = await presence();
  here.see(room(false));
  here.see(room(true));
  here.see(room(true));
  vi.advanceTimersByTime(1900);
  expect(said).toEqual([]);
  vi.advanceTimersByTime(200);
  here.see(room(true));
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["web-away-told Zofia"]);
  here.see(room(false));
  vi.advanceTimersByTime(5000);
  expect(said).toEqual(["web-away-told Zofia", "web-back-told Zofia"]);
});

it("is not told of a blink, nor of how it was at first, nor of a seat that a bot plays", async () => {
  const here = await presence();
  here.see(room(true));
  vi.advanceTimersByTime(5000);
  here.see(room(false));
  vi.advanceTimersByTime(1000);
  here.see(room(true));
  vi.advanceTimersByTime(5000);
  here.see(room(false));
  here.see(room(false, "good"));
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
});

it("is told nobody who has left the page", async () => {
  const here = await presence();
  here.see(room(false));
  here.see(room(true));
  here.close();
  vi.advanceTimersByTime(5000);
  expect(said).toEqual([]);
});
