"""Rush M.D. at two screens: hands on their way, races, pauses and duties."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.rush.shift import SECOND_LINE, in_real_time

OPTIONS = {"phase": "400", "sand": "15", "epidemics": "off", "research": "off"}


def seated(invite: Invite, *, phone: bool = False) -> tuple[Guest, Guest]:
    host, friend = invite(), invite(size=PHONE, touch=True) if phone else invite()
    for guest in (host, friend):
        guest.until_settled()
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = host.ask("/api/tables", {"game": "rush-md", "seats": seats, "options": OPTIONS})
    friend.ask(f"/api/tables/{card['id']}/sit", {"invite": card["invite"]})
    for guest in (host, friend):
        guest.page.goto(f"{guest.url}/table/{card['id']}")
        guest.wait_for_table()
    return host, friend


def begin(*guests: Guest) -> None:
    for guest in guests:
        guest.press(guest.page.locator(".council .go"))
    for guest in guests:
        guest.until(lambda guest=guest: "pause" in guest.offers, "the clock runs")


def test_the_first_tap_on_a_duty_takes_it_and_the_next_hands_it_on(invite: Invite) -> None:
    host, friend = seated(invite)
    host.hide_panel()
    friend.hide_panel()
    duty = friend.page.locator('[data-duty="admission"]')
    mine = friend.page.locator("[data-doctor=black] header").inner_text().split("\n")[0].strip()
    friend.press(duty)
    expect(duty.locator(".who")).to_have_text(mine)
    expect(host.page.locator('[data-duty="admission"] .who')).to_have_text(mine)
    friend.press(duty)
    expect(duty.locator(".who")).not_to_have_text(mine)
    expect(host.page.locator('[data-duty="admission"] .who')).not_to_have_text(mine)


def test_a_pause_that_is_asked_for_stands_in_the_head_of_all(invite: Invite) -> None:
    """RMD-1.15."""
    host, friend = seated(invite)
    begin(host, friend)
    friend.press(friend.page.locator('[data-pause="pause"]'))
    expect(friend.page.locator("[data-status]")).to_contain_text("You asked for a pause")
    agree = host.page.locator('[data-agree="pause"]')
    expect(agree).to_be_visible()
    expect(host.page.locator("[data-status]")).to_contain_text("asked for a pause")
    host.press(agree)
    for guest in (host, friend):
        expect(guest.page.locator(".paused")).to_be_visible()


@pytest.mark.full("real time; the gate has the duties and the pause")
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_others_see_a_hand_on_its_way(invite: Invite, phone: bool) -> None:
    """At least ten places a second, and the piece goes with it."""
    host, friend = seated(invite, phone=phone)
    mode = host.page.locator("[data-mode]")
    if "gestures" in mode.inner_text():
        host.press(mode)
    begin(host, friend)
    friend.page.evaluate("""() => {
        window.places = new Set();
        const look = () => {
            const hand = document.querySelector('[data-hand="0"]');
            if (hand) window.places.add(hand.getAttribute('style'));
            requestAnimationFrame(look);
        };
        look();
    }""")
    glass = host.page.locator('[data-key="glass:nurse1"][data-lit]').first.bounding_box()
    slot = host.page.locator('[data-key="slot:ADM-N"]').first.bounding_box()
    assert glass is not None
    assert slot is not None
    mouse = host.page.mouse
    mouse.move(glass["x"] + glass["width"] / 2, glass["y"] + glass["height"] / 2)
    mouse.down()
    for number in range(1, 51):
        part = number / 50
        x = glass["x"] + (slot["x"] - glass["x"]) * part + glass["width"] / 2
        y = glass["y"] + (slot["y"] - glass["y"]) * part + glass["height"] / 2
        mouse.move(x, y)
        in_real_time(40)
    seen = friend.page.evaluate("window.places.size")
    mouse.up()
    assert seen >= 15, f"only {seen} places in two seconds"
    expect(friend.page.locator('[data-hand="0"]')).to_have_count(0)


@pytest.mark.full("real time; the gate has the duties and the pause")
def test_someone_who_was_slower_is_told_at_the_slot_who_was_quicker(invite: Invite) -> None:
    """RMD-21.20."""
    host, friend = seated(invite)
    begin(host, friend)
    name = friend.page.locator("[data-doctor=black] header").inner_text().split("\n")[0].strip()
    friend.page.evaluate(SECOND_LINE.replace("seat: 0", "seat: 1"), [host.table])
    host.page.evaluate(SECOND_LINE, [host.table])
    host.page.evaluate("""() => {
        window.said = [];
        new MutationObserver(() => {
            for (const each of document.querySelectorAll('[data-tap-word]'))
                window.said.push(each.innerText);
        }).observe(document.body, { subtree: true, childList: true });
    }""")
    friend.page.evaluate("() => void window.secondLine('place nurse1 ADM-N')")
    host.page.evaluate("() => window.secondLine('place nurse2 ADM-N').catch(() => 0)")
    host.until(
        lambda: any(name in said for said in host.page.evaluate("window.said")),
        "the slot says who was quicker",
    )
