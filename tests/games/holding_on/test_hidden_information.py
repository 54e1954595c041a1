"""What a seat may know: part 6 of the reference."""

import json
from collections.abc import Iterator

import pytest

from tests.games.holding_on.given import given
from tests.tiers import amount
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import KEYS, PATIENTS, memory_id
from wardroom.games.holding_on.full_state import HoldingOnState
from wardroom.kernel import Dice, Event, canonical


def positions(scenario: int, seats: int, seed: int) -> Iterator[HoldingOnState]:
    """Every position of a random game that talks and asks much and seldom rearranges."""
    state = HOLDING_ON.deal({"scenario": str(scenario)}, seats, seed)
    dice = Dice.seeded(seed, "walk")
    while state.outcome() is None:
        yield state
        (seat,) = state.waiting()
        legal = state.legal(seat)
        state.play(seat, legal[-1] if len(legal) > 20 else dice.pick(legal))


@pytest.mark.parametrize("scenario", range(1, 11))
def test_no_view_contains_the_id_of_a_memory(scenario: int) -> None:
    ids = {f'"{memory_id(card)}"' for card in range(30)}
    for number, state in enumerate(positions(scenario, 3, 4)):
        if number % amount(3, 1):
            continue
        for seat in (-1, 0, 1, 2):
            text = json.dumps(state.view(seat))
            assert not any(id in text for id in ids)


def test_keys_of_memories_unseen_are_in_no_view() -> None:
    every = {key for row in KEYS for key in row}
    for state in positions(5, 3, 8):
        text = json.dumps(state.view(-1))
        seen = {KEYS[card // 6][card % 6] for card in state.met}
        for key in every - seen:
            assert f'"{key}"' not in text


@pytest.mark.parametrize("scenario", [1, 5, 7, 9, 10])
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_an_imagined_world_looks_the_same_and_knows_nothing(scenario: int, seats: int) -> None:
    for number, state in enumerate(positions(scenario, seats, 6)):
        if number % amount(9, 4):
            continue
        for seat in (-1, *range(seats)):
            first = state.imagine(seat, Dice.seeded(1))
            second = first.imagine(seat, Dice.seeded(2))
            assert canonical(first.view(seat)) == canonical(state.view(seat))
            assert HOLDING_ON.broken(first) == []
            again = state.imagine(seat, Dice.seeded(2))
            assert canonical(again.encode()) == canonical(second.encode())


def test_what_is_hidden_really_varies() -> None:
    ward = given("s04", tokens="yellow 3", grid="m11 m21", held="blue m12 m22", seed=3)
    ward.play("assign yellow", "medical", "query 1")
    state = ward.state
    worlds = [state.imagine(0, Dice.seeded(number)) for number in range(30)]
    assert len({world.held_hazy[1] for world in worlds}) > 5
    assert len({world.held_clear[0] for world in worlds}) > 1
    assert len({world.patients for world in worlds}) > 20
    assert all(world.grid == state.grid for world in worlds)


def test_the_holder_of_a_clear_card_knows_it_in_the_evening_and_nobody_else() -> None:
    ward = given("u01", shift="night", medical=True, held_clear="blue m22", grid="m22 m23")
    ward.play("assign nurse1").until("match")
    mine = {ward.state.imagine(1, Dice.seeded(n)).held_clear[1] for n in range(20)}
    others = {ward.state.imagine(0, Dice.seeded(n)).held_clear[1] for n in range(20)}
    assert len(mine) == 1
    assert len(others) > 1


def test_call_stacks_are_counted_but_not_ordered() -> None:
    ward = given("u01", scenario=5)
    (line,) = ward.state.view(0)["locker"]["lines"]
    assert (line["voices"], line["cards"]) == (3, 6)
    orders = {ward.state.imagine(0, Dice.seeded(n)).stacks[0] for n in range(40)}
    assert len(orders) > 3
    fixed = given("u01", scenario=8)
    assert {fixed.state.imagine(0, Dice.seeded(n)).stacks[0] for n in range(5)} == {(1, 1, 1)}


def test_patient_cards_to_come_are_in_no_view() -> None:
    ward = given("u01 u02 u03")
    seen = ward.state.view(0)["patients"]
    assert seen == ["u01"]
    assert PATIENTS[ward.state.patients[1]].id == "u02"


def test_private_looks_are_told_to_the_holder_alone() -> None:
    for seed in range(6):
        log: list[Event] = []
        state = HOLDING_ON.deal({}, 3, seed, log=log)
        state.log = log
        dice = Dice.seeded(seed, "walk")
        while state.outcome() is None:
            (seat,) = state.waiting()
            legal = state.legal(seat)
            state.play(seat, legal[-1] if len(legal) > 20 else dice.pick(legal))
        for event in log:
            assert (event.audience is not None) == (event.kind == "look")
