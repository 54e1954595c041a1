"""Finds positions worth looking at, two games of each kind and six positions of each of them.

Run it after a change of the rules: `python -m tests.browser.positions`. Colleagues play the games
from fixed seeds. Of each, those positions are kept that together show most of what can be asked
and of what can happen: an outbreak, a fever, an evaluation, the decision with most choices, the
first and the last one. They are written beside this file: the record, and in `positions.json` the
plies with what each of them is the first to show.
"""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from wardroom.games.rush_md.full_state import RushState
from wardroom.kernel import Event, Move, Record, State, Table, game
from wardroom.players import Team, colleague, step

HERE: Final = Path(__file__).parent
POSITIONS: Final = 6
"""Of each game."""
A_LOOK: Final = 120_000
"""Milliseconds that a phase by the clock must last on while somebody looks at it."""


class Plan(NamedTuple):
    """A game to be played."""

    name: str
    game: str
    seats: int
    seed: int
    kind: str
    options: Mapping[str, str] = MappingProxyType({})


# With slow colleagues more goes wrong, and there is more to be seen.
PLANS: Final = (
    Plan("pandemic-2", "pandemic", 2, 3, "gentle"),
    Plan("pandemic-4", "pandemic", 4, 8, "gentle", {"epidemics": "6"}),
    Plan("quarantine-2", "quarantine", 2, 5, "random"),
    Plan("quarantine-4", "quarantine", 4, 6, "gentle"),
    Plan("holding-on-1", "holding-on", 1, 3, "gentle"),
    Plan("holding-on-3", "holding-on", 3, 3, "good"),
    Plan("rush-md-1", "rush-md", 1, 3, "gentle", {"phase": "300", "rounds": "2"}),
    Plan("rush-md-3", "rush-md", 3, 4, "gentle", {"clock": "moves", "rounds": "2"}),
)


class Candidate(NamedTuple):
    ply: int
    choices: int
    shows: frozenset[str]


def main() -> None:
    index: dict[str, list[dict[str, object]]] = {}
    for plan in PLANS:
        table, candidates = _played(plan)
        _without_reasons(table.record).save(HERE / f"{plan.name}.record")
        for ply, shown in _worth_a_look(candidates):
            position = {"record": f"{plan.name}.record", "ply": ply, "shows": shown}
            index.setdefault(plan.game, []).append(position)
    (HERE / "positions.json").write_text(json.dumps(index, indent=1) + "\n", encoding="utf-8")


def _played(plan: Plan) -> tuple[Table, list[Candidate]]:
    rules = game(plan.game)
    table = Table.deal(rules, plan.seats, plan.seed, plan.options)
    seats = range(plan.seats)
    team = Team({seat: colleague(rules, plan.kind, seat) for seat in seats})
    candidates = list(_candidate(table, []))
    while table.outcome() is None:
        events = step(table, team)
        candidates += _candidate(table, events)
    return table, candidates


def _candidate(table: Table, events: list[Event]) -> Iterator[Candidate]:
    """The position, if somebody has a choice and time to look at it."""
    seats = table.waiting() or range(table.record.seats)
    offers = [repr(action) for seat in seats for action in table.legal(seat)]
    if table.outcome() is None and offers and _lasts(table.state):
        asked = {f"asked: {offer.split()[0]}" for offer in offers}
        happened = {f"happened: {event.kind}" for event in events}
        yield Candidate(table.ply, len(offers), frozenset(asked | happened))


def _lasts(state: State) -> bool:
    """Does nothing that the clock brings end the position before it was looked at?"""
    if not isinstance(state, RushState) or state.due() is None:
        return True
    return 0 < state.clock < state.deal.phase - A_LOOK


def _worth_a_look(candidates: list[Candidate]) -> list[tuple[int, list[str]]]:
    """The plies of the first and the last position, of the one with most choices, and of those
    that show most besides.
    """
    chosen = [candidates[0], candidates[-1], max(candidates, key=lambda each: each.choices)]
    while len(chosen) < POSITIONS:
        seen = frozenset[str]().union(*(each.shows for each in chosen))
        chosen.append(max(candidates, key=lambda each: len(each.shows - seen)))
    known: set[str] = set()
    found = []
    for each in sorted(set(chosen)):
        found.append((each.ply, sorted(each.shows - known)))
        known |= each.shows
    return found


def _without_reasons(record: Record) -> Record:
    """Why colleagues moved as they did does not matter here, and is longer than the moves."""
    short = Record.read(record.text())
    short.moves = [Move(move.seat, move.action, move.at) for move in record.moves]
    return short


if __name__ == "__main__":
    main()
