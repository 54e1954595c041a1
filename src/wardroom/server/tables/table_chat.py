"""The chat of a live table: its last lines, and who may hear which of them."""

from collections import deque
from collections.abc import Iterable
from typing import Final

from wardroom.protocol import ChatLine

LINES_OF_CHAT: Final = 100


class TableChat:
    """What was said last. What is said aside is only for those who watch."""

    def __init__(self, lines: Iterable[ChatLine]) -> None:
        self._lines = deque(lines, LINES_OF_CHAT)

    @property
    def last(self) -> int:
        """The number of the last line that everybody here has been told."""
        return self._lines[-1].number if self._lines else 0

    def add(self, line: ChatLine) -> bool:
        """Keep a line; False if it has been told already."""
        if line.number <= self.last:
            return False
        self._lines.append(line)
        return True

    def heard_by(self, seats: tuple[int, ...]) -> list[ChatLine]:
        """The lines that somebody with these seats may hear."""
        return [line for line in self._lines if may_hear(line, seats)]


def may_hear(line: ChatLine, seats: tuple[int, ...]) -> bool:
    return not (line.aside and seats)
