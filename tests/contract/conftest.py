"""The contract is for every installed game; Coins is installed for it."""

from pathlib import Path

import pytest

from tests.kernel.coins.installed import coins_installed

__all__ = ["coins_installed"]


@pytest.fixture(autouse=True)
def _with_coins(coins_installed: Path) -> None:
    """Records of Coins can be resumed by name."""
