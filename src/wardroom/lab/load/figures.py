"""What a load on a server came to."""

from collections.abc import Sequence

from msgspec import Struct


class LoadFigures(Struct, frozen=True):
    """The figures of one bench of a server. Times are in milliseconds, memory in bytes."""

    tables: int
    game: str
    rate: float
    """Moves a second asked of each table; 0 is as many as it can."""
    seconds: float
    moves: int
    """Accepted in these seconds."""
    moves_per_second: float
    p50: float
    """From sending a move to the moment the other seat hears of it."""
    p99: float
    slowest: float
    games: int
    """Finished in these seconds; each was followed by another at the same table."""
    refused: int
    lost: int
    """Connections that the server closed."""
    generator_cpu: float
    """The share of one processor that the load itself took."""
    server_cpu: float | None = None
    memory: int | None = None
    memory_per_table: int | None = None


def share(times: Sequence[float], part: float) -> float:
    """The time that this part of all times does not exceed.

    >>> share([3.0, 1.0, 2.0, 4.0], 0.5)
    2.0
    """
    if not times:
        return 0.0
    ordered = sorted(times)
    return ordered[max(0, -(-int(part * 1000) * len(ordered) // 1000) - 1)]
