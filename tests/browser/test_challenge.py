"""A challenge in a browser: given from a finished game, taken by a friend, then compared."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest


def lost_by_chance(guest: Guest) -> None:
    """Colleagues who do anything at all play the game of this table to its end."""
    for seat in (0, 1):
        guest.ask(f"/api/tables/{guest.table}/seats/{seat}/stand-in", {"colleague": "random"})
    expect(guest.page.locator("#ending-title")).to_be_visible()


def test_a_friend_takes_the_same_deal_and_both_compare(invite: Invite) -> None:
    giver = invite()
    expect(giver.page.locator("article[data-game=pandemic]")).to_be_visible()
    wish = {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = giver.ask("/api/tables", wish)["id"]
    giver.page.goto(f"{giver.url}/table/{table}")
    giver.wait_for_table()
    lost_by_chance(giver)
    giver.page.goto(f"{giver.url}/game/{table}/3")
    giver.press(giver.button("web-share"))
    giver.press(giver.button("web-challenge-give"))
    link = giver.page.locator("[data-give-challenge] input.field").input_value()

    friend = invite(path=link.removeprefix(giver.url), size=PHONE, touch=True)
    expect(friend.page.locator("[data-hidden]")).to_be_visible()
    friend.check_layout()
    friend.press(friend.page.locator("[data-company=alone]"))
    friend.wait_for_table()
    assert friend.table != table
    lost_by_chance(friend)
    friend.press(friend.page.locator("[data-challenge] a"))
    expect(friend.page.locator("[data-results] li")).to_have_count(2)
    expect(friend.page.locator("[data-results] .you")).to_have_count(1)
    friend.check_accessibility()
    friend.check_layout()
    giver.page.goto(link)
    expect(giver.page.locator("[data-results] li")).to_have_count(2)
