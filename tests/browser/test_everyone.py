"""Everyone can play: the keyboard alone, a screen reader, every size, every language."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.recorded import GO

PAGES = ("/", "/new/pandemic", "/lobby", "/record", "/about")
RECORD = Path(__file__).parents[1] / "games/pandemic/records/edition-1-random.record"
SIZES = (DESKTOP, TABLET, PHONE, (360, 740))


@pytest.mark.gate("/")
@pytest.mark.parametrize("page", PAGES)
def test_no_page_breaks_a_rule_of_accessibility(invite: Invite, page: str) -> None:
    guest = invite(path=page)
    expect(guest.page.locator("h1")).to_be_visible()
    guest.until_settled()
    guest.check_accessibility()


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_page_fits_every_size(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size[0] < 500)
    for page in PAGES:
        guest.page.evaluate(GO, page)
        expect(guest.page.locator("h1")).to_be_visible()
        guest.until_settled()
        guest.check_layout()
    guest.page.evaluate(GO, "/")
    guest.play_now()
    guest.until_awaited()
    guest.check_layout()
    guest.check_accessibility()


@pytest.mark.gate("hu")
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_the_head_of_the_page_fits_a_phone_while_a_table_calls(
    invite: Invite, language: str
) -> None:
    guest = invite(language=language, size=(360, 740), touch=True)
    guest.until_known()
    guest.ask("/api/tables", {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]})
    guest.page.reload()
    expect(guest.page.locator("header .call")).to_be_visible()
    guest.check_layout()


@pytest.mark.gate("dark")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_both_themes_have_enough_contrast(invite: Invite, theme: str) -> None:
    guest = invite(theme=theme)
    for page in PAGES:
        guest.page.evaluate(GO, page)
        expect(guest.page.locator("h1")).to_be_visible()
        guest.check_accessibility()


def focus_by_tab(guest: Guest, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("sel => document.activeElement?.matches(sel)", selector):
            return
    raise AssertionError(f"the keyboard never reaches {selector}")


@pytest.mark.full("test_access plays by keyboard and watches the focus too")
def test_a_game_is_played_with_the_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    focus_by_tab(guest, "article[data-game=pandemic] button.primary")
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-learn]")).to_be_focused()
    focus_by_tab(guest, "[data-known]")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url("**/table/*")
    guest.wait_for_table()
    guest.page.keyboard.press("a")  # the list of all actions
    dice = random.Random(6)
    for _ in range(12):
        guest.until_asked()
        if guest.over:
            break
        before = guest.moment()
        wanted = dice.choice(guest.offers)
        focus_by_tab(guest, f'[data-offer="{wanted}"]')
        guest.page.keyboard.press("Enter")
        guest.until(
            lambda before=before: (
                guest.moment() != before or guest.page.locator("[data-confirm]").count() > 0
            ),
            "the key is answered",
        )
        if guest.page.locator("[data-confirm]").count() and guest.moment() == before:
            focus_by_tab(guest, "[data-confirm]")
            guest.page.keyboard.press("Enter")
            guest.until(lambda before=before: guest.moment() != before, "the choice is confirmed")


@pytest.mark.full("test_every_eye walks by arrows too, once letters are switched off")
def test_the_arrow_keys_walk_what_is_lit(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_awaited()
    guest.page.locator("#board").focus()
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate("document.activeElement?.closest('[data-lit]') !== null")


@pytest.mark.full("test_access reads every line of the log in what is announced")
def test_what_happens_is_said_to_a_screen_reader(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_awaited()
    said = guest.page.locator("[data-announcements]")
    guest.choose(guest.offers[0])
    guest.until(lambda: said.inner_text().strip() != "", "something is announced")


def test_motion_is_shown_and_can_be_skipped(invite: Invite) -> None:
    guest = invite(still=False)
    guest.play_now("quarantine")
    guest.until_awaited()
    guest.choose(guest.offers[0])
    guest.until_asked()


def test_a_record_is_opened_from_the_front_page_in_one_step(invite: Invite) -> None:
    guest = invite()
    chooser = guest.page.get_by_label(guest.say("web-record-open"))
    chooser.set_input_files(RECORD)
    expect(guest.page.get_by_role("slider")).to_be_visible()
