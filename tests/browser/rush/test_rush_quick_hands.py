"""Quick hands: every tap does something or says why not, opens no card, and nothing slides away."""

import random
from typing import Any, Final

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.rush.shift import Shift, in_real_time
from tests.tiers import amount

TAPS: Final = amount(40, 300)
BETWEEN: Final = 120
"""ms from one tap to the next."""

LAPTOP: Final = (1366, 657)
SIZES: Final = (LAPTOP, (1440, 900), (1024, 768), PHONE)

WATCH: Final = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries())
            window.shifts.push(...entry.sources.map(({ node }) => node)
                .filter(node => node?.closest?.('.hands')).map(node => node.className));
    }).observe({ type: 'layout-shift' });
    window.effects = 0;
    new MutationObserver(() => (window.effects += 1)).observe(
        document.querySelector('.table'),
        { subtree: true, attributes: true, childList: true,
          attributeFilter: ['data-lit', 'aria-pressed', 'aria-label', 'data-closeup'] });
}"""

# What can be tapped, where its middle can be hit; and where what never moves stands.
SEEN: Final = """() => {
    const taps = [], still = {};
    for (const each of document.querySelectorAll('#board svg.department [data-key]')) {
        const key = each.dataset.key;
        const box = (each.querySelector('.edge') ?? each).getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (!each.checkVisibility({ visibilityProperty: true })) continue;
        if (/^(slot|area|deck|stored|supply):/.test(key) && !each.closest('.closeup'))
            still[key] = [Math.round(x), Math.round(y)];
        const hit = document.elementFromPoint(x, y)?.closest('[data-key]');
        if (hit === each && (each.dataset.lit || each.getAttribute('role') === 'button'))
            taps.push([key, x, y]);
    }
    return { taps, still, effects: window.effects,
        words: document.querySelectorAll('[data-tap-word], [data-tapped]').length,
        cards: document.querySelectorAll('[data-thing-card]').length,
        rooms: document.querySelector('[data-view][aria-pressed=true]')?.dataset.view ?? '' };
}"""


def tap(guest: Guest, x: float, y: float, by_finger: bool) -> None:
    if by_finger:
        guest.page.touchscreen.tap(x, y)
    else:
        guest.page.mouse.click(x, y)


@pytest.mark.gate("1366x657-mouse")
@pytest.mark.parametrize(
    ("size", "by_finger"),
    [(size, by_finger) for size in SIZES for by_finger in (False, True)],
    ids=lambda each: (
        f"{each[0]}x{each[1]}" if isinstance(each, tuple) else "finger" if each else "mouse"
    ),
)
def test_every_quick_tap_has_an_effect_or_a_word(
    invite: Invite, size: tuple[int, int], by_finger: bool
) -> None:
    """RMD-21.1: at random legal places; no card opens, and what lies still stays where it is."""
    guest = invite(size=size, touch=by_finger)
    ward = Shift.begun(guest, mode="steady")
    if size != PHONE:
        guest.hide_panel()
    ward.prepare("place nurse1 ADM-N", "draw regular", "draw regular", "draw hospitalized")
    guest.until_settled()
    guest.page.evaluate(WATCH)
    chance = random.Random(20)
    before: dict[str, Any] = guest.page.evaluate(SEEN)
    stood = before["still"]
    lost: list[str] = []
    for _ in range(TAPS):
        if not before["taps"]:
            in_real_time(BETWEEN)
            before = guest.page.evaluate(SEEN)
            continue
        key, x, y = chance.choice(before["taps"])
        tap(guest, x, y, by_finger)
        in_real_time(BETWEEN)
        now = guest.page.evaluate(SEEN)
        assert now["cards"] == 0, f"a tap on {key} opened a card"
        if now["effects"] == before["effects"] and now["words"] == 0:
            lost.append(key)
        if now["rooms"] == before["rooms"]:
            moved = {
                thing: (place, now["still"][thing])
                for thing, place in stood.items()
                if thing in now["still"] and now["still"][thing] != place
            }
            assert not moved, f"after a tap on {key}"
        else:
            stood = now["still"]
        before = now
    assert lost == []
    assert guest.page.evaluate("window.shifts") == []


def test_a_slot_that_is_taken_says_how_long(invite: Invite) -> None:
    guest = invite(size=LAPTOP)
    ward = Shift.begun(guest, mode="steady", sand="30")
    guest.hide_panel()
    ward.prepare("place red PH-D", "place black BB")
    x, y = ward.middle("slot:ADM-D")
    guest.page.mouse.click(x, y)
    word = guest.page.locator("[data-tap-word]")
    word.wait_for()
    assert "s of sand" in word.inner_text()


def test_in_gestures_a_tap_on_the_scanner_only_takes_the_doctor_up(invite: Invite) -> None:
    """RMD-21.12: nobody stands on the scanner without having been balanced."""
    guest = invite(size=LAPTOP)
    ward = Shift.begun(guest, mode="gesture")
    ward.admit("hospitalized", "hospitalized")
    ward.put_to_bed("R2", "A1")
    ward.prepare("begin move_bed A1", "drop_bed MRI steady")
    guest.press(ward.lit("slot:MRI"))
    guest.page.locator("[data-closeup=mri]").wait_for()
    guest.until(lambda: ward.view()["reaches"][0] is not None, "the Doctor is in the hand")
    assert ward.view()["scan"] == "none"
    middle = guest.page.locator('[data-closeup=mri] [data-key="slot:MRI"] .stands')
    box = middle.bounding_box()
    assert box is not None
    guest.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    ward.told("MRI")
    guest.until(lambda: ward.view()["scan"] == "standing", "it stands where it was set")
