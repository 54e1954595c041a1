"""Who acts next among the colleagues, and playing to the end."""

from collections.abc import Sequence

import pytest

from tests.kernel.coins import COINS, PAUSE, ROUND
from wardroom.kernel import (
    Choice,
    Colleague,
    IllegalAction,
    Perspective,
    Table,
    Wait,
    WardroomError,
    game,
)
from wardroom.players import (
    RandomPlayer,
    Team,
    colleague,
    kinds,
    next_choice,
    next_moment,
    play_out,
    step,
)


class Scripted:
    """Plays what it is told to, in that order.

    None stands for letting the others go on, a number for the moment to be asked again.
    """

    def __init__(self, lines: Sequence[str | int | None]) -> None:
        self.lines = list(lines)
        self.asked: list[bool] = []
        self.moments: list[int] = []

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        self.asked.append(perspective.waited_for)
        self.moments.append(perspective.now)
        line = self.lines.pop(0)
        if isinstance(line, int):
            return Wait(line)
        return None if line is None else Choice(perspective.game.space.read(line))


def at_a_pause() -> Table:
    table = Table.deal(COINS, 2, 7)
    table.play(0, "call heads")
    table.play(1, "call heads")
    return table


def test_the_first_colleague_waited_for_acts() -> None:
    table = Table.deal(COINS, 3, 7)
    team = {seat: Scripted(["call heads"]) for seat in (1, 2)}
    chosen = next_choice(table, team)
    assert chosen is not None
    assert chosen[0] == 1
    assert repr(chosen[1].action) == "call heads"
    assert team[2].asked == []
    assert table.ply == 0


def test_seats_not_waited_for_may_interject_first() -> None:
    table = at_a_pause()
    team = {0: Scripted([None]), 1: Scripted(["cheer"])}
    chosen = next_choice(table, team)
    assert chosen is not None
    assert (chosen[0], repr(chosen[1].action)) == (1, "cheer")
    assert (team[0].asked, team[1].asked) == ([False], [False])


def test_seats_without_anything_to_do_are_not_asked() -> None:
    table = Table.deal(COINS, 2, 7)
    table.play(0, "call heads")
    team = {0: Scripted([])}
    assert next_choice(table, team) is None
    assert team[0].asked == []


def test_people_are_left_to_themselves() -> None:
    table = Table.deal(COINS, 3, 7)
    assert next_choice(table, {}) is None
    chosen = next_choice(table, {2: Scripted(["call tails"])})
    assert chosen is not None
    assert chosen[0] == 2


def test_silence_when_asked_is_an_error() -> None:
    with pytest.raises(WardroomError, match="colleague in seat 0 made no choice"):
        next_choice(Table.deal(COINS, 2, 7), {0: Scripted([None])})


def test_a_colleague_cannot_do_what_is_not_legal() -> None:
    table = Table.deal(COINS, 2, 7)
    with pytest.raises(IllegalAction):
        step(table, {0: Scripted(["cheer"])})
    assert table.ply == 0


def test_when_nobody_wants_to_act_time_jumps_to_what_is_due() -> None:
    table = at_a_pause()
    step(table, {0: Scripted([None]), 1: Scripted([None])})
    assert table.now == PAUSE
    assert table.waiting() == (0, 1)


def test_colleagues_act_at_the_present_moment_of_the_table() -> None:
    table = at_a_pause()
    step(table, {})
    step(table, {0: Scripted(["call heads"])})
    assert repr(table.record.moves[-1]) == f"0 @{PAUSE} call heads"
    step(table, {0: Scripted([])})
    assert table.now == PAUSE + ROUND


def test_a_colleague_that_waits_acts_at_its_own_moment() -> None:
    table = Table.deal(COINS, 2, 7)
    patient, quick = Scripted([800, "call heads"]), Scripted(["call tails"])
    team = Team({0: patient, 1: quick})
    step(table, team)
    step(table, team)
    assert [repr(move) for move in table.record.moves] == ["1 call tails", "0 @800 call heads"]
    assert patient.moments == [0, 800]


def test_a_colleague_that_waits_is_not_asked_before_whatever_happens() -> None:
    table = Table.deal(COINS, 3, 7)
    patient = Scripted([800, "call heads"])
    team = Team({0: patient})
    assert next_choice(table, team) is None
    table.play(1, "call tails", 300)
    assert next_choice(table, team, 799) is None
    assert patient.moments == [0]
    assert team.wakes == 800
    assert next_moment(table, team) == 800
    assert next_choice(table, team, 800) is not None
    assert team.wakes is None


def test_what_is_due_comes_before_a_colleague_that_waits_longer() -> None:
    table = at_a_pause()
    team = Team({0: Scripted([PAUSE + 500, "call heads"])})
    step(table, team)
    assert repr(table.record.moves[-1]) == f"- @{PAUSE}"
    step(table, team)
    assert repr(table.record.moves[-1]) == f"0 @{PAUSE + 500} call heads"


def test_a_colleague_sees_the_table_at_the_moment_it_is_asked() -> None:
    table = at_a_pause()
    assert table.perspective(0).view()["pausing"]
    later = table.perspective(0, PAUSE)
    assert (later.now, later.waited_for, later.view()["pausing"]) == (PAUSE, True, False)
    assert table.view(0)["pausing"]


def test_a_colleague_cannot_wait_for_the_past() -> None:
    table = Table.deal(COINS, 2, 7)
    table.play(1, "call heads", 500)
    with pytest.raises(WardroomError, match="seat 0 waits until 500 ms, which is past"):
        next_choice(table, Team({0: Scripted([500])}))


def test_nobody_waits_in_a_game_without_time() -> None:
    table = Table.deal(game("pandemic"), 2, 7)
    with pytest.raises(WardroomError, match="waits in a game without time"):
        next_choice(table, {seat: Scripted([500]) for seat in range(2)})


def test_what_the_house_plays_is_offered_to_no_colleague() -> None:
    table = Table.deal(game("rush-md"), 2, 7)
    assert "absent" in map(repr, table.state.legal(0))
    assert "absent" not in map(repr, table.perspective(0).legal)
    table.note(0, "absent")
    assert [repr(action) for action in table.state.legal(0)] == ["back"]
    assert next_choice(table, {0: Scripted([])}) is None


def test_a_game_that_cannot_go_on_says_so() -> None:
    table = Table.deal(game("pandemic"), 2, 7)
    with pytest.raises(WardroomError, match="Nobody can act and nothing is due"):
        step(table, {})


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("kind", kinds(COINS))
def test_timed_games_are_played_out(seats: int, kind: str) -> None:
    table = Table.deal(COINS, seats, 7)
    outcome = play_out(table, {seat: colleague(COINS, kind, seat) for seat in range(seats)})
    assert table.outcome() is not None
    assert repr(outcome) == repr(table.outcome())
    times = [move.at for move in table.record.moves]
    assert times == sorted(times)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_colleagues_play_pandemic_to_the_end(seats: int) -> None:
    pandemic = game("pandemic")
    for seed in range(5):
        table = Table.deal(pandemic, seats, seed, {"epidemics": "6"})
        team: dict[int, Colleague] = {seat: RandomPlayer(seat) for seat in range(seats)}
        assert play_out(table, team).result


def holding_an_event() -> tuple[Table, int]:
    """A table of Pandemic at which somebody may act without being asked."""
    for seed in range(100):
        table = Table.deal(game("pandemic"), 4, seed)
        for seat in range(4):
            if seat not in table.waiting() and table.legal(seat):
                return table, seat
    raise AssertionError("nobody was dealt an Event")


def test_random_colleagues_interject_now_and_then() -> None:
    table, seat = holding_an_event()
    choices = [RandomPlayer(seed).choose(table.perspective(seat)) for seed in range(400)]
    interjections = sum(choice is not None for choice in choices)
    assert 5 < interjections < 60


def test_random_colleagues_act_by_the_clock_too() -> None:
    rush = game("rush-md")
    table = Table.deal(rush, 2, 3, {"phase": "60"})
    play_out(table, {seat: RandomPlayer(seat) for seat in (0, 1)})
    assert sum(move.action.startswith(("place", "begin")) for move in table.record.moves) > 20


def test_random_colleagues_choose_everything_that_is_legal() -> None:
    table = Table.deal(COINS, 2, 7)
    player = RandomPlayer(1)
    chosen = {repr(player.choose(table.perspective(0)).action) for _ in range(60)}
    assert chosen == {"call heads", "call tails", "raise"}


def test_a_random_colleague_without_legal_actions_lets_the_others_go_on() -> None:
    table = Table.deal(COINS, 2, 7)
    table.play(0, "call heads")
    assert RandomPlayer(1).choose(table.perspective(0)) is None
