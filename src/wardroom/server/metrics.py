"""What the server counts and measures, for Prometheus."""

import os
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prometheus_client import Counter, Gauge, Histogram
else:
    try:
        from prometheus_client import Counter, Gauge, Histogram
    except ImportError:  # a table without a server
        from wardroom.server.null_metrics import NullMetric

        Counter = Gauge = Histogram = NullMetric

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
CHAT_LINES: Final = Counter("wardroom_chat_lines_total", "Lines of chat that were stored.")
TAKEN_OVER: Final = Counter(
    "wardroom_leases_taken_over_total",
    "Tables with colleagues or a clock that another process had led before.",
)
DATABASE: Final = Histogram(
    "wardroom_database_seconds",
    "From asking the database until it has answered, waiting for a connection included.",
    ["work"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
STORED: Final = Gauge(
    "wardroom_tables", "Tables in the database.", ["status"], multiprocess_mode="livemostrecent"
)
PEOPLE: Final = Gauge("wardroom_people", "People with an open socket.", multiprocess_mode="livesum")
BUS: Final = Gauge(
    "wardroom_bus_up",
    "1, or 0 while messages do not reach the other processes.",
    multiprocess_mode="livemin",
)
BUILD: Final = Gauge(
    "wardroom_build_info",
    "Always 1; what runs here.",
    ["version", "schema", "python"],
    multiprocess_mode="livemax",
)


@cache
def moves(game: str, by: str) -> Counter:
    """The counter of moves in a game by people, colleagues or time."""
    return MOVES.labels(game, by)


def figures() -> bytes:
    """All figures, those of the other workers included."""
    from prometheus_client import REGISTRY, CollectorRegistry, generate_latest
    from prometheus_client.multiprocess import MultiProcessCollector

    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
