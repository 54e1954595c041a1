"""Pandemic on the screen: the goal, the card of a city, the danger layer, a way in one gesture."""

import random
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import go_to_table

SEATS = [{"kind": "me"}] * 3
COLOURS = ("blue", "yellow", "black", "red")


def sit_down(guest: Guest) -> None:
    """Three seats for one person, so that nobody else has to be waited for."""
    guest.until_settled()
    options = {"epidemics": "4", "hands": "open", "consent": "automatic"}
    wish = {"game": "pandemic", "seats": SEATS, "options": options}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()
    guest.until_asked()


def far_city(guest: Guest) -> str:
    """A city that nothing can be done with now."""
    for city in ("bogota", "london", "madrid", "lima"):
        if guest.page.locator(f'[data-city="{city}"]:not([data-lit])').count():
            return city
    raise AssertionError("everything is lit")


@pytest.mark.gate("phone")
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


def test_the_reasons_in_an_open_card_are_those_of_the_present(invite: Invite) -> None:
    """Anyone who asks about a city while somebody else acts reads on when the own turn begins."""
    ania, bo = invite(), invite()
    seats = [{"kind": "me"}, {"kind": "open"}]
    options = {"epidemics": "4", "hands": "open", "consent": "automatic"}
    wish = {"game": "pandemic", "seats": seats, "options": options, "public": True}
    card = ania.ask("/api/tables", wish)
    bo.ask(f"/api/tables/{card['id']}/sit", {})
    for guest in (ania, bo):
        go_to_table(guest, card["id"])
        guest.wait_for_table()
    one, other = (ania, bo) if ania.page.locator(".status.asked").count() else (bo, ania)
    told = other.page.locator('[data-thing-card="city:lima"]')
    other.press_city("lima")
    expect(told.locator("[data-obstacle]").first).to_contain_text("’s turn.")
    one.choose("pass")
    expect(told.locator("[data-obstacle]").first).not_to_contain_text("’s turn.")


def test_the_danger_layer_comes_and_goes_by_its_key_and_its_switch(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    page = guest.page
    expect(page.locator("[data-danger]")).to_have_count(0)
    page.keyboard.press("d")
    expect(page.locator("[data-danger]")).to_have_count(48)
    expect(page.locator('[data-danger-known="true"]')).to_have_count(1)
    numbers = page.locator("[data-danger] .number").all_text_contents()
    assert all(0 <= int(number.strip("<")) <= 100 for number in numbers)
    assert len(set(numbers)) > 1, "cards in the discard pile are rarer than those in the deck"
    guest.show_actions()
    guest.choose(next(offer for offer in guest.offers if offer.startswith("drive")))
    guest.hide_panel()
    known = page.locator('[data-danger-known="true"]')
    expect(known).to_have_count(1)
    guest.press(guest.button("web-replay"))
    page.keyboard.press(",")
    expect(page.get_by_role("slider", name=guest.say("web-replay-moment"))).to_have_value("0")
    expect(known).to_have_count(1)
    page.keyboard.press("Escape")
    expect(known).to_have_count(1)
    guest.press(page.locator("[data-danger-switch]"))
    expect(page.locator("[data-danger]")).to_have_count(0)


def test_a_city_tells_its_chances_and_the_way_there_is_gone_in_one_gesture(
    invite: Invite,
) -> None:
    """It is not lit, so its card opens; what was gone is taken back step by step."""
    guest = invite()
    sit_down(guest)
    page = guest.page
    city = far_city(guest)
    guest.press_city(city)
    card = page.locator(f'[data-thing-card="city:{city}"]')
    expect(card).to_contain_text("Before your next turn: drawn")
    expect(card).to_contain_text("away from your pawn")
    expect(card.locator("[data-obstacle]").first).to_be_visible()
    go = page.locator("[data-way]").first
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


def until_offered(guest: Guest, action: str) -> None:
    """Drive around until this can be done, with another action left after it."""
    dice = random.Random(action)
    for _ in range(200):
        if action in guest.offers and " 1 action " not in guest.status:
            return
        drives = [offer for offer in guest.offers if offer.startswith("drive")]
        guest.choose(dice.choice(drives or list(guest.offers)))
        guest.until_asked()
    raise AssertionError(f"{action} was never offered")


def test_a_flight_is_chartered_at_the_city_it_goes_to(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    until_offered(guest, "charter")
    page = guest.page
    city = page.locator("[data-city]:not([data-lit])").first.get_attribute("data-city")
    assert city
    guest.press_city(city)
    flight = page.locator('[data-way="charter"]')
    expect(flight).to_contain_text("discards the")
    before = guest.status
    guest.press(flight)
    guest.until(lambda: guest.status not in (before, ""), "an action has been spent")
    guest.show_actions()
    assert not any(offer.startswith("to ") for offer in guest.offers), "the flight is over"


def test_a_proposal_says_why_it_is_made(invite: Invite) -> None:
    """A colleague plays the Researcher and soon wants to hand on a card."""
    guest = invite()
    guest.until_settled()
    seats = [{"kind": "colleague", "colleague": "good"}, {"kind": "me"}]
    options = {"roles": "researcher,scientist", "hands": "open", "consent": "ask"}
    wish = {"game": "pandemic", "seats": seats, "options": options}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()
    guest.page.wait_for_selector('[data-offer="agree"]', state="attached")
    why = guest.page.locator(".proposal .why")
    _, _, question = guest.status.partition(": ")  # it is the colleague's turn
    expect(why).to_contain_text(question)
    assert len(why.inner_text()) > len(question) + 10, "the reason follows the question"
    for width, height in ((1366, 657), (1440, 900), (1024, 768), PHONE):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.hide_panel()
        expect(why).to_be_in_viewport(ratio=1)
        board, said = guest.page.locator("#board").bounding_box(), why.bounding_box()
        assert board
        assert said
        assert said["y"] >= board["y"] + board["height"], "the map stays free"
        for answer in ("agree", "refuse"):
            expect(guest.page.locator(f'[data-bar="{answer}"]')).to_be_in_viewport(ratio=1)
    guest.choose("agree")


# Cities outside the board, or under something that is neither the map nor on it.
HIDDEN = """() => {
    const board = document.querySelector('#board .map').getBoundingClientRect();
    return [...document.querySelectorAll('[data-city]')].filter(city => {
        const box = city.querySelector('.disc').getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        if (x < board.left || x > board.right || y < board.top || y > board.bottom) return true;
        return !document.elementFromPoint(x, y)?.closest('.world');
    }).map(city => city.dataset.city);
}"""


def test_every_city_is_in_sight_where_there_is_room_for_the_map(invite: Invite) -> None:
    guest = invite(size=(1440, 900))
    sit_down(guest)
    for width, height in ((1440, 900), (1920, 1080), (1366, 657)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.hide_panel()
        guest.until(lambda: guest.page.evaluate(HIDDEN) == [], guest.page.evaluate(HIDDEN))


def test_all_moves_of_a_turn_are_agreed_to_at_once(invite: Invite) -> None:
    """PAN-G.9: a player moved by a Dispatcher is not asked at every step."""
    guest = invite(still=True)
    guest.until_settled()
    seats = [{"kind": "me"}, {"kind": "me"}]
    options = {"roles": "dispatcher,medic", "hands": "open", "consent": "ask"}
    wish = {"game": "pandemic", "seats": seats, "options": options}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()
    guest.until_asked()
    while "drive chicago 1" not in guest.offers:
        guest.choose("pass")
        guest.until_asked()
    guest.choose("drive chicago 1")
    guest.press(guest.page.locator("[data-agree-turn]"))
    guest.until(lambda: "drive montreal 1" in guest.offers, "the pawn is in Chicago")
    guest.choose("drive montreal 1")
    guest.until(lambda: "drive new_york 1" in guest.offers, "nobody was asked again")
