"""All games of a person: in a list, as files to take along, and deleted."""

import asyncio
import csv
import io
import time
import zipfile
from collections.abc import Mapping, Sequence
from typing import Final, Literal, Protocol

import msgspec

from wardroom.kernel import Move, Record, Table, WardroomError
from wardroom.kernel.record import NOBODY
from wardroom.protocol import SPECTATOR_SEAT, Origin, PlayedGame, Rival, Said
from wardroom.server.errors import ApiError
from wardroom.server.features.personal.withdrawal import UNOWNED, nobody
from wardroom.server.store import LogEntry, SeatChange, TableRow
from wardroom.server.store.protocols import TableStorage
from wardroom.server.store.rows import TIME, UNDO
from wardroom.server.tables.audience import message_of
from wardroom.server.tables.game_session import StoredReason, edition_of
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.lobby_settings import ROLES
from wardroom.server.tables.seats import Seating
from wardroom.server.tables.summaries import named_in, names_by_seat, seats_of

MOST_RECORDS: Final = 1000
"""The most records that are handed out in one file, the latest first."""
_DATE: Final = "%Y-%m-%dT%H:%MZ"
_COLUMNS: Final = (
    "table",
    "game",
    "date",
    "status",
    "seats",
    "own_seats",
    "roles",
    "company",
    "result",
    "won",
    "moves",
    "goes_on_from",
    "options",
)
_REASONS: Final = msgspec.json.Decoder(StoredReason)


class Withdrawing(Protocol):
    """Takes a person out of what was written at a table."""

    async def withdraw(self, person: str, id: str) -> None: ...


class OwnGames:
    """What people do with the games they have played."""

    def __init__(
        self, hub: Hub, store: TableStorage, personal_data: Withdrawing, seats: Seating
    ) -> None:
        self._hub = hub
        self._store = store
        self._personal_data = personal_data
        self._seats = seats

    async def all(self, person: str) -> list[PlayedGame]:
        """Every game of a person, those that moved last first."""
        store = self._store
        rows = await store.tables.all_of(person)
        names = await store.people.names({one for row in rows for one in named_in(row)})
        # To find out who had which role, every game that has roles is dealt again.
        return await asyncio.to_thread(lambda: [_played(row, person, names) for row in rows])

    async def as_csv(self, person: str) -> str:
        """The same as a table for calculations."""
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow(_COLUMNS)
        writer.writerows(_line(game) for game in await self.all(person))
        return text.getvalue()

    async def as_records(self, person: str) -> bytes:
        """The records of all finished games, in one file."""
        store = self._store
        rows = [row for row in await store.tables.all_of(person) if row.summary.status == "over"]
        rows = rows[:MOST_RECORDS]
        names = await store.people.names({one for row in rows for one in named_in(row)})
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
            for row in rows:
                log = await store.logbook.read(row.id)
                text = await asyncio.to_thread(_record, row, names_by_seat(row, names), log)
                file.writestr(f"{row.game}-{row.id}.record", text)
        return packed.getvalue()

    async def delete(self, person: str, id: str) -> None:
        """Delete a finished game: all of it where nobody else has played, or else every trace of
        this person in it. What a campaign has come to stays.
        """

        def decide(row: TableRow) -> SeatChange:
            own = [chair for chair in row.chairs if chair.person == person]
            if not own:
                raise ApiError("not-seated")
            if row.summary.status != "over":
                raise ApiError("not-over")
            if named_in(row) == {person} and row.campaign is None:
                return SeatChange(removes=True)
            gone = nobody()
            left = [chair._replace(person=gone, label="", named=False) for chair in own]
            return SeatChange(left, values=UNOWNED if row.owner == person else {})

        row = await self._store.tables.find(id)
        if row is None:
            raise ApiError("unknown-table")
        if not decide(row).removes:
            await self._personal_data.withdraw(person, id)
        live = await self._seats.change(id, decide)
        await self._hub.renamed(person, [live.id])


def _played(row: TableRow, person: str, names: Mapping[str, str]) -> PlayedGame:
    own = seats_of(row, person)
    result = row.summary.result
    said = None if result is None else msgspec.json.decode(result, type=Said)
    points = _numbers(row.summary.scores)
    return PlayedGame(
        row.id,
        row.game,
        row.options,
        len(row.chairs),
        list(own),
        _roles(row, own),
        _company(row, person),
        _status(row),
        row.summary.step,
        row.made,
        row.summary.moved,
        row.name,
        said,
        _won(row, own, said),
        None if row.origin is None else Origin(row.origin.table, row.origin.ply),
        row.campaign,
        sorted(names.get(other, "") for other in named_in(row) - {person}),
        max((points[seat] for seat in own if seat < len(points)), default=None),
        _rivals(row, own, names, points),
        _is_stood_in(row, own),
    )


def _company(row: TableRow, person: str) -> Literal["alone", "colleagues", "people"]:
    others = [chair for chair in row.chairs if chair.person != person]
    if any(chair.person is not None for chair in others):
        return "people"
    return "colleagues" if any(chair.colleague for chair in others) else "alone"


def _status(row: TableRow) -> Literal["open", "playing", "over"]:
    match row.summary.status:
        case "over":
            return "over"
        case "playing":
            return "playing"
        case _:
            return "open"


def _numbers(text: str) -> list[int]:
    return [int(number) for number in text.split(",") if number]


def _rivals(
    row: TableRow, own: Sequence[int], names: Mapping[str, str], points: Sequence[int]
) -> list[Rival]:
    """Those whose points are counted against the own ones."""
    winners = _numbers(row.summary.winners)
    return [
        Rival(
            chair.label or names.get(chair.person or "", ""),
            chair.colleague if chair.person is None else None,
            points[chair.seat],
            chair.seat in winners,
        )
        for chair in row.chairs
        if chair.seat not in own and chair.seat < len(points)
    ]


def _is_stood_in(row: TableRow, own: Sequence[int]) -> bool:
    """Did colleagues play most of the own seats?"""
    stood_in = _numbers(row.summary.stood_in)
    return bool(own) and all(seat in stood_in for seat in own)


def _won(row: TableRow, own: Sequence[int], result: Said | None) -> bool | None:
    if row.summary.status != "over" or result is None or _is_stood_in(row, own):
        return None
    if row.summary.winners:
        return any(str(seat) in row.summary.winners.split(",") for seat in own)
    # Nobody has won, or the game ended before that was noted: then what a team has reached says it.
    _, _, name = result.id.partition("-")
    return True if name == "win" else False if name.startswith("loss") else None


def _roles(row: TableRow, own: Sequence[int]) -> list[str]:
    """The roles of these seats, where a game has them: they are dealt, so nothing is played."""
    if ROLES not in row.options or row.summary.status == "open":
        return []
    try:
        rules = edition_of(row.game, row.edition)
        dealt = Table.deal(rules, len(row.chairs), row.seed, row.options, row.carried)
        roles = dealt.state.view(SPECTATOR_SEAT)[ROLES]
    except WardroomError:
        return []  # its game or edition is not installed any more
    return [str(roles[seat]) for seat in own]


def _line(game: PlayedGame) -> tuple[object, ...]:
    origin = game.origin
    return (
        game.table,
        game.game,
        time.strftime(_DATE, time.gmtime(game.made)),
        game.status,
        game.seats,
        " ".join(map(str, game.own)),
        " ".join(game.roles),
        game.company,
        "" if game.result is None else game.result.id.partition("-")[2],
        "" if game.won is None else "yes" if game.won else "no",
        game.steps,
        "" if origin is None else f"{origin.table or 'record'}/{origin.ply}",
        " ".join(f"{name}={value}" for name, value in sorted(game.options.items())),
    )


def _record(row: TableRow, names: dict[int, str], log: Sequence[LogEntry]) -> str:
    """The record that a log folds to, without playing it."""
    kinds = {
        chair.seat: chair.colleague
        for chair in row.chairs
        if chair.person is None and chair.colleague is not None
    }
    date = time.strftime(_DATE, time.gmtime(row.begun or row.made))
    dealt = (row.game, row.edition, len(row.chairs), row.seed, row.options, row.carried, names)
    record = Record(*dealt, kinds=kinds, date=date)
    for entry in log:
        if entry.kind == UNDO:
            record.moves.pop()
            continue
        reason = None if entry.reason is None else _REASONS.decode(entry.reason)
        why = None if reason is None else message_of(reason.say)
        seat = NOBODY if entry.kind == TIME else entry.seat
        record.moves.append(Move(seat, entry.action, entry.at, why))
    return record.text()
