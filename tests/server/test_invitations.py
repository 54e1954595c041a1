"""What a messenger shows of an invite link, and what nobody sees without it."""

from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.conftest import run
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.features.invitations.preview import token_of, with_preview

PAGE = "<!doctype html><html><head><title>Wardroom</title></head><body></body></html>"


def shown(server: ServerProcess, path: str, language: str = "") -> str:
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        line.request("GET", path, headers={"accept-language": language})
        answer = line.getresponse()
        assert answer.status == 200
        return answer.read().decode()
    finally:
        line.close()


@pytest.fixture
def served(own_server: Callable[..., ServerProcess], tmp_path: Path) -> ServerProcess:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    return own_server(WARDROOM_PAGE=str(folder), WARDROOM_ADDRESS="https://ward.example")


def test_an_invite_link_shows_game_host_and_seats(served: ServerProcess) -> None:
    async def story() -> tuple[str, str]:
        ann = await HttpClient.guest(served.url, '"><script>Ann')
        table = await ann.open_table("pandemic", ["me", "open", "open"], waits=True)
        assert table.invite is not None
        return table.id, table.invite

    id, invite = run(story())
    sent = shown(served, f"/table/{id}?p={token_of(invite)}")
    assert "&quot;&gt;&lt;script&gt;Ann invites you to a game of Pandemic" in sent
    assert "2 of 3 seats are free" in sent
    assert "https://ward.example/icon-512.png" in sent
    assert invite not in sent
    assert "<script>" not in sent
    assert "játszani hív" in shown(served, f"/table/{id}?p={token_of(invite)}", "hu-HU,hu;q=0.9")
    for strange in ("", "?p=", "?p=0000000000000000", f"?p={invite}"):
        assert shown(served, f"/table/{id}{strange}") == PAGE, "the id alone tells nothing"
    assert shown(served, "/table/nothing?p=0000000000000000") == PAGE


def test_a_page_without_a_head_stays_as_it_is() -> None:
    assert with_preview("<p>", {"og:title": "x"}) == "<p>"
