"""Who has moved which bed, and since when it stands there: for a moment it is left to them."""

from typing import Final

from wardroom.games.rush_md.beds import MOVE_BED
from wardroom.games.rush_md.content import AT_HOME, BEDS
from wardroom.games.rush_md.state import Position
from wardroom.games.rush_md.work import NEVER

_PATIENCE_MS: Final = 6_000
"""So long a bed is left to the one who has put it where something is to be done with it."""
_LONG_AGO: Final = -1_000_000_000


class BedMoves:
    """What one colleague has noticed of the beds."""

    __slots__ = ("_away", "_mine")

    def __init__(self) -> None:
        self._mine = 0
        """A bit for each bed that was last moved by this colleague."""
        self._away: list[int] = [_LONG_AGO] * len(BEDS)
        """Since when each bed is known to stand away from home."""

    def forget_whose(self) -> None:
        self._mine = 0

    def move(self, bed: int) -> None:
        """This colleague takes it somewhere."""
        self._mine |= 1 << bed

    def look(self, world: Position, first: bool) -> None:
        """Notice which beds have left their home, and since when."""
        for bed in range(len(BEDS)):
            if world.areas[bed] == AT_HOME:
                self._away[bed] = NEVER
                self._mine &= ~(1 << bed)
            elif self._away[bed] == NEVER:
                self._away[bed] = _LONG_AGO if first else world.now

    def look_at_hands(self, world: Position, seat: int) -> None:
        """Anyone who advises a seat moves no bed: whose it is, the hands of the team tell.

        An adviser thinks back over a few positions each time, and what it sees for the first time
        may have stood there for long, so the moment comes from the movement.
        """
        for other, reach in enumerate(world.last):
            if reach is not None and reach.move is MOVE_BED:
                bed = reach.piece
                if reach.target != AT_HOME and world.areas[bed] == reach.target:
                    bit = 1 << bed
                    self._mine = self._mine | bit if other == seat else self._mine & ~bit
                    self._away[bed] = world.now + reach.effect - world.clock

    def claimed(self, world: Position) -> list[bool]:
        """The beds that somebody else has put somewhere a moment ago, for a purpose."""
        return [
            world.areas[bed] != AT_HOME
            and not (self._mine >> bed) & 1
            and world.now < self._away[bed] + _PATIENCE_MS
            for bed in range(len(BEDS))
        ]
