// Asks for what a page will need before its scripts say so, in a page for each language: the first words in
// `index.de.html`; the first page's own scripts and styles too in `home.de.html`; those of a table, and all words, in
// `table.de.html`.
import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

const WORDS = /virtual:words\/([a-z]+)\/(first|more)$/;
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
  for (const part of Object.values(bundle))
    if (part.type === "chunk" && part.facadeModuleId?.endsWith(module)) visit(part.fileName);
  return { scripts, styles };
}

export function ahead(): Plugin {
  return {
    name: "kronika-ahead",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const page = bundle["index.html"];
        if (page?.type !== "asset") return;
        const html = String(page.source);
        const link = (attributes: string): string => `    <link ${attributes}>\n`;
        const script = (name: string): string => link(`rel="modulepreload" crossorigin href="/${name}"`);
        const missing = (names: Set<string>): string[] => [...names].filter((name) => !html.includes(name));
        /** Styles, words, scripts: these last, and what is imported before what imports it, which is next to nothing. */
        const links = (module: string, words: string): string => {
          const { scripts, styles } = needed(bundle, module);
          const sheets = missing(styles).map((name) => link(`rel="stylesheet" crossorigin href="/${name}"`));
          return [...sheets, words, ...missing(scripts).reverse().map(script)].join("");
        };
        const emit = (kind: string, language: string, links: string): void => {
          const source = html.replace('<html lang="en">', `<html lang="${language}">`).replace("  </head>", `${links}  </head>`);
          this.emitFile({ type: "asset", fileName: `${kind}.${language}.html`, source });
        };
        const words: Record<string, { first?: string; more?: string }> = {};
        for (const part of Object.values(bundle)) {
          if (part.type !== "chunk") continue;
          const [, language, which] = WORDS.exec(part.facadeModuleId ?? "") ?? [];
          if (language) (words[language] ??= {})[which as "first" | "more"] = script(part.fileName);
        }
        for (const [language, { first = "", more = "" }] of Object.entries(words)) {
          emit("index", language, first);
          emit("home", language, links(HOME, first));
          emit("table", language, links(TABLE, first + more));
        }
      },
    },
  };
}
