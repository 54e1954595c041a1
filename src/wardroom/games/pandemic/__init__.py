"""Pandemic: two to four specialists against four diseases (rules PAN-1 to PAN-16)."""

from wardroom.games.pandemic.game import PANDEMIC

__all__ = ["PANDEMIC"]
