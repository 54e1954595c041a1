"""Coins installed as a third party's package would be: through an entry point, nothing else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.kernel import registry

METADATA = "Metadata-Version: 2.1\nName: wardroom-coins\nVersion: 1.0\n"
ENTRY_POINTS = "[wardroom.games]\ncoins = tests.kernel.coins:COINS\n"


@pytest.fixture(scope="module")
def coins_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """While this lasts, `game("coins")` is found like any installed game, in workers as well."""
    site = tmp_path_factory.mktemp("site")
    package = site / "wardroom_coins-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    sys.path.append(str(site))
    yield site
    sys.path.remove(str(site))
    registry.game.cache_clear()
