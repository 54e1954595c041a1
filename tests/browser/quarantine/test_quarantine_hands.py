"""Laying, turning, rebuilding and paying: with the mouse, a finger, and the keyboard alone."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.quarantine.playing import (
    STAMP,
    Builder,
    act,
    cell,
    choose,
    offered,
    open_table,
    sit_down,
    tile,
)
from tests.browser.recorded import GO
from tests.browser.wire import direct
from wardroom.protocol import Position


@pytest.fixture
def drawing(invite: Invite) -> Guest:
    """Somebody who has just begun to build a hospital."""
    guest = invite()
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    return guest


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(guest: Guest, what: Locator, x: float, y: float) -> None:
    """Press the mouse on something and move it there, without letting go."""
    mouse = guest.page.mouse
    mouse.move(*middle(what))
    mouse.down()
    mouse.move(x - 9, y - 9)
    mouse.move(x, y)


def drop(guest: Guest) -> None:
    before = guest.page.evaluate(STAMP)
    guest.page.mouse.up()
    guest.page.wait_for_function(f"before => ({STAMP})() !== before", arg=before)
    guest.until_settled()


def gaps(guest: Guest, name: str) -> str:
    """How the walls of a tile run, which changes with its passages."""
    return tile(guest, name).locator(".walls").get_attribute("d") or ""


def test_a_tile_is_dragged_where_it_may_lie_and_turned_with_r(drawing: Guest) -> None:
    """QUA-2.8: not to the cell before the entrance; QUA-2.1: to none that is taken or too far."""
    guest = drawing
    told = guest.page.locator("#board .told")
    for place, reason in (
        ("0,-1", "in front of the entrance"),
        ("0,0", "already"),
        ("2,2", "next to it"),
    ):
        target = guest.page.locator(f'.plan [data-cell="{place}"]').last
        carry(guest, guest.page.locator("[data-loose=blue]"), *middle(target))
        expect(told).to_contain_text(reason)
        guest.page.mouse.up()
        expect(told).to_contain_text(reason)
    assert not [offer for offer in guest.offers if offer == "reset"]

    red = guest.page.locator("[data-loose=red]")
    carry(guest, red, *middle(cell(guest, "0,1")))
    ghost = guest.page.locator(".plan .ghost .walls")
    expect(ghost).to_be_visible()
    before = ghost.get_attribute("d")
    guest.page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("d", before or "")
    after = ghost.get_attribute("d")
    drop(guest)
    expect(tile(guest, "red")).to_have_attribute("data-cell", "0,1")
    assert gaps(guest, "red") == after


def test_a_starting_hospital_with_the_keyboard_alone(drawing: Guest) -> None:
    guest = drawing
    keys = guest.page.keyboard
    for left in (3, 2, 1, 0):
        guest.page.locator("#board").focus()
        for _ in range(12):
            keys.press("ArrowDown" if left % 2 else "ArrowRight")
            if guest.page.evaluate("document.activeElement?.matches('rect[data-cell]')"):
                break
        else:
            guest.page.locator("rect[data-cell][data-lit]").first.focus()
        keys.press("r")
        before = guest.page.evaluate(STAMP)
        keys.press("Enter")
        guest.page.wait_for_function(f"before => ({STAMP})() !== before", arg=before)
        expect(guest.page.locator(".plan [data-tile]")).to_have_count(5 - left)
        guest.until_settled()
    assert "done" in guest.offers


def drag_with_a_finger(guest: Guest, *way: tuple[float, float]) -> None:
    finger = guest.context.new_cdp_session(guest.page)
    for number, (x, y) in enumerate(way):
        kind = "touchMove" if number else "touchStart"
        points = [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_taps_turns_and_drags_on_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.check_layout()
    guest.press(guest.page.locator("[data-loose=green]"))
    guest.press(cell(guest, "1,0"))
    ghost = guest.page.locator(".plan .ghost.turning .walls")
    expect(ghost).to_be_visible()
    before = ghost.get_attribute("d")
    guest.press(guest.page.locator(".plan .turnable"))
    expect(ghost).not_to_have_attribute("d", before or "")
    turned = ghost.get_attribute("d")
    guest.press(cell(guest, "0,1"))
    expect(guest.page.locator(".plan .turnable")).to_have_attribute("data-cell", "0,1")
    guest.press(cell(guest, "1,0"))
    expect(ghost).to_have_attribute("d", turned or "")
    expect(guest.page.locator("[data-settle]")).to_be_in_viewport(ratio=1)
    act(guest, guest.page.locator("[data-settle]"))
    expect(tile(guest, "green")).to_have_attribute("data-cell", "1,0")

    x, y = middle(guest.page.locator("[data-loose=red]"))
    to_x, to_y = middle(cell(guest, "0,1"))
    stamp = guest.page.evaluate(STAMP)
    drag_with_a_finger(guest, (x, y), ((x + to_x) / 2, (y + to_y) / 2), (to_x, to_y))
    guest.page.wait_for_function(f"before => ({STAMP})() !== before", arg=stamp)
    expect(tile(guest, "red")).to_have_attribute("data-cell", "0,1")
    guest.check_layout()


@pytest.mark.full("the gate carries a patient from the line to a bed")
def test_a_drawn_patient_is_carried_to_a_line(invite: Invite) -> None:
    guest = invite(still=False)
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(1, offered("queue")))
    sit_down(guest, table)
    mini = guest.page.locator(".minis button[data-line='1']")
    carry(guest, guest.page.locator(".drawn"), *middle(mini))
    drop(guest)
    guest.until_asked()
    guest.press(mini)
    expect(guest.page.locator(".line .patient")).to_have_count(1)


def two_wait_for_a_bed(position: Position) -> bool:
    view: Any = position.view
    return (
        view["step"] is None
        and view["active"] == 0
        and len(view["hospitals"][0]["line"]) > 1
        and offered("admit")(position)
    )


def test_a_patient_is_carried_from_the_line_to_a_bed(invite: Invite) -> None:
    """QUA-9.1, QUA-9.5: the first is admitted so; nobody overtakes, which is said."""
    guest = invite()
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(1, two_wait_for_a_bed))
    sit_down(guest, table)
    patients = guest.page.locator(".line [data-patient]")
    waiting = patients.count()
    bed = guest.page.locator(".plan [data-tile][data-lit]").first
    carry(guest, patients.nth(1), *middle(bed))
    guest.page.mouse.up()
    expect(guest.page.locator(".plan .bad")).to_contain_text("Nobody skips ahead")
    assert patients.count() == waiting
    carry(guest, patients.first, *middle(bed))
    drop(guest)
    expect(patients).to_have_count(waiting - 1)


def turns_a_tile_of_a_large_hospital(position: Position) -> bool:
    view: Any = position.view
    return len(view["hospitals"][0]["tiles"]) > 8 and offered("rotation")(position)


@pytest.mark.gate("12")
@pytest.mark.parametrize("seed", [9, 12])
def test_the_tile_that_is_turned_is_in_sight_on_a_phone(invite: Invite, seed: int) -> None:
    """With the list of actions open only a part of a large plan has room."""
    guest = invite(size=PHONE, touch=True)
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(seed, turns_a_tile_of_a_large_hospital))
    sit_down(guest, table)
    turnable = guest.page.locator(".turnable")
    for look in (guest.show_actions, guest.hide_panel, guest.show_actions):
        look()
        expect(turnable).to_be_in_viewport(ratio=0.9)


def may_rebuild(position: Position) -> bool:
    view: Any = position.view
    return view["step"] is None and view["turn"] > 0 and view["active"] == 0


def test_a_rebuild_is_cancelled_and_then_done(invite: Invite) -> None:
    """QUA-16: a tile is lifted, all is as before after cancel; then it is turned for good."""
    guest = invite()
    table = open_table(guest, ["me", "me"], first="0")
    direct(guest, table, Builder(2, may_rebuild))
    sit_down(guest, table)
    act(guest, guest.page.get_by_role("button", name="Rebuild", exact=True).first)
    act(guest, tile(guest, "yellow"))
    expect(tile(guest, "yellow")).to_have_count(0)
    expect(guest.page.locator(".missing")).to_contain_text("Put down")
    act(guest, guest.page.locator("[data-answer=cancel]"))
    expect(tile(guest, "yellow")).to_have_count(1)

    # Some ward at the edge can be turned where it lies; find it by trying.
    for ward in ("yellow", "red", "green", "blue"):
        act(guest, guest.page.get_by_role("button", name="Rebuild", exact=True).first)
        x, y = middle(tile(guest, ward))
        carry(guest, tile(guest, ward), x + 30, y + 30)
        guest.page.mouse.move(x, y)
        guest.page.keyboard.press("r")
        drop(guest)
        guest.until(lambda: "done" in guest.offers or settled(guest), "the tile lies again")
        if "done" in guest.offers:
            break
        act(guest, guest.page.locator("[data-answer=cancel]"))
    else:
        raise AssertionError("no ward of this hospital can be turned where it lies")
    act(guest, guest.page.locator("[data-answer=done]"))
    expect(guest.log).to_contain_text("rebuilds, moving or turning")
    assert "rebuild" not in guest.offers


def settled(guest: Guest) -> bool:
    """Nothing is in hand any more in the rebuild."""
    return any(offer.startswith("lift ") for offer in guest.offers) and not any(
        offer.startswith("put ") for offer in guest.offers
    )


def test_a_contract_and_a_purchase_from_another_player(invite: Invite) -> None:
    """QUA-11.2, QUA-12.7: the price is set cube by cube, two at least, and what others could pay is
    known to all; the buyer pays, the owner is rewarded.
    """
    guest = invite()
    table = open_table(guest, ["me", "me"], first="0")
    assert direct(guest, table, Builder(3, offered("contract")))
    sit_down(guest, table)
    stack = guest.page.locator(".market [data-stack][data-lit]:not([data-stack*=yellow])").first
    room = stack.get_attribute("data-stack") or ""
    act(guest, stack)
    tag = guest.page.locator(".pricing .tag")
    expect(tag).to_contain_text("At least 2 cubes")
    expect(guest.page.locator(".pricing")).to_contain_text("Your stock")
    for _ in range(2):
        act(guest, guest.page.locator(".pricing .coin[data-lit]").first)
    expect(tag).to_contain_text("can afford")
    done = guest.page.locator("[data-answer=done]")
    expect(done).to_have_text("Set the price")
    act(guest, done)
    expect(guest.log).to_contain_text("makes a contract")
    expect(guest.page.locator(f".market [data-stack={room}] .owner")).to_be_visible()

    def can_buy(position: Position) -> bool:
        return any(each.action == f"build_room {room}" for each in position.legal)

    guest.page.evaluate(GO, "/about")
    assert direct(guest, table, Builder(4, can_buy, rivals=True, keep=room))
    sit_down(guest, table)
    act(guest, guest.page.locator(f".market [data-stack={room}]"))
    while guest.page.locator(".desk .coin").count():
        act(guest, guest.page.locator(".desk .coin").first)
    choose(guest, next(offer for offer in guest.offers if offer.startswith("cell ")))
    turns = [offer for offer in guest.offers if offer.startswith("rotation ")]
    if turns:
        choose(guest, turns[0])
    expect(tile(guest, room)).to_have_count(1)
    expect(guest.log).to_contain_text("gets a bonus action marker")


@pytest.mark.gate("390-dark")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=lambda size: str(size[0]))
def test_the_table_is_accessible_in_both_themes(
    invite: Invite, theme: Any, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    table = open_table(guest, ["me", "me", "me"], first="0")
    direct(guest, table, Builder(5, lambda position: position.view["turn"] == 8))
    guest.page.emulate_media(color_scheme=theme)
    sit_down(guest, table)
    guest.check_layout()
    guest.check_accessibility()


ACTING = "cafeteria,gift_shop,helipad,laboratory,maintenance,pathology,pharmacy,triage"


def use_cafeteria(guest: Guest) -> None:
    """QUA-17.6: a marker at the start of the turn."""
    act(guest, guest.page.locator("[data-answer=marker]"))
    expect(guest.log).to_contain_text("thanks to the Cafeteria")


def use_pharmacy(guest: Guest) -> None:
    """QUA-17.10: the first of the line goes to the stock."""
    act(guest, tile(guest, "pharmacy"))
    expect(guest.log).to_contain_text("in the Pharmacy")


def use_gift_shop(guest: Guest) -> None:
    """QUA-17.9: a cube from the box."""
    act(guest, guest.page.locator(".gift").first)
    expect(guest.log).to_contain_text("with the Gift Shop")


def use_triage(guest: Guest) -> None:
    """QUA-17.5: the line in a new order."""
    act(guest, tile(guest, "triage"))
    while any(offer.startswith("next ") for offer in guest.offers):
        choose(guest, [offer for offer in guest.offers if offer.startswith("next ")][-1])
    expect(guest.log).to_contain_text("rearranges the line")


def use_pathology(guest: Guest) -> None:
    """QUA-17.11: a block of any hospital is cleaned."""
    act(guest, tile(guest, "pathology"))
    if guest.page.locator("[data-block]").count() == 0:
        guest.press(guest.page.locator(".minis .wanted").first)
    act(guest, guest.page.locator("[data-block] circle").first)
    if "keep_none" in guest.offers:
        act(guest, guest.page.locator("[data-answer=keep]"))
    expect(guest.log).to_contain_text("uses Pathology")


USES = {
    "marker": use_cafeteria,
    "pharmacy": use_pharmacy,
    "gift_shop": use_gift_shop,
    "triage": use_triage,
    "pathology": use_pathology,
}


@pytest.mark.full("games until each room was used; the rules test each power")
def test_rooms_with_a_power_of_their_own_are_used_on_the_plan(invite: Invite) -> None:
    """One person plays both seats; whenever a room can be used that was not yet, it is."""
    guest = invite()
    missing = set(USES)
    for seed in range(1, 9):
        table = open_table(guest, ["me", "me"], first="0", rooms=ACTING)
        while missing and direct(guest, table, Builder(seed, offered(*missing))):
            sit_down(guest, table)
            room = next(verb for verb in USES if verb in missing and verb_offered(guest, verb))
            USES[room](guest)
            missing.discard(room)
            guest.page.goto(guest.url)
        if not missing:
            return
    raise AssertionError(f"never used: {', '.join(missing)}")


def verb_offered(guest: Guest, verb: str) -> bool:
    return any(offer.split()[0] == verb for offer in guest.offers)
