"""`make site`: Wardroom as a folder of static files that plays without a server, in build/site.

The client is built by Vite. What it plays with, the folder `engine`, is packed here: Python in
WebAssembly, one library of the parts of the standard library and of ours that are needed, all
compiled beforehand, and the code of each game as an archive of its own. docs/offline.md says how to
host it.
"""

import gzip
import hashlib
import io
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

from tools.site_core import put_core
from wardroom import __version__
from wardroom.protocol import GameCard
from wardroom.server.tables.summaries import game_cards
from wardroom.words import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build/site"
ENGINE: Final = SITE / "engine"
STAGE: Final = ROOT / "build/site-stage"
PYODIDE: Final = ROOT / "web/node_modules/pyodide"
INTERPRETER: Final = ("pyodide.asm.mjs", "pyodide.asm.wasm")
PLATFORM: Final = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")

ALSO: Final = frozenset(
    {
        *("importlib", "json", "collections", "re", "zipfile"),
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
KEPT: Final = frozenset({"msgspec"})
"""Packages whose modules are loaded from within compiled code."""
ENCODINGS: Final = frozenset({"ascii", "cp437", "idna", "latin_1", "utf_16", "utf_8_sig"})
SERVER_ONLY: Final = (
    *("cli", "client", "lab", "render", "server/page", "server/store/migrations", "server/http"),
    *("server/websocket", "server/features/notices", "server/features/tours"),
    *("server/features/administration", "server/features/reports"),
)
"""Folders of ours that need a server, a terminal or a laboratory."""
SMALL: Final = 512
COMPILED: Final = "msgspec.wasm"
"""The compiled module of msgspec, which the engine loads before Python begins."""
IN_THE_LIBRARY: Final = """
import sys
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_file_location

loader = ExtensionFileLoader(__name__, "/lib/msgspec_core.so")
sys.modules[__name__] = module_from_spec(spec_from_file_location(__name__, loader=loader))
loader.exec_module(sys.modules[__name__])
"""
"""Put in the library for a compiled module, which cannot be loaded from an archive."""


def main() -> int:
    for folder in (SITE, STAGE):
        shutil.rmtree(folder, ignore_errors=True)
    _run("npm", "--prefix", "web", "run", "--silent", "build:site")
    ENGINE.mkdir(parents=True)
    for name in INTERPRETER:
        shutil.copyfile(PYODIDE / name, ENGINE / name)
    _stage()
    has_core = put_core(STAGE / "core")
    _run("node", "web/build/compiled-python.mjs", str(STAGE))
    _trim()
    _bring_together()
    games = {name: _pack(name) for name in _games()}
    _pack("library")
    _write("games.json", msgspec.json.encode(_cards(has_core)))
    contents = {
        "version": _digest(ENGINE),
        "interpreter": json.loads((PYODIDE / "pyodide-lock.json").read_bytes())["info"],
        "entries": _entry_points(has_core),
        "games": games,
        "words": _pack("words"),
        "core": _pack("core") if has_core else None,
    }
    _write("packed.json", msgspec.json.encode(contents))
    _begin_at_once()
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
        wheel.extractall(packages, [name for name in wheel.namelist() if _is_needed(name)])
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


def _trim() -> None:
    """Leave out what is never loaded, of the standard library and of our own."""
    loaded = {*json.loads((STAGE / "loaded.json").read_bytes()), *ALSO}
    loaded |= {f"encodings.{name}" for name in ENCODINGS}
    for folder, whole in (("stdlib", ALSO), ("packages", KEPT), ("wardroom", frozenset[str]())):
        home = STAGE / folder
        for path in [*home.rglob("*.py"), *home.rglob("*.pyc")]:
            name = ".".join(path.relative_to(home).with_suffix("").parts)
            wanted = name.partition(".")[0] in whole
            if not (wanted or name.removesuffix(".__init__") in loaded):
                path.unlink()


def _bring_together() -> None:
    """The library is one archive: one request, and what is alike is written once."""
    packages = STAGE / "packages"
    (compiled,) = packages.glob("msgspec/_core*.so")
    shutil.move(compiled, ENGINE / COMPILED)
    (packages / "msgspec/_core.py").write_text(IN_THE_LIBRARY, encoding="utf-8")
    for part in ("stdlib", "packages", "wardroom"):
        shutil.copytree(STAGE / part, STAGE / "library", dirs_exist_ok=True)


def _is_needed(name: str) -> bool:
    """Of a wheel: what tells of the package would be looked through for entry points."""
    return not name.endswith((".pyi", "py.typed")) and ".dist-info/" not in name


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


def _entry_points(has_core: bool) -> dict[str, str]:
    """By which games and colleagues are found, as in installed packages: each file's text."""
    packages = {"wardroom": ROOT, "wardroom_native": ROOT / "native"}
    texts = {}
    for name, place in list(packages.items())[: 1 + has_core]:
        project = tomllib.loads((place / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        lines: list[str] = []
        for group, points in project["entry-points"].items():
            lines += [f"[{group}]", *(f"{point} = {there}" for point, there in points.items())]
        texts[f"{name}-{__version__}.dist-info"] = "\n".join(lines) + "\n"
    return texts


def _copy(file: Path, to: Path) -> None:
    to.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, to)


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".so":
            yield path


def _pack(name: str) -> str:
    """An archive in which compiled modules stand in place of their sources.

    Nothing in it is compressed, but all of it together: hosts do not compress archives, small files
    compress badly, and Python need not do it again with each module that it loads.
    """
    folder = STAGE / name
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(folder.rglob("*"), key=lambda path: (path.suffix, path)):
            if path.is_file() and not (path.suffix == ".py" and path.with_suffix(".pyc").exists()):
                place = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                archive.writestr(place, path.read_bytes())
    _write(f"{name}.pack", gzip.compress(packed.getvalue(), 9, mtime=0))
    return f"{name}.pack"


def _cards(has_core: bool) -> list[GameCard]:
    """The games with their colleagues of the site, whatever is installed where it is built."""
    strong = set(_strong())
    cards = []
    for card in game_cards():
        kinds = [kind for kind in card.colleagues if f"{card.name}.{kind}" not in strong]
        added = [name.partition(".")[2] for name in strong if name.startswith(f"{card.name}.")]
        cards.append(msgspec.structs.replace(card, colleagues=kinds + added * has_core))
    return cards


def _strong() -> list[str]:
    """The colleagues that come with the native core, each after its game."""
    text = (ROOT / "native/pyproject.toml").read_text(encoding="utf-8")
    return list(tomllib.loads(text)["project"]["entry-points"]["wardroom.colleagues"])


# --------------------------------------------------------------------------------------------------
# The site as a whole


def _digest(folder: Path) -> str:
    """Which files are in a folder."""
    digest = hashlib.sha256()
    for path in _files(folder):
        name = path.relative_to(folder).as_posix()
        digest.update(f"{name} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


def _begin_at_once() -> None:
    """The page starts the engine before it has read anything else."""
    (worker,) = SITE.glob("assets/engine-*.js")
    place = f'new URL("./assets/{worker.name}", document.baseURI)'
    script = f'self.wardroomEngine ??= new Worker({place}, {{ type: "module" }});\n'
    (SITE / "begin.js").write_text(script, encoding="utf-8")
    page = SITE / "index.html"
    text = page.read_text(encoding="utf-8")
    begun = '<head>\n    <script async src="./begin.js"></script>'
    page.write_text(text.replace("<head>", begun, 1), encoding="utf-8")
    for copy in SITE.glob("index.html.*"):
        copy.unlink()


def _keep_whole() -> None:
    """Tell the service worker which files belong to this version."""
    files = [path for path in _files(SITE) if path.name not in ("sw.js", "build.json")]
    names = [path.relative_to(SITE).as_posix() for path in files]
    wanted = " ".join(["./", *(name for name in names if not _is_copy(name))])
    worker = SITE / "sw.js"
    text = worker.read_text(encoding="utf-8")
    text = text.replace("%VERSION%", _digest(SITE)).replace("%FILES%", wanted)
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
    files = [*ENGINE.iterdir(), SITE / "sw.js", SITE / "index.html"]
    texts = [path for path in files if path.suffix != ".pack"]
    large = [str(path) for path in texts if path.stat().st_size > SMALL]
    _run("node", "web/build/compressed.mjs", *large)


def _megabytes() -> float:
    """What is sent until everything is here: the compressed copy of a file, if there is one."""
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
