"""Nobody reads a question that is put to somebody else."""

import re

from tests.browser.conftest import Invite
from tests.browser.test_over_days import at_one_table

TO_ME = re.compile(r"\b(you|your)\b", re.IGNORECASE)


def test_the_others_read_of_whoever_is_asked(invite: Invite) -> None:
    asked, other, _ = at_one_table(invite)
    asked.until_awaited()
    assert TO_ME.search(asked.status)
    assert not TO_ME.search(other.status)
    assert re.match(r"Guest \d has 4 actions left", other.status)
    # Over what somebody may do in between stands no question to another either.
    other.show_actions()
    assert not TO_ME.search(other.page.locator("#actions :is(h1, h2, h3)").first.inner_text())
