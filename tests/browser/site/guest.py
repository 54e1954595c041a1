"""A person at the site that plays without a server."""

import random
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.browser.recorded import note_is_read
from tests.browser.site.conftest import Host
from wardroom.kernel import Record

KEPT = """navigator.serviceWorker.ready.then(kept => new Promise(resolve => {
    const look = () => {
        if (kept.active.state === "activated") resolve(true);
        else kept.active.addEventListener("statechange", look, { once: true });
    };
    look();
}))"""

Choosing = Callable[[list[str]], str]
"""Which of some offers is taken."""


class SiteGuest(Guest):
    """Where they are stands behind the `#`."""

    def __init__(self, browser: Browser, host: Host, **wishes: object) -> None:
        super().__init__(browser, host.url, worker=True, **wishes)  # type: ignore[arg-type]
        # What a host that is switched off leaves on the console.
        self.expected_errors += ["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED"]

    @classmethod
    def alone(cls, browser: Browser, host: Host, **wishes: object) -> "SiteGuest":
        """With the host gone as soon as the page has everything."""
        guest = cls(browser, host, **wishes)
        guest.until_whole()
        host.switch_off()
        note_is_read(guest)
        return guest

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
        self.page.evaluate(KEPT)

    def come_back(self) -> None:
        """Kill the tab, and open its address in a new one."""
        address = self.page.url
        self.page.close()
        self.page = self._watched(self.context.new_page())
        self.page.goto(address)
        self.until_ready()
        self.wait_for_table()

    @property
    def step(self) -> int:
        """The step of the table that is shown."""
        return int(self.page.locator("[data-step]").get_attribute("data-step") or 0)

    def play_out(self, choose: Choosing | None = None) -> None:
        """Take offers until the game is over, any if nothing chooses."""
        dice = random.Random(3)
        for _ in range(2_000):
            self.until_asked()
            if self.over:
                return
            offers = self.offers
            if offers:
                self.choose(choose(offers) if choose else dice.choice(offers))
        raise AssertionError("the game did not end")

    def record(self) -> Record:
        """Taken out of a table whose game is over, as a file."""
        return Record.load(self.saved("a[download][href$='/record']"))

    def taken(self) -> Path:
        """The file of a game that goes on, from the menu of its table."""
        self.press(self.button("web-menu"))
        file = self.saved("[data-save]")
        self.page.keyboard.press("Escape")
        return file

    def saved(self, button: str) -> Path:
        """The file that a button or link saves."""
        with self.page.expect_download() as saved:
            self.press(self.page.locator(button))
        return saved.value.path()
