"""Everything that outlives a process: people, tables, chairs, campaigns, the move log, chat.

`Store.open(address)` brings the database up to date and connects to it; its services are `logbook`
(the move log, written in groups), `tables` (tables and chairs), `campaigns`, `people` and `chat`.
What cannot be written raises `StorageError`, and then nothing has been written.
"""

from wardroom.server.store.base import StorageError, Store
from wardroom.server.store.campaigns import CampaignRow
from wardroom.server.store.chair_rows import ChairRow
from wardroom.server.store.chat import KeptLine, Whom
from wardroom.server.store.logbook import Draft, LogEntry, Summary
from wardroom.server.store.people import Standing
from wardroom.server.store.tables import OriginRow, SeatChange, TableRow

__all__ = [
    "CampaignRow",
    "ChairRow",
    "Draft",
    "KeptLine",
    "LogEntry",
    "OriginRow",
    "SeatChange",
    "Standing",
    "StorageError",
    "Store",
    "Summary",
    "TableRow",
    "Whom",
]
