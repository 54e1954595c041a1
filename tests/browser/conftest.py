"""A real browser at a real server: Debian's chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import DEAL, Guest
from wardroom.lab.load.server_process import ServerProcess

# The shell opens a window in half the time, for it draws no frame around the page.
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))),
    None,
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # The shell would set letters on whole pixels, wider than any browser with a window does.
    "--font-render-hinting=none",
]

SERVER_ENVIRONMENT = {
    "WARDROOM_PACE": "0",  # Colleagues answer without a pause for people to follow.
    "WARDROOM_LIMITS": "off",
    "WARDROOM_DEBRIEFS": "off",  # They would take time from the tests beside them.
    "WARDROOM_CHOSEN_DEALS": "on",
    "WARDROOM_SITE": "off",  # Whether somebody has built it makes no difference to the pages.
}
"""The environment of a server under test."""

Invite = Callable[..., Guest]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """It keeps an event loop running in this thread, so a test that needs one of its own starts it
    in another; `make` runs the tests in a browser apart from all others.
    """
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One for the whole run: what guests must not share, they have in a context of their own."""
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("There is no chromium here; .ci/run installs it.")
        pytest.skip("NO BROWSER: install chromium (apt install chromium) to run these tests")
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Not the shell alone: for what it leaves out, such as messages of the system."""
    whole = shutil.which("chromium")
    if whole is None:
        pytest.skip("NO WHOLE BROWSER: install chromium (apt install chromium) to run this test")
    browser = playwright.chromium.launch(executable_path=whole, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """The server of all tests that neither kill it nor need another one."""
    with open_server(tmp_path_factory.mktemp("server")) as server:
        yield server


def open_server(folder: Path) -> ServerProcess:
    return ServerProcess(folder, environment=SERVER_ENVIRONMENT)


@pytest.fixture
def deal() -> int:
    """The deal of the tables that guests open, unless a guest has another one."""
    return DEAL


@pytest.fixture
def invite(browser: Browser, server: ServerProcess, deal: int) -> Iterator[Invite]:
    """Open the front page for a new person; nobody may leave with an error on the console."""
    with ExitStack() as goodbye:

        def come_in(**wishes: object) -> Guest:
            guest = Guest(browser, server.url, **{"deal": deal, **wishes})
            goodbye.callback(guest.leave)
            return guest

        yield come_in
