"""A house for Quarantine, where every table is dealt the same rooms and draws the same patients.

Nobody is told to slow down, for whole games are played in a moment.
"""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import no_luck
from wardroom.lab.load.server_process import ServerProcess

DEAL = 4
"""With it all special rooms come into play in the tests, and a contract finds its buyer."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    environment = {"WARDROOM_PACE": "0", "WARDROOM_LIMITS": "off", **no_luck(DEAL)}
    with ServerProcess(tmp_path_factory.mktemp("house"), environment=environment) as server:
        yield server
