"""What the cards of things tell in Pandemic, and when they open: plans, reasons, costs, motion."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET, Guest
from tests.browser.recorded import go_to_table
from wardroom.kernel import Table, game

SIZES = [(1366, 657), TABLET, PHONE]
FLIGHT = 6
"""A deal in which the first player holds the card of a city that is connected with Atlanta."""
BEGINS = 2
"""A deal in which the first of four seats begins."""
OPTIONS = {"epidemics": "4", "hands": "open", "consent": "automatic"}


def sit_down(guest: Guest, seats: list[dict[str, str]], **options: str) -> None:
    guest.until_settled()
    wish = {"game": "pandemic", "seats": seats, "options": {**OPTIONS, **options}}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()


KEEP_LINES = """(() => {
    window.lines = [];
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...address) { super(...address); window.lines.push(this); }
    };
})()"""

TELL = """plan => window.lines.at(-1).dispatchEvent(
    new MessageEvent('message', { data: JSON.stringify(plan) }))"""


def with_a_plan(guest: Guest, to: str = "bogota") -> Locator:
    """The active player says what the turn is after; the head of the arrow that leads there."""
    guest.page.evaluate(KEEP_LINES)
    sit_down(guest, [{"kind": "me"}] * 2)
    guest.until_asked()
    seat = int(guest.page.locator(".pawn.active").get_attribute("data-pawn") or 0)
    said = {"id": "why-go-station", "args": {"city": to}}
    plan = {"type": "pointed", "seat": seat, "thing": f"city:{to}", "to": f"seat:{seat}"}
    guest.page.evaluate(TELL, {**plan, "call": None, "lasts": 0, "say": said})
    head = guest.page.locator("[data-plan]")
    expect(head).to_have_count(1)
    return head


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_plan_of_a_colleague_is_an_arrow_that_tells_what_it_is_after(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    head = with_a_plan(guest)
    guest.hide_panel()
    said = head.get_attribute("aria-label") or ""
    city = head.get_attribute("data-to")
    assert len(said) > 20
    card = guest.page.locator(f'[data-thing-card="city:{city}"]')
    head.focus()
    guest.page.keyboard.press("i")
    expect(card).to_contain_text(said)
    expect(card).to_contain_text("Before")
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    if size != PHONE:
        head.click()
        expect(card).to_contain_text(said)
        guest.page.keyboard.press("Escape")
    lit = guest.page.locator(f'[data-city="{city}"]')
    lit.focus()
    guest.page.keyboard.press("i")
    expect(card).to_contain_text(said)
    guest.check_accessibility()


def test_the_plan_is_reached_with_shift_and_the_arrows(invite: Invite) -> None:
    guest = invite()
    head = with_a_plan(guest)
    for key in ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"):
        guest.page.locator(f'[data-city="{head.get_attribute("data-to")}"]').focus()
        guest.page.keyboard.press(f"Shift+{key}")
        if head.evaluate("each => each === document.activeElement"):
            return
    raise AssertionError("no arrow key leads from the city to the plan beside it")


@pytest.mark.gate("laptop")
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_tap_on_a_thing_while_others_act_opens_its_card(invite: Invite, phone: bool) -> None:
    """Only a tap on the bare board ends the waiting for what is being shown."""
    size = PHONE if phone else (1366, 657)
    guest = invite(size=size, touch=phone, still=False, deal=BEGINS)
    guest.page.clock.install()
    sit_down(guest, [{"kind": "me"}, *[{"kind": "colleague", "colleague": "gentle"}] * 3])
    guest.until_awaited()
    page = guest.page
    guest.press(page.locator('[data-bar="pass"]'))
    guest.press(page.locator("[data-confirm]"))
    moving = page.locator("button.skipping")
    expect(moving).to_be_visible()
    city = page.locator("[data-city]:not([data-lit]) .disc").first
    city.dispatch_event("click")
    card = page.locator("[data-thing-card]")
    expect(card).to_be_visible()
    expect(moving).to_be_visible()
    page.clock.run_for(1_500)
    expect(card).to_be_visible()
    expect(moving).to_be_visible()
    page.locator(".world").dispatch_event("click")
    expect(moving).to_have_count(0)


def test_a_reason_that_holds_for_several_actions_is_said_once(invite: Invite) -> None:
    guest = invite()
    sit_down(guest, [{"kind": "me"}] * 2)
    guest.until_asked()
    guest.choose("play airlift")
    guest.page.locator('[data-city="lima"]').focus()
    guest.page.keyboard.press("i")
    reasons = guest.page.locator("[data-thing-card] .reason")
    expect(reasons).to_have_count(1)
    expect(reasons).to_contain_text("Answer this first")
    assert guest.page.locator("[data-thing-card] .action").count() > 1


def test_ways_without_a_card_come_first_and_a_flight_says_what_it_discards(invite: Invite) -> None:
    guest = invite(size=(1366, 657))
    guest.until_settled()
    record = Table.deal(game("pandemic"), 2, FLIGHT, OPTIONS).record
    wish = {"ply": 0, "seats": [{"kind": "me"}] * 2, "record": record.text()}
    go_to_table(guest, guest.ask("/api/what-ifs", wish)["id"])
    guest.wait_for_table()
    guest.until_asked()
    city = next(
        offer.split()[1]
        for offer in guest.offers
        if offer.startswith("fly ") and f"drive {offer.split()[1]}" in guest.offers
    )
    guest.press_city(city)
    ways = guest.page.locator(".choices .choice")
    expect(ways).to_have_count(2)
    expect(ways.first.locator(".cost")).to_have_count(0)
    expect(ways.last.locator(".cost")).to_contain_text("discards")
    guest.page.keyboard.press("Escape")
    guest.page.locator(f'[data-city="{city}"]').focus()
    guest.page.keyboard.press("i")
    actions = guest.page.locator("[data-thing-card] .actions button")
    expect(actions.first.locator(".cost")).to_have_count(0)
    expect(actions.last.locator(".cost")).to_contain_text("discards")
