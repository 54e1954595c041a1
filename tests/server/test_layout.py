"""The tables of the server know nothing of its features."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SERVER = Path(__file__).parents[2] / "src" / "wardroom" / "server"
CORE = ("tables", "colleagues", "store", "auth.py", "bus.py", "errors.py", "metrics.py")
OUTSIDE_THE_CORE = ("features", "http", "websocket", "services", "app")


def imported_by(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("place", CORE)
def test_the_core_knows_no_features(place: str) -> None:
    top = SERVER / place
    files = sorted(top.rglob("*.py")) if top.is_dir() else [top]
    above = tuple(f"wardroom.server.{name}" for name in OUTSIDE_THE_CORE)
    assert files
    assert [
        f"{path.relative_to(SERVER)}: {name}"
        for path in files
        for name in imported_by(path)
        if name.startswith(above)
    ] == []


def test_what_a_feature_does_needs_neither_routes_nor_sockets() -> None:
    sides = ("wardroom.server.http", "wardroom.server.websocket", "wardroom.server.services")
    assert [
        f"{path.relative_to(SERVER)}: {name}"
        for path in sorted((SERVER / "features").rglob("*.py"))
        if path.name not in ("routes.py", "socket.py", "turns.py")
        for name in imported_by(path)
        if name.startswith(sides)
    ] == []
