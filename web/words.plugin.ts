// The Fluent files of the terminal and of the client as two modules a language: `virtual:words/de/first` is what the first page
// says, `virtual:words/de/more` the rest. They are read here, once, and not in every browser.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../src/kronika/locale/", import.meta.url));
const NAME = /^\0?virtual:words\/([a-z]+)\/(first|more)$/;
/** Of commands that have no page here. */
const ELSEWHERE = ["bots.ftl", "handicap.ftl", "own-bots.ftl", "practice.ftl"];
const FIRST = ["screen.ftl", "story.ftl", "web.ftl", "web-lobby.ftl"];

export function words(): Plugin {
  return {
    name: "kronika-words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = NAME.exec(id) ?? [];
      if (!language) return undefined;
      const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
      const texts = files.filter((name) => FIRST.includes(name) === (part === "first")).map((name) => {
        const path = `${LOCALE}${language}/${name}`;
        this.addWatchFile(path);
        return readFileSync(path, "utf8");
      });
      const patterns = Object.fromEntries(new FluentResource(texts.join("\n")).body.map(({ id, value }) => [id, value]));
      // As a text for JSON.parse, which browsers read faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patterns))});`;
    },
  };
}
