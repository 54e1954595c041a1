"""The first real game in a browser: one tap, a coach, and first times explained once."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import Message
from wardroom.teaching.lesson import lesson_of
from wardroom.words import Words

SETTINGS = "wardroom-settings"
LEARNT = -1
MOST_MOVES = 60
FIRST_TIMES = "**/api/me/first-times/pandemic"


def sit_down_after_the_lesson(guest: Guest) -> None:
    """One tap on the front page, as somebody whose lesson is over."""
    lesson = lesson_of(PANDEMIC)
    guest.page.evaluate(
        "([place, kept]) => localStorage.setItem(place, JSON.stringify(kept))",
        [SETTINGS, {"lessons": {f"pandemic/{lesson.name}": LEARNT}, "met": ["pandemic"]}],
    )
    guest.page.goto(guest.url)
    guest.press(guest.page.locator("article[data-game=pandemic] [data-first-game]"))
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_table()


def obey_until_told_of(guest: Guest, name: str) -> list[str]:
    """Do what the coach says until that is explained; what was explained on the way."""
    told: list[str] = []
    note = guest.page.locator("[data-first-time]")
    coach = guest.page.locator("[data-coach]")
    for _ in range(MOST_MOVES):
        guest.page.wait_for_selector(
            "[data-first-time], [data-coach] [data-follow]:not([aria-disabled=true])"
        )
        while note.count():
            said = note.get_attribute("data-first-time") or ""
            told.append(said)
            if said == name:
                return told
            guest.press(note.locator("[data-understood]"))
            expect(guest.page.locator(f"[data-first-time={said}]")).to_have_count(0)
        if coach.count():
            guest.take(coach.locator("[data-follow]"))
    raise AssertionError(f"{name} was not explained, only {told}")


def come_back(guest: Guest, address: str) -> None:
    """Open the table, and wait until the page knows what was told before."""
    guest.page.goto("about:blank")
    with guest.page.expect_response(FIRST_TIMES):
        guest.page.goto(address)
    guest.wait_for_table()


@pytest.mark.full("60 moves; the coach has tests of its own without a browser")
def test_obeying_the_coach_leads_to_the_first_epidemic_which_is_explained_once(
    invite: Invite,
) -> None:
    guest = invite()
    sit_down_after_the_lesson(guest)
    told = obey_until_told_of(guest, "epidemic")
    assert len(told) == len(set(told)), "nothing is explained twice"
    note = guest.page.locator("[data-first-time=epidemic]")
    expect(note).to_contain_text(Words(PANDEMIC, "en").say(Message("first-epidemic")))
    board = guest.page.locator("#board").bounding_box()
    place = note.bounding_box()
    assert board is not None
    assert place is not None
    below = place["y"] >= board["y"] + board["height"] - 1
    beside = place["x"] >= board["x"] + board["width"] - 1
    assert below or beside, "it never stands on the board"
    guest.check_accessibility()
    address = guest.page.url
    come_back(guest, address)
    expect(guest.page.locator("[data-first-time=epidemic]")).to_have_count(0)
    token = guest.ask("/api/me/link")["token"]
    phone = invite(path=f"/#/come/{token}", size=PHONE, touch=True)
    phone.press(phone.button("web-arrival-go"))
    phone.page.wait_for_url(lambda url: token not in url)
    come_back(phone, address)
    expect(phone.page.locator("[data-coach], .status:not(.asked)").first).to_be_visible()
    expect(phone.page.locator("[data-first-time=epidemic]")).to_have_count(0)
    phone.check_layout()
