"""The waiting room: what can be arranged about a table and its seats before the game, and a name
for both at any time.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from wardroom.kernel import Game, game
from wardroom.players import best_kind
from wardroom.protocol import SPECTATOR_SEAT, Ready, Said, SeatChangeWish, TableWish
from wardroom.server.errors import ApiError
from wardroom.server.store import ChairRow, SeatChange, StorageError, TableRow
from wardroom.server.store.protocols import People
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import (
    Seating,
    chair_at,
    known_kind,
    must_be_free,
    now_ready,
    table_name,
)
from wardroom.server.tables.summaries import seats_of
from wardroom.server.typed_text import LONGEST_NAME, cleaned

ROLES: Final = "roles"
"""The option in which games that have them take a role for each seat, with commas between."""
ANY_ROLE: Final = "random"


class LobbySettings:
    """What people arrange with each other; every change is decided in the database."""

    def __init__(self, hub: Hub, people: People, seating: Seating) -> None:
        self._people = people
        self._seating = seating
        self._hub = hub

    async def change_table(self, person: str, id: str, wish: TableWish) -> LiveTable:
        """Name the table, or change how it is played; for the person who opened it."""

        def decide(row: TableRow) -> SeatChange:
            if row.owner != person:
                raise ApiError("not-yours")
            values: dict[str, Any] = {}
            chairs: Sequence[ChairRow] = ()
            if wish.name is not None:
                values["name"] = table_name(wish.name)
            if wish.watchers is not None:
                values["watchers"] = wish.watchers
            if wish.options is not None or wish.public is not None:
                _must_wait(row)
                must_be_free(row)
            if wish.host is not None:
                values["owner"] = _sitter_at(row, wish.host)
            if wish.public is not None:
                values["public"] = wish.public
            if wish.options is not None:
                _must_be_undealt(row)
                values["options"] = _as_text(_other_options(row, wish.options))
                # Those who were ready were so for another game.
                chairs = [chair._replace(ready=False) for chair in row.chairs if chair.ready]
            return SeatChange(chairs, values=values)

        return await self._seating.change(id, decide)

    async def change_seat(self, person: str, id: str, seat: int, wish: SeatChangeWish) -> LiveTable:
        """Change to another seat, name the own, wish for a role; the person who opened it also adds
        a colleague, lets two change places, or asks somebody to leave.
        """
        left: dict[str, str] = {}

        def decide(row: TableRow) -> SeatChange:
            left.clear()
            if person not in {chair.sitter for chair in row.chairs}:
                raise ApiError("not-seated")
            if row.summary.status == "over":
                raise ApiError("over")
            chair = chair_at(row, seat)
            changed: dict[int, ChairRow] = {}
            values: dict[str, Any] = {}
            if wish.kind is not None:
                arranged = _arranged(row, chair, person, wish)
                changed = {one.seat: one for one in arranged}
                if chair.person not in (None, person):
                    left[chair.person or ""] = chair.label
                if wish.block:
                    values |= _without(row, chair, person)
            if wish.swap is not None:
                changed = {one.seat: one for one in _swapped(row, chair, person, wish.swap)}
            if wish.name is not None:
                chair = changed.get(seat, chair)
                if chair.person != person:
                    raise ApiError("not-your-seat")
                changed[seat] = chair._replace(label=_label(wish.name))
            if wish.role is not None:
                _must_wait(row)
                _must_be_undealt(row)
                must_be_free(row)
                chair = changed.get(seat, chair)
                if chair.person != person and (row.owner != person or chair.person is not None):
                    raise ApiError("not-your-seat")
                values["options"] = _as_text(_with_role(row, seat, wish.role))
            return SeatChange(list(changed.values()), values=values)

        live = await self._seating.change(id, decide)
        for gone, label in left.items() if live.begun else ():
            await self._tell_gone(live, seat, gone, label)
        return live

    async def _tell_gone(self, live: LiveTable, seat: int, person: str, label: str) -> None:
        """A line of the person who no longer plays, so that it is deleted with their others."""
        name = label or await self._people.name(person) or ""
        text = f"{name or 'A guest'} plays here no longer; a colleague plays on."
        say = Said("chat-asked-to-leave", {"seat": seat, "name": name})
        nonce = f"{person}/~{secrets.token_hex(8)}"
        with suppress(StorageError):  # the seat is a colleague's already
            await self._hub.say(live, SPECTATOR_SEAT, "", text, nonce, say)

    async def ready(self, person: str, id: str, wish: Ready) -> LiveTable:
        """Somebody is ready, or not yet."""
        return await self._seating.change(id, lambda row: now_ready(row, person, wish.ready))


def _label(name: str) -> str:
    clean = cleaned(name)
    if len(clean) > LONGEST_NAME:
        raise ApiError("bad-name", f"A name has 1 to {LONGEST_NAME} letters.")
    return clean


def _must_wait(row: TableRow) -> None:
    if row.summary.status != "open":
        raise ApiError("begun")


def _must_be_undealt(row: TableRow) -> None:
    """Other options would be another game than the one in the log."""
    if row.origin is not None:
        raise ApiError("dealt")


def _sitter_at(row: TableRow, seat: int) -> str:
    """Who sits there; ApiError if it is nobody."""
    sitter = chair_at(row, seat).sitter
    if sitter is None:
        raise ApiError("impossible-option", "Nobody sits there who could look after the table.")
    return sitter


def _without(row: TableRow, chair: ChairRow, host: str) -> dict[str, str]:
    """The columns of a table to which somebody may not come back. They know the old invite."""
    if chair.person in (None, host):
        raise ApiError("impossible-option", "Nobody sits there who could be kept out.")
    blocked = [*row.blocked.split(), str(chair.person)]
    return {"blocked": " ".join(blocked), "invite": secrets.token_urlsafe(12)}


def _swapped(row: TableRow, one: ChairRow, person: str, seat: int) -> list[ChairRow]:
    """Two change places. Those who were ready were so for another seat."""
    _must_wait(row)
    if row.owner != person:
        raise ApiError("not-yours")
    other = chair_at(row, seat)
    return [one._replace(seat=other.seat, ready=False), other._replace(seat=one.seat, ready=False)]


def _arranged(row: TableRow, chair: ChairRow, person: str, wish: SeatChangeWish) -> list[ChairRow]:
    if wish.kind != "colleague" or chair.person is None:
        _must_wait(row)
    if wish.kind == "me":
        if chair.person is not None:
            raise ApiError("full")
        own = row.chairs[seats_of(row, person)[0]]
        # Both swap: the colleague gets the seat of the person.
        left = ChairRow(own.seat, None, chair.colleague)
        return [left, own._replace(seat=chair.seat, ready=False)]
    if row.owner != person:
        raise ApiError("not-yours")
    if chair.person == person and len(seats_of(row, person)) == 1:
        raise ApiError("impossible-option", "Anyone who opens a table takes a seat there.")
    if wish.kind == "open":
        return [ChairRow(chair.seat, None, None)]
    rules = game(row.game)
    kind = wish.colleague or best_kind(rules)
    return [ChairRow(chair.seat, None, known_kind(kind, rules))]


def _other_options(row: TableRow, wanted: dict[str, str]) -> dict[str, str]:
    rules = game(row.game)
    options = rules.settle(wanted, len(row.chairs))
    campaign = None if rules.campaign is None else rules.campaign.option
    if campaign is not None and options[campaign] != row.options[campaign]:
        raise ApiError("locked", "A campaign chooses its chapter when the table is opened.")
    return options


def _with_role(row: TableRow, seat: int, role: str) -> dict[str, str]:
    """The options of a table when somebody would like that role."""
    rules = game(row.game)
    if not _has_roles(rules):
        raise ApiError("impossible-option", f"Nobody chooses a role in {rules.name}.")
    before = row.options[ROLES]
    roles = [ANY_ROLE] * len(row.chairs) if before == ANY_ROLE else before.split(",")
    roles[seat] = role
    chosen = ANY_ROLE if set(roles) == {ANY_ROLE} else ",".join(roles)
    return rules.settle({**row.options, ROLES: chosen}, len(row.chairs))


def _has_roles(rules: Game) -> bool:
    return any(option.name == ROLES for option in rules.options)


def _as_text(options: dict[str, str]) -> str:
    return msgspec.json.encode(options).decode()
