"""A way back: passkeys, devices, links by mail."""

import asyncio
import re
import time
from collections.abc import Callable
from email.message import EmailMessage
from pathlib import Path

import pytest
import sqlalchemy as sa
from msgspec.json import encode

from tests.server.authenticator import Authenticator
from tests.server.conftest import eventually, run
from tests.server.notices.receiving import post_office
from tests.server.playing import refusal
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.server_process import ServerProcess, free_port
from wardroom.protocol import (
    AccountCard,
    MailAddress,
    MailLink,
    Me,
    NewPasskey,
    NoticeWishes,
    PasskeyAssertion,
    PasskeyCreation,
    PasskeyRequest,
    PersonalData,
)
from wardroom.server.features.accounts.relying_party import RelyingParty, relying_party
from wardroom.server.features.accounts.store import MOST_PASSKEYS, AccountStore, Passkey
from wardroom.server.features.administration.store import Administration
from wardroom.server.settings import Settings
from wardroom.server.store import Store
from wardroom.server.store.schema import people, sign_in_tokens
from wardroom.server.user_agent import Browser

Starter = Callable[..., ServerProcess]
SITE = "https://table.example.org"
LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture
def site(url: str) -> str:
    """The address at which a server without an address of its own has passkeys."""
    return url.replace("127.0.0.1", "localhost")


async def creation(person: HttpClient) -> PasskeyCreation:
    return await person.ask("POST", "/api/me/passkeys/creation", PasskeyCreation)


async def add(person: HttpClient, key: Authenticator) -> AccountCard:
    new = key.create(await creation(person))
    return await person.ask("POST", "/api/me/passkeys", AccountCard, new)


async def requested(device: HttpClient) -> PasskeyRequest:
    return await device.ask("POST", "/api/sign-in/passkey/request", PasskeyRequest)


async def enter(device: HttpClient, key: Authenticator) -> Me:
    return await device.ask("POST", "/api/sign-in/passkey", Me, key.sign(await requested(device)))


async def account(person: HttpClient) -> AccountCard:
    return await person.ask("GET", "/api/me/account", AccountCard)


# ------------------------------------------------------------------------------------------------
# Passkeys


def test_a_passkey_makes_another_device_the_same_person(site: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(site, "Ania")
        table = await ania.open_table("pandemic", ["me", "colleague:random"])
        key = Authenticator(site)
        (card,) = (await add(ania, key)).passkeys
        assert (card.used, card.synced) == (None, True)
        phone = await HttpClient.guest(site)
        assert await enter(phone, key) == ania.me
        assert (await phone.table(table.id)).chairs[0].you
        (card,) = (await account(phone)).passkeys
        assert card.used is not None
        stranger = HttpClient(site)
        assert (await enter(stranger, key)).id == ania.me.id, "also without a cookie before"

    run(story())


def test_a_challenge_is_good_once_and_for_the_one_who_asked(site: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site, "Bo")
        key = Authenticator(site)
        new = key.create(await creation(ania))
        add_new = ("POST", "/api/me/passkeys", AccountCard, new)
        assert await refusal(bo.ask(*add_new)) == "bad-passkey", "it was Ania's challenge"
        assert await refusal(ania.ask(*add_new)) == "bad-passkey", "and is used up"
        await add(ania, key)
        answer = key.sign(await requested(bo))
        assert await refusal(ania.ask("POST", "/api/sign-in/passkey", Me, answer)) == "bad-passkey"
        answer = key.sign(await requested(bo))
        assert (await bo.ask("POST", "/api/sign-in/passkey", Me, answer)).id == ania.me.id
        assert await refusal(bo.ask("POST", "/api/sign-in/passkey", Me, answer)) == "bad-passkey"
        invented = key.sign(PasskeyRequest("bm90aGluZw", "localhost"))
        assert await refusal(bo.ask("POST", "/api/sign-in/passkey", Me, invented)) == "bad-passkey"

    run(story())


def test_a_passkey_answers_for_its_own_site_and_its_owner_alone(site: str) -> None:
    async def story() -> None:
        ania, phone = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site)
        key = Authenticator(site)
        await add(ania, key)
        key.origin = "http://localhost:1"
        assert await refusal(enter(phone, key)) == "bad-passkey"
        key.origin, key.verifies = site, False
        assert await refusal(enter(phone, key)) == "bad-passkey", "nobody has shown who they are"
        key.verifies, key.user = True, "someone-else"
        assert await refusal(enter(phone, key)) == "bad-passkey"
        other = Authenticator(site)
        assert await refusal(enter(phone, other)) == "unknown-passkey"
        other.id = key.id
        assert await refusal(enter(phone, other)) == "bad-passkey", "signed with another key"

    run(story())


def test_a_passkey_whose_counter_goes_back_may_have_been_copied(site: str) -> None:
    async def story() -> None:
        ania, phone = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site)
        key = Authenticator(site)
        await add(ania, key)
        key.uses = 7
        await enter(phone, key)
        assert (await enter(phone, key)).id == ania.me.id
        key.uses = 8
        assert await refusal(enter(phone, key)) == "copied-passkey"

    run(story())


def test_a_passkey_that_never_counts_stays_good(site: str) -> None:
    async def story() -> None:
        ania, phone = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site)
        key = Authenticator(site)
        await add(ania, key)
        for _ in range(2):
            key.uses = -1
            assert (await enter(phone, key)).id == ania.me.id

    run(story())


def test_a_removed_passkey_opens_nothing(site: str) -> None:
    async def story() -> None:
        ania, bo = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site, "Bo")
        key = Authenticator(site)
        (card,) = (await add(ania, key)).passkeys
        place = f"/api/me/passkeys/{card.id}"
        assert await refusal(bo.fetch("DELETE", place)) == "unknown-passkey", "it is not Bo's"
        assert (await ania.ask("DELETE", place, AccountCard)).passkeys == []
        assert await refusal(enter(bo, key)) == "unknown-passkey"

    run(story())


@pytest.mark.parametrize("text", ["", "{}", "AAAA", "e30", "?", "x" * 40_000])
def test_garbage_is_refused(site: str, text: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(site, "Ania")
        new = NewPasskey("id", text, text)
        assert (
            await refusal(ania.ask("POST", "/api/me/passkeys", AccountCard, new)) == "bad-passkey"
        )
        known = Authenticator(site).create(await creation(ania)).client_data
        new = NewPasskey("id", known, text)
        assert (
            await refusal(ania.ask("POST", "/api/me/passkeys", AccountCard, new)) == "bad-passkey"
        )
        answer = PasskeyAssertion("id", text, text, text)
        assert await refusal(ania.ask("POST", "/api/sign-in/passkey", Me, answer)) == "bad-passkey"

    run(story())


def test_a_person_has_a_bounded_number_of_passkeys(tmp_path: Path, either: str) -> None:
    async def story() -> None:
        store = Store(either, "")
        await store.open()
        accounts = AccountStore(store.database)
        ania = await store.people.add("Ania")
        here = Browser("Firefox", "Linux")
        keys = [Passkey(f"{ania}{n}", f"{n}", ania, "", 0, False) for n in range(MOST_PASSKEYS + 1)]
        assert await accounts.add(keys[0], here)
        assert not await accounts.add(keys[0], here), "there is one like it"
        assert [await accounts.add(key, here) for key in keys[1:]] == [True] * 9 + [False]
        assert await accounts.use(keys[0], 4)
        assert not await accounts.use(keys[0], 5), "somebody else was faster"
        await store.close()

    run(story())


def test_tokens_are_good_once_for_a_while_and_kept_as_digests(either: str) -> None:
    async def story() -> None:
        store = Store(either, "")
        await store.open()
        accounts = AccountStore(store.database)
        token = await accounts.token("mail", "ania")
        kept = await store.database.read(
            lambda connection: list(connection.scalars(sa.select(sign_in_tokens.c.digest)))
        )
        assert token not in kept
        assert await accounts.take(token, "passkey", 60) is None, "it is for something else"
        taken = [accounts.take(token, "mail", 60) for _ in range(4)]
        assert sorted(map(str, await asyncio.gather(*taken))) == ["('ania',)", *["None"] * 3]
        assert await accounts.take(await accounts.token("mail", "bo"), "mail", 0) is None
        await store.close()

    run(story())


# ------------------------------------------------------------------------------------------------
# To which address passkeys belong


@pytest.mark.parametrize(
    ("address", "asked", "party"),
    [
        ("https://example.org", "http://127.0.0.1:8000/", ("example.org", "https://example.org")),
        ("https://a.example.org:443", "", ("a.example.org", "https://a.example.org")),
        ("https://a.example.org:8443", "", ("a.example.org", "https://a.example.org:8443")),
        (
            "https://zażółć.example",
            "",
            ("xn--za-6ja4f8n1l.example", "https://xn--za-6ja4f8n1l.example"),
        ),
        ("", "http://localhost:8000/", ("localhost", "http://localhost:8000")),
        ("http://localhost:8000", "", ("localhost", "http://localhost:8000")),
        ("", "http://127.0.0.1:8000/", None),
        ("", "https://anything.example/", None),
        ("http://example.org", "http://localhost/", None),
        ("https://192.168.1.20", "", None),
        ("https://[::1]:8000", "", None),
        ("", "http://a..localhost:8000/", None),
        ("", "http://localhost:99999/", None),
    ],
)
def test_passkeys_belong_to_the_configured_address(
    address: str, asked: str, party: tuple[str, str] | None
) -> None:
    found = relying_party(Settings(database="sqlite://", address=address), asked)
    assert found == (party and RelyingParty(*party))


def test_a_server_without_such_an_address_says_so(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        assert (await account(ania)).passkeys_at is None
        assert await refusal(creation(ania)) == "no-passkeys"
        assert await refusal(requested(ania)) == "no-passkeys"
        local = await HttpClient.guest(url.replace("127.0.0.1", "localhost"))
        assert (await creation(local)).rp == "localhost"

    run(story())


# ------------------------------------------------------------------------------------------------
# Mail


async def secret(box: list[EmailMessage], letters: int, page: str) -> str:
    """What stands behind the `#` in the link of that letter."""

    async def has_come() -> bool:
        return len(box) >= letters

    await eventually(has_come)
    found = re.search(rf"/#/{page}/(\S+)", box[letters - 1].get_content())
    assert found is not None
    return found[1]


def test_a_confirmed_address_is_a_way_back(own_server: Starter) -> None:
    async def story() -> None:
        port = free_port()
        with post_office(port) as box:
            mail = f"smtp://127.0.0.1:{port}"
            server = own_server(WARDROOM_ADDRESS=SITE, WARDROOM_HOSTS="*", WARDROOM_MAIL=mail).url
            ania = await HttpClient.guest(server, "Ania")
            await ania.ask("PUT", "/api/me/notices", dict, NoticeWishes("pl", "Europe/Warsaw"))
            mine = MailAddress("ania@example.org")
            await ania.fetch("POST", "/api/me/notices/mail", encode(mine))
            confirm = await secret(box, 1, "mail/confirm")
            phone = await HttpClient.guest(server)
            await phone.fetch("POST", "/api/sign-in/mail", encode(mine))
            await phone.fetch("POST", "/api/mail/confirm", encode(MailLink(confirm)))
            await phone.fetch("POST", "/api/sign-in/mail", encode(MailAddress("no@example.org")))
            await phone.fetch("POST", "/api/sign-in/mail", encode(MailAddress("Ania@example.org")))
            token = await secret(box, 2, "enter")
            assert len(box) == 2, "an address that nobody has confirmed gets nothing"
            assert "Logowanie" in str(box[1]["subject"])
            follow = ("POST", "/api/sign-in/mail/link", Me, MailLink(token))
            assert (await phone.ask(*follow)).id == ania.me.id
            assert await refusal(phone.ask(*follow)) == "old-link", "it works once"
            assert (await account(phone)).mail == "ania@example.org"
            more = phone.fetch("POST", "/api/sign-in/mail", encode(mine))
            assert await refusal(more) == "too-fast", "three mails an hour to an address"

    run(story())


def test_without_mail_there_is_no_link(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url, "Ania")
        asked = ania.fetch("POST", "/api/sign-in/mail", encode(MailAddress("a@example.org")))
        assert await refusal(asked) == "no-mail"
        wrong = ania.ask("POST", "/api/sign-in/mail/link", Me, MailLink("x"))
        assert await refusal(wrong) == "old-link"

    run(story())


# ------------------------------------------------------------------------------------------------
# Limits, the own data, and the end


def test_attempts_to_sign_in_are_limited(own_server: Starter) -> None:
    url = own_server(WARDROOM_LIMITS="on", WARDROOM_ADDRESS=SITE, WARDROOM_HOSTS="*").url

    async def story() -> None:
        phone = await HttpClient.guest(url)
        for _ in range(20):
            await requested(phone)
        assert await refusal(requested(phone)) == "too-fast"
        assert await refusal(phone.ask("POST", "/api/sign-in/passkey", Me, {})) == "too-fast"

    run(story())


def test_a_banned_person_cannot_come_back(own_server: Starter, tmp_path: Path) -> None:
    server = own_server(WARDROOM_ADDRESS=SITE, WARDROOM_HOSTS="*")

    async def story() -> None:
        ania, phone = await HttpClient.guest(server.url, "Ania"), HttpClient(server.url)
        key = Authenticator(SITE)
        await add(ania, key)
        store = Store(f"sqlite:///{next(tmp_path.glob('**/*.db'))}", "")
        await store.open()
        await Administration(store.database).ban(ania.me.id, True)
        await store.close()

        async def is_kept_out() -> bool:
            try:
                await enter(phone, key)
            except Denied as denied:
                return denied.code == "banned"
            return False

        await eventually(is_kept_out)

    run(story())


def test_passkeys_and_devices_are_told_and_deleted_with_the_person(site: str) -> None:
    async def story() -> None:
        ania, phone = await HttpClient.guest(site, "Ania"), await HttpClient.guest(site)
        key = Authenticator(site)
        await add(ania, key)
        data = await ania.ask("GET", "/api/me/data", PersonalData)
        assert (len(data.passkeys), len(data.devices)) == (1, 1)
        await ania.fetch("DELETE", "/api/me")
        assert await refusal(enter(phone, key)) == "unknown-passkey"

    run(story())


def test_a_guest_without_a_name_who_has_a_passkey_is_not_litter(either: str) -> None:
    async def story() -> None:
        store = Store(either, "")
        await store.open()
        kept, litter = await store.people.add(""), await store.people.add("")
        accounts = AccountStore(store.database)
        await accounts.add(Passkey(f"{kept}!", "c", kept, "", 0, False), Browser("", ""))
        await store.database.write(
            lambda connection: connection.execute(sa.update(people).values(made=1.0))
        )
        await Administration(store.database).tidy(time.time() - 60, 1000)
        assert await store.people.name(kept) == ""
        assert await store.people.name(litter) is None
        await store.close()

    run(story())
