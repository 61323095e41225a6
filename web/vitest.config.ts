import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { words } from "./words.plugin.ts";

export default defineConfig({
  plugins: [svelte(), words()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", setupFiles: ["tests/setup.ts"] },
});
