"""Tables and games as lists and frames show them."""

import time
from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from wardroom.kernel import Game
from wardroom.players import kinds
from wardroom.server.protocol import Chair, GameCard, OptionCard, Said, TableCard
from wardroom.server.store import ChairRow, TableRow
from wardroom.words import has_chapters

AWAY_FOR: Final = 30.0
"""Seconds after which others may ask a colleague to stand in for somebody."""


LOST_FOR: Final = 5.0
"""Seconds after which somebody without a connection counts as away where time runs (RMD-1.13)."""


def game_card(game: Game) -> GameCard:
    return GameCard(
        game.name,
        game.edition,
        list(game.seats),
        [OptionCard(option.name, option.default, list(option.choices)) for option in game.options],
        list(kinds(game)),
        {name: list(prefixes) for name, prefixes in game.vocabulary.items()},
        game.timed,
        None if game.campaign is None else game.campaign.option,
        has_chapters(game.package),
    )


def table_card(row: TableRow, names: Mapping[str, str], person: str | None) -> TableCard:
    """A table as this person may see it."""
    now = time.time()
    waiting = waited_for(row)
    seats = seats_of(row, person)
    return TableCard(
        row.id,
        row.game,
        row.options,
        [_chair(row, chair, names, person, now) for chair in row.chairs],
        _status(row),
        row.public,
        row.summary.step,
        waiting,
        any(seat in waiting and row.chairs[seat].colleague is None for seat in seats),
        person is not None and row.owner == person,
        row.made,
        row.summary.moved,
        row.invite if seats else None,
        None if row.summary.result is None else msgspec.json.decode(row.summary.result, type=Said),
        row.rematch,
        row.campaign,
    )


def seats_of(row: TableRow, person: str | None) -> tuple[int, ...]:
    """The seats of a person, none for somebody who only watches."""
    if person is None:
        return ()
    return tuple(chair.seat for chair in row.chairs if chair.person == person)


def waited_for(row: TableRow) -> list[int]:
    return [int(seat) for seat in row.summary.waiting.split(",") if seat]


def people_of(row: TableRow) -> set[str]:
    return {chair.person for chair in row.chairs if chair.person is not None}


def seen_at(row: TableRow, person: str, until: float) -> TableRow:
    """The table when this person counts as being here until then."""
    chairs = tuple(
        chair._replace(here_until=until) if chair.person == person else chair
        for chair in row.chairs
    )
    return row._replace(chairs=chairs)


def away_since(row: TableRow, chair: ChairRow) -> float:
    """When the person of a chair was last here; the table's beginning if never."""
    return max(chair.here_until, row.made)


def lost_in(row: TableRow, chair: ChairRow, now: float) -> float:
    """Seconds until the person of a chair counts as away, if they do not come before.

    Nobody is away before the game could have been opened.
    """
    return max(chair.here_until, row.begun or now) + LOST_FOR - now


def is_looked_after(row: TableRow, chair: ChairRow, now: float) -> bool:
    """Is its person there, or not away for long, or does a colleague act in their place?"""
    return chair.colleague is not None or lost_in(row, chair, now) > 0


def is_attended(row: TableRow, now: float) -> bool:
    """Is any of the people there, or somebody in their place?"""
    return any(is_looked_after(row, chair, now) for chair in row.chairs if chair.person is not None)


def _chair(
    row: TableRow, chair: ChairRow, names: Mapping[str, str], person: str | None, now: float
) -> Chair:
    if chair.person is None:
        if chair.colleague is None:
            return Chair(chair.seat, "open", "")
        return Chair(chair.seat, "colleague", "", colleague=chair.colleague)
    here = chair.here_until > now
    return Chair(
        chair.seat,
        "person",
        names.get(chair.person, ""),
        chair.person == person,
        here,
        chair.colleague,
        None if here else away_since(row, chair),
    )


def _status(row: TableRow) -> Literal["open", "playing", "over"]:
    match row.summary.status:
        case "over":
            return "over"
        case "playing":
            return "playing"
        case _:
            return "open"
