"""What every table needs of the database.

A feature has a store of its own in its folder, made from the `database` of this one.
"""

import asyncio
import secrets
import time
from typing import Final

from wardroom.server.store.campaigns import CampaignStore
from wardroom.server.store.chat import ChatStore
from wardroom.server.store.devices import DeviceStore
from wardroom.server.store.engines import database
from wardroom.server.store.leases import Leases
from wardroom.server.store.logbook import Logbook
from wardroom.server.store.migrations import must_be_current, upgrade
from wardroom.server.store.named_tables import NamedTables
from wardroom.server.store.people import PeopleStore
from wardroom.server.store.rows import StorageError
from wardroom.server.store.schema import settings
from wardroom.server.store.tables import TableStore

PROBED_EVERY: Final = 5.0
PROBE_BYTES: Final = 8192
"""As much as a few moves take: a page that happens to be there already must not be enough."""
_PROBE: Final = "probe"


class Store:
    """One database, brought up to date when it is opened."""

    def __init__(self, address: str, holder: str) -> None:
        self.database = database(address)
        self.logbook = Logbook(self.database)
        self.tables = TableStore(self.database)
        self.named_tables = NamedTables(self.database)
        self.campaigns = CampaignStore(self.database)
        self.people = PeopleStore(self.database)
        self.devices = DeviceStore(self.database)
        self.chat = ChatStore(self.database)
        self.leases = Leases(self.database, holder)
        self._probe: asyncio.Future[bool] | None = None
        self._probed = 0.0

    async def open(self, *, upgraded: bool = True) -> None:
        """Bring the database up to date, or else see that it is."""
        if upgraded:
            await self.database.write(upgrade)
        else:
            await self.database.read(must_be_current)
        self.logbook.start()

    async def close(self) -> None:
        await self.logbook.close()
        await self.database.close()

    async def answers(self) -> None:
        """Return if the database can be read; StorageError if not."""
        await self.logbook.steps([""])

    async def takes_writes(self) -> bool:
        """Whether the database takes what is written. It is tried now and then, however many ask:
        each trial goes to the disk.
        """
        if self._probe is None or time.monotonic() > self._probed + PROBED_EVERY:
            self._probed = time.monotonic()
            self._probe = asyncio.ensure_future(self._try_to_write())
        return await asyncio.shield(self._probe)

    async def _try_to_write(self) -> bool:
        values = {"value": secrets.token_hex(PROBE_BYTES // 2)}
        writing = (
            self.database.insert(settings)
            .values(name=_PROBE, **values)
            .on_conflict_do_update(index_elements=["name"], set_=values)
        )
        try:
            await self.database.write(lambda connection: connection.execute(writing))
        except StorageError:
            return False
        return True
