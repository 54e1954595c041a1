"""The client's files, the documents about the interface, health and figures."""

import asyncio
import json
from pathlib import Path, PureWindowsPath
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar.testing import TestClient

from tests.server.test_refusals import answer, problem
from wardroom.server.app import litestar_app
from wardroom.server.errors import ApiError
from wardroom.server.http import openapi_page, static
from wardroom.server.http.middleware import Middleware
from wardroom.server.http.openapi import with_views
from wardroom.server.http.routes import _games
from wardroom.server.settings import Settings, database_address


def page(path: str, accepted: str = "") -> Any:
    """What the route answers."""
    app = SimpleNamespace(state=SimpleNamespace(page=static.FOLDER))
    asked = SimpleNamespace(headers={"accept-encoding": accepted}, app=app)
    return asyncio.run(cast(Any, static.page.fn)(asked, Path(path)))


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the client", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    script = folder / "assets" / "index-1a2b3c.js"
    script.write_text("plain", encoding="utf-8")
    script.with_name(script.name + ".br").write_text("brotli", encoding="utf-8")
    script.with_name(script.name + ".gz").write_text("gzip", encoding="utf-8")
    (folder / ".made").write_text("when it was built", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(static, "FOLDER", folder)
    return folder


@pytest.mark.parametrize("path", ["/", "/lobby", "/table/abc", "/new/pandemic", "/record"])
def test_every_page_of_the_client_is_the_client(built: Path, path: str) -> None:
    got = page(path)
    assert got.content == b"the client"
    assert got.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "content", "coding"),
    [
        ("", b"plain", None),
        ("gzip, deflate", b"gzip", "gzip"),
        ("gzip, br", b"brotli", "br"),
    ],
)
def test_what_has_a_hash_in_its_name_is_kept_for_ever_and_comes_compressed(
    built: Path, accepted: str, content: bytes, coding: str | None
) -> None:
    got = page("/assets/index-1a2b3c.js", accepted)
    assert got.content == content
    assert got.media_type == "text/javascript"
    assert "immutable" in got.headers["cache-control"]
    assert got.headers.get("content-encoding") == coding


def test_an_address_is_read_alike_on_windows(built: Path) -> None:
    app = SimpleNamespace(state=SimpleNamespace(page=static.FOLDER))
    asked = SimpleNamespace(headers={}, app=app)
    path = PureWindowsPath("/assets/index-1a2b3c.js")
    assert asyncio.run(cast(Any, static.page.fn)(asked, path)).content == b"plain"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/gone.js",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/api/nothing",
        f"/{'a' * 5000}.js",
        "/nul\0.js",
        "/.made",
        "/assets/.made",
    ],
)
def test_nothing_else_is_handed_out(built: Path, path: str) -> None:
    with pytest.raises(ApiError):
        page(path)


def test_without_a_client_a_page_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "FOLDER", tmp_path)
    got = page("/")
    assert got.status_code == 503
    assert b"make play" in got.content


def test_health_answers(url: str) -> None:
    assert answer(url, "GET", "/api/health")[0] == 200


def test_figures_are_there_for_prometheus(url: str) -> None:
    status, headers, body = answer(url, "GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    for name in (b"wardroom_told_seconds_bucket", b"wardroom_tables_live", b"wardroom_thinking"):
        assert name in body


def test_the_interface_can_be_read_by_programs_and_people(url: str) -> None:
    document = json.loads(answer(url, "GET", "/api/schema/openapi.json")[2])
    assert "/api/tables/{id}/at/{ply}" in document["paths"]
    assert "Moved" in document["components"]["schemas"]
    status, headers, body = answer(url, "GET", "/api/schema")
    assert status == 200
    assert headers["content-type"].startswith("text/html")
    assert b'id="FromServer"' in body
    assert b"<script" not in body


def test_what_is_the_same_for_everybody_is_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []

    def counting(document: dict[str, Any]) -> dict[str, Any]:
        rendered.append("schema")
        return with_views(document)

    monkeypatch.setattr(openapi_page, "with_views", counting)
    client = TestClient(litestar_app(Settings(database="sqlite://")))  # its services stay closed
    for path in ("/api/schema", "/api/schema/openapi.json"):
        assert client.get(path).content == client.get(path).content
    plain = client.get("/api/games", headers={"accept-encoding": "identity"})
    packed = client.get("/api/games", headers={"accept-encoding": "gzip"})
    assert len(rendered) == 2
    assert (plain.json(), packed.headers["content-encoding"]) == (packed.json(), "gzip")
    assert _games.cache_info().hits >= 1


def test_unknown_addresses_of_the_interface_are_no_pages(url: str) -> None:
    assert problem(url, "GET", "/api/") == "unknown-page"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "site"
    (folder / "engine").mkdir(parents=True)
    (folder / "index.html").write_text("plays alone", encoding="utf-8")
    (folder / "engine" / "python.wasm").write_bytes(b"code")
    return folder


def offering(site: str) -> TestClient[Any]:
    settings = Settings(database=database_address(f"{site}.db"), site=site)
    return TestClient(Middleware(litestar_app(settings), settings), base_url="http://127.0.0.1")


def test_the_site_that_plays_without_a_server_lies_in_a_folder_of_its_own(site: Path) -> None:
    with offering(str(site)) as client:
        assert client.get("/offline", follow_redirects=False).headers["location"] == "/offline/"
        front = client.get("/offline/")
        assert front.text == "plays alone"
        assert "wasm-unsafe-eval" in front.headers["content-security-policy"]
        assert client.get("/offline/engine/python.wasm").headers["content-type"] == (
            "application/wasm"
        )
        assert client.get("/offline/table/abc").status_code == 404
        assert client.get("/api/about/en").json()["offline"] is True
        assert "wasm" not in client.get("/api/about/en").headers["content-security-policy"]


def test_without_such_a_site_none_is_offered(tmp_path: Path) -> None:
    with offering(str(tmp_path)) as client:
        assert client.get("/offline/").status_code == 404
        assert client.get("/api/about/en").json()["offline"] is False
