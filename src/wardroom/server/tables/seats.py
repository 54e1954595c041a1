"""Opening tables, sitting down, leaving, beginning, standing in, playing again."""

import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from math import ceil
from typing import Final, NamedTuple

from wardroom.kernel import Game, Table, game
from wardroom.players import UnknownColleague, best_kind, kinds, present_kind
from wardroom.protocol import NewTable, Rematch, Said, SeatWish, Sit, StandIn
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.store import ChairRow, SeatChange, Summary, TableRow
from wardroom.server.store.protocols import TableRows
from wardroom.server.tables.campaigns import ALONE, CampaignService, Continued
from wardroom.server.tables.deals import new_seed, seed_of
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.summaries import LIVE, people_of, seats_of, stand_in_from
from wardroom.server.tables.system_messages import tell_back, tell_in_chat, tell_stand_in
from wardroom.server.tables.turns import Turns
from wardroom.server.typed_text import cleaned

MOST_TABLES: Final = 200
"""Unfinished tables of one person."""
LONGEST_TABLE_NAME: Final = 60
_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"

_log = get_logger(__name__)


class FixedDeal(NamedTuple):
    """A deal that is the same for everybody on a day, or for all who take a challenge."""

    seed: int
    day: str | None
    challenge: str | None = None
    edition: int | None = None
    """None for the newest."""


def _seed(
    rules: Game, options: Mapping[str, str], chairs: Sequence[ChairRow], continued: Continued
) -> int:
    """From chance; but where a person begins a story with colleagues, its first words are said to
    that person, who acts first.
    """
    campaign = rules.campaign
    people = [chair.seat for chair in chairs if chair.colleague is None]
    if campaign is None or not rules.pages or len(people) != 1:
        return new_seed()
    if continued.carried != campaign.beginning():
        return new_seed()
    return seed_of(
        lambda seed: (
            people[0] in rules.deal(options, len(chairs), seed, campaign.beginning()).waiting()
        )
    )


class Seating:
    """Everything people do about tables and chairs, as opposed to playing."""

    def __init__(
        self,
        hub: Hub,
        tables: TableRows,
        campaigns: CampaignService,
        blocked_by: Callable[[str], Awaitable[Sequence[str]]] | None = None,
    ) -> None:
        """`blocked_by` tells whom a person never wants at the tables they open."""
        self._hub = hub
        self._blocked_by = blocked_by
        self._tables = tables
        self._campaigns = campaigns

    async def open(self, person: str, wish: NewTable, fixed: FixedDeal | None = None) -> LiveTable:
        """A new table; with no open seats the game begins at once. One whose deal is fixed belongs
        to no campaign.
        """
        rules = game(wish.game, None if fixed is None else fixed.edition)
        if not wish.seats or len(wish.seats) > max(rules.seats):
            raise ApiError("impossible-option", f"{rules.name} has no {len(wish.seats)} seats.")
        options = rules.settle(wish.options, len(wish.seats))
        if not any(seat.kind == "me" for seat in wish.seats):
            raise ApiError("impossible-option", "Anyone who opens a table takes a seat there.")
        chairs = tuple(
            wished_chair(number, seat, person, rules) for number, seat in enumerate(wish.seats)
        )
        if await self._tables.unfinished_of(person) >= MOST_TABLES:
            raise ApiError("too-many")
        continued = ALONE
        if fixed is None:
            continued = await self._campaigns.chosen(wish.campaign, rules, options, person)
        seed = _seed(rules, options, chairs, continued) if fixed is None else fixed.seed
        row = new_row(
            *(wish.game, options, seed, continued, wish.public, person, chairs, wish.pace),
            edition=rules.edition,
        )
        row = row._replace(name=table_name(wish.name), waits=wish.waits)
        if self._blocked_by is not None:
            row = row._replace(blocked=" ".join(await self._blocked_by(person)))
        if fixed is not None:
            row = row._replace(daily=fixed.day, challenge=fixed.challenge)
        await self._tables.add(row)
        _log.info("table opened", table=row.id, game=row.game, seats=len(chairs))
        live = await self._hub.cache.table(row.id)
        self._hub.seats_changed(live)
        return live

    async def sit(self, person: str, id: str, wish: Sit, invite: str | None) -> LiveTable:
        """Take an open seat, come back to one that was left, or take over that of a colleague.

        When the last open seat is taken the game begins, unless the table waits for its host.
        """
        late: list[ChairRow] = []

        def decide(row: TableRow) -> SeatChange:
            may_enter(row, person, wish.invite or invite)
            late.clear()
            if row.summary.status != "open":
                change = _coming_late(row, person, wish.seat, wish.invite or invite)
                late.extend(row.chairs[chair.seat] for chair in change.chairs)
                return change
            if seats_of(row, person):
                raise ApiError("seated")
            opened = [chair.seat for chair in row.chairs if chair.is_open]
            if wish.seat is not None:
                chair_at(row, wish.seat)
                opened = [seat for seat in opened if seat == wish.seat]
            if not opened:
                raise ApiError("full")
            taken = ChairRow(opened[0], person, None)
            after = _with(row, [taken])
            full = not any(chair.is_open for chair in after.chairs)
            begins = full and not row.waits
            return SeatChange([taken], begins=_beginning(after) if begins else None)

        if await self._tables.unfinished_of(person) >= MOST_TABLES:
            raise ApiError("too-many")
        live = await self.change(id, decide)
        for chair in late:
            if chair.person == person:
                await tell_back(self._hub, live, chair.seat)
            else:
                await self._tell(live, chair.seat, "plays on for a colleague.", "chat-took-over")
        return live

    async def leave(self, person: str, id: str) -> None:
        """Give up all own seats. Once the game has begun a colleague takes them, and the person may
        come back; nothing is left of a table that nobody sits at before it began.
        """
        live = await self._hub.cache.table(id)
        (seat, *_) = seats_of(live.row, person) or (None,)
        was_playing = live.begun
        await self.change(id, leaving(person))
        if was_playing and seat is not None:
            await self._tell(live, seat, "has left; a colleague plays on.", "chat-left")

    async def begin(self, person: str, id: str) -> LiveTable:
        """Begin, with colleagues in the open seats; nothing happens if the game has begun."""

        def decide(row: TableRow) -> SeatChange:
            if row.owner != person:
                raise ApiError("not-yours")
            if row.summary.status != "open":
                return SeatChange()
            kind = best_kind(game(row.game))
            filled = [chair._replace(colleague=kind) for chair in row.chairs if chair.is_open]
            return SeatChange(filled, begins=_beginning(_with(row, filled)))

        return await self.change(id, decide)

    async def stand_in(self, person: str, id: str, seat: int, wish: StandIn) -> LiveTable:
        """Let a colleague act for somebody who is away, or for oneself; or give the seat back. That
        is for the person of the seat and for the host: who has arranged to be away counts on it.
        """
        before: list[ChairRow] = []

        def decide(row: TableRow) -> SeatChange:
            chair = chair_at(row, seat)
            before[:] = [chair]
            if chair.person != person and person not in people_of(row):
                raise ApiError("not-seated")
            if row.summary.status == "over":
                raise ApiError("over")
            if row.summary.status == "open":
                raise ApiError("not-begun")
            if chair.person is None or (chair.has_left and chair.person != person):
                raise ApiError("not-your-seat", "Nobody's seat is this; a colleague plays there.")
            if wish.colleague is None:
                if person not in (chair.person, row.owner):
                    raise ApiError("not-your-seat")
                return SeatChange([chair._replace(colleague=None, has_left=False)])
            rules = game(row.game)
            kind = known_kind(wish.colleague, rules)
            if chair.person != person:
                _must_be_away(row, chair)
            return SeatChange([chair._replace(colleague=kind)])

        live = await self.change(id, decide)
        stood_in = before[0].colleague is not None
        if wish.colleague is None and stood_in:
            await tell_back(self._hub, live, seat)
        elif wish.colleague is not None and not stood_in:
            await tell_stand_in(self._hub, live, seat, person)
        return live

    async def _tell(self, live: LiveTable, seat: int, sentence: str, id: str) -> None:
        """Tell all at a table of what has become of a seat, with the name of its person."""
        await tell_in_chat(self._hub, live, seat, sentence, Said(id, {"seat": seat}))

    async def give_back(self, live: LiveTable, seat: int) -> None:
        """The person of a seat acts again, so its stand-in goes."""
        gone: list[str] = []

        def decide(row: TableRow) -> SeatChange:
            chair = row.chairs[seat]
            gone.clear()
            if chair.person is None:
                return SeatChange()
            gone.extend(filter(None, [chair.colleague]))
            return SeatChange([chair._replace(colleague=None, has_left=False)])

        await self.change(live.id, decide)
        if gone:
            await tell_back(self._hub, live, seat)

    async def change(self, id: str, decide: Callable[[TableRow], SeatChange]) -> LiveTable:
        """Let the database decide, then tell everybody."""
        live = await self._hub.cache.table(id)
        change = await self._tables.change(live.id, decide)
        if change is None or change.removes:
            self._hub.seats_changed(live)
            self._hub.cache.forget(live.id)
            if change is None:
                raise ApiError("unknown-table")
        else:
            await self._hub.refresh(live)
        return live

    async def rematch(self, person: str, id: str, wish: Rematch) -> LiveTable:
        """The same people at a new table; the first to ask opens it for all.

        Where there are several, they are asked: those who ask too are ready, and the first begins.
        """
        # As it is in the database: another process may know more than this one.
        live = await self._hub.current(id)
        old = live.row
        if person not in people_of(old):
            raise ApiError("not-seated")
        if old.summary.status != "over":
            raise ApiError("not-over")
        seed = old.seed if wish.same_deal else new_seed()
        chairs = tuple(
            ChairRow(
                chair.seat,
                chair.sitter,
                None if chair.sitter else chair.colleague,
                label=chair.label if chair.sitter else "",
                ready=chair.sitter == person,
            )
            for chair in old.chairs
        )
        options = live.game.settle(_options_again(old, live.game, wish), len(chairs))
        continued = await self._campaigns.again(old.campaign, live.game, options)
        asks = len(people_of(old)) > 1
        row = new_row(
            old.game, options, seed, continued, old.public, person, chairs, old.pace, asks
        )
        row = row._replace(name=old.name, watchers=old.watchers, blocked=old.blocked)
        again = old.rematch or await self._tables.add(row, after=id)
        if old.rematch is None:
            await self._hub.refresh(live)
        opened = await self._hub.cache.table(again)
        if again != row.id:
            with suppress(ApiError):  # it has begun, or they have left it: then it is as it is
                return await self.change(again, lambda found: now_ready(found, person, True))
        self._hub.seats_changed(opened)
        return opened


def may_enter(row: TableRow, person: str | None, invite: str | None) -> None:
    """ApiError unless the table is public, the person sits there, or has the invite; and to those
    who were asked not to come back.
    """
    if person is not None and person in row.blocked.split():
        raise ApiError("blocked")
    if not (row.public or seats_of(row, person) or is_invite(row, invite)):
        raise ApiError("private")


def is_invite(row: TableRow, invite: str | None) -> bool:
    """Is this the secret of the table's invite link?"""
    return invite is not None and secrets.compare_digest(
        invite.encode(errors="replace"), row.invite.encode()
    )


def known_kind(kind: str, rules: Game) -> str:
    """The kind by its present name; UnknownColleague if the game has none of it."""
    known = kinds(rules)
    present = present_kind(rules, kind)
    if present not in known:
        raise UnknownColleague(
            f"{rules.name} has no colleague {kind!r}; it has {', '.join(known)}."
        )
    return present


def first_summary(row: TableRow, now: float) -> Summary:
    """The summary of a game that begins now, or goes on from where its table came from."""
    if row.origin is None:
        rules, seats = game(row.game, row.edition), len(row.chairs)
        state = Table.deal(rules, seats, row.seed, row.options, row.carried).state
        waiting, runs = state.waiting(), state.due() is not None
    else:
        waiting, runs = row.origin.waiting, row.origin.runs
    acting = any(row.chairs[seat].colleague is not None for seat in waiting)
    return Summary(
        "playing",
        row.summary.step,
        now,
        ",".join(map(str, waiting)),
        None,
        acting or runs,
        turns=Turns(waiting, now).text(),
    )


def new_row(
    name: str,
    options: dict[str, str],
    seed: int,
    continued: Continued,
    public: bool,
    owner: str,
    chairs: tuple[ChairRow, ...],
    pace: str,
    asks: bool = False,
    edition: int | None = None,
) -> TableRow:
    """A table that nobody has heard of yet; without open seats its game has begun."""
    now = time.time()
    row = TableRow(
        id="".join(secrets.choice(_LETTERS) for _ in range(10)),
        game=name,
        edition=edition or game(name).edition,
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
        pace=pace,
        waits=asks,
    )
    if asks or any(chair.is_open for chair in chairs):
        return row
    return row._replace(begun=now, summary=first_summary(row, now))


def wished_chair(number: int, wish: SeatWish, person: str, rules: Game) -> ChairRow:
    """The chair as the person who opens a table would like it."""
    if wish.kind == "me":
        return ChairRow(number, person, None)
    if wish.kind == "open":
        return ChairRow(number, None, None)
    return ChairRow(number, None, known_kind(wish.colleague or kinds(rules)[-1], rules))


def _options_again(row: TableRow, rules: Game, wish: Rematch) -> dict[str, str]:
    """The options of a rematch: those of the table, perhaps with another chapter."""
    if wish.chapter is None:
        return row.options
    if rules.campaign is None or row.campaign is None:
        raise ApiError("unknown-campaign", "This table belongs to no campaign.")
    return {**row.options, rules.campaign.option: wish.chapter}


def must_be_free(row: TableRow) -> None:
    """ApiError at a table whose deal is the same for everybody: that of a day or a challenge."""
    if row.daily is not None or row.challenge is not None:
        raise ApiError("fixed-deal")


def chair_at(row: TableRow, seat: int) -> ChairRow:
    if not 0 <= seat < len(row.chairs):
        raise ApiError("unknown-seat")
    return row.chairs[seat]


def _with(row: TableRow, changed: Sequence[ChairRow]) -> TableRow:
    """The table with other chairs."""
    chairs = {chair.seat: chair for chair in (*row.chairs, *changed)}
    return row._replace(chairs=tuple(chairs[seat] for seat in sorted(chairs)))


def _beginning(row: TableRow) -> tuple[float, Summary]:
    now = time.time()
    return now, first_summary(row, now)


def leaving(person: str) -> Callable[[TableRow], SeatChange]:
    """What becomes of a table when somebody leaves it."""

    def decide(row: TableRow) -> SeatChange:
        own = [chair for chair in row.chairs if chair.sitter == person]
        if not own:
            raise ApiError("not-seated")
        if row.summary.status == "over":
            raise ApiError("over")
        others = people_of(row) - {person}
        owner = min(others) if others and row.owner == person else None
        if row.summary.status == "open":
            opened = [ChairRow(chair.seat, None, None) for chair in own]
            return SeatChange(opened, owner, removes=not others)
        kind = best_kind(game(row.game))
        left = [chair._replace(colleague=chair.colleague or kind, has_left=True) for chair in own]
        return SeatChange(left, owner)

    return decide


def _coming_late(row: TableRow, person: str, seat: int | None, invite: str | None) -> SeatChange:
    """Those who have left a game that is not over get the seats again; anyone with its invite may
    take over a seat that never was a person's.
    """
    if row.summary.status == "over":
        raise ApiError("begun")
    left = [chair for chair in row.chairs if chair.person == person and chair.has_left]
    if left:
        return SeatChange([chair._replace(colleague=None, has_left=False) for chair in left])
    if seat is None or not is_invite(row, invite):
        raise ApiError("begun")
    if seats_of(row, person):
        raise ApiError("seated")
    if chair_at(row, seat).person is not None:
        raise ApiError("full")
    return SeatChange([ChairRow(seat, person, None)], joins=True)


def now_ready(row: TableRow, person: str, ready: bool) -> SeatChange:
    """What becomes of the chairs of somebody who is ready, or not any more."""
    if row.summary.status != "open":
        raise ApiError("begun")
    own = [chair._replace(ready=ready) for chair in row.chairs if chair.sitter == person]
    if not own:
        raise ApiError("not-seated")
    return SeatChange(own)


def table_name(name: str) -> str:
    """The name of a table as it is kept; ApiError if it is too long."""
    clean = cleaned(name)
    if len(clean) > LONGEST_TABLE_NAME:
        raise ApiError("bad-name", f"The name of a table has {LONGEST_TABLE_NAME} letters at most.")
    return clean


def _must_be_away(row: TableRow, chair: ChairRow) -> None:
    now = time.time()
    if chair.here_until > now:
        raise ApiError("here", "The person of this seat is here.")
    moment = stand_in_from(row, chair)
    if moment is None:
        raise ApiError("pace")
    wait = ceil(moment - now)
    if wait > 0 and row.pace == LIVE:
        raise ApiError("here", f"The person of this seat has only just gone; ask in {wait} s.")
    if wait > 0:
        raise ApiError("pace", f"The pace of this table leaves them time; ask in {wait} s.")
