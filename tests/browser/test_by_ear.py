"""Whole games from the accessibility tree alone: roles, names, announcements and keys."""

import random

import pytest

from tests.browser.conftest import Invite
from tests.browser.listener import Listener
from tests.browser.recorded import go_to_table
from tests.tiers import amount

WHOLE = 600
"""More own decisions than any game has."""


@pytest.mark.parametrize("game", ["pandemic", "quarantine", "holding-on"])
@pytest.mark.gate("pandemic")
def test_a_game_is_played_by_ear(invite: Invite, game: str) -> None:
    guest = invite()
    listener = Listener(guest)
    listener.sit_down(game)
    first = listener.position()
    assert len(first.splitlines()) > 5
    listener.play(random.Random(4), moves=amount(3, WHOLE))
    guest.until_asked()
    if not guest.over:
        asked = listener.heard("questions")
        assert guest.status in asked[-1]
        assert listener.position() != first


def test_a_stretch_of_a_shift_is_played_by_ear(invite: Invite) -> None:
    """Rush M.D.: the Council is closed and some moves are done while the sand runs."""
    guest = invite()
    guest.until_known()
    card = guest.ask("/api/tables", {"game": "rush-md", "seats": [{"kind": "me"}]})
    listener = Listener(guest)
    go_to_table(guest, card["id"])
    guest.wait_for_table()
    guest.until_asked()
    ready = next(name for name in listener.choices() if "ready" in name.lower())
    listener.choose(ready)
    pause = guest.page.get_by_role("banner").get_by_role("button").first
    guest.until(lambda: guest.page.locator("[data-pause]").count() > 0, "the clock runs")
    assert "pause" in (pause.inner_text() or "").lower()
    listener.play(random.Random(2), moves=amount(2, 3))
    assert listener.position() != ""


@pytest.mark.full("test_access hears the same warning, and presses twice")
def test_the_step_that_cannot_be_taken_back_is_announced_first(invite: Invite) -> None:
    guest = invite()
    listener = Listener(guest)
    listener.sit_down("pandemic")
    guest.until_awaited()
    assert listener.choose("Pass")
