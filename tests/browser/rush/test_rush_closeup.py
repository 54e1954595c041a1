"""An operation from close by: it stands where no Ward is, and nothing moves when it comes."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, TABLET, Guest
from tests.browser.rush.shift import Shift
from wardroom.words import LANGUAGES

LAPTOP = (1366, 657)

# The lowest of the hourglasses and slots, in px.
LOWEST = """() => Math.min(...[...document.querySelectorAll(
    '.department :is([data-key^="glass:"], [data-key^="slot:"]) > .edge')]
    .map(each => each.getBoundingClientRect().height))"""

CUT = """() => {
    const bar = document.querySelector('.margin').getBoundingClientRect();
    const words = document.querySelector('[data-guidance] .step').getBoundingClientRect();
    return words.top < bar.top - 1 || words.bottom > bar.bottom + 1;
}"""


def operate(guest: Guest) -> tuple[Shift, tuple[float, float]]:
    """A patient on the table, a Nurse beside it and a syringe at hand; and where a bed stood."""
    ward = Shift.begun(guest, mode="gesture")
    guest.hide_panel()
    ward.admit("hospitalized", "hospitalized", "hospitalized")
    ward.put_to_bed("R3", "A1")
    ward.prepare("begin move_bed A1", "drop_bed ORA steady")
    stood = ward.middle("bed:B3")
    ward.prepare("begin place nurse2", "drop_glass ORA-N", "begin syringe", "drop")
    expect(guest.page.locator("[data-closeup=surgery] .pane")).to_have_count(2)
    return ward, stood


@pytest.mark.full("12 s of sand; the stage test looks at operations")
@pytest.mark.parametrize("size", [TABLET, DESKTOP, LAPTOP], ids=["tablet", "desktop", "laptop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_operation_leaves_the_wards_in_sight_and_in_their_place(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    guest = invite(size=size, language=language)
    ward, stood = operate(guest)
    assert ward.middle("bed:B3") == stood
    near = guest.page.locator("[data-closeup=surgery]").bounding_box()
    assert near is not None
    assert near["y"] > stood[1] or near["x"] > stood[0]
    expect(guest.page.locator("[data-guidance]")).to_be_visible()
    assert not guest.page.evaluate(CUT)


def test_on_a_tablet_hourglasses_and_slots_are_large_enough_for_a_finger(invite: Invite) -> None:
    guest = invite(size=TABLET, touch=True)
    Shift.begun(guest, mode="steady", clock="moves")
    guest.hide_panel()
    guest.until(lambda: guest.page.evaluate(LOWEST) >= 47.5, "all are 48 px high")
