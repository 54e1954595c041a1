"""Visiting Hours is installed for its tests, and there is a terminal to play it in."""

from pathlib import Path

import pytest

from tests.cli.conftest import data, wardroom
from tests.fifth.installed import fifth_installed

__all__ = ["data", "fifth_installed", "wardroom"]


@pytest.fixture(autouse=True)
def _installed(fifth_installed: Path) -> None:
    """It is found by its name."""
