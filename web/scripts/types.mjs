// Writes src/lib/wire.d.ts, the types of the socket's messages, from docs/wire.schema.json.
// `--check` writes nothing and fails where the file is stale.
import { compile } from "json-schema-to-typescript";
import { readFileSync, writeFileSync } from "node:fs";

const here = (path) => new URL(path, import.meta.url);
const schema = JSON.parse(readFileSync(here("../../docs/wire.schema.json"), "utf8"));

/** Tuples as the compiler knows them: it reads an older draft of JSON Schema. */
function older(node) {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, items, ...rest } = node;
  const fresh = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (prefixItems) return { ...fresh, items: older(prefixItems), additionalItems: false };
  return items === undefined ? fresh : { ...fresh, items: older(items) };
}

const text = await compile(older(schema), "Wire", {
  additionalProperties: false,
  bannerComment: "/* Made by `npm run types` from docs/wire.schema.json: do not edit. */",
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: false,
  format: true,
});
const file = here("../src/lib/wire.d.ts");
if (process.argv.includes("--check")) {
  let old = "";
  try {
    old = readFileSync(file, "utf8");
  } catch {}
  if (old !== text) {
    console.error("src/lib/wire.d.ts is stale: run `npm run types` in web/");
    process.exit(1);
  }
} else writeFileSync(file, text);
