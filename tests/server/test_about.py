"""Who runs a server, in their own words."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import run
from tests.server.playing import refusal
from wardroom.client import HttpClient
from wardroom.kernel import WardroomError
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import AboutServer
from wardroom.server import Settings, chosen
from wardroom.server.imprint import check_imprint, imprint_text


async def about(url: str, language: str) -> AboutServer:
    return await (await HttpClient.guest(url)).ask("GET", f"/api/about/{language}", AboutServer)


def test_a_server_says_for_how_long_it_keeps_what(url: str) -> None:
    told = run(about(url, "en"))
    assert (told.imprint, told.address) == ("", "")
    assert (told.litter_days, told.keep_days) == (30, None)
    assert run(refusal(about(url, "xx"))) == "unknown-language"


def test_the_imprint_is_a_file_with_others_for_other_languages(
    own_server: Callable[..., ServerProcess], tmp_path: Path
) -> None:
    file = tmp_path / "imprint.txt"
    file.write_text("The ward, 1 Hospital Road\n", encoding="utf-8")
    (tmp_path / "imprint.pl.txt").write_text("Oddział, ul. Szpitalna 1", encoding="utf-8")
    server = own_server(WARDROOM_IMPRINT=str(file), WARDROOM_KEEP="1y")
    assert run(about(server.url, "hu")).imprint == "The ward, 1 Hospital Road"
    assert run(about(server.url, "pl")).imprint == "Oddział, ul. Szpitalna 1"
    assert run(about(server.url, "pl")).keep_days == 365


def test_the_imprint_may_stand_elsewhere_and_must_stand_somewhere(tmp_path: Path) -> None:
    elsewhere = Settings(database="sqlite://", imprint="https://example.org/imprint")
    check_imprint(elsewhere)
    assert imprint_text(elsewhere, "en") == ""
    nowhere = Settings(database="sqlite://", imprint=str(tmp_path / "none.txt"))
    with pytest.raises(WardroomError, match="neither a file nor"):
        check_imprint(nowhere)
    assert imprint_text(nowhere, "en") == ""


def test_spans_are_written_as_people_do() -> None:
    environment = {"WARDROOM_LITTER": "off", "WARDROOM_KEEP": "2y"}
    settings = chosen(environment=environment)
    assert (settings.litter, settings.keep) == (None, 2 * 365 * 86400.0)
    with pytest.raises(WardroomError, match="WARDROOM_KEEP: 'soon' is no span"):
        chosen(environment={"WARDROOM_KEEP": "soon"})
