"""Stairs installed as a third party's package would be, and raised to its second edition."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from wardroom.kernel import registry

METADATA = "Metadata-Version: 2.1\nName: wardroom-stairs\nVersion: 1.0\n"
Install = Callable[[str], None]


@pytest.fixture
def stairs(tmp_path: Path) -> Iterator[Install]:
    """Called with `BEFORE` or `RAISED`, it installs the game as it was then."""
    package = tmp_path / "site" / "wardroom_stairs-1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    sys.path.append(str(package.parent))

    def install(name: str) -> None:
        entry = f"[wardroom.games]\nstairs = tests.kernel.stairs:{name}\n"
        (package / "entry_points.txt").write_text(entry, encoding="utf-8")
        registry.game.cache_clear()

    install("BEFORE")
    yield install
    sys.path.remove(str(package.parent))
    registry.game.cache_clear()
