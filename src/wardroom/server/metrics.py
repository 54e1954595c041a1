"""What the server counts and measures, for Prometheus."""

import os
from functools import cache
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where several workers put their figures, so that any of them can show the sum."""

MOVES: Final = Counter(
    "wardroom_moves_total", "Entries added to the logs of tables.", ["game", "by"]
)
REFUSALS: Final = Counter("wardroom_refusals_total", "What was refused, by its code.", ["code"])
TOLD: Final = Histogram(
    "wardroom_told_seconds",
    "From the receipt of a move until it is stored and handed to every connection.",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
CONNECTIONS: Final = Gauge(
    "wardroom_connections", "Open sockets.", ["socket"], multiprocess_mode="livesum"
)
TABLES: Final = Gauge("wardroom_tables_live", "Tables in memory.", multiprocess_mode="livesum")
THINKING: Final = Gauge(
    "wardroom_thinking", "Questions that colleagues think about now.", multiprocess_mode="livesum"
)
THOUGHT: Final = Histogram(
    "wardroom_thought_seconds",
    "How long colleagues think.",
    buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30),
)


@cache
def moves(game: str, by: str) -> Counter:
    """The counter of moves in a game by people, colleagues or time."""
    return MOVES.labels(game, by)


def figures() -> bytes:
    """All figures, those of the other workers included."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
