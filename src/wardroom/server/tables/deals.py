"""The seeds from which tables are dealt: left to chance, unless a request may choose its deal."""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

SEED_BITS: Final = 62

_chosen: Final = ContextVar[int | None]("chosen deal", default=None)


def new_seed() -> int:
    """The seed of a new table."""
    chosen = _chosen.get()
    return secrets.randbits(SEED_BITS) if chosen is None else chosen


@contextmanager
def dealing(seed: int | None) -> Iterator[None]:
    """Deal every table from this seed for now; None leaves it to chance."""
    token = _chosen.set(seed)
    try:
        yield
    finally:
        _chosen.reset(token)
