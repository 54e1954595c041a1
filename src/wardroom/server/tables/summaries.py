"""Tables and games as lists and frames show them."""

import time
from collections.abc import Mapping, Sequence
from typing import Final, Literal

import msgspec

from wardroom.kernel import Game, UnknownGame, game, games
from wardroom.players import kinds, present_kind
from wardroom.protocol import (
    Chair,
    FirstTimeCard,
    GameCard,
    LessonCard,
    OptionCard,
    Origin,
    Pace,
    Question,
    Said,
    TableCard,
)
from wardroom.server.logger import get_logger
from wardroom.server.store import ChairRow, TableRow
from wardroom.server.tables.story_pages import is_reading
from wardroom.server.tables.turns import turns_in
from wardroom.teaching.accompanied import first_table_of, first_times_of
from wardroom.teaching.lesson import lessons_of
from wardroom.teaching.puzzle import puzzles_of
from wardroom.words import has_chapters

_log = get_logger(__name__)

_QUESTIONS: Final = msgspec.json.Decoder(Question)

AWAY_FOR: Final = 30.0
"""Seconds after which others may ask a colleague to stand in for somebody."""
LIVE: Final = "live"
NEVER: Final = "never"
_PACES: Final[Mapping[str, float]] = {
    "hour": 3600.0,
    "day": 86400.0,
    "three-days": 3 * 86400.0,
}
"""Seconds that somebody has for a move where people play over days."""

LOST_FOR: Final = 5.0
"""Seconds after which somebody without a connection counts as away where time runs (RMD-1.13)."""


def game_cards(names: Sequence[str] | None = None) -> list[GameCard]:
    """The games that can be played here, or those of them with these names."""
    cards = []
    for name in games() if names is None else names:
        try:
            cards.append(game_card(game(name)))
        except UnknownGame as error:
            _log.warning("game left out", game=name, error=str(error))
    return cards


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
        [
            LessonCard(lesson.name, lesson.minutes, len(lesson.steps), lesson.basics)
            for lesson in lessons_of(game)
        ],
        first_table_of(game) is not None,
        [
            FirstTimeCard(
                one.name,
                one.event,
                {name: list(is_) for name, is_ in one.when.items()},
                list(one.until),
            )
            for one in first_times_of(game)
        ],
        len(puzzles_of(game)),
        game.competitive,
        list(game.groups.names),
    )


def table_card(
    row: TableRow,
    names: Mapping[str, str],
    person: str | None,
    watching: Sequence[str] = (),
    unread: int = 0,
    pages: int = 0,
) -> TableCard:
    """A table as this person may see it, after so many pages of a story."""
    now = time.time()
    waiting = waited_for(row)
    seats = seats_of(row, person)
    return TableCard(
        row.id,
        row.game,
        row.options,
        [_chair(row, chair, names, person, now, pages) for chair in row.chairs],
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
        _pace(row),
        row.name,
        row.begun,
        row.waits,
        _watchers(row),
        list(watching),
        question_of(row),
        unread,
        None if row.origin is None else Origin(row.origin.table, row.origin.ply),
        row.shared,
        row.daily,
        row.challenge,
    )


def question_of(row: TableRow) -> Question | None:
    """What all players are asked, unless the table has moved on."""
    if row.asked is None or row.summary.status != "playing":
        return None
    question = _QUESTIONS.decode(row.asked)
    return question if question.step == row.summary.step else None


def read_by(row: TableRow, person: str | None) -> int:
    """The last line of chat that the person has seen."""
    return max((chair.read for chair in row.chairs if chair.person == person), default=0)


def seats_of(row: TableRow, person: str | None) -> tuple[int, ...]:
    """The seats of a person, also those left; none for somebody who only watches."""
    if person is None:
        return ()
    return tuple(chair.seat for chair in row.chairs if chair.person == person)


def waited_for(row: TableRow) -> list[int]:
    return [int(seat) for seat in row.summary.waiting.split(",") if seat]


def people_of(row: TableRow) -> set[str]:
    """Those who sit here; anyone who has left is not among them."""
    return {chair.sitter for chair in row.chairs if chair.sitter is not None}


def named_in(row: TableRow) -> set[str]:
    """Those whose names a card of the table may have to tell, to them or to others."""
    return {chair.person for chair in row.chairs if chair.person is not None}


def colleagues_of(row: TableRow) -> dict[int, str]:
    """The colleagues by the seats they act for."""
    return {chair.seat: chair.colleague for chair in row.chairs if chair.colleague is not None}


def names_by_seat(row: TableRow, names: Mapping[str, str]) -> dict[int, str]:
    """What the people in the seats are called."""
    return {
        chair.seat: chair.label or names[chair.person]
        for chair in row.chairs
        if chair.person is not None and chair.person in names
    }


def with_read(row: TableRow, person: str, number: int) -> TableRow:
    """The table when this person has seen the chat up to that line."""
    chairs = tuple(
        chair._replace(read=max(chair.read, number)) if chair.person == person else chair
        for chair in row.chairs
    )
    return row._replace(chairs=chairs)


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


def stand_in_from(row: TableRow, chair: ChairRow) -> float | None:
    """When others may ask a colleague to stand in for the person of a chair who stays away.

    Played live, that is soon after they have gone. At a slower pace it is once the table has waited
    for them for as long as its pace gives; None while nobody waits for them, or where it never is.
    The days of a holiday do not count, unless the person has left it to the others.
    """
    gone = away_since(row, chair) + AWAY_FOR
    if row.pace == LIVE or (chair.holiday_stand_in and chair.holiday_until > time.time()):
        return gone
    turn = turns_in(row.summary.turns).get(chair.seat)
    if row.pace == NEVER or turn is None:
        return None
    return max(gone, max(turn.began, chair.holiday_until) + _PACES[row.pace])


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
    return any(is_looked_after(row, chair, now) for chair in row.chairs if chair.sitter is not None)


def _chair(
    row: TableRow,
    chair: ChairRow,
    names: Mapping[str, str],
    person: str | None,
    now: float,
    pages: int,
) -> Chair:
    kind = None if chair.colleague is None else present_kind(game(row.game), chair.colleague)
    if chair.person is None or (chair.has_left and chair.person != person):
        if kind is None:
            return Chair(chair.seat, "open", "")
        return Chair(chair.seat, "colleague", "", colleague=kind)
    here = chair.here_until > now
    return Chair(
        chair.seat,
        "person",
        chair.label or names.get(chair.person, ""),
        chair.person == person,
        here,
        kind,
        None if here else away_since(row, chair),
        None if here or _status(row) != "playing" else stand_in_from(row, chair),
        chair.ready,
        chair.named and chair.person == person,
        chair.holiday_until if chair.holiday_until > now and seats_of(row, person) else None,
        here and is_reading(chair, pages),
    )


def _pace(row: TableRow) -> Pace:
    match row.pace:
        case "hour" | "day" | "three-days" | "never":
            return row.pace
        case _:
            return "live"


def _status(row: TableRow) -> Literal["open", "playing", "over"]:
    match row.summary.status:
        case "over":
            return "over"
        case "playing":
            return "playing"
        case _:
            return "open"


def _watchers(row: TableRow) -> Literal["silent", "aside", "table"]:
    match row.watchers:
        case "aside":
            return "aside"
        case "table":
            return "table"
        case _:
            return "silent"
