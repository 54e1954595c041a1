"""`make compiled`: the package with its rules floor compiled by mypyc, in build/compiled.

Compiling takes minutes, so its extension modules are kept in the user's cache by what they were
made of: the sources of the floor, the settings, the compilers. Another clone of the same sources
finds them there. docs/decisions/compiled-build.md says why this happens in a copy of the tree.

With --quick the C compiler does not optimise, which takes a quarter of the time and is enough to
compare checksums; an optimised build that is kept already is taken instead.

With --wheel FOLDER the wheel itself is left there, optimised and with the built page.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Sequence
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build/compiled"
TREE: Final = ROOT / "build/tree"
FLOOR: Final = ("src/wardroom/kernel", "src/wardroom/games")
EXTENSIONS: Final = (".so", ".pyd")
KEPT: Final = 4
"""So many builds stay in the cache."""
FLAGS: Final = "-ffp-contract=off"
OPTIMISED: Final = 'opt_level = "2"'
"""How the settings ask for it."""


def main(arguments: Sequence[str] = ()) -> int:
    if lacking := missing():
        print(f"The compiled build needs {lacking}", file=sys.stderr)
        return 1
    if "--wheel" in arguments:
        return _wheel(Path(arguments[arguments.index("--wheel") + 1]))
    quick = "--quick" in arguments
    names = [_key(), *([f"{_key()}-quick"] if quick else [])]
    made = BUILT / "key"
    if not made.exists() or made.read_text(encoding="utf-8") not in names:
        shutil.rmtree(BUILT, ignore_errors=True)
        BUILT.mkdir(parents=True)
        folder = user_cache_path("wardroom") / "compiled"
        there = [name for name in names if (folder / f"{name}.tar").exists()]
        name = (there or names[-1:])[0]
        kept = folder / f"{name}.tar"
        if not there:
            _keep(_compile(quick), kept)
        with tarfile.open(kept) as archive:
            archive.extractall(BUILT, filter="data")
        made.write_text(name, encoding="utf-8")
    _refresh()
    return 0


def _wheel(folder: Path) -> int:
    """Leave the compiled wheel there; the page has been built before."""
    built = _compiled_wheel(quick=False, page=True)
    folder.mkdir(parents=True, exist_ok=True)
    print(shutil.move(built, folder / built.name))
    shutil.rmtree(TREE)
    return 0


def missing() -> str | None:
    """What this machine lacks for it, in words; None if it has everything."""
    if not any(shutil.which(name) for name in ("cc", "gcc")):
        return "a C compiler (on Debian: apt install gcc python3-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (on Debian: apt install python3-dev)."
    return None


def _key() -> str:
    """A name for all that the extension modules are made of."""
    digest = blake2b(digest_size=16)
    compiler = subprocess.run(["cc", "--version"], capture_output=True, check=False).stdout
    tools = (sys.version, version("mypy"), version("hatch-mypyc"), os.environ.get("CFLAGS", ""))
    digest.update(compiler + repr(tools).encode())
    for path in [ROOT / "pyproject.toml", *sorted(_floor())]:
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _floor() -> list[Path]:
    return [path for folder in FLOOR for path in (ROOT / folder).rglob("*.py")]


def _compile(quick: bool) -> Path:
    """A folder with the wheel, unpacked."""
    wheel = _compiled_wheel(quick, page=False)
    unpacked = TREE / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    return unpacked


def _compiled_wheel(quick: bool, page: bool) -> Path:
    """Build it in a copy of the tree."""
    shutil.rmtree(TREE, ignore_errors=True)
    (TREE / "tools").mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/metadata.py"):
        shutil.copy(ROOT / name, TREE / name)
    left_out = shutil.ignore_patterns("__pycache__", *([] if page else ["page"]))
    shutil.copytree(ROOT / "src", TREE / "src", ignore=left_out)
    if quick:
        settings = (TREE / "pyproject.toml").read_text(encoding="utf-8")
        assert OPTIMISED in settings
        settings = settings.replace(OPTIMISED, 'opt_level = "0"')
        (TREE / "pyproject.toml").write_text(settings, encoding="utf-8")
    hatchling = (sys.executable, "-m", "hatchling")
    # The copy has no history to read its version from.
    tag = subprocess.run(
        [*hatchling, "version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    subprocess.run(
        [*hatchling, "build", "-t", "wheel"],
        cwd=TREE,
        env={
            **os.environ,
            "HATCH_BUILD_HOOK_ENABLE_MYPYC": "1",
            "SETUPTOOLS_SCM_PRETEND_VERSION": tag.stdout.strip(),
            "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}",
        },
        check=True,
    )
    (wheel,) = (TREE / "dist").glob("*.whl")
    return wheel


def _keep(unpacked: Path, kept: Path) -> None:
    """Put the extension modules into the cache, whole or not at all."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    half = kept.with_suffix(f".{os.getpid()}")
    with tarfile.open(half, "w") as archive:
        for path in sorted(unpacked.rglob("*")):
            if path.suffix in EXTENSIONS:
                archive.add(path, path.relative_to(unpacked).as_posix())
    half.replace(kept)
    shutil.rmtree(TREE)
    for old in sorted(kept.parent.glob("*.tar"), key=lambda path: -path.stat().st_mtime)[KEPT:]:
        old.unlink()


def _refresh() -> None:
    """Beside the extension modules lie the sources as they are now."""
    for path in (BUILT / "wardroom").rglob("*"):
        if path.is_file() and path.suffix not in EXTENSIONS:
            path.unlink()
    shutil.copytree(
        ROOT / "src/wardroom",
        BUILT / "wardroom",
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__"),
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
