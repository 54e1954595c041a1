"""No word is cut off on a phone: what people read fits its place at 390 px, in every language."""

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.recorded import open_at, spots
from tests.tiers import amount
from wardroom.words import LANGUAGES

GAMES = ("pandemic", "quarantine", "holding-on", "rush-md")

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


@pytest.mark.gate("hu")
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_on_a_phone(invite: Invite, language: str) -> None:
    guest = invite(size=PHONE, touch=True, language=language)
    cut = {}
    for game in GAMES:
        found = spots(game)
        for spot in found[amount(4, 0) :: amount(len(found), 1)]:
            open_at(guest, *spot)
            cut[spot] = {*_looked_at(guest), *_tabs_looked_at(guest)}
    assert not any(cut.values()), cut


def _looked_at(guest: Guest) -> list[str]:
    return list(guest.page.evaluate(CUT))


def _tabs_looked_at(guest: Guest) -> list[str]:
    """What the other parts of the table show."""
    guest.show_actions()
    found = guest.page.evaluate(CUT)
    assert guest.log.is_visible()
    return [*found, *guest.page.evaluate(CUT)]
