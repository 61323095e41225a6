// The port of the telling, against what the terminal says of the same games in five languages.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tell } from "../src/lib/story";
import { speak, type Language } from "../src/lib/words.svelte";
import type { PublicEvent, TableView } from "../src/lib/wire";

interface Case {
  language: Language;
  before: TableView | null;
  events: PublicEvent[];
  after: TableView;
  told: [string, string][];
}
const file = process.env.KRONIKA_CASES;
const cases: Case[] = file ? JSON.parse(readFileSync(file, "utf8")).stories : [];

test.skipIf(!file)("what happened is told in the terminal's words", async () => {
  expect(cases.length).toBeGreaterThan(100);
  let language = "";
  for (const each of cases) {
    if (each.language !== language) await speak((language = each.language) as Language, false);
    const plain = tell(each.before, each.events, each.after).map(({ text, tone }) => [text.replaceAll(/[\u2068\u2069]/g, ""), tone]);
    expect(plain).toEqual(each.told);
  }
});
