"""The store as a whole."""

from wardroom.server.store.campaigns import Campaigns
from wardroom.server.store.chat import Chats
from wardroom.server.store.database import StorageTrouble, database
from wardroom.server.store.leases import Leases
from wardroom.server.store.logbook import Logbook
from wardroom.server.store.migrations import upgrade
from wardroom.server.store.people import People
from wardroom.server.store.shelf import Shelf

__all__ = ["StorageTrouble", "Store"]


class Store:
    """One database, brought up to date when it is opened."""

    def __init__(self, address: str, holder: str) -> None:
        self._database = database(address)
        self.logbook = Logbook(self._database)
        self.shelf = Shelf(self._database)
        self.campaigns = Campaigns(self._database)
        self.people = People(self._database)
        self.chat = Chats(self._database)
        self.leases = Leases(self._database, holder)

    async def open(self) -> None:
        await self._database.write(upgrade)
        self.logbook.start()

    async def close(self) -> None:
        await self.logbook.close()
        await self._database.close()

    async def answers(self) -> None:
        """Return if the database can be read; StorageTrouble if not."""
        await self.logbook.steps([""])
