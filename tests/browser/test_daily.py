"""The deal of the day in a browser: when the next one comes, played once, then compared."""

from datetime import datetime
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.recorded import GO, go_to_table
from tests.browser.test_the_table import pass_on
from tests.browser.wire import direct
from tests.tiers import amount

LAPTOP = (1366, 657)
ZONES = ("Asia/Kolkata", "Pacific/Auckland", "America/Los_Angeles")
"""The first is half an hour off the others."""


def test_everybody_reads_in_their_own_time_when_the_next_day_begins(invite: Invite) -> None:
    for zone in ZONES[: amount(1, 3)]:
        guest = invite(zone=zone, path="/daily")
        expect(guest.page.locator("[data-deal]")).to_have_count(4)
        midnight = guest.page.evaluate("fetch('/api/daily').then(a => a.json()).then(a => a.next)")
        local = datetime.fromtimestamp(midnight, ZoneInfo(zone)).strftime("%H:%M")
        expect(guest.page.locator("[data-next]")).to_contain_text(local)


def test_an_open_page_shows_the_new_deals_when_midnight_has_passed(invite: Invite) -> None:
    guest = invite(path="/lobby")
    told = guest.page.evaluate("fetch('/api/daily').then(a => a.json())")
    tomorrow = {**told, "day": "2031-05-02", "next": told["next"] + 86_400}
    answers = [told, tomorrow]
    guest.page.route("**/api/daily", lambda route: route.fulfill(json=answers.pop(0)))
    guest.page.clock.install(time=told["next"] - 5)
    guest.page.goto(guest.url + "/daily")
    expect(guest.page.locator("[data-next]")).not_to_contain_text("2 May")
    guest.page.clock.run_for(10_000)
    expect(guest.page.locator("[data-next]")).to_contain_text("2 May")


def test_a_deal_is_played_once_and_then_compared(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    guest.press(guest.page.locator("[data-today]"))
    deal = guest.page.locator("[data-deal=pandemic]")
    expect(deal).to_contain_text(guest.say("web-daily-state-new"))
    day = guest.page.evaluate("fetch('/api/daily').then(a => a.json()).then(a => a.day)")
    guest.page.evaluate(GO, f"/daily/pandemic/{day}")
    expect(guest.page.locator("[data-hidden]")).to_be_visible()
    guest.page.evaluate(GO, "/daily")
    guest.press(deal.locator("[data-company=alone]"))
    guest.wait_for_table()
    table = guest.table
    guest.page.evaluate(GO, "/about")  # a page that is there would show every move of the way
    assert not direct(guest, table, pass_on), "doing nothing loses soon"
    go_to_table(guest, table)
    guest.press(guest.page.locator("[data-daily] a"))
    mine = guest.page.locator("[data-results] .you")
    expect(mine).to_contain_text(guest.say("web-daily-lost"))
    guest.check_accessibility()
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.check_layout()
    guest.page.evaluate(GO, "/daily")
    expect(deal).to_contain_text(guest.say("web-daily-lost"))
    expect(deal.get_by_role("button")).to_have_text(guest.say("web-daily-practise"))
    guest.check_layout()
