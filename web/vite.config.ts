// Builds the client into the Python package, from where the server gives it out.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { ahead } from "./ahead.plugin.ts";
import { packed } from "./packed.plugin.ts";
import { words } from "./words.plugin.ts";

const SERVER = process.env.KRONIKA_SERVER ?? "http://127.0.0.1:8642";

const PLAY =
  /src\/(tables\/Timeline|pages\/Table|lib\/(stage|story|table|place|motion|size|live|dates|fold)\.|parts\/(Frame|Line|LineMap|Card|HandCard|Face|Facts|People|Log|Chat|Banner|Time|Dialog|Curtain|Proposal|Over)\.svelte)/;
const BASE = /node_modules\/(svelte|@fluent|esm-env|clsx)|src\/(main|App|pages\.ts|lib\/(words|keep|api|route|say|opening|fronts|options|why|sound|copy)\.|parts\/(Bar|Icon)\.svelte|parts\/lobby\/(CodeField|LanguageChoice|Print)\.svelte)/;

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
      output: {
        // Few files, since many small ones wait for each other: what every page has, and what every table has.
        codeSplitting: {
          groups: [
            { name: "play", test: PLAY, priority: 1 },
            { name: "base", test: BASE, priority: 2 },
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
