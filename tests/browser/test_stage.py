"""The stage: the board gets the screen, and nothing covers it, moves it or is too small."""

import random
from collections.abc import Callable
from contextlib import suppress
from itertools import groupby
from operator import attrgetter

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import Recorded, recorded, spots
from tests.tiers import FULL, amount

GAMES = ("pandemic", "quarantine", "holding-on", "rush-md")
PHONE = (390, 844)
SIZES = ((1280, 720), (1366, 657), (1440, 900), (1920, 1080), (1024, 768), PHONE)
LOOKED_AT = [(1366, 657)] if not FULL else [size for size in SIZES if size != PHONE]
"""The windows in which every recorded position is looked at."""
DECISIONS = {game: 30 if game == "rush-md" else 400 for game in GAMES}
"""To the end of the game, but for Rush M.D.: its four rounds by the clock are played through, and
looked at, in `rush/test_rush_whole.py`."""

FIRST, EVERY = amount(3, 0), amount(6, 1)
"""Of the six positions of a recorded game the gate looks at one in its midst."""

CLOSED, OPEN, OF_HEIGHT = 0.65, 0.48, 0.5
"""The least share of the board: of the window with the panel closed, with it open; of a phone's
height."""

TEXT, LABEL = 12, 11
"""The least size of a text, in px of the screen, and of a label on a board."""

SHARE = """() => {
    const { width, height } = document.querySelector('main').getBoundingClientRect();
    return [width * height / innerWidth / innerHeight, height / innerHeight];
}"""

# A thing in view must be reached by a tap in its middle: on itself, on a part of it, or on another
# lit thing that lies on it, as a pawn does on its city.
COVERED = """() => [...document.querySelectorAll('main [data-lit], .rail [data-lit]')]
    .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([each, box]) => {
        const regions = ['.frame', '.scene, .hands, .rail']
            .flatMap(name => each.closest(name) ?? [])
            .map(region => region.getBoundingClientRect());
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return box.width > 0 && regions.every(({ left, right, top, bottom }) =>
            x > left && x < right && y > top && y < bottom);
    })
    .filter(([each, box]) => {
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return there !== null && !each.contains(there)
            && there.closest('.margin, .offers, .tools, .column, .head, .chips') !== null;
    })
    .map(([each]) => each.outerHTML.slice(0, 120))"""

# Regions stand beside each other.
OVERLAPS = """() => {
    const regions = ['head', 'chips', 'rail', 'board', 'offers', 'tools', 'column', 'margin']
        .map(name => [name, document.querySelector(`.table > .${name}`)])
        .filter(([, each]) => each?.checkVisibility())
        .map(([name, each]) => [name, each.getBoundingClientRect()]);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return regions.flatMap(([name, box], number) => regions.slice(number + 1)
        .filter(([other]) => name === 'board' || other === 'board')
        .filter(([, another]) => over(box, another))
        .map(([other]) => `${name} and ${other}`));
}"""

SMALL = """([text, label]) => {
    const small = [];
    for (const each of document.querySelectorAll('.table *')) {
        const words = [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim());
        if (!words || each.closest('.unseen, title, [hidden]') || !each.checkVisibility()) continue;
        const drawn = each.ownerSVGElement;
        const scale = drawn ? each.getScreenCTM().a : 1;
        const size = parseFloat(getComputedStyle(each).fontSize) * Math.abs(scale || 1);
        if (size < (drawn ? label : text) - 0.3)
            small.push(`${size.toFixed(1)} px: ${each.textContent.trim().slice(0, 40)}`);
    }
    return [...new Set(small)];
}"""

LEGIBLE = f"sizes => ({SMALL})(sizes).length === 0"

# Words that are cut off, and that neither a title nor the card of a thing tells in full.
CUT = """() => [...document.querySelectorAll('.table *')]
    .filter(each => !each.ownerSVGElement && !each.closest('.unseen, .skip, [hidden], [title]'))
    .filter(each => !each.closest('[data-thing]'))
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth > 1)
    .filter(each => {
        const { overflowX, overflowY } = getComputedStyle(each);
        const clips = overflow => overflow === 'hidden' || overflow === 'clip';
        return clips(overflowX) && each.scrollWidth > each.clientWidth + 1
            || clips(overflowY) && each.scrollHeight > each.clientHeight + 2;
    })
    .map(each => each.outerHTML.slice(0, 160))"""

# What this person is asked, where it is cut off; a window that is too low scrolls for it.
QUESTION = """() => [...document.querySelectorAll('.asked [data-status]')]
    .filter(each => each.scrollHeight > each.clientHeight + 2)
    .map(each => each.textContent)"""

IN_VIEW = """() => {
    const lit = [...document.querySelectorAll('main [data-lit]')];
    const bar = [...document.querySelectorAll('[data-bar], .rail [data-lit]')];
    const whole = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    const inside = each => {
        const box = each.getBoundingClientRect();
        const x = box.x + box.width / 2, y = box.y + box.height / 2;
        const cameras = [each.closest('.frame')?.getBoundingClientRect() ?? whole, whole];
        return box.width > 0 && cameras.every(({ left, right, top, bottom }) =>
            x >= left && x <= right && y >= top && y <= bottom);
    };
    return lit.length === 0 || lit.some(inside) || bar.some(inside);
}"""

LED = 2_000
"""Within so many ms something that is decided about has come into view."""

LISTED = 3
"""In one of so many positions the list of actions is opened, too."""

GROWN = 5_000
"""Within so many ms a board has taken the room it was given."""

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            for (const source of entry.sources ?? [])
                if (source.node?.closest?.('main, .head, .tools'))
                    window.shifts.push([entry.value, source.node.outerHTML.slice(0, 120)]);
    }).observe({ type: 'layout-shift' });
}"""


def sit_down(guest: Guest, game: str) -> None:
    guest.play_now(game)
    guest.until_settled()
    guest.until_asked()


# A board learns of its new size a frame after the panel opens or closes, and draws in the next.
DRAWN = """() => new Promise(done => {
    let frames = 4;
    const next = () => frames-- ? requestAnimationFrame(next) : done();
    next();
})"""


def look(guest: Guest, least: float) -> None:
    """What holds at every decision."""
    guest.page.evaluate(DRAWN)
    share, of_height = guest.page.evaluate(SHARE)
    phone = guest.page.evaluate("innerWidth") == PHONE[0]
    if phone:
        assert of_height >= OF_HEIGHT
    else:
        assert share >= least
    assert guest.page.evaluate(COVERED) == []
    if not phone:
        assert guest.page.evaluate(OVERLAPS) == []
    # The eye is led there, which takes a moment.
    guest.page.wait_for_function(IN_VIEW, timeout=LED)
    # A board that has just been given more room grows within a moment, too, or somewhat later.
    with suppress(PlaywrightTimeout):
        guest.page.wait_for_function(LEGIBLE, arg=[TEXT, LABEL], timeout=GROWN)
    assert guest.page.evaluate(SMALL, [TEXT, LABEL]) == []
    assert guest.page.evaluate(CUT) == []
    assert guest.page.evaluate(QUESTION) == []
    guest.check_layout()


def walk(guest: Guest, name: str, looks: Callable[[int], None]) -> None:
    """Sit down at the recorded positions of a game, one after the other."""
    number = 0
    for record, found in groupby(spots(name)[FIRST::EVERY], key=attrgetter("record")):
        played = Recorded(guest, recorded(record))
        for spot in found:
            played.open(spot.ply)
            looks(number)
            number += 1


@pytest.mark.parametrize("phone", [False, True], ids=["window", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_the_screen_in_every_position(invite: Invite, game: str, phone: bool) -> None:
    sizes = [PHONE] if phone else LOOKED_AT
    guest = invite(size=sizes[0], touch=phone)

    def looks(number: int) -> None:
        for size in sizes:
            guest.page.set_viewport_size({"width": size[0], "height": size[1]})
            guest.hide_panel()
            look(guest, CLOSED)
            if number % LISTED == 0:
                guest.show_actions()
                look(guest, OPEN)

    walk(guest, game, looks)


@pytest.mark.full("the gate looks at recorded positions of the same games")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_the_board_has_the_screen(invite: Invite, game: str, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size == PHONE)
    sit_down(guest, game)
    dice = random.Random(game)
    for decision in range(DECISIONS[game]):
        guest.hide_panel()
        look(guest, CLOSED)
        if decision % LISTED == 0:
            guest.show_actions()
            look(guest, OPEN)
        if offers := guest.offers:
            guest.choose(dice.choice(offers))
        guest.until_asked()
        if guest.over:
            return


@pytest.mark.gate("pandemic")
@pytest.mark.parametrize("game", GAMES)
def test_what_the_table_says_moves_nothing(invite: Invite, game: str) -> None:
    """Hints, tips and confirmations come and go; the board and the head stand still."""
    guest = invite(size=(1366, 657))
    sit_down(guest, game)
    board = guest.page.locator("main").bounding_box()
    guest.page.evaluate(WATCH_SHIFTS)
    hint = guest.button("web-hint")
    if hint.is_enabled():
        guest.press(hint)
        expect(hint).to_be_enabled()  # again: the hint has come
        guest.until_settled()
        guest.page.evaluate(DRAWN)
    guest.press(guest.button("web-replay"))
    guest.page.locator("#replay-moment").wait_for()
    guest.until_settled()
    guest.page.evaluate(DRAWN)
    assert guest.page.locator("main").bounding_box() == board
    assert guest.page.evaluate("window.shifts") == []


@pytest.mark.full("the gate measures the board with the panel open and closed")
def test_a_closed_panel_gives_its_room_to_the_board(invite: Invite) -> None:
    guest = invite(size=(1440, 900))
    sit_down(guest, "pandemic")
    guest.show_actions()
    open_share, _ = guest.page.evaluate(SHARE)
    guest.hide_panel()
    closed_share, _ = guest.page.evaluate(SHARE)
    assert closed_share > open_share


@pytest.mark.gate("phone")
@pytest.mark.parametrize("size", [(640, 400), (390, 844)], ids=["zoomed to 200 %", "phone"])
def test_the_way_to_the_actions_opens_their_place(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size)
    sit_down(guest, "pandemic")
    guest.page.locator("a.skip[href='#actions']").focus()
    guest.page.keyboard.press("Enter")
    guest.until(
        lambda: guest.page.evaluate("document.activeElement?.id") == "actions",
        "the focus is in the list of actions",
    )
    assert guest.page.locator("[data-offer]").first.is_visible()


def test_a_page_made_four_times_as_large_scrolls_and_cuts_nothing(invite: Invite) -> None:
    guest = invite(size=(320, 256))
    sit_down(guest, "holding-on")
    status = guest.page.locator("[data-status]")
    assert status.evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    assert guest.page.locator("main").evaluate("each => each.clientHeight") >= 200
    guest.check_layout()
