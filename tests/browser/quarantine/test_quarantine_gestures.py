"""Several steps of the rules in one gesture, and what the screen tells before one decides."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.quarantine.playing import Builder, act, cell, offered, open_table, sit_down
from tests.browser.wire import direct
from wardroom.protocol import Position
from wardroom.words import LANGUAGES

ACTIONS = ("admit", "cure", "contract", "build", "move", "disinfect", "marker", "rebuild")
TRIAGE = "cafeteria,gift_shop,helipad,laboratory,maintenance,pathology,pharmacy,triage"
"""Eight rooms of which the builder of seed 5 lays Triage early."""


def in_a_turn(position: Position) -> bool:
    view = position.view
    return view["turn"] >= 4 and view["active"] == 0 and view["step"] is None


def line_of(guest: Guest) -> list[str]:
    """The colours of the line in the large place, front first."""
    found: list[str] = guest.page.locator(".line .patient .cube").evaluate_all(
        "found => found.map(each => each.classList[1])"
    )
    return found


def wait_behind(first: Guest, second: Guest) -> None:
    """Two people at one table: the second sits down while the first lays wards."""
    for guest in (first, second):
        guest.until_settled()
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = first.ask(
        "/api/tables", {"game": "quarantine", "seats": seats, "options": {"first": "0"}}
    )
    second.ask(f"/api/tables/{card['id']}/sit", {"invite": card["invite"]})
    sit_down(second, card["id"])


@pytest.mark.full("the gate has somebody lay wards meanwhile on a phone")
def test_someone_who_waits_lays_wards_meanwhile(invite: Invite) -> None:
    """D1: the second of two people does not wait for the first to lay theirs."""
    first, second = invite(), invite()
    wait_behind(first, second)
    tiles = second.page.locator(".plan [data-tile]")
    expect(tiles).to_have_count(1)
    act(second, cell(second, "0,1"))
    expect(tiles).to_have_count(2)
    assert "done" not in second.offers
    # Anyone who builds ahead is told why a cell is closed, as the active player is (QUA-2.8).
    second.page.locator('.plan [data-cell="0,-1"]').last.hover()
    expect(second.page.locator("#board .told")).to_contain_text("in front of the entrance")


@pytest.mark.gate("hu-small phone")
@pytest.mark.parametrize("size", [PHONE, (360, 740)], ids=["phone", "small phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_someone_who_waits_reads_all_that_is_said_on_a_phone(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """The tiles, the button that turns them and what is said of them have room on the desk."""
    guest = invite(size=size, touch=True, language=language)
    wait_behind(invite(), guest)
    desk = guest.page.locator("#board .desk").first

    def has_room(*parts: str) -> None:
        assert desk.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
        for part in parts:
            expect(desk.locator(part)).to_be_in_viewport(ratio=1)

    has_room(".how", "[data-rotate]")
    for colour in ("green", "blue"):
        guest.press(guest.page.locator(f"[data-loose={colour}]"))
        guest.press(guest.page.locator("rect[data-cell][data-lit]").last)
        expect(desk.locator("[data-settle]")).to_be_visible()
        has_room("[data-settle]")
        act(guest, desk.locator("[data-settle]"))
        has_room(".how", "[data-rotate]")
    expect(guest.page.locator("[data-bar=reset]")).to_be_visible()
    assert "done" not in guest.offers


@pytest.mark.gate("phone")
@pytest.mark.parametrize("size", [(1366, 657), PHONE], ids=["laptop", "phone"])
def test_all_eight_actions_are_in_sight_and_the_impossible_say_why(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(5, in_a_turn))
    sit_down(guest, table)
    for action in ACTIONS:
        expect(guest.page.locator(f"[data-action={action}]")).to_be_in_viewport(ratio=0.9)
    possible = {offer.split()[0] for offer in guest.offers}
    cure = guest.page.locator("[data-action=cure]")
    expect(cure).to_have_attribute("aria-disabled", str("cure" not in possible).lower())
    assert "cure" not in possible
    # Playwright waits for what is disabled to become possible; a person asks why it is not.
    cure.tap(force=True) if guest.touch else cure.click(force=True)
    expect(guest.page.locator("#board .told")).to_contain_text("patients in beds in your hospital")
    guest.check_layout()


def can_admit_several(position: Position) -> bool:
    several = position.view["hospitals"][0]["admissible"] > 1
    return several and position.view["step"] is None and offered("admit")(position)


def test_everybody_who_finds_a_bed_is_admitted_with_one_press(invite: Invite) -> None:
    """QUA-9.4: one action for all of them."""
    guest = invite()
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(5, can_admit_several))
    sit_down(guest, table)
    before = line_of(guest)
    guest.press(guest.page.locator("[data-admit-all]"))
    expect(guest.page.locator("[data-action=admit][aria-disabled=true]")).to_be_visible()
    guest.until_settled()
    after = line_of(guest)
    assert len(after) <= len(before) - 2
    assert after == before[len(before) - len(after) :]
    assert not any(offer.startswith("admit") or offer == "stop" for offer in guest.offers)


def test_triage_takes_the_line_as_it_was_dragged(invite: Invite) -> None:
    """QUA-17.5: the whole line in a new order, by the mouse and by the keyboard, in one step."""
    guest = invite(still=True)
    table = open_table(guest, ["me", "me"], first="0", rooms=TRIAGE)
    assert direct(guest, table, Builder(5, offered("triage")))
    sit_down(guest, table)
    act(guest, guest.page.locator(".plan [data-tile=triage]"))
    before = line_of(guest)
    patients = guest.page.locator(".line [data-patient]")
    first, last = patients.first.bounding_box(), patients.last.bounding_box()
    assert first is not None
    assert last is not None
    mouse = guest.page.mouse
    mouse.move(first["x"] + 15, first["y"] + 15)
    mouse.down()
    mouse.move(first["x"] + 40, first["y"] + 15)
    mouse.move(last["x"] + 15, last["y"] + 15)
    mouse.up()
    dragged = [*before[1:], before[0]]
    assert line_of(guest) == dragged

    # The one who came first goes one place back to the front, by the keys.
    guest.page.locator(".line [data-patient='1']").focus()
    guest.page.keyboard.press("Enter")
    guest.page.keyboard.press("ArrowLeft")
    guest.page.keyboard.press("Enter")
    wanted = [*dragged[:-2], dragged[-1], dragged[-2]]
    assert line_of(guest) == wanted
    guest.press(guest.page.locator("[data-set-order]"))
    expect(guest.page.locator("[data-set-order]")).to_have_count(0)
    guest.until(lambda: "cancel" not in guest.offers and guest.offers != [], "the order is set")
    assert line_of(guest) == wanted
    expect(guest.log).to_contain_text("rearranges the line")


@pytest.mark.gate("tablet")
@pytest.mark.parametrize("size", [(1024, 768), (1366, 657)], ids=["tablet", "laptop"])
def test_what_is_left_of_the_extra_wards_stands_inside_their_frames(
    invite: Invite, size: tuple[int, int]
) -> None:
    """With the panel open the market is at its narrowest."""
    guest = invite(size=size, language="pl")
    table = open_table(guest, ["me", "me", "me"], first="0")
    assert direct(guest, table, Builder(5, in_a_turn))
    sit_down(guest, table)
    guest.show_actions()
    wards = guest.page.locator(".market .ward")
    expect(wards).to_have_count(4)
    for number in range(4):
        frame, count = wards.nth(number), wards.nth(number).locator(".count")
        outer, inner = frame.bounding_box(), count.bounding_box()
        assert outer is not None
        assert inner is not None
        assert outer["x"] < inner["x"]
        assert inner["x"] + inner["width"] < outer["x"] + outer["width"]
