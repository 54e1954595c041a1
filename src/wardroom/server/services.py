"""All services of a running server, opened and closed together."""

import platform

import structlog

from wardroom import __version__
from wardroom.server.admin_feed import AdminFeed
from wardroom.server.auth import Auth
from wardroom.server.cleaning import Cleaner
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.daily_runs import DailyRuns
from wardroom.server.colleagues.debriefs import Debriefs
from wardroom.server.colleagues.driver import Driver
from wardroom.server.colleagues.pool import WorkerPool
from wardroom.server.colleagues.puzzle_judge import PuzzleJudge
from wardroom.server.metrics import BUILD
from wardroom.server.notices.service import Notices
from wardroom.server.rate_limit import SOCKETS_OF_A_PERSON, Occupancy
from wardroom.server.settings import Settings
from wardroom.server.store.migrations import NEWEST
from wardroom.server.tables.campaigns import CampaignService
from wardroom.server.tables.challenges import Challenges
from wardroom.server.tables.company import Company
from wardroom.server.tables.consent import Consent
from wardroom.server.tables.daily import Daily
from wardroom.server.tables.first_games import FirstGames
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.lobby import LobbyFeed
from wardroom.server.tables.own_games import OwnGames
from wardroom.server.tables.puzzles import PuzzleShelves
from wardroom.server.tables.reports import Reports
from wardroom.server.tables.room import Room
from wardroom.server.tables.seats import Seating
from wardroom.server.tables.tours import Tours
from wardroom.server.tables.what_if import WhatIfs

_log = structlog.get_logger(__name__)


class Services:
    """What the routes and sockets of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hub = Hub(settings)
        self.auth = Auth(self.hub.store)
        self.campaigns = CampaignService(self.hub.store)
        self.seats = Seating(self.hub, self.campaigns)
        self.room = Room(self.seats, self.hub)
        self.what_ifs = WhatIfs(self.hub)
        self.own_games = OwnGames(self.hub, self.seats)
        self.first_games = FirstGames(self.hub.store, self.seats)
        self.daily_runs = DailyRuns(self.hub.store)
        self.daily = Daily(self.hub, self.seats, self.daily_runs.want)
        self.puzzles = PuzzleShelves(self.hub.store)
        self.puzzle_judge = PuzzleJudge()
        self.challenges = Challenges(self.hub, self.seats, self.daily)
        self.consent = Consent(self.hub)
        self.company = Company(self.hub)
        self.reports = Reports(self.hub)
        self.lobby = LobbyFeed(self.hub)
        self.tours = Tours(self.hub)
        self.pool = WorkerPool(settings.thinkers)
        self.hub.on_signed_out = [self.auth.forget, self.lobby.sign_out, self.tours.sign_out]
        self.admin_feed = AdminFeed(self.hub)
        self.cleaner = Cleaner(self.hub)
        self.adviser = Adviser(settings.limits)
        self.debriefs = Debriefs(self.hub.store, settings.debriefs)
        self.sockets = Occupancy(SOCKETS_OF_A_PERSON, "too-many-sockets")
        self.driver = Driver(self.hub, self.pool)
        self.notices = Notices(settings, self.hub.store)

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
        rows = (await self.hub.store.tables.tables_of([person]))[person]
        for row in rows:
            if row.summary.status != "over":
                await self.seats.leave(person, row.id)
        erased = await self.hub.store.personal_data.erase(person)
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
