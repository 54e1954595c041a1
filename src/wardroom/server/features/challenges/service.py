"""Challenges: the deal of a finished game or of a day, given to friends by a link.

Those who take one get a table of their own with the same deal, of which nothing is told before.
How everyone did is read from the tables where it was taken; docs/decisions/challenges.md says why.
"""

import secrets
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

from wardroom.kernel import WardroomError
from wardroom.kernel.parts.daily import COMPANY
from wardroom.players import best_kind, present_kind
from wardroom.protocol import (
    SPECTATOR_SEAT,
    Challenge,
    ChallengeGiving,
    ChallengeTaking,
    NewTable,
    Said,
    SeatWish,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.challenges.rows import ChallengeRow, ChallengeRows
from wardroom.server.features.daily.results import Ended, how_it_ended, named_results
from wardroom.server.features.daily.service import Daily, read_day
from wardroom.server.logger import get_logger
from wardroom.server.store import TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.game_session import edition_of
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import FixedDeal, Seating
from wardroom.server.tables.sharing import may_look
from wardroom.server.tables.summaries import named_in, seats_of

_MOST: Final = 100
"""Tables that are looked at for the results of one challenge."""
_KEPT: Final = 1000
"""Games whose end is remembered: it does not change any more."""
_COUNTS: Final = "The first game that you begin with this deal counts for the challenge."

_log = get_logger(__name__)


class Counted(NamedTuple):
    """How the game of a challenge went that counts for a person."""

    person: str
    table_id: str
    ended: float
    won: bool | None
    points: int | None
    turns: int | None
    people: int
    colleagues: int
    seconds: float


class Challenges:
    """Gives deals to friends, and compares how it went."""

    def __init__(
        self, hub: Hub, store: TableStorage, rows: ChallengeRows, seats: Seating, daily: Daily
    ) -> None:
        self._hub = hub
        self._people = store.people
        self._tables = store.tables
        self._store = rows
        self._seats = seats
        self._daily = daily
        self._ended: dict[str, Ended] = {}

    async def give(self, person: str, wish: ChallengeGiving, invite: str | None) -> Challenge:
        """Give a deal: of a finished game, or of a day that one is done with."""
        if wish.table is not None and wish.game is None and wish.day is None:
            row = await self._of_table(person, wish.table, invite)
        elif wish.table is None and wish.game is not None and wish.day is not None:
            row = await self._of_day(person, wish.game, wish.day)
        else:
            raise ApiError("malformed", "A challenge is of a table, or of a game and a day.")
        given = await self._store.add(row)
        if given.id == row.id:
            _log.info("challenge given", challenge=row.id, game=row.game, table=row.source)
        return await self._challenge(given, person)

    async def show(self, person: str | None, id: str) -> Challenge:
        """A challenge as this person may see it."""
        return await self._challenge(await self._found(id), person)

    async def take(self, person: str, id: str, wish: ChallengeTaking) -> LiveTable:
        """A table of one's own with the deal of a challenge."""
        row = await self._found(id)
        if wish.company not in _company(row):
            raise ApiError("impossible-option", f"{row.game} is not played like that here.")
        others = {
            "colleagues": SeatWish("colleague", row.colleague),
            "alone": SeatWish("me"),
            "friends": SeatWish("open"),
        }[wish.company]
        seats = [others] * row.seats
        seats[row.seat] = SeatWish("me")
        # While its day lasts, the deal of a day counts there too: nobody practises it like this.
        today = row.day if row.day == self._daily.today().isoformat() else None
        edition = edition_of(row.game, row.edition).edition
        fixed = FixedDeal(row.seed, today, row.id, edition)
        live = await self._seats.open(person, NewTable(row.game, seats, row.options), fixed)
        said = Said("chat-challenge", {})
        await self._hub.say(live, SPECTATOR_SEAT, "", _COUNTS, None, said)
        return live

    # ----------------------------------------------------------------------------------------------
    # Where a deal comes from

    async def _of_table(self, person: str, id: str, invite: str | None) -> ChallengeRow:
        live = await self._hub.current(id)
        row = live.row
        may_look(row, person, invite)
        if row.summary.status != "over":
            raise ApiError("not-over" if row.begun else "not-begun")
        if row.origin is not None or row.campaign is not None or row.carried is not None:
            raise ApiError("no-challenge")
        rules = edition_of(row.game, row.edition)
        sat = [chair.colleague for chair in row.chairs if chair.person is None and chair.colleague]
        kind = present_kind(rules, sat[0]) if sat else best_kind(rules)
        (seat, *_) = seats_of(row, person) or (0,)
        deal = row.edition, row.options, row.seed, len(row.chairs), seat, kind
        return ChallengeRow(_new_id(), person, row.game, *deal, row.id, row.daily, time.time())

    async def _of_day(self, person: str, name: str, day: str) -> ChallengeRow:
        deal = self._daily.deal(name, read_day(day))
        name = deal.rules.name
        if not await self._daily.may_see(person, name, day):
            raise ApiError("not-over", "You have not finished your own game of today yet.")
        source = await self._daily.counted(person, name, day)
        dealt = deal.rules.edition, deal.options, deal.seed, deal.set_up.seats, 0
        colleague = deal.set_up.colleague
        return ChallengeRow(_new_id(), person, name, *dealt, colleague, source, day, time.time())

    async def _found(self, id: str) -> ChallengeRow:
        row = await self._store.find(id)
        if row is None:
            raise ApiError("unknown-challenge")
        return row

    # ----------------------------------------------------------------------------------------------
    # What is told

    async def _challenge(self, row: ChallengeRow, person: str | None) -> Challenge:
        rules = edition_of(row.game, row.edition)
        set_up = rules.daily
        taken = await self._taken(row)
        table, ended = _own(taken, person)
        yours = person == row.giver
        shown = yours or ended
        results, colleagues = [], []
        if shown:
            counted = sorted(await self._counted(taken), key=_best_first)
            unnamed = _unnamed(row, taken, person)
            results = await named_results(self._people, rules, counted, person, unnamed)
            if row.day is not None and set_up is not None:
                colleagues = await self._daily.colleagues(row.game, row.day)
        names = await self._people.names({row.giver})
        return Challenge(
            row.id,
            row.game,
            row.options,
            row.seats,
            _company(row),  # type: ignore[arg-type]  # of COMPANY
            names.get(row.giver, ""),
            yours,
            row.made,
            row.day,
            "new" if table is None else "over" if ended else "begun",
            table,
            shown,
            results,
            colleagues,
            None if set_up is None else set_up.turns,
        )

    async def _taken(self, row: ChallengeRow) -> list[TableRow]:
        """The tables with this deal, the game it comes from first."""
        ids = await self._store.taken(row.id, _MOST)
        if row.source is not None:
            ids.insert(0, row.source)
        found = [await self._tables.find(id) for id in dict.fromkeys(ids)]
        return [table for table in found if table is not None]

    async def _counted(self, taken: Iterable[TableRow]) -> list[Counted]:
        """What counts for each person: the game that they began first, once it is over."""
        known: set[str] = set()
        counted = []
        for table in taken:
            new = named_in(table) - known
            known |= new
            if table.summary.status != "over" or not new:
                continue
            ended = await self._end_of(table.id)
            if ended is None:
                continue
            for person, fared in ended.fared.items():
                if person in new and fared.won is not None:
                    counted.append(Counted(person, table.id, ended.moment, *fared))
        return counted

    async def _end_of(self, id: str) -> Ended | None:
        known = self._ended.get(id)
        if known is None:
            try:
                known = await how_it_ended(self._hub, id)
            except WardroomError as error:
                _log.warning("challenge result not read", table=id, error=str(error))
                return None
            if known is not None:
                self._ended[id] = known
                while len(self._ended) > _KEPT:
                    del self._ended[next(iter(self._ended))]
        return known


def _company(row: ChallengeRow) -> list[str]:
    """With whom a challenge can be taken."""
    if row.seats == 1:
        return ["alone"]
    set_up = edition_of(row.game, row.edition).daily
    return list(COMPANY if set_up is None else set_up.company)


def _own(taken: Iterable[TableRow], person: str | None) -> tuple[str | None, bool]:
    """The first table of this person, and whether its game is over."""
    for table in taken:
        if seats_of(table, person):
            return table.id, table.summary.status == "over"
    return None, False


def _unnamed(row: ChallengeRow, taken: Iterable[TableRow], person: str | None) -> set[str]:
    """Those who only played the game that the deal comes from, and show strangers no name."""
    for table in taken:
        if table.id == row.source and not seats_of(table, person):
            named = {chair.person for chair in table.chairs if chair.named}
            return named_in(table) - named - {row.giver}
    return set()


def _best_first(one: Counted) -> tuple[bool, int, float]:
    return not one.won, -(one.points or 0), one.ended


def _new_id() -> str:
    return secrets.token_urlsafe(12)
