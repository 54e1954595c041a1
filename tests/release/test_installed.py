"""From nothing but the built packages: the table is served, and whole games are played at it."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, SERVER_ENVIRONMENT
from tests.browser.guest import Guest
from tests.browser.recorded import go_to_table
from wardroom.lab.load.server_process import Running, ServerProcess

PLAYS = Path(__file__).parent / "play_installed.py"

pytestmark = pytest.mark.full("packages have to be built and installed")


class Installed(ServerProcess):
    """`wardroom-table` of an environment, which finds no sources."""

    programs: Path

    def launch(self, arguments: Sequence[str], environment: Mapping[str, str]) -> Running:
        alone = {name: value for name, value in environment.items() if name != "PYTHONPATH"}
        program = self.programs / "wardroom-table"
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [program, *arguments], cwd=self.folder, env=alone, stdout=log, stderr=log
            )


@pytest.fixture
def served(installed: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    server = Installed(tmp_path, environment=SERVER_ENVIRONMENT)
    server.programs = installed
    with server:
        yield server


@pytest.fixture
def browser() -> Iterator[Browser]:
    """It goes with its test: the loop that it keeps in this thread is in the way of others."""
    if CHROMIUM is None:
        pytest.skip("NO BROWSER: install chromium (apt install chromium) to run this test")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


def test_every_game_is_played_and_one_through_the_python_client(
    installed: Path, tmp_path: Path
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ran = subprocess.run(
        [installed / "python", "-I", PLAYS],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    print(ran.stdout)
    assert ran.returncode == 0, ran.stderr
    assert "served: " in ran.stdout


def test_a_whole_game_is_played_in_the_browser(served: ServerProcess, browser: Browser) -> None:
    guest = Guest(browser, served.url)
    guest.until_known()
    options = {"epidemics": "6", "hands": "open", "consent": "automatic"}
    seats = [{"kind": "me"}, {"kind": "colleague", "colleague": "good"}]
    wish = {"game": "pandemic", "seats": seats, "options": options}
    go_to_table(guest, guest.ask("/api/tables", wish)["id"])
    guest.wait_for_table()
    guest.play_on(random.Random(7))
    assert guest.over
    guest.leave()


@pytest.mark.skipif(sys.platform == "win32", reason="there it is a program of another name")
def test_the_command_says_where_it_comes_from(installed: Path, tmp_path: Path) -> None:
    said = subprocess.run(
        [installed / "wardroom-table", "--version"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert "  rules  " in said
