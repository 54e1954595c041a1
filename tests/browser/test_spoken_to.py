"""Questions are put to the one who is asked, and names read as they were typed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.test_over_days import at_one_table
from tests.browser.test_the_table import sit_down_together

TO_ME = re.compile(r"\b(you|your)\b", re.IGNORECASE)


def test_the_others_read_of_the_one_asked(invite: Invite) -> None:
    asked, other, _ = at_one_table(invite)
    asked.until_awaited()
    assert TO_ME.search(asked.status)
    assert not TO_ME.search(other.status)
    assert re.match(r"Guest \d has 4 actions left", other.status)
    # Over what somebody may do in between stands no question to another either.
    other.show_actions()
    assert not TO_ME.search(other.page.locator("#actions :is(h1, h2, h3)").first.inner_text())


NAME = '<b>Zoë</b> & "فاطمة" ' + "👩\u200d🚒"


def test_a_name_is_read_as_it_was_typed(invite: Invite) -> None:
    host, friend = sit_down_together(invite, "quarantine")
    host.page.evaluate(
        """async name => void await fetch("/api/me", {method: "PATCH",
            headers: {"content-type": "application/json"}, body: JSON.stringify({name})})""",
        NAME,
    )
    face = friend.page.locator(".face .name").filter(has_text=NAME).first
    expect(face).to_be_visible()
    assert face.inner_text() == NAME
    for guest in (host, friend):
        guest.press(guest.page.locator("#page-chat"))
    field = host.page.get_by_label(host.say("web-chat-say"))
    field.fill("<i>Hello</i> & welcome")
    field.press("Enter")
    said = friend.page.get_by_role("log").filter(has_text="<i>Hello</i> & welcome")
    expect(said).to_contain_text(NAME)
    expect(friend.page.locator(".face b, [role=log] i")).to_have_count(0)
