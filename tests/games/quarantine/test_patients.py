"""Admit, Cure, Move patient, and the rooms that improve them (QUA-9, QUA-10, QUA-13)."""

import pytest

from tests.games.quarantine.given import H0, given

STORAGE = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@1,1:esw storage@0,2:s red_2@2,0:nw"
WAITING = "red@0,1:nes yellow@1,0:new green@-1,0:new blue@1,1:nsw waiting_room@1,2:s"

# Admit


def test_admitting_goes_on_until_somebody_does_not_fit() -> None:
    """QUA-E.11, QUA-9.1, QUA-9.2, QUA-9.4: one action for all of them."""
    board = given(lines=["red yellow green"], quarantine=["green"])
    board.play("admit red")
    assert board.asks == "admit"
    board.play("admit yellow")
    assert board.asks is None
    assert board.patients(0) == {"red": ["red"], "yellow": ["yellow"]}
    assert board.line(0) == ["green"]
    assert board.actions == 3


def test_a_ward_holds_one_patient_of_its_colour() -> None:  # QUA-9.2, QUA-9.3
    assert not given(lines=["red"], patients=["red"]).choices("admit")
    assert given(lines=["red"], patients=["blue"]).choices("admit") == {"red"}


def test_one_may_stop_after_each_patient() -> None:  # QUA-9.4, QUA-G.20
    board = given(lines=["red yellow green"]).play("admit red", "stop")
    assert board.line(0) == ["yellow", "green"]
    assert (board.asks, board.actions) == (None, 3)


def test_nobody_overtakes_the_first_of_the_line() -> None:  # QUA-T.9, QUA-9.5
    assert not given(lines=["green red"], quarantine=["green"]).choices("admit")


def test_no_path_is_needed() -> None:  # QUA-9.6
    around = given(lines=["blue"], quarantine=["lobby red yellow"])
    assert around.choices("admit") == {"blue"}
    island = given(
        hospitals=[H0 + " helipad@0,2:s green_2@5,5:es"], quarantine=["green"], lines=["green"]
    )
    assert island.choices("admit") == {"green_2"}


def test_the_player_chooses_among_fitting_wards() -> None:  # QUA-9.7
    hospital = H0 + " red_2@2,0:nw red_3@2,1:nw"
    assert given(hospitals=[hospital], lines=["red"]).choices("admit") == {"red", "red_2", "red_3"}


def test_nobody_is_admitted_to_a_room() -> None:  # QUA-9.8
    board = given(hospitals=[H0 + " emergency_room@2,0:ew"], lines=["red"], patients=["red"])
    assert not board.choices("admit")


def test_storage_makes_room_for_a_second_patient() -> None:  # QUA-T.46, QUA-17.1
    board = given(hospitals=[STORAGE], lines=["red red red red red"])
    for ward in ("red", "red", "red_2", "red_2"):
        board.play(f"admit {ward}")
    assert board.asks is None
    assert board.line(0) == ["red"]
    assert board.actions == 3
    assert board.patients(0) == {"red": ["red", "red"], "red_2": ["red", "red"]}


def test_storage_helps_only_the_colour_of_its_ward() -> None:  # QUA-17.1
    beside_green = H0 + " storage@-2,0:e"
    assert given(hospitals=[beside_green], lines=["red red"]).play("admit red").asks is None
    assert given(hospitals=[beside_green], lines=["green green"]).play("admit green").asks


def test_storage_beside_the_lobby_or_a_room_does_nothing() -> None:  # QUA-17.1
    lobby = "red@0,1:nes yellow@1,0:new blue@1,1:esw green@2,0:new storage@-1,0:e"
    room = H0 + " triage@0,2:nesw storage@0,3:s"
    for hospital in (lobby, room):
        assert given(hospitals=[hospital], lines=["red red"]).play("admit red").asks is None


def test_storage_works_beside_a_quarantined_ward() -> None:  # QUA-17.1, QUA-G.17
    board = given(hospitals=[STORAGE], quarantine=["red"], lines=["red red"], patients=["red_2"])
    assert board.choices("admit") == {"red_2"}


def test_a_quarantined_storage_gives_no_second_place() -> None:  # QUA-17.1, QUA-1.7
    board = given(
        hospitals=[STORAGE], patients=["red red_2"], lines=["red"], quarantine=["storage"]
    )
    assert board.choices("admit") == set()
    board.play("disinfect 0 storage")
    assert board.choices("admit") == {"red", "red_2"}


def test_second_patients_stay_when_storage_stops_working() -> None:  # QUA-17.1
    board = given(hospitals=[STORAGE], quarantine=["storage"], patients=["red red"], lines=["red"])
    assert board.choices("admit") == {"red_2"}
    board.play("cure red")
    assert board.stock(0) == "red 2"


# Cure


def test_a_cure_takes_all_of_a_colour_on_clean_tiles() -> None:
    """QUA-T.10, QUA-10.1, QUA-10.2, QUA-10.3: the Emergency Room too."""
    board = given(
        hospitals=[H0 + " emergency_room@2,0:ew red_2@2,1:nw"],
        patients=["red red_2 emergency_room=red blue"],
        quarantine=["red_2"],
    )
    assert board.choices("cure") == {"red", "blue"}
    board.play("cure red")
    assert board.stock(0) == "red 2"
    assert board.patients(0) == {"red_2": ["red"], "blue": ["blue"]}
    assert not board.can("cure red")


def test_a_cure_is_of_one_colour() -> None:  # QUA-10.4
    board = given(patients=["red blue"]).play("cure blue")
    assert board.stock(0) == "blue 1"
    assert board.actions == 3


def test_a_patient_in_a_quarantined_emergency_room_stays() -> None:  # QUA-10.3
    board = given(
        hospitals=[H0 + " emergency_room@2,0:ew"],
        patients=["emergency_room=red"],
        quarantine=["emergency_room"],
    )
    assert not board.choices("cure")


def test_the_waiting_room_adds_the_colour_of_its_ward() -> None:
    """QUA-T.47, QUA-17.2; QUA-G.21: only if wanted."""
    board = given(
        hospitals=[WAITING + " blue_2@2,0:nw"],
        patients=["red blue blue_2"],
        quarantine=["blue_2"],
    )
    assert board.choices("cure") == {"red", "red waiting_room", "blue"}
    both = board.copy().play("cure red waiting_room")
    assert both.stock(0) == "red 1 blue 1"
    assert both.actions == 3
    assert board.play("cure red").stock(0) == "red 1"


def test_a_quarantined_ward_still_gives_the_waiting_room_its_colour() -> None:
    """QUA-17.2: but the patient on it is not cured."""
    board = given(
        hospitals=[WAITING + " blue_2@2,0:nw"],
        patients=["red blue blue_2"],
        quarantine=["blue"],
    )
    board.play("cure red waiting_room")
    assert board.patients(0) == {"blue": ["blue"]}


@pytest.mark.parametrize(
    ("patients", "quarantine"), [("red", ""), ("red blue", "waiting_room"), ("red blue", "blue")]
)
def test_the_waiting_room_is_offered_only_where_it_cures_more(
    patients: str, quarantine: str
) -> None:  # QUA-17.2
    board = given(hospitals=[WAITING], patients=[patients], quarantine=[quarantine])
    assert not any("waiting_room" in choice for choice in board.choices("cure"))


# The line


def test_a_patient_moves_to_any_other_place() -> None:  # QUA-13.1
    board = given(lines=["red blue green"]).play("move 3")
    assert board.choices("to") == {"1", "2"}
    board.play("to 1")
    assert board.line(0) == ["green", "red", "blue"]
    assert board.actions == 3


def test_only_moves_that_change_the_line_are_offered() -> None:  # QUA-8.3, QUA-13.1
    assert not given(lines=["red red red"]).choices("move")
    assert not given(lines=["red"]).choices("move")
    board = given(lines=["red red blue red"])
    assert board.choices("move") == {"1", "2", "3", "4"}
    assert board.copy().play("move 1").choices("to") == {"3", "4"}
    assert board.copy().play("move 3").choices("to") == {"1", "2", "4"}
    assert board.copy().play("move 4").choices("to") == {"1", "2", "3"}


def test_moving_never_fills_the_emergency_room() -> None:  # QUA-13.3
    board = given(hospitals=[H0 + " emergency_room@2,0:ew"], lines=["red blue"])
    board.play("move 2", "to 1")
    assert board.patients(0) == {}
    assert board.line(0) == ["blue", "red"]


TRIAGE = H0 + " triage@2,0:nesw"


def test_triage_rearranges_the_whole_line() -> None:  # QUA-T.48, QUA-13.2, QUA-17.5
    board = given(hospitals=[TRIAGE], lines=["red red blue green"]).play("triage")
    assert not board.can("keep_rest")
    board.play("next green", "keep_rest")
    assert board.line(0) == ["green", "red", "red", "blue"]
    assert board.actions == 3


def test_triage_ends_when_only_one_order_is_left() -> None:
    board = given(hospitals=[TRIAGE], lines=["red red blue green"])
    board.play("triage", "next blue", "next green")
    assert board.asks is None
    assert board.line(0) == ["blue", "green", "red", "red"]


def test_triage_offers_only_what_can_still_change_the_line() -> None:
    board = given(hospitals=[TRIAGE], lines=["red blue"]).play("triage")
    assert board.choices() == {"next blue", "cancel"}
    board = given(hospitals=[TRIAGE], lines=["red blue green"]).play("triage", "next red")
    assert board.choices() == {"next green", "cancel"}


def test_triage_keeps_the_old_order_of_the_rest_and_takes_the_foremost_of_a_colour() -> None:
    board = given(hospitals=[TRIAGE], lines=["blue red green red"])
    board.play("triage", "next red", "keep_rest")
    assert board.line(0) == ["red", "blue", "green", "red"]


def test_without_an_active_triage_only_one_patient_moves() -> None:  # QUA-13.2
    board = given(hospitals=[TRIAGE], lines=["red blue"], quarantine=["triage"])
    assert not board.can("triage")
    assert board.can("move 1")
