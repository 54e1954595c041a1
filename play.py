"""Start the table from a clone where there is no `make`: `python play.py`, on Windows `py play.py`.

It needs Python 3.11 or newer and nothing else. The first time it makes a virtual environment in
.venv, installs the pinned packages, takes Node.js from the system or else as a Python package, and
builds the page; later it does only what has changed since. What is typed behind it goes to
`wardroom serve`.
"""

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
VENV: Final = ROOT / ".venv"
PROGRAMS: Final = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON: Final = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src/wardroom/server/page"
DONE: Final = ROOT / "build/play-done"


def main(arguments: Sequence[str]) -> int:
    """Set up and serve, until Ctrl-C."""
    if sys.version_info < (3, 11):  # noqa: UP036 - said in words
        print("Wardroom needs Python 3.11 or newer.", file=sys.stderr)
        return 1
    try:
        set_up()
        serve = [str(PYTHON), "-m", "wardroom", "serve", "--open", *arguments]
        return subprocess.run(serve, check=False).returncode
    except subprocess.CalledProcessError as error:
        print(f"This failed: {' '.join(map(str, error.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def set_up() -> None:
    """Everything that is not done yet."""
    if not PYTHON.exists():
        print(f"Making a virtual environment in {VENV} ...", flush=True)
        venv.create(VENV, clear=True, with_pip=True)
    pins = [ROOT / "requirements" / name for name in ("run.txt", "build.txt")]
    with changed("packages", [*pins, ROOT / "pyproject.toml"], PYTHON) as work:
        if work:
            print("Installing the packages that Wardroom needs ...", flush=True)
            _pip("--require-hashes", *(word for path in pins for word in ("-r", str(path))))
            _pip("--no-build-isolation", "--no-deps", "--editable", str(ROOT))
    locked = [WEB / "package.json", WEB / "package-lock.json"]
    with changed("client-packages", locked, WEB / "node_modules") as work:
        if work:
            print("Fetching the packages of the browser client ...", flush=True)
            _npm("ci", "--no-fund", "--no-audit", "--no-update-notifier")
    with changed("page", page_sources(), PAGE / "index.html") as work:
        if work:
            print("Building the pages ...", flush=True)
            _npm("run", "build")


@contextmanager
def changed(name: str, sources: Iterable[Path], made: Path) -> Iterator[bool]:
    """Whether there is work, because the sources differ from those of last time or what was made of
    them is gone; noted down once the work is done.
    """
    digest = blake2b(digest_size=16)
    for source in sources:
        digest.update(f"{source.relative_to(ROOT)}\0".encode() + source.read_bytes() + b"\0")
    note = DONE / name
    key = digest.hexdigest()
    yield not (made.exists() and note.exists() and note.read_text(encoding="ascii") == key)
    DONE.mkdir(parents=True, exist_ok=True)
    note.write_text(key, encoding="ascii")


def page_sources() -> list[Path]:
    """What the page is made of: the client, the texts it shares with the games, their rules."""
    web = (path for path in WEB.iterdir() if path.name != "node_modules")
    files = [path for each in web for path in (each.rglob("*") if each.is_dir() else [each])]
    files += (ROOT / "src/wardroom").rglob("*.ftl")
    files += (ROOT / "docs/rules").glob("*.md")
    return sorted(path for path in files if path.is_file())


def _pip(*arguments: str) -> None:
    quiet = ("--quiet", "--disable-pip-version-check")
    subprocess.run([PYTHON, "-m", "pip", "install", *quiet, *arguments], check=True)


def _npm(*arguments: str) -> None:
    """With Node.js of the system where it is new enough, else with the one in .venv."""
    if not _node_is_new_enough() and not shutil.which("npm", path=PROGRAMS):
        print("No Node.js of version 20.19 or newer here: installing one into .venv.", flush=True)
        _pip("--require-hashes", "-r", str(ROOT / "requirements/node.txt"))
    path = f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"
    npm = shutil.which("npm", path=path) or "npm"
    environment = {**os.environ, "PATH": path}
    subprocess.run([npm, *arguments, "--silent"], cwd=WEB, env=environment, check=True)


def _node_is_new_enough() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
