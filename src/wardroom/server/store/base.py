"""The store as a whole."""

from wardroom.server.store.administration import Administration
from wardroom.server.store.campaigns import CampaignStore
from wardroom.server.store.challenges import ChallengeStore
from wardroom.server.store.chat import ChatStore
from wardroom.server.store.daily import DailyStore
from wardroom.server.store.database import StorageError
from wardroom.server.store.debriefs import DebriefStore
from wardroom.server.store.engines import database
from wardroom.server.store.first_times import FirstTimeStore
from wardroom.server.store.leases import Leases
from wardroom.server.store.logbook import Logbook
from wardroom.server.store.migrations import must_be_current, upgrade
from wardroom.server.store.named_tables import NamedTables
from wardroom.server.store.notes import NoteStore
from wardroom.server.store.notices import NoticeStore
from wardroom.server.store.people import PeopleStore
from wardroom.server.store.personal_data import PersonalDataStore
from wardroom.server.store.puzzles import PuzzleStore
from wardroom.server.store.reports import ReportStore
from wardroom.server.store.tables import TableStore

__all__ = ["StorageError", "Store"]


class Store:
    """One database, brought up to date when it is opened."""

    def __init__(self, address: str, holder: str) -> None:
        self._database = database(address)
        self.logbook = Logbook(self._database)
        self.tables = TableStore(self._database)
        self.named_tables = NamedTables(self._database)
        self.campaigns = CampaignStore(self._database)
        self.people = PeopleStore(self._database)
        self.personal_data = PersonalDataStore(self._database)
        self.chat = ChatStore(self._database)
        self.administration = Administration(self._database)
        self.leases = Leases(self._database, holder)
        self.notices = NoticeStore(self._database)
        self.first_times = FirstTimeStore(self._database)
        self.daily = DailyStore(self._database)
        self.challenges = ChallengeStore(self._database)
        self.debriefs = DebriefStore(self._database)
        self.puzzles = PuzzleStore(self._database)
        self.reports = ReportStore(self._database)
        self.notes = NoteStore(self._database)

    async def open(self, *, upgraded: bool = True) -> None:
        """Bring the database up to date, or else see that it is."""
        if upgraded:
            await self._database.write(upgrade)
        else:
            await self._database.read(must_be_current)
        self.logbook.start()

    async def close(self) -> None:
        await self.logbook.close()
        await self._database.close()

    async def answers(self) -> None:
        """Return if the database can be read; StorageError if not."""
        await self.logbook.steps([""])
