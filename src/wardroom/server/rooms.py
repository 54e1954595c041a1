"""All rooms of a running server, opened and closed together."""

import structlog

from wardroom.server.campaigns import Campaigns
from wardroom.server.colleagues import Colleagues
from wardroom.server.house import House
from wardroom.server.lobby import LobbyRoom
from wardroom.server.people import Doorkeeper
from wardroom.server.seats import Seats
from wardroom.server.settings import Settings
from wardroom.server.thinking import Thinkers

_log = structlog.get_logger(__name__)


class Rooms:
    """What the routes and sockets of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.doorkeeper = Doorkeeper(self.house.store)
        self.campaigns = Campaigns(self.house.store)
        self.seats = Seats(self.house, self.campaigns)
        self.lobby = LobbyRoom(self.house)
        self.thinkers = Thinkers(settings.thinkers)
        self.colleagues = Colleagues(self.house, self.thinkers)

    async def open(self) -> None:
        await self.house.open()
        await self.doorkeeper.open()
        await self.thinkers.start()
        self.colleagues.start()
        self.lobby.start()
        _log.info("The house is open.", house=self.house.name)

    async def close(self) -> None:
        await self.lobby.close()
        await self.colleagues.close()
        await self.thinkers.close()
        await self.house.close()
        _log.info("The house is closed.", house=self.house.name)
