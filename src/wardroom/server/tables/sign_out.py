"""Signing a person out: their cookies are void, and every socket they opened ends."""

from collections.abc import Callable, Sequence
from typing import Final

from wardroom.server.bus import Bus, SignedOut
from wardroom.server.tables.table_cache import TableCache

SIGNED_OUT: Final = 4401
"""The socket is closed because its cookie is void by now."""


class SignOut:
    """Closes what was opened with cookies that are void by now."""

    def __init__(
        self, cache: TableCache, bus: Bus, others: Sequence[Callable[[str], None]]
    ) -> None:
        """`others` have something of a person besides their tables: sockets, or what is known."""
        self._cache = cache
        self._bus = bus
        self._others = others

    def everywhere(self, person: str) -> None:
        """The cookies of a person are void, at every process."""
        self._bus.tell(SignedOut(person))
        self.here(person)

    def here(self, person: str) -> None:
        """The same at this process alone."""
        for tell in self._others:
            tell(person)
        for live in self._cache.live():
            for subscriber in [one for one in live.subscribers if one.person == person]:
                subscriber.end(SIGNED_OUT)
