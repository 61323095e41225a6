// Builds the client into the Python package, from where the server gives it out.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./ahead.plugin.ts";
import { packed } from "./packed.plugin.ts";
import { words } from "./words.plugin.ts";

const SERVER = process.env.KRONIKA_SERVER ?? "http://127.0.0.1:8642";

/** What comes first, on the connection that is there, and asks for the view as soon as it has come. */
const EARLY = /src\/lib\/early\.|rolldown\/runtime|node_modules\/(svelte|esm-env|clsx)/;
/** What every page has. */
const BASE = /node_modules\/@fluent|src\/(main|App|pages\.ts|lib\/(words|keep|random|patience|visited|boxes|api|route|say|fronts|settled|styles|options|why|sound)\.|parts\/(Bar|Icon)\.svelte)/;
/** What the first page and those around it have. */
const DOOR = /src\/(lib\/(opening|copy)\.|parts\/lobby\/(CodeField|LanguageChoice|Print)\.svelte)/;
/** What every table has: of what it knows. */
const PLAY = /src\/lib\/(stage|table|place|size|live|dates|fold|moves|laid|rove|later)\./;
/** What a table has as soon as its first card can be placed. */
const TABLE =
  /src\/(tables\/Timeline\.|pages\/Table\.|parts\/(decks\/Picture|Banner|Frame|Line|LineMap|Card|HandCard|Face|People|Time|Tabs)\.svelte)/;
/** What it has then. */
const LATER = /src\/(tables\/explained|lib\/(filming|story|motion|moved|presence)|parts\/(Chat|Curtain|Facts|Ghost|Log|OpenHand|Over|Piles|Proposal|Reaction|Symbol|Verdict)\.svelte)/;

export default defineConfig({
  plugins: [svelte(), words(), ahead(), packed()],
  build: {
    outDir: "../src/kronika/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // Elements of one's own are nowhere made here; their class would come along all the same.
      treeshake: { moduleSideEffects: [{ test: /svelte\/src\/.*custom-element\.js/, sideEffects: false }] },
      output: {
        // Few files, since browsers open six connections at most, and none so large that it does not come in one go on
        // a connection that has just been opened (ten segments, some 14 KB), but for the first, which has a warmer one.
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 3 },
            { name: "base", test: BASE, priority: 2 },
            { name: "door", test: DOOR, priority: 1 },
            { name: "play", test: PLAY, priority: 1 },
            { name: "table", test: TABLE, priority: 1 },
            { name: "later", test: LATER, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
});
