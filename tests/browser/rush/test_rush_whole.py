"""Whole games of Rush M.D., all rounds, in every size, by gestures and with steady hands."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.rush.shift import Shift
from tests.browser.test_stage import CLOSED, SIZES, look
from tests.tiers import FULL, amount

ROUNDS = amount(2, 4)
"""So many have the short and the long game."""
PHASE = 20
"""Seconds in which even a busy machine makes three movements."""

GLASS = 48
"""The least size of an hourglass on a laptop, in px."""
TOUCH = 44
"""And on a tablet, where a finger must hit it."""
NEED = 14
"""The least size of the number that says what a patient still needs, in px."""

# What somebody's own tap moves, such as the choice of a room on a phone, is no surprise.
WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const source of entry.hadRecentInput ? [] : entry.sources ?? [])
                if (source.node?.closest?.('main, .head, .tools'))
                    window.shifts.push([entry.value, source.node.outerHTML.slice(0, 120)]);
    }).observe({ type: 'layout-shift' });
}"""

HOURGLASSES = """() => [...document.querySelectorAll('main [data-key^="glass:"]')]
    .filter(each => each.checkVisibility())
    .map(each => Math.round(each.getBoundingClientRect().height))"""

NEEDS = """() => [...document.querySelectorAll('main .dose > text')]
    .filter(each => each.checkVisibility())
    .map(each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"""


@pytest.mark.gate("1366x657-gesture")
@pytest.mark.parametrize("mode", ["gesture", "steady"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_whole_game_is_played_to_its_end(
    invite: Invite, size: tuple[int, int], mode: str
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    ward = Shift(guest, mode=mode, phase=PHASE, rounds=str(ROUNDS))
    ending = guest.page.locator("#ending-title")
    guest.hide_panel()
    for number in range(1, ROUNDS + 1):
        look(guest, CLOSED)
        ward.begin()
        guest.page.evaluate(WATCH_SHIFTS)
        admit(ward, mode, number)
        look(guest, CLOSED)
        if size != PHONE:  # which shows the whole of it only as a plan
            assert min(guest.page.evaluate(HOURGLASSES)) >= (TOUCH if size[0] < 1366 else GLASS)
            assert min(guest.page.evaluate(NEEDS)) >= NEED - 0.1
        assert guest.page.evaluate("window.shifts") == []
        if not FULL:
            ward.prepare("finish")  # the gate does not wait for the bell
        go = guest.page.locator(".evaluation .go")
        go.or_(ending).first.wait_for()
        if ending.is_visible():
            assert number == ROUNDS
            break
        look(guest, CLOSED)
        guest.press(go)
    expect(ending).to_be_visible()


def admit(ward: Shift, mode: str, number: int) -> None:
    """One patient comes in, by whatever hand this person has."""
    if ward.guest.touch:
        ward.guest.press(ward.page.locator('[data-view="all"]'))  # pieces cross from room to room
    if mode == "steady":
        ward.enter("slot:ADM-N", "deck:regular")
    elif ward.guest.touch:
        ward.finger("glass:nurse1", "slot:ADM-N")
        ward.told("places Nurse 1", count=number)
        ward.finger("deck:regular", "row:regular")
    else:
        ward.drag("glass:nurse1", "slot:ADM-N")
        ward.told("places Nurse 1", count=number)
        ward.drag("deck:regular", "row:regular")
    ward.told("admits a", count=number)
    if ward.guest.touch:
        ward.page.keyboard.press("Escape")  # a finger that is slow to move asks what the piece is
        ward.guest.press(ward.page.locator('[data-view]:not([data-view="all"])').first)
