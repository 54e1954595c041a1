"""Who watches a table without sitting there, at whichever process."""

import time
from collections.abc import Sequence
from typing import Final

from wardroom.server.tables.audience import Subscriber

COUNTS_FOR: Final = 30.0
"""Seconds after which those at a silent process no longer count."""
MOST_NAMED: Final = 30


class Watching:
    """The names of those who watch; guests without a name have an empty one."""

    def __init__(self) -> None:
        self._here: dict[Subscriber, str] = {}
        self._elsewhere: dict[str, tuple[list[str], float]] = {}

    def come(self, subscriber: Subscriber, name: str) -> None:
        self._here[subscriber] = name

    def leave(self, subscriber: Subscriber) -> None:
        self._here.pop(subscriber, None)

    def name_of(self, subscriber: Subscriber) -> str:
        return self._here.get(subscriber, "")

    def here(self) -> list[str]:
        """Those at this process, each once; anyone who has sat down meanwhile plays."""
        people: dict[object, str] = {
            subscriber.person or subscriber: name
            for subscriber, name in self._here.items()
            if not subscriber.seats
        }
        return sorted(people.values())[:MOST_NAMED]

    def set_elsewhere(self, process: str, names: Sequence[str]) -> bool:
        """Note who watches at another process; False if that was known."""
        before = self._elsewhere.get(process, ([], 0.0))[0]
        if names:
            self._elsewhere[process] = list(names), time.monotonic()
        else:
            self._elsewhere.pop(process, None)
        return before != list(names)

    def elsewhere(self) -> bool:
        """Does anybody watch at another process?"""
        fresh = time.monotonic() - COUNTS_FOR
        return any(heard > fresh for _, heard in self._elsewhere.values())

    def names(self) -> list[str]:
        fresh = time.monotonic() - COUNTS_FOR
        names = self.here()
        for there, heard in self._elsewhere.values():
            if heard > fresh:
                names += there
        return sorted(names)[:MOST_NAMED]
