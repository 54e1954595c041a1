"""Whose lists of tables have changed, and how many people are here."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

COUNTS_FOR: Final = 30.0
"""Seconds after which a silent process no longer counts."""


class Lists:
    """What the lobby has to send again."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.here = 0
        """People connected to this process."""
        self.persons: set[str] = set()
        """Those of them whom the server knows."""
        self._touched: set[str] = set()
        self._opened = False
        self._elsewhere: dict[str, tuple[int, float]] = {}

    def touch(self, people: Iterable[str], opened: bool = False) -> None:
        """Tables of these people have changed, and perhaps the open tables."""
        self._touched.update(people)
        self._opened = self._opened or opened
        self.changed.set()

    def take(self) -> tuple[set[str], bool]:
        """Whose lists have changed since the last call, and whether the open tables have."""
        taken = self._touched, self._opened
        self._touched, self._opened = set(), False
        self.changed.clear()
        return taken

    def count(self, process: str, people: int) -> None:
        """Note how many people are connected to another process."""
        if self._elsewhere.get(process, (0, 0.0))[0] != people:
            self.touch((), opened=True)
        self._elsewhere[process] = people, time.monotonic()

    def people(self) -> int:
        """How many people are here, at all processes together."""
        fresh = time.monotonic() - COUNTS_FOR
        self._elsewhere = {
            process: counted for process, counted in self._elsewhere.items() if counted[1] > fresh
        }
        return self.here + sum(people for people, _ in self._elsewhere.values())
