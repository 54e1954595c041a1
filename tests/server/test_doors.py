"""Doors: names of the server, signing out, who sees figures, and everything about oneself."""

import asyncio
import http.client
import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from itsdangerous import URLSafeSerializer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.conftest import eventually, run
from tests.server.playing import play_on, refusal, two_people
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import PersonalData
from wardroom.server.auth import COOKIE_DAYS, Auth
from wardroom.server.http.hosts import Hosts, is_local
from wardroom.server.settings import Settings, database_address
from wardroom.server.store import Store
from wardroom.server.typed_text import cleaned
from wardroom.server.user_agent import Browser

Starter = Callable[..., ServerProcess]


def hosts(*names: str, host: str = "127.0.0.1") -> Hosts:
    return Hosts(Settings(database="sqlite://", hosts=names, host=host))


@pytest.mark.parametrize(
    ("name", "known"),
    [
        (b"localhost:8000", True),
        (b"play.localhost", True),
        (b"127.0.0.1:8000", True),
        (b"192.168.1.20:8000", True),
        (b"[::1]:8000", True),
        (b"evil.example:8000", False),
        (b"localhost.evil.example", False),
    ],
)
def test_a_server_that_was_told_nothing_goes_by_the_names_of_its_machine(
    name: bytes, known: bool
) -> None:
    assert hosts().knows(name) is known


def test_a_server_goes_by_the_names_it_was_told() -> None:
    named = hosts("wardroom.example.org")
    assert named.knows(b"wardroom.example.org")
    assert named.knows(b"Wardroom.Example.org:443")
    assert not named.knows(b"localhost")
    assert hosts("*").knows(b"anything.example")


def answer(url: str, path: str, **headers: str) -> int:
    parts = urlsplit(url)
    line = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=60)
    try:
        line.request("GET", path, headers=headers)
        return line.getresponse().status
    finally:
        line.close()


def test_someone_who_asks_by_another_name_is_refused(url: str) -> None:
    assert answer(url, "/api/games", Host="rebound.example") == 421
    assert answer(url, "/", Host="rebound.example") == 421
    assert answer(url, "/api/games") == 200


def scope(client: str, host: bytes, *others: bytes) -> dict[str, Any]:
    return {
        "client": (client, 1),
        "headers": [(b"host", host), *((name, b"x") for name in others)],
    }


def test_figures_are_for_this_machine_and_not_for_what_a_proxy_passes_on() -> None:
    assert is_local(scope("127.0.0.1", b"localhost:8000"))
    assert is_local(scope("::1", b"[::1]:8000"))
    assert not is_local(scope("127.0.0.1", b"example.org"))
    assert not is_local(scope("127.0.0.1", b"localhost", b"x-forwarded-for"))
    assert not is_local(scope("10.0.0.7", b"10.0.0.1"))


def test_figures_can_be_had_with_a_token(own_server: Starter) -> None:
    url = own_server(WARDROOM_METRICS="open sesame", WARDROOM_HOSTS="*").url
    outside = {"Host": "example.org"}
    assert answer(url, "/metrics") == 200
    assert answer(url, "/metrics", **outside) == 404
    assert answer(url, "/metrics", Authorization="Bearer nothing", **outside) == 404
    assert answer(url, "/metrics", Authorization="Bearer open sesame", **outside) == 200


def test_signing_out_other_devices_renews_the_link_and_ends_their_sockets(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        old_link = await ania.personal_link()
        phone = HttpClient(url)
        await phone.come(old_link)
        table = await ania.open_table("pandemic", ["me", "me"])
        async with phone.join(table.id) as lost:
            await ania.sign_out_others()
            with pytest.raises(Denied):
                await lost.until(lambda: False)
        assert await refusal(phone.table(table.id)) == "private"
        assert await refusal(HttpClient(url).come(old_link)) == "bad-link"
        assert (await ania.table(table.id)).chairs[0].you
        tablet = HttpClient(url)
        assert (await tablet.come(await ania.personal_link())).id == ania.me.id

    run(story())


def test_another_process_hears_of_it(own_server: Starter, postgres: str, redis: str) -> None:
    way = ("--database", postgres, "--bus", redis)
    one, other = own_server(*way), own_server(*way)

    async def story() -> None:
        ania = await HttpClient.guest(one.url, "Ania")
        table = await ania.open_table("pandemic", ["me", "me"])
        phone = HttpClient(other.url, ania.cookie)
        assert (await phone.table(table.id)).chairs[0].you
        await ania.rename("Anna")
        assert (await phone.table(table.id)).chairs[0].name == "Anna"
        await ania.sign_out_others()

        async def is_out() -> bool:
            try:
                await phone.table(table.id)
            except Denied as denied:
                return denied.code == "private"
            return False

        await eventually(is_out)

    run(story())


def test_cookies_age_and_those_from_before_are_still_good(tmp_path: Any) -> None:
    async def story() -> None:
        store = Store(database_address(str(tmp_path / "t.db")), "")
        await store.open()
        auth = Auth(store)
        await auth.open()
        me = await auth.guest()
        assert await auth.who(await auth.signed_in(me.id, None, Browser("", ""))) == me.id
        signer = URLSafeSerializer(await store.people.key(), "cookie")
        assert await auth.who(str(signer.dumps(me.id))) == me.id
        aged = int(time.time() - (COOKIE_DAYS + 1) * 86400)
        assert await auth.who(str(signer.dumps([me.id, 0, int(time.time())]))) == me.id
        assert await auth.who(str(signer.dumps([me.id, 0, int(time.time()), "lost"]))) is None
        assert await auth.who(str(signer.dumps([me.id, 0, aged]))) is None
        assert await auth.who(str(signer.dumps([me.id, 1, int(time.time())]))) is None
        assert await auth.who(str(signer.dumps(["nobody", 0, int(time.time())]))) is None
        assert await auth.who(str(signer.dumps({"person": me.id}))) is None
        await store.close()

    run(story())


SCOTLAND = "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct") + "\U000e007f"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("\u200d \u200d", ""),
        ("a\u202eb", "a b"),
        (SCOTLAND, SCOTLAND),
        ("a" + SCOTLAND[1:] + "b", "a b"),
    ],
)
def test_joiners_stay_where_they_join(typed: str, kept: str) -> None:
    assert cleaned(typed) == kept


def test_a_person_can_take_everything_along_and_have_it_deleted(url: str) -> None:
    async def story() -> None:
        ania, bo, table = await two_people(url)
        async with ania.join(table) as one, bo.join(table) as other:
            await asyncio.wait([asyncio.create_task(play_on(one, 1))], timeout=5)
            await one.say("I am Ania and live in Gdansk")
            await other.until(lambda: len(other.chat) == 1)
            data = await ania.ask("GET", "/api/me/data", PersonalData)
            assert (data.name, [place.id for place in data.tables]) == ("Ania", [table])
            assert data.tables[0].said == ["I am Ania and live in Gdansk"]
            waiting = await ania.open_table("pandemic", ["me", "open"], public=True)
            await ania.fetch("DELETE", "/api/me")
            await other.until(lambda: other.table.chairs[0].kind == "colleague")
        assert await refusal(bo.table(waiting.id)) == "unknown-table"
        assert await refusal(ania.ask("GET", "/api/me/data", PersonalData)) == "nobody"
        async with bo.join(table) as back:
            told = json.dumps([line.text + line.name for line in back.chat])
            assert "Gdansk" not in told
            assert "Ania" not in told

    run(story())


def test_a_socket_from_a_page_of_another_site_is_refused_and_no_error_of_ours(
    own_server: Starter,
) -> None:
    server = own_server()

    async def story() -> None:
        ann = await HttpClient.guest(server.url, "Ann")
        for origin in ("https://evil.example", "null"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(ann.socket_url("any"), additional_headers={"origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
            assert json.loads(refused.value.response.body or b"")["code"] == "foreign-origin"

    run(story())
    assert "rror" not in server.log.read_text(encoding="utf-8")


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    async def story(file: Path) -> set[int]:
        store = Store(database_address(str(file)), "one")
        await store.open()
        await store.people.key()
        modes = {kept.stat().st_mode & 0o777 for kept in file.parent.iterdir()}
        await store.close()
        return modes

    fresh = tmp_path / "fresh" / "tables.db"
    before = os.umask(0o022)
    try:
        assert run(story(fresh)) == {0o600}, "the key that signs cookies is in it"
        assert fresh.parent.stat().st_mode & 0o777 == 0o700
        fresh.chmod(0o644)
        assert run(story(fresh)) == {0o640}, "a group may have been let in on purpose"
    finally:
        os.umask(before)
