"""Colleagues use every Research action that does more than the board."""

import pytest

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.colleague.teammate import Average
from wardroom.kernel import Choice, Perspective, Wait


def worked(hospital: Hospital, ms: int) -> list[str]:
    """What a colleague does in so much time, alone in the hospital."""
    state, one = hospital.state, Average(3)
    until = state.now + ms
    lines: list[str] = []
    while state.now < until:
        answer = one.choose(Perspective(RUSH_MD, state.copy(), 0, state.now))
        if isinstance(answer, Choice):
            lines.append(repr(answer.action))
            state.play(0, answer.action, state.now)
            continue
        due = state.due()
        moments = [until] if due is None else [until, due]
        if isinstance(answer, Wait):
            moments.append(answer.until)
        state.advance(max(state.now + 1, min(moments)))
    return lines


def with_cards(*ids: str) -> Hospital:
    return given(seats=1, research="on").research(*ids).until(150_000)


def test_two_patients_are_treated_in_one_action_of_the_wards() -> None:
    hospital = with_cards("ward_round", "full_clinic", "right_dose").stock("9 orange 9 green")
    hospital.stock("9 blue 9 white")
    hospital.bed("A1", "glazier").bed("B1", "zookeeper")
    lines = worked(hospital, 60_000)
    assert any(line.endswith("RS-1") for line in lines)
    assert {"target A1", "target B1"} <= set(lines)


def test_an_exam_is_done_without_moving_the_bed() -> None:
    hospital = with_cards("mobile_laboratory", "full_clinic", "right_dose")
    hospital.bed("B3", "soldier").on_top("xry_10")
    lines = worked(hospital, 40_000)
    assert any(line.endswith("RS-1") for line in lines)
    assert any(line.startswith("target B3 ") for line in lines)
    assert hospital.cards("B3")


@pytest.mark.parametrize("card", ["steady_hand", "scrub_nurse"])
def test_surgery_goes_by_the_card_that_makes_it_easier(card: str) -> None:
    """The Doctor gives blood meanwhile, so a Nurse adds the organs."""
    hospital = with_cards(card, "full_clinic", "right_dose").stock("9 orange 2 heart")
    hospital.bed("A1", "welder", "ORB").do(0, "place red BB")
    lines = worked(hospital, 60_000)
    assert any(line.endswith("RS-1") for line in lines)
    assert "target A1" in lines


def test_three_organs_of_any_kind_are_fetched_at_once() -> None:
    hospital = with_cards("organ_network", "full_clinic", "right_dose")
    lines = worked(hospital, 30_000)
    assert any(line.endswith("RS-1") for line in lines)
    fetched = [line for line in lines if line.startswith("stock_organ")]
    assert len(set(fetched)) > 1
