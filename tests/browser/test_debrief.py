"""The debrief at the end of a game: asked for by itself, and from it to the moments it names."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.guest import PHONE, Guest
from tests.browser.quarantine.playing import Builder, open_table
from tests.browser.recorded import go_to_table
from tests.browser.test_the_table import SOON_LOST, soon_lost
from tests.browser.wire import direct
from tests.games.rush_md.test_debrief import BY_HAND
from wardroom.kernel import Message, Record
from wardroom.kernel.parts.debrief import POINTS, Better, Estimate, Forecast, Judged, Part, Prospect
from wardroom.kernel.parts.debrief import Debrief as LookedBack
from wardroom.players.debriefing import look_back
from wardroom.protocol import (
    BetterStep,
    Debrief,
    DebriefAnswer,
    DebriefDecision,
    DebriefPoint,
    Offer,
    Position,
    Said,
    encode,
)
from wardroom.server.features.debriefs.answers import answer_of

LAPTOP = (1366, 657)
DECISION = DebriefDecision(
    2,
    3,
    1,
    0.12,
    0.09,
    0.15,
    Said("debrief-turn", {"seat": 1, "turn": 3}),
    [Said("do-pass")],
    [BetterStep(1, Said("do-treat", {"colour": "blue"}))],
    Said("why-danger", {"city": "paris", "colour": "blue"}),
)
WORKING = DebriefAnswer("working")
READY = DebriefAnswer(
    "ready",
    Debrief(
        [Said("debrief-luck-took", {"luck": 50, "play": 20, "share": 29, "rest": 71})],
        "chance",
        [DebriefPoint(0, 0.7, 0.65, 0.75), DebriefPoint(3, 0.4, 0.3, 0.5)],
        [DECISION] * 3,
        [],
    ),
)


ASKED = re.compile(r"/api/(tables/[^/]+|records)/debrief$")


def answered(guest: Guest, given: DebriefAnswer) -> None:
    """Anyone who asks for a debrief gets this one."""
    body = json.loads(encode(given))
    guest.page.route(ASKED, lambda route: route.fulfill(json=body))


def pass_the_time(position: Position) -> Offer:
    """Nobody in the hospital does anything, so that it is soon evening."""
    for action in ("ready", "confirm", "wait"):
        for offer in position.legal:
            if offer.action == action:
                return offer
    return position.legal[0]


def idle_shift(guest: Guest) -> str:
    """The address of a short game of Rush M.D. in which nothing was done."""
    guest.until_settled()
    options = {"clock": "moves", "rounds": "2", "phase": "10"}
    wish = {"game": "rush-md", "seats": [{"kind": "me"}], "options": options}
    table = guest.ask("/api/tables", wish)["id"]
    direct(guest, table, pass_the_time)
    return f"{guest.url}/table/{table}"


def test_a_record_that_is_opened_has_a_debrief_on_its_last_page(
    invite: Invite, tmp_path: Path
) -> None:
    guest = invite(path="/record", size=LAPTOP)
    answered(guest, answer_of(look_back(Record.read(BY_HAND))))
    file = tmp_path / "game.record"
    file.write_text(BY_HAND, encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(file)
    slider = guest.page.get_by_role("slider")
    slider.fill(str(len(Record.read(BY_HAND).moves)))
    strips = guest.page.locator("[data-debrief=ready] [data-strip]")
    expect(strips).to_have_count(2)
    guest.check_layout()


def test_a_shift_is_told_again_with_its_idle_hourglasses_and_what_was_missing(
    invite: Invite,
) -> None:
    guest = invite(size=LAPTOP, still=False)
    answered(guest, answer_of(look_back(Record.read(BY_HAND))))
    guest.page.goto(idle_shift(guest))
    strips = guest.page.locator("[data-debrief=ready] [data-strip]")
    expect(strips).to_have_count(2)
    first = strips.first
    expect(first.locator("[data-lane]")).to_have_count(6)
    expect(first.locator("[data-lane='2'] .busy")).to_have_count(2)
    expect(first.locator("ol")).to_contain_text("0:04")
    guest.press(first.get_by_role("button", name=guest.say("web-debrief-replay"), exact=True))
    expect(first).to_have_attribute("data-strip", "replaying")
    guest.press(first.get_by_role("button", name=guest.say("web-debrief-replay-stop")))
    expect(first).to_have_attribute("data-strip", "whole")
    guest.check_accessibility("target-size")
    guest.check_layout()
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.check_layout()
    guest.page.emulate_media(reduced_motion="reduce")
    expect(first.get_by_text(guest.say("web-debrief-replay"))).to_have_count(0)


def sure(points: float) -> Estimate:
    return Estimate(points, points, points)


RIVALS = LookedBack(
    lead=(Message("debrief-expected", {"seat": 0, "start": 18, "count": 20}),),
    unit=POINTS,
    decisions=(
        Judged(
            30,
            44,
            1,
            Estimate(2.4, 1.9, 2.9),
            Message("debrief-turn", {"seat": 1, "turn": 3}),
            (Message("debrief-queued", {"colour": "red", "owner": 0}),),
            (Better(1, Message("do-cure", {"colour": "red"})),),
            Message("why-cure", {"count": 2, "colour": "red"}),
        ),
    ),
    forecast=Forecast(
        (20, 90),
        (
            Prospect(0, (sure(18.0), sure(20.0)), (Part(Message("board-rooms"), (18.0, 20.0)),)),
            Prospect(1, (sure(17.0), sure(11.5)), (Part(Message("board-rooms"), (17.0, 11.5)),)),
        ),
    ),
)


@pytest.mark.full("the gate reads the debrief of a team")
def test_rivals_see_the_points_they_could_expect_and_the_turns_that_cost_most(
    invite: Invite,
) -> None:
    guest = invite(size=LAPTOP)
    answered(guest, answer_of(RIVALS))
    table = open_table(guest, ["me", "me"], first="0")
    assert not direct(guest, table, Builder(6, lambda _: False, rivals=True))
    guest.page.goto(f"{guest.url}/table/{table}")
    debrief = guest.page.locator("[data-debrief=ready]")
    expect(debrief.locator("[data-forecast] > svg path.part")).to_have_count(1)
    expect(debrief.locator("article")).to_contain_text("2.4")
    guest.press(debrief.locator("[data-forecast] .pick").nth(1))
    guest.press(debrief.locator("summary"))
    expect(debrief.locator("tbody tr").last).to_contain_text("11.5")
    guest.check_accessibility("target-size")
    guest.check_layout()
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.check_layout()


def test_the_end_of_a_game_tells_what_it_was_decided_by_and_shows_it(invite: Invite) -> None:
    """What is worked out is tested elsewhere, and would keep a browser waiting."""
    guest = invite(size=LAPTOP, deal=SOON_LOST)
    answers = [READY, WORKING]

    def answer(route: Route) -> None:
        given = answers.pop() if len(answers) > 1 else answers[0]
        route.fulfill(json=json.loads(encode(given)))

    guest.page.route("**/api/tables/*/debrief", answer)
    go_to_table(guest, soon_lost(guest))
    expect(guest.page.get_by_text(guest.say("web-debrief-working"))).to_be_visible()
    debrief = guest.page.locator("[data-debrief=ready]")
    expect(debrief.locator("article")).to_have_count(3)
    expect(debrief.locator("article").first).to_contain_text("Guest")
    # The bar at the foot covers whatever is scrolled under it; check_layout looks at sizes.
    guest.check_accessibility("target-size")
    guest.check_layout()
    guest.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    guest.check_layout()
    guest.press(debrief.locator("article button").first)
    expect(debrief).to_have_count(0)
    expect(guest.page.locator("[data-status]")).to_be_visible()
