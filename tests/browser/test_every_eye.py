"""Every table for every eye: enlarged, text set wide, in the system's colours, without motion."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest, axe
from tests.browser.test_stage import DRAWN, GAMES, LABEL, SMALL, TEXT, sit_down

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


def enlarged_twice(guest: Guest) -> None:
    """A window of 1280 by 800 at 200 %."""
    guest.page.set_viewport_size({"width": 640, "height": 400})
    guest.page.evaluate(DRAWN)
    guest.check_layout()
    if guest.page.locator(".room-rush-md").count() == 0:  # whose Council leaves little of the board
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


def in_the_systems_colours(guest: Guest) -> None:
    guest.page.emulate_media(forced_colors="active")
    guest.show_actions()
    lit = guest.page.locator("#actions [data-lit]").first
    assert lit.evaluate("each => getComputedStyle(each).outlineStyle") in ("dashed", "solid")
    tab = guest.page.locator("[role=tab][aria-selected=true]")
    assert tab.evaluate("each => getComputedStyle(each).borderTopWidth") == "3px"


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


# What leads through a page whoever does not see it; good practice that no rule of WCAG asks for.
LEADING = """async () => (await axe.run(document, { runOnly: { type: 'rule', values: [
    'heading-order', 'page-has-heading-one', 'region', 'landmark-unique', 'landmark-one-main'] } }))
    .violations.map(each => [each.id, each.nodes.map(node => node.html.slice(0, 120))])"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.matrix(one_in=2)
def test_headings_and_landmarks_lead_through_a_table(invite: Invite, game: str) -> None:
    guest = invite()
    sit_down(guest, game)
    guest.page.evaluate(axe())
    assert guest.page.evaluate(LEADING) == []


@pytest.mark.parametrize("manner", MANNERS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.matrix(one_in=5)
def test_a_table_is_good_for_every_eye(invite: Invite, game: str, manner: str) -> None:
    guest = invite(size=(1280, 800))
    sit_down(guest, game)
    MANNERS[manner](guest)
    guest.check_accessibility()
