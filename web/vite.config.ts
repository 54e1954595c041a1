import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { books } from "./build/books.ts";
import { chunks } from "./build/chunks.ts";
import { foreignGames, foreignScreens } from "./build/foreign.ts";
import { precompressed } from "./build/precompressed.ts";
import { texts } from "./build/texts.ts";
import { serviceWorker } from "./build/worker.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The front page comes first, with the pictures of the boxes; then a table, then its game. */
const games = readdirSync(here("src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const together = chunks([
  { name: "frame", root: here("src/main.ts") },
  ...games.map((name) => ({
    name: `emblem-${name}`,
    root: here(`src/games/${name}/Emblem.svelte`),
  })),
  { name: "table", root: here("src/pages/TablePage.svelte") },
  ...games.map((name) => ({
    name,
    root: here(`src/games/${name}/index.ts`),
    within: here(`src/games/${name}/`),
  })),
]);

/** Games of other packages whose screens are built in. */
const foreign = foreignGames(process.env["WARDROOM_SCREENS"]);

/** With `--mode site` it becomes a site that needs no server: docs/offline.md. */
export default defineConfig(({ mode }) => ({
  ...(mode === "site" ? { base: "./" } : {}),
  plugins: [
    svelte(),
    foreignScreens(foreign, here("src/main.ts")),
    texts({
      frame: [here("../src/wardroom/words"), here("src")],
      games: [here("../src/wardroom/games"), here("src/games")],
      foreign,
    }),
    books({ screens: here("src/games"), references: here("../docs/rules"), foreign }),
    serviceWorker(
      here(mode === "site" ? "src/offline/service-worker.ts" : "src/notices/service-worker.ts"),
    ),
    precompressed(),
  ],
  // What screens of other packages call the frame.
  resolve: { alias: { wardroom: here("src") } },
  server: {
    port: 5173,
    fs: { allow: [here(".."), ...foreign.map(({ folder }) => folder)] },
    proxy: {
      "/api": { target: process.env["WARDROOM_SERVER"] ?? "http://127.0.0.1:8000", ws: true },
    },
  },
  worker: { format: "es" },
  build: {
    outDir: here(mode === "site" ? "../build/site" : "../src/wardroom/server/page"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: together }] },
      },
    },
  },
  // Whole games are walked through; a busy machine may take its time. Loading every module again for
  // each file would take twice as long as all the tests; a file that stubs something takes it back.
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    isolate: false,
    testTimeout: 60_000,
  },
}));
