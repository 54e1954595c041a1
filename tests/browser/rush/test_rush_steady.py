"""Rush M.D. with steady hands (RMD-22.1): every primitive by the keyboard alone."""

from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.rush.shift import Shift

"""Sand runs in real time, so these are long."""

POINTED = '[data-guide]:is([data-key^="disc:"], [data-key^="hole:"])'
KEYS = "found => [...document.querySelectorAll(found)].map(each => each.dataset.key).join()"
MOVED_ON = f"([found, before]) => ({KEYS})(found) !== before"
"""The guide points at something else than before."""


def test_admission_and_clinic_by_keys(invite: Invite) -> None:
    """RMD-6, RMD-8: place, draw, target, give, take back, fetch a syringe, finish."""
    ward = Shift.begun(invite(), mode="steady", clock="moves")
    ward.enter("slot:ADM-N")
    ward.told("places Nurse 1")
    ward.enter("deck:regular")
    ward.told("Schoolgirl")
    ward.enter("slot:OPC-1", "place:C1")
    ward.told("attends to the patient in", "Clinic 1")
    ward.enter("stored:blue")
    ward.told("gives the patient", "a blue pill")
    ward.enter("given:blue")
    ward.told("takes a blue pill back")
    ward.enter("stored:syringe")
    ward.told("fetches a syringe")
    ward.enter("stored:green")
    ward.told("gives the patient", "a unit of the green IV drug")


@pytest.mark.full("half a minute of sand each; the gate admits and treats by keys")
def test_stock_and_clearing_a_slot_by_keys(invite: Invite) -> None:
    """RMD-14, RMD-2.6, RMD-2.7: store all there is, throw one away, lift off, turn."""
    ward = Shift.begun(invite(), mode="steady")
    ward.enter("slot:PH-1", "supply:white")
    ward.told("stores 1 white pill")
    ward.enter("slot:BB", "supply:blood")
    ward.told("stores 3 units of blood")
    ward.enter("slot:PH-D", "supply:kidney")
    ward.told("stores a kidney")
    ward.enter("stored:kidney", "bin:organs")
    ward.told("discards a kidney")
    ward.enter("glass:nurse1", "pool:glasses")
    ward.told("takes Nurse 1 away")
    ward.enter("glass:nurse2", "glass:nurse2")
    ward.told("places Nurse 2 at", "Blood Bank", count=2)


@pytest.mark.full("half a minute of sand each; the gate admits and treats by keys")
def test_beds_cultures_and_x_ray_by_keys(invite: Invite) -> None:
    """RMD-6.5, RMD-7.3, RMD-10, RMD-12."""
    ward = Shift.begun(invite(), mode="steady")
    ward.prepare("place nurse1 ADM-N", "draw hospitalized", "place red ADM-D")
    ward.enter("place:R1", "bed:B3")
    ward.told("is in bed B3 now")
    ward.enter("bed:B3", "area:CUL")
    ward.told("moves bed B3 to Cultures")
    ward.enter("slot:CUL", "token:5")
    ward.told("has a result for bed B3 (Cultures)")
    ward.enter("bed:B3", "area:XRY")
    ward.enter("slot:XRY", "back:xray", "bottom:xray")
    ward.told("looks at the next X-ray")
    ward.enter("back:xray", "area:XRY")
    ward.told("has a result for bed B3 (X-ray)")


@pytest.mark.full("half a minute of sand each; the gate admits and treats by keys")
def test_blood_exam_and_mri_by_keys(invite: Invite) -> None:
    """RMD-11, RMD-13."""
    ward = Shift.begun(invite(), mode="steady")
    ward.prepare("place nurse1 ADM-N", "draw hospitalized", "draw hospitalized")
    ward.prepare("place red ADM-D", "hospitalize R2 A1", "move_bed A1 BLX", "place black BLX")
    pointed = ward.page.locator(POINTED)
    result = ward.guest.log.locator(".sentence", has_text="(Blood Exam)")
    for _ in range(100):
        if result.count():
            break
        with suppress(PlaywrightTimeout):  # what was pointed at may be done by now
            pointed.first.focus(timeout=2_000)
            before = ward.page.evaluate(KEYS, POINTED)
            ward.page.keyboard.press("Enter")
            ward.page.wait_for_function(MOVED_ON, arg=[POINTED, before], timeout=2_000)
    ward.told("has a result for bed A1 (Blood Exam)")
    ward.enter("bed:A1", "area:MRI")
    ward.enter("slot:MRI")
    ward.told("Doctor: MRI")
    ward.enter("back:mri")
    ward.told("has a result for bed A1 (MRI)")


@pytest.mark.full("half a minute of sand each; the gate admits and treats by keys")
def test_surgery_by_keys(invite: Invite) -> None:
    """RMD-15: medication by a Nurse, organs by a Doctor."""
    ward = Shift.begun(invite(), mode="steady")
    ward.prepare("place nurse1 ADM-N", *["draw hospitalized"] * 3)
    ward.prepare("place red ADM-D", "hospitalize R3 A1", "place black PH-D", "stock_organ kidney")
    ward.enter("bed:A1", "area:ORA")
    ward.told("moves bed A1 to Operating Room A")
    ward.enter("slot:ORA-N")
    ward.told("places Nurse", "Operating Room A")
    ward.enter("stored:syringe")
    ward.told("fetches a syringe")
    ward.enter("stored:yellow")
    ward.told("gives the patient", "a unit of the yellow IV drug")
    ward.enter("slot:ORA-D")
    ward.told("Doctor: Operating Room A")
    ward.enter("stored:kidney")
    ward.told("gives the patient", "a kidney")


@pytest.mark.full("12 s of sand; the gate admits and treats by keys")
def test_a_held_press_gives_equal_units_one_after_the_other(invite: Invite) -> None:
    """Nobody has to tap for each pill; letting go ends it."""
    ward = Shift.begun(invite(), mode="steady")
    ward.prepare("place nurse1 ADM-N", "draw regular", "place nurse2 OPC-1", "target C1")
    ward.at_hand("stored:orange")
    x, y = ward.middle("stored:orange")
    ward.page.mouse.move(x, y)
    ward.page.mouse.down()
    ward.told("gives the patient", "an orange pill", count=2)
    ward.page.mouse.up()
    assert ward.given("C1", "clinic") == {"orange": 2}


@pytest.mark.full("10 s of sand; the gate lets a finger go beside a slot")
def test_a_piece_that_is_let_go_in_the_wrong_place_is_told_why(invite: Invite) -> None:
    """RMD-2.3, RMD-2.5: a Doctor on a slot for Nurses, and a Nurse whose sand still runs."""
    ward = Shift.begun(invite(), mode="steady")
    refused = ward.page.locator("[role=alert]").first
    ward.drag("glass:red", "slot:PH-1")
    expect(refused).to_contain_text("That slot is for a Nurse.")
    ward.drag("glass:nurse1", "slot:ADM-N")
    ward.told("places Nurse 1")
    mouse = ward.page.mouse
    mouse.move(*ward.middle("glass:nurse1"))
    mouse.down()
    mouse.move(*ward.middle("slot:PH-1"), steps=4)
    mouse.up()
    expect(refused).to_contain_text("sand")
