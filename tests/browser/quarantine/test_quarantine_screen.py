"""What players liked about the screen of Quarantine, and what they had missed there before."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.quarantine.playing import Builder, act, cell, open_table, sit_down, tile
from tests.browser.wire import direct
from wardroom.games.quarantine.content import ROOMS
from wardroom.protocol import Position

LAPTOP = (1366, 657)


class LaterTurn(Builder):
    """Until the own turn comes after others have had theirs; the view of that moment is kept."""

    def __init__(self) -> None:
        super().__init__(5, self._reached)
        self.view: Any = None

    def _reached(self, position: Position) -> bool:
        view: Any = position.view
        self.view = view
        return view["turn"] > 3 and view["active"] == 0 and view["step"] is None


def test_the_hospital_has_the_middle_of_a_laptop_and_stands_still(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.hide_panel()
    box = guest.page.locator("#board .plan .box").bounding_box()
    assert box is not None
    assert box["width"] > 650
    assert box["height"] > 350
    before = tile(guest, "lobby").bounding_box()
    act(guest, cell(guest, "0,1"))
    assert tile(guest, "lobby").bounding_box() == before

    # A tile is seen where the pointer is, and turns until it fits.
    ghost = guest.page.locator(".plan .ghost .walls")
    shapes = set()
    for place in ("0,2", "1,0", "-1,0"):
        cell(guest, place).hover()
        expect(ghost).to_be_visible()
        shapes.add(ghost.get_attribute("d"))
    assert len(shapes) > 1
    expect(guest.page.locator("[data-rotate]")).to_have_text("Rotate (R)")


def test_the_large_plan_is_of_the_one_who_acts_until_one_looks_elsewhere(
    invite: Invite,
) -> None:
    guest = invite(size=LAPTOP)
    table = open_table(guest, ["me", "gentle"], first="0")
    till = LaterTurn()
    assert direct(guest, table, till)
    sit_down(guest, table)
    whose = guest.page.locator("#board .whose .name")
    home = whose.inner_text()
    expect(guest.page.locator("[data-lately='1'] .text")).to_be_visible()
    guest.page.locator("#board").focus()
    guest.page.keyboard.press(",")
    expect(whose).not_to_have_text(home)
    guest.press(guest.page.locator("#board .follow"))
    expect(whose).to_have_text(home)
    # The points of the moment stand on the cards.
    guest.hide_panel()
    shown = guest.page.locator(".rail .player .points strong").all_inner_texts()
    points = [hospital["score"]["points"] for hospital in till.view["hospitals"]]
    assert sorted(map(int, shown)) == sorted(points)


def test_rooms_are_chosen_by_their_texts(invite: Invite) -> None:
    guest = invite(path="/new/quarantine")
    chosen = guest.page.get_by_role("radio", name="chosen", exact=True)
    expect(chosen).to_be_attached()
    for fold in guest.page.locator("details:not([open]) > summary").all():
        fold.click()
    chosen.check()
    rooms = guest.page.get_by_role("checkbox").filter(visible=True)
    expect(rooms.and_(guest.page.locator("li input"))).to_have_count(len(ROOMS))
    for text in guest.page.locator("li:has(> label > input[type=checkbox]) .soft").all():
        assert len(text.inner_text()) > 20


def test_a_drawer_without_hands_is_called_by_what_is_in_it(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    drawer = guest.page.locator(".tools [data-opens=hand]")
    expect(drawer).to_have_attribute("title", guest.say("web-tab-players"))
