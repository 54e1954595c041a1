"""The clock of a live table, as one process keeps it.

The log says how late it was at every move; between moves time goes on by this clock. It runs only
from a moment that this process has seen or taken over, so that no time passes at a table while the
process that kept its time was gone.
"""

import time


class TableClock:
    """Stopped until it is set, then runs."""

    __slots__ = ("_zero",)

    def __init__(self) -> None:
        self._zero: float | None = None

    @property
    def stopped(self) -> bool:
        return self._zero is None

    def read(self, least: int) -> int:
        """The present time in ms; a stopped clock shows that of the last move."""
        if self._zero is None:
            return least
        return max(least, round((time.monotonic() - self._zero) * 1000))

    def start(self, at: float) -> None:
        """Set the clock to this time, and let it run."""
        self._zero = time.monotonic() - at / 1000
