"""The contract is for every installed game; two from other packages are installed for it."""

from pathlib import Path

import pytest

from tests.fifth.installed import fifth_installed
from tests.kernel.coins.installed import coins_installed

__all__ = ["coins_installed", "fifth_installed"]


@pytest.fixture(autouse=True)
def _with_all_games(coins_installed: Path, fifth_installed: Path) -> None:
    """Their records can be resumed by name."""
