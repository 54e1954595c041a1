"""No word is cut off or broken on a phone: what people read fits its place, in every language."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import open_at, spots
from tests.tiers import amount
from wardroom.words import LANGUAGES

GAMES = ("pandemic", "quarantine", "holding-on", "rush-md")
WIDTHS = (390, 360)
"""Of the phones that most people have, and of small ones."""

# Hidden links for readers of a screen and the names that people type are no texts of ours. What
# rivals did lately has two lines, and is read whole by a tap.
CUT = """
() => {
  const cut = [];
  for (const element of document.querySelectorAll("body *")) {
    const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!words || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.matches(".skip, .unseen, .name, .lately .text")) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = (overflow) => overflow === "hidden" || overflow === "clip";
    const wide = clips(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const high = clips(overflowY) && element.scrollHeight > element.clientHeight + 2;
    if (element.clientWidth > 1 && (wide || high)) cut.push(element.textContent.trim());
  }
  return [...new Set(cut)];
}
"""

# A word that stands in two lines without a hyphen. Where hyphens are set, the browser sets them.
BROKEN = """
() => {
  const broken = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data, parentElement: element } = texts.currentNode;
    if (!data.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest("svg, .skip, .unseen, .name, [role=log] .name")) continue;
    if (getComputedStyle(element).hyphens === "auto") continue;
    for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{M}]{4,}/gu)) {
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map((each) => Math.round(each.top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return [...new Set(broken)];
}
"""

# A button that leaves the window at a side where nothing scrolls.
OUTSIDE = """
() => [...document.querySelectorAll("button, a.button")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter((each) => {
    for (let around = each.parentElement; around; around = around.parentElement)
      if (["auto", "scroll", "hidden"].includes(getComputedStyle(around).overflowX)) return false;
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < -1 || right > innerWidth + 1);
  })
  .map((each) => each.textContent.trim() || each.getAttribute("aria-label"))
"""


@pytest.mark.gate("hu")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_a_phone(invite: Invite, language: str) -> None:
    guest = invite(size=PHONE, touch=True, language=language)
    found = {}
    for game in GAMES:
        places = spots(game)
        for spot in places[amount(4, 0) :: amount(len(places), 1)]:
            open_at(guest, *spot)
            for width in WIDTHS:
                guest.page.set_viewport_size({"width": width, "height": PHONE[1]})
                guest.until_settled()
                found[spot, width] = {*_looked_at(guest), *_tabs_looked_at(guest)}
    assert not any(found.values()), {place: what for place, what in found.items() if what}


def _looked_at(guest: Guest) -> list[str]:
    return [told for look in (CUT, BROKEN, OUTSIDE) for told in guest.page.evaluate(look)]


def _tabs_looked_at(guest: Guest) -> list[str]:
    """What the other parts of the table show."""
    guest.show_actions()
    found = _looked_at(guest)
    assert guest.log.is_visible()
    return [*found, *_looked_at(guest)]
