"""RMD-21.9 to RMD-21.14: the server judges what a client claims of its hands."""

import pytest

from tests.games.rush_md.given import Hospital, given
from wardroom.games.rush_md import RUSH_MD, plane
from wardroom.games.rush_md.content import AT_MRI, AT_OR_A, BLUE, HEART, LIQUIDS, YELLOW
from wardroom.games.rush_md.traces import Point
from wardroom.words import LANGUAGES, Words

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


def verdict(
    hospital: Hospital, line: str, trace: list[tuple[int, int, int]], took: int, seat: int = 0
) -> str:
    """Why the claim is refused, without its prefix; empty if it is not."""
    assert GESTURES is not None
    reach = hospital.state.hands[seat]
    assert reach is not None
    at = hospital.state.began + reach.begun + took
    action = RUSH_MD.space.read(line)
    assert GESTURES.wants(action)
    reason = GESTURES.judge(hospital.state, seat, action, trace, at)
    if reason is None:
        return ""
    for language in LANGUAGES:
        assert Words(RUSH_MD, language).say(reason)
    return reason.id.removeprefix("why-not-")


def operating() -> Hospital:
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("1 heart")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass ORA-D").until(900)
    return hospital.at(900, 0, "begin organ heart")


STORED = plane.STORED[HEART].middle
BED = plane.SPOTS[AT_OR_A].middle


def test_a_calm_hand_is_believed() -> None:  # RMD-21.9 RMD-21.10
    assert verdict(operating(), "drop", path(STORED, BED, 1_000), 1_000) == ""


def test_too_fast_and_it_slips_whatever_the_client_says() -> None:  # RMD-21.10
    assert verdict(operating(), "drop", path(STORED, BED, 300), 300) == "slipped"


def test_gripped_beside_the_organ_it_slips() -> None:  # RMD-21.10
    beside = (STORED[0] + 19, STORED[1])
    assert verdict(operating(), "drop", path(beside, BED, 1_000), 1_000) == "slipped"


def test_released_beside_the_bed_it_misses() -> None:  # RMD-21.10
    beside = (BED[0] + 41, BED[1])
    assert verdict(operating(), "drop", path(STORED, beside, 1_000), 1_000) == "missed"


@pytest.mark.parametrize("took", [749, 1_251])
def test_a_trace_of_another_length_than_the_server_measured_is_none(took: int) -> None:
    """RMD-21.9: then only the slow way is left, which needs no trace."""
    assert verdict(operating(), "drop", path(STORED, BED, 1_000), took) == "trace"
    assert GESTURES is not None
    assert not GESTURES.wants(RUSH_MD.space.read("drop steady"))


@pytest.mark.parametrize("trace", [[], [(0, 1, 1)], [(0, 5, 5), (3, 5, 5)], [(0, 1), (9, 1)]])
def test_no_trace_or_a_broken_one_earns_nothing(trace: list) -> None:  # RMD-21.9
    assert verdict(operating(), "drop", trace, 1_000) == "trace"


def test_who_claims_less_is_believed() -> None:
    assert GESTURES is not None
    for line in ("slip", "miss", "drop_bed CUL knock", "balance steady", "drop_disc 1 steady"):
        assert not GESTURES.wants(RUSH_MD.space.read(line))


def test_bare_hands_need_no_trace() -> None:  # RMD-21.3
    hospital = given().gestures(0).patient("C1", "pupil").stock("1 blue")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass OPC-1").at(800, 0, "target C1")
    hospital.at(900, 0, "begin give blue")
    assert verdict(hospital, "drop", [], 500) == ""


def test_a_unit_goes_into_the_mouth_of_its_syringe() -> None:  # RMD-15.3 RMD-21.10
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("3 yellow 1 syringe")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass ORA-N").until(900)
    hospital.at(900, 0, "begin syringe").at(1_500, 0, "drop").at(1_600, 0, "begin inject yellow")
    mouth = plane.mouth(plane.SYRINGES[AT_OR_A][LIQUIDS.index(YELLOW)])
    stored = plane.STORED[YELLOW].middle
    assert verdict(hospital, "drop", path(stored, mouth, 1_200), 1_200) == ""
    assert verdict(hospital, "drop", path(stored, BED, 1_200), 1_200) == "missed"


def test_of_a_heap_any_piece_will_do() -> None:
    hospital = given().gestures(0).bed("A1", "roofer", "ORA").stock("3 blue")
    hospital.at(0, 0, "begin place nurse1").at(700, 0, "drop_glass ORA-N").until(900)
    hospital.at(900, 0, "begin give blue")
    box = plane.STORED[BLUE]
    assert verdict(hospital, "drop", path((box.x + 3, box.y + 3), BED, 1_000), 1_000) == ""


def test_a_disc_goes_into_its_hole_or_beside_the_tile() -> None:  # RMD-11.2 RMD-21.10
    hospital = given().gestures(0).bed("A1", "painter", "BLX")
    hospital.at(0, 0, "begin place red").at(700, 0, "drop_glass BLX").at(900, 0, "begin disc 0")
    hole, tile = plane.HOLES_AT[0], plane.TILE
    aside = (tile.x + tile.w + 10, tile.y + 20)
    assert verdict(hospital, "drop_disc table", path(hole, aside, 1_200), 1_200) == ""
    on_tile = (tile.x + 42, tile.y + 60)
    assert verdict(hospital, "drop_disc table", path(hole, on_tile, 1_200), 1_200) == "missed"
    hospital.at(2_200, 0, "drop_disc table").at(2_300, 0, "begin disc 3")
    there = path(plane.HOLES_AT[3], hole, 1_200)
    assert verdict(hospital, "drop_disc 0", there, 1_200) == ""
    assert verdict(hospital, "drop_disc 0", path(hole, hole, 1_200), 1_200) == "slipped"


def test_a_bed_that_brushed_the_scanner_has_brushed_it() -> None:  # RMD-21.14
    hospital = given().gestures(0).bed("A1", "glazier").at(0, 0, "begin move_bed A1")
    home = plane.HOMES[0].middle
    assert verdict(hospital, "drop_bed ORA", path(home, BED, 900), 900) == ""
    through = path(home, plane.SPOTS[AT_MRI].middle, 900)
    assert verdict(hospital, "drop_bed ORA", through, 900) == "knocked"


def test_an_hourglass_stands_no_better_than_it_was_released() -> None:  # RMD-21.12
    hospital = given().gestures(0).bed("A1", "night_nurse", "MRI").at(0, 0, "begin scan red")
    x, y = plane.BALANCE
    there = path((x - 100, y), (x + 12, y), 2_600)
    assert verdict(hospital, "balance 12", there, 2_600) == ""
    assert verdict(hospital, "balance 20", there, 2_600) == ""
    assert verdict(hospital, "balance 11", there, 2_600) == "balanced"
    assert verdict(hospital, "balance 0", there, 3_000) == "trace"
    assert verdict(hospital, "balance 26", [], 2_600) == ""


def test_without_a_begun_gesture_the_rules_say_what_is_wrong() -> None:
    assert GESTURES is not None
    state = given().gestures(0).state
    assert GESTURES.judge(state, 0, RUSH_MD.space.read("drop"), [], state.now) is None
    assert GESTURES.judge(state, 7, RUSH_MD.space.read("drop"), [], state.now) is None


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
