"""Visiting Hours installed as somebody's package would be: through an entry point, nothing else."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wardroom.kernel import registry

FOLDER = Path(__file__).parent / "visiting_hours"
METADATA = "Metadata-Version: 2.1\nName: visiting-hours\nVersion: 1.0\n"
ENTRY_POINTS = "[wardroom.games]\nvisiting-hours = tests.fifth.visiting_hours:VISITING_HOURS\n"


def installed_in(site: Path) -> Path:
    """A folder for the path of Python in which the game is an installed package."""
    package = site / "visiting_hours-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text(METADATA, encoding="utf-8")
    (package / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    return site


@pytest.fixture(scope="module")
def fifth_installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """While this lasts, `game("visiting-hours")` is found like any installed game."""
    site = installed_in(tmp_path_factory.mktemp("fifth"))
    sys.path.append(str(site))
    yield site
    sys.path.remove(str(site))
    registry.game.cache_clear()
