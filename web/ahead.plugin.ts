// Asks for what a page will need before its scripts say so: the main face of the cards on every page, and on `table.html`,
// which the server gives out for tables, the table's scripts and styles.
import type { OutputBundle, OutputChunk } from "rolldown";
import type { Plugin } from "vite";

const FONT = /piazzolla-latin-wght-normal-[\w-]+\.woff2$/;
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
        const font = Object.keys(bundle).find((name) => FONT.test(name));
        const link = (attributes: string): string => `    <link ${attributes}>\n`;
        const fonts = font ? link(`rel="preload" as="font" type="font/woff2" crossorigin href="/${font}"`) : "";
        const html = String(page.source);
        page.source = html.replace("  </head>", `${fonts}  </head>`);
        const chunks = Object.values(bundle).filter((part): part is OutputChunk => part.type === "chunk");
        const tables = chunks.filter((chunk) => TABLE.some((name) => chunk.facadeModuleId?.endsWith(name)));
        const { scripts, styles } = needed(bundle, tables);
        const links = [
          ...[...scripts].filter((name) => !html.includes(name)).map((name) => link(`rel="modulepreload" crossorigin href="/${name}"`)),
          ...[...styles].filter((name) => !html.includes(name)).map((name) => link(`rel="stylesheet" crossorigin href="/${name}"`)),
        ];
        this.emitFile({
          type: "asset",
          fileName: "table.html",
          source: html.replace("  </head>", `${fonts}${links.join("")}  </head>`),
        });
      },
    },
  };
}
