"""Rebuild: lifting, putting, setting aside, and what may result (QUA-16)."""

from typing import Any

import pytest

from tests.games.quarantine.given import H0, Board, given


def put(board: Board, tile: str, cell: str, doors: str) -> Board:
    """Put a tile down in a rebuild."""
    board.play(f"put {tile}", f"cell {cell}")
    return board.play(f"rotation {doors}") if board.asks == "rebuild_turning" else board


def rebuilding(**more: Any) -> Board:
    return given(**more).play("rebuild")


def test_a_tile_is_moved() -> None:  # QUA-T.25, QUA-16.1
    board = rebuilding().play("lift green")
    put(board, "green", "2,1", "new")
    board.play("done")
    assert board.hospital(0)["green"] == "2,1:new"
    assert board.actions == 3


def test_a_tile_is_turned() -> None:  # QUA-16.1
    board = rebuilding().play("lift green")
    put(board, "green", "-1,0", "nes").play("done")
    assert board.hospital(0)["green"] == "-1,0:nes"


def test_turning_into_the_same_doors_is_no_change() -> None:  # QUA-16.1, QUA-16.8
    board = rebuilding().play("lift green")
    assert not put(board, "green", "-1,0", "new").can("done")


def test_two_tiles_are_the_limit() -> None:
    """QUA-16.1: a tile both moved and turned counts once."""
    board = rebuilding().play("lift green")
    put(board, "green", "2,1", "nsw").play("lift red")
    assert not board.choices("lift")


def test_once_in_a_turn() -> None:  # QUA-16.2
    board = rebuilding().play("lift green", "aside green", "done")
    assert board.actions == 3
    assert not board.can("rebuild")
    assert board.next_turn().next_turn().can("rebuild")


def test_a_tile_is_removed() -> None:  # QUA-T.26, QUA-16.5
    board = rebuilding().play("lift red", "aside red")
    both = board.copy()
    board.play("done")
    assert board.aside(0) == ["red"]
    assert "red" not in board.hospital(0)
    assert not both.play("lift yellow", "aside yellow").can("done")


def test_moved_tiles_may_not_hang_on_quarantine_alone() -> None:
    """QUA-T.27, QUA-16.10, QUA-G.9: two moved tiles cannot vouch for one another."""
    for quarantine, legal in (("yellow", False), ("", True)):
        board = rebuilding(quarantine=[quarantine]).play("lift green", "lift blue")
        put(board, "green", "2,0", "new")
        put(board, "blue", "3,0", "new")
        assert board.can("done") == legal


def test_unchanged_tiles_are_not_examined() -> None:  # QUA-16.10
    board = rebuilding(quarantine=["lobby"]).play("lift blue")
    put(board, "blue", "1,1", "nsw").play("done")
    assert board.hospital(0)["blue"] == "1,1:nsw"


def test_an_unchanged_tile_may_be_left_hanging_on_quarantine() -> None:  # QUA-16.10, QUA-G.9
    board = rebuilding(quarantine=["yellow"]).play("lift red", "aside red")
    assert board.state.step is not None
    assert board.play("done").hospital(0)["blue"] == "1,1:esw"


@pytest.mark.parametrize("where", [{"patients": ["green"]}, {"quarantine": ["green"]}])
def test_patients_and_quarantine_are_not_touched(where: dict[str, list[str]]) -> None:
    """QUA-T.28, QUA-16.3."""
    assert rebuilding(**where).choices("lift") == {"lobby", "red", "yellow", "blue"}


def test_a_patient_in_the_emergency_room_holds_it_down() -> None:  # QUA-16.3
    board = rebuilding(hospitals=[H0 + " emergency_room@2,0:ew"], patients=["emergency_room=red"])
    assert "emergency_room" not in board.choices("lift")


def test_without_anything_to_lift_there_is_no_rebuild() -> None:
    assert not given(quarantine=["lobby red yellow green blue"]).can("rebuild")


def test_the_lobby_moves_with_its_street_side() -> None:  # QUA-T.29, QUA-16.6, QUA-G.8
    board = rebuilding().play("lift lobby")
    assert not board.choices("aside")
    put(board, "lobby", "0,2", "esw")
    assert not board.can("done")
    board.play("lift green", "aside green", "done")
    assert board.hospital(0)["lobby"] == "0,2:esw"
    assert board.state.view(0)["hospitals"][0]["front"] == (0, 3)


def test_in_between_the_hospital_may_be_broken() -> None:  # QUA-16.4
    board = rebuilding().play("lift lobby")
    put(board, "lobby", "2,1", "nsw")
    assert not board.can("done")
    assert "0,0" in board.play("lift red", "put red").choices("cell")


def test_tiles_set_aside_swap_for_one_lift() -> None:  # QUA-T.30, QUA-16.7, QUA-4.5
    board = rebuilding(aside=["triage storage"]).play("lift green")
    assert not board.choices("aside")
    put(board, "triage", "-1,0", "nesw").play("aside green")
    assert board.choices("lift")
    board.play("done")
    assert set(board.aside(0)) == {"storage", "green"}
    assert board.hospital(0)["triage"] == "-1,0:nesw"


def test_placing_a_tile_from_aside_alone_is_no_rebuild() -> None:  # QUA-16.8
    board = put(rebuilding(aside=["triage"]), "triage", "2,0", "nesw")
    assert not board.can("done")
    board.play("lift green", "aside green")
    assert board.can("done")


def test_a_tile_put_down_is_not_lifted_again() -> None:
    board = put(rebuilding(aside=["triage"]).play("lift green"), "green", "2,1", "new")
    put(board, "triage", "2,0", "nesw")
    assert not {"green", "triage"} & board.choices("lift")


def test_a_tile_set_aside_in_the_action_may_be_put_down_after_all() -> None:
    board = rebuilding().play("lift green", "aside green")
    put(board, "green", "2,0", "new").play("done")
    assert board.aside(0) == []
    assert board.hospital(0)["green"] == "2,0:new"


def test_the_entrance_must_stay_open() -> None:  # QUA-16.9
    board = rebuilding().play("lift green")
    put(board, "green", "0,-1", "new")
    assert not board.can("done")


def test_no_island_may_result() -> None:  # QUA-16.9
    board = rebuilding().play("lift red", "aside red", "lift yellow", "aside yellow")
    assert not board.can("done")
    assert board.choices("put") == {"red", "yellow"}


def test_the_hand_must_be_empty() -> None:
    board = rebuilding().play("lift green")
    assert not board.can("done")
    assert board.can("cancel")


def test_every_empty_cell_beside_a_tile_is_offered() -> None:
    board = rebuilding().play("lift green", "put green")
    assert board.choices("cell") == {
        "-1,0",
        "-1,1",
        "0,2",
        "1,2",
        "2,1",
        "2,0",
        "1,-1",
        "0,-1",
    }
    assert board.play("cell 2,0").choices("rotation") == {"new", "nes", "esw", "nsw"}


def test_lifting_everything_leaves_only_the_way_back() -> None:
    """Four tiles in all, four lifts: no unchanged tile would be left."""
    small = "maintenance@1,0:ew red@2,0:new"
    board = given(hospitals=[small], unsound=True).play("rebuild")
    board.play("lift maintenance", "lift red", "lift lobby")
    assert board.choices() == {"aside red", "aside maintenance", "cancel"}


# Maintenance


MAINTAINED = H0 + " maintenance@2,0:ew"


def test_maintenance_rebuilds_for_nothing_and_four_tiles() -> None:
    """QUA-T.31, QUA-17.8, QUA-G.34: but still once."""
    board = rebuilding(hospitals=[MAINTAINED], actions=0)
    for tile in ("green", "blue", "red"):
        board.play(f"lift {tile}")
    put(board, "red", "0,1", "nes")
    put(board, "blue", "1,1", "esw")
    put(board, "green", "-1,0", "nes")
    assert board.choices("lift")
    board.play("done")
    assert board.actions == 0
    assert not board.can("rebuild")


def test_maintenance_never_gives_a_second_rebuild() -> None:  # QUA-17.8, QUA-16.2
    board = rebuilding(hospitals=[MAINTAINED]).play("lift green", "aside green", "done")
    assert board.actions == 4
    assert not board.can("rebuild")


def test_a_quarantined_maintenance_does_not_help() -> None:  # QUA-17.8
    board = given(hospitals=[MAINTAINED], quarantine=["maintenance"], actions=0)
    assert not board.can("rebuild")
    board = rebuilding(hospitals=[MAINTAINED], quarantine=["maintenance"])
    assert len(board.play("lift green", "lift blue").choices("lift")) == 0


def test_removing_maintenance_in_its_own_rebuild_is_still_free() -> None:  # QUA-1.9
    board = rebuilding(hospitals=[MAINTAINED]).play("lift maintenance", "aside maintenance", "done")
    assert board.actions == 4


# Helipad


FLYING = H0 + " helipad@0,2:s"
ISLAND = FLYING + " green_2@5,5:es"


def test_under_a_helipad_changed_tiles_need_no_connection() -> None:  # QUA-16.11, QUA-17.14
    board = rebuilding(hospitals=[FLYING]).play("lift green", "put green")
    assert "-2,2" in board.choices("cell")
    board.play("cell -2,2", "rotation new", "done")
    assert board.hospital(0)["green"] == "-2,2:new"


def test_a_moved_helipad_must_join_the_lobby() -> None:  # QUA-17.15, QUA-16.11
    board = rebuilding(hospitals=[FLYING]).play("lift helipad")
    away = put(board.copy(), "helipad", "0,3", "s")
    assert not away.can("done")
    near = put(board, "helipad", "2,0", "w")
    assert near.can("done")


def test_a_moved_helipad_must_touch_a_clean_tile() -> None:  # QUA-17.15
    board = rebuilding(hospitals=[FLYING], quarantine=["yellow"]).play("lift helipad")
    assert not put(board, "helipad", "2,0", "w").can("done")


def test_a_changed_tile_beside_quarantine_needs_a_clean_one_under_a_helipad_too() -> None:
    """QUA-17.14 in a rebuild."""
    board = rebuilding(hospitals=[FLYING], quarantine=["yellow"]).play("lift green")
    assert not put(board.copy(), "green", "2,0", "new").can("done")
    assert put(board, "green", "2,0", "nes").can("done")


def test_a_helipad_laid_down_in_this_action_does_not_help_yet() -> None:  # QUA-16.11
    board = rebuilding(aside=["helipad"]).play("lift green")
    put(board, "helipad", "0,2", "s").play("put green")
    assert "-3,0" not in board.choices("cell")
    board.play("cell 0,3", "rotation new")
    assert not board.can("done")


def test_removing_the_helipad_means_to_reconnect_everything() -> None:  # QUA-16.12, QUA-G.10
    board = rebuilding(hospitals=[ISLAND]).play("lift helipad", "aside helipad")
    assert not board.can("done")
    board.play("lift green_2", "aside green_2")
    assert board.can("done")


def test_under_a_quarantined_helipad_old_islands_stay() -> None:  # QUA-16.12
    board = rebuilding(hospitals=[ISLAND], quarantine=["helipad"]).play("lift green")
    onto_the_island = put(board.copy(), "green", "6,5", "nsw")
    assert not onto_the_island.can("done")
    assert put(board, "green", "2,1", "new").can("done")


def test_under_a_quarantined_helipad_no_new_island_may_arise() -> None:  # QUA-16.12
    hospital = ISLAND + " red_2@2,0:nw blue_2@2,1:es"
    board = rebuilding(hospitals=[hospital], quarantine=["helipad"])
    assert not board.play("lift red_2", "aside red_2").can("done")
