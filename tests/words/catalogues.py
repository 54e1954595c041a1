"""Text files, read once for all tests: to parse them costs more than to look at them."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast


@cache
def entries(path: Path) -> tuple[ast.Message | ast.Term, ...]:
    """The messages and terms of a file, in its order."""
    found = []
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return tuple(found)
