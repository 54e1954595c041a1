"""`make compiled`: the package with its rules floor compiled by mypyc, in build/compiled.

Compiling takes minutes, so its extension modules are kept in the user's cache by what they were
made of: the sources of the floor, the settings, the compilers. Another clone of the same sources
finds them there. docs/decisions/compiled-build.md says why this happens in a copy of the tree.

With --quick the C compiler does not optimise, which takes a quarter of the time and is enough to
compare checksums; an optimised build that is kept already is taken instead.

With --wheel FOLDER a wheel is left there, of a kept optimised build and the sources as they are,
with the built page. With --later an optimised build is kept and nothing else is touched, which is
how `make play` asks (tools.play). tools/rules_floor.py is what compiles.
"""

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from platformdirs import user_cache_path

ROOT: Final = Path(__file__).parents[1]
BUILT: Final = ROOT / "build/compiled"
TREE: Final = ROOT / "build/tree"
PINS: Final = Path("requirements/compile.txt")
"""What compiles, by version and hash; requirements/dev.txt has the same."""
FLOOR: Final = ("src/wardroom/kernel", "src/wardroom/games")
HOOK: Final = Path("tools/rules_floor.py")
"""What compiles. It is not imported: those who play have none of the packages that it needs."""
EXTENSIONS: Final = (".so", ".pyd")
KEPT: Final = "WARDROOM_KEPT"
MOST_KEPT: Final = 4
"""How many builds stay in the cache."""
ENABLED: Final = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"
HATCHLING: Final = (sys.executable, "-m", "hatchling")
OPTIMISED: Final = 'opt_level = "2"'
"""How the settings ask for it."""


def main(arguments: Sequence[str] = ()) -> int:
    if lacking := missing():
        print(f"The compiled build needs {lacking}", file=sys.stderr)
        return 1
    if "--wheel" in arguments:
        return _wheel(Path(arguments[arguments.index("--wheel") + 1]))
    if "--later" in arguments:
        _keep(_compiled_wheel(TREE.with_name("tree-for-later")))
        return 0
    quick = "--quick" in arguments
    if not take(BUILT, quick):
        _keep(_compiled_wheel(TREE, quick))
        take(BUILT, quick)
    return 0


def take(place: Path, quick: bool = False) -> bool:
    """Unpack a kept build there, with the sources as they are now; False if none is kept."""
    names = [key(), *([f"{key()}-quick"] if quick else [])]
    made = place / "key"
    if not made.exists() or made.read_text(encoding="utf-8") not in names:
        kept = [path for path in map(_kept, names) if path.exists()]
        if not kept:
            return False
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        _unpack(kept[0], place)
        made.write_text(kept[0].stem, encoding="utf-8")
    _refresh(place)
    return True


def _unpack(kept: Path, place: Path) -> None:
    with tarfile.open(kept) as archive:
        # One by one: Python 3.11.2, which Debian 12 has, knows no filter for all.
        for member in archive:
            if (content := archive.extractfile(member)) is not None:
                (place / member.name).parent.mkdir(parents=True, exist_ok=True)
                (place / member.name).write_bytes(content.read())


def _wheel(folder: Path) -> int:
    """Leave the compiled wheel there; the page has been built before."""
    kept = _kept(key())
    if not kept.exists():
        _keep(_compiled_wheel(TREE))
    with TemporaryDirectory() as place:
        _unpack(kept, Path(place))
        # The version is that of this tree, which has its history.
        environment = {**os.environ, ENABLED: "1", KEPT: place}
        command = [*HATCHLING, "build", "-t", "wheel", "-d", str(folder.resolve())]
        subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return 0


def missing() -> str | None:
    """What this machine lacks for it, in words; None if it has everything."""
    if not any(shutil.which(name) for name in ("cc", "gcc")):
        return "a C compiler (on Debian: apt install gcc python3-dev)."
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the headers of Python (on Debian: apt install python3-dev)."
    return None


def key(root: Path = ROOT) -> str:
    """A name for all that the extension modules are made of."""
    digest = blake2b(digest_size=16)
    compiler = subprocess.run(["cc", "--version"], capture_output=True, check=False).stdout
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    digest.update(compiler + repr((sys.version, os.environ.get("CFLAGS", ""), hook)).encode())
    floor = (path for folder in FLOOR for path in (root / folder).rglob("*.py"))
    for path in [root / PINS, root / HOOK, *sorted(floor)]:
        digest.update(f"{path.relative_to(root)}\0".encode() + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _kept(name: str) -> Path:
    return user_cache_path("wardroom") / "compiled" / f"{name}.tar"


def _compiled_wheel(tree: Path, quick: bool = False) -> Path:
    """Build it in a copy of the tree, without the page."""
    shutil.rmtree(tree, ignore_errors=True)
    for folder in ("tools", "requirements"):
        (tree / folder).mkdir(parents=True)
    for name in ("pyproject.toml", "README.md", "LICENSE", "tools/metadata.py", HOOK, PINS):
        shutil.copy(ROOT / name, tree / name)
    left_out = shutil.ignore_patterns("__pycache__", "page")
    shutil.copytree(ROOT / "src", tree / "src", ignore=left_out)
    # Of what is compiled here, and not of what somebody writes meanwhile.
    (tree / "key").write_text(f"{key(tree)}{'-quick' if quick else ''}", encoding="utf-8")
    if quick:
        settings = (tree / "pyproject.toml").read_text(encoding="utf-8")
        assert OPTIMISED in settings
        settings = settings.replace(OPTIMISED, 'opt_level = "0"')
        (tree / "pyproject.toml").write_text(settings, encoding="utf-8")
    # The copy has no history to read its version from.
    tag = subprocess.run(
        [*HATCHLING, "version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    subprocess.run(
        [*HATCHLING, "build", "-t", "wheel"],
        cwd=tree,
        env={
            **os.environ,
            ENABLED: "1",
            "SETUPTOOLS_SCM_PRETEND_VERSION": tag.stdout.strip(),
        },
        check=True,
    )
    (wheel,) = (tree / "dist").glob("*.whl")
    return wheel


def _keep(wheel: Path) -> None:
    """Put the extension modules of the wheel into the cache, whole or not at all."""
    tree = wheel.parents[1]
    kept = _kept((tree / "key").read_text(encoding="utf-8"))
    kept.parent.mkdir(parents=True, exist_ok=True)
    half = kept.with_suffix(f".{os.getpid()}")
    unpacked = tree / "unpacked"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(unpacked)
    with tarfile.open(half, "w") as archive:
        for path in sorted(unpacked.rglob("*")):
            if path.suffix in EXTENSIONS:
                archive.add(path, path.relative_to(unpacked).as_posix())
    half.replace(kept)
    shutil.rmtree(tree)
    for old in sorted(kept.parent.glob("*.tar"), key=lambda path: -path.stat().st_mtime)[
        MOST_KEPT:
    ]:
        old.unlink()


def _refresh(place: Path) -> None:
    """Put the sources as they are now beside the extension modules; what has not changed is left
    alone, for somebody may be playing with it.
    """
    sources = ROOT / "src/wardroom"
    for path in (place / "wardroom").rglob("*"):
        gone = not (sources / path.relative_to(place / "wardroom")).exists()
        if path.is_file() and path.suffix not in EXTENSIONS and gone:
            path.unlink()
    shutil.copytree(
        sources,
        place / "wardroom",
        copy_function=_copy_changed,
        dirs_exist_ok=True,
        ignore=shutil.ignore_patterns("__pycache__"),
    )


def _copy_changed(source: str, target: str) -> None:
    if not Path(target).exists() or not filecmp.cmp(source, target, shallow=False):
        shutil.copy2(source, target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
