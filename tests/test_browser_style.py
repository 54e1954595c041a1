"""Tests in the browser wait for a signal of the page, never by the clock."""

import ast
from collections.abc import Iterator
from pathlib import Path

BROWSER = Path(__file__).parent / "browser"

BY_THE_CLOCK = ("wait_for_timeout", "sleep")

# The only functions that may, each with the reason why no signal can do it.
IN_REAL_TIME = {
    "rush/shift.py: in_real_time": "gestures are judged by the times of the browser's own events",
}


def waits(tree: ast.AST, place: str = "") -> Iterator[str]:
    """The functions in which something waits by the clock, once for each time it does."""
    for node in ast.iter_child_nodes(tree):
        inner = node.name if isinstance(node, ast.FunctionDef) else place
        if isinstance(node, ast.Call) and _name(node.func) in BY_THE_CLOCK:
            yield inner
        yield from waits(node, inner)


def _name(called: ast.expr) -> str:
    match called:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def found() -> list[str]:
    paths = sorted(BROWSER.rglob("*.py"))
    return [
        f"{path.relative_to(BROWSER)}: {place}"
        for path in paths
        for place in waits(ast.parse(path.read_text(encoding="utf-8"), str(path)))
    ]


def test_nothing_waits_by_the_clock() -> None:
    assert [place for place in found() if place not in IN_REAL_TIME] == []


def test_what_may_wait_by_the_clock_still_does() -> None:
    assert set(IN_REAL_TIME) <= set(found())
