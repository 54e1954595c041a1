"""Whole games of Quarantine by clicks, and everything that can happen in them, seen once."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import OFFERED, Guest
from tests.browser.quarantine.playing import choose, open_table, sit_down
from tests.browser.recorded import Recorded, recorded
from tests.tiers import amount
from wardroom.games.quarantine.content import ROOMS
from wardroom.kernel import Record, Table

HERE = Path(__file__).parent
EVERYTHING: list[dict[str, Any]] = json.loads((HERE / "everything.json").read_text("utf-8"))
ASKED = f"{OFFERED}, #ending-title"
THE_TURNS_OF_OTHERS = 120_000
"""Milliseconds in which rivals who play at random, and do much in a turn, have surely finished."""
LAST_MOVES = amount(12, 40)
WORK = ("cure", "admit", "build_ward", "contract", "take")
"""What a person in a hurry does now and then."""


def quickly(offers: list[str], dice: random.Random) -> str:
    """The choice of a person who wants to see the end of the game soon."""
    verbs = {offer.split()[0]: offer for offer in offers}
    for verb in ("done", "draw", "no_spread", "stop", "no", "keep_none"):
        if verb in verbs and (verb != "draw" or dice.random() < 0.85):
            return verbs[verb]
    wanted = [verbs[verb] for verb in WORK if verb in verbs]
    if wanted and dice.random() < 0.4:
        return dice.choice(wanted)
    if "end_turn" in verbs:
        return "end_turn"
    return dice.choice([offer for offer in offers if offer not in ("cancel", "reset", "rebuild")])


def play_to_the_end(guest: Guest, dice: random.Random) -> None:
    for _ in range(600):
        guest.page.wait_for_selector(ASKED, state="attached", timeout=THE_TURNS_OF_OTHERS)
        if guest.over:
            return
        offers = guest.offers
        if offers:
            choose(guest, quickly(offers, dice))
    raise AssertionError("the game does not end")


def test_the_last_turns_of_a_game_by_clicks(invite: Invite) -> None:
    """QUA-20.1, QUA-20.7: the end shows hospitals, winner, curve and count."""
    guest = invite(size=(1366, 657))
    record = recorded("quarantine-2.record")
    Recorded(guest, record).open(len(record.moves) - LAST_MOVES)
    play_to_the_end(guest, random.Random(1))
    assert guest.over
    check_the_count(guest, record.seats)
    guest.check_accessibility()


def check_the_count(guest: Guest, seats: int) -> None:
    """The parts of the points, the winner first, below the hospitals as they stand."""
    rows = guest.page.locator(".ending .counted tbody tr")
    expect(rows).to_have_count(seats)
    for row in range(seats):
        parts = [int(each) for each in rows.nth(row).locator("td:not(.tie)").all_inner_texts()]
        assert sum(parts[:-1]) == parts[-1]
    expect(rows.first).to_have_class(re.compile(r"\bbest\b"))
    winner = rows.first.locator("th").inner_text().removeprefix("★").strip()
    expect(guest.page.locator(".ending header .winners")).to_contain_text(winner)
    expect(guest.page.locator("[data-ended] figure")).to_have_count(seats)
    expect(guest.page.locator("[data-ended]")).to_be_in_viewport(ratio=0.9)


@pytest.mark.full("a minute and more; the gate plays the last turns of a recorded game")
@pytest.mark.parametrize("rivals", [1, 3])
def test_a_whole_game_by_clicks(invite: Invite, rivals: int) -> None:
    guest = invite()
    sit_down(guest, open_table(guest, ["me"] + ["random"] * rivals))
    play_to_the_end(guest, random.Random(rivals))
    assert guest.over
    check_the_count(guest, rivals + 1)
    guest.check_accessibility()


@pytest.mark.gate("everything-1.record")
@pytest.mark.parametrize("game", EVERYTHING, ids=lambda game: str(game["record"]))
def test_every_room_and_every_turn_of_fortune_is_seen(invite: Invite, game: Any) -> None:
    """All fourteen rooms, contract, purchase, spread, rebuild, last turns and a tie."""
    record = Record.load(HERE / game["record"])
    table = Table.resume(record)
    guest = invite(path="/record")
    guest.page.locator("input[type=file]").set_input_files(HERE / game["record"])
    slider = guest.page.get_by_role("slider")
    expect(slider).to_be_visible()
    for fact, ply in game["facts"].items():
        slider.fill(str(ply))
        said = f"Move {ply} of {game['plies']}"
        expect(guest.page.get_by_text(said, exact=True), fact).to_be_visible()
        if ply == game["plies"]:
            guest.press(guest.page.get_by_role("button", name=guest.say("web-ending-close")))
        check_the_plan(guest, table.at(ply).view(0))


def check_the_plan(guest: Guest, view: Any) -> None:
    """The hospital of the active player is drawn as it lies, fever and patients included."""
    step = view["step"]
    seat = step["number"] if step and step["kind"] == "spread" else view["active"]
    hospital = view["hospitals"][seat]
    tiles = step["draft"]["tiles"] if step and step["draft"] else hospital["tiles"]
    plan = guest.page.locator(".plan svg.plan")
    expect(plan.locator(f"[data-tile][data-seat='{seat}']")).to_have_count(len(tiles))
    ill = [tile for tile in hospital["tiles"] if tile["quarantined"]]
    lying = {tile["tile"] for tile in tiles}
    expect(plan.locator(".fever")).to_have_count(sum(tile["tile"] in lying for tile in ill))
    patients = sum(len(tile["patients"]) for tile in hospital["tiles"])
    expect(plan.locator("[data-tile] .cube:not(.grey)")).to_have_count(patients)


@pytest.mark.full("the gate sees the count of points when it is over")
def test_the_points_are_counted_line_by_line_when_things_may_move(invite: Invite) -> None:
    """QUA-20.1, QUA-20.7: the end of a game that is tied."""
    game = next(game for game in EVERYTHING if "tie" in game["facts"])
    guest = invite(path="/record", still=False)
    guest.page.locator("input[type=file]").set_input_files(HERE / game["record"])
    slider = guest.page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.fill(str(game["plies"] - 1))
    said = f"Move {game['plies'] - 1} of {game['plies']}"
    expect(guest.page.get_by_text(said, exact=True)).to_be_visible()
    guest.until_settled()  # From a move that is not shown yet the next one would be a leap.
    guest.page.locator("#board").focus()
    guest.page.keyboard.press(".")
    expect(guest.page.locator(".scoring tbody tr").first).to_be_visible()
    expect(guest.page.locator("#ending-title")).to_be_visible()
    expect(guest.page.locator(".scoring tbody tr")).to_have_count(3)


def test_the_records_show_all_there_is() -> None:
    facts = {fact for game in EVERYTHING for fact in game["facts"]}
    assert facts >= {*ROOMS, "contract", "bought from another", "spread", "rebuild"}
    assert facts >= {"refund", "last turn", "tie"}
