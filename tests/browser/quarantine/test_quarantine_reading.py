"""What is chosen from the list, by key and by ear, and what is read on small and enlarged pages."""

import random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.listener import Listener
from tests.browser.quarantine.playing import Builder, cell, open_table, sit_down, tile
from tests.browser.test_stage import LABEL, SMALL, TEXT
from tests.browser.wire import direct
from wardroom.protocol import Position

SHORT = 12
"""No question of the list has more answers."""


def focused(guest: Guest) -> Locator:
    return guest.page.locator(":focus")


def answers(guest: Guest) -> list[str]:
    found: list[str] = guest.page.locator("#actions [data-reply]").all_inner_texts()
    return [text.strip() for text in found]


def answer(guest: Guest, name: str) -> None:
    button = guest.page.locator("#actions [data-reply]").filter(has_text=name).first
    button.focus()
    guest.page.keyboard.press("Enter")


def test_a_ward_is_chosen_by_three_short_questions(invite: Invite) -> None:
    """By keys alone; every question is announced, Escape leads one back, the focus stays."""
    guest = invite()
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    listener = Listener(guest)
    listener.open("web-actions", "a")

    def asked(question: str) -> None:
        guest.until(lambda: listener.heard("questions")[-1:] == [question], f"asked: {question}")

    offered = {offer for offer in guest.offers if offer.startswith("lay ")}
    assert len(offered) > 30
    assert answers(guest) == ["Yellow ward", "Red ward", "Green ward", "Blue ward"]

    answer(guest, "Red ward")
    expect(guest.page.locator("#actions [data-back]")).to_be_visible()
    asked("Red ward. Where?")
    assert len(answers(guest)) <= SHORT
    expect(focused(guest)).to_have_attribute("data-reply", "-1,0")
    answer(guest, "1 north of the lobby")
    asked("Red ward. Place it 1 north of the lobby. Which way round?")
    assert all(text.startswith("Passages: ") for text in answers(guest))

    guest.page.keyboard.press("Escape")
    expect(focused(guest)).to_have_attribute("data-reply", "0,1")
    guest.page.keyboard.press("Escape")
    expect(focused(guest)).to_have_attribute("data-reply", "red")
    asked("Which ward?")
    expect(guest.page.locator("#actions")).to_be_visible()
    guest.check_accessibility()

    answer(guest, "Red ward")
    answer(guest, "1 north of the lobby")
    expect(guest.page.locator("#actions [data-reply][data-offer]").first).to_be_focused()
    wanted = focused(guest).get_attribute("data-offer")
    assert wanted in offered
    guest.page.keyboard.press("Enter")
    expect(tile(guest, "red")).to_have_attribute("data-cell", "0,1")
    guest.until(lambda: focused(guest).count() == 1, "the focus is somewhere")
    left = ["Yellow ward", "Green ward", "Blue ward"]
    guest.until(lambda: answers(guest) == left, "the wards that are left can be chosen")


def test_the_whole_list_is_a_button_away_and_the_search_knows_all_of_it(invite: Invite) -> None:
    guest = invite()
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.show_actions()
    offered = sorted(guest.offers)
    listed = guest.page.locator("#actions [data-offer]")
    assert listed.count() < len(offered)
    field = guest.page.get_by_label(guest.say("web-find-action"))
    field.fill("blue ward 1 north")
    expect(listed.first).to_contain_text("Place the blue ward 1 north of the lobby")
    field.fill("")
    whole = guest.page.locator("#actions [data-whole]")
    guest.press(whole)
    expect(listed).to_have_count(len(offered))
    assert sorted(guest.offers) == offered
    guest.press(
        guest.page.get_by_role(
            "button",
            name="Place the yellow ward 1 west of the lobby, passages east, south, west",
        )
    )
    expect(tile(guest, "yellow")).to_have_attribute("data-cell", "-1,0")


# Lines that are drawn across the middle of a passage of the tile that is being turned.
CLOSED = """() => {
    const ghost = document.querySelector('.plan .ghost.turning');
    const [middles, doors] = [{n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50]}, []];
    const walls = ghost.querySelector('.walls');
    const at = ([x, y]) => new DOMPoint(x, y);
    for (const [side, middle] of Object.entries(middles))
        if (!walls.isPointInStroke(at(middle))) doors.push(side);
    const {a, e, f} = ghost.getCTM();
    const drawn = [...document.querySelectorAll('.plan .turnable, .plan .frame')]
        .filter(each => getComputedStyle(each).stroke !== 'none');
    return [doors.length, drawn.flatMap(each => doors.filter(side => {
        const own = each.getCTM();
        const [x, y] = [middles[side][0] * a + e, middles[side][1] * a + f];
        return each.isPointInStroke(at([(x - own.e) / own.a, (y - own.f) / own.a]));
    }))];
}"""


def test_a_tile_shows_its_passages_however_it_is_turned(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.press(guest.page.locator("[data-loose=green]"))
    guest.press(cell(guest, "0,1"))
    ghost = guest.page.locator(".plan .ghost.turning")
    expect(ghost).to_be_visible()
    seen = set()
    for _ in range(4):
        doors, closed = guest.page.evaluate(CLOSED)
        assert closed == []
        expect(ghost.locator(".way")).to_have_count(doors)
        seen.add(ghost.locator(".walls").get_attribute("d"))
        guest.press(guest.page.locator(".plan .turnable"))
    assert len(seen) > 1


def after_a_rival(position: Position) -> bool:
    view: Any = position.view
    return view["turn"] > 3 and view["active"] == 0 and view["step"] is None


def test_what_a_rival_did_is_read_on_a_phone_and_whole_by_a_tap(
    invite: Invite,
) -> None:
    guest = invite(size=PHONE, touch=True)
    table = open_table(guest, ["me", "gentle"], first="0")
    assert direct(guest, table, Builder(5, after_a_rival))
    sit_down(guest, table)
    told = guest.page.locator(".lately .text")
    expect(told).to_be_visible()
    # Two lines, and no more: the hospital below is looked at, too.
    box = told.bounding_box()
    assert box is not None
    assert 14 < box["height"] <= 40
    expect(told).to_be_in_viewport(ratio=1)
    guest.press(guest.page.locator(".lately summary"))
    whole = guest.page.locator(".lately .card li").last
    expect(whole).to_be_visible()
    expect(whole).to_contain_text(told.text_content() or "")
    guest.check_layout()


@pytest.mark.gate("at 400 %")
@pytest.mark.parametrize("size", [(320, 256), (640, 320)], ids=["at 400 %", "on its side"])
def test_no_word_is_too_small_on_a_page_made_large(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    guest.until(
        lambda: guest.page.evaluate(SMALL, [TEXT, LABEL]) == [],
        f"all words can be read: {guest.page.evaluate(SMALL, [TEXT, LABEL])}",
    )
    guest.check_layout()


def test_the_list_is_walked_in_steps_to_the_end_of_the_start(invite: Invite) -> None:
    """Any answers, by ear: four wards lie in the end, and the hospital can be opened."""
    guest = invite()
    sit_down(guest, open_table(guest, ["me", "me"], first="0"))
    listener = Listener(guest)
    dice = random.Random(5)
    for left in (3, 2, 1, 0):
        while guest.page.locator(".plan [data-tile]").count() < 5 - left:
            names = [name for name in listener.choices() if not name.startswith("Start over")]
            listener.choose(dice.choice(names))
    assert "done" in guest.offers
