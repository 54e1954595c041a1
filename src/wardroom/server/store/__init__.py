"""Everything that outlives a process: people, tables, chairs, campaigns, the move log, chat.

`Store.open(address)` brings the database up to date and connects to it; its rooms are `logbook`
(the move log, written in groups), `shelf` (tables and chairs), `campaigns`, `people` and `chat`.
What cannot be written raises `StorageTrouble`, and then nothing has been written.
"""

from wardroom.server.store.base import StorageTrouble, Store
from wardroom.server.store.campaigns import CampaignRow
from wardroom.server.store.logbook import Draft, LogEntry, Summary
from wardroom.server.store.shelf import ChairRow, TableRow

__all__ = [
    "CampaignRow",
    "ChairRow",
    "Draft",
    "LogEntry",
    "StorageTrouble",
    "Store",
    "Summary",
    "TableRow",
]
