// The Fluent files of the terminal and of the client as modules, three a language: `virtual:words/de/first` is what the
// first page says, `virtual:words/de/play` what a table of Timeline says, `virtual:words/de/more` what neither does. They
// are read here, once, and not in every browser.
import { readdirSync, readFileSync } from "node:fs";
import { FluentResource, type Message } from "@fluent/bundle";
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

/** Everything that a language says in the client, with the file that it stands in. */
function all(language: string): { file: string; path: string; id: string; value: Message["value"] }[] {
  const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && !ELSEWHERE.includes(name));
  return files.flatMap((file) => {
    const path = `${LOCALE}${language}/${file}`;
    return new FluentResource(readFileSync(path, "utf8")).body.map(({ id, value }) => ({ file, path, id, value }));
  });
}

/** The patterns of what these scripts say: keys as they stand there, and all that begin as the keys that are put together. */
export function saidIn(scripts: string[], language: string): Record<string, Message["value"]> {
  const keys = new Set(scripts.flatMap((code) => code.match(/[a-z][a-z0-9]*(-[a-z0-9]+)+/g) ?? []));
  const begins = scripts.flatMap((code) => [...code.matchAll(/`([a-z][a-z0-9]*(?:-[a-z0-9]+)*-)\$\{/g)].map(([, begin]) => begin!));
  const said = all(language).filter(({ id }) => keys.has(id) || begins.some((begin) => id.startsWith(begin)));
  return Object.fromEntries(said.map(({ id, value }) => [id, value]));
}

export function words(): Plugin {
  return {
    name: "kronika-words",
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, part] = NAME.exec(id) ?? [];
      if (!language) return undefined;
      const every = all(language);
      for (const path of new Set(every.map(({ path }) => path))) this.addWatchFile(path);
      const patterns = every.filter(({ file, id }) => parts(file, id).includes(part!)).map(({ id, value }) => [id, value] as const);
      // As a text for JSON.parse, which browsers read faster than the same as a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(patterns)))});`;
    },
  };
}
