"""List the rules of each game that no test names: `python -m tools.rules`.

A page `docs/rules/<game>.md` is the index of one game's rules: table rows that begin with a rule
id, then the rule in words, then `test` or `–`, then for `–` the reason why there is nothing to
test. An id counts as tested when a file under `tests/` names it: in a comment, a docstring, a
string (`PAN-11.4`), or in the name of a test (`test_pan_11_4_...`). Every id is written out;
a range names its two ends and nothing between them.

Exit code 0: every testable rule is named by a test. 1: some are not. 2: the index is broken.
"""

import argparse
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"(?<![\w.-])[A-Z]{2,5}-(?:[A-Z]\.)?\d+(?:\.\d+)*[a-z]?(?!\w|\.\w)")
TEST_NAME = re.compile(r"^\s*(?:async )?(?:def|class) (test_\w+|Test\w+)", re.MULTILINE)
ID_IN_NAME = re.compile(
    r"(?<![a-z0-9])([a-z]{2,5})_(?:([a-z])_(\d+)|(\d+)_(\d+))([a-z]?)(?![a-z0-9])"
)
TESTABLE = "test"
UNTESTABLE = "–"


class BrokenIndex(Exception):
    """The page of a game cannot be read; the message says where and why."""


class Rule(NamedTuple):
    """One row of an index."""

    id: str
    text: str
    testable: bool
    reason: str


class Coverage(NamedTuple):
    """The rules of one game, and which of them are named where."""

    game: str
    rules: tuple[Rule, ...]
    in_tests: frozenset[str]
    in_sources: frozenset[str]

    @property
    def testable(self) -> list[Rule]:
        """The rules that state something a test can check."""
        return [rule for rule in self.rules if rule.testable]

    @property
    def missing(self) -> list[Rule]:
        """The testable rules that no test names."""
        return [rule for rule in self.testable if rule.id not in self.in_tests]

    @property
    def unknown(self) -> list[str]:
        """Ids with this game's prefix that tests or sources name and the index does not have."""
        known = {rule.id for rule in self.rules}
        prefixes = {_prefix(rule.id) for rule in self.rules}
        named = self.in_tests | self.in_sources
        return sorted(id for id in named - known if "." in id and _prefix(id) in prefixes)


def read_index(page: Path) -> tuple[Rule, ...]:
    """The rules of one page, in its order; BrokenIndex if a row makes no sense."""
    rules: dict[str, Rule] = {}
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|") or not ID.fullmatch(cells[0]):
            continue
        where = f"{page.name}, line {number}"
        if len(cells) != 4:
            raise BrokenIndex(f"{where}: a rule has four cells (id, rule, test, reason).")
        id, text, mark, reason = cells
        if id in rules:
            raise BrokenIndex(f"{where}: {id} is there twice.")
        if not text:
            raise BrokenIndex(f"{where}: {id} has no text.")
        if mark not in (TESTABLE, UNTESTABLE):
            raise BrokenIndex(
                f"{where}: {id} is marked {mark!r}; write {TESTABLE} or {UNTESTABLE}."
            )
        if mark == UNTESTABLE and not reason:
            raise BrokenIndex(f"{where}: {id} has no reason why there is nothing to test.")
        rules[id] = Rule(id, text, mark == TESTABLE, reason)
    if not rules:
        raise BrokenIndex(f"{page.name}: no table row begins with a rule id.")
    return tuple(rules.values())


def ids_in(text: str) -> set[str]:
    """The rule ids that a Python file names.

    >>> sorted(ids_in("# FOO-1.2 to FOO-1.4"))
    ['FOO-1.2', 'FOO-1.4']
    >>> sorted(ids_in("def test_foo_13_21_both_ways(): ..."))
    ['FOO-13.21']
    """
    found = set(ID.findall(text))
    for name in TEST_NAME.findall(text):
        for prefix, letter, after, section, number, part in ID_IN_NAME.findall(name.lower()):
            place = f"{letter.upper()}.{after}" if letter else f"{section}.{number}"
            found.add(f"{prefix.upper()}-{place}{part}")
    return found


def coverage(root: Path) -> list[Coverage]:
    """Every game with a page in docs/rules, in the order of the page names."""
    pages = sorted((root / "docs" / "rules").glob("*.md"))
    if not pages:
        raise BrokenIndex(f"There is no page in {root / 'docs' / 'rules'}.")
    in_tests = _ids_under(root / "tests")
    in_sources = _ids_under(root / "src")
    return [Coverage(page.stem, read_index(page), in_tests, in_sources) for page in pages]


def report(game: Coverage) -> Iterable[str]:
    """The lines to print about one game."""
    if game.missing:
        width = max(len(rule.id) for rule in game.missing)
        yield f"{game.game}: testable rules that no test names"
        yield ""
        for rule in game.missing:
            source = "in src" if rule.id in game.in_sources else "      "
            yield f"  {rule.id:{width}}  {source}  {rule.text}"
        yield ""
    if game.unknown:
        yield f"{game.game}: named, but not in the index: {', '.join(game.unknown)}"
    tested = len(game.testable) - len(game.missing)
    named = sum(rule.id in game.in_sources for rule in game.rules)
    yield (
        f"{game.game}: {len(game.rules)} rules, {len(game.testable)} testable, {tested} tested"
        f" ({named} named in src)"
    )


def main(arguments: list[str] | None = None) -> int:
    """Print the report of the repository and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.rules", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "root", nargs="?", type=Path, default=Path(), help="the repository (default: here)"
    )
    try:
        games = coverage(parser.parse_args(arguments).root)
    except BrokenIndex as broken:
        print(broken, file=sys.stderr)
        return 2
    for game in games:
        for line in report(game):
            print(line)
    return 1 if any(game.missing for game in games) else 0


def _ids_under(folder: Path) -> frozenset[str]:
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        found |= ids_in(path.read_text(encoding="utf-8"))
    return frozenset(found)


def _prefix(id: str) -> str:
    return id.partition("-")[0]


if __name__ == "__main__":
    sys.exit(main())
