"""New Game, a game for Wardroom."""

from .game import NEW_GAME

__all__ = ["NEW_GAME"]
