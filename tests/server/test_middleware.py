"""The door: limits, and what every answer tells the browser."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

import pytest

from tests.server.conftest import run
from tests.server.playing import wire
from tests.server.test_refusals import answer
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.http.clients import counted_as
from wardroom.server.http.middleware import Middleware
from wardroom.server.rate_limit import TokenBucket, TokenBuckets
from wardroom.server.settings import Settings
from wardroom.server.tables.table_talk import TALKING


def test_an_allowance_is_spent_and_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("wardroom.server.rate_limit.time.monotonic", lambda: now[0])
    allowance = TokenBucket(2.0, 3)
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.5
    assert [allowance.spend() for _ in range(2)] == [True, False]
    now[0] += 1000
    assert [allowance.spend() for _ in range(4)] == [True, True, True, False]


def test_the_addresses_of_the_whole_world_do_not_fill_the_memory() -> None:
    allowances = TokenBuckets(1.0, 1)
    for number in range(30_000):
        allowances.of(str(number))
    assert len(allowances._given) == 20_000


def statuses(
    door: Middleware, method: str, path: str, times: int, address: str = "1.2.3.4"
) -> list[int]:
    """How a door answers so many requests at once."""
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": [],
        "client": (address, 1),
    }
    seen: list[int] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            seen.append(message["status"])

    async def knock() -> None:
        for _ in range(times):
            await door(scope, cast(Any, None), send)

    run(knock())
    return seen


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Middleware:
    """A middleware at one moment: nothing is allowed again meanwhile, however slow the machine."""
    monkeypatch.setattr("wardroom.server.rate_limit.time.monotonic", lambda: 100.0)

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    return Middleware(cast(Any, inside), Settings(database="sqlite://"))


def test_an_address_may_ask_often_but_not_without_end(door: Middleware) -> None:
    seen = statuses(door, "GET", "/api/games", 400)
    assert seen[:200] == [200] * 200
    assert seen[-1] == 429
    assert statuses(door, "GET", "/api/games", 1, "5.6.7.8") == [200]
    assert statuses(door, "GET", "/lobby", 1) == [200]
    for path in ("//api/games", "/API/games", "/api"):
        assert statuses(door, "GET", path, 1) == [429], "another spelling is the same request"


def test_one_household_has_one_allowance_however_many_addresses_it_has(door: Middleware) -> None:
    for number in range(200):
        statuses(door, "GET", "/api/games", 1, f"2001:db8:1:2::{number:x}")
    assert statuses(door, "GET", "/api/games", 5, "2001:db8:1:2:ffff::1")[-1] == 429
    assert statuses(door, "GET", "/api/games", 1, "2001:db8:1:3::1") == [200]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_is_counted_with_all_that_one_visitor_has(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_someone_who_sends_too_many_messages_is_told_so(
    own_server: Callable[..., ServerProcess],
) -> None:
    url = own_server(WARDROOM_LIMITS="on").url

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            for _ in range(400):
                await socket.says({"type": "ping", "sent": 1})
            assert (await socket.hears("wrong"))["code"] == "too-fast"

    run(story())


def test_what_a_bot_sends_too_fast_arrives_a_little_later(
    own_server: Callable[..., ServerProcess],
) -> None:
    url = own_server(WARDROOM_LIMITS="on").url
    lines = [f"Line {number}" for number in range(TALKING[1] + 2)]

    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with ania.join(table.id) as client:
            await asyncio.gather(*map(client.say, lines))
            await client.until(lambda: len(client.chat) == len(lines))
            assert {said.text for said in client.chat} == set(lines)

    run(story())


def test_every_answer_tells_the_browser_to_trust_nobody_else(url: str) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/api/schema"):
        _, headers, _ = answer(url, "GET", path)
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert f"ws://{url.removeprefix('http://')}" in policy
        assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(url: str) -> None:
    _, headers, _ = answer(url, "GET", "/api/games", host="x; script-src *")
    assert "script-src *" not in headers.get("content-security-policy", "")


def test_the_cookie_is_not_for_scripts_or_other_sites(url: str) -> None:
    _, headers, _ = answer(url, "POST", "/api/me", b"{}")
    assert "HttpOnly" in headers["set-cookie"]
    assert "samesite=lax" in headers["set-cookie"].lower()
    assert "Secure" not in headers["set-cookie"]


def test_behind_a_proxy_with_https_the_cookie_is_secure(url: str) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    _, headers, _ = answer(url, "POST", "/api/me", b"{}", **forwarded)
    assert "Secure" in headers["set-cookie"]
