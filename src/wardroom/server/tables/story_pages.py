"""The pages of a story that a game has told, and how far the people at the table have read.

Colleagues wait for readers: nobody is to come back from a page to a board on which the game has
gone on meanwhile.
"""

import time
from collections.abc import Collection, Sequence

from wardroom.kernel import Event
from wardroom.server.store.rows import ChairRow, TableRow

UNSAID = -1
"""The pages somebody has read whose client shows none, or has not been here yet."""


class StoryPages:
    """How many pages everybody has been told, also after moves are taken back."""

    __slots__ = ("_kinds", "_told")

    def __init__(self, kinds: Collection[str], dealt: Sequence[Event]) -> None:
        self._kinds = kinds
        self._told: list[tuple[int, int]] = []
        """The moves with which some were told, and how many."""
        self.follow(0, dealt)

    @property
    def count(self) -> int:
        return sum(pages for _, pages in self._told)

    def follow(self, ply: int, events: Sequence[Event]) -> None:
        """The game has come to this move, forwards or back."""
        while self._told and self._told[-1][0] > ply:
            self._told.pop()
        pages = sum(event.kind in self._kinds for event in events)
        if pages:
            self._told.append((ply, pages))

    def hold(self, row: TableRow, step: int) -> bool:
        """Do colleagues wait now until pages have been read?"""
        return is_held(row, self.count, step, time.time())


def is_reading(chair: ChairRow, told: int) -> bool:
    """Has the person who plays here a page before them that they have not finished?"""
    return chair.sitter is not None and chair.colleague is None and 0 <= chair.pages < told


def is_held(row: TableRow, told: int, step: int, now: float) -> bool:
    """Do colleagues wait until pages have been read?

    They wait for readers who are here, and for the only person at the table wherever they are. A
    story begins when somebody has come to hear it.
    """
    readers = [chair for chair in row.chairs if is_reading(chair, told)]
    if readers and len({chair.sitter for chair in row.chairs} - {None}) == 1:
        return True
    if any(chair.here_until > now for chair in readers):
        return True
    return bool(told) and step == 0 and _nobody_came(row, now)


def _nobody_came(row: TableRow, now: float) -> bool:
    seated = [chair for chair in row.chairs if chair.sitter is not None]
    return all(chair.pages == UNSAID and chair.here_until <= now for chair in seated)


def with_pages(row: TableRow, person: str, number: int) -> TableRow:
    """The table when this person has read so many pages of its story."""
    chairs = tuple(
        chair._replace(pages=number) if chair.person == person else chair for chair in row.chairs
    )
    return row._replace(chairs=chairs)


def pages_read(row: TableRow, person: str | None) -> int | None:
    """How many pages the person has read; None where nobody keeps count of it."""
    counted = [chair.pages for chair in row.chairs if chair.person == person]
    return None if person is None or max(counted, default=UNSAID) == UNSAID else max(counted)
