import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { precompressed } from "./build/precompressed.ts";
import { texts } from "./build/texts.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    svelte(),
    texts({
      frame: [here("../src/wardroom/words"), here("src")],
      games: [here("../src/wardroom/games"), here("src/games")],
    }),
    precompressed(),
  ],
  server: {
    port: 5173,
    fs: { allow: [here("..")] },
    proxy: {
      "/api": { target: process.env["WARDROOM_SERVER"] ?? "http://127.0.0.1:8000", ws: true },
    },
  },
  build: {
    outDir: here("../src/wardroom/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // Whole games are walked through; a busy machine may take its time.
  test: { include: ["tests/**/*.test.ts"], environment: "node", testTimeout: 60_000 },
});
