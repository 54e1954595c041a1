"""Every game: advice hangs together, and every reason is true."""

import pytest

from tests.contract.random_games import each_game
from tests.tiers import amount
from tools.claims import listen, untrue
from tools.contradictions import contradictions
from wardroom.kernel import Choice, Dice, Game, Message, Plan, Table
from wardroom.players import (
    Adviser,
    Team,
    advising_kind,
    claims_of,
    colleague,
    next_choice,
    plans,
)

REASONS = amount(150, 10_000)
DECISIONS = amount(25, 400)


@each_game
def test_every_reason_is_true(game: Game) -> None:
    if not claims_of(game):
        pytest.skip("The game makes no claims.")
    wrong = [complaint for told in listen(game, REASONS, 7) if (complaint := untrue(game, told))]
    assert wrong == []


@each_game
def test_a_new_adviser_says_the_same_as_one_that_was_kept(game: Game) -> None:
    kind = _kind(game)
    table, kept = _table(game), Adviser(game, kind, 0)
    for _ in range(DECISIONS // 2):
        if table.outcome() is not None:
            break
        seat = _next_seat(table)
        if seat == 0:
            known = kept.advise(table)
            assert Adviser(game, kind, 0).advise(table) == known
            assert kept.advise(table) == known
            if known is not None:
                table.play(0, known.steps[0].action)
                continue
        _play_other(table, seat, kind)


@each_game
def test_an_aim_changes_only_for_a_reason(game: Game) -> None:
    """Anyone who asks at every decision and obeys hears of one plan until it is done."""
    kind = _kind(game)
    table, kept = _table(game), Adviser(game, kind, 0)
    before: Plan | None = None
    for _ in range(DECISIONS):
        if table.outcome() is not None:
            break
        seat = _next_seat(table)
        if seat != 0:
            before = None
            _play_other(table, seat, kind)
            continue
        plan = kept.advise(table)
        if plan is None:
            before = None
            _play_other(table, seat, kind)
            continue
        assert plan.steps[0].action in table.legal(0)
        if before is not None and len(before.steps) > 1 and plan.changed is None:
            assert [step.action for step in plan.steps] == [
                step.action for step in before.steps[1:]
            ]
        revealed = table.state.revealed
        table.play(0, plan.steps[0].action)
        before = plan if table.state.revealed == revealed else None


@each_game
def test_advice_does_not_contradict_itself(game: Game) -> None:
    """`python -m tools.contradictions` plays whole games."""
    kind = advising_kind(game)
    if kind is None or not plans(colleague(game, kind, 0)):
        pytest.skip("The game has no colleague that plans.")
    found, asked = contradictions(game, game.seats[-1], 5, amount(20, 900))
    assert found == []
    assert asked > 0


@each_game
def test_what_a_plan_is_about_can_be_lit(game: Game) -> None:
    table, adviser = _table(game), Adviser(game, _kind(game), 0)
    for _ in range(20):
        plan = adviser.advise(table)
        if plan is not None:
            for thing in (*plan.lights, *(light for step in plan.steps for light in step.lights)):
                assert all(thing.split(":", 1)), thing
            assert isinstance(plan.aim, Message)
        if table.outcome() is not None:
            break
        _play_other(table, _next_seat(table), _kind(game))


def _kind(game: Game) -> str:
    kind = advising_kind(game)
    if kind is None or not plans(colleague(game, kind, 0)):
        pytest.skip("The game has no colleague that plans.")
    if game.timed:
        pytest.skip("In real time there are only next steps.")
    return kind


def _table(game: Game) -> Table:
    return Table.deal(game, game.seats[0], 3)


def _next_seat(table: Table) -> int:
    return table.waiting()[0]


def _play_other(table: Table, seat: int, kind: str) -> None:
    team = Team({seat: colleague(table.game, kind, seat)})
    chosen = next_choice(table, team)
    choice = chosen[1] if chosen is not None else Choice(Dice.seeded(1).pick(table.legal(seat)))
    table.play(seat, choice.action)
