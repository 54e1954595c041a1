"""Whatever makes no sense gets an answer in words, and the server goes on."""

import json
from http.client import HTTPConnection

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import run
from tests.server.playing import first_choice, two_people, wire
from wardroom.client import HttpClient
from wardroom.server.errors import CODES


def answer(
    url: str, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Status, headers and body that a request gets."""
    line = HTTPConnection(url.removeprefix("http://"), timeout=60)
    try:
        line.request(method, path, body, headers)
        response = line.getresponse()
        return response.status, {k.lower(): v for k, v in response.getheaders()}, response.read()
    finally:
        line.close()


def problem(url: str, method: str, path: str, body: bytes | None = None, **headers: str) -> str:
    """The code of the problem that a request gets, with everything about it checked."""
    status, _, said = answer(url, method, path, body, **headers)
    told = json.loads(said)
    assert set(told) == {"code", "text"}
    assert status == CODES[told["code"]][0]
    assert told["text"][0].isupper()
    assert "Traceback" not in told["text"]
    code: str = told["code"]
    return code


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        "42",
        '"hello"',
        "{}",
        '{"type": "dance"}',
        '{"type": 7}',
        '{"type": "play"}',
        '{"type": "play", "seat": "0", "step": 0, "action": "pass", "nonce": "n"}',
        '{"type": "play", "seat": 0.5, "step": 0, "action": "pass", "nonce": "n"}',
        '{"type": "play", "seat": 0, "step": null, "action": "pass", "nonce": "n"}',
        '{"type": "play", "seat": 0, "step": 0, "action": ["pass"], "nonce": "n"}',
        '{"type": "play", "seat": 0, "step": 0, "action": "pass", "nonce": ""}',
        '{"type": "play", "seat": 0, "step": 0, "action": "pass", "nonce": "\\u0000"}',
        '{"type": "say", "text": "\\ud800", "nonce": "n"}',
        '{"type": "ping", "sent": "now"}',
        b"\xff\xfe\x00",
        "[" * 5000,
        '{"a":' * 2500,
        '{"type": "ping", "sent": 1e999}',
    ],
)
def test_a_message_that_makes_no_sense_is_answered_in_words(url: str, message: str | bytes) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            await socket.says(message)
            wrong = await socket.hears("wrong", "refused")
            assert wrong["code"] == "malformed"
            assert wrong["text"].endswith(".")
            await socket.says({"type": "ping", "sent": 1})
            assert (await socket.hears("pong"))["sent"] == 1

    run(story())


def test_a_message_that_is_too_large_is_refused_or_hung_up_on(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "hello"})
            await socket.hears("welcome")
            await socket.says({"type": "say", "text": "x" * 17_000, "nonce": "n"})
            assert (await socket.hears("wrong"))["code"] == "too-large"
            await socket.says({"type": "say", "text": "x" * 100_000, "nonce": "n"})
            assert await socket.is_closed() == 1009

    run(story())


def test_everything_waits_for_hello(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        async with wire(ania, table.id) as socket:
            await socket.says({"type": "take-back", "step": 0, "nonce": "n"})
            assert (await socket.hears("refused"))["code"] == "malformed"
            await socket.says({"type": "ping", "sent": 3})
            assert (await socket.hears("pong"))["sent"] == 3

    run(story())


def test_a_table_one_may_not_enter_closes_the_socket_after_saying_why(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        async with wire(ania, "nothing") as socket:
            await socket.says({"type": "hello"})
            assert (await socket.hears("wrong"))["code"] == "unknown-table"
            assert await socket.is_closed() == 4400

    run(story())


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/api/tables", b"", "malformed"),
        ("POST", "/api/tables", b"{", "malformed"),
        ("POST", "/api/tables", b"[]", "malformed"),
        ("POST", "/api/tables", b'{"a":' * 20_000, "malformed"),
        ("POST", "/api/tables", b'{"game": 1, "seats": []}', "malformed"),
        ("POST", "/api/tables", b'{"game": "pandemic", "seats": [{"kind": "cat"}]}', "malformed"),
        ("PATCH", "/api/me", b'{"name": null}', "malformed"),
        ("POST", "/api/records", b'{"record": "nonsense"}', "bad-record"),
        ("POST", "/api/tables/nothing/sit", b"{}", "unknown-table"),
        ("POST", "/api/tables/nothing/begin", b"", "unknown-table"),
        ("GET", "/api/tables/nothing/at/x", None, "unknown-page"),
        ("GET", "/api/tables/nothing/at/99999999999999999999", None, "unknown-table"),
        ("GET", "/api/tables/nothing/record", None, "unknown-table"),
        ("GET", "/api/nothing", None, "unknown-page"),
        ("DELETE", "/api/tables", None, "wrong-method"),
        ("PUT", "/api/me", b"{}", "wrong-method"),
    ],
)
def test_a_request_that_makes_no_sense_is_answered_in_words(
    url: str, method: str, path: str, body: bytes | None, code: str
) -> None:
    cookie = run(HttpClient.guest(url)).cookie
    assert problem(url, method, path, body, cookie=cookie) == code


def test_a_body_that_is_too_large_is_refused(url: str) -> None:
    body = json.dumps({"record": "x" * 300_000}).encode()
    assert problem(url, "POST", "/api/records", body) == "too-large"


@pytest.mark.parametrize("path", ["/api/tables", "/api/me/link", "/api/tables/x/leave"])
def test_nobody_may_change_nothing(url: str, path: str) -> None:
    body = b'{"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}'
    assert problem(url, "POST", path, body) == "nobody"


def test_pages_of_other_sites_are_turned_away(url: str) -> None:
    assert problem(url, "POST", "/api/me", b"{}", origin="https://evil.example") == "foreign-origin"
    assert problem(url, "POST", "/api/me", b"{}", origin="http://[") == "foreign-origin"
    assert problem(url, "POST", "/api/me", b"{}", origin="null") == "foreign-origin"
    assert answer(url, "POST", "/api/me", b"{}", origin=url)[0] == 200
    assert answer(url, "GET", "/api/games", origin="https://evil.example")[0] == 200

    async def story() -> None:
        ania, _, table = await two_people(url)
        for place in (ania.socket_url(table), "ws" + url.removeprefix("http") + "/api/lobby"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(place, origin="https://evil.example"):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"
            async with connect(place, origin=url):  # type: ignore[arg-type]
                pass

    run(story())


def test_an_invite_or_name_in_any_letters_is_no_accident(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        table = await ania.open_table("pandemic", ["me", "open"])
        for invite in ("Zażółć", "\u00ff", "%F0%9F%8E%B2"):
            said = problem(
                url,
                "POST",
                f"/api/tables/{table.id}/sit",
                json.dumps({"invite": invite}).encode(),
                cookie=(await HttpClient.guest(url)).cookie,
            )
            assert said == "private"

    run(story())


def test_one_table_is_not_disturbed_by_another(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other, wire(bo, table) as noisy:
            await noisy.says({"type": "hello"})
            await noisy.hears("welcome")
            for number in range(300):
                await noisy.says("{" * (number % 50))
            asked = one if one.asked else other
            assert await asked.play(first_choice(asked)) == 1

    run(story())
