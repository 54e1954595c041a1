"""Nothing moves but what moves: between two decisions a thing that no event moved stands still."""

import random
import time
from math import dist
from typing import NamedTuple

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import open_at, spots
from tests.browser.test_stage import DRAWN, PHONE, SIZES, sit_down
from tests.tiers import amount

STANDING = {
    "pandemic": ("city", "deck", "gauge", "disease"),
    "quarantine": ("action", "bag", "markers", "stack", "room"),
    "holding-on": ("health", "warnings", "room", "row", "slot"),
    "rush-md": ("slot", "area", "deck", "stored", "syringe", "back", "bin"),
}
"""What of a game no event ever moves."""

WIDE = SIZES[:4]
"""Windows in which a whole board is seen: in smaller ones the eye is led over it."""

STIRRED = 6
"""So many px the middle of a thing may shift where a ring or a cube comes to it."""

GONE = 10_000
"""After so many ms an action that is not there any more is given up."""

PATIENT = 2.0
"""So many seconds it is looked again before something counts as moved."""

TOLD = 4
"""So many of the things that moved are named; the others mostly moved with them."""

DECISIONS = {game: 60 if game == "rush-md" else 200 for game in STANDING}
FIRST, LAST = amount(7, 1), amount(7, 5)
"""From every second of these recorded positions of a game somebody plays on. That of the gate has
no clock, so nothing is gone before it is pressed.
"""
SHORT_WALK = amount(2, 3)
"""And so many moves."""

# Corners and middles of things on the board, by their keys; what stands there twice has no one
# place. Cubes and pawns come to a city, whose disc stays. The eye is led over a map by a camera,
# and over a list by scrolling: a place is told in what they show, in px of the screen.
PLACES = r"""kinds => {
    const lens = each => {
        const picture = each.closest('.picture');
        if (picture) {
            const { x, y } = picture.getBoundingClientRect();
            const zoom = parseFloat(picture.style.getPropertyValue('--zoom')) || 1;
            return [picture, (px, py) => [(px - x) / zoom, (py - y) / zoom]];
        }
        const plane = each.closest('svg.department');
        if (plane) {
            const seen = plane.getScreenCTM().inverse();
            return [plane, (px, py) => {
                const there = new DOMPoint(px, py).matrixTransform(seen);
                return [there.x, there.y];
            }];
        }
        return [each, (px, py) => [px, py]];
    };
    const scrolled = each => {
        let [x, y] = [0, 0];
        for (let box = each; box && box.tagName !== 'MAIN'; box = box.parentElement)
            [x, y] = [x + box.scrollLeft, y + box.scrollTop];
        return [x, y];
    };
    const places = {}, cameras = {};
    for (const each of document.querySelectorAll('main :is([data-thing], [data-key])')) {
        const key = each.dataset.thing ?? each.dataset.key;
        if (!kinds.includes(key.split(':')[0])) continue;
        if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const spot = each.querySelector('.disc') ?? each;
        const { x, y, width, height } = spot.getBoundingClientRect();
        const [frame, seen] = lens(each);
        const [left, top] = scrolled(frame);
        places[key] = key in places ? null
            : [seen(x, y), seen(x + width / 2, y + height / 2)]
                .map(([px, py]) => [px + left, py + top]);
        if (frame === each) continue;
        const box = (frame.ownerSVGElement ?? frame.parentElement).getBoundingClientRect();
        cameras[[box.x, box.y, box.width, box.height].map(Math.round)] =
            (frame.getAttribute('viewBox') ?? frame.getAttribute('style'))
                .replace(/-?[\d.]+(e-?\d+)?/g, number => Math.round(number));
    }
    return [places, cameras];
}"""


Place = tuple[list[float], list[float]]
"""The corner and the middle of a thing. One of them stays where a text grows or a ring comes."""


class Seen(NamedTuple):
    places: dict[str, Place | None]
    cameras: dict[str, str]
    """What part of a map or a plane is shown, by the place and size of its drawing."""


def shifted(before: Place, after: Place) -> bool:
    return all(dist(here, there) > STIRRED for here, there in zip(before, after, strict=True))


def moved(before: Seen, now: Seen, size: tuple[int, int]) -> dict[str, object]:
    """What stands elsewhere than before, and in a wide window the cameras that did not rest."""
    things: dict[str, object] = {
        key: (place, after)
        for key, place in before.places.items()
        if place and (after := now.places.get(key)) and shifted(place, after)
    }
    if size in WIDE:
        for box, shown in before.cameras.items():
            if now.cameras.get(box, shown) != shown:
                things[box] = (shown, now.cameras[box])
    return things


def settled(guest: Guest, game: str) -> Seen:
    """Where things stand once the board has come to rest."""
    guest.until_settled()
    before = Seen({}, {})
    for _ in range(60):
        now = Seen(*guest.page.evaluate(PLACES, STANDING[game]))
        if now == before:
            break
        before = now
        guest.page.evaluate(DRAWN)
    return before


def choose_unseen(guest: Guest, action: str) -> None:
    """Take an action as the board would, with the list of actions out of sight."""
    before = guest.moment()
    try:
        # Where somebody plays several seats, more than one of them may be able to do it.
        guest.listed(action, unseen=True).first.dispatch_event("click", timeout=GONE)
    except PlaywrightTimeout:
        # In real time an action may be gone before it is pressed.
        assert action not in guest.offers
        return
    confirm = guest.page.locator("[data-confirm]")
    guest.until(
        lambda: guest.moment() != before or confirm.count() > 0,
        "the choice is taken or asked about",
    )
    if confirm.count() and guest.moment() == before:
        guest.press(confirm)
        guest.until(lambda: guest.moment() != before, "the confirmed choice is taken")
    guest.until_settled()


@pytest.mark.full("the gate plays a few moves from recorded positions of the same games")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", STANDING)
def test_nothing_moves_but_what_is_moved(invite: Invite, game: str, size: tuple[int, int]) -> None:
    """Whatever is played, what no event moves stands where it stood."""
    guest = invite(size=size, touch=size == PHONE)
    sit_down(guest, game)
    stands_still(guest, game, size, DECISIONS[game])


def stands_still(guest: Guest, game: str, size: tuple[int, int], moves: int) -> None:
    """Play so many moves, and see after each of them that nothing else has moved."""
    guest.hide_panel()
    dice = random.Random(f"still {game}")
    before = settled(guest, game)
    for _ in range(moves):
        if offers := guest.offers:
            choose_unseen(guest, dice.choice(offers))
        guest.until_asked()
        if guest.over:
            return
        now = settled(guest, game)
        # A board that has just been given more room grows within a moment.
        patience = time.monotonic() + PATIENT
        while moved(before, now, size) and time.monotonic() < patience:
            now = settled(guest, game)
        found = moved(before, now, size)
        assert not found, f"{guest.status} {dict(list(found.items())[:TOLD])}"
        before = now


@pytest.mark.gate("pandemic-1366x657", "quarantine-390x844", "rush-md-1366x657")
@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("pandemic", (1366, 657)),
        ("quarantine", PHONE),
        ("holding-on", (1366, 657)),
        ("rush-md", (1366, 657)),
    ],
    ids=lambda part: part if isinstance(part, str) else f"{part[0]}x{part[1]}",
)
def test_nothing_moves_in_the_midst_of_a_game(
    invite: Invite, game: str, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    for spot in spots(game)[FIRST : LAST + 1 : 2]:
        open_at(guest, *spot)
        stands_still(guest, game, size, SHORT_WALK)
