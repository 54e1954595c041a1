"""What is looked at before an upload: the files themselves, and whether one can play with them.

The linters come with requirements/release.txt and run on what `make wheel`, `make wheel-compiled`
and cibuildwheel left in a folder. Then each wheel of Wardroom that fits this machine is installed
in an empty environment, with the pinned packages, and plays.
"""

import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BIN: Final = Path(sys.executable).parent
PLAYS: Final = ROOT / "tests/release/play_installed.py"
IN_THE_WHEEL: Final = (
    "wardroom/server/page/index.html",
    "wardroom/py.typed",
    "wardroom/words/text/en.ftl",
)
IN_THE_ARCHIVE: Final = (
    *("pyproject.toml", "README.md", "LICENSE", "Makefile", "deploy/Containerfile"),
    *("docs/hosting.md", "requirements/run.txt", "src/wardroom/server/page/index.html"),
    *(
        "tests/test_deploy.py",
        "tools/metadata.py",
        "tools/rules_floor.py",
        "web/package-lock.json",
        "native/CMakeLists.txt",
    ),
)
NOT_IN_THE_ARCHIVE: Final = ("docs/pictures/", "web/node_modules/", ".venv")
PICKY: Final = "W004"
"""Migrations begin with their number: no import finds them by name, but alembic does by path."""
PICKY_OF_COMPILED: Final = f"{PICKY},W009"
"""The library in which mypyc puts all modules stands beside the package, under its name."""


def check(folder: Path) -> int:
    """Say what is wrong with the files of the folder; 0 if nothing is."""
    wheels = sorted(folder.rglob("*.whl"))
    archives = sorted(folder.rglob("*.tar.gz"))
    found = [*contents(wheels, archives), *_linted(wheels, archives)]
    if not found:
        found += _played(wheels)
    print("\n".join(found) or f"{len(wheels)} wheels and {len(archives)} archives are fine.")
    return 1 if found else 0


def contents(wheels: Sequence[Path], archives: Sequence[Path]) -> Iterator[str]:
    """What is missing in the files, or does not belong there."""
    if not wheels:
        yield "There are no wheels: `make wheel` builds them."
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as opened:
            names = set(opened.namelist())
        if wheel.name.startswith("wardroom_table"):
            yield from (f"{wheel.name}: lacks {each}" for each in IN_THE_WHEEL if each not in names)
    for archive in archives:
        if not archive.name.startswith("wardroom_table"):
            continue
        with tarfile.open(archive) as packed:
            inside = {name.partition("/")[2] for name in packed.getnames()}
        yield from (f"{archive.name}: lacks {one}" for one in IN_THE_ARCHIVE if one not in inside)
        for unwanted in NOT_IN_THE_ARCHIVE:
            if any(name.startswith(unwanted) for name in inside):
                yield f"{archive.name}: has {unwanted}"


def _linted(wheels: Sequence[Path], archives: Sequence[Path]) -> Iterator[str]:
    files = [str(path) for path in (*wheels, *archives)]
    yield from _run("twine", "check", "--strict", *files)
    for wheel in wheels:
        picky = PICKY if "-none-any" in wheel.name else PICKY_OF_COMPILED
        yield from _run("check-wheel-contents", "--ignore", picky, str(wheel))
    stable = [str(wheel) for wheel in wheels if "-abi3-" in wheel.name]
    if stable:
        yield from _run("abi3audit", "--strict", "--verbose", *stable)
    for wheel in wheels:
        if "linux" in wheel.name and sys.platform == "linux":
            yield from _run("auditwheel", "show", str(wheel))


def _run(program: str, *arguments: str) -> Iterator[str]:
    ran = subprocess.run([str(BIN / program), *arguments], capture_output=True, text=True)
    print(f"$ {program} {arguments[0]} ...\n{ran.stdout.strip()}")
    if ran.returncode:
        yield f"{program}: {(ran.stdout + ran.stderr).strip()}"


def _played(wheels: Sequence[Path]) -> Iterator[str]:
    """Each wheel of ours in an environment of its own, the native core beside the pure one."""
    native = [wheel for wheel in wheels if wheel.name.startswith("wardroom_native")]
    for wheel in wheels:
        if not wheel.name.startswith("wardroom_table"):
            continue
        with tempfile.TemporaryDirectory() as folder:
            python = empty_environment(Path(folder) / "venv")
            beside = native if wheel.name.endswith("-none-any.whl") else []
            for each in (wheel, *beside):
                if not install(python, each) and each is wheel:
                    print(f"{each.name} is for other machines.")
                    break
            else:
                ran = subprocess.run([python, "-I", PLAYS], cwd=folder, text=True, check=False)
                if ran.returncode:
                    yield f"{wheel.name}: one cannot play with it."


def empty_environment(folder: Path) -> Path:
    """Its Python, with the packages that we pin and nothing of ours."""
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    pins = ROOT / "requirements/run.txt"
    subprocess.run([*_pip(python), "--require-hashes", "-r", str(pins)], check=True)
    return python


def install(python: Path, wheel: Path) -> bool:
    """Whether it could be installed: a wheel may be for another Python or system."""
    return not subprocess.run(
        [*_pip(python), "--no-deps", str(wheel)], capture_output=True, check=False
    ).returncode


def _pip(python: Path) -> tuple[str, ...]:
    quiet = ("--quiet", "--disable-pip-version-check")
    return (str(python), "-m", "pip", "install", *quiet)
