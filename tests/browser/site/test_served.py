"""The site as a server hands it out beside its own page, under the policy of its answers."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import SERVER_ENVIRONMENT
from tests.browser.site.conftest import SITE, needs_site
from tests.browser.site.guest import SiteGuest
from wardroom.lab.load.server_process import ServerProcess

pytestmark = pytest.mark.full("building the site takes as long as a part of the gate")


class ServedHost:
    """`wardroom serve`, by the address of the site."""

    def __init__(self, server: ServerProcess) -> None:
        self._server = server
        self.url = f"{server.url}/offline"

    def switch_off(self) -> None:
        self._server.stop()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[ServedHost]:
    needs_site()
    environment = {**SERVER_ENVIRONMENT, "WARDROOM_SITE": str(SITE)}
    with ServerProcess(tmp_path, environment=environment) as server:
        yield ServedHost(server)


def test_a_game_begun_under_the_policy_of_a_server_goes_on_without_it(
    browser: Browser, served: ServedHost
) -> None:
    guest = SiteGuest.alone(browser, served)
    guest.play_now("pandemic")
    guest.play_on(random.Random(1), moves=4)
    seen = guest.step
    guest.come_back()
    assert guest.step >= seen
    guest.play_on(random.Random(2), moves=2)
    guest.leave()
