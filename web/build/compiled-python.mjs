/**
 * Compiles Python sources with the interpreter that will run them in the browser, and says which
 * modules are loaded when tables and games are:
 *
 *     node web/build/compiled-python.mjs FOLDER
 *
 * In the folder are `stdlib`, and one folder for each archive of ours. Beside each `x.py` stands
 * `x.pyc` afterwards, which needs no source; `loaded.json` lists the modules.
 */

import { loadPyodide } from "pyodide";

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder?");
// Without the columns of each step, which only draw marks below the lines of an error: a quarter of all.
const python = await loadPyodide({ args: ["-X", "no_debug_ranges"] });
python.mountNodeFS("/sources", folder);
python.runPython(`
import compileall, importlib, json, os, sys
from pathlib import Path

root = Path("/sources")
# Without what nobody reads there: the words on what each function does.
if not compileall.compile_dir(root, legacy=True, quiet=1, optimize=2, stripdir=str(root)):
    raise SystemExit("Some sources could not be compiled.")

import shutil, site
home = Path(site.getsitepackages()[0])
for own in sorted(path for path in root.iterdir() if path.is_dir() and path.name != "stdlib"):
    shutil.copytree(own, home, dirs_exist_ok=True)
importlib.invalidate_caches()
floors = {"games", "kernel", "offline", "players", "protocol", "teaching", "words"}
for path in sorted((home / "wardroom").rglob("*.py")):
    parts = path.relative_to(home).with_suffix("").parts
    if parts[1] in floors:
        importlib.import_module(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
# What the interpreter itself loads when it is given an archive, and what says sentences.
for name in ("pyodide._package_loader", "fluent.runtime"):
    importlib.import_module(name)
(root / "loaded.json").write_text(json.dumps(sorted(sys.modules)))
`);
