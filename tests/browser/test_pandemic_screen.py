"""Pandemic on the screen: the goal, the card of a city, the danger layer, a way in one gesture."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest

SEATS = [{"kind": "me"}] * 3
COLOURS = ("blue", "yellow", "black", "red")


def sit_down(guest: Guest) -> None:
    """Three seats for one person, so that nobody else has to be waited for."""
    guest.page.wait_for_load_state("networkidle")
    options = {"epidemics": "4", "hands": "open", "consent": "automatic"}
    card = guest.ask("/api/tables", {"game": "pandemic", "seats": SEATS, "options": options})
    guest.page.goto(f"{guest.url}/table/{card['id']}")
    guest.wait_for_table()
    guest.until_asked()
    skip = guest.page.locator("[data-note-skip]")
    if skip.is_visible():
        guest.press(skip)


def far_city(guest: Guest) -> str:
    """A city that nothing can be done with now."""
    for city in ("bogota", "london", "madrid", "lima"):
        if guest.page.locator(f'[data-city="{city}"]:not([data-lit])').count():
            return city
    raise AssertionError("everything is lit")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_goal_says_how_many_cards_are_there_for_each_cure(invite: Invite, phone: bool) -> None:
    guest = invite(size=PHONE, touch=True) if phone else invite()
    sit_down(guest)
    for colour in COLOURS:
        goal = guest.page.locator(f'[data-goal="{colour}"]:visible')
        expect(goal).to_have_count(1)
        held, needed = goal.locator(".cards").inner_text().split("/")
        assert 0 <= int(held) <= int(needed) <= 5
    if phone:
        boxes = [chip.bounding_box() for chip in guest.page.locator(".chips .chip").all()]
        boxes.append(guest.page.locator('[data-goal="blue"]:visible').bounding_box())
        assert all(before and after for before, after in pairwise(boxes))
        assert all(
            before["x"] + before["width"] <= after["x"]
            for before, after in pairwise(boxes)
            if before and after
        ), "the goal hides no player"


def test_a_city_that_is_not_lit_tells_its_chances_and_its_distance(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    city = far_city(guest)
    guest.page.locator(f'[data-city="{city}"] .disc').click(force=True)
    card = guest.page.locator(f'[data-thing-card="city:{city}"]')
    expect(card).to_contain_text("Before your next turn: drawn")
    expect(card).to_contain_text("away from your pawn")
    expect(card.locator("[data-obstacle]").first).to_be_visible()


def test_the_danger_layer_comes_and_goes_by_its_key_and_its_switch(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    page = guest.page
    expect(page.locator("[data-danger]")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator("[data-danger]")).to_have_count(48)
    numbers = page.locator("[data-danger] .number").all_text_contents()
    assert all(0 <= int(number.strip("<")) <= 100 for number in numbers)
    assert len(set(numbers)) > 1, "cards in the discard pile are rarer than those in the deck"
    guest.press(page.locator("[data-danger-switch]"))
    expect(page.locator("[data-danger]")).to_have_count(0)


def test_a_way_of_several_steps_is_gone_in_one_gesture_and_taken_back(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    page = guest.page
    city = far_city(guest)
    page.locator(f'[data-city="{city}"] .disc').click(force=True)
    go = page.locator("[data-way]")
    expect(go).to_be_visible()
    steps = page.locator("[data-way-shown]").get_attribute("data-way-shown")
    assert steps is not None
    assert f"({steps} actions)" in go.inner_text()
    before = guest.moment()
    guest.press(go)
    left = 4 - int(steps)
    expect(page.locator("[data-status]")).to_contain_text(f"{left} action")
    assert guest.moment() != before
    page.keyboard.press("u")
    expect(page.locator("[data-status]")).to_contain_text(f"{left + 1} action")
