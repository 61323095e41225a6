// The Fluent files of the terminal and of the client as modules, three a language: `virtual:words/de/first` is what the
// first page says, `virtual:words/de/play` what a table of Timeline says, `virtual:words/de/more` what neither does. They
// are read here, once, and not in every browser.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../src/kronika/locale/", import.meta.url));
const NAME = /^\0?virtual:words\/([a-z]+)\/(first|play|more)$/;
/** Of commands that have no page here. */
const ELSEWHERE = ["bots.ftl", "handicap.ftl", "own-bots.ftl", "practice.ftl"];
const FIRST = /^(web-(home|page|why|lobby-why|lobby-bot-names|lobby-table|rules-card|rules-name|back|language|sound|review|rules|refused)(-|$)|rank-|bot-name$)/;
const PLAY = ["screen.ftl", "story.ftl", "web.ftl"];
const PLAY_TOO = /^web-(home-today|home-guest|lobby-why-.*|lobby-bot-names|rules-name-.*|screen-hand|twist-on-top)$/;

const parts = (file: string, id: string): string[] => {
  const found = [...(FIRST.test(id) ? ["first"] : []), ...(PLAY.includes(file) || PLAY_TOO.test(id) ? ["play"] : [])];
  return found.length ? found : ["more"];
};

export function words(): Plugin {
  return {
    name: "kronika-words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = NAME.exec(id) ?? [];
      if (!language) return undefined;
      const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
      const patterns = files.flatMap((name) => {
        const path = `${LOCALE}${language}/${name}`;
        this.addWatchFile(path);
        const { body } = new FluentResource(readFileSync(path, "utf8"));
        return body.filter(({ id }) => parts(name, id).includes(part!)).map(({ id, value }) => [id, value] as const);
      });
      // As a text for JSON.parse, which browsers read faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(patterns)))});`;
    },
  };
}
