"""The clock of a live table, as one process keeps it.

The log says how late it was at every move; between moves time goes on by this clock. It runs only
from a moment that this process has seen or taken over, so that no time passes at a table while the
process that kept its time was gone.
"""

import time


class TableClock:
    """Stands until it is set, then runs."""

    __slots__ = ("_zero",)

    def __init__(self) -> None:
        self._zero: float | None = None

    @property
    def stopped(self) -> bool:
        return self._zero is None

    def read(self, least: int) -> int:
        """How late it is, in ms; not earlier than the last move, at which a clock stands."""
        if self._zero is None:
            return least
        return max(least, round((time.monotonic() - self._zero) * 1000))

    def start(self, at: float) -> None:
        """It is that late now, and time goes on."""
        self._zero = time.monotonic() - at / 1000
