// The port of the dates, against what the Python side writes: spans and texts come in a file that it has made.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDate, parts } from "../src/lib/dates";
import type { Language } from "../src/lib/words.svelte";

const file = process.env.KRONIKA_CASES;
const cases: [number, number, Language, string][] = file ? JSON.parse(readFileSync(file, "utf8")).dates : [];

test.skipIf(!file)("spans are written as the server writes them", () => {
  expect(cases.length).toBeGreaterThan(1000);
  for (const [first, last, language, text] of cases)
    expect([first, last, language, formatDate(first, last, language)]).toEqual([first, last, language, text]);
});

test("a year stands apart from its era", () => {
  const back = (date: string, first: number, last = first) => ({ date, first, last, symbol: null });
  expect(parts(back("2560 BC", -2560), "en")).toEqual({ pre: "", main: "2560", post: "BC", span: false });
  expect(parts(back("AD 79", 79), "en")).toEqual({ pre: "AD", main: "79", post: "", span: false });
  expect(parts(back("AD 79", 79), "de")).toEqual({ pre: "", main: "79", post: "", span: false });
  expect(parts(back("44 BC", -44), "cs")).toEqual({ pre: "", main: "44", post: "př. n. l.", span: false });
  expect(parts(back("11th century", 1001, 1100), "en").span).toBe(true);
});
