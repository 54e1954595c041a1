"""Opening tables, sitting down, leaving, beginning, standing in, playing again."""

import secrets
import time
from typing import Final

import structlog

from wardroom.kernel import Table, game
from wardroom.players import UnknownColleague, kinds
from wardroom.server.campaigns import Campaigns, Continued
from wardroom.server.cards import AWAY_FOR, away_since, people_of, seats_of
from wardroom.server.house import House
from wardroom.server.live import LiveTable
from wardroom.server.problems import Trouble
from wardroom.server.protocol import NewTable, Rematch, SeatWish, Sit, StandIn
from wardroom.server.store import ChairRow, Summary, TableRow

MOST_TABLES: Final = 200
"""Unfinished tables of one person."""
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
_SEED_BITS: Final = 62

_log = structlog.get_logger(__name__)


class Seats:
    """Everything people do about tables and chairs, as opposed to playing."""

    def __init__(self, house: House, campaigns: Campaigns) -> None:
        self._house = house
        self._shelf = house.store.shelf
        self._campaigns = campaigns

    async def open(self, person: str, wish: NewTable) -> LiveTable:
        """A new table; with no open seats the game begins at once."""
        rules = game(wish.game)
        if not wish.seats or len(wish.seats) > max(rules.seats):
            raise Trouble("impossible-option", f"{rules.name} has no {len(wish.seats)} seats.")
        options = rules.settle(wish.options, len(wish.seats))
        if not any(seat.kind == "me" for seat in wish.seats):
            raise Trouble("impossible-option", "Whoever opens a table takes a seat there.")
        chairs = tuple(
            _chair(number, seat, person, kinds(rules)) for number, seat in enumerate(wish.seats)
        )
        if await self._shelf.unfinished_of(person) >= MOST_TABLES:
            raise Trouble("too-many")
        continued = await self._campaigns.chosen(wish.campaign, rules, options, person)
        seed = secrets.randbits(_SEED_BITS)
        row = _row(wish.game, options, seed, continued, wish.public, person, chairs)
        await self._shelf.add(row)
        _log.info("A table was opened.", table=row.id, game=row.game, seats=len(chairs))
        live = await self._house.table(row.id)
        self._house.reseated(live)
        return live

    async def sit(self, person: str, id: str, wish: Sit, invite: str | None) -> LiveTable:
        """Take an open seat. When the last is taken the game begins, whoever is there then."""
        live = await self._house.table(id)
        may_enter(live.row, person, wish.invite or invite)
        if live.begun:
            raise Trouble("begun")
        opened = [chair.seat for chair in live.row.chairs if chair.is_open]
        if wish.seat is not None:
            _at(live, wish.seat)
            opened = [seat for seat in opened if seat == wish.seat]
        if await self._shelf.unfinished_of(person) >= MOST_TABLES:
            raise Trouble("too-many")
        for seat in opened:
            if await self._shelf.sit(id, seat, person):
                await self._house.refresh(live)
                if not any(chair.is_open for chair in live.row.chairs):
                    await self._begin(live)
                return live
        await self._house.refresh(live, tell=False)
        raise Trouble("full")

    async def leave(self, person: str, id: str) -> LiveTable | None:
        """Give up all own seats; a colleague takes them once the game has begun.

        Nothing is left of a table that nobody sits at before it began.
        """
        live = await self._house.table(id)
        seats = _own(live.row, person)
        if live.over:
            raise Trouble("over")
        others = people_of(live.row) - {person}
        if not others and not live.begun:
            await self._shelf.remove(id)
            self._house.reseated(live)
            self._house.forget(id)
            return None
        kind = best_kind(live) if live.begun else None
        chairs = [ChairRow(seat, None, live.colleague_of(seat) or kind) for seat in seats]
        owner = sorted(others)[0] if others and live.row.owner == person else None
        await self._shelf.change_chairs(id, chairs, owner)
        await self._house.refresh(live)
        return live

    async def begin(self, person: str, id: str) -> LiveTable:
        """Begin, with colleagues in the open seats; nothing happens if the game has begun."""
        live = await self._house.table(id)
        if live.row.owner != person:
            raise Trouble("not-yours")
        if not live.begun:
            await self._begin(live)
        return live

    async def _begin(self, live: LiveTable) -> None:
        kind = best_kind(live)
        changed = [chair._replace(colleague=kind) for chair in live.row.chairs if chair.is_open]
        merged = {chair.seat: chair for chair in (*live.row.chairs, *changed)}
        row = live.row._replace(chairs=tuple(merged[seat] for seat in sorted(merged)))
        now = time.time()
        await self._shelf.begin(live.id, now, changed, first_summary(row, now))
        await self._house.refresh(live)

    async def stand_in(self, person: str, id: str, seat: int, wish: StandIn) -> LiveTable:
        """Let a colleague act for somebody, or give the seat back."""
        live = await self._house.table(id)
        chair = _at(live, seat)
        _own(live.row, person)
        if live.over:
            raise Trouble("over")
        if not live.begun:
            raise Trouble("not-begun")
        if chair.person is None:
            raise Trouble("not-your-seat", "Nobody's seat is this; a colleague plays there.")
        if wish.colleague is not None:
            known_kind(wish.colleague, kinds(live.game), live.game.name)
            away = time.time() - away_since(live.row, chair)
            if chair.person != person and (live.is_here(chair.person) or away < AWAY_FOR):
                raise Trouble("here")
        await self._shelf.change_chairs(id, [chair._replace(colleague=wish.colleague)])
        await self._house.refresh(live)
        return live

    async def give_back(self, live: LiveTable, seat: int) -> None:
        """The person of a seat acts again, so its stand-in goes."""
        await self._shelf.change_chairs(live.id, [live.row.chairs[seat]._replace(colleague=None)])
        await self._house.refresh(live)

    async def rematch(self, person: str, id: str, wish: Rematch) -> LiveTable:
        """The same people at a new table; the first to ask opens it for all."""
        live = await self._house.table(id)
        _own(live.row, person)
        if not live.over:
            raise Trouble("not-over")
        old = live.row
        seed = old.seed if wish.same_deal else secrets.randbits(_SEED_BITS)
        chairs = tuple(
            chair._replace(
                colleague=None if chair.person is not None else chair.colleague, here_until=0.0
            )
            for chair in old.chairs
        )
        options = live.game.settle(_options_again(live, wish), len(chairs))
        continued = await self._campaigns.again(old.campaign, live.game, options)
        row = _row(old.game, options, seed, continued, old.public, person, chairs)
        again = await self._shelf.add(row, after=id)
        await self._house.refresh(live)
        opened = await self._house.table(again)
        self._house.reseated(opened)
        return opened


def may_enter(row: TableRow, person: str | None, invite: str | None) -> None:
    """Trouble unless the table is public, the person sits there, or has the invite."""
    if row.public or seats_of(row, person):
        return
    if invite is None or not secrets.compare_digest(
        invite.encode(errors="replace"), row.invite.encode()
    ):
        raise Trouble("private")


def best_kind(live: LiveTable) -> str:
    """The kind of colleague that takes a seat when nobody has said which."""
    own = list(live.game.colleagues)
    return "planner" if "planner" in own else own[-1] if own else "random"


def known_kind(kind: str, known: tuple[str, ...], name: str) -> str:
    if kind not in known:
        raise UnknownColleague(f"{name} has no colleague {kind!r}; it has {', '.join(known)}.")
    return kind


def first_summary(row: TableRow, now: float) -> Summary:
    """The summary of a game that begins now."""
    state = Table.deal(game(row.game), len(row.chairs), row.seed, row.options, row.carried).state
    waiting = state.waiting()
    acting = any(row.chairs[seat].colleague is not None for seat in waiting)
    return Summary(
        "playing",
        0,
        now,
        ",".join(map(str, waiting)),
        None,
        acting or state.due() is not None,
    )


def _row(
    name: str,
    options: dict[str, str],
    seed: int,
    continued: Continued,
    public: bool,
    owner: str,
    chairs: tuple[ChairRow, ...],
) -> TableRow:
    now = time.time()
    row = TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(10)),
        game=name,
        edition=game(name).edition,
        options=options,
        seed=seed,
        carried=continued.carried,
        public=public,
        invite=secrets.token_urlsafe(12),
        owner=owner,
        made=now,
        begun=None,
        summary=Summary("open", 0, now, "", None, False),
        rematch=None,
        chairs=chairs,
        campaign=continued.id,
    )
    if any(chair.is_open for chair in chairs):
        return row
    return row._replace(begun=now, summary=first_summary(row, now))


def _chair(number: int, wish: SeatWish, person: str, known: tuple[str, ...]) -> ChairRow:
    if wish.kind == "me":
        return ChairRow(number, person, None)
    if wish.kind == "open":
        return ChairRow(number, None, None)
    return ChairRow(number, None, known_kind(wish.colleague or known[-1], known, "This game"))


def _options_again(live: LiveTable, wish: Rematch) -> dict[str, str]:
    """The options of a rematch: those of the table, perhaps with another chapter."""
    if wish.chapter is None:
        return live.row.options
    campaign = live.game.campaign
    if campaign is None or live.row.campaign is None:
        raise Trouble("unknown-campaign", "This table belongs to no campaign.")
    return {**live.row.options, campaign.option: wish.chapter}


def _own(row: TableRow, person: str) -> tuple[int, ...]:
    seats = seats_of(row, person)
    if not seats:
        raise Trouble("not-seated")
    return seats


def _at(live: LiveTable, seat: int) -> ChairRow:
    if not 0 <= seat < len(live.row.chairs):
        raise Trouble("unknown-seat")
    return live.row.chairs[seat]
