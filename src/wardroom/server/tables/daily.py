"""The deal of the day: the same for everybody on this server, and once for the table of results.

A day begins at midnight UTC. Its deals follow from a secret of the server, so nobody can know them
before; which game counts for whom, the database decides in the transaction in which it begins.
"""

import hashlib
import hmac
import time
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

import structlog

from wardroom.kernel import Game, Outcome, UnknownGame, WardroomError, games
from wardroom.kernel import game as find_game
from wardroom.kernel.daily import DailyDeal, daily_of
from wardroom.kernel.game import SPECTATOR
from wardroom.protocol import (
    SPECTATOR_SEAT,
    DailyColleague,
    DailyDeals,
    DailyGame,
    DailyOpening,
    DailyResult,
    DailyResults,
    NewTable,
    Said,
    SeatWish,
)
from wardroom.server.errors import ApiError
from wardroom.server.store.daily import DailyRow, Fared
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import SEED_BITS, FixedDeal, Seating

_LABEL: Final = "wardroom deal of the day"
_DAY: Final = timedelta(days=1)
_MOST: Final = 500
"""Results that are read for one deal."""
_LATELY: Final = 300.0
"""Seconds; what ended longer ago and is not written down is found when a server starts."""

_log = structlog.get_logger(__name__)


class DayDeal(NamedTuple):
    """The deal of one game on one day."""

    rules: Game
    set_up: DailyDeal
    options: dict[str, str]
    fixed: FixedDeal


class Daily:
    """Deals of the day and their results."""

    def __init__(
        self,
        hub: Hub,
        seats: Seating,
        compare: Callable[[DayDeal], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        """`compare` lets colleagues play a deal, in their own time."""
        self._hub = hub
        self._store = hub.store.daily
        self._seats = seats
        self._compare = compare
        self._clock = clock
        self._secret = b""

    async def open(self) -> None:
        self._secret = (await self._hub.store.people.key()).encode()
        await self._settle(await self._store.unsettled())
        self._hub.on_heartbeat.append(self.keep)

    async def keep(self) -> None:
        """Write down what ended lately: nobody may have asked, or a process may have died."""
        await self._settle(await self._store.unsettled(time.time() - _LATELY))

    # ----------------------------------------------------------------------------------------------
    # Deals

    def today(self) -> date:
        return datetime.fromtimestamp(self._clock(), UTC).date()

    def deal(self, name: str, day: date) -> DayDeal:
        """The deal of a game on a day; ApiError if that has not come, or the game has none."""
        rules = find_game(name)
        set_up = daily_of(rules)
        if set_up is None or day > self.today():
            raise ApiError("unknown-day")
        text = day.isoformat()
        fixed = FixedDeal(seed_of(self._secret, rules.name, text), text)
        return DayDeal(rules, set_up, rules.settle(set_up.options, set_up.seats), fixed)

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
        day = {"day": deal.fixed.day}
        counted = (await self._store.counted(person, deal.fixed.day)).get(deal.rules.name)
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
        results = await self._told(deal.rules, ended, person)
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
        if not await self._may_see(person, name, day):
            return DailyResults(name, day, False, [], [], False, deal.set_up.turns, before, after)
        await self._settle(await self._store.unsettled(deal=(name, day)))
        rows = await self._store.results(name, day, _MOST)
        runs = await self._store.runs(name, day)
        missing = [kind for kind in deal.set_up.levels if kind not in runs]
        unfinished = [run for run in runs.values() if run.ended is None]
        if rows and (missing or unfinished):
            self._compare(deal)
        fared = [runs[kind] for kind in deal.set_up.levels if kind in runs]
        return DailyResults(
            name,
            day,
            True,
            await self._told(deal.rules, rows, person),
            [
                DailyColleague(run.kind, run.won, run.points, run.turns)
                for run in fared
                if run.won is not None
            ],
            bool(rows and (missing or unfinished)),
            deal.set_up.turns,
            before,
            after,
        )

    async def _may_see(self, person: str | None, name: str, day: str) -> bool:
        if day < self.today().isoformat():
            return True
        if person is None:
            return False
        await self._settle(await self._store.unsettled(person=person))
        row = (await self._store.counted(person, day)).get(name)
        return row is not None and row.ended is not None

    async def _told(
        self, rules: Game, rows: Iterable[DailyRow], person: str | None
    ) -> list[DailyResult]:
        """Results with names: one for each team, or one for each person where they are rivals."""
        teams: dict[tuple[str, str], list[DailyRow]] = {}
        for row in rows:
            rival = row.person if rules.competitive else ""
            teams.setdefault((row.table_id, rival), []).append(row)
        people = {row.person for team in teams.values() for row in team}
        names = await self._hub.store.people.names(people)
        return [
            DailyResult(
                sorted(names.get(row.person, "") for row in team),
                any(row.person == person for row in team),
                team[0].people or 0,
                team[0].colleagues or 0,
                bool(team[0].won),
                team[0].points,
                team[0].turns,
                team[0].seconds or 0.0,
            )
            for team in teams.values()
        ]

    # ----------------------------------------------------------------------------------------------
    # How games ended

    async def _settle(self, tables: Iterable[str]) -> None:
        for id in tables:
            try:
                await self._write_down(id)
            except WardroomError as error:
                _log.warning("daily result not written", table=id, error=str(error))

    async def _write_down(self, id: str) -> None:
        """The log is the truth: what is written here follows from it, whoever writes it first."""
        live = await self._hub.current(id)
        async with live.lock:
            await live.ensure_loaded()
            row, state = live.row, live.table.state
            outcome = state.outcome()
            set_up = daily_of(live.game)
            view: dict[str, Any] = dict(state.view(SPECTATOR))
        if outcome is None:
            return
        people = {chair.sitter for chair in row.chairs if chair.sitter is not None}
        # Whoever lets a colleague stand in to the end has not played alone.
        colleagues = sum(
            chair.sitter is None or chair.colleague is not None for chair in row.chairs
        )
        seconds = max(0.0, row.summary.moved - (row.begun or row.made))
        fared = {}
        for person in {chair.person for chair in row.chairs if chair.person is not None}:
            own = [chair.seat for chair in row.chairs if chair.person == person]
            won = has_won(live.game, outcome, own) if person in people else None
            points = points_of(set_up, outcome, view, own)
            turns = number_in(view, None if set_up is None else set_up.turns)
            fared[person] = Fared(won, points, turns, len(people), colleagues, seconds)
        await self._store.settle(id, row.summary.moved, fared)


def seed_of(secret: bytes, game: str, day: str) -> int:
    """The seed of a day: whoever knows all those before still cannot say what it will be."""
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


def has_won(rules: Game, outcome: Outcome, own: Iterable[int]) -> bool:
    """Has whoever plays these seats won? A team wins together."""
    if not rules.competitive:
        return bool(outcome.winners)
    return any(seat in outcome.winners for seat in own)


def points_of(
    set_up: DailyDeal | None, outcome: Outcome, view: dict[str, Any], own: Iterable[int]
) -> int | None:
    """The points of whoever plays these seats, in a game that counts them."""
    scores = [outcome.scores[seat] for seat in own if seat < len(outcome.scores)]
    if scores:
        return max(scores)
    return number_in(view, None if set_up is None else set_up.points)


def number_in(view: dict[str, Any], name: str | None) -> int | None:
    """A number that a view tells, such as that of the turn."""
    found = None if name is None else view.get(name)
    return found if isinstance(found, int) else None


def _begins(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()
