"""A server killed in the middle of the Action Phase, as the person at the table sees it."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_server
from tests.browser.guest import Guest
from tests.browser.rush.conftest import DEAL
from tests.browser.rush.shift import Shift
from wardroom.lab.load.server_process import ServerProcess

BACK_WITHIN: Final = 8.0
"""Seconds after the server answers again; three of them are counted down (RMD-1.16)."""

WATCH: Final = """
lost => {
    const shown = () => {
        const clock = document.querySelector('time[role=timer]')?.textContent.split(':');
        const line = !document.body.innerText.includes(lost);
        const hands = document.querySelector('[data-key^="slot:"][data-lit]') !== null;
        const left = clock ? 60 * clock[0] + Number(clock[1]) : null;
        return { at: Date.now(), left, line, able: line && hands && left !== null };
    };
    const seen = { before: shown(), lost: null, back: null };
    window.watched = seen;
    setInterval(() => {
        const now = shown();
        if (!now.line) seen.lost ??= now;
        else if (seen.lost === null) seen.before = now;
        else if (now.able) seen.back ??= now;
    }, 20);
}
"""
"""Note the clock and the time: the last moment before the line was lost, and the first after it."""


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that no other test misses."""
    with open_server(tmp_path) as server:
        yield server


def watched(guest: Guest) -> dict[str, Any]:
    seen: dict[str, Any] = guest.page.evaluate("window.watched")
    return seen


@pytest.mark.full("a phase of real time; the gate kills a server of Pandemic")
def test_a_server_killed_in_the_action_phase_is_back_before_anybody_sits_down(
    browser: Browser, own_house: ServerProcess
) -> None:
    """RMD-1.13, RMD-1.16: nothing acknowledged is lost, no time is, and soon all goes on."""
    guest = Guest(browser, own_house.url, deal=DEAL)
    guest.expected_errors = ["ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_EMPTY"]
    ward = Shift.begun(guest, mode="steady")
    ward.enter("slot:ADM-N")
    ward.told("places Nurse 1")
    ward.enter("deck:regular")
    ward.told("admits a")
    patient = ward.thing("place:C1").get_attribute("aria-label") or ""
    lines = guest.log.locator(".sentence").all_inner_texts()
    guest.page.evaluate(WATCH, guest.say("web-link-lost"))
    killed = time.time()
    own_house.kill()
    own_house.start()
    own_house.wait_until_ready()
    answered = time.time()
    guest.until(lambda: watched(guest)["back"] is not None, "the table is back by itself")
    seen = watched(guest)
    back = seen["back"]["at"] / 1000
    print(
        f"from the kill to the table {back - killed:.2f} s, from the answer {back - answered:.2f}"
    )
    assert seen["lost"]["at"] / 1000 >= killed
    assert back - answered < BACK_WITHIN
    assert seen["back"]["left"] >= seen["before"]["left"] - 1, "time passed while nobody kept it"
    assert guest.log.locator(".sentence").all_inner_texts()[: len(lines)] == lines
    expect(ward.thing("place:C1")).to_have_attribute("aria-label", patient)
    ward.enter("slot:BB")
    ward.told("places Nurse 2")
    guest.leave()
