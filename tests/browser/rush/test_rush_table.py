"""Rush M.D. at the table: the guide, the Council, the evaluation, every size, two people."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.rush.shift import Shift

"""Sand runs in real time, so these are long."""

SHORT_PHASE = 15
"""Seconds in which even a busy machine plays three moves."""


def pressing(guest: Guest) -> Callable[[Locator], None]:
    def press(target: Locator) -> None:
        if guest.touch:
            target.tap(timeout=2_000)
        else:
            target.click(timeout=2_000)

    return press


@pytest.mark.full("a whole round; the gate is led on a phone")
def test_the_guide_leads_through_the_first_round(invite: Invite) -> None:
    """Somebody who has never seen the game finishes round 1 by what the screen says alone."""
    guest = invite()
    ward = Shift(guest, mode="gesture", phase=90)
    ward.follow_the_guide(pressing(guest))
    ward.told("Round 2: the Medical Council meets.")
    ward.told("gives")


@pytest.mark.full("20 s of real time")
def test_the_guide_leads_on_a_phone_from_board_to_board(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True, language="pl")
    ward = Shift(guest, mode="gesture", phase=SHORT_PHASE)
    ward.follow_the_guide(pressing(guest))
    guest.until(lambda: "Rada lekarska, runda 2" in guest.status, "round 2 begins")


@pytest.mark.full("a whole round; the gate is led on a phone")
def test_the_guide_leads_on_a_tablet_to_the_end_of_round_1(invite: Invite) -> None:
    """In Hungarian, with the whole department in sight."""
    guest = invite(size=TABLET, touch=True, language="hu")
    ward = Shift(guest, mode="gesture", phase=SHORT_PHASE)
    assert guest.page.locator("[data-guidance]").inner_text().strip()
    ward.follow_the_guide(pressing(guest))
    guest.until(lambda: "Orvosi tanács, 2. forduló" in guest.status, "round 2 begins")


def test_the_guide_is_silent_while_advice_is_followed(invite: Invite) -> None:
    """Two voices would disagree: one of them knows what the colleagues are about to do."""
    guest = invite()
    Shift.begun(guest, mode="steady", clock="moves")
    guidance = guest.page.locator("[data-guidance], [data-guide]")
    expect(guidance.first).to_be_visible()
    guest.press(guest.button("web-hint"))
    expect(guest.page.locator(".margin > .hint")).to_be_visible()
    expect(guidance).to_have_count(0)
    guest.press(guest.page.locator(".margin > .hint .button.icon").last)
    expect(guidance.first).to_be_visible()


def two_people(invite: Invite) -> tuple[Guest, Guest]:
    host = invite()
    host.until_settled()
    options = {"sand": "15", "phase": str(SHORT_PHASE), "epidemics": "off", "research": "off"}
    wish = {"game": "rush-md", "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
    card = host.ask("/api/tables", wish)
    friend = invite()
    friend.until_settled()
    friend.ask(f"/api/tables/{card['id']}/sit", {"invite": card["invite"]})
    for guest in (host, friend):
        guest.page.goto(f"{guest.url}/table/{card['id']}")
        guest.wait_for_table()
    return host, friend


@pytest.mark.full("a round of real time; two people meet at other tables")
def test_two_people_work_side_by_side_to_the_end_of_a_round(invite: Invite) -> None:
    """A plan is shared and kept; what one does, the other sees; the evaluation asks both."""
    both = host, friend = two_people(invite)
    duty = host.page.locator("[data-duty=labs]")
    for _ in both:
        duty.click()
    expect(friend.page.locator("[data-duty-mark=labs].black")).to_be_visible()
    friend.page.reload()
    friend.wait_for_table()
    expect(friend.page.locator("[data-duty-mark=labs].black")).to_be_visible()
    for guest in both:
        guest.page.locator(".council .go").click()
    for guest in both:
        guest.until(lambda guest=guest: "pause" in guest.offers, "the clock runs")
    host.choose("place nurse1 ADM-N")
    expect(friend.log.locator(".sentence", has_text="places Nurse 1")).to_have_count(1)
    host.choose("finish")
    for guest in both:
        guest.page.locator(".evaluation .go").click()
    for guest in both:
        guest.until(lambda guest=guest: "round 2" in guest.status, "round 2 begins")


@pytest.mark.full("two phases of real time in each size")
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_phase_fits_every_size_and_everyone(invite: Invite, size: tuple[int, int]) -> None:
    guest = invite(size=size, touch=size != DESKTOP, language="hu" if size == PHONE else "en")
    if size == TABLET:
        guest.page.emulate_media(color_scheme="dark")
    ward = Shift(guest, mode="steady", phase=SHORT_PHASE)
    check(guest)
    ward.begin()
    ward.prepare("place nurse1 ADM-N", "draw regular", "finish")
    check(guest)
    guest.page.locator(".evaluation .go").wait_for()
    check(guest)


def check(guest: Guest) -> None:
    guest.check_layout()
    guest.check_accessibility()


@pytest.mark.full("the gate changes the language at a table of Pandemic")
def test_the_language_changes_while_the_clock_runs(invite: Invite) -> None:
    """What is lit is named in the new language at once, and an hourglass goes where it says."""
    guest = invite()
    ward = Shift.begun(guest, mode="steady")
    guest.press(guest.button("web-menu"))
    guest.page.locator("select").first.select_option("hu")
    expect(ward.lit("slot:BB")).to_have_attribute("aria-label", re.compile("^Mező: .*: Tedd le "))
    assert "pause" in guest.offers
    ward.enter("slot:BB")
    expect(ward.thing("glass:nurse1")).to_have_attribute("aria-label", re.compile("másodperc"))


@pytest.mark.full("20 s of real time")
def test_sand_that_still_runs_when_the_clock_stops_is_overtime(invite: Invite) -> None:
    """RMD-1.9: it is told aloud and asked about, and the evaluation waits for it."""
    guest = invite()
    ward = Shift(guest, mode="steady", phase=SHORT_PHASE, sand="20")
    ward.begin()
    ward.prepare("place nurse1 ADM-N")
    expect(guest.page.locator(".notes .loud")).to_be_visible()
    assert "anyone whose sand is still running" in guest.status
    expect(guest.page.locator(".evaluation .go")).to_be_visible()


def test_buttons_show_their_focus_even_where_the_guide_points(invite: Invite) -> None:
    """The marks of what is lit and of the guide never stand in the place of the focus."""
    guest = invite()
    Shift(guest, mode="steady")
    guest.show_actions()
    guest.page.keyboard.press("Tab")
    for found in (".council .go[data-guide]", "[data-offer][data-lit]"):
        button = guest.page.locator(found).first
        assert outline(button) != "solid"
        button.focus()
        assert outline(button) == "solid"


def outline(button: Locator) -> str:
    style: str = button.evaluate("each => getComputedStyle(each).outlineStyle")
    return style
