"""One of each that tables need, opened and closed together: what a server has, without its parts
for other people.
"""

from collections.abc import Callable
from typing import Final

from wardroom.offline.challenges import OfflineChallenges
from wardroom.offline.daily import OfflineDaily, shared_key
from wardroom.offline.disk import Disk
from wardroom.offline.remembered import (
    OfflineDebriefs,
    OfflineFirstTimes,
    OfflineNotes,
    OfflinePuzzles,
)
from wardroom.offline.store import OfflineStore
from wardroom.offline.thinking import OfflineJudge, OfflineThinker, looked_back
from wardroom.server.bus import Bus
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.driver import Driver
from wardroom.server.colleagues.thinker import Thinkers
from wardroom.server.features.challenges.service import Challenges
from wardroom.server.features.daily.runs import DailyRuns
from wardroom.server.features.daily.service import Daily
from wardroom.server.features.debriefs.service import Debriefs, LookingBack
from wardroom.server.features.endings.service import Endings
from wardroom.server.features.first_games.service import FirstGames
from wardroom.server.features.notes.service import NoteBook
from wardroom.server.features.own_games.service import OwnGames
from wardroom.server.features.puzzles.service import PuzzleShelves
from wardroom.server.features.what_ifs.service import WhatIfs
from wardroom.server.settings import Settings
from wardroom.server.tables.campaigns import CampaignService
from wardroom.server.tables.consent import Consent
from wardroom.server.tables.heartbeat import Heartbeat
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.lobby import LobbyFeed
from wardroom.server.tables.lobby_settings import LobbySettings
from wardroom.server.tables.seats import Seating
from wardroom.server.tables.table_talk import TableTalk

PACE: Final = 0.4
"""Seconds between the moves of colleagues, so that people can follow."""


class OfflineServices:
    """What all wires of this machine share."""

    def __init__(
        self,
        disk: Disk,
        pace: float = PACE,
        *,
        look_back: LookingBack = looked_back,
        thinkers: Callable[[], Thinkers] = OfflineThinker,
    ) -> None:
        """`look_back` and `thinkers` do what takes long, so that the tables answer meanwhile."""
        self.settings = Settings(database="", pace=pace, limits=False)
        self.store = store = OfflineStore(disk)
        self.bus = bus = Bus("memory", "offline")
        self.hub = hub = Hub(store, bus)
        self.campaigns = CampaignService(store)
        self.seats = Seating(hub, store.tables, self.campaigns)
        self.lobby_settings = LobbySettings(hub, store.people, self.seats)
        self.consent = Consent(hub, store.tables)
        self.table_talk = TableTalk(hub, store, bus, limits=False)
        notes = OfflineNotes(store.rows)
        self.notes = NoteBook(hub, notes)
        self.what_ifs = WhatIfs(hub, store)
        self.own_games = OwnGames(hub, store, notes, self.seats)
        self.endings = Endings(self.own_games)
        self.first_games = FirstGames(OfflineFirstTimes(store.rows), self.seats)
        self.puzzles = PuzzleShelves(OfflinePuzzles(store.rows))
        self.puzzle_judge = OfflineJudge()
        daily, people = OfflineDaily(store.rows), store.people
        self.daily_runs = DailyRuns(daily, thinkers)
        self.daily = Daily(hub, people, daily, self.seats, shared_key, self.daily_runs.want)
        challenges = OfflineChallenges(store.rows)
        self.challenges = Challenges(hub, store, challenges, self.seats, self.daily)
        self.debriefs = Debriefs(OfflineDebriefs(store.rows), look_back, limits=False)
        self.lobby = LobbyFeed(hub, store)
        thinker = thinkers()
        self.adviser = Adviser(thinker, limits=False)
        self.driver = Driver(hub, store, bus, thinker, pace)
        self.heartbeat = Heartbeat([hub.presence.keep, self.daily.keep, self._drop_unused])

    @property
    def me(self) -> str:
        """The person whose machine this is."""
        return self.store.people.me.id

    async def open(self) -> None:
        await self.store.open()
        self.hub.presence.start()
        self.driver.start()
        self.lobby.start()
        await self.daily.open()
        self.heartbeat.start()

    async def close(self) -> None:
        await self.heartbeat.close()
        await self.daily_runs.close()
        await self.debriefs.close()
        await self.lobby.close()
        await self.driver.close()
        await self.adviser.close()
        await self.hub.presence.close()

    async def _drop_unused(self) -> None:
        self.hub.cache.drop_unused(self.settings.idle)
