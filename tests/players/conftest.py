"""Coins can be installed here as a third party's game."""

from tests.kernel.coins.installed import coins_installed

__all__ = ["coins_installed"]
