"""What newcomers stumbled over in the frame, whatever they play: words, places and colours."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import go_to_table, open_at
from tests.browser.wire import direct
from wardroom.protocol import Offer, Position

LAPTOP = (1366, 657)

# The least contrast of text, and that of an element with what lies behind its words.
READABLE = 4.5
CONTRAST = """each => {
    const { color, backgroundColor } = getComputedStyle(each);
    const paint = document.createElement('canvas').getContext('2d');
    const light = colour => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map(part => part / 255)
            .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
}"""
WORDY = 8.5 * 16
"""The least width of a long action in the bar of a phone, in px."""


def before_the_doors_open(guest: Guest) -> None:
    """A hospital of Quarantine is laid: the bar offers to open it, or to begin again."""
    guest.until_known()
    seats = [{"kind": "me"}, {"kind": "me"}]
    table = guest.ask("/api/tables", {"game": "quarantine", "seats": seats})["id"]

    def lay(position: Position) -> Offer | None:
        if any(offer.action == "done" for offer in position.legal):
            return None
        return next(offer for offer in position.legal if offer.action.startswith("lay"))

    assert direct(guest, table, lay)
    go_to_table(guest, table)
    guest.wait_for_table()
    guest.until_asked()


@pytest.mark.gate("phone")
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_someone_who_knows_a_game_reads_its_goal(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size == PHONE)
    guest.until_settled()  # until then what is tapped may still move
    for game in ("pandemic", "holding-on", "quarantine", "rush-md"):
        box = guest.page.locator(f"article[data-game={game}]")
        guest.press(box.locator("button.primary"))
        expect(box.locator("[data-goal-told]")).to_have_text(guest.say(f"web-shelf-{game}-goal"))
        known = box.locator("[data-known]").bounding_box()
        assert known is not None
        if size == LAPTOP:
            assert known["y"] + known["height"] <= size[1], "both answers are in sight"
    guest.check_accessibility()


@pytest.mark.gate("closed", "actions")
@pytest.mark.parametrize("panel", ["closed", "log", "actions"])
def test_a_choice_is_asked_about_where_it_was_pressed(invite: Invite, panel: str) -> None:
    guest = invite(size=LAPTOP)
    open_at(guest, "pandemic-4.record", 0)
    guest.hide_panel()
    if panel == "log":
        assert guest.log.is_visible()
    if panel == "actions":
        guest.show_actions()
    board = guest.page.locator("main").bounding_box()
    listed = panel == "actions"
    pressed = guest.page.locator('[data-offer="pass"]' if listed else '[data-bar="pass"]')
    place = pressed.bounding_box()
    guest.press(pressed)
    answer = guest.page.locator("[data-confirm]")
    box = answer.bounding_box()
    assert place is not None
    assert box is not None
    if listed:
        column = guest.page.locator("#column").bounding_box()
        assert column is not None
        assert box["x"] >= column["x"], "it stands below the list"
    else:
        assert abs(box["y"] + box["height"] / 2 - place["y"] - place["height"] / 2) < 8
        assert abs(box["x"] - place["x"]) < 40
    assert guest.page.locator("main").bounding_box() == board, "the board stands still"
    guest.check_layout()


def test_a_double_click_does_not_answer_what_it_makes_the_table_ask(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    open_at(guest, "pandemic-4.record", 0)
    guest.hide_panel()
    before = guest.moment()
    guest.page.locator('[data-bar="pass"]').dblclick()
    answer = guest.page.locator("[data-confirm]")
    expect(answer).to_be_visible()
    assert guest.moment() == before
    guest.press(answer)
    guest.until(lambda: guest.moment() != before, "the answer is taken")


def test_a_long_action_keeps_its_width_in_the_bar_of_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    before_the_doors_open(guest)
    guest.hide_panel()
    bar = guest.page.locator("[data-bar]")
    expect(bar).to_have_count(2)
    assert len(bar.last.inner_text()) > 30
    assert bar.last.evaluate("each => each.offsetWidth") >= WORDY
    assert bar.last.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.gate("dark")
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_hinted_action_is_written_in_ink(invite: Invite, theme: str) -> None:
    """The usual next step is white on blue; where it is advised, its ground is pale."""
    guest = invite(theme=theme)
    before_the_doors_open(guest)
    guest.show_actions()
    usual = guest.page.locator(".offer.primary")
    expect(usual).to_have_attribute("data-offer", "done")
    guest.press(guest.button("web-hint"))
    expect(usual).to_have_attribute("data-lit", "hint")
    # Its colours change within a moment.
    guest.until(lambda: usual.evaluate(CONTRAST) >= READABLE, "the advised action is readable")
