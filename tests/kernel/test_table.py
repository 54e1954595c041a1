"""Tables: play, undo up to the last new knowledge, time that passes, earlier moments."""

from pathlib import Path

import pytest

from tests.kernel.coins import COINS, ROUND, CoinAction, CoinState
from wardroom.kernel import (
    Dice,
    IllegalAction,
    NotUndoable,
    Record,
    Table,
    UnknownAction,
    WardroomError,
    canonical,
    game,
)
from wardroom.words import Words


@pytest.fixture
def table() -> Table:
    return Table.deal(COINS, 2, 7, names={0: "Ania"})


def whole(table: Table) -> bytes:
    return canonical(table.state.encode())


def kinds(events: list[object]) -> list[str]:
    return [repr(event).strip("<>").split()[0] for event in events]


def test_a_table_is_dealt_with_complete_options(table: Table) -> None:
    assert table.record.options == {"rounds": "3", "raises": "yes"}
    assert table.record.names == {0: "Ania"}
    assert table.ply == 0
    assert table.waiting() == (0, 1)
    assert table.outcome() is None


def test_an_action_can_be_played_as_itself_or_as_its_notation(table: Table) -> None:
    table.play(0, "call heads", 100)
    table.play(1, COINS.space.read("call tails"), 200)
    assert [repr(move) for move in table.record.moves] == [
        "0 @100 call heads",
        "1 @200 call tails",
    ]


def test_playing_returns_the_events_of_all_audiences(table: Table) -> None:
    events = table.play(0, "call heads")
    assert kinds(events) == ["own-call", "call"]
    assert [event.reaches(1) for event in events] == [False, True]
    assert table.state.log is None


def test_the_deal_of_pandemic_is_told() -> None:
    dealt = Table.deal(game("pandemic"), 2, 7)
    assert {event.kind for event in dealt.events} >= {"setup", "role", "first"}


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_sits_where_there_is_no_seat(table: Table, seat: int) -> None:
    with pytest.raises(IllegalAction, match=f"There is no seat {seat} at this table."):
        table.play(seat, "call heads")


def test_what_is_refused_leaves_state_record_and_undo_alone(table: Table) -> None:
    table.play(0, "raise")
    before = whole(table), table.record.text()
    for action, error in (("call heads", IllegalAction), ("xyzzy", UnknownAction)):
        with pytest.raises(error):
            table.play(0, action)
        assert (whole(table), table.record.text()) == before
    table.undo(0)
    assert table.ply == 0


def test_a_late_move_is_refused_and_time_has_not_passed_by_it(table: Table) -> None:
    """The table is as it was; the keeper of the clock lets the time pass with `wait`."""
    before = whole(table)
    with pytest.raises(IllegalAction):
        table.play(0, "call heads", ROUND + 5)
    assert whole(table) == before
    assert table.ply == 0


def test_an_error_inside_a_game_leaves_the_table_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table.deal(COINS, 2, 7)
    before = whole(table), table.record.text()

    def stumble(state: CoinState, seat: int, action: CoinAction, at: int = 0) -> None:
        state.points[seat] += 1000
        raise ZeroDivisionError

    monkeypatch.setattr(CoinState, "play", stumble)
    with pytest.raises(ZeroDivisionError):
        table.play(0, "call heads")
    assert (whole(table), table.record.text()) == before
    assert table.state.log is None


@pytest.mark.parametrize("at", [-1, -5000])
def test_no_move_is_made_before_the_beginning(table: Table, at: int) -> None:
    with pytest.raises(WardroomError):
        table.play(0, "call heads", at)
    with pytest.raises(WardroomError):
        table.wait(at)
    assert table.ply == 0


def test_what_is_played_without_a_stamp_is_played_now(table: Table) -> None:
    table.play(0, "raise", 700)
    table.play(0, "by 1")
    assert (repr(table.record.moves[-1]), table.now) == ("0 @700 by 1", 700)


def test_time_never_runs_back(table: Table) -> None:
    table.wait(5000)
    before = whole(table), table.record.text()
    with pytest.raises(IllegalAction, match="It is 5000 ms already; nothing can happen at 100 ms"):
        table.wait(100)
    with pytest.raises(IllegalAction, match="nothing can happen at 4999 ms"):
        table.play(0, "call heads", 4999)
    assert (whole(table), table.record.text(), table.now) == (*before, 5000)
    table.play(0, "call heads", 5000)


def test_time_is_that_of_the_position_after_a_move_is_taken_back(table: Table) -> None:
    table.play(0, "raise", 100)
    table.play(0, "cancel", 900)
    table.undo(0)
    assert table.now == 100


def test_a_record_of_before_whose_stamps_ran_back_is_replayed_to_the_same_bytes(
    coins_installed: Path,
) -> None:
    old = Table.deal(COINS, 2, 7).record.text() + "0 @900 raise\n0 by 1\n- @500\n1 @1000 raise\n"
    table = Table.resume(Record.read(old))
    assert table.record.text() == old
    assert table.now == 1000


def test_one_can_wait_for_whatever_is_due_next(table: Table) -> None:
    assert table.due() == ROUND
    table.wait()
    assert table.now == ROUND
    while table.outcome() is None:
        table.wait()
    with pytest.raises(IllegalAction, match="Nothing is due"):
        table.wait()


def test_an_error_while_time_passes_leaves_the_table_as_it_was(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = whole(table), table.record.text()

    def stumble(state: CoinState, at: int) -> None:
        state.points[0] += 1000
        raise ZeroDivisionError

    monkeypatch.setattr(CoinState, "advance", stumble)
    with pytest.raises(ZeroDivisionError):
        table.wait(ROUND)
    assert (whole(table), table.record.text()) == before
    assert table.state.log is None


def test_what_the_house_notes_is_no_choice_of_a_player() -> None:
    table = Table.deal(game("rush-md"), 2, 7)
    assert not {"absent", "back"} & {repr(action) for action in table.legal(0)}
    with pytest.raises(IllegalAction, match="Only the server plays absent"):
        table.play(0, "absent")
    table.note(0, "absent")
    assert table.legal(0) == ()
    with pytest.raises(IllegalAction, match="the server notes who is away or back"):
        table.note(1, "ready")
    table.note(0, "back")
    assert [repr(move) for move in table.record.moves] == ["0 absent", "0 back"]
    again = Table(table.game, table.record)
    for move in table.record.moves:
        again.repeat(move)
    assert whole(again) == whole(table)


def test_a_table_and_a_perspective_tell_the_position(table: Table) -> None:
    table.play(0, "raise", 40)
    assert repr(table) == (
        "<Table coins/1, 2 seats, move 1: <ask-call number=1> of 0, 1: by 1, by 2, cancel; "
        "next at 10000 ms; pausing=False now=40 until=10000 revealed=0>"
    )
    assert repr(table.perspective(1)).startswith(
        "<Perspective of seat 1, coins: <ask-call number=1> of 0, 1: call heads, call tails, raise;"
    )
    while table.outcome() is None:
        table.wait()
    assert "<several_winners>" in repr(table)


def test_a_perspective_tells_nothing_that_its_seat_may_not_know(table: Table) -> None:
    table.play(0, "raise")
    for perspective in (table.perspective(0), table.perspective(1)):
        assert ("by 2" in repr(perspective)) == (perspective.seat == 0)


def test_the_last_move_can_be_taken_back(table: Table) -> None:
    before = whole(table)
    table.play(0, "call heads", 100)
    assert table.undoable(0)
    assert repr(table.undo(0)) == "0 @100 call heads"
    assert whole(table) == before
    assert table.record.moves == []


def test_several_moves_can_be_taken_back_one_by_one(table: Table) -> None:
    before = whole(table)
    for action in ("raise", "by 2", "call tails"):
        table.play(0, action)
    for _ in range(3):
        table.undo(0)
    assert whole(table) == before
    assert not table.undoable(0)


def test_a_move_stands_when_somebody_else_has_acted_since(table: Table) -> None:
    table.play(0, "raise")
    table.play(1, "raise")
    assert not table.undoable(0)
    with pytest.raises(NotUndoable, match="Somebody else has acted since"):
        table.undo(0)
    table.undo(1)
    table.undo(0)
    assert table.ply == 0


def test_a_move_stands_when_it_revealed_something(table: Table) -> None:
    table.play(0, "call heads")
    table.play(1, "call heads")
    assert not table.undoable(1)
    with pytest.raises(NotUndoable, match="revealed something new"):
        table.undo(1)


def test_undo_does_not_reach_back_over_what_was_revealed(table: Table) -> None:
    table.play(0, "call heads")
    table.play(1, "call heads")
    table.play(0, "cheer")
    table.undo(0)
    for seat in (0, 1):
        assert not table.undoable(seat)
        with pytest.raises(NotUndoable):
            table.undo(seat)


def test_undo_does_not_reach_back_over_time_that_passed(table: Table) -> None:
    table.play(0, "call heads", 100)
    table.wait(ROUND)
    for seat in (0, 1):
        assert not table.undoable(seat)
        with pytest.raises(NotUndoable):
            table.undo(seat)


def test_without_moves_there_is_nothing_to_take_back(table: Table) -> None:
    assert not table.undoable(0)
    with pytest.raises(NotUndoable, match="There is no move to take back"):
        table.undo(0)


def test_a_move_can_be_played_again_after_undo_and_the_record_knows_only_the_new(
    table: Table,
) -> None:
    table.play(0, "call heads")
    table.undo(0)
    table.play(0, "call tails")
    assert [move.action for move in table.record.moves] == ["call tails"]
    assert canonical(table.at(1).encode()) == whole(table)


def test_waiting_lets_things_happen_and_is_recorded(table: Table) -> None:
    events = table.wait(ROUND)
    assert kinds(events) == ["time", "coin"]
    assert repr(table.record.moves[-1]) == f"- @{ROUND}"
    assert table.state.log is None


def test_every_earlier_moment_can_be_seen_again(table: Table) -> None:
    moments = [whole(table)]
    for seat, action, at in ((0, "raise", 10), (0, "cancel", 20), (1, "call heads", 30)):
        table.play(seat, action, at)
        moments.append(whole(table))
    table.wait(ROUND)
    moments.append(whole(table))
    assert [canonical(table.at(ply).encode()) for ply in range(5)] == moments
    assert whole(table) == moments[-1]


def test_looking_back_does_not_disturb_the_table(table: Table) -> None:
    table.play(0, "raise")
    before = whole(table)
    table.at(0).play(0, COINS.space.read("call heads"))
    assert whole(table) == before
    assert table.undoable(0)


def test_the_record_given_to_a_table_stays_the_givers(table: Table) -> None:
    table.play(0, "raise")
    mine = Record.read(table.record.text())
    other = Table(COINS, mine)
    other.play(1, "raise")
    assert [repr(move) for move in mine.moves] == ["0 raise"]


def test_a_seat_has_its_view_and_its_perspective(table: Table) -> None:
    table.play(0, "call heads")
    assert table.view(0)["calls"] == ["heads", None]
    assert table.view(1)["calls"] == [None, ""]
    perspective = table.perspective(1)
    assert perspective.waited_for
    assert perspective.seat == 1
    assert [repr(action) for action in perspective.legal] == ["call heads", "call tails", "raise"]
    assert not table.perspective(0).waited_for


def test_a_table_and_an_ending_are_printed_as_sentences() -> None:
    table = Table.deal(game("pandemic"), seats=2, seed=7)
    assert str(table).startswith(
        "Pandemic, 2 seats, after 0 moves. Player 1, you have 4 actions left. Seat 0 can: drive "
    )
    table.play(0, table.legal(0)[0])
    assert "after 1 move. Player 1, you have 3 actions left." in str(table)
    dice = Dice.seeded(1, "any")
    while (outcome := table.outcome()) is None:
        seat = table.waiting()[0]
        table.play(seat, dice.pick(table.legal(seat)))
    said = Words(table.game, "en").say(outcome.message())
    assert str(outcome) == said
    assert str(table).endswith(said)


def test_a_message_without_words_is_printed_by_its_id() -> None:
    table = Table.deal(COINS, seats=2, seed=1)
    assert str(table).startswith("<game-title>, 2 seats, after 0 moves. Round 1: heads or tails?")
