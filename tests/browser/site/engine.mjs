/** Runs a Python program in the engine of the built site, as a browser would, with this repository
 * beside it: `node engine.mjs ENGINE REPOSITORY PROGRAM`.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "../../../web/node_modules/pyodide/pyodide.mjs";

const LIBRARY = "/lib/library.zip";
const ENTRIES = "/lib/entries";
const extractDir = "/lib/python3.14/site-packages";

const [engine, repository, program] = process.argv.slice(2);
const packed = (name) => new Uint8Array(gunzipSync(readFileSync(join(engine, name))));
const { games, words, core, interpreter, entries } = JSON.parse(readFileSync(join(engine, "packed.json"), "utf8"));
const python = await loadPyodide({
  indexURL: engine,
  stdLibURL: program,
  lockFileContents: JSON.stringify({ info: interpreter, packages: {} }),
  env: { HOME: "/home/pyodide", PYTHONPATH: `${LIBRARY}:${ENTRIES}` },
  fsInit: async (files) => {
    for (const [folder, text] of Object.entries(entries)) {
      files.mkdirTree(`${ENTRIES}/${folder}`);
      files.writeFile(`${ENTRIES}/${folder}/entry_points.txt`, text);
    }
    files.writeFile(LIBRARY, packed("library.pack"));
    files.writeFile("/lib/msgspec_core.so", readFileSync(join(engine, "msgspec.wasm")));
  },
});
for (const [name, archive] of Object.entries({ ...games, ...(core ? { core } : {}) })) {
  python.FS.writeFile(`/lib/${name}.zip`, packed(archive));
  python.pyimport("wardroom.offline.shelf").add(`/lib/${name}.zip`);
}
python.unpackArchive(packed(words), "zip", { extractDir });
python.mountNodeFS("/repository", repository);
try {
  await python.runPythonAsync(readFileSync(program, "utf8"));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
