// A sitting of practice: what is asked in which order, what comes again, and what is kept.
import { beforeEach, expect, it, vi } from "vitest";

vi.mock("../src/lib/api", () => ({
  cached: vi.fn(),
  get: vi.fn(),
  post: vi.fn(),
  Refusal: class extends Error {},
}));
import { cached, post } from "../src/lib/api";
import { keep, kept } from "../src/lib/keep";
import { Practice } from "../src/lib/practice.svelte";

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
