"""The tables in the memory of this process."""

import asyncio
import re
import time
from typing import Final

from wardroom.server.errors import ApiError
from wardroom.server.metrics import TABLES
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.live_table import LiveTable, TableListener
from wardroom.server.tables.table_chat import LINES_OF_CHAT

MOST_LIVE: Final = 2000
"""Tables that nobody watches leave the memory sooner when there are more than this."""
IN_HASTE: Final = 10.0
"""Seconds for which such a table stays then, and one whose game is over in any case."""
GONE: Final = 4404
"""The socket is closed because its table is no longer there."""

_ID: Final = re.compile(r"[0-9a-z]{1,20}", re.ASCII)


class TableCache:
    """Opens tables, and keeps them while they are used."""

    def __init__(self, store: TableStorage, listener: TableListener) -> None:
        self._store = store
        self._listener = listener
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}

    def live(self) -> list[LiveTable]:
        return list(self._tables.values())

    def get(self, id: str) -> LiveTable | None:
        """The table of that name, if it is in memory."""
        return self._tables.get(id)

    async def table(self, id: str) -> LiveTable:
        """The table of that name; ApiError if there is none."""
        known = self._tables.get(id)
        if known is not None:
            known.used = time.monotonic()
            await known.resume()
            return known
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
        return await asyncio.shield(self._opening[id])

    async def _open(self, id: str) -> LiveTable:
        try:
            found = None
            if _ID.fullmatch(id):
                found = await self._store.named_tables.opened(id, LINES_OF_CHAT)
            if found is None:
                raise ApiError("unknown-table")
            live = LiveTable(*found, self._store.logbook, self._listener)
            self._tables[id] = live
            TABLES.set(len(self._tables))
            return live
        finally:
            del self._opening[id]

    def forget(self, id: str) -> None:
        """Drop a table from memory."""
        live = self._tables.pop(id, None)
        TABLES.set(len(self._tables))
        if live is not None:
            for subscriber in list(live.subscribers):
                subscriber.end(GONE)

    def drop_unused(self, patience: float) -> None:
        """Forget tables that nobody has used for so many seconds."""
        now, crowded = time.monotonic(), len(self._tables) >= MOST_LIVE
        for live in self.live():
            kept = min(patience, IN_HASTE) if crowded or live.over else patience
            used = live.subscribers or live.driven or live.lock.locked()
            if live.used < now - kept and not used:
                self.forget(live.id)
