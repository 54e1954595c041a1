import { expect, test } from "vitest";
import { chunks } from "../../build/chunks.ts";

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  "main.ts": ["button.ts"],
  "button.ts": [],
  "games/go/index.ts": ["games/go/stone.ts", "shared.ts", "button.ts"],
  "games/go/stone.ts": ["games/go/index.ts"],
  "shared.ts": [],
  "games/go/end.ts": ["games/go/stone.ts"],
};
const graph = {
  getModuleInfo: (id: string) => {
    const importedIds = IMPORTS[id];
    return importedIds ? { importedIds } : null;
  },
};
const nameOf = chunks([
  { name: "frame", root: "main.ts" },
  { name: "go", root: "games/go/index.ts", within: "games/go/" },
]);

test.each([
  ["what the first page needs travels with it", "main.ts", "frame"],
  ["also where a game needs it too", "button.ts", "frame"],
  ["a game is one file", "games/go/stone.ts", "go"],
  ["what several games may share belongs to none", "shared.ts", null],
  ["what is imported when it is wanted stays apart", "games/go/end.ts", null],
  ["as does what the build does not know", "elsewhere.ts", null],
])("%s", (_, id, name) => {
  expect(nameOf(id, graph)).toBe(name);
});
