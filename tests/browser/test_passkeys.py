"""A way back: a passkey makes another browser the same person, with the same tables."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browser.guest import PHONE, Guest
from wardroom.lab.load.server_process import ServerProcess

Comer = Callable[..., Guest]


@pytest.fixture
def come(browser: Browser, server: ServerProcess) -> Iterator[Comer]:
    """Opens the page by a name to which passkeys can belong: figures are none."""
    with ExitStack() as goodbye:

        def come_in(**wishes: object) -> Guest:
            url = server.url.replace("127.0.0.1", "localhost")
            guest = Guest(browser, url, path="/me", **wishes)
            goodbye.callback(guest.leave)
            return guest

        yield come_in


def authenticator(guest: Guest) -> tuple[CDPSession, str]:
    """A device with a fingerprint reader, whose finger always fits."""
    wire = guest.context.new_cdp_session(guest.page)
    wire.send("WebAuthn.enable")
    made = wire.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    return wire, made["authenticatorId"]


def test_a_passkey_leads_back_to_the_own_tables_in_another_browser(come: Comer) -> None:
    desk = come()
    me = desk.ask("/api/me")
    seats = [{"kind": "me"}, {"kind": "colleague"}]
    table = desk.ask("/api/tables", {"game": "pandemic", "seats": seats})
    wire, keys = authenticator(desk)
    desk.press(desk.button("web-passkey-create"))
    expect(desk.page.get_by_text(desk.say("web-passkey-unused"))).to_be_visible()
    desk.check_accessibility()
    desk.check_layout()
    desk.press(desk.button("web-passkey-create"))
    expect(desk.page.get_by_role("alert")).to_have_text(desk.say("web-problem-passkey-there"))

    phone = come(size=PHONE, touch=True)
    assert phone.ask("/api/me")["id"] != me["id"]
    other, others = authenticator(phone)
    (synced,) = wire.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]
    other.send("WebAuthn.addCredential", {"authenticatorId": others, "credential": synced})
    phone.press(phone.button("web-sign-in-passkey"))
    expect(phone.page.locator(f'a[href="/table/{table["id"]}"]').first).to_be_visible()
    assert phone.ask("/api/me")["id"] == me["id"]

    phone.page.goto(f"{phone.url}/me")
    phone.check_layout()
    desk.page.reload()
    sign_out = desk.page.get_by_role(
        "button", name=re.compile(f"^{desk.say('web-device-sign-out')}")
    )
    desk.press(sign_out.first)
    desk.press(desk.button("web-device-sign-out"))
    expect(sign_out).to_have_count(0)
    assert phone.ask("/api/me")["id"] != me["id"], "signed out, and a new guest"
