"""A stranger's address gets three mails an hour, no matter who types it and how often."""

import time
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.forked_server import ForkedServer
from tests.server.conftest import run
from tests.server.notices.receiving import post_office
from tests.server.notices.test_friends import noticing, post, wish
from tests.server.playing import refusal
from wardroom.client import HttpClient
from wardroom.lab.load.server_process import free_port
from wardroom.protocol import MailAddress, NoticeWishes
from wardroom.server.features.notices import askings
from wardroom.server.features.notices.askings import MailAskings, mailbox
from wardroom.server.store import Store
from wardroom.server.store.schema import mail_askings


def counted(address: str, *asked: tuple[str, str, str], limits: bool = True) -> list[bool]:
    """Whether each of these may be asked: address, person and client."""

    async def story() -> list[bool]:
        store = Store(address, "one")
        await store.open()
        kept = MailAskings(store.database, "key", limits)
        try:
            return [await kept.may_ask(*each) for each in asked]
        finally:
            await store.close()

    return run(story())


def test_an_address_is_asked_three_times_an_hour_no_matter_who_asks(either: str) -> None:
    asked = [(f"v{time.time_ns()}@example.org", f"p{n}", f"c{n}") for n in range(5)]
    same = [(asked[0][0], person, client) for _, person, client in asked]
    assert counted(either, *same) == [True, True, True, False, False]


def test_one_person_cannot_ask_one_address_after_the_other(address: str) -> None:
    asked = [(f"v{n}@example.org", "ann", f"c{n}") for n in range(7)]
    assert counted(address, *asked) == [True] * 5 + [False] * 2


def test_nor_can_many_people_who_come_from_one_place(address: str) -> None:
    asked = [(f"v{n}@example.org", f"p{n}", "192.0.2.1") for n in range(12)]
    assert counted(address, *asked) == [True] * 10 + [False] * 2
    assert counted(address, *asked[-2:], limits=False) == [True, True], "only to measure"


def test_after_an_hour_it_may_be_asked_again_and_nothing_is_left(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [("v@example.org", "ann", "here")] * 3
    assert counted(address, *asked, asked[0]) == [True, True, True, False]
    later = time.time() + askings.HOUR + 1
    monkeypatch.setattr("wardroom.server.features.notices.askings.time.time", lambda: later)
    assert counted(address, asked[0]) == [True]

    async def story() -> None:
        store = Store(address, "one")
        await store.open()
        rows = await store.database.read(
            lambda connection: connection.execute(sa.select(mail_askings)).all()
        )
        await store.close()
        assert len(rows) == 3, "of the first hour there is nothing any more"
        assert not any("example" in str(row) or "ann" in str(row) for row in rows)

    run(story())


@pytest.mark.parametrize("typed", ["V@Example.org", "v+games@example.org", "v+a+b@EXAMPLE.ORG"])
def test_another_spelling_reaches_the_same_person(typed: str) -> None:
    assert mailbox(typed) == mailbox("v@example.org")


def test_one_guest_cannot_have_a_stranger_sent_mail_after_mail(tmp_path: Path) -> None:
    port = free_port()
    with post_office(port) as letters:
        server = ForkedServer(tmp_path, (), {**noticing(port), "WARDROOM_LIMITS": "on"})
        with server:

            async def story() -> None:
                ann = await HttpClient.guest(server.url, "Ann")
                await wish(ann, NoticeWishes("en", "UTC"))
                asking = MailAddress("victim@example.org")
                for _ in range(3):
                    await post(ann, "/api/me/notices/mail", asking)
                    await ann.fetch("DELETE", "/api/me/notices/mail")
                again = post(ann, "/api/me/notices/mail", asking)
                assert await refusal(again) == "too-fast"
                await ann.fetch("DELETE", "/api/me")
                bo = await HttpClient.guest(server.url, "Bo")
                await wish(bo, NoticeWishes("en", "UTC"))
                assert await refusal(post(bo, "/api/me/notices/mail", asking)) == "too-fast"

            run(story())
    assert len(letters) == 3
