"""Advice in Quarantine: anyone who asks again at every step is led through, never in a circle."""

from typing import Any, cast

from tests.games.quarantine.given import H1, given
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.colleague import Steady
from wardroom.kernel import Choice, Dice, Message, Perspective, Plan, State
from wardroom.players import Obedient

LOOSE = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@0,2:esw"


def test_a_rebuild_is_brought_to_its_end() -> None:  # QUA-16.1
    board = given(hospitals=[LOOSE, H1], actions=1, finisher=1)
    before = board.stations(0)
    person = Obedient(QUARANTINE)
    done: list[str] = []
    while board.result is None and board.active == 0:
        choice = person.choose(Perspective(QUARANTINE, board.state, 0))
        assert isinstance(choice, Choice)
        done.append(repr(choice.action))
        board.play(done[-1])
    assert done[0] == "rebuild"
    assert "cancel" not in done
    assert board.stations(0) > before


def test_the_plan_names_the_stations_before_and_after() -> None:
    board = given(hospitals=[LOOSE, H1], actions=1, finisher=1)
    plan = Steady(1).plan(Perspective(QUARANTINE, board.state, 0))
    assert plan is not None
    assert plan.aim.id == "why-rebuild"
    assert plan.aim.args == {"count": board.stations(0), "more": board.stations(0) + 1}
    assert repr(plan.steps[0].action) == "rebuild"
    assert "done" in [repr(step.action) for step in plan.steps]


def test_a_contract_names_its_price() -> None:
    board = given(stocks=["red 2 blue 2 yellow 2", ""], actions=4)
    person = Steady(1)
    while board.active == 0 and board.result is None:
        plan = person.plan(Perspective(QUARANTINE, board.state, 0))
        assert plan is not None
        reason = plan.steps[0].reason
        if reason is not None and reason.id == "why-contract":
            assert len(list(reason.args["cubes"])) >= 2  # type: ignore[arg-type]
            assert reason.args["rivals"] == 0
            return
        board.play(repr(plan.steps[0].action))
    raise AssertionError("No contract was made.")


def test_a_plan_says_where_a_tile_goes_as_the_offers_do() -> None:
    """No plan on the screen has the numbers of cells, so no step names them."""
    board = given(hospitals=[LOOSE, H1], actions=1, finisher=1)
    plan = Steady(1).plan(Perspective(QUARANTINE, board.state, 0))
    assert plan is not None
    said = {repr(step.action).split()[0]: step.words for step in plan.steps}
    assert said["cell"] is not None
    assert said["cell"].id == "do-cell-at"
    assert said["done"] == Message("do-finish-rebuild")


def test_the_start_is_planned_as_a_whole() -> None:  # D1
    """All wards are seen where they would lie before the first is laid; the plan is then kept."""
    state: State = QUARANTINE.deal({}, 2, 3)
    seat = state.waiting()[0]
    plan = Steady(1).plan(Perspective(QUARANTINE, state, seat))
    assert plan is not None
    assert plan.foreseen is not None
    whole = [repr(step.action) for step in plan.steps]
    assert [action.split()[0] for action in whole] == ["lay"] * 4
    for place, step in enumerate(plan.steps):
        rest = Steady(1).plan(Perspective(QUARANTINE, state, seat))
        assert rest is not None
        assert [repr(each.action) for each in rest.steps] == whole[place:]
        state.play(step.seat, step.action)
    assert _hospital(state, seat) == plan.foreseen
    last = Steady(1).plan(Perspective(QUARANTINE, state, seat))
    assert last is not None
    assert [repr(step.action) for step in last.steps] == ["done"]


def test_the_points_of_a_plan_are_those_that_playing_its_steps_brings() -> None:  # QUA-20.1
    told = 0
    for seed in range(6):
        for state, plan in _plans(seed):
            seat = state.waiting()[0]
            played = state.copy()
            before = _hospital(played, seat)
            for step in plan.steps:
                played.play(step.seat, step.action)
            after = _hospital(played, seat)
            if plan.foreseen is None:
                assert plan.gain is None
                continue
            assert plan.foreseen == after
            if plan.gain is None:  # A plan that changes no points does not speak of them.
                assert after["score"] == before["score"]
                continue
            told += 1
            assert (
                _number(plan.gain, "points") == after["score"]["points"] - before["score"]["points"]
            )
            for said, item in (
                ("rooms",) * 2,
                ("stations",) * 2,
                ("stock", "cubes"),
                ("line",) * 2,
            ):
                change = after["score"][item] - before["score"][item]
                assert _number(plan.gain, said) == change
    assert told > 100


def test_nothing_is_foretold_of_what_the_bag_will_bring() -> None:  # QUA-5.4
    board = given(hospitals=[LOOSE, H1], held=2)
    plan = Steady(1).plan(Perspective(QUARANTINE, board.state, 0))
    assert plan is not None
    assert [repr(step.action) for step in plan.steps] == ["draw"]
    assert plan.gain is None
    assert plan.foreseen is None


def _plans(seed: int) -> list[tuple[State, Plan]]:
    """The plans of a game in which something else is done now and then."""
    dice = Dice.seeded(seed, "somebody who does not always obey")
    state: State = QUARANTINE.deal({}, 2, seed)
    advisers = [Steady(1), Steady(2)]
    found: list[tuple[State, Plan]] = []
    for _ in range(150):
        if not state.waiting():
            break
        seat = state.waiting()[0]
        plan = advisers[seat].plan(Perspective(QUARANTINE, state, seat))
        assert plan is not None
        found.append((state.copy(), plan))
        legal = state.legal(seat)
        action = plan.steps[0].action
        if dice.below(5) == 0:
            action = legal[dice.below(len(legal))]
        state.play(seat, action)
    return found


def _hospital(state: State, seat: int) -> dict[str, Any]:
    view = cast(dict[str, Any], state.view(seat))
    return cast(dict[str, Any], view["hospitals"][seat])


def _number(said: Message, name: str) -> int:
    text = str(said.args[name])
    return 0 if text in ("same", "±0") else int(text.replace("−", "-"))
