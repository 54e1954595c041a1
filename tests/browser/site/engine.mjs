/** Runs a Python program in the engine of the built site, as a browser would, with this repository
 * beside it: `node engine.mjs ENGINE REPOSITORY PROGRAM`.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [engine, repository, program] = process.argv.slice(2);
const packed = (name) => new Uint8Array(readFileSync(join(engine, name)));
const { loadPyodide } = await import(pathToFileURL(join(engine, "pyodide.mjs")).href);
const python = await loadPyodide({
  indexURL: engine,
  stdLibURL: join(engine, "stdlib.zip"),
  lockFileContents: readFileSync(join(engine, "lock.json"), "utf8"),
});
const { games } = JSON.parse(readFileSync(join(engine, "packed.json"), "utf8"));
for (const name of ["packages.zip", "wardroom.zip", ...Object.values(games)]) {
  python.unpackArchive(packed(name), "zip", { extractDir: "/lib/python3.14/site-packages" });
}
python.mountNodeFS("/repository", repository);
try {
  await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
