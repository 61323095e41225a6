// Builds the client into the Python package, from where the server gives it out.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.plugin.ts";

const SERVER = process.env.KRONIKA_SERVER ?? "http://127.0.0.1:8642";

export default defineConfig({
  plugins: [svelte(), words()],
  build: {
    outDir: "../src/kronika/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
});
