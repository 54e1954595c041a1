"""Limits: a token bucket for each address or socket, and how much each may have at once."""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from wardroom.server.errors import ApiError

REQUESTS: Final = (40.0, 200)
"""Requests a second from one address, and how many at once."""
CREATIONS_A_SECOND: Final = 1.0
CREATIONS_AT_ONCE: Final = 60
"""New people and tables from one address."""
CREATIONS_A_DAY: Final = (1 / 30, 1200)
"""The same for a whole day: 2880 of them after the first 1200."""
LARGEST_MESSAGE: Final = 16 * 1024
MESSAGES: Final = (40.0, 120)
"""Messages a second over one socket, and how many at once."""
REASONS: Final = (5.0, 20)
"""Questions a second about why something cannot be done, over one socket, and how many at once."""
PROSPECTS: Final = (5.0, 20)
"""Questions a second about what is ahead, over one socket, and how many at once."""
SOCKETS_OF_AN_ADDRESS: Final = 200
SOCKETS_OF_A_PERSON: Final = 24
_ADDRESSES_KEPT: Final = 20_000


class TokenBucket:
    """A number at once, and more of them each second."""

    __slots__ = ("_at_once", "_left", "_rate", "_seen")

    def __init__(self, rate: float, at_once: int) -> None:
        self._rate = rate
        self._at_once = at_once
        self._left = float(at_once)
        self._seen = time.monotonic()

    def spend(self) -> bool:
        """Take one; False if there is none left."""
        now = time.monotonic()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class TokenBuckets:
    """An allowance for each address, of as many addresses as memory may be spent on."""

    def __init__(self, rate: float, at_once: int) -> None:
        self._kind = rate, at_once
        self._given: OrderedDict[str, TokenBucket] = OrderedDict()

    def of(self, address: str) -> TokenBucket:
        given = self._given.get(address)
        if given is None:
            given = self._given[address] = TokenBucket(*self._kind)
            if len(self._given) > _ADDRESSES_KEPT:
                self._given.popitem(last=False)
        self._given.move_to_end(address)
        return given


class CreationLimits:
    """New people and tables from one address: some a second, and not too many in a day, for what
    is made stays on the disk.
    """

    def __init__(self) -> None:
        self._soon = TokenBuckets(CREATIONS_A_SECOND, CREATIONS_AT_ONCE)
        self._later = TokenBuckets(*CREATIONS_A_DAY)

    def spend(self, address: str) -> bool:
        """Make one; False if there were too many recently."""
        return self._soon.of(address).spend() and self._later.of(address).spend()


class Occupancy:
    """How many of something each address or person has at one time, up to a limit."""

    def __init__(self, most: int, code: str = "too-fast") -> None:
        self.total = 0
        self._most = most
        self._code = code
        self._had: Counter[str] = Counter()

    def take(self, whom: str) -> None:
        """Have one more, until it is given back; ApiError if that were too many."""
        if self._had[whom] >= self._most:
            raise ApiError(self._code)
        self._had[whom] += 1
        self.total += 1

    def give_back(self, whom: str) -> None:
        self.total -= 1
        self._had[whom] -= 1
        if not self._had[whom]:
            del self._had[whom]

    @contextmanager
    def slot(self, whom: str) -> Iterator[None]:
        """Have one more for a while; ApiError if that were too many."""
        self.take(whom)
        try:
            yield
        finally:
            self.give_back(whom)
