"""Whole games in a real browser, as people play them."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.recorded import go_to_table

SOON_LOST = 57
"""With these cards, and any choices that dice make, eight outbreaks end the game after a few turns
in which people drive, fly, treat and play Events.
"""


@pytest.mark.full("the gate goes the same way where it weighs what is loaded")
def test_two_clicks_lead_from_the_front_page_into_a_game(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_asked()
    assert guest.offers


@pytest.mark.gate("pl")
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_a_whole_game_by_clicks_in_each_language(invite: Invite, language: str) -> None:
    guest = invite(language=language, deal=SOON_LOST)
    guest.until_known()
    options = {"epidemics": "6", "hands": "open", "consent": "automatic"}
    wish = {"game": "pandemic", "seats": [{"kind": "me"}] * 2, "options": options}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()
    expect(guest.page.locator("html")).to_have_attribute("lang", language)
    dice = random.Random("pl")
    while not guest.over:
        guest.choose(dice.choice(sorted(set(guest.offers))))
        guest.until_asked()


@pytest.mark.full("the gate plays a whole game by clicks, and touches a phone")
def test_a_whole_game_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    guest.play_now()
    guest.check_layout()
    guest.play_on(random.Random(7))
    assert guest.over
    guest.check_layout()


HEAVIEST = 200_000
"""So many bytes may come over the line before the first move, fonts apart."""

LOADED = """() => Object.fromEntries(['navigation', 'resource']
    .flatMap(kind => performance.getEntriesByType(kind))
    .filter(each => !each.name.includes('.woff'))
    .map(each => [each.name.replace(location.origin, ''), each.encodedBodySize]))"""


@pytest.mark.alone(
    "an open table of another game on the same server brings that game's texts along"
)
@pytest.mark.gate("rush-md-en")
@pytest.mark.parametrize("language", ["en", "pl", "hu"])
@pytest.mark.parametrize("game", ["pandemic", "quarantine", "holding-on", "rush-md"])
def test_little_is_loaded_before_the_first_move(invite: Invite, game: str, language: str) -> None:
    """From an empty cache by the front page to the first question, as it comes over the line."""
    guest = invite(language=language)
    guest.page.wait_for_load_state("networkidle")
    guest.play_now(game)
    guest.until_asked()
    guest.page.wait_for_load_state("networkidle")
    loaded: dict[str, int] = guest.page.evaluate(LOADED)
    weight = sum(loaded.values())
    heavy = sorted(loaded.items(), key=lambda each: -each[1])[:12]
    assert 20_000 < weight <= HEAVIEST, (weight, heavy)


def test_the_front_page_comes_without_the_games(invite: Invite) -> None:
    guest = invite()
    guest.page.wait_for_load_state("networkidle")
    loaded: dict[str, int] = guest.page.evaluate(LOADED)
    assert 20_000 < sum(loaded.values()) < HEAVIEST // 2, loaded
