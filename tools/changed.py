"""Which tests a change can touch: `make test CHANGED=1`.

The first rule whose pattern fits a path names its tests. A test holds that every file of the
repository has a rule, so that nothing can change unwatched.
"""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

COMPILED: Final = "compiled"
"""Not a folder of tests: the games that were written down, on the compiled build."""
EVERYTHING: Final = f"tests/*/ tests/test_*.py {COMPILED}"
GAMES: Final = sorted(path.parent.name for path in ROOT.glob("src/wardroom/games/*/game.py"))
GAME: Final = rf"(?P<game>{'|'.join(GAMES)})"
EVERY_GAME: Final = (
    "tests/browser/test_stage.py tests/browser/test_stillness.py tests/browser/test_words_fit.py "
    "tests/browser/test_every_eye.py tests/browser/test_whole_games.py "
    "tests/browser/test_access.py tests/browser/test_lessons.py tests/browser/test_by_ear.py "
    "tests/browser/test_first_game.py"
)
"""Browser tests that go through all games."""
ON_SCREEN: Final = f"tests/browser/{{short}}*/ tests/browser/test_{{short}}*.py {EVERY_GAME}"
"""Those of one game, by the first word of its name, and those."""
PAGES: Final = "tests/test_written.py tests/test_readme.py tests/test_rules_index.py"
"""Tests of what documents say about the code."""

RULES: Final = (
    (
        rf"src/wardroom/games/{GAME}/.*\.(ftl|toml|md)",
        "tests/games/{game}/ tests/words/ tests/contract/ tests/lessons/ tests/accompanied/ "
        "tests/cli/ tests/test_books.py {screens}",
    ),
    (
        rf"src/wardroom/games/{GAME}/.*",
        "tests/games/{game}/ tests/contract/ tests/players/ tests/lessons/ tests/puzzles/ "
        "tests/accompanied/ tests/native/ tests/server/ tests/words/ tests/lab/ tests/cli/ "
        f"tests/test_layers.py {PAGES} {{screens}} {COMPILED}",
    ),
    (r"src/wardroom/(kernel|teaching|games)/.*|src/wardroom/[^/]*", EVERYTHING),
    (
        r"src/wardroom/(words|render)/.*",
        "tests/words/ tests/contract/ tests/lab/ tests/cli/ tests/server/ tests/games/",
    ),
    (
        r"src/wardroom/players/.*",
        "tests/players/ tests/contract/ tests/games/ tests/puzzles/ tests/native/ tests/server/ "
        "tests/lab/ tests/test_layers.py",
    ),
    (
        r"src/wardroom/(protocol|server|client)/.*",
        "tests/server/ tests/client/ tests/offline/ tests/lessons/ tests/test_layers.py "
        "tests/test_imports.py tests/test_written.py tests/test_deploy.py tests/browser/",
    ),
    (r"src/wardroom/offline/.*", "tests/offline/ tests/test_layers.py tests/test_imports.py"),
    (r"src/wardroom/lab/.*", f"tests/lab/ tests/cli/ tests/server/ tests/test_layers.py {PAGES}"),
    (r"src/wardroom/cli/.*", f"tests/cli/ tests/lab/ tests/test_layers.py {PAGES}"),
    (r"native/.*", "tests/native/ tests/puzzles/ tests/test_layers.py"),
    (rf"web/src/games/{GAME}/.*", "tests/test_layers.py tests/words/ {screens}"),
    (r"web/src/.*\.ftl", "tests/words/ tests/browser/"),
    (r"web/.*", "tests/browser/ tests/test_layers.py tests/test_written.py"),
    (
        r"docs/.*|[A-Z]+\.md|LICENSE",
        f"{PAGES} tests/test_books.py tests/words/ tests/players/ tests/lab/",
    ),
    (r"deploy/.*", "tests/test_deploy.py"),
    (r"mkdocs\.yml|play\.py", "tests/release/"),
    (r"tools/.*", f"tests/tools/ tests/games/ tests/lab/ tests/server/trials/ {PAGES}"),
    (r"tests/browser/[^/]*\.py", "{itself}"),
    (r"tests/browser/(?P<folder>\w+)/.*", "tests/browser/{folder}/"),
    (r"tests/(?P<folder>games/\w+|[a-z]+)/.*", "tests/{folder}/"),
    (r"tests/test_\w+\.py", "{itself}"),
    (r"tests/\w+\.(py|txt)|Makefile|pyproject\.toml|requirements/.*|\..*", EVERYTHING),
)


def changed_paths(since: str = "") -> list[str]:
    """What differs from a revision; without one what is not committed yet, else the last commit."""
    found = _git("diff", "--name-only", since or "HEAD")
    found += _git("ls-files", "--others", "--exclude-standard")
    return sorted({*found}) or _git("diff", "--name-only", "HEAD~1")


def targets_of(paths: Iterable[str]) -> list[str]:
    """The tests that these files can touch, as pytest takes them, each once."""
    patterns = {pattern for path in paths for pattern in patterns_for(path) or ()}
    found = {target for pattern in patterns for target in _found(pattern)}
    folders = tuple(each for each in found if each.endswith("/"))
    return sorted(
        each.rstrip("/")
        for each in found
        if not any(each != folder and each.startswith(folder) for folder in folders)
    )


def patterns_for(path: str) -> list[str] | None:
    """The tests of one file, as patterns; None if no rule fits."""
    for pattern, targets in RULES:
        if match := re.fullmatch(pattern, path):
            named = match.groupdict()
            # A module that test files share can touch them all.
            own = path if Path(path).name.startswith("test_") else "tests/browser/"
            short = named.get("game", "").partition("_")[0]
            screens = ON_SCREEN.format(short=short) if short else ""
            return targets.format(itself=own, screens=screens, **named).split()
    return None


def _found(pattern: str) -> list[str]:
    if pattern == COMPILED:
        return [COMPILED]
    ending = "/" if pattern.endswith("/") else ""
    return [
        path.relative_to(ROOT).as_posix() + ending
        for path in ROOT.glob(pattern.rstrip("/"))
        if path.name != "__pycache__" and (path.is_dir() or not ending)
    ]


def _git(*words: str) -> list[str]:
    ran = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True)
    return ran.stdout.split("\n")[:-1]
