"""Whole games in a real browser, as people play them."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE


def test_two_clicks_lead_from_the_front_page_into_a_game(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_asked()
    assert guest.offers


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_whole_game_by_clicks_in_each_language(invite: Invite, language: str) -> None:
    guest = invite(language=language)
    guest.play_now()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.play_on(random.Random(language))
    assert guest.over


def test_a_whole_game_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    guest.play_now()
    guest.check_layout()
    guest.play_on(random.Random(7))
    assert guest.over
    guest.check_layout()


def test_the_first_load_is_small(invite: Invite) -> None:
    """Under 250 kB as it comes over the line, without fonts; the map is among it."""
    guest = invite()
    guest.page.wait_for_load_state("networkidle")
    loaded: dict[str, int] = guest.page.evaluate(
        """() => Object.fromEntries(['navigation', 'resource']
            .flatMap(kind => performance.getEntriesByType(kind))
            .map(each => [each.name, each.encodedBodySize]))"""
    )
    weight = sum(size for name, size in loaded.items() if ".woff" not in name)
    assert 20_000 < weight < 250_000
