"""Devices: where a person is signed in, and signing one of them out."""

from collections.abc import Callable
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from tests.server.conftest import eventually, run
from tests.server.playing import refusal
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import AccountCard
from wardroom.server.store import Store
from wardroom.server.store.devices import MOST_DEVICES
from wardroom.server.user_agent import Browser, browser_of

Starter = Callable[..., ServerProcess]
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


async def account(person: HttpClient) -> AccountCard:
    return await person.ask("GET", "/api/me/account", AccountCard)


def visit(url: str, cookie: str, agent: str) -> str:
    """The cookie that a browser gets."""
    parts = urlsplit(url)
    line = HTTPConnection(str(parts.hostname), parts.port, timeout=10)
    headers = {"cookie": cookie, "user-agent": agent, "content-type": "application/json"}
    line.request("POST", "/api/me", b"{}", headers)
    given = line.getresponse().headers["set-cookie"]
    line.close()
    return str(given.partition(";")[0])


def test_devices_are_listed_and_one_can_be_signed_out(url: str) -> None:
    async def story() -> None:
        ania = HttpClient(url, visit(url, "", LINUX))
        await ania.rename("Ania")
        phone = HttpClient(url)
        await phone.come(await ania.personal_link())
        table = await ania.open_table("pandemic", ["me", "me"])
        here, there = sorted((await account(ania)).devices, key=lambda device: not device.here)
        assert (here.browser, here.system, here.here) == ("Firefox", "Linux", True)
        assert (there.browser, there.system, there.here) == ("", "", False)
        async with phone.join(table.id) as lost:
            left = await ania.ask("DELETE", f"/api/me/devices/{there.id}", AccountCard)
            assert [device.id for device in left.devices] == [here.id]
            with pytest.raises(Denied):
                await lost.until(lambda: False)
        assert await refusal(phone.table(table.id)) == "private"
        assert (await ania.table(table.id)).chairs[0].you
        again = f"/api/me/devices/{there.id}"
        assert await refusal(ania.fetch("DELETE", again)) == "unknown-device"
        bo = await HttpClient.guest(url, "Bo")
        assert await refusal(bo.fetch("DELETE", f"/api/me/devices/{here.id}")) == "unknown-device"

    run(story())


def test_a_device_stays_one_however_often_it_comes(url: str) -> None:
    async def story() -> None:
        cookie = visit(url, "", LINUX)
        for _ in range(3):
            cookie = visit(url, cookie, LINUX)
        ania = HttpClient(url, cookie)
        (device,) = (await account(ania)).devices
        await ania.sign_out_others()
        (renewed,) = (await account(ania)).devices
        assert renewed.here
        assert renewed.id != device.id

    run(story())


def test_a_device_that_becomes_someone_elses_is_signed_out_as_who_it_was(url: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        before = HttpClient(url, bo.cookie)
        await bo.come(await ania.personal_link())
        assert len((await account(ania)).devices) == 2
        assert await refusal(account(before)) == "nobody"

    run(story())


def test_another_process_knows_a_device_at_once_and_forgets_it(
    own_server: Starter, postgres: str, redis: str
) -> None:
    way = ("--database", postgres, "--bus", redis)
    one, other = own_server(*way), own_server(*way)

    async def story() -> None:
        ania = await HttpClient.guest(one.url, "Ania")
        await account(HttpClient(other.url, ania.cookie))
        phone = HttpClient(one.url)
        await phone.come(await ania.personal_link())
        elsewhere = HttpClient(other.url, phone.cookie)
        devices = (await account(elsewhere)).devices
        assert len(devices) == 2, "it has not been told of the second"
        lost = next(device.id for device in devices if device.here)
        await ania.fetch("DELETE", f"/api/me/devices/{lost}")

        async def is_out() -> bool:
            try:
                await account(elsewhere)
            except Denied as denied:
                return denied.code == "nobody"
            return False

        await eventually(is_out)

    run(story())


def test_the_device_that_was_away_longest_makes_room(either: str) -> None:
    async def story() -> None:
        store = Store(either, "")
        await store.open()
        ania = await store.people.add("Ania")
        ids = [await store.devices.add(ania, Browser("", "")) for _ in range(MOST_DEVICES)]
        await store.devices.see(ids[0], Browser("Firefox", "Linux"))
        ids.append(await store.devices.add(ania, Browser("", "")))
        left = {device.id for device in await store.devices.of(ania, "")}
        assert left == {ids[0], *ids[2:]}
        await store.close()

    run(story())


@pytest.mark.parametrize(
    ("agent", "known"),
    [
        (LINUX, ("Firefox", "Linux")),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0",
            ("Edge", "Windows"),
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, "
            "like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
            ("Safari", "iPhone"),
        ),
        (
            "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) "
            "Chrome/141.0.0.0 Mobile Safari/537.36",
            ("Chrome", "Android"),
        ),
        ("curl/8.14.1", ("", "")),
    ],
)
def test_no_more_than_two_words_of_a_browser_are_kept(agent: str, known: tuple[str, str]) -> None:
    assert browser_of(agent) == known
