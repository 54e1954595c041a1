"""An operation from close by: it and the department share the board, and both can be read."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, TABLET, Guest
from tests.browser.rush.shift import Shift
from wardroom.words import LANGUAGES

LAPTOP = (1366, 657)

# Names that run into each other, or that are not there.
TITLES = """() => {
    const names = [...document.querySelectorAll('.plan .department .title')]
        .map(each => [each.textContent, each.getBoundingClientRect()]);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3;
    return names.flatMap(([name, box], number) => [
        ...box.width > 0 ? [] : [`${name} is missing`],
        ...names.slice(number + 1).filter(([, other]) => over(box, other))
            .map(([other]) => `${name} and ${other}`),
    ]);
}"""

# How many px of the plan are below the floor of the department.
STREET = """() => document.querySelector('#board .plan').getBoundingClientRect().bottom
    - document.querySelector('#board .scenery .hall').getBoundingClientRect().bottom"""

# The lowest of the hourglasses and slots, in px.
LOWEST = """() => Math.min(...[...document.querySelectorAll(
    '.department :is([data-key^="glass:"], [data-key^="slot:"]) > .edge')]
    .map(each => each.getBoundingClientRect().height))"""

CUT = """() => {
    const bar = document.querySelector('.margin').getBoundingClientRect();
    const words = document.querySelector('[data-guidance] .step').getBoundingClientRect();
    return words.top < bar.top - 1 || words.bottom > bar.bottom + 1;
}"""


def operate(guest: Guest) -> None:
    """A patient on the table, a Nurse beside it and a syringe at hand."""
    ward = Shift.begun(guest, mode="gesture")
    guest.hide_panel()
    ward.admit("hospitalized", "hospitalized", "hospitalized")
    ward.put_to_bed("R3", "A1")
    ward.prepare("begin move_bed A1", "drop_bed ORA steady")
    ward.prepare("begin place nurse2", "drop_glass ORA-N", "begin syringe", "drop")
    expect(guest.page.locator("[data-closeup=surgery] .pane")).to_have_count(2)


@pytest.mark.full("12 s of sand; the stage test looks at operations")
@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_high_board_an_operation_stands_below_rooms_that_have_names(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    guest = invite(size=size, language=language)
    operate(guest)
    plan = guest.page.locator("#board .plan").bounding_box()
    near = guest.page.locator("[data-closeup=surgery]").bounding_box()
    assert plan is not None
    assert near is not None
    assert near["y"] >= plan["y"] + plan["height"] - 1
    assert near["width"] == plan["width"]
    assert guest.page.evaluate(TITLES) == []
    expect(guest.page.locator("[data-guidance]")).to_be_visible()
    assert not guest.page.evaluate(CUT)


@pytest.mark.full("the gate sees the same on a high board")
@pytest.mark.parametrize("language", LANGUAGES)
def test_beside_an_operation_on_a_laptop_the_rooms_have_names_and_no_street_is_left(
    invite: Invite, language: str
) -> None:
    guest = invite(size=LAPTOP, language=language)
    operate(guest)
    plan = guest.page.locator("#board .plan").bounding_box()
    near = guest.page.locator("[data-closeup=surgery]").bounding_box()
    assert plan is not None
    assert near is not None
    assert near["x"] >= plan["x"] + plan["width"] - 1
    assert guest.page.evaluate(TITLES) == []
    assert guest.page.evaluate(STREET) < 4


def test_on_a_tablet_hourglasses_and_slots_are_large_enough_for_a_finger(invite: Invite) -> None:
    guest = invite(size=TABLET, touch=True)
    Shift.begun(guest, mode="steady", clock="moves")
    guest.hide_panel()
    guest.until(lambda: guest.page.evaluate(LOWEST) >= 47.5, "all are 48 px high")
