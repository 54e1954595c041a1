"""How much room the database takes, and whether there is any left for new tables.

A limit for each visitor bounds what one of them can fill, not what a thousand can. So a server has
a bound of its own, below which games that go on still have room for their moves.
"""

import shutil
import time
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from wardroom.server.errors import ApiError
from wardroom.server.store.database import Database
from wardroom.server.store.rows import StorageError

LOOKS_EVERY: Final = 10.0
KEPT_FREE: Final = 100 * 1024 * 1024
"""Bytes of the disk with a SQLite file that are left to the games that go on."""


class Room:
    """Checks at heartbeats; in between the result is kept."""

    def __init__(self, database: Database, address: str, most: int | None) -> None:
        """`most` is how many bytes the database may take before nothing new is made."""
        self._database = database
        self._most = most
        self._looked = -LOOKS_EVERY
        self.left = True
        file = sa.make_url(address).database if address.startswith("sqlite") else None
        self._folder = Path(file).parent if file and file != ":memory:" else None

    def must_be_left(self) -> None:
        """ApiError if nothing new may be made."""
        if not self.left:
            raise ApiError("no-room")

    async def look(self) -> None:
        """See how full it is, now and then."""
        if time.monotonic() < self._looked + LOOKS_EVERY:
            return
        self._looked = time.monotonic()
        free = self._folder is None or shutil.disk_usage(self._folder).free > KEPT_FREE
        self.left = free and await self._is_within_bounds()

    async def _is_within_bounds(self) -> bool:
        if self._most is None:
            return True
        try:
            return await self._database.read(_taken) < self._most
        except StorageError:
            return self.left


def _taken(connection: sa.Connection) -> int:
    """Bytes of the database in use; what was deleted is free for others."""
    if connection.dialect.name == "postgresql":
        taken = sa.select(sa.func.pg_database_size(sa.func.current_database()))
        return int(connection.scalar(taken) or 0)
    pages, free, size = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar_one())
        for name in ("page_count", "freelist_count", "page_size")
    )
    return (pages - free) * size
