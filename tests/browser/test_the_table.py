"""What a table offers besides its moves: undo, hints, the past, other people, other devices."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import SERVER_ENVIRONMENT, Invite
from tests.browser.guest import DESKTOP, PATIENCE, PHONE, Guest
from tests.browser.recorded import go_to_table, open_at
from tests.browser.wire import direct
from tests.forked_server import ForkedServer
from tests.tiers import amount
from wardroom.kernel import Record, Table
from wardroom.protocol import Offer, Position

MIDST = "pandemic-2.record", 12
"""A position after some turns, with more than one of them in its log."""
SOON_LOST = 55
"""The deal of a game of Pandemic for two that is lost in four moves if nobody does anything."""


def sit_down_together(invite: Invite, game: str = "pandemic") -> tuple[Guest, Guest]:
    """One person opens a table for two, the other comes by the invite link.

    Quarantine is drawn in a third of the time, for what is about no game.
    """
    host = invite()
    open_a_table(host, ["open"], game)
    link = host.page.get_by_label(host.say("web-invite-link"), exact=True).input_value()
    friend = invite(path=link.removeprefix(host.url))
    friend.press(friend.page.locator("main button.primary"))
    for guest in (host, friend):
        guest.wait_for_table()
    return host, friend


def open_a_table(guest: Guest, others: list[str], game: str = "pandemic", **options: str) -> None:
    """A new table; others are "me", "open" or colleagues of some kind."""
    seats = [
        {"kind": kind} if kind in ("me", "open") else {"kind": "colleague", "colleague": kind}
        for kind in ("me", *others)
    ]
    guest.until_known()
    card = guest.ask("/api/tables", {"game": game, "seats": seats, "options": options})
    go_to_table(guest, card["id"])


def log_lines(guest: Guest) -> int:
    return guest.log.locator("li").count()


def test_two_people_play_together_each_in_an_own_browser(invite: Invite) -> None:
    host, friend = sit_down_together(invite)
    dice = random.Random(3)
    moves = 0
    while moves < amount(5, 40) and not (host.over or friend.over):
        host.until(
            lambda: bool(host.offers or friend.offers or host.over or friend.over),
            "one of the two is asked",
        )
        for guest in (host, friend):
            offers = guest.offers
            if offers:
                guest.choose(dice.choice(offers))
                moves += 1
                break
    if not host.over:
        host.until(lambda: log_lines(host) == log_lines(friend), "both see the same log")
        host.until(
            lambda: sum(each.page.locator(".status.asked").count() for each in (host, friend)) == 1,
            "one of them is asked, and the other told of it",
        )
        other = next(
            each for each in (host, friend) if not each.page.locator(".status.asked").count()
        )
        assert "you" not in other.status.split()


@pytest.mark.full("test_company reads at a table what somebody said, and shows the city of it")
def test_what_one_says_the_other_reads(invite: Invite) -> None:
    host, friend = sit_down_together(invite, "quarantine")
    for guest in (host, friend):
        guest.press(guest.page.locator("#page-chat"))
    field = host.page.get_by_label(host.say("web-chat-say"))
    field.fill("Shall we meet in Paris?")
    field.press("Enter")
    expect(friend.page.get_by_text("Shall we meet in Paris?")).to_be_visible()


def test_a_spectator_sees_the_table_and_can_do_nothing(invite: Invite) -> None:
    host, _ = sit_down_together(invite, "quarantine")
    host.press(host.button("web-menu"))
    link = host.page.get_by_label(host.say("web-invite-watch"), exact=True).input_value()
    watcher = invite(path=link.removeprefix(host.url))
    watcher.wait_for_table()
    expect(watcher.page.get_by_text(watcher.say("web-watching"))).to_be_visible()
    assert watcher.offers == []
    host.page.keyboard.press("Escape")
    host.page.reload()
    host.press(host.page.locator("#page-chat"))
    seen = host.say("web-watching-now").replace("{ $names }", host.say("web-guest"))
    expect(host.page.get_by_text(seen)).to_be_visible()


def test_a_move_is_taken_back(invite: Invite) -> None:
    guest = invite()
    open_a_table(guest, ["me"], consent="automatic", hands="open")
    guest.wait_for_table()
    guest.until_awaited()
    drives = [offer for offer in guest.offers if offer.startswith("drive ")]
    before = guest.status
    guest.choose(drives[0])
    guest.until(lambda: guest.status != before, "the drive is counted")
    guest.page.keyboard.press("u")
    guest.until(lambda: guest.status == before, "the drive is taken back")
    guest.until_settled()
    assert [offer for offer in guest.offers if offer.startswith("drive ")] == drives


@pytest.mark.full("a hint is taken by key in test_access, and its whole plan below")
def test_a_hint_comes_with_its_reason_and_can_be_taken(invite: Invite) -> None:
    guest = invite()
    guest.play_now("quarantine")
    guest.until_awaited()
    guest.press(guest.button("web-hint"))
    hint = guest.page.locator(".notice.hint")
    expect(hint).to_be_visible()
    assert len(hint.locator("p").all_inner_texts()) >= 1
    expect(guest.page.locator('[data-lit="hint"]').first).to_be_attached()
    guest.take(hint.get_by_role("button", name=guest.say("web-hint-do")))


PLATES_ON_WORDS = """() => {
    const words = document.querySelector('.margin > .hint').getBoundingClientRect();
    return [...document.querySelectorAll('.marks .step :is(rect, circle, text)')]
        .map(each => each.getBoundingClientRect())
        .filter(box => box.width > 0 && box.top + box.height / 2 > words.top).length;
}"""


def test_the_numbers_of_a_plan_do_not_lie_on_its_words(invite: Invite) -> None:
    """On a phone cards of the hand have their lower edge beneath the hint."""
    guest = invite(size=PHONE, touch=True)
    guest.play_now()
    guest.until_awaited()
    guest.press(guest.button("web-hint"))
    expect(guest.page.locator(".margin > .hint")).to_be_visible()
    expect(guest.page.locator(".marks .step").first).to_be_attached()
    guest.until(lambda: guest.page.evaluate(PLATES_ON_WORDS) == 0, "no number lies on the words")


def test_a_hint_at_one_screen_is_for_the_one_who_acts(invite: Invite) -> None:
    """And buttons name only who could do something besides, such as play an Event."""
    guest = invite()
    open_a_table(guest, ["me"], consent="automatic", hands="open")
    guest.wait_for_table()
    guest.until_awaited()
    guest.choose("pass")
    guest.until_awaited()
    assert "Guest 2" in guest.status
    names = guest.page.locator("#actions [data-offer]").all_inner_texts()
    assert not [name for name in names if "Guest 2:" in name]
    assert len([name for name in names if "Guest 1:" in name]) < len(names) / 2
    guest.page.keyboard.press("h")
    hint = guest.page.locator(".notice.hint")
    expect(hint.locator("strong")).to_be_visible()
    expect(hint).not_to_contain_text(guest.say("web-hint-none"))


def test_the_past_is_looked_at_and_left_again(invite: Invite) -> None:
    guest = invite()
    open_at(guest, *MIDST)
    guest.show_actions()
    now = guest.status
    guest.press(guest.button("web-replay"))
    slider = guest.page.get_by_role("slider")
    slider.fill("0")
    expect(guest.page.get_by_text(guest.say("web-actions-past"), exact=True)).to_be_visible()
    assert guest.offers == []
    slider.fill("1")
    guest.press(guest.button("web-replay-now"))
    guest.until(lambda: guest.status == now and guest.offers != [], "the present is back")


def test_a_line_of_the_log_leads_to_its_moment(invite: Invite) -> None:
    guest = invite()
    open_at(guest, *MIDST)
    guest.press(guest.log.locator("button.line").first)
    guest.show_actions()
    expect(guest.page.get_by_text(guest.say("web-actions-past"), exact=True)).to_be_visible()


AT_THE_END = """each => each.scrollHeight > each.clientHeight
    && each.scrollHeight - each.scrollTop - each.clientHeight < 40"""


@pytest.mark.gate("phone")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_log_opens_at_its_newest_line_and_says_whose_each_reason_is(
    invite: Invite, size: tuple[int, int]
) -> None:
    guest = invite(size=size, touch=size == PHONE)
    guest.play_now()
    guest.until_awaited()
    guest.choose("pass")  # then colleagues play, and say why
    guest.until_awaited()
    for _ in range(2):  # when it is opened, and after another page
        guest.until(lambda: guest.log.evaluate(AT_THE_END), "the newest line is in sight")
        guest.press(guest.page.locator("#page-help"))
    lines = guest.log.locator("li").all_text_contents()
    assert len(lines) > 5
    assert all(line.strip() for line in lines)
    last = guest.log.locator("li:has(button.line)").last
    first_sentence = last.locator(".sentence").first.text_content() or ""
    assert first_sentence
    expect(last.locator("button")).to_have_accessible_description(first_sentence)
    # A reason stands below the action, not under the heading of a turn. Letting the others go on
    # is nothing that could be explained.
    reasons = guest.log.locator(".reason")
    assert reasons.count() > 0
    assert reasons.evaluate_all(
        "all => all.every(each => each.previousElementSibling.matches('.sentence:not(.heading)'))"
    )
    names = guest.page.locator(".rail .player").evaluate_all(
        "all => all.map(each => each.ariaLabel.split(',')[0])"
    )
    actions = reasons.evaluate_all("all => all.map(each => each.previousElementSibling.innerText)")
    for reason, action in zip(reasons.all_inner_texts(), actions, strict=True):
        whose = reason.split("’s reason:")[0]
        assert whose in names
        assert action.startswith(whose)


def test_reloading_in_the_middle_loses_nothing(invite: Invite) -> None:
    guest = invite()
    open_at(guest, *MIDST)
    status, offers, lines = guest.status, guest.offers, log_lines(guest)
    guest.page.reload()
    guest.until_awaited()
    assert (guest.status, guest.offers, log_lines(guest)) == (status, offers, lines)


def test_the_language_changes_at_once_and_is_remembered(invite: Invite) -> None:
    guest = invite(language="en")
    guest.play_now("quarantine")
    guest.until_awaited()
    english = guest.status
    guest.press(guest.button("web-menu"))
    guest.page.locator("select").first.select_option("hu")
    guest.until(lambda: guest.status != english, "the status line speaks Hungarian")
    expect(guest.page.locator("html")).to_have_attribute("lang", "hu")
    guest.page.reload()
    guest.wait_for_table()
    expect(guest.page.locator("html")).to_have_attribute("lang", "hu")


def test_the_page_heals_when_the_server_is_killed(browser: Browser, tmp_path: Path) -> None:
    with ForkedServer(tmp_path, environment=SERVER_ENVIRONMENT) as server:
        guest = Guest(browser, server.url)
        guest.expected_errors = ["ERR_CONNECTION_REFUSED", "WebSocket connection", "ERR_EMPTY"]
        guest.play_now("quarantine")
        guest.until_awaited()
        guest.choose(guest.offers[0])
        guest.until_awaited()
        offers, lines = guest.offers, log_lines(guest)
        server.kill()
        expect(guest.page.get_by_text(guest.say("web-link-lost"))).to_be_visible()
        server.start()
        server.wait_until_ready()
        expect(guest.page.get_by_text(guest.say("web-link-lost"))).to_be_hidden(timeout=PATIENCE)
        guest.until_awaited()
        assert (guest.offers, log_lines(guest)) == (offers, lines)
        guest.choose(offers[0])
        guest.leave()


def test_another_device_is_let_in_by_the_personal_link(invite: Invite) -> None:
    guest = invite()
    guest.play_now("quarantine")
    table = guest.table
    token = guest.ask("/api/me/link")["token"]
    other = invite(path=f"/#/come/{token}")
    other.press(other.button("web-arrival-go"))
    other.page.wait_for_url(lambda url: token not in url)
    go_to_table(other, table)
    other.wait_for_table()
    other.until_asked()
    assert other.offers


def pass_on(position: Position) -> Offer:
    """Do nothing, so that the game is soon over; what must be done is the first thing."""
    passing = [offer for offer in position.legal if offer.action == "pass"]
    return (passing or position.legal)[0]


def soon_lost(guest: Guest) -> str:
    """The table of a game in which nobody did anything; the guest needs the deal for it."""
    guest.until_known()
    wish = {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = str(guest.ask("/api/tables", wish)["id"])
    assert not direct(guest, table, pass_on), "the game is played to its end"
    return table


@pytest.fixture
def finished(invite: Invite) -> Guest:
    """Somebody whose game is over."""
    guest = invite(deal=SOON_LOST)
    go_to_table(guest, soon_lost(guest))
    expect(guest.page.locator("#ending-title")).to_be_visible()
    return guest


def test_the_record_is_kept_and_looked_through(finished: Guest, tmp_path: Path) -> None:
    guest = finished
    guest.check_accessibility()
    with guest.page.expect_download() as download:
        guest.press(guest.page.locator("a[download]"))
    file = tmp_path / "game.record"
    download.value.save_as(file)
    table = Table.resume(Record.load(file))
    assert table.outcome() is not None
    guest.page.goto(guest.url + "/record")
    guest.page.locator("input[type=file]").set_input_files(file)
    slider = guest.page.get_by_role("slider")
    expect(slider).to_be_visible()
    dealt = guest.log.locator("li").first.locator("time")
    expect(dealt).to_have_attribute("datetime", Record.load(file).date)
    expect(dealt).not_to_be_empty()
    slider.fill(str(table.ply // 2))
    expect(guest.page.locator("[data-status]")).to_be_visible()
    guest.check_accessibility()


def test_the_same_people_play_again(finished: Guest) -> None:
    before = finished.page.url
    finished.press(finished.button("web-rematch"))
    finished.until_at_another_table(before)
    assert finished.offers


def test_a_damaged_record_says_what_is_wrong(invite: Invite, tmp_path: Path) -> None:
    guest = invite(path="/record")
    guest.expected_errors = ["status of 4"]
    file = tmp_path / "broken.record"
    file.write_text("this is no record\n", encoding="utf-8")
    guest.page.locator("input[type=file]").set_input_files(file)
    expect(guest.page.get_by_role("alert")).to_be_visible()


def test_the_whole_plan_of_a_hint_is_carried_out_and_marked_on_the_map(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_awaited()
    guest.page.keyboard.press("l")
    guest.page.keyboard.press("h")
    doing = guest.page.locator("[data-follow-all]")
    expect(doing).to_be_visible()
    assert guest.page.locator("[data-kind=step][data-mark]").count() > 0
    before = int(guest.page.locator("[data-step]").get_attribute("data-step") or "0")
    guest.press(doing)
    guest.until(
        lambda: (
            guest.page.locator("[data-confirm]").count() > 0
            or int(guest.page.locator("[data-step]").get_attribute("data-step") or "0")
            >= before + 2
        ),
        "more than one step is taken",
    )
