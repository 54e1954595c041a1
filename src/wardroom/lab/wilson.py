"""How far a share of wins can be trusted."""

from math import sqrt
from typing import Final

_Z: Final = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of Wilson for a share; (0, 1) when nothing has been played.

    A win that is shared may count in part. Unlike the usual plus-minus it stays within 0 and 1 and
    is not empty at 0 or 100 %.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
    middle = share + _Z**2 / (2 * games)
    scale = 1 + _Z**2 / games
    low = (middle - spread) / scale if wins > 0 else 0.0
    high = (middle + spread) / scale if wins < games else 1.0
    return low, high
