"""Rush M.D. in company: a whole round of two people at their screens with two colleagues."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Invite
from tests.browser.guest import A_LOOK, Guest

OPTIONS: Final = {"sand": "15", "phase": "30", "epidemics": "off", "research": "off"}
PEOPLE: Final = ("red", "black")
COLLEAGUES: Final = ("green", "yellow")
"""By the colours of their Doctors."""

PATIENTS: Final = 3
"""Enough work for everybody."""

IDLE: Final = "Between actions"

REMEMBER_WHAT_IS_ANNOUNCED: Final = """
() => {
    window.announced = {};
    const look = () => {
        for (const doing of document.querySelectorAll('.player .doing')) {
            const colour = doing.closest('.player').className;
            (window.announced[colour] ??= []).push(doing.innerText);
        }
    };
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.querySelector('.table > .rail'), changes);
}
"""
"""What a player panel says for a moment only, kept for later."""


def on_shift(invite: Invite) -> tuple[Guest, Guest]:
    """Two people and two average colleagues at one table, each person at an own screen."""
    host, friend = invite(), invite()
    for guest in (host, friend):
        guest.until_settled()
    colleague = {"kind": "colleague", "colleague": "good"}
    seats = [{"kind": "me"}, {"kind": "open"}, colleague, colleague]
    card = host.ask("/api/tables", {"game": "rush-md", "seats": seats, "options": OPTIONS})
    friend.ask(f"/api/tables/{card['id']}/sit", {"invite": card["invite"]})
    for guest in (host, friend):
        guest.page.goto(f"{guest.url}/table/{card['id']}")
        guest.wait_for_table()
    return host, friend


def lines(guest: Guest, *words: str) -> Locator:
    """What the log tells, with all these words in it."""
    found = guest.log.locator(".sentence")
    for word in words:
        found = found.filter(has_text=word)
    return found


def name_of(guest: Guest, colour: str) -> str:
    """How the log calls the player with the Doctor of this colour."""
    return guest.page.locator(f"[data-doctor={colour}] header").inner_text().split("\n")[0].strip()


def until_done(guest: Guest, done: Callable[[], bool], act: Callable[[], None], what: str) -> None:
    """Act again whenever somebody else was quicker, until it is done."""

    def tried() -> bool:
        if done():
            return True
        with suppress(PlaywrightTimeout):  # what was about to be pressed is gone
            act()
        return done()

    guest.until(tried, what)


def press_first(guest: Guest, things: str) -> None:
    found = guest.page.locator(things)
    if found.count():
        guest.press(found.first, A_LOOK)


def admits_patients_on_the_board(guest: Guest, name: str) -> None:
    """By taps on slot and decks; where a colleague has taken Admission, any slot will do."""

    def placed() -> bool:
        return lines(guest, name, "places").count() > 0

    def tap() -> None:
        if guest.page.locator('[data-key^="deck:"][data-lit]').count():
            press_first(guest, '[data-key^="deck:"][data-lit]')
        elif not placed():
            press_first(guest, '[data-key="slot:ADM-N"][data-lit]')
        if lines(guest, "places", "Admission, Nurse").count() and not placed():
            press_first(guest, '[data-key^="slot:"][data-lit]')

    until_done(
        guest,
        lambda: placed() and lines(guest, "admits a").count() >= PATIENTS,
        tap,
        f"{name} has placed an hourglass by a tap on a slot, and {PATIENTS} are admitted",
    )


def places_the_own_doctor_from_the_list(guest: Guest, name: str, doctor: str) -> None:
    def choose() -> None:
        guest.show_actions()
        press_first(guest, f'[data-offer^="place {doctor} "]')

    until_done(
        guest,
        lambda: lines(guest, name, "places", doctor).count() > 0,
        choose,
        f"{name} has placed the {doctor} Doctor from the list",
    )


def all_go_on(both: tuple[Guest, Guest]) -> None:
    """Confirm the evaluation, and again whenever somebody decides again about leftovers."""

    def confirm() -> None:
        for guest in both:
            press_first(guest, ".evaluation .go")

    for guest in both:
        until_done(guest, lambda guest=guest: "round 2" in guest.status, confirm, "round 2 begins")


@pytest.mark.full("a whole round of real time; the gate has two people without colleagues")
def test_a_round_of_two_people_and_two_colleagues(invite: Invite) -> None:
    """RMD-1.1, RMD-1.5, RMD-1.6, RMD-17.3, RMD-22.5: planned, worked, judged, and on to round 2."""
    both = host, friend = on_shift(invite)
    expect(host.page.locator(".player")).to_have_count(4)
    names = {colour: name_of(host, colour) for colour in (*PEOPLE, *COLLEAGUES)}
    for guest in both:
        guest.page.evaluate(REMEMBER_WHAT_IS_ANNOUNCED)
    for colour in COLLEAGUES:
        expect(lines(friend, names[colour], "is ready")).to_have_count(1)
    for guest in both:
        expect(guest.page.locator(".council")).to_be_visible()
        guest.press(guest.page.locator(".council .go"))
    for guest in both:
        guest.until(lambda guest=guest: "pause" in guest.offers, "the clock runs")

    admits_patients_on_the_board(host, names["red"])
    places_the_own_doctor_from_the_list(friend, names["black"], "black")
    for guest in both:
        expect(lines(guest, names["red"], "places").first).to_be_attached()
        expect(lines(guest, names["black"], "black Doctor").first).to_be_attached()
        for colour in COLLEAGUES:
            expect(lines(guest, names[colour], "places").first).to_be_attached()

    for guest in both:
        expect(guest.page.locator(".evaluation")).to_be_visible()
        expect(guest.page.locator(".evaluation .go")).to_be_visible()
        every_patient_is_told(guest)
        announced = guest.page.evaluate("window.announced")
        for colour in COLLEAGUES:
            said = {each for key, told in announced.items() if colour in key for each in told}
            assert said - {IDLE}, f"the {colour} colleague never says what it is about to do"
    all_go_on(both)
    for guest in both:
        expect(guest.page.locator(".council")).to_be_visible()
        expect(lines(guest, "Round 2: the Medical Council meets.")).to_have_count(1)


def every_patient_is_told(guest: Guest) -> None:
    """RMD-17.3: the panel has a verdict for each patient, and the log has told each of them."""
    rows = guest.page.locator(".evaluation .patients li")
    assert rows.count() > 0, "somebody was admitted"
    for number in range(rows.count()):
        row = rows.nth(number)
        assert row.get_attribute("data-verdict") in ("exact", "over_treated", "error")
        expect(lines(guest, f"{row.locator('strong').inner_text()}: ").first).to_be_attached()
