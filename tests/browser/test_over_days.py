"""Friends over days: installing, being offline, coming back, notices, the own data."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.recorded import GO
from wardroom.lab.load.server_process import ServerProcess

NOTIFIED = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, tag }) => [title, body, tag])"""
NO_NETWORK = ["ERR_INTERNET_DISCONNECTED", "ERR_FAILED", "WebSocket connection to"]
"""What a page asks for in vain; the service worker has failed itself if it was to fetch it."""


@cache
def texts(language: str) -> dict[str, str]:
    path = Path(__file__).parents[2] / f"web/src/text/notices/{language}.ftl"
    lines = path.read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+) = (.+)$", lines, re.MULTILINE))


def word(guest: Guest, id: str) -> str:
    return texts(guest.language)[id]


def press(guest: Guest, id: str) -> None:
    guest.press(guest.page.get_by_role("button", name=word(guest, id), exact=True))


def is_kept(guest: Guest) -> None:
    """Wait until the service worker has the files of the client and answers for this page."""
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    guest.page.reload()
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def test_the_client_can_be_installed_and_says_plainly_when_it_is_offline(invite: Invite) -> None:
    guest = invite(language="pl", worker=True)
    expect(guest.page.locator("h1")).to_be_visible()
    manifest = guest.page.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]").href;
            const found = await (await fetch(link)).json();
            const icons = await Promise.all(found.icons.map(icon => fetch(icon.src)));
            return { ...found, served: icons.map(icon => [icon.status, icon.headers.get(
                "content-type")]) };
        }"""
    )
    assert (manifest["lang"], manifest["display"], manifest["start_url"]) == (
        "pl",
        "standalone",
        "/",
    )
    assert all(status == 200 and kind.startswith("image/") for status, kind in manifest["served"])
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    is_kept(guest)

    guest.expected_errors += NO_NETWORK
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.locator("[data-offline]")).to_have_text(word(guest, "web-offline"))
    guest.check_accessibility()
    guest.context.set_offline(False)
    expect(guest.page.locator("[data-offline]")).to_have_count(0)
    expect(guest.page.locator("article[data-game=pandemic] button.primary")).to_be_enabled()


def test_an_old_page_does_not_go_on_with_a_newer_server(invite: Invite) -> None:
    guest = invite(worker=True)
    is_kept(guest)
    guest.expected_errors += NO_NETWORK
    guest.context.set_offline(True)
    guest.page.reload()
    expect(guest.page.locator("[data-offline]")).to_be_visible()
    guest.page.evaluate("document.querySelector('meta[name=build]').content = 'of yesterday'")
    guest.context.set_offline(False)
    # It is loaded again, and is the server's own again.
    guest.page.wait_for_function(
        "() => document.querySelector('meta[name=build]').content !== 'of yesterday'"
    )
    kept = guest.page.evaluate("caches.keys()")
    build = guest.page.evaluate("document.querySelector('meta[name=build]').content")
    assert kept == [f"wardroom-{build}"]


def test_a_page_of_which_a_part_is_missing_says_so(invite: Invite) -> None:
    """A server that was renewed meanwhile has other files, and nobody may sit before nothing."""
    guest = invite()
    guest.expected_errors += ["Unable to preload CSS", "dynamically imported", "ERR_BLOCKED"]
    line = guest.context.new_cdp_session(guest.page)
    line.send("Network.enable")
    line.send("Network.setBlockedURLs", {"urls": ["*LobbyPage*", "*AboutPage*"]})
    guest.page.goto(f"{guest.url}/lobby")
    expect(guest.page.locator("[data-incomplete]")).to_be_visible()
    guest.check_accessibility()
    line.send("Network.setBlockedURLs", {"urls": []})
    guest.press(guest.page.locator("[data-incomplete] button"))
    expect(guest.page.locator("[data-incomplete]")).to_have_count(0)
    expect(guest.page.locator("h1")).to_be_visible()


def at_one_table(invite: Invite) -> tuple[Guest, Guest, str]:
    """Two people at a table of Pandemic; the first of them is asked."""
    ania, bo = invite(), invite()
    seats = [{"kind": "me"}, {"kind": "open"}]
    card = ania.ask(
        "/api/tables", {"game": "pandemic", "seats": seats, "public": True, "pace": "day"}
    )
    bo.ask(f"/api/tables/{card['id']}/sit", {})
    address = f"/table/{card['id']}"
    for guest in (ania, bo):
        guest.page.evaluate(GO, address)
        guest.wait_for_table()
    return (
        (ania, bo, address) if ania.page.locator(".status.asked").count() else (bo, ania, address)
    )


def test_someone_who_comes_back_reads_what_happened_since(invite: Invite) -> None:
    one, other, address = at_one_table(invite)
    recap = other.page.locator("[data-recap]")
    expect(recap).to_have_count(0)
    other.page.evaluate(GO, "/about")
    one.until_awaited()
    one.choose(next(offer for offer in one.offers if offer.startswith("drive")))
    other.page.evaluate(GO, address)
    expect(recap.get_by_role("heading")).to_have_text(word(other, "web-recap"))
    expect(recap.locator("li")).to_have_count(1)
    other.check_accessibility()
    other.press(recap.get_by_role("button", name=other.say("web-close"), exact=True))
    expect(recap).to_have_count(0)
    other.page.reload()
    other.wait_for_table()
    expect(recap).to_have_count(0)


def test_a_page_left_open_over_night_tells_it_too(invite: Invite) -> None:
    one, other, _ = at_one_table(invite)
    recap = other.page.locator("[data-recap]")
    look = """state => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
    }"""
    other.page.evaluate(look, "hidden")
    lines = other.page.locator(".log li").count()
    one.until_awaited()
    one.choose(next(offer for offer in one.offers if offer.startswith("drive")))
    other.until(lambda: other.page.locator(".log li").count() > lines, "the move is there")
    other.page.evaluate("{ const now = Date.now; Date.now = () => now() + 86_400_000; }")
    other.page.evaluate(look, "visible")
    expect(recap.locator("li")).to_have_count(1)


def open_settings(guest: Guest) -> None:
    guest.press(guest.button("web-settings"))
    guest.press(guest.page.get_by_text(word(guest, "web-my-data"), exact=True))


def test_everything_about_oneself_is_downloaded_kept_to_this_device_and_deleted(
    invite: Invite, tmp_path: Path
) -> None:
    guest = invite()
    me = guest.ask("/api/me")
    open_settings(guest)
    guest.check_accessibility()
    guest.check_layout()
    with guest.page.expect_download() as download:
        guest.press(guest.page.get_by_role("link", name=word(guest, "web-my-data-download")))
    download.value.save_as(tmp_path / "me.json")
    assert json.loads((tmp_path / "me.json").read_text(encoding="utf-8"))["id"] == me["id"]

    link = guest.ask("/api/me/link")["token"]
    press(guest, "web-sign-out-others")
    press(guest, "web-sign-out-others-do")
    expect(guest.page.get_by_text(word(guest, "web-sign-out-others-done"))).to_be_visible()
    assert guest.ask("/api/me")["id"] == me["id"]
    guest.expected_errors.append("403")
    assert guest.ask("/api/me/come", {"token": link})["code"] == "bad-link"

    press(guest, "web-forget-me")
    with guest.page.expect_navigation():
        press(guest, "web-forget-me-do")
    expect(guest.page.locator("h1")).to_be_visible()
    assert guest.ask("/api/me")["id"] != me["id"]


@pytest.mark.full("needs the whole browser")
def test_a_push_message_is_shown_by_the_service_worker(
    whole_browser: Browser, server: ServerProcess
) -> None:
    guest = Guest(whole_browser, server.url, worker=True)
    guest.context.grant_permissions(["notifications"], origin=guest.url)
    is_kept(guest)
    browser = guest.context.new_cdp_session(guest.page)
    found: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    guest.until(lambda: bool(found), "the worker is registered")
    notice = {"title": "Your turn: Pandemic", "body": "At the table with Ania.", "table": "abc"}
    message = {"origin": guest.url, "registrationId": found[0], "data": json.dumps(notice)}
    shown: list[list[str]] = []

    def is_shown() -> bool:
        # Sent again at each look: one for a worker that is just starting may be lost.
        browser.send("ServiceWorker.deliverPushMessage", message)
        shown[:] = guest.page.evaluate(NOTIFIED)
        return bool(shown)

    guest.until(is_shown, "the message is shown")
    assert shown == [["Your turn: Pandemic", "At the table with Ania.", "abc"]]
    guest.leave()
