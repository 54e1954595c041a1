"""How games with a shared deal ended: that of a day, or of a challenge."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from wardroom.kernel import Game, Outcome
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.state import SPECTATOR
from wardroom.protocol import DailyResult
from wardroom.server.features.daily.rows import DailyOutcome
from wardroom.server.store.protocols import People
from wardroom.server.tables.hub import Hub


class Ended(NamedTuple):
    """When a game ended, and how for each person who had a seat."""

    moment: float
    fared: Mapping[str, DailyOutcome]


class PersonResult(Protocol):
    """How the game that counts for a person went."""

    @property
    def person(self) -> str: ...
    @property
    def table_id(self) -> str: ...
    @property
    def won(self) -> bool | None: ...
    @property
    def points(self) -> int | None: ...
    @property
    def turns(self) -> int | None: ...
    @property
    def people(self) -> int | None: ...
    @property
    def colleagues(self) -> int | None: ...
    @property
    def seconds(self) -> float | None: ...


async def how_it_ended(hub: Hub, id: str) -> Ended | None:
    """What follows from the log of a game, which is the truth; None if the game goes on."""
    live = await hub.current(id)
    async with live.lock:
        await live.ensure_loaded()
        row, state = live.row, live.table.state
        outcome = state.outcome()
        set_up = live.game.daily
        view: dict[str, Any] = dict(state.view(SPECTATOR))
    if outcome is None:
        return None
    people = {chair.sitter for chair in row.chairs if chair.sitter is not None}
    # Anyone who lets a colleague stand in to the end has not played alone.
    colleagues = sum(chair.sitter is None or chair.colleague is not None for chair in row.chairs)
    seconds = max(0.0, row.summary.moved - (row.begun or row.made))
    fared = {}
    for person in {chair.person for chair in row.chairs if chair.person is not None}:
        own = [chair.seat for chair in row.chairs if chair.person == person]
        won = has_won(live.game, outcome, own) if person in people else None
        points = points_of(set_up, outcome, view, own)
        turns = number_in(view, None if set_up is None else set_up.turns)
        fared[person] = DailyOutcome(won, points, turns, len(people), colleagues, seconds)
    return Ended(row.summary.moved, fared)


async def named_results(
    people: People,
    rules: Game,
    rows: Iterable[PersonResult],
    person: str | None,
    unnamed: Iterable[str] = (),
) -> list[DailyResult]:
    """Results with names: one for each team, or one for each person where they are rivals. Those
    who are `unnamed` have not agreed to be named here.
    """
    teams: dict[tuple[str, str], list[PersonResult]] = {}
    for row in rows:
        rival = row.person if rules.competitive else ""
        teams.setdefault((row.table_id, rival), []).append(row)
    persons = {row.person for team in teams.values() for row in team}
    names = await people.names(persons.difference(unnamed))
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


def has_won(rules: Game, outcome: Outcome, own: Iterable[int]) -> bool:
    """Did these seats win? A team wins together."""
    if not rules.competitive:
        return bool(outcome.winners)
    return any(seat in outcome.winners for seat in own)


def points_of(
    set_up: DailyDeal | None, outcome: Outcome, view: dict[str, Any], own: Iterable[int]
) -> int | None:
    """The points of these seats, in a game that counts them."""
    scores = [outcome.scores[seat] for seat in own if seat < len(outcome.scores)]
    if scores:
        return max(scores)
    return number_in(view, None if set_up is None else set_up.points)


def number_in(view: dict[str, Any], name: str | None) -> int | None:
    """A number in a view, such as that of the turn."""
    found = None if name is None else view.get(name)
    return found if isinstance(found, int) else None
