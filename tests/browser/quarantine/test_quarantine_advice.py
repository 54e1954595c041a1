"""A plan on the screen: read whole, numbered as it is listed, kept until it is done."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET, Guest
from tests.browser.quarantine.playing import Builder, offered, open_table, sit_down
from tests.browser.wire import direct

LAPTOP = (1366, 657)
SEEN = 900
"""After so long, in ms, somebody has seen that another button stands there."""

CUT = """() => [document.querySelector('.notice.hint'), document.querySelector('.margin')]
    .some(each => each.scrollHeight > each.clientHeight + 1)"""
NUMBERS = """() => [...document.querySelectorAll('.marks .step text')].flatMap(mark =>
    mark.textContent.split(', ').flatMap(part => {
        const [from, to] = part.split('–').map(Number);
        return Array.from({length: (to ?? from) - from + 1}, (_, more) => from + more);
    })).sort((one, other) => one - other)"""


def advised(guest: Guest) -> None:
    guest.press(guest.button("web-hint"))
    expect(guest.page.locator(".notice.hint")).to_be_visible()


def step(guest: Guest) -> int:
    return int(guest.page.locator("[data-step]").get_attribute("data-step") or "0")


def follow(guest: Guest, last: bool) -> None:
    """Read what is advised, do it, and wait until what comes next is advised, or nothing more.

    A tap made before the words could be read is taken for the second half of a double tap.
    """
    if guest.touch:
        guest.page.clock.fast_forward(SEEN)
    before = step(guest)
    said = guest.page.locator(".notice.hint p").inner_text()
    guest.press(guest.page.locator("[data-follow]"))
    guest.until(lambda: step(guest) > before, "the step is taken")
    guest.until_settled()
    if last:
        expect(guest.page.locator(".notice.hint")).to_have_count(0)
    else:
        expect(guest.page.locator(".notice.hint p")).not_to_have_text(said, use_inner_text=True)


@pytest.mark.gate("hu-phone")
@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE], ids=["laptop", "tablet", "phone"])
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_plan_is_read_whole_and_stays_until_it_is_done(
    invite: Invite, size: tuple[int, int], language: str
) -> None:
    """D1: the four wards of the start are one plan; the bulb is pressed once."""
    guest = invite(size=size, language=language, touch=size == PHONE)
    guest.page.clock.install()
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    advised(guest)
    for left in (4, 3, 2, 1):
        expect(guest.page.locator("[data-planned=tile]")).to_have_count(left)
        guest.until(lambda: not guest.page.evaluate(CUT), "all words have room")
        if left > 1:
            guest.until(
                lambda left=left: guest.page.evaluate(NUMBERS) == [*range(1, left + 1)],  # type: ignore[misc]
                f"{left} steps are numbered",
            )
        follow(guest, last=left == 1)
    expect(guest.page.locator("[data-planned=tile]")).to_have_count(0)
    expect(guest.page.locator(".plan [data-tile]")).to_have_count(5)


@pytest.mark.gate("pl-tablet")
@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=["laptop", "tablet"])
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_plan_is_read_whole_beside_the_panel(
    invite: Invite, size: tuple[int, int], language: str
) -> None:
    guest = invite(size=size, language=language)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    advised(guest)
    guest.show_actions()
    guest.until(lambda: not guest.page.evaluate(CUT), "all words have room")


@pytest.mark.full("the gate carries out a whole plan in test_the_table.py")
def test_all_steps_are_done_at_the_usual_speed(invite: Invite) -> None:
    guest = invite(size=LAPTOP, still=False)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    advised(guest)
    guest.press(guest.page.locator("[data-follow-all]"))
    expect(guest.page.locator(".plan [data-tile]")).to_have_count(5)
    expect(guest.page.locator("[data-planned=tile]")).to_have_count(0)


def test_the_list_carries_the_numbers_of_the_board(invite: Invite) -> None:
    """By keyboard, which has what is advised one press away."""
    guest = invite(size=LAPTOP)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.page.keyboard.press("a")
    guest.page.keyboard.press("h")
    expect(guest.page.locator('#actions [data-offer][data-lit="hint"]')).to_be_focused()
    listed = guest.page.locator("#actions ol li .number")
    expect(listed).to_have_text(["1", "2", "3", "4"])
    assert guest.page.evaluate(NUMBERS) == [1, 2, 3, 4]
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".plan [data-tile]")).to_have_count(2)


def about_to_draw(guest: Guest) -> Locator:
    """A table at which the next thing is to draw a cube: the button for that."""
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(1, offered("draw")))
    sit_down(guest, table)
    return guest.page.locator(".answers [data-thing=bag]")


def test_a_quick_second_click_sends_no_patient_away(invite: Invite) -> None:
    """All tables are dealt alike, so the first one tells which button comes to stand there."""
    guest = invite(size=LAPTOP)
    clock = guest.page.clock
    clock.install()
    draw = about_to_draw(guest)
    old = draw.bounding_box()
    guest.press(draw)
    queue = guest.page.locator(".answers .queue").last
    new = queue.bounding_box()
    assert old is not None
    assert new is not None
    left = max(old["x"], new["x"])
    right = min(old["x"] + old["width"], new["x"] + new["width"])
    assert left < right
    spot = ((left + right) / 2, new["y"] + new["height"] / 2)
    draw = about_to_draw(guest)
    guest.until_settled()
    clock.pause_at(guest.page.evaluate("Date.now() + 1_000"))
    guest.page.mouse.click(*spot)
    expect(queue).to_be_visible()
    before = step(guest)
    guest.page.mouse.click(*spot)
    clock.run_for(SEEN)
    clock.resume()
    guest.until_settled()
    assert step(guest) == before
    guest.page.mouse.click(*spot)
    guest.until(lambda: step(guest) > before, "anyone who has seen the button sends the patient")
