"""One of each that tables need, opened and closed together: what a server has, without its parts
for other people.
"""

from typing import Final

from wardroom.offline.disk import Disk
from wardroom.offline.remembered import Explained, Notes, Solved
from wardroom.offline.store import OfflineStore
from wardroom.offline.thinking import OwnJudge, OwnThinker
from wardroom.server.bus import Bus
from wardroom.server.colleagues.adviser import Adviser
from wardroom.server.colleagues.driver import Driver
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

    def __init__(self, disk: Disk, pace: float = PACE) -> None:
        self.settings = Settings(database="", pace=pace, limits=False)
        self.store = store = OfflineStore(disk)
        self.bus = bus = Bus("memory", "offline")
        self.hub = hub = Hub(store, bus)
        self.campaigns = CampaignService(store)
        self.seats = Seating(hub, store.tables, self.campaigns)
        self.lobby_settings = LobbySettings(hub, store.people, self.seats)
        self.consent = Consent(hub, store.tables)
        self.table_talk = TableTalk(hub, store, bus, limits=False)
        notes = Notes(store.rows)
        self.notes = NoteBook(hub, notes)
        self.what_ifs = WhatIfs(hub, store)
        self.own_games = OwnGames(hub, store, notes, self.seats)
        self.first_games = FirstGames(Explained(store.rows), self.seats)
        self.puzzles = PuzzleShelves(Solved(store.rows))
        self.puzzle_judge = OwnJudge()
        self.lobby = LobbyFeed(hub, store)
        thinker = OwnThinker()
        self.adviser = Adviser(thinker, limits=False)
        self.driver = Driver(hub, store, bus, thinker, pace)
        self.heartbeat = Heartbeat([hub.presence.keep, self._drop_unused])

    @property
    def me(self) -> str:
        """The person whose machine this is."""
        return self.store.people.me.id

    async def open(self) -> None:
        await self.store.open()
        self.hub.presence.start()
        self.driver.start()
        self.lobby.start()
        self.heartbeat.start()

    async def close(self) -> None:
        await self.heartbeat.close()
        await self.lobby.close()
        await self.driver.close()
        await self.adviser.close()
        await self.hub.presence.close()

    async def _drop_unused(self) -> None:
        self.hub.cache.drop_unused(self.settings.idle)
