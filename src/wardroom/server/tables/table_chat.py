"""The chat of a live table: its last lines, and who may hear which of them."""

from collections.abc import Iterable
from typing import Final

from wardroom.protocol import ChatLine
from wardroom.server.store import KeptLine

LINES_OF_CHAT: Final = 100


class TableChat:
    """What was said last. What is said aside is only for those who watch, and what is said to one
    player only for these two.
    """

    def __init__(self, lines: Iterable[KeptLine]) -> None:
        # Most tables are silent, and an empty deque is as large as ten lines.
        self._lines = [*lines][-LINES_OF_CHAT:]

    @property
    def last(self) -> int:
        """The number of the last line that everybody here has been told."""
        return self._lines[-1].line.number if self._lines else 0

    def add(self, kept: KeptLine) -> bool:
        """Keep a line; False if it has been told already."""
        if kept.line.number <= self.last:
            return False
        self._lines.append(kept)
        del self._lines[:-LINES_OF_CHAT]
        return True

    def lines_for(self, seats: tuple[int, ...], person: str | None) -> list[ChatLine]:
        """The lines that this person, with these seats, may hear."""
        return [kept.line for kept in self._lines if may_hear(kept, seats, person)]


def may_hear(kept: KeptLine, seats: tuple[int, ...], person: str | None) -> bool:
    if kept.ears is not None:
        return person is not None and person in kept.ears
    return not (kept.line.aside and seats)
