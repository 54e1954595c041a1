"""Cells, connections, placing and nurses' stations (QUA-1, QUA-2, QUA-3), examples E1 to E6."""

import pytest

from tests.games.quarantine.given import BUILD_H0, H0, H1, bits, dealt, fits, given, names, plan
from wardroom.games.quarantine.content import DOORS, ROTATIONS, TILE, TILES
from wardroom.games.quarantine.grid import REACH, cell_at, cell_name, in_reach, x_of, y_of


def adjacent(text: str, tile: str) -> set[str]:
    return names(plan(text).adjacent[TILE[tile]])


def connected(text: str, tile: str) -> set[str]:
    return names(plan(text).joined[TILE[tile]])


# Terms


def test_x_grows_east_and_y_grows_north() -> None:  # QUA-1.1
    assert fits("", "red@0,1:nes")
    assert fits("", "red@1,0:new")
    for x, y in ((0, 0), (-3, 7), (REACH, -REACH)):
        cell = cell_at(x, y)
        assert (x_of(cell), y_of(cell)) == (x, y)
        assert cell_name(cell) == f"{x},{y}"
        assert in_reach(cell)
    assert not in_reach(cell_at(REACH + 1, 0))


def test_tiles_that_share_a_side_are_adjacent_whatever_lies_between() -> None:  # QUA-1.2
    assert adjacent(H0, "blue") == {"red", "yellow"}
    assert adjacent(H0, "lobby") == {"green", "red", "yellow"}
    assert adjacent("yellow@1,0:nes", "lobby") == {"yellow"}


def test_tiles_are_connected_if_both_have_a_passage() -> None:  # QUA-1.3
    assert connected(H0, "lobby") == {"green", "red", "yellow"}
    assert connected(H0, "blue") == {"red", "yellow"}
    assert connected("yellow@1,0:nes", "lobby") == set()


def test_the_street_side_never_connects() -> None:  # QUA-1.4
    assert connected("red@0,-1:nes", "lobby") == set()
    assert plan("").front == cell_at(0, -1)
    assert plan("lobby@0,0:esw").front == cell_at(0, 1)


def test_quarantine_does_not_interrupt_the_lobby_component() -> None:  # QUA-1.5
    assert names(plan(H0).component) == {"lobby", "red", "yellow", "green", "blue"}
    assert names(plan("yellow@1,0:new red@2,0:nes").component) == {"lobby", "yellow"}
    assert fits("yellow@1,0:new", "pharmacy@2,0:sw", "lobby")


def test_a_tile_holds_one_grey_cube_at_most() -> None:  # QUA-1.6
    board = given(quarantine=["red"], held=1).reveal("grey")
    assert "0 red" not in board.choices("infect")


def test_a_quarantined_tile_cannot_be_used() -> None:  # QUA-1.7
    board = given(
        hospitals=[H0 + " pharmacy@2,0:nw"],
        quarantine=["red pharmacy"],
        patients=["red"],
        lines=["red"],
        contracts={"pharmacy": "market red red"},
        gone="pharmacy",
    )
    assert not board.choices("admit")
    assert not board.choices("cure")
    assert not board.can("pharmacy")
    assert "red" not in board.play("rebuild").choices("lift")


def test_a_room_is_active_in_the_hospital_and_clean_only() -> None:  # QUA-1.8
    room = " pharmacy@2,0:nw"
    clean = given(hospitals=[H0 + room], lines=["red"])
    assert clean.can("pharmacy")
    assert not given(hospitals=[H0 + room], lines=["red"], quarantine=["pharmacy"]).can("pharmacy")
    assert not given(aside=["pharmacy"], lines=["red"]).can("pharmacy")


def test_a_power_is_judged_when_the_action_begins() -> None:
    """QUA-1.9: Pathology cleans the Laboratory, which does not help in this very action."""
    board = given(
        hospitals=[H0 + " pathology@2,0:new laboratory@3,0:ew"], quarantine=["laboratory"]
    )
    board.play("pathology")
    board.play(f"block {min(board.choices('block'))}")
    assert board.asks is None
    assert (board.grey_supply, board.stock(0)) == (1, "")


def test_arrivals_stand_at_the_rear_of_a_line_without_limit() -> None:  # QUA-1.10
    board = given(lines=["red " * 20], held=1)
    board.draw("blue")
    assert board.line(0) == ["red"] * 20 + ["blue"]


def test_cured_patients_and_kept_grey_cubes_are_the_own_stock() -> None:  # QUA-1.11
    board = given(hospitals=[H0 + " laboratory@2,0:ew"], patients=["red"], quarantine=["", "green"])
    board.play("cure red", "disinfect 1 green")
    assert board.stock(0) == "red 1 grey 1"


def test_box_grey_supply_and_price_cubes_are_three_places() -> None:  # QUA-1.12
    board = given(
        stocks=["red 4 yellow 1"], contracts={"pharmacy": "1 red red"}, quarantine=["", "red"]
    )
    board.play("contract triage", "add red", "add yellow", "done", "disinfect 1 red")
    assert (board.price("triage"), board.price("pharmacy")) == ("yellow 1 red 1", "red 2")
    assert (board.box, board.grey_supply) == ("", 1)
    board.play("build_room pharmacy", "set_aside")
    assert board.box == "red 2"


# Placing


def test_the_starting_hospital_of_the_example() -> None:
    """QUA-E.1 with QUA-2.13: each step is legal by the rules of placing; one station results."""
    board = dealt()
    for line in BUILD_H0:
        assert board.can(line)
        board.play(line)
    assert board.stations(board.active) == 1


def test_a_door_may_open_against_a_wall() -> None:
    """QUA-E.2, QUA-2.4: open to red, and the yellow ward's north door is walled off."""
    hospital = "yellow@1,0:new red@0,1:esw"
    assert fits(hospital, "green_2@1,1:nw")
    assert connected(hospital + " green_2@1,1:nw", "green_2") == {"red"}


def test_a_tile_must_be_connected() -> None:  # QUA-E.3, QUA-2.2
    assert not fits("yellow@1,0:new", "green_2@2,0:ne")
    assert fits("yellow@1,0:new", "green_2@2,0:nw")


def test_a_connection_to_quarantine_needs_one_to_a_clean_tile() -> None:
    """QUA-E.4, QUA-2.5; QUA-2.6: across a wall quarantine does not matter."""
    hospital = "yellow@1,0:new red@0,1:esw"
    assert not fits(hospital, "green_2@2,0:sw", "yellow")
    assert fits(hospital, "green_2@1,1:sw", "yellow")
    assert fits(hospital, "green_2@1,1:nw", "yellow")
    assert fits(hospital, "green_2@2,0:sw")


def test_the_cell_before_the_entrance_stays_empty() -> None:  # QUA-E.5, QUA-2.8
    hospital = "yellow@1,0:esw green@1,-1:nsw"
    for doors in ROTATIONS[TILE["triage"]]:
        assert not fits(hospital, f"triage@0,-1:{DOORS[doors]}")
    assert fits(hospital, "triage@1,-2:nesw")


RING = "yellow@1,0:esw red@1,-1:nes green@1,-2:nsw blue@0,-2:esw yellow_2@-1,-2:ne"


def test_the_entrance_may_not_be_fenced_in() -> None:  # QUA-E.6, QUA-2.9
    assert plan(RING).entrance_is_open()
    assert not fits(RING, "green_2@-1,-1:es")
    assert fits(RING, "green_2@2,-1:nw")
    assert not plan(RING + " green_2@-1,-1:es").entrance_is_open()


def test_a_diagonal_gap_is_no_way_out() -> None:  # QUA-G.6
    ring = "yellow@1,0:esw red@1,-1:nsw green@1,-2:new blue@0,-2:new triage@-1,-2:nesw"
    assert plan(ring).entrance_is_open()
    assert not fits(ring, "red_2@-1,-1:es")
    assert fits(ring, "red_2@-2,-2:ne")


def test_tiles_are_never_stacked() -> None:  # QUA-2.1
    for cell in ("0,0", "0,1", "1,0", "-1,0", "1,1"):
        for doors in ROTATIONS[TILE["triage"]]:
            assert not fits(H0, f"triage@{cell}:{DOORS[doors]}")


def test_a_tile_must_reach_the_lobby() -> None:
    """QUA-2.3: an island left by a Helipad is no place to build on."""
    island = "yellow@1,0:new red@3,0:new helipad@-1,0:e"
    assert not fits(island, "pharmacy@4,0:nw", "helipad")
    assert fits(island, "pharmacy@2,0:nw", "helipad")
    assert fits(island, "laboratory@2,0:ew", "helipad")


def test_only_direct_connections_are_examined() -> None:
    """QUA-T.5, QUA-2.7, QUA-G.5: the way on to the lobby may be quarantined."""
    hospital = "yellow@1,0:new"
    assert not fits(hospital, "red@0,1:esw", "lobby")
    assert fits(hospital, "green_2@2,0:sw", "lobby")


def test_a_tile_may_be_placed_in_every_rotation_whatever_its_colour() -> None:  # QUA-2.10
    for ward in ("red_2", "green_2"):
        assert {
            DOORS[doors]
            for doors in ROTATIONS[TILE[ward]]
            if fits(H0, f"{ward}@2,0:{DOORS[doors]}")
        } == {"nw", "sw"}


def test_one_builds_only_in_the_own_hospital() -> None:  # QUA-2.11
    board = given(stocks=["red 2"], hospitals=[H0, H1])
    board.play("build_ward red", "cell 2,0", "rotation nw")
    assert "red_2" in board.hospital(0)
    assert "red_2" not in board.hospital(1)


def test_what_lies_stays_when_its_only_neighbour_is_quarantined() -> None:  # QUA-2.12
    board = given(
        hospitals=[H0 + " red_2@2,0:nw"], quarantine=["yellow"], patients=["red"], lines=["red"]
    )
    board.play("admit red_2")
    assert board.patients(0)["red_2"] == ["red"]


def test_set_aside_and_contract_tiles_follow_the_same_rules() -> None:  # QUA-2.13
    board = given(aside=["triage"], contracts={"containment": "0 red red"}, quarantine=["yellow"])
    places = board.copy().play("place_aside triage").choices("cell")
    assert places == board.play("take containment").choices("cell")
    assert "2,0" not in places
    assert "0,-1" not in places


# Stations


def test_four_tiles_in_a_block_make_a_station() -> None:  # QUA-3.1, QUA-G.7
    assert len(plan("red@0,1:nes yellow@1,0:new").stations) == 0
    assert [names(block) for block in plan(H0).stations] == [{"lobby", "red", "yellow", "blue"}]


def test_walls_and_quarantine_do_not_matter_to_a_station() -> None:  # QUA-3.2, QUA-7.12
    walled = "red@0,1:new yellow@1,0:new blue@1,1:new"
    assert len(plan(walled).stations) == 1
    board = given(quarantine=["red yellow"], grey_supply=1, held=1).reveal("grey")
    board.play("infect 0 blue")
    assert board.choices("spread") == {"lobby"}


def test_overlapping_blocks_each_count() -> None:  # QUA-3.3
    assert len(plan(H1).stations) == 2
    block = "red@0,1:nes yellow@1,0:new triage@1,1:nesw"
    around = block + " green@0,2:esw blue@1,2:esw red_2@2,2:sw green_2@2,1:nw blue_2@2,0:nw"
    layout = plan(around)
    assert len(layout.stations) == 4
    assert all((station >> TILE["triage"]) & 1 for station in layout.stations)


def test_the_street_corners_of_the_lobby_are_never_complete() -> None:  # QUA-3.4
    around = "yellow@1,0:esw red@1,-1:nsw green@-1,0:esw blue@-1,-1:nsw"
    assert plan(around).stations == ()
    assert not fits(around, "triage@0,-1:nesw")


def test_a_rebuild_may_break_a_station() -> None:
    """QUA-3.5; set-aside tiles never count."""
    board = given().play("rebuild", "lift blue", "aside blue", "done")
    assert board.stations(0) == 0
    assert board.aside(0) == ["blue"]


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_has_the_doors_of_its_shape(tile: str) -> None:  # QUA-G.2
    passages = {
        **dict.fromkeys(("storage", "waiting_room", "helipad"), 1),
        **dict.fromkeys(("cafeteria", "gift_shop", "pharmacy"), 2),
        **dict.fromkeys(("laboratory", "maintenance", "emergency_room"), 2),
        **dict.fromkeys(("security", "accounting", "pathology"), 3),
        **dict.fromkeys(("triage", "containment"), 4),
    }
    wanted = passages.get(tile, 2 if tile[-1] in "23" else 3)
    turns = {
        1: 4,
        2: 2 if tile in ("laboratory", "maintenance", "emergency_room") else 4,
        3: 4,
        4: 1,
    }
    assert {doors.bit_count() for doors in ROTATIONS[TILE[tile]]} == {wanted}
    assert len(ROTATIONS[TILE[tile]]) == turns[wanted]
    assert bits(tile).bit_count() == 1
