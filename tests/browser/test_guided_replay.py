"""A guided replay in two browsers: one leads through a finished game, the other follows."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import GO
from tests.browser.test_the_table import SOON_LOST, soon_lost

LAPTOP = (1366, 657)


def looks_at(guest: Guest, ply: int) -> None:
    expect(guest.page.get_by_role("slider")).to_have_value(str(ply))


def look_at(guest: Guest, ply: int) -> None:
    guest.page.get_by_role("slider").fill(str(ply))
    looks_at(guest, ply)


def test_one_leads_and_another_follows_talks_and_takes_over(invite: Invite) -> None:
    leader = invite(size=LAPTOP, deal=SOON_LOST)
    leader.page.evaluate(GO, f"/game/{soon_lost(leader)}/1")
    leader.press(leader.button("web-share"))
    leader.page.get_by_role("switch", name=leader.say("web-share-all")).check()
    leader.press(leader.page.locator("[data-lead]"))
    expect(leader.page.locator("[data-tour-state]")).to_have_text(leader.say("web-tour-leading"))
    link = leader.page.locator("[data-tour] input.field").first.input_value()

    follower = invite(path=link.removeprefix(leader.url), size=LAPTOP)
    follower.expected_errors = ["status of 403"]  # a stranger sees the game, not the table
    looks_at(follower, 1)
    expect(follower.page.locator("[data-tour]")).to_be_visible()
    look_at(leader, 2)
    looks_at(follower, 2)
    look_at(follower, 0)
    look_at(leader, 3)
    looks_at(follower, 0)
    follower.press(follower.page.locator("[data-follow-again]"))
    looks_at(follower, 3)
    follower.page.get_by_label(follower.say("web-chat-say")).fill("Why not Lima?")
    follower.press(follower.button("web-chat-send"))
    expect(leader.page.get_by_role("log").last).to_contain_text("Why not Lima?")
    leader.check_accessibility()
    leader.press(leader.button("web-tour-hand-over"))
    look_at(follower, 4)
    looks_at(leader, 4)
    follower.press(follower.button("web-tour-end"))
    expect(leader.page.locator("[data-tour-state]")).to_have_text(leader.say("web-tour-ended"))
