"""What every table needs of the database.

A feature has a store of its own in its folder, made from the `database` of this one.
"""

from wardroom.server.store.campaigns import CampaignStore
from wardroom.server.store.chat import ChatStore
from wardroom.server.store.database import StorageError
from wardroom.server.store.engines import database
from wardroom.server.store.leases import Leases
from wardroom.server.store.logbook import Logbook
from wardroom.server.store.migrations import must_be_current, upgrade
from wardroom.server.store.named_tables import NamedTables
from wardroom.server.store.people import PeopleStore
from wardroom.server.store.tables import TableStore

__all__ = ["StorageError", "Store"]


class Store:
    """One database, brought up to date when it is opened."""

    def __init__(self, address: str, holder: str) -> None:
        self.database = database(address)
        self.logbook = Logbook(self.database)
        self.tables = TableStore(self.database)
        self.named_tables = NamedTables(self.database)
        self.campaigns = CampaignStore(self.database)
        self.people = PeopleStore(self.database)
        self.chat = ChatStore(self.database)
        self.leases = Leases(self.database, holder)

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
