"""Friends over days: two processes on one database, a mail server, a push service, a chat."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from tests.forked_server import ForkedServer
from tests.server.conftest import QUICK, eventually, run
from tests.server.notices.receiving import Browser, Posts, claims_of, post_office
from tests.server.playing import first_choice, refusal
from wardroom.client import HttpClient, TableClient
from wardroom.lab.load.server_process import ServerProcess, free_port
from wardroom.protocol import (
    MailAddress,
    MailLink,
    NoticeSettings,
    NoticeWishes,
    PersonalData,
    PushEndpoint,
    Webhook,
    WebhookCard,
)

Starter = Callable[..., ServerProcess]


class Town(NamedTuple):
    """All that a notice may come from or go to."""

    servers: tuple[ServerProcess, ...]
    letters: list[EmailMessage]
    posts: Posts


def noticing(port: int) -> dict[str, str]:
    return {
        **QUICK,
        "WARDROOM_NOTICE_AFTER": "0.5",
        "WARDROOM_PRIVATE_TARGETS": "on",
        "WARDROOM_ADDRESS": "https://ward.example",
        "WARDROOM_MAIL": f"smtp://127.0.0.1:{port}",
        "WARDROOM_MAIL_FROM": "Wardroom <table@ward.example>",
    }


@contextmanager
def opened(folder: Path, number: int, *arguments: str) -> Iterator[Town]:
    port = free_port()
    servers = tuple(ForkedServer(folder, arguments, noticing(port)) for _ in range(number))
    with post_office(port) as letters, Posts() as posts:
        for server in servers:
            server.start()
        try:
            for server in servers:
                server.wait_until_ready()
            yield Town(servers, letters, posts)
        finally:
            for server in servers:
                server.stop()


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    """One process on SQLite."""
    with opened(tmp_path_factory.mktemp("town"), 1) as town:
        yield town


@pytest.fixture
def two_processes(tmp_path: Path, postgres: str, redis: str) -> Iterator[Town]:
    """Two processes that share PostgreSQL and Redis; left out, and said so, where none answers."""
    with opened(tmp_path, 2, "--database", postgres, "--bus", redis) as town:
        yield town


async def wish(person: HttpClient, wishes: NoticeWishes) -> NoticeSettings:
    return await person.ask("PUT", "/api/me/notices", NoticeSettings, wishes)


async def post(person: HttpClient, path: str, body: object) -> None:
    await person.fetch("POST", path, msgspec.json.encode(body))


async def my_turn_ends(client: TableClient) -> None:
    """Play until the table waits for somebody else."""
    while await client.turn():
        await client.play(first_choice(client))
        if not client.asked:
            return


def link_in(letter: EmailMessage, page: str) -> str:
    body = letter.get_content()
    found = re.search(rf"https://ward\.example/#/mail/{page}/(\S+)", body)
    assert found is not None, body
    return found[1]


async def confirmed(person: HttpClient, town: Town, address: str) -> None:
    """The person gets mail at that address from now on."""
    before = len(town.letters)
    await post(person, "/api/me/notices/mail", MailAddress(address))
    token = link_in(town.letters[before], "confirm")
    await post(HttpClient(person.url), "/api/mail/confirm", MailLink(token))


def test_each_turn_is_told_once_by_push_mail_and_chat(two_processes: Town) -> None:
    town = two_processes
    one, other = town.servers[0], town.servers[-1]
    browser = Browser()

    async def story() -> None:
        ania, bo = await HttpClient.guest(one.url, "Ania"), await HttpClient.guest(other.url, "Bo")
        table = (await ania.open_table("pandemic", ["me", "open"], public=True, pace="day")).id
        await bo.sit(table)
        async with bo.join(table) as there:
            if there.asked:
                await my_turn_ends(there)
        settings = await wish(bo, NoticeWishes("pl", "Europe/Warsaw"))
        assert (settings.mails, settings.confirmed, settings.devices) == (True, False, 0)
        await post(bo, "/api/me/notices/push", browser.subscription(f"{town.posts.url}/push/bo"))
        await confirmed(bo, town, "bo@friends.example")
        hook = Webhook(f"{town.posts.url}/chat/us", "en")
        card = await ania.ask("PUT", f"/api/tables/{table}/webhook", WebhookCard, hook)
        assert card.host == "127.0.0.1"

        def pushed() -> list[bytes]:
            return [body for path, _, body in town.posts.got if path == "/push/bo"]

        def chatted() -> list[str]:
            return [
                json.loads(body)["content"]
                for path, _, body in town.posts.got
                if path == "/chat/us"
            ]

        def mailed() -> list[EmailMessage]:
            to_bo = [letter for letter in town.letters if letter["To"] == "bo@friends.example"]
            return to_bo[1:]  # after the one that asked whether it is his

        async def all_told(times: int) -> None:
            """So often and no more: what is told twice is found when the next turn is told."""

            async def arrived() -> bool:
                about_bo = [line for line in chatted() if line.startswith("Bo: ")]
                return min(len(pushed()), len(mailed()), len(about_bo)) >= times

            await eventually(arrived, 60)
            about_bo = [line for line in chatted() if line.startswith("Bo: ")]
            assert (len(pushed()), len(mailed()), len(about_bo)) == (times, times, times)

        async with ania.join(table) as here:
            await here.until(lambda: not here.table.chairs[1].here)
            await my_turn_ends(here)
            await all_told(1)
            message = json.loads(browser.read(pushed()[0]))
            assert message == {
                "title": "Twoja kolej: Pandemic",
                "body": "Przy stole: Ania.",
                "table": table,
            }
            push = next(headers for path, headers, _ in town.posts.got if path == "/push/bo")
            claims, key = claims_of(push["authorization"])
            assert (claims["aud"], key) == (town.posts.url, settings.push_key)
            letter = mailed()[0]
            assert letter["Subject"] == "Twoja kolej: Pandemic"
            assert f"https://ward.example/table/{table}" in letter.get_content()
            # Bo comes, plays his turn, goes; when it is his turn again he is told again.
            async with bo.join(table) as there:
                await my_turn_ends(there)
            await here.until(lambda: not here.table.chairs[1].here)
            await my_turn_ends(here)
            await all_told(2)
            assert await refusal(ania.stand_in(table, 1, "random")) == "pace"
            await post(bo, "/api/me/notices/push/stop", PushEndpoint(f"{town.posts.url}/push/bo"))
            await bo.fetch("POST", f"/api/mail/stop?token={link_in(letter, 'stop')}", b"")
            after = await bo.ask("GET", "/api/me/notices", NoticeSettings)
            assert (after.devices, after.address, after.confirmed) == (0, None, False)

    run(story(), 240)


def test_a_mail_address_counts_only_once_somebody_there_has_said_so(town: Town) -> None:
    async def story() -> None:
        url = town.servers[0].url
        bo, browser = await HttpClient.guest(url, "Bo"), Browser()
        assert await refusal(post(bo, "/api/me/notices/mail", MailAddress("no address"))) == (
            "bad-address"
        )
        await wish(bo, NoticeWishes("hu", "Europe/Budapest", 22 * 60, 7 * 60))
        before = len(town.letters)
        await post(bo, "/api/me/notices/mail", MailAddress("first@friends.example"))
        await post(bo, "/api/me/notices/mail", MailAddress("second@friends.example"))
        first, second = town.letters[before:]
        assert first["Subject"] == "Erősítsd meg az e-mail-címedet"
        assert not (await bo.ask("GET", "/api/me/notices", NoticeSettings)).confirmed
        old, good = MailLink(link_in(first, "confirm")), MailLink(link_in(second, "confirm"))
        stranger = HttpClient(url)
        assert await refusal(post(stranger, "/api/mail/confirm", old)) == "old-link"
        assert await refusal(post(stranger, "/api/mail/confirm", MailLink("forged"))) == "old-link"
        await post(stranger, "/api/mail/confirm", good)
        kept = await bo.ask("GET", "/api/me/notices", NoticeSettings)
        assert (kept.address, kept.confirmed) == ("second@friends.example", True)
        await post(bo, "/api/me/notices/push", browser.subscription(f"{town.posts.url}/push/x"))
        data = (await bo.ask("GET", "/api/me/data", PersonalData)).notices
        assert (data.address, data.endpoints) == (kept.address, [f"{town.posts.url}/push/x"])
        await bo.sign_out_others()
        assert (await bo.ask("GET", "/api/me/notices", NoticeSettings)).devices == 0
        await bo.fetch("DELETE", "/api/me")
        assert await refusal(post(stranger, "/api/mail/confirm", good)) == "old-link"

    run(story())


def test_only_the_host_lets_a_chat_be_told_and_nobody_learns_its_address(town: Town) -> None:
    async def story() -> None:
        url = town.servers[0].url
        ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
        table = (await ania.open_table("pandemic", ["me", "open"], public=True)).id
        place = f"/api/tables/{table}/webhook"
        hook = Webhook(f"{town.posts.url}/chat/secret")
        assert await refusal(bo.ask("GET", place, WebhookCard)) == "not-seated"
        await bo.sit(table)
        assert await refusal(bo.ask("PUT", place, WebhookCard, hook)) == "not-yours"
        await ania.ask("PUT", place, WebhookCard, hook)
        assert (await bo.ask("GET", place, WebhookCard)).host == "127.0.0.1"

    run(story())


def test_a_server_that_was_not_told_of_mail_sends_none_and_goes_into_no_private_network(
    url: str, tmp_path: Path
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        await wish(ania, NoticeWishes("en", "UTC"))
        mail = MailAddress("ania@friends.example")
        assert await refusal(post(ania, "/api/me/notices/mail", mail)) == "no-mail"
        inside = Browser().subscription("https://127.0.0.1/push")
        assert await refusal(post(ania, "/api/me/notices/push", inside)) == "bad-address"
        table = (await ania.open_table("pandemic", ["me", "me"])).id
        hook = Webhook("http://10.0.0.1/hook")
        asked = ania.ask("PUT", f"/api/tables/{table}/webhook", WebhookCard, hook)
        assert await refusal(asked) == "bad-address"

    run(story())
