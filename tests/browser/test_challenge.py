"""A challenge in a browser: given from a finished game, taken by a friend, then compared."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.recorded import GO, go_to_table
from tests.browser.test_the_table import SOON_LOST, pass_on, soon_lost
from tests.browser.wire import direct


def test_a_friend_takes_the_same_deal_and_both_compare(invite: Invite) -> None:
    giver = invite(deal=SOON_LOST)
    table = soon_lost(giver)
    giver.page.evaluate(GO, f"/game/{table}/3")
    giver.press(giver.button("web-share"))
    giver.press(giver.button("web-challenge-give"))
    link = giver.page.locator("[data-give-challenge] input.field").input_value()

    friend = invite(path=link.removeprefix(giver.url), size=PHONE, touch=True)
    expect(friend.page.locator("[data-hidden]")).to_be_visible()
    friend.check_layout()
    friend.press(friend.page.locator("[data-company=alone]"))
    friend.wait_for_table()
    taken = friend.table
    assert taken != table
    friend.page.evaluate(GO, "/about")  # a page that is there would show every move
    assert not direct(friend, taken, pass_on), "it is the same deal, and lost as soon"
    go_to_table(friend, taken)
    friend.press(friend.page.locator("[data-challenge] a"))
    expect(friend.page.locator("[data-results] li")).to_have_count(2)
    expect(friend.page.locator("[data-results] .you")).to_have_count(1)
    friend.check_accessibility()
    friend.check_layout()
    giver.page.evaluate(GO, link.removeprefix(giver.url))
    expect(giver.page.locator("[data-results] li")).to_have_count(2)
