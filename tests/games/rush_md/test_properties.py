"""What holds in every game, over busy random games; and what nobody may know."""

from collections import Counter

import pytest

from tests.games.rush_md.given import given
from tests.games.rush_md.walks import options_of, walk
from tests.tiers import FULL, amount
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.cards.diagnoses import DIAGNOSES
from wardroom.games.rush_md.full_state import RushState
from wardroom.games.rush_md.state import ACTION
from wardroom.kernel import SPECTATOR, Dice, canonical

SEATS = (1, 2, 3, 4)
SEEING_ALL = (7, 9, 14, 15, 17)
"""Seeds that are enough to see every kind of action."""


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(amount(3, 6)))
def test_nothing_is_broken_and_what_is_listed_is_what_is_legal(seats: int, seed: int) -> None:
    """RMD-5.6 RMD-22.6"""
    before: RushState | None = None
    for step, state in enumerate(walk(seed, seats)):
        assert RUSH_MD.broken(state, before) == []
        if step % 10 == 0:
            before = state.copy()
        if step % 25 == 0 and state.outcome() is None:
            for seat in range(seats):
                listed = set(state.legal(seat))
                assert len(listed) <= 140
                for action in RUSH_MD.space:
                    assert action.legal(state, seat) == (action in listed), action


def test_busy_games_see_every_kind_of_action() -> None:
    kinds: Counter[str] = Counter()
    for seed in range(28) if FULL else SEEING_ALL:
        state = None
        options = options_of(seed) | {"rounds": "4", "clock": "runs"}
        for state in walk(seed, 1 + seed % 4, options):
            if state.log is None:
                state.log = []
        assert state is not None
        kinds.update(event.kind for event in state.log or [])
    seen = {"admit", "hospitalize", "give", "take_back", "stock", "stock_organ", "diagnosis"}
    seen |= {"wobble", "steadied", "slip", "miss", "move_bed", "wrong_take"}
    seen |= {"overtime", "closed", "exact", "over_treated", "error", "died", "discharge", "pause"}
    assert seen <= set(kinds)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("seed", range(30, 33))
def test_nothing_changes_what_is_legal_between_due_moments(seats: int, seed: int) -> None:
    """RMD-22.6"""
    for step, state in enumerate(walk(seed, seats)):
        due = state.due()
        if due is None or (step % 7 and state.clock < state.deal.phase - 5_000):
            continue
        later = state.copy()
        later.advance(due - 1)
        for seat in range(seats):
            assert set(later.legal(seat)) == set(state.legal(seat))


@pytest.mark.parametrize("seats", SEATS)
def test_copies_replay_to_the_same_bytes(seats: int) -> None:  # RMD-1.4
    for step, state in enumerate(walk(11 + seats, seats)):
        if step % 40 == 0:
            twin = state.copy()
            assert canonical(twin.encode()) == canonical(state.encode())


@pytest.mark.parametrize("seats", [1, 3])
def test_no_view_changes_when_what_is_hidden_is_shuffled(seats: int) -> None:
    for step, state in enumerate(walk(20 + seats, seats)):
        if step % 30 == 0:
            shown = canonical(state.view(0))
            for seat in (SPECTATOR, *range(seats)):
                world = state.imagine(seat, Dice.seeded(step))
                assert canonical(world.view(seat)) == shown
                assert world.legal(seat) == state.legal(seat)
                assert world.due() == state.due()
                assert RUSH_MD.broken(world) == []


def test_views_name_no_face_down_card() -> None:
    """Part 6 of the reference: fronts of decks, tokens and coming cards are hidden."""
    hospital = given(research="on", seed=5)
    shown = canonical(hospital.state.view(0)).decode()
    for exam, deck in enumerate(hospital.state.diagnosis_decks):
        assert not any(f'"{DIAGNOSES[exam][card].id}"' in shown for card in deck)
    assert "tokens" not in shown
    assert "chance" not in shown


def test_every_way_to_deal_is_dealt() -> None:
    for seed in range(60):
        state = RUSH_MD.deal(options_of(seed), 1 + seed % 4, seed)
        assert RUSH_MD.broken(state) == []


def test_a_phase_in_which_nobody_acts_passes_in_few_steps() -> None:
    hospital = given()
    steps = 0
    while hospital.state.phase == ACTION:
        due = hospital.state.due()
        assert due is not None
        hospital.state.advance(due)
        steps += 1
    assert steps < 25
