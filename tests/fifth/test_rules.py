"""The rules of Visiting Hours, by their numbers in its rules.md."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.fifth.installed import FOLDER
from tests.fifth.visiting_hours import VISITING_HOURS
from tests.fifth.visiting_hours.content import CARDS, GERMS_OF, WARDS
from tests.fifth.visiting_hours.rules import VisitingState
from wardroom.kernel import Dice, IllegalAction, Record, Table, checksum, playout


def dealt(seats: int = 2, seed: int = 1, **options: str) -> VisitingState:
    return VISITING_HOURS.deal(options, seats, seed)


def play(state: VisitingState, *notations: str) -> None:
    for notation in notations:
        state.play(state.turn, VISITING_HOURS.space.read(notation))


def why(state: VisitingState, seat: int, notation: str) -> str:
    reason = state.explain(seat, VISITING_HOURS.space.read(notation))
    assert reason is not None
    return reason.id


def holding(*cards: str, **germs: int) -> VisitingState:
    """Seat 0 holds these visitors and is to work; so many germs are in the wards."""
    state = dealt()
    pool = [card for card in CARDS if card not in cards]
    state.hands = [sorted(cards), sorted(pool[:2])]
    state.deck = pool[2:]
    state.germs.update(germs)
    return state


def test_four_wards_with_a_germ_each_and_sixteen_visitors() -> None:
    """VIS-1.1, VIS-1.2"""
    state = dealt()
    assert state.germs == dict.fromkeys(WARDS, 1)
    assert Counter(GERMS_OF[card] for card in CARDS) == {0: 4, 1: 4, 2: 4, 3: 4}


def test_on_a_weekday_four_stay_at_home() -> None:
    """VIS-1.3"""
    assert len(dealt(day="short").left_out) == 4
    assert dealt(day="long").left_out == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_visitors(seats: int) -> None:
    """VIS-2.1"""
    state = dealt(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert len(state.deck) == 16 - 2 * seats


def test_work_comes_before_the_visitor() -> None:
    """VIS-3.1"""
    state = holding("surgery_0", "surgery_3")
    assert why(state, 0, "admit surgery_0") == "why-work-first"
    assert why(state, 1, "rest") == "why-not-your-turn"
    play(state, "rest")
    assert why(state, 0, "rest") == "why-visitor-waits"
    assert why(state, 0, "admit children_2") == "why-not-held"
    assert [repr(action) for action in state.legal(0)] == ["admit surgery_0", "admit surgery_3"]


def test_disinfecting_takes_a_germ_away() -> None:
    """VIS-3.2"""
    state = holding("surgery_0", "surgery_1", children=0)
    assert why(state, 0, "wash children") == "why-clean"
    play(state, "wash surgery")
    assert state.germs["surgery"] == 0


def test_there_is_little_soap() -> None:
    """VIS-3.3"""
    state = holding("surgery_0", "surgery_1")
    play(state, "soap children", "admit surgery_0")
    assert why(state, 1, "soap children") == "why-soap-there"
    state.soap = 0
    assert why(state, 1, "soap surgery") == "why-no-soap"


def test_a_visitor_brings_germs_and_the_next_one_is_taken() -> None:
    """VIS-4.1, VIS-4.3"""
    state = holding("surgery_2", "surgery_0")
    following = state.deck[-1]
    play(state, "rest", "admit surgery_2")
    assert state.germs["surgery"] == 3
    assert sorted(state.hands[0]) == sorted(["surgery_0", following])
    assert state.waiting() == (1,)


def test_soap_keeps_germs_out_once() -> None:
    """VIS-4.2"""
    state = holding("surgery_3", "surgery_2")
    play(state, "soap surgery", "admit surgery_3")
    assert state.germs["surgery"] == 1
    assert state.soaped == []


def test_a_ward_with_five_germs_is_closed() -> None:
    """VIS-5.1"""
    state = holding("surgery_3", "surgery_2", surgery=3)
    play(state, "rest")
    careful = {repr(offer.action): offer.careful for offer in state.offers(0)}
    assert careful == {"admit surgery_2": True, "admit surgery_3": True}
    play(state, "admit surgery_2")
    assert repr(state.outcome()) == "<closed surgery>"
    with pytest.raises(IllegalAction, match="Visiting hours are over"):
        state.play(0, VISITING_HOURS.space.read("rest"))


def test_when_all_have_been_let_in_the_team_has_won() -> None:
    """VIS-5.2"""
    state = holding("surgery_0", "surgery_1")
    state.deck, state.hands[1] = [], ["children_0"]
    play(state, "rest", "admit surgery_0", "rest", "admit children_0", "rest", "admit surgery_1")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.result, outcome.winners) == ("clean", (0, 1))


def test_edition_1_replays_for_ever() -> None:
    """The golden record of edition 1 changes only together with the edition."""
    text = (Path(__file__).parent / "visiting-hours-1.record").read_text(encoding="utf-8")
    table = Table.resume(Record.read(text))
    assert table.record.text() == text
    assert checksum(table.state.encode()) == "9542d1c8a5561b5c"


def test_so_many_positions_at_a_fixed_depth() -> None:
    """Counted once by hand for the first step: 4 to disinfect, 4 to soap, 1 to rest."""

    def positions(state: VisitingState, depth: int) -> int:
        if depth == 0 or state.over:
            return 1
        total = 0
        for action in state.legal(state.turn):
            after = state.copy()
            after.play(after.turn, action)
            total += positions(after, depth - 1)
        return total

    assert [positions(dealt(), depth) for depth in range(5)] == [1, 9, 18, 149, 298]


def test_every_game_is_short() -> None:
    """Sixteen visitors, and one piece of work before each."""
    decisions = [playout(dealt(seed=seed), Dice.seeded(seed), 99) for seed in range(50)]
    assert max(decisions) <= VISITING_HOURS.longest == 32


def test_every_rule_is_proved() -> None:
    rows = re.findall(r"^\| (VIS-[\d.]+) \|.*\| test \|$", reference(), re.MULTILINE)
    named = Path(__file__).read_text(encoding="utf-8")
    assert rows
    assert [row for row in rows if row not in named] == []


def reference() -> str:
    return (FOLDER / "rules.md").read_text(encoding="utf-8")
