"""Worlds that a seat cannot tell from the real one: all it does not know, filled by chance."""

from wardroom.games.quarantine.state import Position
from wardroom.kernel.dice import Dice


def fill_the_unknown(position: Position, dice: Dice) -> None:
    """Nothing but chance to come is unknown to anybody (QUA-H.1, QUA-H.5)."""
    position.chance = (dice.bits() << 32) | dice.bits()
