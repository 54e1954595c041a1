"""Cubes from the bag, quarantine, spread, disinfection (QUA-6, QUA-7, QUA-15)."""

import pytest

from tests.games.quarantine.given import H0, H1, begun, given

EMERGENCY = H0 + " emergency_room@2,0:ew"

# Patients


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_patient_goes_to_the_rear_of_any_line(owner: int) -> None:  # QUA-6.1
    board = given(3, lines=["red", "red", "red"], held=1).reveal("blue")
    assert board.choices("queue") == {"0", "1", "2"}
    board.play(f"queue {owner}")
    assert board.line(owner) == ["red", "blue"]


def test_an_empty_emergency_room_takes_the_patient_in_at_once() -> None:
    """QUA-T.34, QUA-6.2, QUA-17.13, QUA-G.19: no choice, past the whole line."""
    board = given(hospitals=[EMERGENCY], lines=["red " * 5], held=2, active=1)
    board.reveal("blue").play("queue 0")
    assert board.patients(0) == {"emergency_room": ["blue"]}
    assert board.line(0) == ["red"] * 5
    board.reveal("green").play("queue 0")
    assert board.line(0) == ["red"] * 5 + ["green"]


def test_a_quarantined_emergency_room_takes_nobody_in() -> None:  # QUA-T.35
    board = given(
        hospitals=[EMERGENCY], quarantine=["emergency_room"], lines=["red"], held=1, active=1
    )
    board.reveal("blue").play("queue 0")
    assert board.line(0) == ["red", "blue"]
    assert board.patients(0) == {}


@pytest.mark.parametrize("seed", range(12))
def test_in_a_first_turn_grey_cubes_are_set_apart(seed: int) -> None:
    """QUA-T.2, QUA-6.3, QUA-6.5: four patients are placed in the end."""
    board = begun(2, seed)
    for player in range(2):
        before = board.grey_supply
        patients = 0
        for _ in range(4):
            board.play("draw")
            assert board.asks == "queue"
            board.play(f"queue {board.active}")
            patients += 1
        assert board.state.held == 0
        assert len(board.line(board.active)) == patients == 4
        assert sum(board.state.bag) == 128 - 4 * (player + 1) - board.grey_supply
        assert board.grey_supply >= before
        board.play("end_turn")
    assert len(board.told("early_grey")) == board.grey_supply


def test_a_second_turn_knows_no_mercy() -> None:  # QUA-T.3, QUA-6.4
    board = given(2, held=1, turn=3).reveal("grey")
    assert board.asks == "infect"
    early = given(2, held=1, turn=2, active=1)
    early.play("draw")
    assert early.asks == "queue"


# Quarantine


def test_a_grey_cube_never_joins_a_line() -> None:  # QUA-7.1
    board = given(held=1).reveal("grey")
    assert {line.split()[0] for line in board.choices()} == {"infect"}
    assert {"0 lobby", "1 lobby"} <= board.choices("infect")


def test_any_tile_of_a_hospital_without_quarantine_may_be_chosen() -> None:  # QUA-7.2, QUA-7.4
    board = given(patients=["red"], held=1).reveal("grey")
    assert {tile for tile in board.choices("infect") if tile[0] == "0"} == {
        "0 lobby",
        "0 red",
        "0 yellow",
        "0 green",
        "0 blue",
    }
    board.play("infect 0 red")
    assert board.patients(0) == {"red": ["red"]}
    assert not board.choices("cure")
    board.play("disinfect 0 red")
    assert board.can("cure red")


def test_the_next_cube_goes_beside_quarantine() -> None:
    """QUA-E.8, QUA-7.3: adjacent is enough."""
    board = given(hospitals=[H1], quarantine=["blue"], held=1).reveal("grey")
    assert {tile for tile in board.choices("infect") if tile[0] == "0"} == {"0 red", "0 yellow"}
    walled = given(
        hospitals=[H1.replace("blue@1,1:nsw", "blue@1,1:new")], quarantine=["blue"], held=1
    ).reveal("grey")
    assert "0 yellow" in walled.choices("infect")


def test_containment_can_never_be_chosen() -> None:
    """QUA-7.5, QUA-17.12: neither by the drawn cube nor by spread."""
    hospital = H0 + " containment@2,0:nesw red_2@2,1:sw"
    board = given(hospitals=[hospital], grey_supply=1, held=1).reveal("grey")
    assert "0 containment" not in board.choices("infect")
    board.play("infect 0 yellow")
    assert "containment" not in board.choices("spread")
    assert "red_2" in board.choices("spread")


def test_quarantine_behind_containment_is_locked_in() -> None:
    """QUA-T.7, QUA-7.6, QUA-G.14: clean tiles elsewhere do not matter."""
    hospital = H0 + " containment@0,2:nesw green_2@0,3:es"
    board = given(hospitals=[hospital], quarantine=["green_2"], held=1).reveal("grey")
    assert {tile[0] for tile in board.choices("infect")} == {"1"}


def test_quarantine_on_a_lone_island_is_locked_in() -> None:  # QUA-G.14
    hospital = H0 + " helipad@0,2:s green_2@5,5:es"
    board = given(hospitals=[hospital], quarantine=["green_2"], held=1).reveal("grey")
    assert {tile[0] for tile in board.choices("infect")} == {"1"}
    board = given(hospitals=[hospital], quarantine=["green_2"])
    assert board.can("disinfect 0 green_2")


ALL = "lobby red yellow green blue"


def test_a_grey_cube_without_a_tile_goes_to_the_supply() -> None:  # QUA-T.8, QUA-7.7, QUA-G.15
    board = given(
        hospitals=[H0 + " containment@0,2:nesw"], quarantine=[ALL, ALL], grey_supply=3, held=1
    ).reveal("grey")
    assert board.asks is None
    assert board.grey_supply == 4
    assert len(board.told("harmless")) == 1


# Spread


def test_the_fever_may_spread_through_all_stations_of_the_tile() -> None:
    """QUA-E.9, QUA-7.8; QUA-7.9, QUA-G.16: the diagonal tile as well."""
    board = given(hospitals=[H1], quarantine=["blue"], grey_supply=1, held=1).reveal("grey")
    board.play("infect 0 red")
    assert board.choices() == {
        "spread green",
        "spread green_2",
        "spread lobby",
        "spread yellow",
        "no_spread",
    }
    board.play("spread green")
    assert board.quarantined(0) == {"blue", "red", "green"}
    assert board.grey_supply == 0


def test_without_a_supply_nothing_spreads() -> None:
    """QUA-E.10, QUA-7.10: grey cubes in stocks, bag or box are never used."""
    board = given(
        hospitals=[H1], quarantine=["blue"], held=1, stocks=["grey 3"], box="grey 2"
    ).reveal("grey")
    assert board.play("infect 0 red").asks is None
    assert board.quarantined(0) == {"blue", "red"}


def test_the_second_cube_does_not_spread_further() -> None:  # QUA-T.6, QUA-7.11
    board = given(hospitals=[H1], grey_supply=3, held=1).reveal("grey")
    board.play("infect 0 blue", "spread red")
    assert board.asks is None
    assert board.grey_supply == 2


def test_spread_can_be_declined() -> None:  # QUA-7.13
    board = given(grey_supply=1, held=1).reveal("grey").play("infect 0 blue", "no_spread")
    assert board.quarantined(0) == {"blue"}
    assert board.grey_supply == 1


def test_a_tile_without_a_station_does_not_spread() -> None:  # QUA-7.8
    board = given(grey_supply=1, held=1).reveal("grey").play("infect 0 green")
    assert board.asks is None


def test_a_quarantined_lobby_hinders_neither_arrivals_nor_patients() -> None:
    """QUA-T.4, QUA-7.14."""
    board = given(quarantine=["lobby"], lines=["red"], patients=["blue"], held=1)
    board.draw("green")
    board.play("admit red", "stop", "cure blue")
    assert board.line(0) == ["green"]
    assert board.stock(0) == "blue 1"


# Disinfect


@pytest.mark.parametrize("owner", [0, 1])
def test_any_hospital_can_be_disinfected(owner: int) -> None:  # QUA-15.1, QUA-15.2
    board = given(quarantine=["red", "red"]).play(f"disinfect {owner} red")
    assert board.quarantined(owner) == set()
    assert board.quarantined(1 - owner) == {"red"}
    assert (board.grey_supply, board.actions) == (1, 3)


def test_quarantined_areas_may_be_parted() -> None:  # QUA-15.3
    board = given(quarantine=["green lobby yellow"]).play("disinfect 0 lobby")
    assert board.quarantined(0) == {"green", "yellow"}
