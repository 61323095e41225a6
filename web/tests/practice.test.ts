// A sitting of practice: what is asked in which order, what comes again, and what is kept.
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("../src/lib/api", () => ({
  cached: vi.fn(),
  get: vi.fn(),
  post: vi.fn(),
  Refusal: class extends Error {},
}));
import { cached, get, post } from "../src/lib/api";
import { keep, kept } from "../src/lib/keep";
import { Practice } from "../src/lib/practice.svelte";
import { speak } from "../src/lib/words.svelte";

const card = (id: string) => ({ id, title: id.toUpperCase(), theme: "none", label: "" });
const judged = (right: boolean, due: number) => ({ right, gaps: [0], date: "1900", fact: "", source: "", due, recall: { first: 1900 } });
let sent: { path: string; body: Record<string, unknown> }[] = [];
let right = true;

beforeEach(() => {
  sent = [];
  right = true;
  keep("practice.d", null);
  vi.mocked(cached).mockImplementation(() => Promise.resolve(["a", "b", "c"].map(card)) as never);
  vi.mocked(post).mockImplementation(((path: string, body: Record<string, unknown>) => {
    sent.push({ path, body });
    const row = [{ id: "z", title: "Z", theme: "none", date: "1800" }];
    return Promise.resolve(path.endsWith("question") ? { line: row } : judged(right, 5e9));
  }) as never);
});

afterEach(() => vi.restoreAllMocks());

const refused = (code: string) => () => Promise.reject(Object.assign(new Error("no"), { code }));
const asked = (): unknown[] => sent.filter(({ path }) => path.endsWith("question")).map(({ body }) => body["card"]);

it("asks what is due first, then what is new, and nothing that comes back later", async () => {
  keep("practice.d", JSON.stringify({ b: { due: 1, recall: {} }, c: { due: 9e9, recall: {} } }));
  const practice = new Practice("d", []);
  await practice.begin();
  await practice.answer(0);
  await practice.next();
  await practice.answer(0);
  await practice.next();
  expect(asked()).toEqual(["b", "a"]);
  expect(practice.card).toBeNull();
  expect([practice.answers, practice.right]).toEqual([2, 2]);
});

it("asks the cards that are meant, without those that the deck has not", async () => {
  const practice = new Practice("d", ["c", "gone"]);
  await practice.begin();
  await practice.answer(1);
  await practice.next();
  expect(asked()).toEqual(["c"]);
});

it("asks once more what went wrong, three times in all", async () => {
  right = false;
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  for (let times = 0; times < 3; times++) {
    await practice.answer(null);
    await practice.next();
  }
  expect(asked()).toEqual(["a", "a", "a"]);
  expect(practice.card).toBeNull();
});

it("keeps how well a card is remembered and shows it with the next answer", async () => {
  const first = new Practice("d", ["a"]);
  await first.begin();
  await first.answer(0);
  expect(JSON.parse(kept("practice.d")!)).toEqual({ a: { due: 5e9, recall: { first: 1900 } } });
  const again = new Practice("d", ["a"]);
  await again.begin();
  await again.answer(0);
  const answers = sent.filter(({ path }) => path.endsWith("answer"));
  expect(answers.map(({ body }) => body["recall"])).toEqual([null, { first: 1900 }]);
});

it("begins anew with what was spoiled, and takes one answer a question", async () => {
  keep("practice.d", "[1");
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  await practice.answer(0);
  await practice.answer(1);
  expect(practice.answers).toBe(1);
});

it("says why something was refused, and tries again", async () => {
  const practice = new Practice("d", ["a"]);
  vi.mocked(post).mockImplementationOnce(() => Promise.reject(Object.assign(new Error("no"), { code: "room.card" })));
  await practice.begin();
  expect(practice.wrong).not.toBe("");
  await practice.next();
  expect(practice.wrong).toBe("");
  expect(practice.card?.id).toBe("a");
});

it("leaves a question where it is when its answer was lost", async () => {
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  vi.mocked(post).mockImplementationOnce(refused("client.unreachable"));
  await practice.answer(0);
  expect(practice.wrong).not.toBe("");
  await practice.again();
  expect([practice.wrong, practice.card?.id, practice.answers]).toEqual(["", "a", 0]);
  await practice.answer(0);
  expect([practice.answers, practice.right]).toEqual([1, 1]);
  expect(Object.keys(JSON.parse(kept("practice.d")!))).toEqual(["a"]);
});

it("has nothing judged any more in the end", async () => {
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  await practice.answer(0);
  await practice.next();
  expect([practice.card, practice.judged, practice.row]).toEqual([null, null, []]);
});

it("begins a card anew whose state the server does not understand", async () => {
  keep("practice.d", JSON.stringify({ a: { due: 1, recall: { odd: true } } }));
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  vi.mocked(post).mockImplementationOnce(refused("http.400"));
  await practice.answer(0);
  expect(practice.wrong).toBe("");
  expect(sent.at(-1)?.body["recall"]).toBeNull();
  expect(JSON.parse(kept("practice.d")!)).toEqual({ a: { due: 5e9, recall: { first: 1900 } } });
});

it("passes over cards that the deck has lost meanwhile", async () => {
  keep("practice.d", JSON.stringify({ a: { due: 1, recall: {} }, b: { due: 2, recall: {} }, c: { due: 3, recall: {} } }));
  const practice = new Practice("d", []);
  vi.mocked(post).mockImplementationOnce(refused("room.unknown"));
  vi.mocked(get).mockImplementationOnce(() => Promise.resolve([card("c")]) as never);
  await practice.begin();
  expect([practice.wrong, practice.card?.id, practice.left]).toEqual(["", "c", 0]);
});

it("says so where the whole deck is gone", async () => {
  const practice = new Practice("d", ["a"]);
  vi.mocked(post).mockImplementationOnce(refused("room.unknown"));
  vi.mocked(get).mockImplementationOnce(refused("room.unknown") as never);
  await practice.begin();
  expect(practice.wrong).not.toBe("");
  expect(practice.card).toBeNull();
});

it("asks a card anew, once, where its row is none any more", async () => {
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  vi.mocked(post).mockImplementationOnce(refused("room.unknown"));
  await practice.answer(0);
  expect(asked()).toEqual(["a", "a"]);
  expect([practice.wrong, practice.card?.id, practice.judged]).toEqual(["", "a", null]);
  vi.mocked(post).mockImplementationOnce(refused("room.unknown"));
  await practice.answer(0);
  expect(practice.wrong).not.toBe("");
});

it("has its titles in the language that is spoken", async () => {
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  vi.mocked(cached).mockImplementation(((path: string) =>
    Promise.resolve([{ ...card("a"), title: path.slice(-2) }, { ...card("z"), title: "Zett" }])) as never);
  await speak("de", false);
  await practice.retitle();
  expect([practice.card?.title, practice.row[0]?.title]).toEqual(["de", "Zett"]);
  await speak("en", false);
});

it("gives up what comes back last where there is little room, and never what was there before", async () => {
  const before = JSON.stringify({ x: { due: 8e9, recall: {} }, y: { due: 7e9, recall: {} }, b: { due: 6e9, recall: {} } });
  keep("practice.d", before);
  const set = localStorage.setItem;
  let room = before.length + 20;
  vi.spyOn(localStorage, "setItem").mockImplementation((key, value) => {
    if (value.length > room) throw new Error("full");
    set(key, value);
  });
  const there = () => Object.keys(JSON.parse(kept("practice.d")!)).sort();
  const practice = new Practice("d", ["a"]);
  await practice.begin();
  await practice.answer(0);
  expect(practice.unkept).toBe(false);
  expect(there()).toEqual(["a", "b", "y"]);

  room = 0;
  const later = new Practice("d", ["b", "c"]);
  await later.begin();
  await later.answer(0);
  expect(later.unkept).toBe(true);
  expect(there()).toEqual(["a", "b", "y"]);

  room = 1e6;
  await later.next();
  await later.answer(0);
  expect(later.unkept).toBe(false);
  expect(there()).toEqual(["a", "b", "c", "y"]);
});
