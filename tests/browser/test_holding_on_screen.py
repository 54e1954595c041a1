"""The quiet room as it is seen: it fits every window; memories, pawns and pages come to hand."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET
from tests.browser.ward import MOST_LEAVES, Ward

RECORDS = Path(__file__).parents[1] / "games/holding_on/records"
LAPTOP = (1366, 657)
SIZES = (LAPTOP, (1280, 720), (1440, 900), (1920, 1080), TABLET)

# What of these reaches out of the board, or lies under something else of it.
UNSEEN = """wanted => {
    const room = document.querySelector('.board').getBoundingClientRect();
    return [...document.querySelectorAll(wanted)]
        .filter(each => each.checkVisibility())
        .filter(each => {
            const box = each.getBoundingClientRect();
            const there = document.elementFromPoint(
                box.x + box.width / 2, box.y + box.height / 2);
            return box.bottom > room.bottom + 1 || box.top < room.top - 1
                || box.right > room.right + 1 || !(each.contains(there) || there?.contains(each));
        })
        .map(each => each.outerHTML.slice(0, 100));
}"""
WARD = ".shift h3, .shift .title, .shift.now .side, .rooms h3, .label strong, [data-slot]"


@pytest.mark.gate("1024x768")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_ward_fits_in_the_first_and_the_last_scenario(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size)
    ward = Ward(guest)
    ward.open(seats=3)
    guest.hide_panel()
    assert guest.page.evaluate(UNSEEN, WARD) == []
    ward.look_through(RECORDS / "edition-2-arrivals.record")
    guest.hide_panel()
    assert guest.page.evaluate(UNSEEN, WARD) == []
    goal = guest.page.locator("[data-goal]")
    # Who it is that arrives is told at the tables which have come so far, not to any reader.
    expect(goal).to_contain_text("Someone has arrived")
    expect(goal).to_contain_text("of 3")
    guest.press(goal)
    expect(guest.page.locator(".chart.card")).to_be_visible()


@pytest.mark.gate("390x844")
@pytest.mark.parametrize(
    "size", [LAPTOP, (1280, 720), PHONE], ids=lambda size: f"{size[0]}x{size[1]}"
)
def test_every_line_of_the_story_is_read_whole(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size == PHONE)
    ward = Ward(guest)
    guest.until_settled()
    ward.open_unread()
    guest.press(guest.page.locator("[data-note-read]"))
    unread = ward.story
    for _ in range(MOST_LEAVES):
        assert ward.cut_lines == []
        unread = [page for page in unread if page not in ward.leaves]
        guest.page.keyboard.press("ArrowRight")
    assert unread == [], "the arrow keys lead past these pages"
    assert len(ward.read_to_the_end()) >= 1


def test_two_memories_are_compared_side_by_side(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    ward = Ward(guest)
    ward.come_to("assign", grid=2)
    first, second, *_ = ward.memories
    guest.press(ward.slot(first))
    guest.press(ward.slot(second))
    expect(guest.page.locator("[data-closer] figure")).to_have_count(2)
    guest.check_accessibility()
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-closer]")).to_have_count(0)


def test_stitches_that_meet_are_sewn(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    Ward(guest).look_through(RECORDS / "edition-2-arrivals.record")
    guest.until_settled()
    slider = guest.page.get_by_role("slider")
    expect(slider).not_to_have_attribute("max", "0")  # the record has been read
    slider.fill(slider.get_attribute("max") or "")
    guest.until(lambda: guest.page.locator(".slot .shut").count() > 0, "a seam is closed")
    # Two people came whose names this reader has not come to: two lines of the same words.
    expect(guest.page.locator(".tally li.met")).to_have_count(3)


def test_the_signs_are_explained_with_their_pictures(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    Ward(guest).open()
    guest.page.keyboard.press("?")
    signs = guest.page.locator(".help dt:has(svg)")
    expect(signs.first).to_be_attached()
    assert signs.count() >= 18
    guest.check_accessibility()


def test_who_asks_is_told_what_may_come(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    ward = Ward(guest)
    ward.come_to("query", seats=2)
    odds = guest.page.locator(".label [data-odds]").first
    expect(odds).to_be_visible()
    expect(odds).to_have_attribute("aria-label", re.compile("What may come up"))


def test_a_phone_tells_of_medical_care_and_shows_memories_large_enough(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    ward = Ward(guest)
    ward.come_to("swap", grid=2)
    expect(guest.page.locator("[data-medical]")).to_be_visible()
    slot = next(iter(ward.memories))
    assert ward.slot(slot).evaluate("each => each.offsetWidth") >= 60
    row = 6 * (slot // 6)
    for place in range(row, row + 6):
        expect(ward.slot(place)).to_be_in_viewport(ratio=0.95)
    guest.check_layout()


@pytest.mark.gate("beside the list of actions")
@pytest.mark.parametrize("listing", [False, True], ids=["alone", "beside the list of actions"])
def test_a_phone_shows_a_memory_and_the_row_it_belongs_to_together(
    invite: Invite, listing: bool
) -> None:
    """The last rows are far below the memory that is turned up."""
    guest = invite(size=PHONE, touch=True)
    ward = Ward(guest)
    ward.come_to("put", grid=2)
    if listing:
        guest.show_actions()
    else:
        guest.hide_panel()
    places = [slot for slot in ward.lit_slots if slot not in ward.memories]
    expect(guest.page.locator("[data-tray]")).to_be_in_viewport(ratio=0.95)
    expect(ward.slot(places[0])).to_be_in_viewport(ratio=0.95)
    expect(ward.slot(places[-1])).to_be_in_viewport(ratio=0.95)
    # However far one scrolls, the memory stays.
    guest.page.locator(".half").evaluate("each => each.scrollTo(0, 10_000)")
    expect(guest.page.locator("[data-tray]")).to_be_in_viewport(ratio=0.95)
    # And a finger carries it there.
    guest.hide_panel()
    ward.drag(guest.page.locator("[data-tray]"), ward.slot(places[1]))
    guest.until(lambda: places[1] in ward.memories, "the memory lies where it was let fall")
