"""Advice in Quarantine: whoever asks anew at every step is led through, never in a circle."""

from tests.games.quarantine.given import H1, given
from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.colleague import Steady
from wardroom.kernel import Choice, Message, Perspective
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
