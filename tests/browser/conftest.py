"""A real browser at a real server: Debian's chromium, driven by Playwright."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.guest import Guest
from wardroom.lab.load.server_process import ServerProcess

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DEAL = 1
FIXED_DEAL = Path(__file__).parent / "fixed_deal"

Invite = Callable[..., Guest]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Playwright keeps an event loop running in this thread, so it must not outlive its tests."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    if CHROMIUM is None:
        if os.environ.get("CI"):
            pytest.fail("There is no chromium here; .ci/run installs it.")
        pytest.skip("NO BROWSER: install chromium (apt install chromium) to run these tests")
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with its page built; colleagues answer without a pause for people to follow.

    Luck would make a test that fails today pass tomorrow, so all tables are dealt alike.
    """
    with open_house(tmp_path_factory.mktemp("house")) as server:
        yield server


def open_house(folder: Path) -> ServerProcess:
    environment = {
        "WARDROOM_PACE": "0",
        "WARDROOM_LIMITS": "off",
        "WARDROOM_DEBRIEFS": "off",  # They would take time from the tests beside them.
        **no_luck(DEAL),
    }
    return ServerProcess(folder, environment=environment)


def no_luck(deal: int) -> dict[str, str]:
    """The environment of a server that deals every table the same."""
    paths = [str(FIXED_DEAL), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(paths), "FIXED_DEAL": str(deal)}


@pytest.fixture
def invite(browser: Browser, house: ServerProcess) -> Iterator[Invite]:
    """Open the front page for a new person; nobody may leave with an error on the console."""
    with ExitStack() as goodbye:

        def come_in(**wishes: object) -> Guest:
            guest = Guest(browser, house.url, **wishes)
            goodbye.callback(guest.leave)
            return guest

        yield come_in
