"""Rush M.D. with its modules on the screen: Epidemics over their Ward, and Research cards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.rush.deals import MODULES, Outbreak, an_outbreak
from tests.browser.rush.played import played_to_the_bell
from tests.browser.rush.shift import Shift

PHASE = 60
"""Seconds in which everything that a test prepares can be done."""


@pytest.fixture(scope="module")
def outbreak() -> Outbreak:
    return an_outbreak()


@pytest.fixture
def deal(outbreak: Outbreak) -> int:
    """With it the first Cultures are contagious."""
    return outbreak.deal


def an_epidemic_breaks_out(ward: Shift, outbreak: Outbreak) -> None:
    """The patient in bed A1 turns out to be contagious: everybody sees it, and where."""
    ward.told("Epidemic in Ward A")
    card = ward.view()["epidemics"]["A"]
    assert card is not None
    shown = ward.thing("epidemic:A")
    expect(shown).to_be_visible()
    said = shown.get_attribute("aria-label")
    assert said is not None
    assert said.startswith("Epidemic: ")
    name = said.removeprefix("Epidemic: ").split(".")[0]
    ward.told("Epidemic in Ward A", name)
    expect(ward.thing("epidemic:B")).to_have_count(0)
    epidemic, bed = shown.bounding_box(), ward.thing("bed:A2").bounding_box()
    assert epidemic is not None
    assert bed is not None
    assert epidemic["y"] + epidemic["height"] <= bed["y"], "it lies over the beds of its Ward"
    expect(ward.thing("bed:A1")).to_have_attribute("aria-label", re.compile("Against the epidemic"))


@pytest.mark.full("20 s of sand each; the gate sees an epidemic in the evaluation")
def test_an_epidemic_is_shown_over_its_ward_and_served_by_gestures(
    invite: Invite, outbreak: Outbreak
) -> None:
    """RMD-16.1, RMD-16.5, RMD-16.6, RMD-16.7."""
    ward = Shift.begun(invite(), mode="gesture", **MODULES)
    ward.admit(*["hospitalized"] * 3)
    ward.put_to_bed(outbreak.place, "A1")
    ward.prepare("begin move_bed A1", "drop_bed CUL steady")
    ward.prepare("begin place black", "drop_glass CUL")
    ward.tap(f"token:{outbreak.token}")
    an_epidemic_breaks_out(ward, outbreak)
    ward.drag("bed:A1", "home:A1")
    ward.told("moves bed A1 to", count=2)  # to Cultures, and home again
    ward.drag("glass:nurse2", "slot:WA-1")
    ward.tap("epidemic:A")
    ward.told("fights the epidemic")
    for kind in outbreak.medicine:
        ward.drag(f"stored:{kind}", "bed:A1")
    served(ward, outbreak)


@pytest.mark.full("20 s of sand each; the gate sees an epidemic in the evaluation")
def test_an_epidemic_is_served_by_keys(invite: Invite, outbreak: Outbreak) -> None:
    """RMD-16.6, RMD-17.1, RMD-17.2, RMD-22.1."""
    ward = Shift(invite(), mode="steady", **MODULES)
    ward.begin()
    ward.prepare("place nurse1 ADM-N", *["draw hospitalized"] * 3)
    ward.prepare("place red ADM-D", f"hospitalize {outbreak.place} A1", "move_bed A1 CUL")
    ward.enter("slot:CUL", f"token:{outbreak.token}")
    an_epidemic_breaks_out(ward, outbreak)
    ward.enter("bed:A1", "home:A1")
    ward.enter("slot:WA-1", "epidemic:A")
    ward.told("fights the epidemic")
    for kind in outbreak.medicine:
        ward.enter(f"stored:{kind}", "bed:A1")
    served(ward, outbreak)


@pytest.mark.full("two phases; the gate uses a research action")
def test_an_epidemic_that_was_served_is_told_in_the_evaluation(
    invite: Invite, outbreak: Outbreak
) -> None:
    """RMD-16.9."""
    shift = played_to_the_bell(
        *(outbreak.deal, PHASE, "place nurse1 ADM-N", *["draw hospitalized"] * 3),
        *("place red ADM-D", f"hospitalize {outbreak.place} A1", "move_bed A1 CUL"),
        *("place black CUL", f"flip {outbreak.token}", "move_bed A1 home", "place nurse2 WA-1"),
        *("target epidemic", *(f"serve A1 {kind}" for kind in outbreak.medicine)),
        **MODULES,
    )
    ward = Shift.played_on(invite(), shift, mode="steady")
    ward.told("Every patient in Ward A was treated against the epidemic")
    expect(ward.thing("epidemic:A")).to_have_count(0)


def served(ward: Shift, outbreak: Outbreak) -> None:
    """The bed says of everything on the card that it is there."""
    ward.guest.until(
        lambda: ward.given("A1", "epidemic") == dict.fromkeys(outbreak.medicine, 1),
        "the patient has been treated against the epidemic",
    )
    expect(ward.thing("bed:A1")).to_have_attribute("aria-label", re.compile("epidemic: .* 1 of 1"))


def research(ward: Shift) -> list[str]:
    """The names of the Research cards that lie there."""
    ward.told("Research this round")
    cards = ward.page.locator(".research")
    expect(cards).to_have_count(3)
    return [title.split(":")[0] for title in cards.locator("title").all_text_contents()]


def test_a_research_action_is_used(invite: Invite, outbreak: Outbreak) -> None:
    """RMD-17.14, RMD-19.1, RMD-19.3: an hourglass on the card."""
    ward = Shift(invite(), mode="steady", clock="moves", **MODULES)
    names = research(ward)
    action, task = names[outbreak.action - 1], names[outbreak.task - 1]
    ward.told("Research this round", action, task)
    ward.begin()
    before = ward.view()["storage"]["blood"]
    ward.enter(f"slot:RS-{outbreak.action}")
    ward.told("places Nurse", f"Research card {outbreak.action}")
    ward.enter("supply:blood")
    ward.told("of blood.")
    stored = ward.view()["storage"]["blood"]
    assert stored > before
    expect(ward.thing("stored:blood")).to_have_attribute(
        "aria-label", re.compile(f" {stored} units? of blood$")
    )


@pytest.mark.full("a phase of real time; the gate uses a research action")
def test_a_research_task_that_was_met_is_told(invite: Invite, outbreak: Outbreak) -> None:
    """RMD-19.4: a reward at the end."""
    shift = played_to_the_bell(
        outbreak.deal, PHASE, f"place nurse1 RS-{outbreak.action}", "stock blood", **MODULES
    )
    ward = Shift.played_on(invite(), shift, mode="steady")
    task = research(ward)[outbreak.task - 1]
    ward.guest.press(ward.page.locator(".evaluation .go"))
    ward.told("Research task completed", task)
    ward.told("Research this round", count=2)
