// Asks for what a page will need before its scripts say so: the words, for each language in a page of its own
// (`index.de.html`), and on `table.de.html`, which the server gives out for tables, the table's scripts and styles.
import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

const WORDS = /virtual:words\/([a-z]+)\/(first|more)$/;
const TABLE = ["/src/pages/Table.svelte", "/src/tables/Timeline.svelte"];

function needed(bundle: OutputBundle, entries: OutputChunk[]): { scripts: Set<string>; styles: Set<string> } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (name: string): void => {
    const part = bundle[name];
    if (part?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    const meta = (part as OutputChunk & { viteMetadata?: { importedCss: Set<string> } }).viteMetadata;
    for (const style of meta?.importedCss ?? []) styles.add(style);
    part.imports.forEach(visit);
  };
  entries.forEach((entry) => visit(entry.fileName));
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
        const chunks = Object.values(bundle).filter((part): part is OutputChunk => part.type === "chunk");
        const tables = chunks.filter((chunk) => TABLE.some((name) => chunk.facadeModuleId?.endsWith(name)));
        const { scripts, styles } = needed(bundle, tables);
        const link = (attributes: string): string => `    <link ${attributes}>\n`;
        const script = (name: string): string => link(`rel="modulepreload" crossorigin href="/${name}"`);
        const table = [
          ...[...scripts].filter((name) => !html.includes(name)).map(script),
          ...[...styles].filter((name) => !html.includes(name)).map((name) => link(`rel="stylesheet" crossorigin href="/${name}"`)),
        ].join("");
        const emit = (fileName: string, language: string, links: string): void => {
          const source = html.replace('<html lang="en">', `<html lang="${language}">`).replace("  </head>", `${links}  </head>`);
          this.emitFile({ type: "asset", fileName, source });
        };
        const first: Record<string, string> = {};
        const more: Record<string, string> = {};
        for (const chunk of chunks) {
          const [, language, part] = WORDS.exec(chunk.facadeModuleId ?? "") ?? [];
          if (language) (part === "first" ? first : more)[language] = script(chunk.fileName);
        }
        for (const [language, words] of Object.entries(first)) {
          emit(`index.${language}.html`, language, words);
          emit(`table.${language}.html`, language, words + (more[language] ?? "") + table);
        }
      },
    },
  };
}
