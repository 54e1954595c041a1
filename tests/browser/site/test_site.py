"""Play without a server: the host is switched off as soon as the page has everything."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.site.conftest import StaticHost
from tests.tiers import amount
from wardroom.kernel import Record, Table, games

pytestmark = pytest.mark.full("building the site takes as long as a part of the gate")

KEPT = """async () => {
    const kept = await navigator.serviceWorker.ready;
    return kept.active?.state === "activated";
}"""


class SiteGuest(Guest):
    """A person at the site; where they are stands behind the `#`."""

    def __init__(self, browser: Browser, host: StaticHost) -> None:
        super().__init__(browser, host.url, worker=True)
        # What a host that is switched off leaves on the console.
        self.expected_errors += ["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED"]

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def go(self, address: str) -> None:
        self.page.evaluate("address => { location.hash = address; }", address)

    def until_ready(self) -> None:
        """The tables are there."""
        expect(self.page.locator("[data-engine]")).to_have_count(0)

    def until_whole(self) -> None:
        """The page has everything that it will ever need."""
        self.until_ready()
        self.page.wait_for_function(KEPT)

    def record(self) -> Record:
        """Taken out of a table whose game is over, as a file."""
        with self.page.expect_download() as saved:
            self.press(self.page.locator("a[download][href$='/record']"))
        return Record.read(saved.value.path().read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", games())
def test_every_game_is_played_with_the_host_gone_and_a_reload_in_between(
    browser: Browser, host: StaticHost, name: str
) -> None:
    guest = SiteGuest(browser, host)
    guest.until_whole()
    host.switch_off()
    guest.play_now(name)
    guest.play_on(random.Random(1), moves=4)
    table, before = guest.table, guest.page.url
    guest.page.reload()
    guest.until_ready()
    guest.wait_for_table()
    assert (guest.table, guest.page.url) == (table, before)
    guest.play_on(random.Random(2), moves=2)
    guest.leave()


def test_a_record_that_is_taken_out_replays_byte_for_byte(
    browser: Browser, host: StaticHost
) -> None:
    guest = SiteGuest(browser, host)
    guest.until_whole()
    host.switch_off()
    guest.play_now("pandemic")
    guest.play_on(random.Random(3))
    assert guest.over
    record = guest.record()
    assert Table.resume(record).outcome() is not None
    assert Table.resume(record).record.text() == record.text()
    guest.leave()


def test_a_lesson_is_taken_and_what_needs_others_says_so(
    browser: Browser, host: StaticHost
) -> None:
    guest = SiteGuest(browser, host)
    guest.until_whole()
    host.switch_off()
    guest.go("/learn/pandemic")
    guest.press(guest.page.locator("[data-lesson-link]").first)
    expect(guest.page.locator("[data-lesson]")).to_be_visible()
    guest.leave()


def test_a_killed_tab_has_lost_nothing_that_was_shown(browser: Browser, host: StaticHost) -> None:
    guest = SiteGuest(browser, host)
    guest.until_ready()
    guest.play_now("pandemic")
    dice = random.Random(4)
    for _ in range(amount(3, 20)):
        guest.play_on(dice, moves=1)
        seen = _moves(guest)
        address = guest.page.url
        guest.page.close()
        guest.page = guest._watched(guest.context.new_page())
        guest.page.goto(address)
        guest.until_ready()
        guest.wait_for_table()
        assert _moves(guest) >= seen
        if guest.over:
            break
    guest.leave()


def _moves(guest: SiteGuest) -> int:
    """The step of the table that is shown."""
    return int(guest.page.locator("[data-step]").get_attribute("data-step") or 0)
