"""The strong colleague of Pandemic: it plays legally, honestly and with sense.

Where the native core is not built these tests are skipped: `make native` builds it.
"""

from pathlib import Path
from typing import cast

import pytest

from tests.games.pandemic.given import Board, given
from tools.claims import Listened, Told, untrue
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.actions import Fetch
from wardroom.games.pandemic.debrief.walk import carried_out
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel import Call, Choice, Dice, Message, Perspective, Record, State, Table
from wardroom.players import Team, claims_of, colleague, play_out, step
from wardroom.words import Words

pytest.importorskip("wardroom_native.core", reason="the native core is not built: make native")

from wardroom_native.strong import Strong

FEW = 24


def chosen(board: Board, seat: int | None = None, samples: int = FEW) -> Choice:
    state: State = board.state
    asked = board.asked if seat is None else seat
    choice = Strong(1, samples).choose(Perspective(PANDEMIC, state, asked))
    assert choice is not None
    return choice


def two_troubles() -> Board:
    """Two cities that are as bad and as near; there is time for one of them only."""
    return given(
        "researcher scientist", pawns="madrid", cubes="london 2, algiers 2", actions=2, rate=2
    )


@pytest.mark.parametrize("asked", ["london", "algiers"])
def test_it_heeds_what_people_call_where_that_costs_little(asked: str) -> None:
    board, one = two_troubles(), Strong(1, FEW)
    here = Perspective(PANDEMIC, board.state, 0)
    assert one.hear(Call(1, "please", f"city:{asked}"), here) == Message("chat-answer-please")
    choice = one.choose(here)
    assert choice is not None
    assert repr(choice.action) == f"drive {asked}"
    board.play(f"drive {asked}")
    choice = one.choose(Perspective(PANDEMIC, board.state, 0))
    assert choice is not None
    assert repr(choice.action).startswith("treat")


def test_it_says_when_something_else_is_more_urgent() -> None:
    board = given(
        "medic scientist",
        pawns="miami",
        hands=["beijing seoul shanghai tokyo osaka"],
        cubes="bogota 1",
        cured="blue yellow black",
    )
    one, here = Strong(1, FEW), Perspective(PANDEMIC, board.state, 0)
    answer = one.hear(Call(1, "please", "city:bogota"), here)
    assert answer == Message("chat-answer-not-now")
    choice = one.choose(here)
    assert choice is not None
    assert repr(choice.action) == "drive atlanta"


def half_played(seed: int, seats: int = 3) -> Board:
    board = Board(PANDEMIC.deal({"epidemics": "5"}, seats, seed))
    team = [Strong(seat, 0) for seat in range(seats)]
    for _ in range(25):
        if board.state.result:
            break
        seat = board.asked
        choice = team[seat].choose(Perspective(PANDEMIC, board.state, seat))
        assert choice is not None
        board.state.play(seat, choice.action)
    return board


@pytest.mark.gate("3-automatic", "4-ask")
@pytest.mark.parametrize(("seats", "consent"), [(2, "ask"), (3, "automatic"), (4, "ask")])
def test_a_team_plays_a_whole_game(seats: int, consent: str) -> None:
    table = Table.deal(PANDEMIC, seats, seats, {"epidemics": "5", "consent": consent})
    outcome = play_out(table, {seat: Strong(seat, FEW) for seat in range(seats)})
    assert outcome.result in ("win", "loss_outbreaks", "loss_cubes", "loss_deck")


def test_it_finds_the_last_cure() -> None:
    board = given(
        "scientist medic",
        hands=["beijing seoul shanghai tokyo", ""],
        pawns="chicago atlanta",
        cured="blue yellow black",
    )
    assert repr(chosen(board).action) == "drive atlanta"
    board.play("drive atlanta")
    assert repr(chosen(board).action) == "cure red"


def test_it_treats_what_is_about_to_break_out() -> None:
    board = given(
        "scientist medic",
        pawns="paris atlanta",
        cubes="paris 3",
        infection="paris",
        actions=1,
        outbreaks=7,
    )
    board.state.seams = (1,)  # everybody knows the first card, as after a Forecast
    assert repr(chosen(board).action) == "treat blue"


@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_nothing(seed: int) -> None:
    """It decides alike in every world that its seat cannot tell from the real one."""
    board = half_played(seed)
    if board.state.result:
        return
    seat = board.asked
    first = chosen(board).action
    for other in range(3):
        world = board.state.imagine(seat, Dice.seeded(other), told=True)
        again = Strong(1, FEW).choose(Perspective(PANDEMIC, world, seat))
        assert again is not None
        assert again.action is first


def test_all_of_a_team_come_to_the_same_plan() -> None:
    board = half_played(5)
    seat = board.asked
    choices = [
        Strong(seed, FEW).choose(Perspective(PANDEMIC, board.state, seat)) for seed in (1, 9)
    ]
    assert choices[0] is not None
    assert choices[1] is not None
    assert choices[0].action is choices[1].action


def test_what_was_refused_is_not_proposed_again() -> None:
    board = given(
        "researcher scientist",
        hands=["beijing", "seoul shanghai tokyo"],
        consent=True,
    )
    assert repr(chosen(board).action) == "give beijing 1"
    board.play("give beijing 1", "refuse")
    assert repr(chosen(board).action) != "give beijing 1"


def test_reasons_are_messages_in_all_languages() -> None:
    board = half_played(2, seats=2)
    for language in ("en", "pl", "hu"):
        words = Words(PANDEMIC, language)
        choice = chosen(board)
        assert choice.reason is not None
        assert "{" not in words.say(choice.reason)


def test_what_it_says_is_true() -> None:
    heard: list[Told] = []
    table = Table.deal(PANDEMIC, 3, 7, {"epidemics": "5", "consent": "ask"})
    team = Team({seat: Listened("strong", Strong(seat, FEW), seat, heard) for seat in range(3)})
    while table.outcome() is None:
        step(table, team)
    assert [wrong for told in heard if (wrong := untrue(PANDEMIC, told))] == []
    assert len({message.id for _, message, _ in heard}) > 8


def test_a_card_that_the_plan_fetches_was_let_go_before() -> None:
    """Which card a full hand lets go depends on what the team is after in this very plan."""
    text = (Path(__file__).parent / "records" / "let-go-then-fetched.record").read_text("utf-8")
    table = Table.resume(Record.read(text))
    now = cast(PandemicState, table.state)
    plan = Strong(1).plan(Perspective(PANDEMIC, now, now.active))
    assert plan is not None
    assert any(isinstance(planned.action, Fetch) for planned in plan.steps)
    for planned in plan.steps:
        now = carried_out(now, planned.seat, cast(PandemicAction, planned.action))


def test_a_plan_names_its_aim_and_is_kept() -> None:
    board = given(
        "scientist medic",
        hands=["beijing seoul shanghai tokyo", ""],
        pawns="chicago atlanta",
        cured="blue yellow black",
    )
    strong = Strong(1, FEW)
    plan = strong.plan(Perspective(PANDEMIC, board.state, 0))
    assert plan is not None
    assert plan.aim.id == "why-cure"
    assert plan.aim.id in claims_of(PANDEMIC)
    assert [repr(each.action) for each in plan.steps] == ["drive atlanta", "cure red"]
    board.play("drive atlanta")
    rest = strong.plan(Perspective(PANDEMIC, board.state, 0))
    assert rest is not None
    assert rest.steps == plan.steps[1:]
    assert rest.changed is None


def test_chances_come_with_their_interval() -> None:
    good = given(
        "scientist medic",
        hands=["beijing seoul shanghai tokyo", ""],
        cured="blue yellow black",
    )
    bad = given("scientist medic", outbreaks=7, cubes="paris 3, essen 3", infection="paris essen")
    strong = Strong(1)
    likely = strong.chances(Perspective(PANDEMIC, good.state, 0), samples=40)
    unlikely = strong.chances(Perspective(PANDEMIC, bad.state, 0), samples=40)
    assert 0 <= unlikely.low <= unlikely.win <= unlikely.high <= 1
    assert likely.low > unlikely.high


def test_it_is_hired_by_its_kind_where_it_is_installed() -> None:
    try:
        hired = colleague(PANDEMIC, "strong", 1)
    except Exception as error:
        pytest.skip(f"only the module is on the path: {error}")
    assert isinstance(hired, Strong)
