"""A server at which every table of a game is dealt the same cards."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import no_luck
from wardroom.lab.load.server_process import ServerProcess

DEAL = 3610
"""The first Hospitalized Patients need Cultures and an X-ray, a Blood Exam and an MRI, and surgery;
the first Regular Patient needs an orange and a blue pill."""


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """As the house of the other tests in a browser, but with no luck in it."""
    environment = {"WARDROOM_PACE": "0", **no_luck(DEAL)}
    folder = tmp_path_factory.mktemp("rush")
    with ServerProcess(folder, environment=environment) as server:
        yield server
