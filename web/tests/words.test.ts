import { expect, test } from "vitest";
import { graphemes, LANGUAGES, speak, t } from "../src/lib/words.svelte";

test.each(LANGUAGES)("numbers are written, and counted, as %s does", async (language) => {
  await speak(language, false);
  const rule = new Intl.PluralRules(language);
  const words: Record<string, string> = {};
  for (const cards of [1, 2, 5, 21, 22, 999, 1000, 25_000]) {
    const written = new Intl.NumberFormat(language).format(cards);
    const said = t("zone-cards", { cards });
    expect(said).toContain(written);
    const word = said.replace(written, "");
    expect(word).toBe((words[rule.select(cards)] ??= word));
  }
  expect(new Set(Object.values(words)).size).toBe(Object.keys(words).length);
});

test.each([
  ["Åsa", 3],
  ["Łukasz", 6],
  ["Ж", 1],
  ["e\u0301a", 2],
  ["👩‍👩‍👧x", 2],
  ["", 0],
])("%s has as many characters as people count", (text, count) => {
  expect(graphemes(text)).toHaveLength(count);
  expect(graphemes(text).join("")).toBe(text);
});
