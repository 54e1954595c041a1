"""Everything that outlives a process: people, tables, chairs, campaigns, the move log, chat.

`Store.open(address)` brings the database up to date and connects to it; its services are `logbook`
(the move log, written in groups), `tables` (tables and chairs), `campaigns`, `people` and `chat`.
What cannot be written raises `StorageError`, and then nothing has been written.

What tables need of a store is in `protocols`, and what it keeps in `rows`. Neither needs a
database, so that a table without a server can have a store of its own; so `Store`, which does, is
loaded only when it is asked for.
"""

from typing import TYPE_CHECKING, Any

from wardroom.server.store.rows import (
    CampaignRow,
    ChairRow,
    Draft,
    KeptLine,
    LogEntry,
    OriginRow,
    Recipient,
    SeatChange,
    Standing,
    StorageError,
    Summary,
    TableRow,
)

if TYPE_CHECKING:
    from wardroom.server.store.base import Store

__all__ = [
    "CampaignRow",
    "ChairRow",
    "Draft",
    "KeptLine",
    "LogEntry",
    "OriginRow",
    "Recipient",
    "SeatChange",
    "Standing",
    "StorageError",
    "Store",
    "Summary",
    "TableRow",
]


def __getattr__(name: str) -> Any:
    if name != "Store":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from wardroom.server.store.base import Store

    return Store
