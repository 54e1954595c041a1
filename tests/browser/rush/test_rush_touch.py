"""Rush M.D. under a finger: pieces are dragged over the glass of a tablet and of a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET
from tests.browser.rush.conftest import DEAL
from tests.browser.rush.played import BY_GESTURES, played
from tests.browser.rush.shift import Shift


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", [TABLET, PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_finger_drags_an_hourglass_to_a_slot_and_a_pill_to_a_patient(
    invite: Invite, size: tuple[int, int]
) -> None:
    """RMD-2.2, RMD-6.1, RMD-8.5, RMD-21.3: hand moves of gesture mode, with one finger."""
    shift = played(DEAL, *BY_GESTURES, until="begin place nurse1")
    ward = Shift.played_on(invite(size=size, touch=True), shift, mode="gesture")
    if size == PHONE:
        ward.guest.press(ward.page.locator('[data-view="all"]'))  # pieces cross from room to room
    ward.finger("glass:nurse1", "slot:ADM-N")
    ward.told("places Nurse 1", "Admission")
    ward.finger("deck:regular", "row:regular")
    ward.told("admits a")
    ward.finger("glass:nurse2", "slot:OPC-1")
    ward.told("places Nurse 2", "Clinic")
    ward.prepare("target C1")
    before = ward.view()["storage"]["orange"]
    ward.finger("stored:orange", "place:C1")
    ward.told("gives the patient", "an orange pill")
    assert ward.view()["storage"]["orange"] == before - 1
    assert ward.given("C1", "clinic") == {"orange": 1}
    expect(ward.page.locator(".notes .loud")).to_have_count(0)


@pytest.mark.full("the gate drags with a finger where it should go")
def test_a_finger_that_lets_go_beside_every_slot_loses_only_time(invite: Invite) -> None:
    """RMD-2.9: the hourglass is back in the pool, and the page has not scrolled away."""
    ward = Shift.begun(invite(size=TABLET, touch=True), mode="gesture")
    here = ward.middle("glass:nurse1")
    ward.finger("glass:nurse1", "bed:A2")
    ward.at_hand("glass:nurse1")
    assert ward.middle("glass:nurse1") == pytest.approx(here, abs=0.5)
    ward.finger("glass:nurse1", "slot:PH-1")
    ward.told("places Nurse 1", "Pharmacy")
    assert ward.page.evaluate("[scrollX, scrollY]") == [0, 0]
