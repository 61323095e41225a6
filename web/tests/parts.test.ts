// Words come in parts: whoever waits for some has them, whatever becomes of others and of the language meanwhile.
import { beforeAll, expect, test } from "vitest";
import { haveWords, speak, t } from "../src/lib/words.svelte";

beforeAll(() => {
  localStorage.setItem("kronika.language", "en");
  const querySelector = (): never => {
    throw new Error("what the page should have brought is not there");
  };
  Object.assign(document, { querySelector });
});

test("what did not come is not taken for what did", async () => {
  const lost = haveWords("begin");
  const came = haveWords("first");
  const both = haveWords("first", "begin");
  await expect(lost).rejects.toThrow();
  await expect(both).rejects.toThrow();
  await came;
  expect(t("web-page-again")).toBe("Load it again");
});

test("words that are asked for while the language changes are in the new one", async () => {
  await haveWords("first");
  await import("virtual:words/en/play"); // comes sooner than anything German
  const changed = speak("de", false);
  await Promise.all([changed, haveWords("play")]);
  expect(t("web-page-again")).toBe("Neu laden");
  expect(t("web-lay-it")).toBe("Hierhin legen");
});
