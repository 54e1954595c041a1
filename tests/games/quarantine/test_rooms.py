"""Special rooms that no other page covers (QUA-17), and how rooms add actions."""

from typing import Any

import pytest

from tests.games.quarantine.given import H0, fits, given
from tests.games.quarantine.test_rebuild import FLYING, ISLAND

# Laboratory


def test_disinfecting_with_a_laboratory_brings_the_cube_home() -> None:
    """QUA-17.7, QUA-15.2, QUA-G.22: from any hospital, without a choice."""
    board = given(hospitals=[H0 + " laboratory@2,0:ew"], quarantine=["red", "red"])
    board.play("disinfect 1 red", "disinfect 0 red")
    assert (board.stock(0), board.grey_supply, board.asks) == ("grey 2", 0, None)


def test_a_laboratory_cannot_clean_itself_for_a_cube() -> None:  # QUA-T.36, QUA-17.7
    board = given(hospitals=[H0 + " laboratory@2,0:ew"], quarantine=["laboratory"])
    board.play("disinfect 0 laboratory")
    assert (board.stock(0), board.grey_supply) == ("", 1)


def test_without_a_laboratory_grey_cubes_buy_nothing() -> None:  # QUA-17.7
    assert not given(stocks=["grey 9"]).choices("build_ward")
    laboratory = H0 + " laboratory@2,0:ew"
    assert given(hospitals=[laboratory], stocks=["grey 4"]).choices("build_ward")
    assert not given(hospitals=[laboratory], stocks=["grey 3"]).choices("build_ward")


# Pathology


def test_pathology_cleans_a_block_and_a_laboratory_keeps_one() -> None:  # QUA-T.37, QUA-17.11
    board = given(
        hospitals=[H0 + " pathology@2,0:new laboratory@3,0:ew"], quarantine=["red yellow blue"]
    )
    board.play("pathology", "block 0 0,0")
    assert board.choices() == {"keep", "keep_none", "cancel"}
    board.play("keep")
    assert board.quarantined(0) == set()
    assert (board.stock(0), board.grey_supply, board.actions) == ("grey 1", 2, 3)
    assert not board.can("pathology")


def test_pathology_may_keep_nothing() -> None:  # QUA-17.11
    board = given(hospitals=[H0 + " pathology@2,0:new laboratory@3,0:ew"], quarantine=["red"])
    board.play("pathology")
    board.play(f"block {min(board.choices('block'))}", "keep_none")
    assert (board.stock(0), board.grey_supply) == ("", 1)


def test_pathology_works_in_any_hospital_and_on_incomplete_blocks() -> None:  # QUA-17.11, QUA-G.18
    board = given(hospitals=[H0 + " pathology@2,0:new"], quarantine=["", "green"])
    board.play("pathology")
    assert board.choices("block") == {"1 -1,0"}
    board.play("block 1 -1,0")
    assert (board.quarantined(1), board.grey_supply, board.asks) == (set(), 1, None)


def test_blocks_that_remove_the_same_cubes_are_listed_once() -> None:
    board = given(hospitals=[H0 + " pathology@2,0:new"], quarantine=["red", "red yellow"])
    mine = [block for block in board.play("pathology").choices("block") if block[0] == "0"]
    theirs = [block for block in board.choices("block") if block[0] == "1"]
    assert (len(mine), len(theirs)) == (1, 3)


def test_without_grey_cubes_pathology_is_not_offered() -> None:  # QUA-8.3
    assert not given(hospitals=[H0 + " pathology@2,0:new"]).can("pathology")


# Gift Shop and Pharmacy


def test_the_gift_shop_takes_patients_from_the_box() -> None:  # QUA-17.9
    board = given(hospitals=[H0 + " gift_shop@2,0:nw"], box="red 2 blue 1 grey 1")
    assert board.choices("gift_shop") == {"red", "blue"}
    board.play("gift_shop red", "gift_shop red")
    assert (board.stock(0), board.box, board.actions) == ("red 2", "blue 1 grey 1", 2)
    assert board.choices("gift_shop") == {"blue"}


def test_a_box_of_grey_cubes_is_no_gift() -> None:  # QUA-T.39, QUA-17.9
    assert not given(hospitals=[H0 + " gift_shop@2,0:nw"], box="grey 3").choices("gift_shop")


def test_the_pharmacy_serves_the_first_of_the_line() -> None:  # QUA-17.10
    board = given(hospitals=[H0 + " pharmacy@2,0:nw"], lines=["red blue"])
    board.play("pharmacy", "pharmacy")
    assert (board.line(0), board.stock(0), board.actions) == ([], "red 1 blue 1", 2)
    assert not board.can("pharmacy")


@pytest.mark.parametrize("room", ["gift_shop@2,0:nw", "pharmacy@2,0:nw", "pathology@2,0:new"])
def test_room_actions_need_an_action_and_a_clean_room(room: str) -> None:  # QUA-8.2
    name = room.split("@")[0]
    table: dict[str, Any] = {"box": "red 1", "lines": ["red"], "hospitals": [f"{H0} {room}"]}
    free = given(quarantine=["", "red"], **table)
    assert any(line.startswith(name) for line in free.choices())
    tired = given(quarantine=["", "red"], actions=0, **table)
    assert not any(line.startswith(name) for line in tired.choices())
    closed = given(quarantine=[name, "red"], **table)
    assert not any(line.startswith(name) for line in closed.choices())


# Cafeteria

CAFETERIA = H0 + " cafeteria@2,0:nw"


def test_the_cafeteria_gives_a_marker_at_the_start_of_a_turn() -> None:  # QUA-17.6, QUA-5.2
    board = given(hospitals=[H0, CAFETERIA]).play("end_turn")
    assert board.choices() == {"marker", "no"}
    board.play("marker")
    assert board.markers(1) == 1
    assert board.can("use_marker")


def test_the_cafeteria_may_be_left_alone() -> None:  # QUA-17.6
    board = given(hospitals=[H0, CAFETERIA]).play("end_turn", "no")
    assert board.markers(1) == 0
    assert board.actions == 4


def test_with_an_empty_supply_the_cafeteria_takes_from_others() -> None:  # QUA-T.38, QUA-17.6
    board = given(3, hospitals=[H0, CAFETERIA], markers=[0, 6, 2]).play("end_turn")
    assert board.choices() == {"marker_from 2", "no"}
    board.play("marker_from 2")
    assert board.state.markers == [0, 7, 1]


def test_without_any_marker_to_take_the_cafeteria_is_not_asked() -> None:
    board = given(hospitals=[H0, CAFETERIA], markers=[0, 8]).play("end_turn")
    assert board.asks is None


def test_a_cafeteria_that_is_cleaned_later_is_too_late() -> None:  # QUA-17.6
    board = given(hospitals=[H0, CAFETERIA], quarantine=["", "cafeteria"]).play("end_turn")
    assert board.asks is None
    board.play("disinfect 1 cafeteria")
    assert not board.can("marker")


# Containment


def test_one_can_always_build_on_containment() -> None:  # QUA-17.12
    hospital = H0 + " containment@2,0:nesw"
    everything = "lobby red yellow green blue"
    assert fits(hospital, "red_2@3,0:nw", everything)
    assert not fits(hospital, "red_2@-1,1:es", everything)


# Emergency Room


def test_the_emergency_room_is_emptied_by_cure_only() -> None:  # QUA-17.13
    board = given(
        hospitals=[H0 + " emergency_room@2,0:ew"],
        patients=["emergency_room=red"],
        lines=["red blue"],
        held=1,
    )
    board.play("admit red", "stop")
    assert board.patients(0) == {"red": ["red"], "emergency_room": ["red"]}
    board.play("cure red")
    assert board.patients(0) == {}
    assert board.line(0) == ["blue"]
    board.draw("green")
    assert board.patients(0) == {"emergency_room": ["green"]}


def test_a_patient_in_the_emergency_room_is_not_in_the_line() -> None:  # QUA-17.13, QUA-20.5
    board = given(hospitals=[H0 + " emergency_room@2,0:ew"], patients=["emergency_room=red"])
    assert board.score(0)[3] == 1


# Helipad


def test_under_a_helipad_tiles_may_lie_anywhere() -> None:  # QUA-T.32, QUA-17.14, QUA-G.11
    board = given(hospitals=[FLYING], stocks=["red 2"], lines=["red red"])
    board.play("build_ward red")
    assert "3,3" in board.choices("cell")
    assert "4,4" not in board.choices("cell")
    assert len(board.choices("cell")) < 301
    board.play("cell 3,3", "rotation ne", "admit red", "admit red_2")
    assert board.patients(0) == {"red": ["red"], "red_2": ["red"]}


@pytest.mark.parametrize(("doors", "legal"), [("nw", False), ("ne", True), ("es", True)])
def test_beside_quarantine_a_clean_neighbour_is_still_needed(doors: str, legal: bool) -> None:
    """QUA-17.14: a connection to quarantine alone is refused, none at all is fine."""
    assert fits(FLYING, f"red_2@2,0:{doors}", "yellow", helipad=True) == legal


def test_under_a_helipad_the_entrance_stays_open_and_cells_single() -> None:  # QUA-17.14
    for cell in ("0,-1", "0,0", "1,1"):
        assert not fits(FLYING, f"red_2@{cell}:ne", helipad=True)


def test_the_helipad_itself_is_placed_by_the_normal_rules() -> None:  # QUA-17.15
    board = given(aside=["helipad"]).play("place_aside helipad")
    assert "3,3" not in board.choices("cell")
    board.play("cell 0,2")
    assert board.hospital(0)["helipad"] == "0,2:s"


def test_islands_work_while_the_helipad_is_quarantined() -> None:
    """QUA-T.33, QUA-17.16, QUA-17.17: but nothing is added to them."""
    board = given(
        hospitals=[ISLAND], quarantine=["helipad green"], lines=["green"], stocks=["red 2"]
    )
    board.play("admit green_2", "build_ward red")
    assert "6,5" not in board.choices("cell")
    assert board.patients(0) == {"green_2": ["green"]}


def test_stations_and_rooms_on_islands_count() -> None:  # QUA-17.16
    island = FLYING + " green_2@5,5:es red_2@5,6:es blue_2@6,5:es pharmacy@6,6:es"
    board = given(hospitals=[island], lines=["red"], quarantine=["helipad"])
    assert board.score(0)[:2] == (2, 2)
    assert board.can("pharmacy")
