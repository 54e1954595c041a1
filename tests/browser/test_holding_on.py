"""Holding On in a real browser: whole scenarios, the book, and memories fitted by every hand."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import DEAL, Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.recorded import GO, go_to_table
from tests.browser.ward import Ward, kindly
from tests.browser.wire import direct
from tests.games.holding_on.ways import GENTLE, winning_way
from wardroom.games.holding_on import HOLDING_ON
from wardroom.kernel import Table
from wardroom.protocol import Offer, Position

RECORDS = Path(__file__).parents[1] / "games/holding_on/records"
SIZES = (DESKTOP, TABLET, PHONE, (360, 740))
SOON_LOST = 21
"""A deal in which two warnings come soon where nobody gives medical care."""


def finish(guest: Guest, seed: int, moves: int = 600) -> None:
    """Play to the end of the scenario, from the list of actions."""
    dice = random.Random(seed)
    for _ in range(moves):
        guest.until_asked()
        if guest.over:
            return
        offers = guest.offers
        if offers:
            guest.choose(dice.choice(offers) if dice.random() < 0.3 else kindly(offers, dice))
    raise AssertionError("the scenario did not end")


def lose(guest: Guest) -> None:
    """Never give medical care: the second evening ends with the second warning (HOL-17.2)."""
    dice = random.Random(9)
    for _ in range(300):
        guest.until_asked()
        if guest.over:
            return
        offers = guest.offers
        if offers:
            guest.choose(carelessly(offers, dice))
    raise AssertionError("the scenario was not lost")


def lose_unseen(guest: Guest, table: str) -> None:
    """The same over the wire, while the page shows something else."""
    dice = random.Random(9)

    def careless(position: Position) -> Offer:
        seat = position.waiting[0]
        offers = {offer.action: offer for offer in position.legal if offer.seat == seat}
        return offers[carelessly(list(offers), dice)]

    guest.page.evaluate(GO, "/about")
    assert not direct(guest, table, careless)
    go_to_table(guest, table)
    expect(guest.page.locator("#ending-title")).to_be_visible()


def carelessly(offers: list[str], dice: random.Random) -> str:
    wanted = [offer for offer in ("palliative", "stop", "pass", "done") if offer in offers]
    return (wanted or [dice.choice(offers)])[0]


@pytest.mark.full("the gate loses a scenario, which is over sooner")
def test_a_whole_scenario_of_holding_on_by_clicks(invite: Invite) -> None:
    guest = invite()
    Ward(guest).open()
    finish(guest, seed=5)
    assert guest.over
    assert guest.log.locator("button.line").count() > 10


@pytest.mark.gate("hu-4")
@pytest.mark.parametrize(("language", "seats"), [("pl", 3), ("hu", 4)])
def test_holding_on_is_lost_in_every_language(invite: Invite, language: str, seats: int) -> None:
    guest = invite(language=language, deal=SOON_LOST)
    Ward(guest).open(seats)
    lose(guest)
    assert guest.over


@pytest.mark.full("the gate plays one in a window, and drags on a phone")
def test_a_whole_scenario_of_holding_on_on_a_phone_by_touch(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    Ward(guest).open(seats=2)
    guest.check_layout()
    lose(guest)
    assert guest.over
    guest.check_layout()


def test_the_note_comes_before_the_story_and_only_once(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    guest.until_settled()
    ward.open_unread()
    expect(ward.note).to_be_visible()
    guest.check_accessibility()
    told = guest.log.inner_text()
    guest.press(guest.page.locator("[data-note-read]"))
    expect(ward.note).to_have_count(0)
    guest.check_accessibility()
    story = ward.story
    assert not any(page[:40] in told for page in story), "the log tells what the note holds back"
    assert len(ward.read_to_the_end()) == 5
    guest.page.reload()
    guest.until_asked()
    expect(ward.note).to_have_count(0)


def test_no_table_is_opened_before_the_note_is_answered(invite: Invite) -> None:
    guest = invite()
    guest.ask_to_play("holding-on")
    note = guest.page.locator("[data-first-note]")
    expect(note).to_be_visible()
    guest.check_accessibility()
    guest.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    assert guest.page.evaluate("fetch('/api/tables').then(each => each.json())")["mine"] == []
    guest.play_now("holding-on", note="skip")
    guest.until_asked()
    expect(guest.page.locator(".book")).to_have_count(0)
    guest.press(guest.page.locator("[data-book]"))
    expect(guest.page.locator(".leaves article").first).to_be_visible()


def test_a_campaign_can_be_left(invite: Invite) -> None:
    guest = invite()
    guest.until_known()
    guest.ask("/api/tables", {"game": "holding-on", "seats": [{"kind": "me"}]})
    guest.page.evaluate(GO, "/new/holding-on")
    leave = guest.page.locator("[data-leave-campaign]")
    guest.press(leave)
    expect(leave).to_have_text(guest.say("web-campaign-leave-sure"))
    guest.press(leave)
    expect(leave).to_have_count(0)


def test_a_friend_is_told_of_the_campaign_before_sitting_down(invite: Invite) -> None:
    host, friend = invite(), invite()
    host.until_known()
    host.ask("/api/tables", {"game": "holding-on", "seats": [{"kind": "me"}]})
    campaign = host.page.evaluate("fetch('/api/campaigns').then(each => each.json())")[0]
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "holding-on", "seats": seats, "campaign": campaign["id"], "waits": True}
    card = host.ask("/api/tables", wish)
    friend.until_settled()
    friend.page.goto(f"{friend.url}/table/{card['id']}#invite={card['invite']}")
    friend.press(friend.page.locator("[data-first-note] [data-note-read]"))
    expect(friend.button("web-sit-down").first).to_be_visible()
    expect(friend.page.get_by_text(friend.say("web-invite-campaign"))).to_be_visible()


@pytest.mark.full("the gate skips them in the note of the front page")
def test_someone_who_skips_the_pages_can_still_read_them(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    guest.until_settled()
    ward.open_unread()
    guest.press(guest.page.locator("[data-note-skip]"))
    expect(guest.page.locator(".book")).to_have_count(0)
    guest.page.reload()
    guest.until_asked()
    expect(guest.page.locator(".book")).to_have_count(0)
    guest.press(guest.page.locator("[data-book]"))
    expect(guest.page.locator(".leaves article").first).to_be_visible()


def test_a_memory_is_dragged_to_its_place_and_within_its_row(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    ward.open()
    ward.until_asked_for("put", seed=1)
    slot = ward.lit_slots[3]
    ward.drag(guest.page.locator("[data-tray]"), ward.slot(slot))
    guest.until(lambda: slot in ward.memories, "the memory lies where it was let fall")

    ward.until_asked_for("swap", seed=1, grid=3)
    before = ward.memories
    taken, *others = before
    assert any(other // 6 != taken // 6 for other in others)
    # Tapped, it can go to places of its own row alone.
    guest.press(ward.slot(taken))
    guest.until(lambda: "taken" in (ward.slot(taken).get_attribute("class") or ""), "it is taken")
    free = [other for other in ward.lit_slots if other not in before]
    assert {other // 6 for other in free} == {taken // 6}
    guest.page.keyboard.press("Escape")
    # Let go over another row, it goes back, and why is said.
    ward.drag(ward.slot(taken), ward.slot((taken + 6) % 18))
    expect(guest.page.locator(".notice.bad")).to_contain_text("row")
    assert ward.memories == before
    ward.drag(ward.slot(taken), ward.slot(free[0]))
    guest.until(lambda: ward.memories.get(free[0]) == before[taken], "it has changed its place")
    guest.page.keyboard.press("u")
    guest.until(lambda: ward.memories == before, "it is taken back")


def test_a_memory_is_placed_and_moved_with_the_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    ward.open()
    ward.until_asked_for("put", seed=1)
    first, *_, last = ward.lit_slots
    guest.page.locator("#board").focus()
    ward.walk_to(last)
    guest.page.keyboard.press("Enter")
    guest.until(lambda: last in ward.memories, "the memory lies in the last place")
    ward.until_asked_for("swap", seed=1)
    told = ward.memories[last]
    guest.page.locator("#board").focus()
    ward.walk_to(last)
    guest.page.keyboard.press("Enter")
    guest.until(lambda: "taken" in (ward.slot(last).get_attribute("class") or ""), "it is taken")
    ward.walk_to(first)
    guest.page.keyboard.press("Enter")
    guest.until(lambda: ward.memories.get(first) == told, "the memory lies in the first place")


def test_the_shift_is_staffed_and_care_is_chosen_on_the_board(invite: Invite) -> None:
    """By hand and by taps."""
    guest = invite(size=(1366, 657))
    ward = Ward(guest)
    ward.open(seats=3)
    guest.hide_panel()
    before = guest.moment()
    pawn = guest.page.locator(".break_room [data-pawn][data-lit]").first
    ward.drag(pawn, guest.page.locator('[data-zone="shift"]'))
    guest.until(lambda: guest.moment() != before, "the pawn has been put down")
    expect(guest.page.locator(".shift.now [data-pawn]")).to_have_count(1)
    assert guest.page.evaluate("getSelection().toString()") == ""
    while any(offer.startswith("assign") for offer in guest.offers):
        guest.take(guest.page.locator("[data-pawn][data-lit]").first)
        guest.until_asked()
    sides = guest.page.locator(".side[data-lit]")
    if sides.count():
        guest.take(sides.last)
    guest.until_asked()
    assert not any(offer.startswith("assign") for offer in guest.offers)


@pytest.mark.gate("390x844")
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_holding_on_fits_every_size_and_breaks_no_rule(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size[0] < 500)
    ward = Ward(guest)
    ward.open(seats=3)
    for verb in ("assign", "put"):
        ward.until_asked_for(verb, seed=4)
        guest.check_layout()
        guest.check_accessibility()
    ward.look_through(RECORDS / "edition-1-arrivals.record")
    guest.check_layout()
    guest.check_accessibility()


@pytest.mark.full("the gate looks at the pages by night")
def test_holding_on_has_enough_contrast_at_night(invite: Invite) -> None:
    guest = invite()
    guest.page.emulate_media(color_scheme="dark")
    ward = Ward(guest)
    ward.open()
    guest.check_accessibility()
    guest.press(guest.page.locator("[data-book]"))
    guest.check_accessibility()
    ward.look_through(RECORDS / "edition-1-three-regrets.record")
    guest.check_accessibility()


def test_a_record_can_be_read_before_the_page_knows_the_games(invite: Invite) -> None:
    """Its tenth scenario speaks of people whose names stand in a chapter that is not told."""
    guest = invite(path="/about")
    guest.until_settled()
    held: list[Route] = []
    guest.page.route("**/api/games", lambda route: held.append(route))
    guest.page.goto(f"{guest.url}/record")
    guest.page.locator("input[type=file]").set_input_files(RECORDS / "edition-1-arrivals.record")
    guest.until(lambda: len(held) == 2, "the page and the reader have asked for the games")
    for route in held:
        route.continue_()
    expect(guest.page.get_by_role("slider")).to_be_visible()


def test_only_what_is_unlocked_can_be_chosen_for_a_new_table(invite: Invite) -> None:
    guest = invite(path="/new/holding-on")
    expect(guest.page.locator("h1")).to_be_visible()
    assert Ward(guest).scenarios == [(str(number), number == 1) for number in range(1, 11)]
    guest.check_accessibility()


def test_a_lost_scenario_is_tried_again(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    lose_unseen(guest, ward.open(seats=2))
    before = guest.page.url
    ward.play_again()
    guest.until_asked()
    assert guest.page.url != before
    assert guest.log.locator("button.line").count() == 1


@pytest.mark.full("a whole scenario; the server tests tell a story of two evenings")
def test_the_second_scenario_is_unlocked_and_gone_on_with_on_another_device(
    invite: Invite,
) -> None:
    """HOL-1.10: who wins goes on; the campaign is found wherever the same person comes in."""
    guest = invite()
    ward = Ward(guest)
    way = winning_way(Table.deal(HOLDING_ON, 2, DEAL, {"scenario": "1", **GENTLE}).record.text())
    assert way is not None

    def won(position: Position) -> Offer:
        seat = position.waiting[0]
        offers = {offer.action: offer for offer in position.legal if offer.seat == seat}
        return offers[way(position.view, list(offers))]

    table = ward.open(seats=2, **GENTLE)
    guest.press(guest.page.locator("[data-book]"))
    direct(guest, table, won)
    # Anyone who reads is not interrupted: the page of the end waits for the book.
    expect(guest.page.locator("[data-status]")).to_contain_text("The scenario is over")
    expect(guest.page.locator(".book")).to_be_visible()
    assert not guest.over
    guest.page.keyboard.press("Escape")
    guest.until(lambda: guest.over, "the evening ends")
    # What the goal opens lies on the board, in sight.
    guest.press(guest.page.locator("[data-goal]"))
    expect(guest.page.locator(".chart.card")).to_be_visible()
    guest.page.keyboard.press("Escape")
    guest.press(guest.button("web-ending-open"))
    ward.go_on()
    expect(guest.page.locator("body")).to_contain_text("Tern Street")
    table, offers = guest.table, guest.offers

    token = guest.ask("/api/me/link")["token"]
    other = invite(path=f"/#/come/{token}", size=TABLET)
    other.press(other.button("web-arrival-go"))
    other.page.wait_for_url(lambda url: token not in url)
    other.page.goto(f"{other.url}/new/holding-on")
    there = Ward(other)
    unlocked = [(str(number), number <= 2) for number in range(1, 11)]
    other.until(lambda: there.scenarios == unlocked, "two scenarios can be chosen")
    other.page.goto(f"{other.url}/table/{table}")
    other.wait_for_table()
    other.until_asked()
    assert other.offers == offers
    other.choose(offers[0])
    guest.until(lambda: guest.offers != offers, "the first device follows")


@pytest.mark.full("the gate reloads in the middle of a game in test_the_table.py")
def test_reloading_in_the_middle_of_a_scenario_loses_nothing(invite: Invite) -> None:
    guest = invite()
    ward = Ward(guest)
    ward.open()
    ward.until_asked_for("swap", seed=6)
    before = (guest.status, guest.offers, ward.memories)
    guest.page.reload()
    guest.until_asked()
    assert (guest.status, guest.offers, ward.memories) == before
