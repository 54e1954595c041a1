"""Every game: what comes next is legal, is what the hint begins with, and can be shown and said.

Recorded games are looked at, each in a test of its own; a random one stands in where a game has no
records.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.random_games import GAMES, variants
from tests.tiers import amount
from wardroom.kernel import (
    Dice,
    Game,
    Next,
    Plan,
    PlanStep,
    Record,
    State,
    Table,
    open_to_players,
    what_next,
)
from wardroom.players import (
    Adviser,
    advise_at_once,
    advising_kind,
    colleague,
    plans,
    world_of,
)
from wardroom.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[1] / "games"
RECORDED = amount(3, 100)
OF_A_RECORD = amount(2, 30)
"""So many recorded games are looked at, and so many positions of each."""
MOST = amount(8, 1_000)
"""So many actions of a position are said."""


def recorded(game: Game) -> list[Path | None]:
    """The newest records of a game; None for want of any."""
    files = sorted((RECORDS / game.name.replace("-", "_") / "records").glob("*.record"))
    return [*files[-RECORDED:]] or [None]


each_recorded_game = pytest.mark.parametrize(
    ("game", "file"),
    [
        pytest.param(game, file, id=f"{game.name}-{file.stem if file else 'random'}")
        for game in GAMES
        for file in recorded(game)
    ],
)


@each_recorded_game
def test_what_comes_next_is_legal_and_begins_the_hint(game: Game, file: Path | None) -> None:
    kind = advising_kind(game)
    if kind is None or not plans(colleague(game, kind, 0)):
        pytest.skip("The game has no colleague that plans.")
    for table, now in positions(game, file):
        for seat in range(table.record.seats) if game.timed else table.waiting():
            adviser = Adviser(table.game, kind, seat)
            try:
                plan, coming = adviser.advise(table, now), adviser.next()
            finally:
                adviser.close()
            check(game, at(table, now), seat, plan, coming)


@each_recorded_game
def test_every_step_can_be_shown_and_said(game: Game, file: Path | None) -> None:
    for table, now in positions(game, file):
        state = at(table, now)
        for seat in table.waiting():
            for action in open_to_players(game, state.legal(seat))[:MOST]:
                step = PlanStep(seat, action)
                coming = what_next(table.game, state, seat, step)
                check(game, state, seat, Plan(action.message(), (step,)), coming)


@each_recorded_game
def test_it_can_be_said_on_the_spot_where_the_game_has_somebody_quick(
    game: Game, file: Path | None
) -> None:
    if game.guide is None or not game.guide.kind:
        pytest.skip("Its adviser needs a process.")
    for table, now in positions(game, file):
        for seat in range(table.record.seats):
            state = at(table, now)
            plan, coming = advise_at_once(table.game, world_of(state, seat), seat, now)
            assert coming is not None
            check(game, state, seat, plan, coming)


def check(game: Game, state: State, seat: int, plan: Plan | None, coming: Next | None) -> None:
    """It is the plan's first step, or what is waited for. What is to be taken is lit by an offer or
    named by the view, and goes where an offer says.
    """
    if coming is None:
        assert plan is None
        return
    assert coming.action is (None if plan is None else plan.steps[0].action)
    assert coming.action is None or coming.action in state.legal(seat)
    for language in LANGUAGES:
        assert Words(game, language).say(coming.say).strip()
    offers = {offer.action: offer for offer in state.offers(seat)}
    lit = {key for offer in offers.values() for key in (*offer.lights, *offer.into)}
    kind, _, name = coming.thing.partition(":")
    known = str(state.view(seat))
    assert coming.thing == "" or coming.thing in lit or coming.thing in known or name in known, kind
    if coming.action is not None:
        offer = offers[coming.action]
        assert set(coming.into) <= {*offer.lights, *offer.into}, (coming, offer)
    else:
        assert coming.into == ()


def at(table: Table, now: int) -> State:
    state = table.state.copy()
    state.advance(now)
    return state


def positions(game: Game, file: Path | None) -> Iterator[tuple[Table, int]]:
    """Some positions of a recorded game, with their moments; the table goes on in between."""
    record = played(game) if file is None else Record.load(file)
    rules = next(one for one in (game, *game.earlier) if one.edition == record.edition)
    fresh = Record(
        record.game, record.edition, record.seats, record.seed, record.options, record.carried
    )
    table = Table(rules, fresh)
    apart = max(1, len(record.moves) // (OF_A_RECORD + 1))
    for ply, move in enumerate(record.moves):
        if ply % apart == apart - 1:
            yield table, table.now
        table.repeat(move)


def played(game: Game) -> Record:
    """A game at random, for want of a recorded one."""
    table = next(iter(variants(game))).deal(5)
    dice = Dice.seeded(5)
    while table.outcome() is None and table.ply < 40:
        seat = table.waiting()[0]
        table.play(seat, dice.pick(table.legal(seat)))
    return table.record
