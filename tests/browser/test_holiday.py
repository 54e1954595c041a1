"""Friends over days: somebody is on holiday, and the others know."""

import re
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import GO
from tests.browser.test_over_days import at_one_table, word


def begins(guest: Guest, id: str) -> re.Pattern[str]:
    """What a text says before the first thing that is put in."""
    return re.compile(re.escape(guest.say(id).split("{")[0]))


def switch_of_holiday(guest: Guest) -> Locator:
    """The switch in the settings of the front page."""
    guest.page.evaluate(GO, "/")
    guest.press(guest.button("web-settings"))
    return guest.page.get_by_role("switch", name=word(guest, "web-holiday"), exact=True)


def name_at_the_table(friend: Guest) -> Locator:
    """The name of the one other player; what it says of them is read out with it."""
    others = friend.page.locator(".face").filter(has_not=friend.page.locator(".you"))
    return others.filter(has=friend.page.locator(".presence")).first


def test_a_holiday_is_seen_by_friends_until_it_is_over(invite: Invite) -> None:
    traveller, friend, address = at_one_table(invite)
    name, status = name_at_the_table(friend), friend.page.locator("header.status")
    expect(name).to_contain_text(friend.say("web-player-here"))

    switch = switch_of_holiday(traveller)
    expect(switch).not_to_be_checked()
    traveller.press(switch)
    expect(switch).to_be_checked()
    last = datetime.now().astimezone() + timedelta(days=3)
    field = traveller.page.get_by_label(word(traveller, "web-holiday-until"))
    field.fill(f"{last:%Y-%m-%d}")
    traveller.check_accessibility()
    until = re.compile(rf"on holiday until {last.day} ")
    expect(name).to_contain_text(until)
    expect(status).to_contain_text(until)
    friend.check_accessibility()

    # The settings know it when they are opened again.
    traveller.page.reload()
    switch = switch_of_holiday(traveller)
    expect(switch).to_be_checked()
    expect(traveller.page.get_by_label(word(traveller, "web-holiday-until"))).to_have_value(
        f"{last:%Y-%m-%d}"
    )

    # Anyone who looks in all the same is there, and gone again afterwards.
    traveller.page.evaluate(GO, address)
    traveller.wait_for_table()
    expect(name).to_contain_text(friend.say("web-player-here"))
    expect(status).not_to_contain_text(until)
    switch = switch_of_holiday(traveller)
    expect(name).to_contain_text(until)

    expect(switch).to_be_checked()
    traveller.press(switch)
    expect(switch).not_to_be_checked()
    expect(name).to_contain_text(begins(friend, "web-player-away-since"))
    expect(name).not_to_contain_text(until)
    expect(status).not_to_contain_text(until)


@pytest.mark.gate("hu")
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_the_settings_of_a_holiday_fit_a_phone(invite: Invite, language: str) -> None:
    guest = invite(size=PHONE, touch=True, language=language)
    switch = switch_of_holiday(guest)
    guest.press(switch)
    stand_in = guest.page.get_by_role("switch", name=word(guest, "web-holiday-stand-in"))
    guest.press(stand_in)
    expect(stand_in).to_be_checked()
    guest.check_layout()
    guest.press(switch)
    expect(stand_in).to_have_count(0)
