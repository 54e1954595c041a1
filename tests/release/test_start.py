"""`wardroom` alone starts the table and opens it, whatever else runs on this computer."""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from wardroom.cli import main, serve
from wardroom.cli.arguments import read_arguments
from wardroom.server import Settings

prepared: list[Settings] = []
opened: list[str] = []


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared.clear()
    opened.clear()
    monkeypatch.setattr(serve, "prepare", prepared.append)
    monkeypatch.setattr(serve, "serve", lambda _: None)
    monkeypatch.setattr(serve, "_open", lambda *_: None)
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)


@pytest.fixture
def answering(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Somebody who answers at the usual port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(request.param).encode())

        def log_message(self, *_: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Answer)
    monkeypatch.setattr(serve, "USUAL_PORT", server.server_port)
    Thread(target=server.serve_forever, daemon=True).start()
    yield server.server_port
    server.shutdown()
    server.server_close()


def test_without_words_the_table_is_served_and_opened() -> None:
    _, arguments = read_arguments([])
    assert (arguments.command, arguments.open, arguments.port) == ("serve", True, 8000)


@pytest.mark.parametrize("answering", [{"thinkers": "1 of 1"}], indirect=True)
def test_a_table_that_is_there_already_is_opened(answering: int) -> None:
    assert main(["serve", "--open", "--port", str(answering)]) == 0
    assert opened == [f"http://localhost:{answering}"]
    assert prepared == []


@pytest.mark.parametrize("answering", [{"name": "something else"}], indirect=True)
def test_where_another_program_has_the_usual_port_a_free_one_is_taken(answering: int) -> None:
    assert main(["serve", "--open", "--port", str(answering)]) == 0
    assert prepared[0].port not in (0, answering)


def test_a_server_that_opens_no_page_stays_where_it_was_asked_to_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "_is_taken", lambda *_: True)
    assert main(["serve"]) == 0
    assert prepared[0].port == 8000
