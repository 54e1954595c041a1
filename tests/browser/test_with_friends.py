"""With friends: one button to a table with open seats, and undo by consent on a phone."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE
from tests.browser.recorded import go_to_table

NO_EVENTS = 2
"""A deal of Pandemic for two in which nobody holds an Event, so a turn ends with its actions."""


def is_whole(target: Locator) -> bool:
    """Is all of it on the screen, and under nothing else?"""
    seen: bool = target.evaluate(
        """node => {
            const { left, right, top, bottom } = node.getBoundingClientRect();
            if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
            const edges = [[left + 4, top + 4], [right - 4, bottom - 4]];
            return edges.every(([x, y]) => {
                const found = document.elementFromPoint(x, y);
                return found !== null && (node.contains(found) || found.contains(node));
            });
        }"""
    )
    return seen


def test_one_button_leads_to_a_table_that_waits_for_friends(invite: Invite) -> None:
    host = invite()
    host.press(host.page.locator("article[data-game=quarantine] [data-friends]"))
    link = host.page.get_by_label(host.say("web-invite-link"), exact=True)
    expect(link).to_have_value(re.compile(r"/table/\w+\?p=[0-9a-f]{16}#invite=\S+$"))
    expect(host.page.locator("[data-only-here]")).to_be_visible()
    friend = invite(path=link.input_value().removeprefix(host.url), size=PHONE, touch=True)
    expect(friend.page.locator(".inviting")).to_be_visible()
    friend.press(friend.page.locator("main button.primary"))
    friend.press(friend.button("web-ready"))
    host.press(host.button("web-begin"))
    for guest in (host, friend):
        guest.wait_for_table()


def test_a_grey_undo_asks_the_others_who_read_the_question_whole_on_a_phone(
    invite: Invite,
) -> None:
    host = invite(deal=NO_EVENTS)
    host.until_known()
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = host.ask("/api/tables", {"game": "pandemic", "seats": seats})
    friend = invite(path=f"/table/{card['id']}#invite={card['invite']}", size=PHONE, touch=True)
    friend.press(friend.page.locator("main button.primary"))
    go_to_table(host, card["id"])
    for guest in (host, friend):
        guest.wait_for_table()
    # With the last action cards are drawn, and nobody can undo alone.
    mover, other = (host, friend) if host.offers else (friend, host)
    mover.choose("pass")
    mover.press(mover.page.get_by_role("button", name=mover.say("web-undo"), exact=True))
    mover.press(mover.button("web-ask-undo"))
    agree = other.button("web-agree")
    decline = other.button("web-decline")
    for answer in (agree, decline):
        expect(answer).to_be_visible()
        other.until(lambda answer=answer: is_whole(answer), "both answers are whole")
    other.press(agree)
    expect(agree).to_have_count(0)
