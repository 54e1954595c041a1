"""People and tables are not made by the hundred, whichever way and however the way is spelled."""

import json
import re
from collections.abc import Callable
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tests.server.conftest import run
from tests.server.playing import play_on, refusal, two_people
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.app import litestar_app
from wardroom.server.errors import ApiError
from wardroom.server.http.guards import makes_something, needs_room
from wardroom.server.rate_limit import CREATIONS_A_DAY, CREATIONS_AT_ONCE, CreationLimits
from wardroom.server.settings import Settings, database_address
from wardroom.server.store import Store, room
from wardroom.server.store.room import Room

Starter = Callable[..., ServerProcess]

NO_MORE = {"wardroom.server.rate_limit.CREATIONS_A_SECOND": 0.0}
"""Nothing is allowed again while a test runs, however slow the machine is."""
MAKERS = [
    "/api/tables",
    "/api/tables/{id:str}/rematch",
    "/api/what-ifs",
    "/api/campaigns",
    "/api/daily/{game:str}",
    "/api/challenges",
    "/api/challenges/{id:str}/tables",
    "/api/games/{game:str}/first-game",
]


def made_until_refused(server: ServerProcess, path: str, cookie: str = "") -> int:
    """How many posts of an address a server took before one was too many."""
    line = HTTPConnection("127.0.0.1", server.port, timeout=60)
    for number in range(1000):
        headers = {"content-type": "application/json", "cookie": cookie}
        line.request("POST", path, b"{}", headers)
        answer = line.getresponse()
        answer.read()
        if answer.status == 429:
            line.close()
            return number
    raise AssertionError(f"{path} has no limit")


def test_new_people_are_limited_however_the_address_is_spelled(own_server: Starter) -> None:
    server = own_server(WARDROOM_LIMITS="on", constants=NO_MORE)
    assert made_until_refused(server, "/api/me/") == CREATIONS_AT_ONCE
    for spelled in ("/api/me/", "/api/me//", "//api/me", "/api//me", "/%61pi/me", "/api/me%2F"):
        assert made_until_refused(server, spelled) == 0, spelled


def test_every_way_to_make_a_table_is_limited() -> None:
    app = litestar_app(Settings(database="sqlite://"))
    makers = {
        re.sub(r"{(id|game)}", r"{\1:str}", route.path_format)
        for route in app.routes
        for handler in getattr(route, "route_handlers", ())
        if {makes_something, needs_room} <= set(handler.guards or ())
    }
    assert makers == {*MAKERS}


def test_another_way_to_a_table_is_closed_with_the_first(own_server: Starter) -> None:
    server = own_server(WARDROOM_LIMITS="on", constants=NO_MORE)

    async def cookie() -> str:
        return (await HttpClient.guest(server.url, "Ann")).headers()["cookie"]

    ann = run(cookie())
    made_until_refused(server, "/api/tables", ann)
    for path in ("/api/what-ifs", "/api/daily/pandemic", "/api/challenges/none/tables/"):
        assert made_until_refused(server, path, ann) == 0, path


def test_a_day_has_an_end_for_those_who_make_things_slowly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = [0.0]
    monkeypatch.setattr("wardroom.server.rate_limit.time.monotonic", lambda: now[0])
    creations = CreationLimits()
    made = 0
    for _ in range(86_400):
        now[0] += 1.0
        made += creations.spend("192.0.2.7")
    rate, at_once = CREATIONS_A_DAY
    assert made <= at_once + rate * 86_400 + 1


def test_a_full_server_makes_nothing_new_and_the_games_go_on(own_server: Starter) -> None:
    server = own_server()
    ania, bo, table = run(two_people(server.url))
    server.stop()
    full = own_server(constants={"wardroom.server.store.room.KEPT_FREE": 2.0**62})

    async def story() -> None:
        one = await HttpClient.guest(full.url, cookie=ania.cookie)
        two = await HttpClient.guest(full.url, cookie=bo.cookie)
        assert one.me.id == ania.me.id, "who is known comes in"
        assert await refusal(HttpClient.guest(full.url, "Cyd")) == "no-room"
        assert await refusal(one.open_table("pandemic", ["me", "me"])) == "no-room"
        async with one.join(table) as here, two.join(table) as there:
            first = here.position
            assert first is not None
            await play_on(here if first.waiting == [0] else there, 1)
        health = json.loads(await one.fetch("GET", "/api/health"))
        assert (health["status"], health["room"]) == ("limping", "none")
        await one.fetch("GET", "/api/ready")

    run(story())


def test_the_bound_of_a_server_is_that_of_its_database(either: str) -> None:
    async def story() -> None:
        store = Store(either, "one")
        await store.open()
        small, large = (Room(store.database, either, most) for most in (1000, 10**9))
        await small.look()
        await large.look()
        assert (small.left, large.left) == (False, True)
        with pytest.raises(ApiError):
            small.must_be_left()
        await store.close()

    run(story())


def test_the_last_of_a_disk_is_left_to_games_that_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "KEPT_FREE", 2**62)

    async def story() -> None:
        address = database_address(str(tmp_path / "tables.db"))
        store = Store(address, "one")
        await store.open()
        full = Room(store.database, address, None)
        await full.look()
        assert not full.left
        await store.close()

    run(story())
