"""What a view says so that nobody has to work it out: seams, dues, the goal, calls and chances."""

import json
from typing import Any

from tests.games.holding_on.given import WardUnderTest, given
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.holding_on.content import CONTACTS, KEYS, MEMORIES, REGRETS, seams_of
from wardroom.games.holding_on.faces import fits

VOICE, NO_ANSWER = 1, 0
ACROSS = {"l": "r", "r": "l", "t": "b", "b": "t"}


def seen(ward: WardUnderTest, seat: int = -1) -> Any:
    return ward.state.view(seat)


def test_what_fits_is_what_carries_the_same_stitches() -> None:
    """HOL-15.2: whatever lies in the grid, each edge finds the card with its code and no other."""
    ward = given("u01", grid=" ".join(f"m{row}{place}" for row in "12345" for place in "123456"))
    state = ward.state
    for card in range(MEMORIES):
        found = dict(fits(state, card))
        for edge, across in ACROSS.items():
            code = dict(seams_of(card))[edge]
            same = [
                state.met.index(other)
                for other in range(MEMORIES)
                if code and dict(seams_of(other))[across] == code
            ]
            assert [found[edge]] == (same or [None])


def test_threads_are_drawn_through_where_neighbours_lie_side_by_side() -> None:
    """HOL-15.2."""
    grid = seen(given("u01", grid="m11:2 m12:3 m13:6 m22:3"))["grid"]
    assert (grid[1]["joined"], grid[2]["joined"]) == (["r"], ["b", "l"])
    assert (grid[5]["joined"], grid[8]["joined"]) == ([], ["t"])
    assert grid[2]["fits"]["r"] == grid[5]["handle"]


def test_a_turned_up_memory_says_what_it_fits() -> None:
    ward = given("u01", shift="night", medical=True, held="blue m12", grid="m11:4 m22")
    view = seen(ward.play("assign nurse1").until("place"))
    assert view["row"] == 1
    assert view["turned_up"]["fits"] == {
        "l": view["grid"][3]["handle"],
        "r": None,
        "t": None,
        "b": view["grid"][7]["handle"],
    }


def test_a_hazy_memory_keeps_its_scene_and_its_marks() -> None:
    """HOL-14.1."""
    hazy, clear = seen(given("u01", scenario=10, grid="m12", clear="m22"))["grid"][1:8:6]
    assert (hazy["scene"], hazy["mark"], hazy["contact"]) == (None, None, None)
    assert (clear["mark"], clear["contact"]) == ("plus", "jamie")


def test_what_is_due_today_is_said() -> None:
    """HOL-17.2 to HOL-17.4."""
    assert seen(given("u01"))["warnings_due"] == ["medical"]
    assert seen(given("u01", medical=True))["warnings_due"] == []
    tired = given("u01", medical=True, fatigue="blue 3")
    assert seen(tired)["warnings_due"] == ["manager"]
    night = given("u01", shift="night", medical=True).play("assign nurse1").until("arrange")
    assert seen(night)["warnings_due"] == []


def test_the_goal_says_how_far_it_has_come() -> None:
    """HOL-C.1, HOL-C.2, HOL-C.5, HOL-C.10."""
    first = seen(given("u01", clear="m31"))["goal"]
    assert [part["period"] for part in first] == [1, 2, 3, 4, 5]
    assert [part["met"] for part in first] == [False, False, True, False, False]
    (run,) = seen(given("u01", scenario=2, clear="m11 m12"))["goal"]
    assert (run["kind"], run["reached"], run["number"], run["met"]) == ("run", 2, 3, False)
    calls, years = seen(given("u01", scenario=5, heard="nell 2 1"))["goal"]
    assert (calls["contact"], calls["reached"]) == ("nell", 2)
    assert (years["period"], years["number"]) == (3, 2)
    last = seen(given("u01", scenario=10))["goal"]
    assert [part["contact"] for part in last] == [None, "jamie", "nell"]
    (shown,) = seen(given("u01", scenario=6))["goal"]
    assert shown["named"]


def test_who_can_be_phoned_and_who_is_on_the_way() -> None:
    """HOL-20.1, HOL-C.10."""
    stacks = [(NO_ANSWER,), (VOICE, NO_ANSWER)]
    locker = seen(
        given("u01", scenario=10, day=4, clear="m54 m53", stacks=stacks, heard="jamie 1 3")
    )["locker"]
    jamie, nell = locker["lines"]
    assert (jamie["callable"], jamie["arrives_on"]) == (False, 6)
    assert (nell["callable"], nell["arrives_on"]) == (True, None)
    assert locker["calls_left"] == 3
    assert [each["clear"] for each in locker["regrets"]] == [0, 0, 1]
    assert [each["wanted"] for each in locker["regrets"]] == [1, 1, 1]


def test_chances_count_what_can_come() -> None:
    """HOL-14.6, HOL-14.9: events that would be ignored are none."""
    ward = given("s04", tokens="yellow 3", grid="m11 m21", clear_deck="m11 m12 m21 c1 c3 c4")
    ward.play("assign yellow", "medical")
    assert seen(ward)["chances"] == [
        {"period": 1, "memories": 2, "events": 2},
        {"period": 2, "memories": 1, "events": 2},
    ]
    guide = given("s02", scenario=2, tokens="yellow 1", grid="m11", hazy_deck="m12 m13 m21 h1 h3")
    guide.play("assign yellow", "palliative")
    assert seen(guide)["chances"] == [
        {"period": None, "memories": 3, "events": 1},
        {"period": 1, "memories": 2, "events": 1},
    ]
    assert seen(given("u01"))["chances"] == []


def test_the_shifts_of_today_say_who_is_where() -> None:
    ward = given("u05 u01", tokens="yellow 1").play("assign yellow", "assign nurse1")
    morning, afternoon, night = seen(ward)["shifts"]
    assert (morning["now"], morning["crew"], morning["open_places"]) == (
        True,
        ["yellow", "nurse1"],
        0,
    )
    assert (afternoon["patient"], night["patient"]) == (None, None)
    ward.play("palliative").until("staff")
    morning, afternoon, _ = seen(ward)["shifts"]
    assert (morning["over"], morning["crew"]) == (True, ["yellow", "nurse1"])
    assert (afternoon["patient"], afternoon["open_places"]) == ("u01", 1)


def test_the_content_document_tells_nothing_of_the_story() -> None:
    """It is built into the client, so no name, no memory and no later event may be in it."""
    text = json.dumps(HOLDING_ON.content())
    words = [*CONTACTS, *REGRETS, "x1", "x2", *(key for row in KEYS for key in row)]
    assert [word for word in words if f'"{word}"' in text] == []
    assert not any(
        code and code in text for card in range(MEMORIES) for code in seams_of(card).values()
    )
