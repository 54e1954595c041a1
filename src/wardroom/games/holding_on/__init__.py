"""Holding On: a dying man, his memories and the ward around him (rules HOL-1 to HOL-22)."""

from wardroom.games.holding_on.game import HOLDING_ON

__all__ = ["HOLDING_ON"]
