"""Rush M.D. by real gestures: each primitive begun with a press and committed by letting go."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.rush.conftest import DEAL
from tests.browser.rush.deals import a_transplant
from tests.browser.rush.played import BY_GESTURES, played
from tests.browser.rush.shift import Shift, admission, hospitalization

"""Sand runs in real time, so these are long."""

in_a_calm_hand = pytest.mark.alone("a gesture is judged by its speed in real time")


@pytest.mark.full("half a minute of sand each; the gate drags pills and syringes")
def test_hourglasses_are_dragged_to_slots_and_cards_to_their_row(invite: Invite) -> None:
    """RMD-2.2, RMD-2.7, RMD-2.9, RMD-6.1."""
    ward = Shift.begun(invite(), mode="gesture")
    ward.drag("glass:nurse1", (700.0, 640.0))  # beside every slot: only time is lost
    ward.drag("glass:nurse1", "slot:PH-1")
    ward.told("places Nurse 1")
    ward.drag("supply:blue", "stored:blue")
    ward.told("stores 1 blue pill")
    ward.drag("glass:nurse2", "slot:ADM-N")
    ward.told("places Nurse 2")
    ward.drag("deck:regular", "row:regular")
    ward.told("Schoolgirl")
    ward.drag("glass:nurse1", "glass:nurse4")  # as soon as its sand is down
    ward.told("takes Nurse 1 away")


def test_pills_and_syringes_are_dragged_to_a_patient_and_back(invite: Invite) -> None:
    """RMD-6.7, RMD-8.5, RMD-8.9; a reload in the midst of a gesture shows what the hand holds."""
    shift = played(
        DEAL,
        *(*BY_GESTURES, *admission("regular")),
        *("finish", "begin place nurse2", "drop_glass OPC-1", "target C1"),
        until="begin place nurse3",
    )
    ward = Shift.played_on(invite(), shift, mode="gesture")
    ward.drag("stored:orange", "place:C1")
    ward.told("gives the patient", "an orange pill")
    ward.drag("given:orange", "stored:orange")
    ward.told("takes an orange pill back")
    ward.drag("stored:syringe", "place:C1")
    ward.told("fetches a syringe")
    ward.drag("stored:blood", "place:C1")
    ward.told("gives the patient", "a unit of blood")
    ward.prepare("begin place nurse3")
    ward.page.reload()
    expect(ward.thing("glass:nurse3")).to_have_attribute("data-lit", "chosen")
    ward.tap("slot:BB")
    ward.told("places Nurse 3 at", "Blood Bank")


@pytest.mark.full("half a minute of sand each; the gate drags pills and syringes")
def test_a_patient_is_carried_through_cultures_and_x_ray(invite: Invite) -> None:
    """RMD-6.5, RMD-7.3, RMD-10, RMD-12; tokens never enter the log (RMD-21.18)."""
    ward = Shift.begun(invite(), mode="gesture")
    ward.admit("hospitalized")
    ward.prepare("finish", "begin place red", "drop_glass ADM-D")
    ward.drag("place:R1", "bed:B3")
    ward.told("is in bed B3 now")
    ward.drag("bed:B3", "area:CUL")
    ward.told("moves bed B3 to Cultures")
    ward.drag("glass:black", "slot:CUL")
    ward.tap("token:0")
    ward.page.locator(".closeup .token.open").wait_for()
    ward.told("turns over token 1")
    ward.tap("token:5")
    ward.told("has a result for bed B3 (Cultures)")
    assert ward.guest.log.locator(".sentence", has_text="shows:").count() == 0
    ward.prepare("begin move_bed B3", "drop_bed XRY steady", "begin place red", "drop_glass XRY")
    ward.drag("back:xray", "bottom:xray")  # the first shows B3, the second does not
    ward.told("looks at the next X-ray")
    ward.drag("back:xray", "area:XRY")
    ward.told("has a result for bed B3 (X-ray)")


@in_a_calm_hand
@pytest.mark.full("the gate uses tweezers for an organ")
def test_discs_are_moved_with_tweezers_until_they_match(invite: Invite) -> None:
    """RMD-11: one white disc stands wrong, so three moves do it; the guide names them."""
    ward = Shift.begun(invite(), mode="gesture")
    ward.admit("hospitalized", "hospitalized")
    ward.prepare("finish")
    ward.put_to_bed("R2", "A1")
    ward.prepare("begin move_bed A1", "drop_bed BLX steady", "begin place black", "drop_glass BLX")
    gaps = ward.page.locator("[data-key^='hole:']:not([data-key='hole:table'])")
    for number in range(3):
        disc = ward.page.locator('[data-guide="here"][data-key^="disc:"][data-lit]')
        disc.wait_for()
        piece = disc.get_attribute("data-key")
        assert piece is not None
        gap = gaps.first.get_attribute("data-key") if gaps.count() else None
        ward.tweeze(piece, gap or beside_the_tile(ward))
        if number == 0:
            expect(gaps).to_have_count(1)
        elif number == 1:
            expect(ward.page.locator(f'[data-key="{gap}"]')).to_have_count(0)
    ward.told("has a result for bed A1 (Blood Exam)")


def beside_the_tile(ward: Shift) -> tuple[float, float]:
    x, y = ward.middle("back:blood_exam")
    unit = unit_of(ward, "back:blood_exam")
    return x + 20 * unit, y + 55 * unit


def unit_of(ward: Shift, back: str) -> float:
    """How large a unit of the plane is where this deck lies, in px."""
    box = ward.thing(back).bounding_box()
    assert box is not None
    return box["width"] / 62


def shelf_unit(ward: Shift) -> float:
    """The same on the shelves beside an operation, once those have come to stand."""
    ward.guest.until_settled()
    unit: float = ward.page.locator(".closeup .pane").last.evaluate(
        "each => each.getBoundingClientRect().width / each.viewBox.baseVal.width"
    )
    return unit


@in_a_calm_hand
@pytest.mark.full("half a minute of sand; the gate has tweezers that miss")
def test_a_doctor_wobbles_on_the_scanner_and_is_steadied(invite: Invite) -> None:
    """RMD-13, RMD-21.12, RMD-21.13: let go off the centre, set straight, the card drawn."""
    ward = Shift.begun(invite(), mode="gesture")
    ward.admit("hospitalized", "hospitalized")
    ward.prepare("finish")
    ward.put_to_bed("R2", "A1")
    ward.prepare("begin move_bed A1", "drop_bed MRI steady")
    expect(ward.page.locator("[data-closeup=mri]")).to_be_visible()
    ward.lit("tile:MRI")
    x, y = ward.middle("slot:MRI")
    ward.drag("tile:MRI", (x + 15 * unit_of(ward, "back:mri"), y), hold=100)
    ward.told("is wobbling at bed A1")
    ward.tap("wobbling:MRI")
    ward.told("steadies the hourglass")
    ward.drag("back:mri", "bed:A1")
    ward.told("has a result for bed A1 (MRI)")


@in_a_calm_hand
def test_tweezers_miss_beside_the_mark_and_not_on_it(invite: Invite) -> None:
    """RMD-14.5, RMD-15.3, RMD-21.10: an organ to its shelf, a unit into a syringe in surgery."""
    shift = played(
        DEAL,
        *(*BY_GESTURES, *admission(*["hospitalized"] * 3), *hospitalization("R3", "A1")),
        *("begin move_bed A1", "drop_bed ORA steady", "begin place black", "drop_glass PH-D"),
        until="begin stock_organ heart",
    )
    ward = Shift.played_on(invite(), shift, mode="gesture")
    ward.tweeze("supply:heart", "supply:orange")
    ward.told("misses the mark")
    ward.tweeze("supply:heart", "stored:heart")
    ward.told("stores a heart")
    ward.prepare("begin place nurse2", "drop_glass ORA-N", "begin syringe", "drop")
    ward.tweeze("stored:yellow", "syringe:ORA:yellow")
    ward.told("gives the patient", "a unit of the yellow IV drug")


@in_a_calm_hand
def test_an_organ_goes_with_tweezers_from_the_organ_area_into_the_patient(invite: Invite) -> None:
    """RMD-15.2, RMD-15.3, RMD-15.4, RMD-21.10, RMD-21.11: slipped and missed, it is back on its
    shelf; a calm hand brings it into the patient.
    """
    place, organ = a_transplant(DEAL)
    shift = played(
        DEAL,
        *(*BY_GESTURES, *admission(*["hospitalized"] * 3), *hospitalization(place, "A1")),
        *("begin move_bed A1", "drop_bed ORA steady", "begin place black", "drop_glass PH-D"),
        until="begin place red",
    )
    ward = Shift.played_on(invite(), shift, mode="gesture")
    ward.tweeze(f"supply:{organ}", f"stored:{organ}")
    ward.told("stores a")
    stored = ward.view()["storage"][organ]
    ward.drag("glass:red", "slot:ORA-D")
    ward.told("places the red Doctor", "Operating Room A")
    expect(ward.page.locator(".department.tweezers")).to_be_visible()
    ward.drag(f"stored:{organ}", "bed:A1", beside=15 * shelf_unit(ward))  # gripped at its edge
    ward.told("slips from ")
    ward.tweeze(f"stored:{organ}", "slot:ORB-D")
    ward.told("misses the mark")
    assert ward.view()["storage"][organ] == stored
    assert ward.given("A1", "or") == {}
    ward.tweeze(f"stored:{organ}", "bed:A1")
    ward.told("gives the patient", organ)
    assert ward.view()["storage"][organ] == stored - 1
    assert ward.given("A1", "or") == {organ: 1}
