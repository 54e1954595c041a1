"""What offers light, cost and show, and which of them is the usual next step."""

import re

import pytest

from tests.games.quarantine.given import BUILD_H0, H0, Board, begun, dealt, given
from tests.games.quarantine.walks import walk
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Dice, Message, Offer

UNLIT = re.compile(
    r"(done|cancel|reset|stop|set_aside|no_spread|keep|keep_none|keep_rest|no|rotation)( |$)"
)
KINDS = re.compile(
    r"(bag|end|rebuild|markers|line|patient|stock|box|stack|ward|cell|loose|tile|block)(:|$)"
)


def offer(board: Board, line: str) -> Offer:
    """The offer to play this line."""
    action = QUARANTINE.space.read(line)
    (found,) = [each for each in board.state.offers(board.active) if each.action is action]
    return found


def usual(board: Board) -> str | None:
    """The line that is the usual next step."""
    found = [repr(each.action) for each in board.state.offers(board.active) if each.usual]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize("seed", range(4))
def test_each_offer_about_a_thing_lights_that_thing(seed: int) -> None:
    state = QUARANTINE.deal({}, 2 + seed % 3, seed)
    for position in walk(state, Dice.seeded(seed, "offers")):
        offers = position.offers(position.active)
        assert tuple(each.action for each in offers) == position.legal(position.active)
        for each in offers:
            line = repr(each.action)
            if UNLIT.match(line):
                assert each.lights == ()
            else:
                assert each.lights, line
                assert all(KINDS.match(light) for light in each.lights), line


@pytest.mark.parametrize(
    ("board", "line", "lights"),
    [
        (dealt, "lay red 0,1 nes", ("cell:0,1", "loose:red")),
        (lambda: given(held=1), "draw", ("bag",)),
        (lambda: given(held=1).reveal("red"), "queue 1", ("line:1",)),
        (lambda: given(held=1).reveal("grey"), "infect 1 lobby", ("tile:1:lobby",)),
        (lambda: given(quarantine=["", "red"]), "disinfect 1 red", ("tile:1:red",)),
        (lambda: given(lines=["red"]), "admit red", ("tile:0:red", "patient:1")),
        (lambda: given(lines=["red blue"]), "move 2", ("patient:2",)),
        (
            lambda: given(hospitals=[H0 + " pharmacy@2,0:nw"], lines=["red"]),
            "pharmacy",
            ("tile:0:pharmacy", "patient:1"),
        ),
        (lambda: given(stocks=["red 2"]), "build_ward red", ("ward:red",)),
        (lambda: given(aside=["triage"]), "place_aside triage", ("loose:triage",)),
        (lambda: given(markers=[1]), "use_marker", ("markers:0",)),
        (given, "take_marker", ("markers",)),
    ],
)
def test_what_an_offer_is_about(board: object, line: str, lights: tuple[str, ...]) -> None:
    assert callable(board)
    assert offer(board(), line).lights == lights


def test_a_cure_lights_the_beds_that_it_empties_but_not_quarantined_ones() -> None:  # QUA-10.3
    hospital = H0 + " red_2@2,0:nw emergency_room@0,2:ns"
    board = given(
        hospitals=[hospital],
        patients=["red red_2 emergency_room=red"],
        quarantine=["red_2"],
    )
    assert offer(board, "cure red").lights == ("tile:0:red", "tile:0:emergency_room")


def test_a_new_order_lights_the_foremost_who_has_no_new_place_yet() -> None:  # D16
    board = given(hospitals=[H0 + " triage@2,0:nesw"], lines=["red blue red green"])
    board.play("triage", "next red")
    assert offer(board, "next red").lights == ("patient:3",)
    assert offer(board, "next blue").lights == ("patient:2",)


def test_spread_lights_the_hospital_that_was_infected() -> None:
    board = given(grey_supply=1, held=1).reveal("grey").play("infect 1 red")
    assert offer(board, "spread blue").lights == ("tile:1:blue",)


def test_two_grey_cubes_are_paid_by_one_tap_on_the_grey_ones() -> None:
    board = given(
        hospitals=[H0 + " laboratory@2,0:ew"],
        stocks=["red 2 grey 2"],
        contracts={"pharmacy": "1 red red"},
    )
    assert offer(board.play("build_room pharmacy"), "pay grey_pair").lights == ("stock:grey",)


def test_only_new_knowledge_is_final() -> None:
    assert offer(given(held=1), "draw").final
    assert not offer(given(), "end_turn").final
    board = dealt(2, first="0")
    built = ("lay red 0,1 nes", "lay yellow 1,0 new", "lay green -1,0 new", "lay blue 1,1 esw")
    assert not offer(board.play(*built), "done").final
    assert offer(board.play("done", *built), "done").final  # QUA-0.3: then the market is drawn


def test_only_lost_actions_and_lost_prices_want_care() -> None:  # QUA-5.7, QUA-G.27
    early, spent = offer(given(actions=2), "end_turn"), offer(given(actions=0), "end_turn")
    assert early.careful
    assert early.cost is not None
    assert early.cost.args == {"count": 2}
    assert (spent.careful, spent.cost) == (False, None)
    rich: dict[str, object] = {"stocks": ["red 2"], "rooms": "pharmacy"}
    assert not offer(given(**rich), "contract pharmacy").careful  # type: ignore[arg-type]
    last = offer(given(finisher=1, **rich), "contract pharmacy")  # type: ignore[arg-type]
    assert last.careful
    assert last.cost is not None
    assert last.cost.id == "cost-price-lost"
    careful = [each.action for each in begun().state.offers(begun().active) if each.careful]
    assert careful == []


def test_what_is_bought_has_its_cost() -> None:
    board = given(stocks=["red 3"], contracts={"pharmacy": "1 red red red"})
    room, ward = offer(board, "build_room pharmacy").cost, offer(board, "build_ward red").cost
    assert room is not None
    assert ward is not None
    assert (room.args, ward.args) == ({"count": 3}, {"count": 2})


def test_the_usual_next_step() -> None:
    assert usual(dealt()) is None
    assert usual(given(held=1)) == "draw"
    assert usual(given()) is None
    assert usual(given(actions=0)) == "end_turn"
    pricing = given(stocks=["red 3"], rooms="pharmacy").play("contract pharmacy", "add red")
    assert usual(pricing) is None
    assert usual(pricing.play("add red")) == "done"
    assert usual(given(lines=["red blue"]).play("admit red")) == "admit blue"
    assert usual(given().play("rebuild")) is None


def test_an_offer_says_where_a_cell_lies_seen_from_the_lobby() -> None:
    board = given(aside=["triage"]).play("place_aside triage")
    (there,) = [
        each for each in board.state.offers(board.active) if repr(each.action) == "cell 2,0"
    ]
    assert there.words == Message(
        "do-cell-at", {"spot": Message("spot-e", {"rows": 0, "columns": 2})}
    )


def test_what_is_finished_is_said() -> None:
    assert offer(dealt().play(*BUILD_H0), "done").words == Message("do-open")
    board = given(stocks=["red 2"]).play("contract triage", "add red", "add red")
    assert offer(board, "done").words == Message("do-set-price")
