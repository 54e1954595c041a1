"""All services of a running server, opened and closed together."""

import platform

import structlog

from wardroom import __version__
from wardroom.server.auth import Auth
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.driver import Driver
from wardroom.server.colleagues.pool import WorkerPool
from wardroom.server.features.administration.cleaning import Cleaner
from wardroom.server.features.administration.feed import AdminFeed
from wardroom.server.features.administration.store import Administration
from wardroom.server.features.challenges.service import Challenges
from wardroom.server.features.daily.runs import DailyRuns
from wardroom.server.features.daily.service import Daily
from wardroom.server.features.debriefs.service import Debriefs
from wardroom.server.features.first_games.service import FirstGames
from wardroom.server.features.notes.store import NoteStore
from wardroom.server.features.notices.service import Notices
from wardroom.server.features.own_games.service import OwnGames
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.features.puzzles.judge import PuzzleJudge
from wardroom.server.features.puzzles.service import PuzzleShelves
from wardroom.server.features.reports.service import Reports
from wardroom.server.features.tours.service import Tours
from wardroom.server.features.what_ifs.service import WhatIfs
from wardroom.server.metrics import BUILD
from wardroom.server.rate_limit import SOCKETS_OF_A_PERSON, Occupancy
from wardroom.server.settings import Settings
from wardroom.server.store.migrations import NEWEST
from wardroom.server.tables.campaigns import CampaignService
from wardroom.server.tables.company import Company
from wardroom.server.tables.consent import Consent
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.lobby import LobbyFeed
from wardroom.server.tables.room import Room
from wardroom.server.tables.seats import Seating

_log = structlog.get_logger(__name__)


class Services:
    """What the routes and sockets of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub(settings)
        store = self.store = self.hub.store
        self.notes = NoteStore(store.database)
        self.personal_data = PersonalDataStore(store.database)
        self.auth = Auth(store)
        self.campaigns = CampaignService(store)
        self.seats = Seating(self.hub, self.campaigns)
        self.room = Room(self.seats, self.hub)
        self.what_ifs = WhatIfs(self.hub, store)
        self.own_games = OwnGames(self.hub, store, self.seats)
        self.first_games = FirstGames(store, self.seats)
        self.daily_runs = DailyRuns(store)
        self.daily = Daily(self.hub, store, self.seats, self.daily_runs.want)
        self.puzzles = PuzzleShelves(store)
        self.puzzle_judge = PuzzleJudge()
        self.challenges = Challenges(self.hub, store, self.seats, self.daily)
        self.consent = Consent(self.hub)
        self.company = Company(self.hub)
        self.reports = Reports(self.hub, store)
        self.lobby = LobbyFeed(self.hub)
        self.tours = Tours(self.hub, store)
        self.pool = WorkerPool(settings.thinkers)
        self.hub.on_signed_out = [self.auth.forget, self.lobby.sign_out, self.tours.sign_out]
        administration = Administration(store.database)
        self.admin_feed = AdminFeed(self.hub, administration)
        self.cleaner = Cleaner(self.hub, administration, settings)
        self.adviser = Adviser(settings.limits)
        self.debriefs = Debriefs(store, settings.debriefs)
        self.sockets = Occupancy(SOCKETS_OF_A_PERSON, "too-many-sockets")
        self.driver = Driver(self.hub, self.pool)
        self.notices = Notices(settings, store)

    async def open(self) -> None:
        await self.hub.open()
        await self.auth.open()
        await self.admin_feed.open()
        await self.pool.start()
        self.driver.start()
        self.lobby.start()
        await self.notices.open()
        await self.daily.open()
        await self.tours.open()
        BUILD.labels(__version__, NEWEST, platform.python_version()).set(1)
        _log.info("server started", process=self.hub.name)

    async def forget(self, person: str) -> None:
        """Delete everything about a person; games go on without them."""
        rows = (await self.store.tables.tables_of([person]))[person]
        for row in rows:
            if row.summary.status != "over":
                await self.seats.leave(person, row.id)
        erased = await self.personal_data.erase(person)
        self.auth.forget(person)
        await self.hub.renamed(person, erased)
        self.hub.signed_out(person)

    async def close(self) -> None:
        await self.notices.close()
        await self.daily_runs.close()
        await self.lobby.close()
        await self.driver.close()
        await self.adviser.close()
        await self.debriefs.close()
        await self.pool.close()
        await self.hub.close()
        _log.info("server stopped", process=self.hub.name)
