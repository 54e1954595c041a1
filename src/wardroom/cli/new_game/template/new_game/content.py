"""The rooms, the cards and the numbers of New Game."""

from typing import Final, NamedTuple

from wardroom.kernel import Plain

ROOMS: Final = ("red", "yellow", "green", "blue")
START: Final = 1
"""The mess in each room at the beginning (NEW-1.1)."""
MOST: Final = 5
"""A room with more is full, and the game is lost (NEW-3.1)."""


class Card(NamedTuple):
    """A card brings mess into a room."""

    room: str
    mess: int


CARDS: Final = tuple(Card(room, mess) for room in ROOMS for mess in (1, 2, 3))


def document() -> Plain:
    """What is printed on the table, for the screens."""
    return {"rooms": list(ROOMS), "most": MOST}
