"""Records are played one at a time, by turns of those who ask, and nobody has a hundred waiting."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Request
from litestar.datastructures import State

from wardroom.server.errors import ApiError
from wardroom.server.fair_lock import FairLock
from wardroom.server.http.clients import client_of
from wardroom.server.rate_limit import Occupancy

MOST_READERS: Final = 32
"""Records that may wait to be looked at."""

_READING: Final = FairLock()
_READERS: Final = Occupancy(4)


@asynccontextmanager
async def turn_of(request: Request[Any, Any, State]) -> AsyncIterator[None]:
    """Wait until it is the turn of the address that asks."""
    address = client_of(request.scope)
    if _READERS.total >= MOST_READERS:
        raise ApiError("too-fast")
    with _READERS.slot(address):
        async with _READING.turn_of(address):
            yield
