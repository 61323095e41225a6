// The pages as they are given out, one for each language: with the styles in them that stand before anything is drawn,
// and asking for what will be needed before a script says so. `home.de.html` is the first page as it is drawn;
// `table.de.html` asks for a table and its words; `index.de.html`, for all others, for the first words.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { OutputBundle, OutputChunk } from "rolldown";
import { build, type Plugin, type Rollup } from "vite";
import { saidIn, words } from "./words.plugin.ts";

const WORDS = /virtual:words\/([a-z]+)\/(first|play|more)$/;
/** What a first visit loads it runs: browsers that read this compile all of it while it comes, beside their main thread. */
const AT_ONCE = "//# allFunctionsCalledOnLoad";
const HOME = "/src/pages/Home.svelte";
const TABLE = "/src/pages/Table.svelte";

/** The scripts and styles of a module and of all that it imports. */
function needed(bundle: OutputBundle, module: string): { scripts: Set<string>; styles: Set<string> } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    const meta = (part as OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
    for (const style of meta?.importedCss ?? []) styles.add(style);
    part.imports.forEach(visit);
  };
  const of = (part: OutputChunk): (string | null)[] => [part.facadeModuleId, ...part.moduleIds];
  for (const part of Object.values(bundle))
    if (part.type === "chunk" && of(part).some((id) => id?.endsWith(module))) visit(part.fileName);
  if (!scripts.size) throw new Error(`there is no ${module}`);
  return { scripts, styles };
}

/** The first page as it is drawn in these languages, by a build of the client that runs here. */
async function drawn(languages: string[]): Promise<Record<string, string>> {
  const made = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    plugins: [svelte(), words()],
    build: { ssr: "src/prerender.ts", write: false, rolldownOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: true },
  })) as Rollup.RollupOutput;
  const folder = mkdtempSync(join(tmpdir(), "kronika-"));
  // Modules read where they are when they are loaded.
  const stubs = { location: { pathname: "/" }, document: { documentElement: {} } };
  try {
    const [{ code }] = made.output;
    writeFileSync(join(folder, "prerender.mjs"), code);
    Object.assign(globalThis, stubs);
    const { prerender } = (await import(pathToFileURL(join(folder, "prerender.mjs")).href)) as {
      prerender: (language: string) => Promise<string>;
    };
    const pages: Record<string, string> = {};
    for (const language of languages) pages[language] = await prerender(language);
    return pages;
  } finally {
    for (const name of Object.keys(stubs)) Reflect.deleteProperty(globalThis, name);
    rmSync(folder, { recursive: true });
  }
}

export function ahead(): Plugin {
  return {
    name: "kronika-ahead",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = String(page.source);
        const link = (attributes: string): string => `    <link ${attributes}>\n`;
        const script = (name: string): string => link(`rel="modulepreload" crossorigin href="/${name}"`);
        const text = (style: string): string => {
          const part = bundle[style];
          if (part?.type !== "asset") throw new Error(`there is no ${style}`);
          return String(part.source).trim();
        };
        const own = [...html.matchAll(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)">\n/g)];
        /** Styles in the page: its own, and those of a module, whose files need not come any more. */
        const styled = (styles: Iterable<string> = []): string => {
          const all = [...new Set([...own.map(([, name]) => name!), ...styles])];
          const there = all.map((name) => link(`rel="stylesheet" disabled crossorigin href="/${name}"`));
          return `    <style>${all.map(text).join("")}</style>\n${there.join("")}`;
        };
        /** Scripts: what is imported before what imports it, which is next to nothing. */
        const scripted = (scripts: Iterable<string>): string =>
          [...scripts].filter((name) => !html.includes(name)).reverse().map(script).join("");
        /** What they say, as text: nothing that runs. */
        const brought = (scripts: Iterable<string>, language: string): string => {
          const codes = [...scripts].map((name) => (bundle[name] as OutputChunk).code);
          const said = JSON.stringify(saidIn(codes, language)).replaceAll("<", "\\u003c");
          return `    <script type="application/json" id="words" lang="${language}">${said}</script>\n`;
        };
        const emit = (kind: string, language: string, links: string, body?: string): void => {
          let source = html.replace('<html lang="en">', `<html lang="${language}">`);
          for (const [sheet] of own) source = source.replace(sheet, "");
          source = source.replace("  </head>", () => `${links}  </head>`);
          if (body !== undefined)
            source = source.replace(/<div id="app">.*?<\/div>/s, () => `<div id="app" class="early" data-drawn="${language}">${body}</div>`);
          this.emitFile({ type: "asset", fileName: `${kind}.${language}.html`, source });
        };
        const words: Record<string, Record<string, string>> = {};
        for (const part of Object.values(bundle)) {
          if (part.type !== "chunk") continue;
          const [, language, which] = WORDS.exec(part.facadeModuleId ?? "") ?? [];
          if (language) (words[language] ??= {})[which!] = script(part.fileName);
        }
        const first = await drawn(Object.keys(words));
        const [home, table] = [needed(bundle, HOME), needed(bundle, TABLE)];
        for (const name of new Set([...home.scripts, ...table.scripts])) {
          const part = bundle[name] as OutputChunk;
          part.code = `${AT_ONCE}\n${part.code}`;
        }
        for (const [language, { first: some = "" }] of Object.entries(words)) {
          emit("index", language, some + styled());
          emit("home", language, some + scripted(home.scripts) + styled(home.styles), first[language]);
          emit("table", language, scripted(table.scripts) + styled(table.styles) + brought(table.scripts, language));
        }
      },
    },
  };
}
