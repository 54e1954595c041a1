"""A quick game, a game without a clock, pauses with a countdown, and taps that wait in line."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.rush.conftest import DEAL
from tests.browser.rush.played import played
from tests.browser.rush.shift import Shift
from tests.browser.rush.test_rush_together import lines


def test_the_page_for_a_new_table_offers_kinds_of_games(invite: Invite) -> None:
    """RMD-23.6, RMD-23.7: one tap, and the options say what it means."""
    guest = invite()
    guest.page.goto(f"{guest.url}/new/rush-md")
    for kind, rounds, clock in (
        ("quick", "two", "runs"),
        ("without a clock", "four", "move by move"),
    ):
        guest.page.get_by_role("radio", name=kind, exact=True).check(force=True)
        for chosen in (rounds, clock):
            # Behind it stands how often such a game is won.
            name = re.compile(f"^{chosen}( ·|$)")
            expect(guest.page.get_by_role("radio", name=name)).to_be_checked()
    guest.press(guest.page.locator(".button-row .primary"))
    guest.wait_for_table()
    expect(guest.page.locator(".score")).to_contain_text("1/4")


def test_without_a_clock_time_passes_only_by_what_is_done(invite: Invite) -> None:
    """RMD-23.7, RMD-23.8: by keyboard alone, as slowly as one likes."""
    guest = invite()
    ward = Shift(guest, mode="steady", phase=60, clock="moves", rounds="2")
    expect(guest.page.locator("[data-mode]")).to_have_count(0)
    guest.press(guest.page.locator(".council .go"))
    expect(guest.page.locator(".council")).to_have_count(0)
    timer = guest.page.locator("time[role=timer]")
    expect(timer).to_have_text("1:00")
    ward.enter("slot:ADM-N")
    ward.told("places Nurse 1")
    ward.enter("deck:regular")
    ward.told("admits a")
    expect(timer).to_have_text("0:59")
    guest.show_actions()
    guest.press(guest.page.locator("[data-offer=wait_sand]"))
    expect(timer).to_have_text("0:45")
    for seconds in (40, 35):
        guest.show_actions()
        guest.press(guest.page.locator("[data-offer=wait]"))
        expect(timer).to_have_text(f"0:{seconds}")


@pytest.mark.full("a countdown in real time; the gate asks for a pause")
def test_a_pause_says_who_is_missing_and_ends_with_a_countdown(invite: Invite) -> None:
    """RMD-1.13, RMD-1.15, RMD-1.16"""
    host, friend = invite(), invite()
    for guest in (host, friend):
        guest.until_settled()
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"epidemics": "off", "phase": "400"}
    card = host.ask("/api/tables", {"game": "rush-md", "seats": seats, "options": options})
    friend.ask(f"/api/tables/{card['id']}/sit", {"invite": card["invite"]})
    for guest in (host, friend):
        guest.page.goto(f"{guest.url}/table/{card['id']}")
        guest.wait_for_table()
    for guest in (host, friend):  # anyone who is not there yet counts as ready
        guest.press(guest.page.locator(".council .go"))
    expect(lines(host, "The clock is running")).to_have_count(1)
    name = host.page.locator("[data-doctor=black] header").inner_text().split("\n")[0].strip()
    friend.page.goto(friend.url)
    expect(host.page.locator(".paused .missing")).to_contain_text(name)
    friend.page.goto(f"{friend.url}/table/{card['id']}")
    expect(host.page.locator(".countdown")).to_be_visible()
    expect(host.page.locator(".department")).to_be_visible()
    expect(lines(host, "The clock is running again")).to_have_count(1)
    expect(host.page.locator(".countdown")).to_have_count(0)


def test_what_is_tapped_while_the_hands_are_busy_waits_in_line(invite: Invite) -> None:
    """No tap is lost, and what waits can be forgotten."""
    guest: Guest = invite()
    ward = Shift.played_on(guest, played(DEAL, "ready", until="place nurse1 ADM-N"), mode="steady")
    ward.tap("slot:ADM-N")
    for _ in range(2):
        guest.press(ward.thing("deck:regular"))
    ward.told("places Nurse 1")
    ward.told("admits a", count=2)
    expect(guest.page.locator(".next-steps")).to_have_count(0)
