"""What is put before a seat: what an action lights and costs, and the usual next step."""

import pytest

from tests.games.rush_md.given import Hospital, dealt, given
from tests.games.rush_md.walks import walk
from wardroom.games.rush_md import RUSH_MD
from wardroom.games.rush_md.offers import LIGHTS
from wardroom.kernel import Offer


def offered(hospital: Hospital, seat: int) -> dict[str, Offer]:
    return {repr(offer.action): offer for offer in hospital.state.offers(seat)}


@pytest.mark.parametrize(
    ("line", "lights"),
    [
        ("place nurse1 BB", ("glass:nurse1", "slot:BB")),
        ("place red MRI", ("tile:MRI", "slot:MRI")),
        ("lift_off red", ("glass:red", "pool:glasses")),
        ("move_bed A1 CUL", ("bed:A1", "area:CUL")),
        ("move_bed A1 home", ("bed:A1", "home:A1")),
        ("draw regular", ("deck:regular",)),
        ("hospitalize R2 A1", ("place:R2", "bed:A1")),
        ("give blue", ("stored:blue",)),
        ("syringe", ("stored:syringe",)),
        ("take_back heart", ("given:heart",)),
        ("serve A1 blue", ("stored:blue", "bed:A1")),
        ("stock blood", ("supply:blood",)),
        ("discard_organ lung", ("stored:lung", "bin:organs")),
        ("flip 3", ("token:3",)),
        ("disc 2 table", ("disc:2", "hole:table")),
        ("read", ("back:blood_exam",)),
        ("cycle", ("back:xray", "bottom:xray")),
        ("take", ("back:xray", "area:XRY")),
        ("mri_draw", ("back:mri",)),
        ("mri_steady", ("wobbling:MRI", "slot:MRI")),
        ("begin place nurse1", ("glass:nurse1",)),
        ("begin scan red", ("tile:MRI",)),
        ("drop_glass WA-1", ("slot:WA-1",)),
        ("drop_glass away", ("pool:glasses",)),
        ("drop_bed CUL steady", ("area:CUL",)),
        ("drop_card bed", ("area:XRY",)),
        ("balance 3", ("slot:MRI",)),
        ("target C1", ("place:C1",)),
        ("target A1 CUL", ("bed:A1",)),
        ("report A1 cultures", ("symbol:A1",)),
        ("ready", ()),
    ],
)
def test_an_action_lights_its_piece_and_its_place(line: str, lights: tuple[str, ...]) -> None:
    assert LIGHTS[RUSH_MD.space.read(line).index] == lights


def test_what_depends_on_the_position_is_lit_there() -> None:
    hospital = given().epidemic("B", "influenza").bed("B1", "glazier").do(0, "place nurse1 WB-1")
    assert offered(hospital, 0)["target epidemic"].lights == ("epidemic:B",)
    hospital = given().gestures(0).bed("A2", "glazier", "CUL").at(0, 0, "begin move_bed A2")
    assert offered(hospital, 0)["drop_bed home"].lights == ("home:A2",)


def test_a_placement_says_that_it_ends_what_one_is_at() -> None:  # RMD-3.3
    hospital = given()
    assert offered(hospital, 0)["place nurse1 BB"].cost is None
    hospital.do(0, "place nurse1 BB")
    cost = offered(hospital, 0)["place red PH-D"].cost
    assert cost is not None
    assert cost.id == "cost-ends-task"
    assert offered(hospital, 0)["stock blood"].cost is None


def test_the_bare_hand_wants_care_and_costs_a_point() -> None:  # RMD-24.3
    hospital = given(oath_strict="on").do(0, "place red PH-D")
    grab = offered(hospital, 0)["grab"]
    assert grab.careful
    assert grab.cost is not None
    assert (grab.cost.id, grab.cost.args) == ("cost-oath", {"count": 1})
    careful = [line for line, offer in offered(hospital, 0).items() if offer.careful]
    assert careful == ["grab"]


def test_the_usual_next_step() -> None:
    def usual(hospital: Hospital, seat: int = 0) -> list[str]:
        return [line for line, offer in offered(hospital, seat).items() if offer.usual]

    assert usual(dealt()) == ["ready"]
    assert usual(given()) == []
    assert usual(given().close()) == ["confirm"]
    assert usual(given().now(0, "pause").now(1, "pause")) == ["resume"]
    scanned = given().bed("A1", "night_nurse", "MRI").do(0, "place red MRI")
    assert usual(scanned) == ["mri_draw"]


def test_what_cannot_be_taken_back() -> None:
    council = offered(dealt(), 0)
    assert (council["ready"].final, council["mode gesture"].final) == (True, False)
    hospital = given().close()
    assert not offered(hospital, 0)["confirm"].final
    assert offered(hospital.now(0, "confirm"), 1)["confirm"].final


@pytest.mark.parametrize("seed", range(3))
def test_offers_are_the_legal_actions_in_their_order(seed: int) -> None:
    for step, state in enumerate(walk(seed, 3)):
        if step % 20 == 0:
            for seat in range(-1, 3):
                offers = state.offers(seat)
                assert tuple(offer.action for offer in offers) == state.legal(seat)
                assert sum(offer.usual for offer in offers) <= 1
