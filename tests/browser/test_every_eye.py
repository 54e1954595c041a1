"""Every table for every eye: enlarged, text set wide, in the system's colours, without motion."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, axe
from tests.browser.recorded import open_at, spots
from tests.browser.test_stage import DRAWN, GAMES, LABEL, SMALL, TEXT

SPACING = """* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }"""
"""What WCAG 1.4.12 lets people set."""

# Words that are cut off, and that no title tells in full.
CUT = """() => [...document.querySelectorAll('.table *')]
    .filter(each => !each.ownerSVGElement && !each.closest('.unseen, [hidden], .skip, [title]'))
    .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .filter(each => each.checkVisibility({ visibilityProperty: true }))
    .filter(each => getComputedStyle(each).overflowX !== 'visible'
        && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.outerHTML.slice(0, 160))"""

MOVING = """() => document.getAnimations()
    .filter(each => each.playState === 'running' && each.effect.getComputedTiming().duration > 50)
    .map(each => each.animationName ?? each.transitionProperty)"""


# The ground and the knob of all switches that are on, or off: each look once.
SWITCHES = """on => [...new Set([...document.querySelectorAll('[role=switch]')]
    .filter(each => each.checked === on)
    .map(each => JSON.stringify([getComputedStyle(each).backgroundColor,
        getComputedStyle(each, '::after').backgroundColor])))].map(each => JSON.parse(each))"""


def sit_down(guest: Guest, game: str) -> None:
    """At the beginning of a recorded game."""
    open_at(guest, *spots(game)[0])


def enlarged_twice(guest: Guest) -> None:
    """A window of 1280 by 800 at 200 %."""
    guest.page.set_viewport_size({"width": 640, "height": 400})
    guest.page.evaluate(DRAWN)
    guest.check_layout()
    guest.until(
        lambda: guest.page.evaluate(SMALL, [TEXT, LABEL]) == [],
        "the picture is as large as it must be to be read",
    )


def enlarged_four_times(guest: Guest) -> None:
    """A window of 1280 by 1024 at 400 %: the page scrolls, and the question is not cut."""
    guest.page.set_viewport_size({"width": 320, "height": 256})
    status = guest.page.locator("[data-status]")
    guest.until(
        lambda: bool(status.evaluate("each => each.scrollHeight <= each.clientHeight + 1")),
        "the whole question is shown",
    )
    guest.check_layout()


def set_wide(guest: Guest) -> None:
    guest.page.add_style_tag(content=SPACING)
    guest.until(
        lambda: guest.page.evaluate(CUT) == [], f"no word is cut: {guest.page.evaluate(CUT)}"
    )


# Pictures of several colours whose shapes would all be filled with that of text: a black blob.
BLOBS = """() => [...document.querySelectorAll('svg')]
    .filter(svg => getComputedStyle(svg).forcedColorAdjust === 'auto')
    .map(svg => [...svg.querySelectorAll('rect, path, circle')]
        .map(each => getComputedStyle(each).fill).filter(fill => fill !== 'none'))
    .filter(fills => new Set(fills).size > 1)"""


def in_the_systems_colours(guest: Guest) -> None:
    guest.page.emulate_media(forced_colors="active")
    assert guest.page.evaluate(BLOBS) == []
    guest.show_actions()
    lit = guest.page.locator("#actions [data-lit]").first
    assert lit.evaluate("each => getComputedStyle(each).outlineStyle") in ("dashed", "solid")
    tab = guest.page.locator("[role=tab][aria-selected=true]")
    assert tab.evaluate("each => getComputedStyle(each).borderTopWidth") == "3px"
    guest.press(guest.button("web-menu"))
    expect(guest.page.get_by_role("switch", name=guest.say("web-keys"))).to_be_visible()
    looks = {on: guest.page.evaluate(SWITCHES, on) for on in (True, False)}
    assert all(len(look) == 1 for look in looks.values()), looks
    assert looks[True] != looks[False]
    assert all(ground != knob for ground, knob in [*looks[True], *looks[False]])
    guest.page.keyboard.press("Escape")


def without_motion(guest: Guest) -> None:
    guest.choose(guest.offers[0])
    guest.until_asked()
    guest.until(lambda: guest.page.evaluate(MOVING) == [], "nothing moves")


MANNERS: dict[str, Callable[[Guest], None]] = {
    "at 200 %": enlarged_twice,
    "at 400 %": enlarged_four_times,
    "with text set wide": set_wide,
    "in forced colours": in_the_systems_colours,
    "without motion": without_motion,
}


# What leads through a page anyone who does not see it; good practice that no rule of WCAG asks for.
LEADING = """async () => (await axe.run(document, { runOnly: { type: 'rule', values: [
    'heading-order', 'page-has-heading-one', 'region', 'landmark-unique', 'landmark-one-main'] } }))
    .violations.map(each => [each.id, each.nodes.map(node => node.html.slice(0, 120))])"""


@pytest.mark.gate("rush-md")
@pytest.mark.parametrize("game", GAMES)
def test_headings_and_landmarks_lead_through_a_table(invite: Invite, game: str) -> None:
    guest = invite()
    sit_down(guest, game)
    guest.page.evaluate(axe())
    assert guest.page.evaluate(LEADING) == []


NAMED = """() => { const at = document.activeElement;
    const name = at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent;
    const known = at.role || at.matches('a, button, input, select, textarea, summary, body, main');
    return known && (name || at.title || '').trim() ? '' : at.outerHTML.slice(0, 160); }"""


@pytest.mark.gate("quarantine")
@pytest.mark.parametrize("game", GAMES)
def test_every_stop_of_the_keyboard_has_a_name(invite: Invite, game: str) -> None:
    guest = invite()
    sit_down(guest, game)
    guest.page.locator("#board").focus()
    nameless = set()
    for _ in range(70):
        guest.page.keyboard.press("Tab")
        nameless.add(guest.page.evaluate(NAMED))
    assert nameless == {""}


def test_letters_do_nothing_once_they_are_switched_off(invite: Invite) -> None:
    """WCAG 2.1.4; arrows and Enter stay."""
    guest = invite()
    sit_down(guest, "pandemic")
    guest.page.keyboard.press("p")
    expect(guest.page.locator("#column-position")).to_be_focused()
    guest.press(guest.button("web-menu"))
    guest.page.get_by_role("switch", name=guest.say("web-keys")).click()
    guest.page.keyboard.press("Escape")
    guest.page.locator("#board").focus()
    for key in "alhu?":
        guest.page.keyboard.press(key)
    expect(guest.page.locator("#column-position")).to_be_visible()
    expect(guest.page.locator("[data-follow]")).to_have_count(0)
    guest.page.locator("#board").focus()
    guest.page.keyboard.press("ArrowRight")
    expect(guest.page.locator("[data-lit]:focus")).to_have_count(1)


@pytest.mark.gate(
    "holding-on-in forced colours", "pandemic-at 400 %", "quarantine-with text set wide"
)
@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_good_for_every_eye(invite: Invite, game: str, manner: str) -> None:
    guest = invite(size=(1280, 800))
    sit_down(guest, game)
    MANNERS[manner](guest)
    guest.check_accessibility()
