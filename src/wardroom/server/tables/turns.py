"""How long each seat has been waited for.

It follows from the log like all else: the step after which a seat was waited for names its turn,
the same for every process and for ever. So each turn can be told once.
"""

from collections.abc import Iterable
from typing import NamedTuple

from wardroom.server.store.rows import UNDO, LogEntry


class Turn(NamedTuple):
    """The step after which a seat has been waited for without a break, and when that was."""

    step: int
    began: float


class Turns:
    """Follows the log of one game."""

    def __init__(self, waiting: Iterable[int], began: float) -> None:
        self._now = dict.fromkeys(waiting, Turn(0, began))
        self._before: list[dict[int, Turn]] = []
        """Who was waited for before each move that was not undone."""
        self._text: tuple[dict[int, Turn], str] | None = None
        """The last value and its text: it stays the same for most moves."""

    def follow(self, entry: LogEntry, waiting: Iterable[int]) -> None:
        """The next entry of the log was played."""
        if entry.kind == UNDO:
            self.take_back()
        else:
            self.go_on(waiting, entry.step, entry.made)

    def go_on(self, waiting: Iterable[int], step: int, made: float) -> None:
        """An entry was added; these seats are waited for now."""
        self._before.append(self._now)
        seats = tuple(waiting)
        if seats != tuple(self._now):
            began = Turn(step, made)
            self._now = {seat: self._now.get(seat, began) for seat in seats}

    def take_back(self) -> None:
        """The last move that stood was taken back: who is waited for was so before it, too."""
        self._now = self._before.pop()

    def text(self) -> str:
        """As the summary of a table keeps it."""
        if self._text is None or self._text[0] is not self._now:
            turns = [f"{seat}:{turn.step}:{turn.began:.3f}" for seat, turn in self._now.items()]
            self._text = self._now, ",".join(turns)
        return self._text[1]


def turns_in(text: str) -> dict[int, Turn]:
    """The turns by seat, as a summary has them."""
    found = {}
    for part in filter(None, text.split(",")):
        seat, step, began = part.split(":")
        found[int(seat)] = Turn(int(step), float(began))
    return found
