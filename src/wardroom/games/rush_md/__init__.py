"""Rush M.D.: doctors, nurses and hourglasses against the clock (rules RMD-1 to RMD-24)."""

from wardroom.games.rush_md.game import RUSH_MD

__all__ = ["RUSH_MD"]
