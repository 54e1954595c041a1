"""Deals of the day in tests: processes that tell another time, people who ask over HTTP."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from tests.server.playing import play_on
from wardroom.client import HttpClient
from wardroom.protocol import (
    DailyDeals,
    DailyGame,
    DailyOpening,
    DailyResults,
    StandIn,
    TableCard,
)
from wardroom.server.features.daily.service import Daily, DayDeal
from wardroom.server.features.daily.store import DailyStore
from wardroom.server.services import Services
from wardroom.server.settings import Settings, database_address
from wardroom.server.tables.live_table import LiveTable

MIDNIGHT = datetime(2026, 11, 17, tzinfo=UTC).timestamp()


class Clock:
    """A clock that tests set."""

    def __init__(self, now: float) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class Process:
    """The services of a process that tells another time."""

    def __init__(self, folder: Path, clock: Clock) -> None:
        settings = Settings(database=database_address(str(folder / "tables.db")))
        services = self.services = Services(settings)
        self.wanted: list[DayDeal] = []
        hub, people, seats = services.hub, services.store.people, services.seats
        self.rows = DailyStore(services.store.database)
        self.daily = Daily(hub, people, self.rows, seats, people.key, self.wanted.append, clock)

    async def begin(self, person: str, company: str = "alone") -> LiveTable:
        return await self.daily.begin(person, "pandemic", DailyOpening(company))  # type: ignore[arg-type]

    async def pandemic(self, person: str) -> DailyGame:
        return next(g for g in (await self.daily.deals(person)).games if g.game == "pandemic")

    async def play_out(self, live: LiveTable, person: str) -> None:
        """Colleagues who take whatever comes first stand in for the person."""
        for chair in live.row.chairs:
            await self.services.seats.stand_in(person, live.id, chair.seat, StandIn("random"))
        while not live.over:
            (seat, *_) = live.table.state.waiting()
            first = live.table.state.legal(seat)[0]
            assert await live.colleague_plays(live.step, seat, repr(first), None)


@asynccontextmanager
async def processes(folder: Path, clock: Clock, number: int = 1) -> AsyncIterator[list[Process]]:
    found = [Process(folder, clock) for _ in range(number)]
    for process in found:
        await process.services.open_tables()
        await process.services.auth.open()
        await process.daily.open()
    yield found
    for process in found:
        await process.services.close_tables()


async def deals(person: HttpClient) -> DailyDeals:
    return await person.ask("GET", "/api/daily", DailyDeals)


async def todays(person: HttpClient, game: str = "pandemic") -> DailyGame:
    return next(each for each in (await deals(person)).games if each.game == game)


async def results(person: HttpClient, game: str = "pandemic", day: str = "") -> DailyResults:
    day = day or (await deals(person)).day
    return await person.ask("GET", f"/api/daily/{game}/{day}", DailyResults)


async def begin(person: HttpClient, company: str = "alone", game: str = "pandemic") -> TableCard:
    wish = DailyOpening(company)  # type: ignore[arg-type]
    return await person.ask("POST", f"/api/daily/{game}", TableCard, wish)


async def play(person: HttpClient, table: TableCard) -> None:
    async with person.join(table.id) as client:
        await play_on(client)
