"""Addresses that people type lead to the open Internet, or nowhere."""

import pytest

from tests.server.conftest import run
from tests.server.notices.receiving import Posts
from wardroom.server.errors import ApiError
from wardroom.server.features.notices.mail import mail_address
from wardroom.server.features.notices.outgoing import Outgoing, Unsent, is_public


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "192.168.0.9",
        "172.16.0.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "::1",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:127.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
        "64:ff9b:1::7f00:1",
        "fec0::1",
        "::127.0.0.1",
        "::ffff:93.184.215.14",
        "2001::5db8:d70e",
        "2002:5db8:d70e::1",
        "168.63.129.16",
    ],
)
def test_an_address_of_a_private_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://chat.example/hook",
        "https://127.0.0.1/hook",
        "https://[::1]/hook",
        "https://chat.example:22/hook",
        "https://user:secret@chat.example/hook",
        "ftp://chat.example/",
        "https:///hook",
        "https://[bad",
        "",
        "https://chat.example/" + "x" * 1000,
    ],
)
def test_what_may_not_be_posted_to_is_refused_at_once(address: str) -> None:
    with pytest.raises(ApiError) as refused:
        Outgoing().check(address)
    assert refused.value.code == "bad-address"


def test_a_name_that_leads_into_the_own_network_is_not_asked() -> None:
    async def story() -> None:
        out = Outgoing()
        with pytest.raises(Unsent) as unsent:
            await out.post("https://localhost/hook", b"{}", {})
        assert unsent.value.final
        await out.close()

    run(story())


def test_what_a_server_answers_says_whether_to_try_again() -> None:
    async def story(posts: Posts) -> None:
        out = Outgoing(private=True)
        await out.post(posts.url + "/hook", b"{}", {"x-test": "yes"})
        path, headers, body = posts.got[0]
        assert (path, headers["x-test"], body) == ("/hook", "yes", b"{}")
        for status, final, gone in [
            (500, False, False),
            (429, False, False),
            (302, True, False),
            (400, True, False),
            (410, True, True),
        ]:
            posts.status = status
            with pytest.raises(Unsent) as unsent:
                await out.post(posts.url + "/hook", b"{}", {})
            assert (unsent.value.final, unsent.value.gone) == (final, gone)
        await out.close()

    with Posts() as posts:
        run(story(posts))


@pytest.mark.parametrize("typed", ["ania@example.org", " zoë.o'neil+games@mail.example.hu "])
def test_a_mail_address_is_kept_as_it_was_typed(typed: str) -> None:
    assert mail_address(typed) == typed.strip()


@pytest.mark.parametrize(
    "typed",
    ["", "ania", "ania@", "@example.org", "a b@example.org", "a@b", "a@x.org\nBcc: b@x.org",
     "Ania <ania@example.org>", "a@x.org,b@x.org", "x" * 250 + "@example.org"],
)  # fmt: skip
def test_what_is_no_mail_address_is_refused(typed: str) -> None:
    with pytest.raises(ApiError):
        mail_address(typed)
