"""Setup and components: parts 2, 3 and 8 of the reference."""

from collections import Counter
from itertools import combinations

import pytest

from tests.games.holding_on.given import given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import (
    CLEAR_EFFECTS,
    CONTACT_MARK,
    CRITICAL,
    DRAW,
    DRAW_MEMORY,
    HAZY_EFFECTS,
    LEVEL,
    MINUS,
    PATIENTS,
    PERIOD_MASK,
    PERIODS,
    PLACES,
    PLUS,
    POSES,
    REGRET_MARK,
    STABLE,
    SYMBOLS,
    TRUST_MEMORY,
    UNSTABLE,
    UPRIGHT,
    band,
    figure_of,
    key_of,
    members,
    seams_of,
)
from wardroom.games.holding_on.scenarios import SCENARIOS, narrative_cards
from wardroom.kernel import Message
from wardroom.words import Words


@pytest.mark.parametrize("scenario", range(1, 11))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_attempt_starts_from_a_fresh_setup(scenario: int, seats: int) -> None:
    """HOL-1.11, HOL-S.1, HOL-S.2, HOL-S.3."""
    state = HOLDING_ON.deal({"scenario": str(scenario)}, seats, 7)
    assert state.health == 28
    assert state.tokens[:seats] == [1] * seats
    assert state.tokens[4] == 0
    assert state.supply == 24 - seats
    assert state.fatigue == [0] * 9
    assert state.warnings == 0
    assert sorted(state.patients) == list(range(39))
    assert state.held_clear == [()] * 4


def test_every_doctor_and_two_nurses_begin_in_the_break_room() -> None:
    """HOL-S.2, HOL-2.4: and two medical assistants wait."""
    ward = given()
    assert [ward.at(name) for name in ("yellow", "blue", "green", "nurse1", "nurse2")] == [
        "break_room"
    ] * 5
    assert ward.at("red") == ward.at("nurse3") == "out"
    assert ward.at("assistant1") == ward.at("assistant2") == "desk"


def test_the_first_manager_is_random() -> None:
    """HOL-S.4."""
    managers = {HOLDING_ON.deal({}, 3, seed).manager for seed in range(20)}
    assert managers == {0, 1, 2}


def test_scenario_one_changes_nothing() -> None:
    """HOL-S.5."""
    state = HOLDING_ON.deal({}, 3, 1)
    assert state.hazy_deck == state.clear_deck == (1 << 35) - 1
    assert state.stacks == []


def test_introductions_setup_and_goal_are_read_at_the_start() -> None:
    """HOL-S.6: and the result of the goal is not."""
    log: list[object] = []
    HOLDING_ON.deal({"scenario": "4"}, 3, 1, log=log)  # type: ignore[arg-type]
    told = [repr(event) for event in log]
    for page in ("intro-1", "intro-2", "setup", "rules", "goal"):
        assert any(f"scenario-04-{page}" in line for line in told)
    assert not any("scenario-04-win" in line for line in told)


def test_there_are_39_patient_cards_of_three_kinds() -> None:
    """HOL-4.1, HOL-4.2, HOL-4.3, HOL-4.4, HOL-4.5, HOL-C.11."""
    kinds = Counter(card.kind for card in PATIENTS)
    assert kinds == {UNSTABLE: 17, STABLE: 17, CRITICAL: 5}
    assert Counter(card.staff for card in PATIENTS) == {1: 15, 2: 19, 3: 5}
    assert sum(card.deterioration for card in PATIENTS if card.kind == UNSTABLE) == 30
    assert sum(card.deterioration for card in PATIENTS if card.kind == CRITICAL) == 19
    assert sum(card.tokens for card in PATIENTS) == 16
    assert sum(card.hazy for card in PATIENTS) == 17
    assert sum(card.either for card in PATIENTS) == 33
    for card in PATIENTS:
        rewards = card.tokens + card.hazy + card.either
        if card.kind == UNSTABLE:
            assert card.deterioration >= 1
            assert rewards >= 1
        elif card.kind == STABLE:
            assert card.deterioration == 0
            assert rewards >= 1
        else:
            assert card.deterioration >= 3
            assert rewards == 0


def test_the_health_track_has_four_bands() -> None:
    """HOL-3.2."""
    assert [band(health) for health in (30, 14, 13, 8, 7, 4, 3, 0)] == [0, 0, 1, 1, 2, 2, 3, 3]


def test_there_are_five_events_in_each_deck_and_two_more() -> None:
    """HOL-13.1, HOL-C.12."""
    assert len(HAZY_EFFECTS) == len(CLEAR_EFFECTS) == 6
    used = set()
    for effects in HAZY_EFFECTS + CLEAR_EFFECTS:
        for symbols in effects:
            assert 1 <= len(symbols) <= 2
            assert sum(symbol in (DRAW, DRAW_MEMORY, TRUST_MEMORY) for symbol in symbols) <= 1
            used.update(symbols)
    assert used == set(range(len(SYMBOLS)))


def test_marks_are_distributed_as_written() -> None:
    """HOL-22.1, HOL-C.13: plus and minus per period, four cards a regret, three a contact."""
    plus = [(PLUS & mask).bit_count() for mask in PERIOD_MASK]
    minus = [(MINUS & mask).bit_count() for mask in PERIOD_MASK]
    assert (plus, minus) == ([3, 2, 3, 0, 2], [1, 3, 2, 4, 0])
    assert PLUS & MINUS == 0
    assert [mark.bit_count() for mark in REGRET_MARK] == [4, 4, 4]
    assert [mark.bit_count() for mark in CONTACT_MARK] == [3, 3, 3]


@pytest.mark.parametrize("codes", [UPRIGHT, LEVEL])
def test_seams_differ_in_two_stitches_and_cannot_be_turned_round(
    codes: tuple[tuple[str, ...], ...],
) -> None:
    """HOL-C.14."""
    every = [code for row in codes for code in row]
    assert len(every) == (25 if codes is UPRIGHT else 24)
    for code in every:
        assert len(code) == 5
        assert code != code[::-1]
    for one, other in combinations(every, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) >= 2
        assert one != other[::-1]


def test_neighbours_share_a_seam_and_the_edge_has_a_hem() -> None:
    """HOL-15.2, HOL-C.14: seams show the period's row and the neighbours."""
    for card in range(30):
        row, place = divmod(card, PLACES)
        seams = seams_of(card)
        assert (seams["l"] == "") == (place == 0)
        assert (seams["r"] == "") == (place == PLACES - 1)
        assert (seams["t"] == "") == (row == 0)
        assert (seams["b"] == "") == (row == PERIODS - 1)
        if place < PLACES - 1:
            assert seams["r"] == seams_of(card + 1)["l"]
        if row < PERIODS - 1:
            assert seams["b"] == seams_of(card + PLACES)["t"]


def test_a_pose_is_unique_within_a_period() -> None:
    """HOL-C.15: so figure and seams tell the twin."""
    for mask in PERIOD_MASK:
        assert sorted(figure_of(card)["pose"] for card in members(mask)) == sorted(POSES)
    assert len({key_of(card) for card in range(30)}) == 30


def test_the_72_narrative_cards_have_their_texts() -> None:
    """HOL-1.14, HOL-C.16: numbered in the order of the scenarios, without a gap."""
    numbers = [len(narrative_cards(scenario)) for scenario in SCENARIOS]
    assert numbers == [3, 5, 5, 6, 9, 7, 8, 9, 9, 11]
    words = Words(HOLDING_ON, "en")
    for scenario in SCENARIOS:
        for page in narrative_cards(scenario):
            if page == "event":
                assert words.has("event-x2" if scenario.number == 6 else "event-x1")
            else:
                assert words.say(Message(f"scenario-{scenario.number:02}-{page}"))
