"""Metrics that keep nothing, where nobody reads them: a table without a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class NullMetric:
    """A counter, gauge or histogram that keeps nothing."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def labels(self, *_: Any) -> "NullMetric":
        return self

    def inc(self, amount: float = 1) -> None:
        pass

    def set(self, value: float) -> None:
        pass

    def observe(self, value: float) -> None:
        pass

    @contextmanager
    def time(self) -> Iterator[None]:
        yield

    track_inprogress = time
