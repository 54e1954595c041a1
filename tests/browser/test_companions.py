"""People one has played with: an invitation that arrives wherever the other person looks."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest


def seen_whole(guest: Guest) -> None:
    guest.check_accessibility()
    guest.check_layout()


def test_a_companion_is_asked_to_play_again_and_comes_from_the_front_page(invite: Invite) -> None:
    ann, bo = invite(path="/lobby"), invite(size=PHONE, touch=True)
    for guest, name in ((ann, "Ann"), (bo, "Bo")):
        guest.ask("/api/me")
        rename = "name => fetch('/api/me', {method: 'PATCH', body: JSON.stringify({name}), "
        guest.page.evaluate(rename + "headers: {'content-type': 'application/json'}})", name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    played = ann.ask("/api/tables", {"game": "pandemic", "seats": seats, "public": True})
    bo.ask(f"/api/tables/{played['id']}/sit", {})

    ann.page.reload()
    companion = ann.page.locator('[data-companion="Bo"]')
    expect(companion.get_by_text(ann.say("web-companion-here"))).to_be_visible()
    seen_whole(ann)
    ann.press(companion.get_by_role("button", name=ann.say("web-companion-play")))

    invitation = bo.page.locator("[data-invitation]")
    expect(invitation).to_be_visible()
    seen_whole(bo)
    bo.press(invitation.get_by_role("link", name=bo.say("web-invitation-come")))
    bo.press(bo.page.locator("main button.primary"))
    expect(ann.page.locator(".name", has_text="Bo").first).to_be_visible()
    bo.page.goto(bo.url)
    bo.until_settled()
    expect(invitation).to_have_count(0)
