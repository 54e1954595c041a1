"""The seeds from which tables are dealt: left to chance, unless a request may choose its deal."""

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

SEED_BITS: Final = 62
_DEALS: Final = 100
"""The most seeds that are tried."""

_chosen: Final = ContextVar[int | None]("chosen deal", default=None)


def new_seed() -> int:
    """The seed of a new table."""
    chosen = _chosen.get()
    return secrets.randbits(SEED_BITS) if chosen is None else chosen


def seed_of(wanted: Callable[[int], bool]) -> int:
    """The seed of a new table with such a deal, unless a request chooses another."""
    seed = new_seed()
    for _ in range(_DEALS):
        if _chosen.get() is not None or wanted(seed):
            break
        seed = new_seed()
    return seed


@contextmanager
def dealing(seed: int | None) -> Iterator[None]:
    """Deal every table from this seed for now; None leaves it to chance."""
    token = _chosen.set(seed)
    try:
        yield
    finally:
        _chosen.reset(token)
