"""Somebody who comes late to a game, and one who is waited for in vain."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import GO
from tests.browser.test_the_table import sit_down_together

A_MINUTE_LATER = "{ const now = Date.now; Date.now = () => now() + 60_000; }"


def before(guest: Guest, id: str) -> str:
    """What a text says before the first thing that is put in."""
    return guest.say(id).split("{")[0].strip()


def test_a_friend_who_comes_late_is_told_so_and_plays_for_a_colleague(invite: Invite) -> None:
    host, late = invite(), invite()
    host.until_known()
    seats = [{"kind": "me"}, {"kind": "colleague", "colleague": "random"}]
    card = host.ask("/api/tables", {"game": "quarantine", "seats": seats})
    late.page.goto(f"{late.url}/table/{card['id']}#invite={card['invite']}")
    late.wait_for_table()
    expect(late.page.get_by_text(late.say("web-late"))).to_be_visible()
    late.check_accessibility()
    late.press(late.page.get_by_role("button", name=before(late, "web-take-over")))
    expect(late.page.get_by_text(late.say("web-late"))).to_have_count(0)
    expect(late.page.locator(".face .you").first).to_be_visible()


def test_someone_who_is_waited_for_in_vain_is_named_with_what_can_be_done(invite: Invite) -> None:
    host, friend = sit_down_together(invite, "quarantine")
    host.until(
        lambda: any(each.page.locator(".status.asked").count() for each in (host, friend)),
        "one of them is asked",
    )
    if friend.page.locator(".status.asked").count():
        host, friend = friend, host
    friend.page.evaluate(A_MINUTE_LATER)
    host.page.evaluate(GO, "/about")
    vain = friend.page.locator(".ask").filter(has_text=before(friend, "web-missed"))
    expect(vain).to_contain_text("away since")
    expect(vain.get_by_role("button")).to_be_visible()
    host.page.go_back()
    host.wait_for_table()
    expect(vain).to_have_count(0)
