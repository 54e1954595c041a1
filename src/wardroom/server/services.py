"""All services of a running server, opened and closed together."""

import os
import platform
import secrets
from functools import partial

import structlog

from wardroom import __version__
from wardroom.server.auth import Auth
from wardroom.server.bus import Bus
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.driver import Driver
from wardroom.server.colleagues.pool import WorkerPool
from wardroom.server.features.accounts.service import Accounts
from wardroom.server.features.administration.cleaning import Cleaner
from wardroom.server.features.administration.feed import AdminFeed
from wardroom.server.features.administration.store import Administration
from wardroom.server.features.challenges.service import Challenges
from wardroom.server.features.challenges.store import ChallengeStore
from wardroom.server.features.company.service import Companions
from wardroom.server.features.company.store import CompanyStore
from wardroom.server.features.daily.runs import DailyRuns
from wardroom.server.features.daily.service import Daily
from wardroom.server.features.daily.store import DailyStore
from wardroom.server.features.debriefs.processes import looked_back
from wardroom.server.features.debriefs.service import Debriefs
from wardroom.server.features.debriefs.store import DebriefStore
from wardroom.server.features.endings.service import Endings
from wardroom.server.features.first_games.service import FirstGames
from wardroom.server.features.first_games.store import FirstTimeStore
from wardroom.server.features.notes.service import NoteBook
from wardroom.server.features.notes.store import NoteStore
from wardroom.server.features.notices.service import Notices
from wardroom.server.features.own_games.service import OwnGames
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.features.puzzles.judge import PuzzleJudge
from wardroom.server.features.puzzles.service import PuzzleShelves
from wardroom.server.features.puzzles.store import PuzzleStore
from wardroom.server.features.reports.service import Reports
from wardroom.server.features.tours.service import Tours
from wardroom.server.features.what_ifs.service import WhatIfs
from wardroom.server.metrics import BUILD
from wardroom.server.rate_limit import SOCKETS_OF_A_PERSON, CreationLimits, Occupancy
from wardroom.server.settings import Settings
from wardroom.server.store import Store
from wardroom.server.store.migrations import NEWEST
from wardroom.server.store.room import Room
from wardroom.server.tables.bus_reader import BusReader
from wardroom.server.tables.campaigns import CampaignService
from wardroom.server.tables.consent import Consent
from wardroom.server.tables.heartbeat import Heartbeat
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.lobby import LobbyFeed
from wardroom.server.tables.lobby_settings import LobbySettings
from wardroom.server.tables.seats import Seating
from wardroom.server.tables.sign_out import SignOut
from wardroom.server.tables.table_talk import TableTalk

_log = structlog.get_logger(__name__)


class Services:
    """What the routes and sockets of one process share."""

    def __init__(self, settings: Settings) -> None:
        process = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.settings = settings
        self.store = store = Store(settings.database, process)
        self.bus = bus = Bus(settings.bus, process)
        self.hub = hub = Hub(store, bus)
        self.auth = Auth(store)
        self.accounts = Accounts(settings, store, self.auth)
        self.notes = NoteBook(hub, NoteStore(store.database))
        self.personal_data = PersonalDataStore(store.database)
        self.campaigns = CampaignService(store)
        company = CompanyStore(store.database)
        self.seats = Seating(hub, store.tables, self.campaigns, company.blocked_by)
        self.lobby_settings = LobbySettings(hub, store.people, self.seats)
        self.what_ifs = WhatIfs(hub, store)
        self.own_games = OwnGames(hub, store, self.personal_data, self.seats)
        self.endings = Endings(self.own_games)
        self.first_games = FirstGames(FirstTimeStore(store.database), self.seats)
        daily = DailyStore(store.database)
        self.daily_runs = DailyRuns(daily, partial(WorkerPool, 1, polite=True))
        people = store.people
        self.daily = Daily(hub, people, daily, self.seats, people.key, self.daily_runs.want)
        self.puzzles = PuzzleShelves(PuzzleStore(store.database))
        self.puzzle_judge = PuzzleJudge(settings.limits)
        challenges = ChallengeStore(store.database)
        self.challenges = Challenges(hub, store, challenges, self.seats, self.daily)
        self.consent = Consent(hub, store.tables)
        self.table_talk = TableTalk(hub, store, bus, settings.limits)
        self.reports = Reports(hub, store, settings.limits)
        self.lobby = LobbyFeed(hub, store, company.invitations)
        self.tours = Tours(hub, store, bus, settings.limits)
        self.pool = WorkerPool(settings.thinkers)
        forgetting = [self.auth.forget, self.lobby.sign_out, self.tours.sign_out]
        self.sign_out = SignOut(hub.cache, bus, forgetting)
        administration = Administration(store.database)
        self.admin_feed = AdminFeed(hub, self.sign_out, administration)
        self.cleaner = Cleaner(administration, settings)
        self.adviser = Adviser(WorkerPool(1, polite=True), settings.limits)
        self.debriefs = Debriefs(
            DebriefStore(store.database), looked_back, settings.debriefs, settings.limits
        )
        self.creations = CreationLimits()
        self.room = Room(store.database, settings.database, settings.room)
        self.sockets = Occupancy(SOCKETS_OF_A_PERSON, "too-many-sockets")
        self.driver = Driver(hub, store, bus, self.pool, settings.pace)
        self.notices = Notices(settings, store)
        self.company = Companions(hub, bus, store, company, self.notices, settings.limits)
        self.bus_reader = BusReader(hub, store, bus, self.sign_out, self.tours.hear)
        self.heartbeat = Heartbeat(
            [
                hub.presence.keep,
                self.table_talk.tell_others,
                self.tours.keep,
                self.admin_feed.look,
                self.cleaner.look,
                self.room.look,
                self.daily.keep,
                self.company.keep,
                self.bus_reader.keep,
                self._drop_unused,
            ]
        )

    async def open(self) -> None:
        await self.open_tables()
        await self.auth.open()
        await self.accounts.open()
        await self.company.open()
        await self.room.look()
        await self.admin_feed.open()
        await self.pool.start()
        self.driver.start()
        self.lobby.start()
        await self.notices.open()
        await self.daily.open()
        await self.tours.open()
        self.heartbeat.start()
        BUILD.labels(__version__, NEWEST, platform.python_version()).set(1)
        _log.info("server started", process=self.bus.name)

    async def open_tables(self) -> None:
        """The core alone: the store, the bus, and who is here."""
        await self.store.open()
        self.bus.start(await self.store.people.key(), self.bus_reader.read, self.bus_reader.missed)
        self.hub.presence.start()

    async def close_tables(self) -> None:
        await self.hub.presence.close()
        await self.bus.close()
        await self.store.close()

    async def _drop_unused(self) -> None:
        self.hub.cache.drop_unused(self.settings.idle)

    async def forget(self, person: str) -> None:
        """Delete everything about a person; games go on without them."""
        rows = (await self.store.tables.tables_of([person]))[person]
        for row in rows:
            if row.summary.status != "over":
                await self.seats.leave(person, row.id)
        erased = await self.personal_data.erase(person)
        self.auth.forget(person)
        await self.hub.renamed(person, erased)
        self.sign_out.everywhere(person)

    async def close(self) -> None:
        await self.heartbeat.close()
        await self.accounts.close()
        await self.notices.close()
        await self.daily_runs.close()
        await self.lobby.close()
        await self.driver.close()
        await self.adviser.close()
        await self.debriefs.close()
        await self.pool.close()
        await self.close_tables()
        _log.info("server stopped", process=self.bus.name)
