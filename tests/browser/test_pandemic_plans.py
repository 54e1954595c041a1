"""Pandemic: a plan on the map, players who are looked at first, choices that leave the map free."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, TABLET, Guest
from tests.browser.test_pandemic_cards import KEEP_LINES, TELL, sit_down
from tests.browser.test_stage import DRAWN

SIZES = [(1366, 657), (1440, 900), TABLET, PHONE]
WAY = ("chicago", "montreal", "washington", "miami")

# Numbers of the plan that lie on a name, a cube, a pawn or another number. The box of a name has
# room above and below its letters.
COVERED = """() => {
    const world = document.querySelector('.world');
    const boxes = (wanted, room) => [...world.querySelectorAll(wanted)].map(each => {
        const box = each.getBoundingClientRect(), less = box.height * room;
        return [each, { left: box.left, right: box.right, top: box.top + less,
                        bottom: box.bottom - less }];
    });
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const plates = boxes('[data-kind=step] .plate', 0);
    const others = [...boxes('.city .name', 0.2), ...boxes('.city .disc', 0),
                    ...boxes('.piece', 0), ...boxes('.pawn .letter', 0)];
    return plates.flatMap(([plate, box]) => [...others, ...plates]
        .filter(([other, place]) => other !== plate && over(box, place))
        .map(([other]) => `${plate.parentNode.dataset.mark} on ${other.outerHTML.slice(0, 80)}`));
}"""

# The page asks for a hint and the test answers; the colleague's own answer would be a second one.
NOBODY_ADVISES = """(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (line) {
        if (!line.includes('"hint-wanted"')) send.call(this, line);
    };
})()"""


def told(guest: Guest, seat: int, *steps: tuple[str, str]) -> None:
    """A colleague advises these steps, each with the thing it is about."""
    said = {"id": "do-drive", "args": {"city": "chicago"}}
    plan = [
        {"seat": seat, "action": action, "say": said, "lights": [thing], "reason": None}
        for action, thing in steps
    ]
    plain = {"final": False, "cost": None, "usual": False, "careful": False, "times": 1}
    hint: dict[str, Any] = {
        "type": "hint",
        "step": int(guest.page.locator("[data-step]").get_attribute("data-step") or 0),
        "offer": {**plan[0], **plain},
        "steps": plan,
        "lights": [],
        **dict.fromkeys(("aim", "changed", "foreseen", "gain", "leaves", "reason")),
    }
    guest.page.keyboard.press("h")
    guest.page.evaluate(TELL, hint)


def with_a_plan(guest: Guest, *steps: tuple[str, str]) -> int:
    guest.page.evaluate(KEEP_LINES)
    guest.page.evaluate(NOBODY_ADVISES)
    sit_down(guest, [{"kind": "me"}] * 2)
    guest.until_asked()
    guest.hide_panel()
    seat = int(guest.page.locator(".pawn.active").get_attribute("data-pawn") or 0)
    told(guest, seat, *steps)
    return seat


def test_the_numbers_of_a_plan_lie_on_nothing_and_its_arrows_begin_at_the_pawn(
    invite: Invite,
) -> None:
    guest = invite(size=SIZES[0])
    with_a_plan(guest, *((f"drive {city}", f"city:{city}") for city in WAY))
    page = guest.page
    for number, city in enumerate(WAY, start=1):
        mark = page.locator(f'.world [data-kind=step][data-mark="city:{city}"]')
        expect(mark).to_have_text(str(number))
    legs = page.locator("[data-leg]").evaluate_all("found => found.map(each => each.dataset.leg)")
    assert legs == [f"{a} {b}" for a, b in zip(("atlanta", *WAY), WAY, strict=False)]
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(COVERED) == []


def test_an_advised_city_and_the_own_pawn_come_into_view_on_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    with_a_plan(guest, ("fly sydney", "city:sydney"), ("treat red", "city:sydney"))
    shown = guest.page.locator("#board .map")

    def is_seen(thing: Locator) -> bool:
        box, room = thing.bounding_box(), shown.bounding_box()
        assert box
        assert room
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return (
            room["x"] < x < room["x"] + room["width"] and room["y"] < y < room["y"] + room["height"]
        )

    guest.until(lambda: is_seen(guest.page.locator('[data-city="sydney"] .disc')), "Sydney is seen")
    guest.page.keyboard.press("Escape")
    guest.choose("pass")
    guest.until_awaited()
    guest.hide_panel()
    guest.until(lambda: is_seen(guest.page.locator(".pawn.active")), "the own pawn is seen")


@pytest.mark.gate("phone")
@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_a_tap_on_a_player_shows_the_player_before_a_card_changes_hands(
    invite: Invite, phone: bool
) -> None:
    """The Researcher gives any card to a player in the same city."""
    guest = invite(size=PHONE if phone else (1366, 657), touch=phone)
    sit_down(guest, [{"kind": "me"}] * 2, roles="researcher,medic")
    guest.until_asked()
    guest.hide_panel()
    page = guest.page
    if phone:
        guest.press(page.locator(".tools [data-opens=hand]"))
    player = page.locator(".rail [data-card-first]").first
    before = guest.moment()
    guest.press(player)
    card = page.locator('[data-thing-card^="player:"]')
    expect(card.locator(".actions button").first).to_be_visible()
    assert guest.moment() == before, "nothing was given yet"
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    player.focus()
    page.keyboard.press("Enter")
    expect(card).to_be_focused()
    assert guest.moment() == before
    guest.press(card.locator(".actions button").first)
    guest.until(lambda: guest.moment() != before, "the card has changed hands")


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_which_pawn_goes_is_chosen_beside_the_map(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size == PHONE)
    sit_down(guest, [{"kind": "me"}] * 2, roles="dispatcher,medic")
    guest.until_asked()
    while "drive chicago 1" not in guest.offers:
        guest.choose("pass")
        guest.until_asked()
    guest.hide_panel()
    guest.page.locator('[data-city="chicago"] .disc').dispatch_event("click")
    choices = guest.page.locator("[data-narrowed]")
    expect(choices).not_to_have_count(0)
    expect(choices.first).to_be_in_viewport(ratio=1)
    expect(guest.page.locator(".choices")).to_have_count(0)
    board = guest.page.locator("#board .map").bounding_box()
    stands = choices.first.bounding_box()
    assert board
    assert stands
    assert stands["y"] >= board["y"] + board["height"], "the map stays free"


def test_counters_have_words_and_actions_that_are_left_stand_out(invite: Invite) -> None:
    guest = invite(size=(1366, 657))
    sit_down(guest, [{"kind": "me"}] * 2)
    guest.until_asked()
    expect(guest.page.locator(".diseases .caption")).to_have_text("Cubes left")
    goal = guest.page.locator('[data-goal="black"]:visible')
    assert len(goal.get_attribute("title") or "") > 15
    expect(guest.page.locator("[data-goal] .holder").first).to_be_visible()
    guest.press(guest.page.locator("[data-pile=infection-deck]"))
    expect(guest.page.locator(".piles #pile-infection-deck")).to_be_visible()
    # Actions that are left can be told apart in forced colours, too.
    guest.choose(next(offer for offer in guest.offers if offer.startswith("drive")))
    expect(guest.page.locator(".pips:visible .left")).to_have_count(3)
    guest.page.emulate_media(forced_colors="active")
    grounds = guest.page.locator(".pips:visible span").evaluate_all(
        "found => found.map(each => getComputedStyle(each).backgroundColor)"
    )
    assert grounds[0] == grounds[1] == grounds[2] != grounds[3]
