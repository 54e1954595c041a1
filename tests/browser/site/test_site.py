"""Play without a server: the host is switched off as soon as the page has everything."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.site.conftest import StaticHost
from tests.browser.site.guest import SiteGuest
from tests.browser.test_lessons import follow
from tests.browser.test_puzzles import first
from tests.games.holding_on.ways import winning_way
from tests.tiers import amount
from wardroom.kernel import Record, Table, game, games
from wardroom.teaching.lesson import lessons_of

pytestmark = pytest.mark.full("building the site takes as long as a part of the gate")

KILLS = amount(3, 100)


def carelessly(offers: list[str]) -> str:
    """Holding On is lost soon where nobody gives medical care."""
    wanted = [offer for offer in ("palliative", "stop", "pass", "done") if offer in offers]
    return wanted[0] if wanted else offers[0]


@pytest.mark.parametrize("name", games())
def test_every_game_is_played_with_the_host_gone_and_a_reload_in_between(
    browser: Browser, host: StaticHost, name: str
) -> None:
    guest = SiteGuest.alone(browser, host)
    guest.play_now(name)
    guest.play_on(random.Random(1), moves=4)
    table, before = guest.table, guest.page.url
    guest.page.reload()
    guest.until_ready()
    guest.wait_for_table()
    assert (guest.table, guest.page.url) == (table, before)
    guest.play_on(random.Random(2), moves=2)
    guest.leave()


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", games())
def test_a_whole_game_ends_with_a_record_that_replays_byte_for_byte(
    browser: Browser, host: StaticHost, name: str
) -> None:
    guest = SiteGuest.alone(browser, host)
    guest.play_now(name)
    guest.play_out(carelessly if name == "holding-on" else None)
    record = guest.record()
    assert Table.resume(record).outcome() is not None
    assert Table.resume(record).record.text() == record.text()
    guest.leave()


def test_a_lesson_is_taken_to_its_end(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest.alone(browser, host)
    lesson = lessons_of(game("pandemic"))[0]
    guest.go("/learn/pandemic")
    guest.press(guest.page.locator("[data-lesson-link]").first)
    for at in range(len(lesson.steps) - 1):
        follow(guest, lesson, at)
    expect(guest.page.locator(f"[data-lesson='{len(lesson.steps) - 1}']")).to_be_visible()
    guest.leave()


def test_a_puzzle_is_solved_and_stays_so(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest.alone(browser, host)
    puzzle = first("quarantine")
    guest.go(f"/puzzles/quarantine/{puzzle.name}")
    guest.page.locator("[data-puzzle=open]").wait_for()
    for action in puzzle.solution:
        guest.choose(action)
    guest.page.locator("[data-puzzle=solved]").wait_for()
    guest.page.reload()
    guest.until_ready()
    guest.go("/puzzles")
    expect(guest.page.locator("#quarantine [data-solved]")).to_have_text(re.compile("^1 "))
    guest.leave()


def test_a_finished_game_is_looked_back_at(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest.alone(browser, host)
    guest.play_now("holding-on")
    guest.play_out(carelessly)
    expect(guest.page.locator("[data-debrief=ready]")).to_be_visible()
    guest.leave()


def test_the_deal_of_the_day_counts_and_is_compared_with_colleagues(
    browser: Browser, host: StaticHost
) -> None:
    guest = SiteGuest.alone(browser, host)
    guest.press(guest.page.locator("[data-today]"))
    guest.press(guest.page.locator("[data-deal=holding-on] [data-company]").first)
    guest.wait_for_table()
    guest.play_out(carelessly)
    guest.press(guest.page.locator("[data-daily] a"))
    expect(guest.page.locator("[data-results] li")).to_have_count(1)
    expect(guest.page.locator("[data-compared] li")).not_to_have_count(0)
    guest.leave()


@pytest.mark.timeout(900)
def test_a_campaign_goes_on_in_a_tab_that_was_opened_again(
    browser: Browser, host: StaticHost
) -> None:
    """A deal is looked for that is known to be won by care; its first chapter is won so."""
    guest = SiteGuest.alone(browser, host)
    way = None
    while way is None:
        _set_up_alone(guest, "gentle", "auto")
        dealt = Record.load(guest.taken())
        way = winning_way(dealt.text())
    played = Table.resume(dealt)

    def winning(offers: list[str]) -> str:
        seat = played.waiting()[0]
        chosen = way(played.view(seat), [repr(action) for action in played.legal(seat)])
        played.play(seat, chosen)
        return chosen

    guest.play_out(winning)
    _to_another_table(guest, "web-campaign-on")
    guest.play_on(random.Random(1), moves=2)
    guest.come_back()
    guest.play_on(random.Random(2), moves=2)
    guest.go("/new/holding-on")
    guest.page.locator("[data-scenario]").first.wait_for(state="attached")
    free = guest.page.locator("[data-scenario]").evaluate_all(
        "found => found.filter(each => !each.disabled).map(each => each.value)"
    )
    assert free == ["1", "2"]
    file = guest.saved("[data-save-campaign]")
    assert '"unlocked":[1,2]' in file.read_text(encoding="utf-8").replace(" ", "")
    guest.leave()


def _set_up_alone(guest: SiteGuest, *options: str) -> None:
    """A table of Holding On for one doctor, with these choices."""
    guest.go("/new/holding-on")
    for value in ("1", *options):
        guest.press(guest.page.locator(f"label:has(input[type=radio][value='{value}'])").first)
    before = guest.page.url
    guest.press(guest.page.locator("form .primary"))
    guest.until_at_another_table(before)


def _to_another_table(guest: SiteGuest, button: str) -> None:
    before = guest.page.url
    guest.press(guest.button(button))
    guest.until_at_another_table(before)


def test_a_game_goes_to_a_server_and_comes_back(
    browser: Browser, host: StaticHost, invite: Invite, tmp_path: Path
) -> None:
    """What was played without a server is there byte for byte, and so is what follows."""
    guest = SiteGuest.alone(browser, host)
    guest.play_now("pandemic")
    guest.play_on(random.Random(5), moves=6)
    taken = tmp_path / "taken.record"
    taken.write_bytes(guest.taken().read_bytes())
    before = Record.load(taken)
    assert before.moves

    visitor = invite()
    _open_file(visitor, taken)
    plies = visitor.page.get_by_role("slider").get_attribute("max")
    assert plies == str(len(before.moves))
    visitor.press(visitor.page.get_by_role("button", name=visitor.say("web-play-on")))
    visitor.press(visitor.page.locator("[data-play-on] button.primary"))
    visitor.page.wait_for_url("**/table/*")
    visitor.wait_for_table()
    visitor.play_on(random.Random(6))
    with visitor.page.expect_download() as saved:
        visitor.press(visitor.page.locator("a[download][href$='/record']"))
    returned = tmp_path / "returned.record"
    returned.write_bytes(saved.value.path().read_bytes())
    after = Record.load(returned)
    assert _moves_of(after)[: len(before.moves)] == _moves_of(before)
    assert Table.resume(after).record.text() == after.text()

    _open_file(guest, returned)
    expect(guest.page.get_by_role("slider")).to_have_attribute("max", str(len(after.moves)))
    guest.leave()


def _open_file(guest: Guest, file: Path) -> None:
    front = "#/record" if isinstance(guest, SiteGuest) else "/record"
    guest.page.goto(f"{guest.url}/{front.removeprefix('/')}")
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.page.get_by_role("slider").wait_for()


def _moves_of(record: Record) -> list[str]:
    """As the file writes them, without the reasons that colleagues gave."""
    return [f"{move.seat} {move.action} {move.at}" for move in record.moves]


def test_what_needs_others_says_so_and_nothing_else_is_offered(
    browser: Browser, host: StaticHost
) -> None:
    guest = SiteGuest.alone(browser, host, size=PHONE, touch=True)
    expect(guest.page.locator("[data-together]")).to_contain_text("wardroom serve")
    expect(guest.page.locator("[data-friends]")).to_have_count(0)
    guest.check_layout()
    guest.check_accessibility()
    guest.go("/new/pandemic")
    expect(guest.page.locator("option[value=open]")).to_have_count(0)
    expect(guest.page.get_by_text(guest.say("web-site-seats"))).to_be_visible()
    guest.leave()


def test_a_rules_book_opens_in_a_tab_of_its_own(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest.alone(browser, host)
    guest.go("/new/pandemic")
    with guest.context.expect_page() as opened:
        guest.press(guest.page.locator("a[target=_blank]").first)
    book = opened.value
    expect(book.get_by_role("heading", level=1)).to_contain_text("Pandemic")
    expect(book.locator("[data-engine]")).to_have_count(0)
    guest.leave()


def test_a_killed_tab_has_lost_nothing_that_was_shown(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest(browser, host)
    guest.until_ready()
    guest.play_now("pandemic")
    dice = random.Random(4)
    for _ in range(KILLS):
        guest.play_on(dice, moves=1)
        seen = guest.step
        guest.come_back()
        assert guest.step >= seen
        if guest.over:
            before = guest.page.url
            guest.press(guest.button("web-rematch"))
            guest.until_at_another_table(before)
    guest.leave()
