"""The site that plays without a server, on a static host that can be switched off."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Protocol

import pytest

SITE = Path(__file__).parents[3] / "build/site"


class Host(Protocol):
    """Something that hands out the site."""

    url: str

    def switch_off(self) -> None: ...


class StaticHost:
    """Serves a folder, as `python -m http.server` does, until it is switched off."""

    def __init__(self, folder: Path) -> None:
        handler = partial(_Silent, directory=str(folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def switch_off(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """What is asked for is of no interest."""


def needs_site() -> None:
    if not (SITE / "engine/packed.json").exists():
        pytest.skip("NO SITE: `make site` builds it")


@pytest.fixture
def host() -> Iterator[StaticHost]:
    """A host of the built site."""
    needs_site()
    host = StaticHost(SITE)
    yield host
    host.switch_off()
