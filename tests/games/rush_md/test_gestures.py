"""RMD-21.9 to RMD-21.14: the server judges how a movement of the hand went."""

import pytest

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md import RUSH_MD, plane
from wardroom.games.rush_md.content import AT_MRI, AT_OR_A, BLUE, HEART, LIQUIDS, YELLOW
from wardroom.games.rush_md.traces import Point
from wardroom.kernel.game import Trace

GESTURES = RUSH_MD.gestures


def path(start: Point, end: Point, ms: int, step: int = 20) -> list[tuple[int, int, int]]:
    """A calm trace: a rest in the grip, then straight and even."""
    samples = [(0, *start), (160, *start)]
    for at in range(step, ms - 160 + 1, step):
        part = at / (ms - 160)
        x = start[0] + round((end[0] - start[0]) * part)
        y = start[1] + round((end[1] - start[1]) * part)
        samples.append((160 + at, x, y))
    return samples


def played(
    hospital: Hospital,
    line: str,
    trace: Trace,
    took: int | None,
    seat: int = 0,
) -> str:
    """What is played where this was meant and the hand went so; no time if nobody measured it."""
    assert GESTURES is not None
    reach = hospital.state.hands[seat]
    assert reach is not None
    at = None if took is None else hospital.state.began + reach.begun + took
    action = RUSH_MD.space.read(line)
    assert GESTURES.wants(action)
    found = GESTURES.judged(hospital.state, seat, action, trace, at)
    assert found in hospital.state.legal(seat)
    return repr(found)


def operating() -> Hospital:
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("1 heart")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass ORA-D").until(900)
    return hospital.at(900, 0, "begin organ heart")


STORED = plane.STORED[HEART].middle
BED = plane.SPOTS[AT_OR_A].middle


def test_a_calm_hand_puts_it_there() -> None:  # RMD-21.9 RMD-21.10
    assert played(operating(), "drop", path(STORED, BED, 1_000), 1_000) == "drop"


def test_too_fast_and_it_slips() -> None:  # RMD-21.10
    assert played(operating(), "drop", path(STORED, BED, 300), 300) == "slip"


def test_gripped_beside_the_organ_it_slips() -> None:  # RMD-21.10
    beside = (STORED[0] + 19, STORED[1])
    assert played(operating(), "drop", path(beside, BED, 1_000), 1_000) == "slip"


def test_released_beside_the_bed_it_misses() -> None:  # RMD-21.10
    beside = (BED[0] + 41, BED[1])
    assert played(operating(), "drop", path(STORED, beside, 1_000), 1_000) == "miss"


@pytest.mark.parametrize("took", [749, 1_251])
def test_a_trace_of_another_length_than_the_server_measured_is_none(took: int) -> None:
    """RMD-21.9: then only the slow way is left."""
    assert played(operating(), "drop", path(STORED, BED, 1_000), took) == "drop steady"


@pytest.mark.parametrize("trace", [[], [(0, 1, 1)], [(0, 5, 5), (3, 5, 5)], [(0, 1), (9, 1)]])
def test_without_a_trace_or_with_a_broken_one_it_goes_slowly(trace: Trace) -> None:  # RMD-21.9
    assert played(operating(), "drop", trace, 1_000) == "drop steady"


def test_what_goes_slowly_or_wrong_needs_no_trace() -> None:
    assert GESTURES is not None
    for line in ("slip", "miss", "drop_bed CUL knock", "balance steady", "drop_disc 1 steady"):
        assert not GESTURES.wants(RUSH_MD.space.read(line))


def test_bare_hands_need_no_trace() -> None:  # RMD-21.3
    hospital = given().gestures(0).patient("C1", "pupil").stock("1 blue")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass OPC-1").at(800, 0, "target C1")
    hospital.at(900, 0, "begin give blue")
    assert played(hospital, "drop", [], 500) == "drop"


def test_a_unit_goes_into_the_mouth_of_its_syringe() -> None:  # RMD-15.3 RMD-21.10
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("3 yellow 1 syringe")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass ORA-N").until(900)
    hospital.at(900, 0, "begin syringe").at(1_500, 0, "drop").at(1_600, 0, "begin inject yellow")
    mouth = plane.mouth(plane.SYRINGES[AT_OR_A][LIQUIDS.index(YELLOW)])
    stored = plane.STORED[YELLOW].middle
    assert played(hospital, "drop", path(stored, mouth, 1_200), 1_200) == "drop"
    assert played(hospital, "drop", path(stored, BED, 1_200), 1_200) == "miss"


def test_of_a_heap_any_piece_will_do() -> None:
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("3 blue")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass ORA-N").until(900)
    hospital.at(900, 0, "begin give blue")
    box = plane.STORED[BLUE]
    assert played(hospital, "drop", path((box.x + 3, box.y + 3), BED, 1_000), 1_000) == "drop"


def test_nobody_has_measured_a_movement_where_time_stands_still() -> None:
    calm = path(STORED, BED, 1_000)
    assert played(operating(), "drop", calm, None) == "drop"
    assert played(operating(), "drop", path(STORED, BED, 300), None) == "slip"
    assert played(operating(), "drop", [], None) == "drop steady"


def test_a_disc_goes_into_the_nearest_hole_or_beside_the_tile() -> None:  # RMD-11.2 RMD-21.10
    hospital = given().gestures(0).bed("A1", "painter", "BLX")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass BLX").at(900, 0, "begin disc 0")
    hole, tile = plane.HOLES_AT[0], plane.TILE
    aside = (tile.x + tile.w + 10, tile.y + 20)
    assert played(hospital, "drop_disc table", path(hole, aside, 1_200), 1_200) == "drop_disc table"
    on_tile = (tile.x + 42, tile.y + 60)
    assert played(hospital, "drop_disc table", path(hole, on_tile, 1_200), 1_200) == "miss"
    assert played(hospital, "drop_disc table", path(hole, hole, 1_200), 1_200) == "miss"
    hospital.at(2_200, 0, "drop_disc table").at(2_300, 0, "begin disc 3")
    there = path(plane.HOLES_AT[3], hole, 1_200)
    assert played(hospital, "drop_disc 0", there, 1_200) == "drop_disc 0"
    assert played(hospital, "drop_disc 5", there, 1_200) == "drop_disc 0"
    assert played(hospital, "drop_disc 0", there, 3_000) == "drop_disc 0 steady"
    assert played(hospital, "drop_disc 0", path(hole, hole, 1_200), 1_200) == "slip"


def test_a_bed_that_brushed_the_scanner_has_brushed_it() -> None:  # RMD-21.14
    hospital = given().gestures(0).bed("A1", "glazier").at(0, 0, "begin move_bed A1")
    home = plane.HOMES[0].middle
    assert played(hospital, "drop_bed ORA", path(home, BED, 900), 900) == "drop_bed ORA"
    through = path(home, plane.SPOTS[AT_MRI].middle, 900)
    assert played(hospital, "drop_bed ORA", through, 900) == "drop_bed ORA knock"


def test_an_hourglass_stands_no_better_than_it_was_released() -> None:  # RMD-21.12
    hospital = given().gestures(0).bed("A1", "night_nurse", "MRI").at(0, 0, "begin scan red")
    x, y = plane.BALANCE
    there = path((x - 100, y), (x + 12, y), 2_600)
    assert played(hospital, "balance 0", there, 2_600) == "balance 12"
    assert played(hospital, "balance 20", there, 2_600) == "balance 12"
    assert played(hospital, "balance 0", there, 3_000) == "balance steady"
    assert played(hospital, "balance 0", [], 2_600) == "balance steady"


def test_without_a_begun_gesture_the_rules_say_what_is_wrong() -> None:
    assert GESTURES is not None
    state, meant = given().gestures(0).state, RUSH_MD.space.read("drop")
    assert GESTURES.judged(state, 0, meant, [], state.now) is meant
    assert GESTURES.judged(state, 7, meant, [], state.now) is meant


def test_the_plane_keeps_things_apart() -> None:
    boxes = [*plane.HOMES, *plane.SPOTS.values(), *plane.STORED.values(), *plane.SUPPLY.values()]
    for place, one in enumerate(boxes):
        assert 0 <= one.x <= one.x + one.w <= plane.WIDTH
        assert 0 <= one.y <= one.y + one.h <= plane.HEIGHT
        for other in boxes[place + 1 :]:
            assert (
                one.x + one.w <= other.x
                or other.x + other.w <= one.x
                or one.y + one.h <= other.y
                or other.y + other.h <= one.y
            )
