"""The deal of the day: the same for everybody on this server, and once for the table of results.

A day begins at midnight UTC. Its deals follow from a secret of the server, so nobody can know them
before; which game counts for whom, the database decides in the transaction in which it begins.
"""

import hashlib
import hmac
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

from wardroom.kernel import Game, UnknownGame, WardroomError, games
from wardroom.kernel import game as find_game
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.protocol import (
    SPECTATOR_SEAT,
    DailyColleague,
    DailyDeals,
    DailyGame,
    DailyOpening,
    DailyResults,
    NewTable,
    Said,
    SeatWish,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.daily.results import how_it_ended, named_results
from wardroom.server.features.daily.rows import DailyRow, DailyRows, RunRow
from wardroom.server.logger import get_logger
from wardroom.server.store.protocols import People
from wardroom.server.tables.deals import SEED_BITS
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import FixedDeal, Seating

_LABEL: Final = "wardroom deal of the day"
_DAY: Final = timedelta(days=1)
_MOST: Final = 500
"""Results that are read for one deal."""
_LATELY: Final = 300.0
"""Seconds; what ended longer ago and is not written down is found when a server starts."""

_log = get_logger(__name__)


class DayDeal(NamedTuple):
    """The deal of one game on one day."""

    rules: Game
    set_up: DailyDeal
    options: dict[str, str]
    seed: int
    day: str

    @property
    def fixed(self) -> FixedDeal:
        return FixedDeal(self.seed, self.day)


class Daily:
    """Deals of the day and their results."""

    def __init__(
        self,
        hub: Hub,
        people: People,
        rows: DailyRows,
        seats: Seating,
        key: Callable[[], Awaitable[str]],
        compare: Callable[[DayDeal], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """The deals follow from the `key`; `compare` lets colleagues play one, in their own
        time.
        """
        self._hub = hub
        self._people = people
        self._store = rows
        self._seats = seats
        self._key = key
        self._compare = compare
        self._clock = clock
        self._secret = b""

    async def open(self) -> None:
        self._secret = (await self._key()).encode()
        await self._settle(await self._store.unsettled())

    async def keep(self) -> None:
        """Write down what ended recently: nobody may have asked, or a process may have died."""
        await self._settle(await self._store.unsettled(time.time() - _LATELY))

    # ----------------------------------------------------------------------------------------------
    # Deals

    def today(self) -> date:
        return datetime.fromtimestamp(self._clock(), UTC).date()

    def deal(self, name: str, day: date) -> DayDeal:
        """The deal of a game on a day; ApiError if that has not come, or the game has none."""
        rules = find_game(name)
        set_up = rules.daily
        if set_up is None or day > self.today():
            raise ApiError("unknown-day")
        text = day.isoformat()
        options = rules.settle(set_up.options, set_up.seats)
        return DayDeal(rules, set_up, options, seed_of(self._secret, rules.name, text), text)

    async def begin(self, person: str, name: str, wish: DailyOpening) -> LiveTable:
        """A table with the deal of today."""
        deal = self.deal(name, self.today())
        if wish.company not in deal.set_up.company:
            raise ApiError("impossible-option", f"{name} is not played like that on a day.")
        others = {
            "colleagues": SeatWish("colleague", deal.set_up.colleague),
            "alone": SeatWish("me"),
            "friends": SeatWish("open"),
        }[wish.company]
        seats = [SeatWish("me"), *[others] * (deal.set_up.seats - 1)]
        new = NewTable(name, seats, dict(deal.set_up.options))
        live = await self._seats.open(person, new, deal.fixed)
        day = {"day": deal.day}
        counted = (await self._store.counted(person, deal.day)).get(deal.rules.name)
        if counted is not None and counted.table_id != live.id:
            text, said = "This is practice.", Said("chat-daily-practice", day)
        else:
            text, said = "This game counts.", Said("chat-daily-counts", day)
        await self._hub.say(live, SPECTATOR_SEAT, "", text, None, said)
        return live

    # ----------------------------------------------------------------------------------------------
    # What is told

    async def deals(self, person: str | None) -> DailyDeals:
        """The deals of today, and how far this person is with them."""
        today = self.today()
        day = today.isoformat()
        counted: dict[str, DailyRow] = {}
        days: list[str] = []
        if person is not None:
            await self._settle(await self._store.unsettled(person=person))
            counted = await self._store.counted(person, day)
            days = await self._store.days(person)
        finished = await self._store.finished(day)
        found = []
        for name in games():
            try:
                deal = self.deal(name, today)
            except (ApiError, UnknownGame):
                continue
            row = counted.get(name)
            found.append(await self._game(deal, person, row, finished.get(name, 0)))
        return DailyDeals(day, _begins(today + _DAY), streak(days, today), found)

    async def _game(
        self, deal: DayDeal, person: str | None, row: DailyRow | None, finished: int
    ) -> DailyGame:
        ended = [] if row is None or row.won is None else [row]
        results = await named_results(self._people, deal.rules, ended, person)
        return DailyGame(
            deal.rules.name,
            deal.set_up.seats,
            deal.options,
            list(deal.set_up.company),  # type: ignore[arg-type]  # of COMPANY, as it was read
            deal.set_up.colleague,
            "new" if row is None else "begun" if row.ended is None else "over",
            finished,
            deal.set_up.turns,
            None if row is None else row.table_id,
            results[0] if results else None,
        )

    async def results(self, person: str | None, name: str, day: str) -> DailyResults:
        """How the deal of a day went; that of today only for those who are done with theirs."""
        deal = self.deal(name, read_day(day))
        name, today = deal.rules.name, self.today().isoformat()
        before, after = await self._store.neighbours(name, day)
        if after is None and day < today:
            after = today
        if not await self.may_see(person, name, day):
            return DailyResults(name, day, False, [], [], False, deal.set_up.turns, before, after)
        await self._settle(await self._store.unsettled(deal=(name, day)))
        rows = await self._store.results(name, day, _MOST)
        runs = await self._store.runs(name, day)
        missing = [kind for kind in deal.set_up.levels if kind not in runs]
        unfinished = [run for run in runs.values() if run.ended is None]
        if rows and (missing or unfinished):
            self._compare(deal)
        return DailyResults(
            name,
            day,
            True,
            await named_results(self._people, deal.rules, rows, person),
            _colleagues(deal, runs),
            bool(rows and (missing or unfinished)),
            deal.set_up.turns,
            before,
            after,
        )

    async def colleagues(self, name: str, day: str) -> list[DailyColleague]:
        """How colleagues did with the deal of a day, as far as they have played it."""
        deal = self.deal(name, read_day(day))
        return _colleagues(deal, await self._store.runs(name, day))

    async def counted(self, person: str, name: str, day: str) -> str | None:
        """The table that counts for a person on a day."""
        row = (await self._store.counted(person, day)).get(name)
        return None if row is None else row.table_id

    async def may_see(self, person: str | None, name: str, day: str) -> bool:
        """Is this person done with the deal of a day, or the day over?"""
        if day < self.today().isoformat():
            return True
        if person is None:
            return False
        await self._settle(await self._store.unsettled(person=person))
        row = (await self._store.counted(person, day)).get(name)
        return row is not None and row.ended is not None

    # ----------------------------------------------------------------------------------------------
    # How games ended

    async def _settle(self, tables: Iterable[str]) -> None:
        for id in tables:
            try:
                await self._write_down(id)
            except WardroomError as error:
                _log.warning("daily result not written", table=id, error=str(error))

    async def _write_down(self, id: str) -> None:
        """The log is the truth: what is written here follows from it, by any process."""
        ended = await how_it_ended(self._hub, id)
        if ended is not None:
            await self._store.settle(id, ended.moment, ended.fared)


def seed_of(secret: bytes, game: str, day: str) -> int:
    """The seed of a day, which cannot be guessed from all those before."""
    text = f"{_LABEL}\n{game}\n{day}"
    digest = hmac.new(secret, text.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)


def read_day(text: str) -> date:
    """The day that is written like 2026-11-16, or ApiError."""
    try:
        day = date.fromisoformat(text)
    except ValueError as error:
        raise ApiError("unknown-day") from error
    if day.isoformat() != text:
        raise ApiError("unknown-day")
    return day


def streak(days: Iterable[str], today: date) -> int:
    """How many of these days follow on each other, the last of them today or yesterday."""
    known = set(days)
    day = today if today.isoformat() in known else today - _DAY
    count = 0
    while day.isoformat() in known:
        count += 1
        day -= _DAY
    return count


def _colleagues(deal: DayDeal, runs: Mapping[str, RunRow]) -> list[DailyColleague]:
    fared = [runs[kind] for kind in deal.set_up.levels if kind in runs]
    return [
        DailyColleague(run.kind, run.won, run.points, run.turns)
        for run in fared
        if run.won is not None
    ]


def _begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
