"""Puzzles in a real browser: somebody finds the best turn, and somebody else does not."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from wardroom.kernel import game
from wardroom.teaching.puzzle import Puzzle, puzzles_of

EXPLAINED = re.compile(r": .{10,}")
"""A reason stands there, with the names that people have at this table."""


def first(name: str) -> Puzzle:
    return next(iter(puzzles_of(game(name)).values()))


def open_first(guest: Guest, puzzle: Puzzle) -> None:
    """The next puzzle of a newcomer is the first one."""
    guest.press(guest.page.locator(f"[data-next='{puzzle.game}']"))
    guest.page.locator("[data-puzzle=open]").wait_for()


def play(guest: Guest, steps: tuple[str, ...]) -> None:
    for action in steps:
        guest.choose(action)
    guest.hide_panel()


def test_the_best_turn_of_pandemic_is_found_explained_and_remembered(invite: Invite) -> None:
    ania = invite(path="/")
    puzzle = first("pandemic")
    box = ania.page.locator("article").filter(has_text="Pandemic")
    ania.press(box.get_by_role("link", name=ania.say("web-puzzles")))
    expect(ania.page.locator("#pandemic [data-solved]")).to_have_text(re.compile("^0 "))
    open_first(ania, puzzle)
    play(ania, puzzle.solution)
    ania.page.locator("[data-puzzle=solved]").wait_for()
    expect(ania.page.locator("[data-why]")).to_have_text(EXPLAINED)
    ania.check_accessibility()
    ania.press(ania.page.locator(".margin [data-next]"))
    ania.page.locator("[data-puzzle=open]").wait_for()
    assert puzzle.name not in ania.page.url
    ania.press(ania.page.get_by_role("link", name=ania.say("web-puzzle-leave")))
    expect(ania.page.locator("#pandemic [data-solved]")).to_have_text(re.compile("^1 "))


def test_someone_who_misses_a_turn_of_quarantine_hears_what_was_better_and_tries_again(
    invite: Invite,
) -> None:
    puzzle = min(puzzles_of(game("quarantine")).values(), key=lambda each: len(each.other))
    path = f"/puzzles/quarantine/{puzzle.name}"
    bo = invite(path=path, size=PHONE, touch=True, language="pl")
    bo.page.locator("[data-puzzle=open]").wait_for()
    play(bo, puzzle.other)
    bo.page.locator("[data-puzzle=missed]").wait_for()
    expect(bo.page.locator("[data-why]")).to_have_text(EXPLAINED)
    bo.check_layout()
    bo.press(bo.page.locator("[data-again]"))
    bo.page.locator("[data-puzzle=open]").wait_for()
