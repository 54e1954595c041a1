"""A colleague says what it is about to do before it does it."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_a_bubble_tells_what_a_colleague_sets_out_for(invite: Invite) -> None:
    guest = invite()
    guest.until_settled()
    seats = [{"kind": "me"}, {"kind": "colleague", "colleague": "good"}]
    options = {"phase": "60", "sand": "15"}
    card = guest.ask("/api/tables", {"game": "rush-md", "seats": seats, "options": options})
    guest.page.goto(f"{guest.url}/table/{card['id']}")
    guest.wait_for_table()
    guest.choose("ready")
    bubble = guest.page.locator("[data-bubble]").first
    expect(bubble).to_be_visible(timeout=30_000)
    place = bubble.evaluate("each => each.closest('[data-mark]').dataset.mark")
    assert place.startswith(("slot:", "bed:"))
