"""A game from another package in a real browser: its screens are built in, nothing is edited.

The client is built with WARDROOM_SCREENS into a folder of its own, and a server that has the game
installed serves that folder.
"""

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import SERVER_ENVIRONMENT
from tests.browser.guest import PHONE, Guest
from tests.fifth.installed import FOLDER, installed_in
from wardroom.lab.load.server_process import ServerProcess

pytestmark = pytest.mark.full("builds a second client; its types and its rules are in the gate")

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@pytest.fixture(scope="module")
def fifth_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the game installed and a client with its screens."""
    page = tmp_path_factory.mktemp("page")
    build_client(page)
    site = installed_in(tmp_path_factory.mktemp("site"))
    paths = [str(site), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {
        **SERVER_ENVIRONMENT,
        "PYTHONPATH": os.pathsep.join(paths),
        "WARDROOM_PAGE": str(page),
    }
    with ServerProcess(tmp_path_factory.mktemp("server"), environment=environment) as server:
        yield server


def build_client(page: Path) -> None:
    """What `make client` does, into another folder."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    node = shutil.which("node", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.venv/bin'}")
    assert node is not None
    built = subprocess.run(
        [node, vite, "build", "--outDir", page, "--emptyOutDir"],
        cwd=WEB,
        env={**os.environ, "WARDROOM_SCREENS": str(FOLDER)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr


def test_a_whole_game_by_clicks_on_the_board(browser: Browser, fifth_server: ServerProcess) -> None:
    guest = Guest(browser, fifth_server.url)
    box = guest.page.locator("article[data-game=visiting-hours]")
    expect(box.get_by_role("heading")).to_have_text("Visiting Hours")
    guest.play_now("visiting-hours")
    guest.until_asked()
    guest.check_accessibility()
    expect(guest.page.get_by_role("region", name="Ward nurse")).to_contain_text("2 visitors")
    while not guest.over:
        take_a_turn(guest)
        guest.until_asked()
    expect(guest.page.locator("#ending-title")).to_be_visible()
    guest.leave()


def take_a_turn(guest: Guest) -> None:
    """Tap the dirtiest ward and say what to do there; then tap a visitor."""
    card = guest.page.locator("[data-card][data-lit]")
    if card.count():
        guest.take(card.first)
        return
    wards = guest.page.locator("[data-ward][data-lit]")
    germs = wards.evaluate_all("found => found.map(one => one.querySelectorAll('.there').length)")
    guest.take(wards.nth(germs.index(max(germs))))
    if guest.offers and all(offer.split()[0] in ("wash", "soap") for offer in guest.offers):
        guest.choose(guest.offers[0])


@pytest.mark.gate("hu")
@pytest.mark.parametrize("language", ["pl", "hu"])
def test_a_whole_game_on_a_phone(
    browser: Browser, fifth_server: ServerProcess, language: str
) -> None:
    guest = Guest(browser, fifth_server.url, language=language, size=PHONE, touch=True)
    guest.play_now("visiting-hours")
    guest.until_asked()
    guest.check_layout()
    guest.play_on(random.Random(7))
    assert guest.over
    guest.leave()
