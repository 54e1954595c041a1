"""Whole games of Rush M.D., all rounds, in every size, with and without a clock."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.rush.conftest import DEAL
from tests.browser.rush.played import played_to_the_bell
from tests.browser.rush.shift import Shift
from tests.browser.test_stage import CLOSED, SIZES, look

LAPTOP = (1366, 657)
ROUNDS = 4
PHASE = 20
"""Seconds in which even a busy machine makes three movements."""
SHORTEST = 10
"""A phase of so few seconds is over after a few moves."""

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


@pytest.mark.full("minutes; the gate plays all rounds by moves, and the last one to the bell")
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
            check_sizes(guest, TOUCH if size[0] < 1366 else GLASS)
        assert guest.page.evaluate("window.shifts") == []
        go = guest.page.locator(".evaluation .go")
        go.or_(ending).first.wait_for()
        if ending.is_visible():
            assert number == ROUNDS
            break
        look(guest, CLOSED)
        guest.press(go)
    expect(ending).to_be_visible()


def test_all_rounds_are_played_by_moves(invite: Invite) -> None:
    """RMD-1.1, RMD-23.6, RMD-23.7: the quick game, in which no time passes but by what is done."""
    guest = invite(size=LAPTOP)
    ward = Shift(guest, mode="steady", phase=SHORTEST, rounds="2", clock="moves")
    go = guest.page.locator(".evaluation .go")
    for number in (1, 2):
        ward.begin()
        admit(ward, "steady", number)
        while not go.count():
            guest.choose("wait")
        guest.press(go)
    expect(guest.page.locator("#ending-title")).to_be_visible()


def test_the_bell_ends_the_last_round(invite: Invite) -> None:
    """RMD-1.8, RMD-1.12: by the clock; somebody has played the rest of the game before."""
    admitted = ("place nurse1 ADM-N", "draw regular")
    game = played_to_the_bell(DEAL, PHASE, *admitted, "confirm", "ready", *admitted, rounds="2")
    guest = invite(size=LAPTOP)
    Shift.played_on(guest, game, mode="steady")
    guest.hide_panel()
    check_sizes(guest, GLASS)
    guest.page.locator(".evaluation .go").wait_for()
    look(guest, CLOSED)
    guest.press(guest.page.locator(".evaluation .go"))
    expect(guest.page.locator("#ending-title")).to_be_visible()


def check_sizes(guest: Guest, least: int) -> None:
    """What a hand takes is large enough for it, and what must be read for the eye."""
    assert min(guest.page.evaluate(HOURGLASSES)) >= least
    assert min(guest.page.evaluate(NEEDS)) >= NEED - 0.1


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
