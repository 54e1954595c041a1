"""A pytest plugin (`-p tools.require_compiled`): refuse to test a rules floor that is not compiled.

Python falls back to the pure module without a word when an extension module is missing, so a run
that is meant for the compiled build has to look for itself.
"""

import importlib
import importlib.machinery
from collections.abc import Iterator
from pathlib import Path

import pytest

FLOOR = ("kernel", "games")
PURE = ("__init__.py", "view_types.py", "content_types.py", "observation.py", "parts", "terminal")
"""Files and folders that stay pure: packages, types that are read at run time, classes that others
inherit from, and what nobody waits for."""


def pytest_sessionstart() -> None:
    """Stop the run, with the names, if a module of the rules floor is pure."""
    names = list(_floor_modules())
    pure = [name for name in names if not _is_compiled(name)]
    if pure or not names:
        raise pytest.UsageError(
            f"These modules are not compiled: {', '.join(pure) or 'none found'}."
        )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say what was tested, beside the results."""
    terminalreporter.write_line(f"{len(list(_floor_modules()))} compiled modules under test")


def _floor_modules() -> Iterator[str]:
    """The names of the modules of the rules floor, package files left out."""
    package = importlib.import_module("wardroom").__file__
    assert package is not None
    root = Path(package).parent
    for floor in FLOOR:
        for path in sorted((root / floor).rglob("*.py")):
            if not set(PURE).intersection(path.relative_to(root).parts):
                yield ".".join(path.relative_to(root.parent).with_suffix("").parts)


def _is_compiled(name: str) -> bool:
    loader = importlib.import_module(name).__loader__
    return isinstance(loader, importlib.machinery.ExtensionFileLoader)
