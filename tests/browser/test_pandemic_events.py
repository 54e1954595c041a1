"""What the Events of Pandemic ask: beside the map, which stands still and stays free."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET, Guest
from tests.browser.recorded import go_to_table
from tests.browser.test_stage import DRAWN
from wardroom.kernel import Table, game

SIZES = [(1366, 657), (1440, 900), TABLET, PHONE]
EVENTS = 9936
"""A deal in which the first player holds Forecast, Airlift and Resilient Population."""

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const source of entry.sources ?? [])
                if (source.node?.closest?.('.map'))
                    window.shifts.push([entry.value, source.node.outerHTML.slice(0, 120)]);
    }).observe({ type: 'layout-shift' });
}"""


def sit_down(guest: Guest) -> None:
    """Two seats for one person, so that nobody else has to be waited for."""
    options = {"epidemics": "4", "hands": "open", "consent": "automatic"}
    record = Table.deal(game("pandemic"), 2, EVENTS, options).record
    guest.until_settled()
    wish = {"ply": 0, "seats": [{"kind": "me"}] * 2, "record": record.text()}
    go_to_table(guest, guest.ask("/api/what-ifs", wish)["id"])
    guest.wait_for_table()
    guest.until_asked()


def play(guest: Guest, event: str) -> Locator:
    """Play an Event from the hand; what it asks."""
    guest.take(guest.page.locator(f'.hand [data-card="{event}"]'))
    choosing = guest.page.locator("[data-choosing]")
    expect(choosing).to_be_visible()
    return choosing


def place_of_map(guest: Guest) -> dict[str, float]:
    box = guest.page.locator("#board .map").bounding_box()
    assert box
    return dict(box)


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_an_event_asks_stands_beside_the_map(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size == PHONE)
    sit_down(guest)
    guest.hide_panel()
    guest.page.evaluate(DRAWN)
    before = place_of_map(guest)
    guest.page.evaluate(WATCH_SHIFTS)
    for event, number in (("forecast", 6), ("resilient_population", 9), ("airlift", 2)):
        choosing = play(guest, event)
        choices = choosing.locator("[data-lit], button:enabled")
        expect(choices).to_have_count(number)
        stands = choosing.bounding_box()
        assert stands
        assert stands["y"] >= before["y"] + before["height"], "the map stays free"
        assert stands["y"] + stands["height"] <= size[1]
        assert place_of_map(guest) == before, "the map stands still"
        guest.check_layout()
        for _ in range(number - 1 if event == "forecast" else 1):
            expect(choices.first).to_be_in_viewport(ratio=0.9)
            left = choices.count()
            guest.press(choices.first)
            if event == "resilient_population":
                confirm = guest.page.locator("[data-confirm]")
                expect(confirm).to_be_in_viewport(ratio=1)
                expect(choices).to_have_count(left)
                assert place_of_map(guest) == before, "the map stands still"
                guest.press(confirm)
            expect(choices).not_to_have_count(left)
    assert guest.page.evaluate("window.shifts") == []


def test_a_forecast_is_put_into_order_by_keyboard_alone(invite: Invite) -> None:
    guest = invite(size=(1366, 657))
    sit_down(guest)
    choosing = play(guest, "forecast")
    question = "Which infection card goes in position 1 from the top?"
    expect(choosing).to_have_attribute("aria-label", question)
    for left in range(6, 1, -1):
        cards = choosing.locator("[data-lit]")
        expect(cards).to_have_count(left)
        cards.first.focus()
        guest.page.keyboard.press("ArrowRight")
        name = guest.page.evaluate("document.activeElement.dataset.card")
        guest.page.keyboard.press("Enter")
        if left > 2:
            expect(choosing.locator("ol li").last).to_contain_text(str(7 - left))
            expect(choosing.locator(f'ol [data-card="{name}"]')).to_have_count(1)
    expect(choosing).to_have_count(0)


def test_an_event_that_may_be_played_is_in_sight_on_a_phone(invite: Invite) -> None:
    """Events come last in a hand, where a narrow window shows its beginning only."""
    guest = invite(size=PHONE, touch=True)
    sit_down(guest)
    while "rest" not in guest.offers:
        guest.choose("pass")
        guest.until_asked()
    guest.hide_panel()
    event = guest.page.locator(".rail .hands [data-lit]").first
    expect(event).to_be_in_viewport(ratio=0.9)
    expect(guest.page.locator(".rail .hands > .hand")).to_have_attribute("data-asking", "event")
    for page in ("log", "help"):
        guest.press(guest.page.locator(".head .fold"))
        guest.press(guest.page.locator(f"#page-{page}"))
        expect(event).to_be_in_viewport(ratio=0.9)
        guest.hide_panel()


# Names of cities below the head of a pawn, a circle of 8.8 times 1.2; the box of a name has room
# above and below its letters, and the outline around them.
COVERED = """() => {
    const names = [...document.querySelectorAll('.city .name')];
    return [...document.querySelectorAll('.pawn .letter')].flatMap(letter => {
        const head = letter.getBoundingClientRect();
        const scale = document.querySelector('.world').getScreenCTM().a;
        const [x, y] = [head.x + head.width / 2, head.y + head.height / 2];
        return names.filter(name => {
            const box = name.getBoundingClientRect(), room = box.height / 5;
            const across = Math.max(box.left + 2 - x, 0, x - box.right + 2);
            const down = Math.max(box.top + room - y, 0, y - box.bottom + room);
            return Math.hypot(across, down) < 8.8 * 1.2 * scale;
        }).map(name => name.textContent);
    });
}"""
STICKS_OUT = """() => {
    const corner = document.querySelector('.gauges .right').getBoundingClientRect();
    const decks = document.querySelector('.gauges .decks').getBoundingClientRect();
    return [...document.querySelectorAll('.diseases > *')].filter(each =>
        each.scrollWidth > each.clientWidth
        || each.getBoundingClientRect().right > Math.min(corner.right, decks.right) + 1
    ).map(each => each.outerHTML);
}"""


@pytest.mark.gate("seoul")
@pytest.mark.parametrize("city", ["seoul", "mumbai", "new_york", "taipei"])
def test_pawns_cover_no_name_and_gauges_stay_in_their_corner(invite: Invite, city: str) -> None:
    guest = invite(size=SIZES[0])
    sit_down(guest)
    play(guest, "airlift")
    guest.choose("pawn 0")
    guest.choose(f"to {city}")
    guest.hide_panel()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.page.evaluate(DRAWN)
        assert guest.page.evaluate(COVERED) == []
        assert guest.page.evaluate(STICKS_OUT) == []
