"""`make site`: Wardroom as a folder of static files that plays without a server, in build/site.

The client is built by Vite. What it plays with, the folder `engine`, is packed here: Python in
WebAssembly, the parts of its standard library that are needed, and our own sources, all compiled
beforehand; the code of each game is an archive of its own. docs/offline.md says how to host it.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Final

import fluent.syntax
import msgspec
import typing_extensions

from wardroom import __version__
from wardroom.server.tables.summaries import game_cards
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build/site"
ENGINE: Final = SITE / "engine"
STAGE: Final = ROOT / "build/site-stage"
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
INTERPRETER: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")

ALSO: Final = frozenset(
    {
        *("_pyodide", "pyodide", "asyncio", "importlib", "json", "collections", "re", "zipfile"),
        *(
            "linecache",
            "tokenize",
            "token",
            "traceback",
            "textwrap",
            "csv",
            "calendar",
            "zipimport",
        ),
        *("_strptime", "decimal", "fractions", "statistics", "_sysconfigdata__emscripten_wasm32"),
    }
)
"""Packages and modules of the standard library that are kept besides those that ours load: what
an error or a rare request asks for.
"""
ENCODINGS: Final = frozenset({"ascii", "cp437", "idna", "latin_1", "utf_16", "utf_8_sig"})
SERVER_ONLY: Final = (
    *("cli", "client", "lab", "render", "server/page", "server/store/migrations", "server/http"),
    *("server/websocket", "server/features/notices", "server/features/tours"),
    *("server/features/administration", "server/features/reports"),
)
"""Folders of ours that need a server, a terminal or a laboratory."""
SMALL: Final = 512


def main() -> int:
    for folder in (SITE, STAGE):
        shutil.rmtree(folder, ignore_errors=True)
    _run("npm", "--prefix", "web", "run", "--silent", "build:site")
    ENGINE.mkdir(parents=True)
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, ENGINE / name)
    _stage()
    _run("node", "web/build/compiled-python.mjs", str(STAGE))
    _trim()
    games = {name: f"{name}.zip" for name in _games()}
    _pack("stdlib.zip", STAGE / "stdlib")
    _pack("packages.zip", STAGE / "packages")
    _pack("wardroom.zip", STAGE / "wardroom")
    for name, archive in games.items():
        _pack(archive, STAGE / name)
    _write("games.json", msgspec.json.encode(game_cards()))
    _pack("words.zip", STAGE / "words")
    _write("packed.json", msgspec.json.encode({"games": games, "words": "words.zip"}))
    _write("lock.json", _lock())
    _keep_whole()
    _compress()
    print(f"The site is in {SITE.relative_to(ROOT)}: {_megabytes():.1f} MB, compressed.")
    return 0


def _games() -> dict[str, str]:
    """The packages of our games, by their names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = project["entry-points"]["wardroom.games"]
    return {name: place.partition(":")[0].rpartition(".")[2] for name, place in points.items()}


# --------------------------------------------------------------------------------------------------
# What goes into the archives


def _stage() -> None:
    """Put all sources where they can be compiled."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(STAGE / "stdlib")
    packages = STAGE / "packages"
    with zipfile.ZipFile(_wheel()) as wheel:
        wheel.extractall(packages, [name for name in wheel.namelist() if not _is_typing(name)])
    _copy_packages(packages)
    _copy_words(STAGE / "words")
    source = ROOT / "src/wardroom"
    games = _games()
    for file in _files(source):
        place = file.relative_to(source)
        if place.as_posix().startswith(tuple(f"{folder}/" for folder in SERVER_ONLY)):
            continue
        own = (name for name, folder in games.items() if place.parts[:2] == ("games", folder))
        owner = next(own, "wardroom")
        _copy(file, STAGE / owner / "wardroom" / place)
    _describe(STAGE / "wardroom")


def _trim() -> None:
    """Leave out what is never loaded, of the standard library and of our own."""
    loaded = {*json.loads((STAGE / "loaded.json").read_bytes()), *ALSO}
    loaded |= {f"encodings.{name}" for name in ENCODINGS}
    for folder, whole in (("stdlib", ALSO), ("wardroom", frozenset[str]())):
        home = STAGE / folder
        for path in [*home.rglob("*.py"), *home.rglob("*.pyc")]:
            name = ".".join(path.relative_to(home).with_suffix("").parts)
            wanted = name.partition(".")[0] in whole
            if not (wanted or name.removesuffix(".__init__") in loaded):
                path.unlink()


def _is_typing(name: str) -> bool:
    return name.endswith((".pyi", "py.typed"))


def _wheel() -> Path:
    """The compiled package that messages need, as PyPI has it for this interpreter."""
    platform, python, abi = PLATFORM
    kept = ROOT / "build/site-wheels"
    _run(
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--only-binary=:all:", "--require-hashes", "-r", "requirements/site.txt"),
        *("--platform", platform, "--python-version", python, "--abi", abi),
        *("--implementation", "cp", "--dest", str(kept)),
    )
    (wheel,) = kept.glob("*.whl")
    return wheel


def _copy_packages(to: Path) -> None:
    """The pure packages that reading texts needs, as they are installed here."""
    shutil.copyfile(typing_extensions.__file__, to / "typing_extensions.py")
    for entry in resources.files(fluent.syntax).iterdir():
        if entry.name.endswith(".py"):
            target = to / "fluent/syntax" / entry.name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(entry.read_bytes())


def _copy_words(to: Path) -> None:
    """What it takes to say a sentence in one of our languages."""
    for name in ("fluent.runtime", "babel", "attr", "pytz"):
        home = Path(str(resources.files(name)))
        for file in _files(home):
            place = file.relative_to(home)
            said = place.parts[0] == "locale-data" and place.stem in ("root", *LANGUAGES)
            if said or file.name == "global.dat" or _is_code(place):
                _copy(file, to / Path(*name.split(".")) / place)


def _is_code(place: Path) -> bool:
    return place.suffix == ".py" and place.parts[0] not in ("messages", "locale-data")


def _describe(to: Path) -> None:
    """By which the games are found, as in an installed package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = to / f"wardroom-{__version__}.dist-info"
    info.mkdir(parents=True)
    metadata = f"Metadata-Version: 2.1\nName: wardroom\nVersion: {__version__}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {place}" for name, place in points.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            yield path


def _pack(name: str, folder: Path) -> None:
    """An archive in which compiled modules stand in place of their sources."""
    with zipfile.ZipFile(ENGINE / name, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
                place = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                place.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(place, path.read_bytes())


def _lock() -> bytes:
    """The interpreter asks which packages there are: those that are here need not be looked up."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return msgspec.json.encode({"info": lock["info"], "packages": {}})


# --------------------------------------------------------------------------------------------------
# The site as a whole


def _keep_whole() -> None:
    """Tell the service worker which files belong to this version."""
    files = [path for path in _files(SITE) if path.name not in ("sw.js", "build.json")]
    names = [path.relative_to(SITE).as_posix() for path in files]
    digest = hashlib.sha256()
    for name, path in zip(names, files, strict=True):
        digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    wanted = " ".join(["./", *(name for name in names if not _is_copy(name))])
    worker = SITE / "sw.js"
    text = worker.read_text(encoding="utf-8")
    text = text.replace("%VERSION%", digest.hexdigest()[:16]).replace("%FILES%", wanted)
    worker.write_text(text, encoding="utf-8")
    for copy in (f"{worker}.gz", f"{worker}.br"):
        Path(copy).unlink(missing_ok=True)
    for manifest in SITE.glob("*.webmanifest"):
        told = manifest.read_text(encoding="utf-8").replace('"/', '"./')
        manifest.write_text(told, encoding="utf-8")


def _is_copy(name: str) -> bool:
    return name.endswith((".gz", ".br"))


def _compress() -> None:
    """Copies for hosts that send them as they are; archives are compressed already."""
    files = [*ENGINE.iterdir(), SITE / "sw.js"]
    texts = [path for path in files if path.suffix in (".mjs", ".wasm", ".json", ".js")]
    large = [str(path) for path in texts if path.stat().st_size > SMALL]
    _run("node", "web/build/compressed.mjs", *large)


def _megabytes() -> float:
    """What travels until everything is here: the compressed copy of a file, if there is one."""
    return sum(_sent(path) for path in _files(SITE) if not _is_copy(path.name)) / 1e6


def _sent(path: Path) -> int:
    copies = [path, *(Path(f"{path}{ending}") for ending in (".br", ".gz"))]
    return min(copy.stat().st_size for copy in copies if copy.exists())


def _write(name: str, data: bytes) -> None:
    (ENGINE / name).write_bytes(data)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


if __name__ == "__main__":
    sys.exit(main())
