"""The floors of the code: imports go downward only, no game knows another, files stay small."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

# From the roof to the ground. A floor imports from itself and from those after it.
FLOORS = (
    *("cli", "offline", "server", "lab", "client", "protocol", "players", "render", "words"),
    *("games", "teaching", "kernel"),
)

# The rules floor compiles, and runs anywhere: the standard library and nothing else.
STANDARD_LIBRARY_ONLY = ("games", "teaching", "kernel")

LINES = 500

# Longer files, each with the reason why it is not divided.
LONG_FILES: dict[str, str] = {}


def imports(path: Path, package: str) -> Iterator[str]:
    """Every module or name that a file imports, dotted and absolute, inside functions as well."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")[: -(node.level - 1) or None] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def complaint(module: str, imported: str) -> str | None:
    """Why this module may not import that name, or None if it may."""
    top, *path = imported.split(".")
    floor, *rooms = [*module.split(".")[1:], ""]
    if top != "wardroom":
        if floor in STANDARD_LIBRARY_ONLY and top not in sys.stdlib_module_names:
            return "is outside the standard library"
        return None
    target = path[0] if path else ""
    if floor == "__main__":
        return None
    if floor == "":
        # The front door lends the texts to the errors of the kernel.
        return None if target in ("kernel", "words") else "is above the front door"
    if floor not in FLOORS:
        return "is imported by a module that stands on no floor"
    if target not in FLOORS:
        return None if target == "__version__" else "is the front door, which is for users"
    if FLOORS.index(target) < FLOORS.index(floor):
        return f"is on a higher floor than {floor}"
    if floor == "games" and target == "games" and rooms[0] and path[1:2] != rooms[:1]:
        return "belongs to another game or to all of them"
    return None


def complaints(source: Path) -> list[str]:
    """One sentence for each import that goes the wrong way."""
    found = []
    for path in sorted((source / "wardroom").rglob("*.py")):
        module = path.relative_to(source).with_suffix("").parts
        package = module[:-1]
        if module[-1] == "__init__":
            module = package
        for imported in imports(path, ".".join(package)):
            why = complaint(".".join(module), imported)
            if why is not None:
                found.append(f"{path.relative_to(source)}: {imported} {why}.")
    return found


def test_imports_go_downward_only() -> None:
    assert complaints(ROOT / "src") == []


def test_there_is_something_to_check() -> None:
    kernel = list((ROOT / "src/wardroom/kernel").glob("*.py"))
    assert any(list(imports(path, "wardroom.kernel")) for path in kernel)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("cli/play.py", "from wardroom.lab import simulate"),
        ("cli/play.py", "import rich"),
        ("cli/play.py", "from wardroom import __version__"),
        ("words/bundle.py", "from wardroom.games.foo import GAME"),
        ("words/bundle.py", "from fluent.runtime import FluentBundle"),
        ("games/foo/rules.py", "from wardroom.kernel import Dice"),
        ("games/foo/rules.py", "from wardroom.games.foo.state import State"),
        ("games/foo/rules.py", "from wardroom.games.foo import content"),
        ("games/foo/rules.py", "from .state import State"),
        ("games/foo/rules.py", "from . import content"),
        ("games/foo/__init__.py", "from .rules import GAME"),
        ("games/__init__.py", "from wardroom.games import foo"),
        ("kernel/dice.py", "from collections.abc import Sequence"),
        ("kernel/dice.py", "from .errors import WardroomError"),
        ("__init__.py", "from wardroom.kernel import Dice"),
        ("__main__.py", "from wardroom.cli import main"),
    ],
)
def test_what_may_be_imported(tmp_path: Path, path: str, line: str) -> None:
    file = tmp_path / "wardroom" / path
    file.parent.mkdir(parents=True)
    file.write_text(line + "\n", encoding="utf-8")
    assert complaints(tmp_path) == []


@pytest.mark.parametrize(
    ("path", "line", "why"),
    [
        ("kernel/dice.py", "from wardroom.games import foo", "higher floor"),
        ("kernel/dice.py", "import wardroom.cli", "higher floor"),
        ("kernel/dice.py", "from ..games.foo import GAME", "higher floor"),
        ("kernel/dice.py", "from .. import games", "higher floor"),
        ("kernel/dice.py", "def f():\n    from wardroom.words import say", "higher floor"),
        ("kernel/dice.py", "import numpy", "outside the standard library"),
        ("kernel/dice.py", "from wardroom import Table", "front door"),
        ("games/foo/bot.py", "from wardroom.players import Player", "higher floor"),
        ("games/foo/bot.py", "from wardroom.games.bar import GAME", "another game"),
        ("games/foo/bot.py", "from wardroom.games import bar", "another game"),
        ("games/foo/bot.py", "from ..bar import GAME", "another game"),
        ("games/foo/bot.py", "import wardroom.games", "another game"),
        ("games/foo/bot.py", "import fluent.runtime", "outside the standard library"),
        ("players/search.py", "from wardroom.lab import simulate", "higher floor"),
        ("words/bundle.py", "from wardroom.players import Player", "higher floor"),
        ("lab/simulate.py", "if TYPE_CHECKING:\n    from wardroom.cli import main", "higher floor"),
        ("attic/box.py", "from wardroom.kernel import Dice", "no floor"),
        ("__init__.py", "from wardroom.cli import main", "front door"),
    ],
)
def test_what_may_not_be_imported(tmp_path: Path, path: str, line: str, why: str) -> None:
    file = tmp_path / "wardroom" / path
    file.parent.mkdir(parents=True)
    file.write_text(line + "\n", encoding="utf-8")
    (found,) = complaints(tmp_path)
    assert why in found


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_grows_past_five_hundred_lines() -> None:
    tops = [("src", "*.py"), ("tests", "*.py"), ("web/src", "*.css")]  # eslint counts the scripts
    paths = [path for top, kind in tops for path in sorted((ROOT / top).rglob(kind))]
    long = {str(path.relative_to(ROOT)): lines(path) for path in paths if lines(path) > LINES}
    assert {path: count for path, count in long.items() if path not in LONG_FILES} == {}


def test_every_long_file_on_the_list_is_still_long() -> None:
    assert [path for path in LONG_FILES if lines(ROOT / path) <= LINES] == []
