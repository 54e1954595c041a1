"""Playing by keyboard or by ear: the focus is never lost, and what counts is said first."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Invite
from tests.browser.guest import A_LOOK, PHONE, TABLET, Guest
from tests.browser.recorded import GO, open_at, spots
from tests.browser.test_pandemic_screen import sit_down
from tests.browser.ward import Ward
from tests.tiers import amount

GAMES = ("pandemic", "quarantine", "holding_on", "rush_md")


def open_table(guest: Guest, game: str) -> None:
    if game == "holding_on":
        Ward(guest).open()
    else:
        guest.play_now(game.replace("_", "-"))


def focused(guest: Guest) -> str:
    """What has the focus, in short; `body` is nowhere."""
    found: str = guest.page.evaluate(
        """() => { const at = document.activeElement;
            return !at || at === document.body ? 'body'
                : (at.dataset.offer ?? at.dataset.thing ?? at.id) || at.tagName; }"""
    )
    return found


def press_offer(guest: Guest, action: str) -> None:
    """Choose with the keyboard, once more where that is asked."""
    offer = guest.listed(action)
    before = guest.moment()
    if offer.count() == 0:
        return
    try:
        offer.first.focus(timeout=A_LOOK)
    except PlaywrightTimeout:  # somebody else was quicker
        return
    assert focused(guest) == action
    guest.page.keyboard.press("Enter")
    guest.until(
        lambda: guest.moment() != before or guest.page.locator("[data-confirm]").count() > 0,
        "the key is answered",
    )
    if guest.page.locator("[data-confirm]").count() and guest.moment() == before:
        assert focused(guest) == action
        guest.page.keyboard.press("Enter")
        guest.until(lambda: guest.moment() != before, "the second press takes it")
    guest.until_settled()


def play_by_keyboard(guest: Guest, dice: random.Random, moves: int) -> None:
    guest.until_asked()
    if not guest.page.locator("#column-actions").is_visible():
        guest.page.keyboard.press("a")
        expect(guest.page.locator("#column-actions")).to_be_focused()
    for _ in range(moves):
        guest.until_asked()
        if guest.over:
            return
        offers = guest.offers
        if not offers:
            continue
        press_offer(guest, dice.choice(offers))
        guest.until_asked()
        guest.until(lambda: focused(guest) != "body", "the focus is somewhere")


@pytest.mark.full("the gate watches the focus through a game by keyboard")
@pytest.mark.parametrize("game", GAMES)
def test_no_action_ends_with_the_focus_lost(invite: Invite, game: str) -> None:
    guest = invite()
    open_table(guest, game)
    play_by_keyboard(guest, random.Random(3), moves=8)


# The focus may fall to the body for the instant in which something is drawn again, not for longer.
WATCH_FOCUS = """() => {
    window.lost = [];
    let since = 0;
    setInterval(() => {
        const nowhere = !document.activeElement || document.activeElement === document.body;
        since = nowhere && document.hasFocus() ? since + 1 : 0;
        if (since === 20) window.lost.push(document.querySelector('[data-status]')?.textContent);
    }, 25);
}"""


@pytest.mark.parametrize("game", ["pandemic", "quarantine", "holding_on"])
@pytest.mark.gate("quarantine")
def test_a_whole_game_is_played_by_keyboard_and_the_focus_never_lost(
    invite: Invite, game: str
) -> None:
    guest = invite()
    open_table(guest, game)
    guest.page.keyboard.press("a")
    expect(guest.page.locator("#column-actions")).to_be_focused()
    guest.page.evaluate(WATCH_FOCUS)
    play_by_keyboard(guest, random.Random(11), moves=amount(4, 600))
    assert guest.page.evaluate("window.lost") == []


def spoken(guest: Guest, place: str) -> Callable[[], list[str]]:
    """Everything that is put into a live region from now on."""
    guest.page.evaluate(
        """place => { const said = (window.said ??= {}); said[place] = [];
            new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(
                node => node.textContent && said[place].push(node.textContent))))
            .observe(document.querySelector(`[data-${place}]`), {childList: true}); }""",
        place,
    )
    return lambda: guest.page.evaluate("place => window.said[place]", place)


def test_only_the_own_question_is_asked_aloud_and_nothing_is_swallowed(invite: Invite) -> None:
    guest = invite()
    guest.page.evaluate("localStorage.setItem('wardroom-settings', '{\"readOut\": \"all\"}')")
    guest.page.goto(guest.url)
    guest.play_now()
    guest.until_awaited()
    questions, events = spoken(guest, "questions"), spoken(guest, "announcements")
    lines = guest.log.locator(".sentence").count()
    guest.choose("pass")
    guest.until_awaited()
    asked = questions()
    assert guest.status in asked[-1]
    others = [line for line in asked if "Guest" not in line and "Press again" not in line]
    assert not others, others
    told = " ".join(events())
    new = guest.log.locator(".sentence").all_inner_texts()[lines:]
    assert len(new) > 5
    missing = [line for line in new if line.strip() not in told]
    assert not missing
    assert len(events()) < len(new)


def test_what_cannot_be_taken_back_is_announced_before_it_is_done(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    questions = spoken(guest, "questions")
    guest.page.keyboard.press("a")
    guest.page.locator('[data-offer="pass"]').focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-confirm]")).to_be_visible()
    guest.until(lambda: questions() != [], "the warning is announced")
    assert guest.say("web-confirm-how") in questions()[-1]
    guest.page.keyboard.press("Escape")
    expect(guest.page.locator("[data-confirm]")).to_have_count(0)
    assert focused(guest) == "pass"
    before = guest.moment()
    for _ in range(2):
        guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.moment() != before, "the second press does it")


def test_a_tap_that_leaves_a_choice_is_asked_aloud_and_answered_by_key(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.until_awaited()
    questions = spoken(guest, "questions")
    card = guest.page.locator('.hands [data-lit][aria-label*="; "]').first
    card.focus()
    guest.page.keyboard.press("Enter")
    choices = guest.page.locator("[data-narrowed]")
    expect(choices.first).to_be_focused()
    guest.until(lambda: questions() != [], "the choices are announced")
    assert questions()[-1].startswith(guest.say("web-which-one"))
    actions = [name.partition("\n")[0] for name in choices.all_inner_texts()]  # then what it costs
    assert all(action in questions()[-1] for action in actions)
    guest.page.keyboard.press("Escape")
    expect(choices).to_have_count(0)
    expect(card).to_be_focused()
    guest.page.keyboard.press("Enter")
    before = guest.moment()
    guest.page.keyboard.press("Enter")
    if guest.page.locator("[data-confirm]").count():
        expect(guest.page.locator("[data-confirm]")).to_be_focused()
        guest.page.keyboard.press("Enter")
    guest.until(lambda: guest.moment() != before, "the choice is taken")


def test_the_button_of_the_help_leads_there(invite: Invite) -> None:
    """Whether the panel shows another page or is closed."""
    guest = invite()
    guest.play_now("quarantine")
    for prepare in (guest.show_actions, guest.hide_panel):
        prepare()
        guest.page.locator(".head .help").focus()
        guest.page.keyboard.press("Enter")
        expect(guest.page.locator("#column-help")).to_be_focused()


def test_what_lies_on_the_board_gives_the_focus_back(invite: Invite) -> None:
    """The piles of Pandemic; the book of Holding On."""
    guest = invite()
    open_at(guest, *spots("pandemic")[1])
    pile = guest.page.locator("[data-pile=infection-discards]")
    pile.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("#pile-infection-discards")).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(pile).to_be_focused()
    Ward(guest).open()
    story = guest.page.locator("[data-book]")
    story.focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator(".book [data-turn]")).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(story).to_be_focused()


def test_p_tells_of_the_position_and_i_of_a_thing_and_why_it_cannot_be_used(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    guest.page.keyboard.press("p")
    page = guest.page.locator("#column-position")
    expect(page).to_be_focused()
    assert page.locator("h2").count() >= 4
    expect(page).to_contain_text("Atlanta")
    city = guest.page.locator("[data-city=johannesburg]")
    city.focus()
    guest.page.keyboard.press("i")
    card = guest.page.locator("[data-thing-card]")
    expect(card).to_be_focused()
    expect(card.locator("h2")).to_have_text("Johannesburg")
    expect(card.locator('[data-obstacle="drive johannesburg"]')).to_contain_text("connect")
    guest.check_accessibility()
    guest.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(city).to_be_focused()


def test_a_thing_tells_of_itself_to_a_mouse_that_rests_on_it(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    lit = guest.page.locator("[data-city=chicago][data-lit]")
    lit.hover()
    card = guest.page.locator("[data-thing-card]")
    expect(card).to_be_visible()
    assert card.locator(".actions button").count() > 0
    covered = guest.page.evaluate(
        """() => { const card = document.querySelector('[data-thing-card]').getBoundingClientRect();
            return [...document.querySelectorAll('#board [data-lit]')].filter(each => {
                const box = each.getBoundingClientRect();
                return box.left < card.right && card.left < box.right
                    && box.top < card.bottom && card.top < box.bottom; }).length; }"""
    )
    assert covered == 0
    before = guest.moment()
    card.locator(".actions button").first.click()
    guest.until(lambda: guest.moment() != before, "the button of the card acts")


def test_a_tap_on_what_is_not_lit_opens_a_sheet_on_a_phone(invite: Invite) -> None:
    guest = invite(size=PHONE, touch=True)
    sit_down(guest)
    guest.page.locator("[data-city]:not([data-lit])").first.dispatch_event("click")
    card = guest.page.locator("[data-thing-card]")
    expect(card).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    assert abs(box["y"] + box["height"] - PHONE[1]) < 2


@pytest.mark.gate("in the margin")
@pytest.mark.parametrize(
    ("page", "way"),
    [("a", '#actions [data-lit="hint"]'), ("l", "[data-follow]")],
    ids=["in the list", "in the margin"],
)
def test_enter_carries_out_the_hint(invite: Invite, page: str, way: str) -> None:
    guest = invite()
    guest.play_now("quarantine")
    guest.until_awaited()
    guest.page.keyboard.press(page)
    guest.page.keyboard.press("h")
    expect(guest.page.locator(way)).to_be_focused()
    before = guest.moment()
    guest.page.keyboard.press("Enter")
    guest.until(
        lambda: guest.moment() != before or guest.page.locator("[data-confirm]").count() > 0,
        "the hint is taken",
    )


def test_the_map_is_moved_by_keyboard_once_it_is_larger_than_its_frame(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    guest.button("web-zoom-in").first.click()
    frame = guest.page.locator(f'[aria-label="{guest.say("web-picture-pan")}"]')
    frame.focus()
    city = guest.page.locator("[data-city=sydney]")
    before = standing_still(guest, city)

    def moves() -> bool:
        guest.page.keyboard.press("ArrowRight")
        return (city.bounding_box() or before)["x"] < before["x"] - 50

    guest.until(moves, "the map moves")
    guest.button("web-zoom-whole").first.click()
    expect(frame).to_have_count(0)


def standing_still(guest: Guest, thing: Locator) -> FloatRect:
    """Where a thing is once the picture has come to rest."""
    places: list[FloatRect | None] = [None]

    def rests() -> bool:
        places.append(thing.bounding_box())
        return places[-1] is not None and places[-1] == places[-2]

    guest.until(rests, "the picture stands still")
    place = places[-1]
    assert place is not None
    return place


@pytest.mark.full("test_every_eye looks at the same outlines and borders, and at the switches")
def test_forced_colours_still_tell_what_is_lit_and_chosen(invite: Invite) -> None:
    guest = invite()
    guest.page.emulate_media(forced_colors="active")
    guest.play_now()
    guest.until_awaited()
    styles = guest.page.evaluate(
        """() => [getComputedStyle(document.querySelector('button[data-lit]')).outlineStyle,
            getComputedStyle(document.querySelector('[role=tab][aria-selected=true]')).borderWidth,
            getComputedStyle(document.querySelector('[role=tab][aria-selected=false]')).borderWidth]"""
    )
    assert styles[0] == "dashed"
    assert styles[1] != styles[2]


TITLES = {
    "/lobby": "web-lobby",
    "/record": "web-record-open",
    "/games": "web-your-games",
    "/nowhere": "web-lost",
    "/#/mail/stop/none": "web-mail-stop",
    "/#/come/none": "web-arrival",
    "/game/none": "web-lost",
    "/table/none": "web-lost",
}


def test_every_page_has_a_title_of_its_own(invite: Invite) -> None:
    guest = invite()
    guest.expected_errors.append("404")
    for path, title in TITLES.items():
        guest.page.evaluate(GO, path)
        expect(guest.page).to_have_title(f"{guest.say(title)} · {guest.say('web-title')}")


def test_the_replay_takes_the_focus_and_escape_gives_it_back(invite: Invite) -> None:
    guest = invite()
    guest.play_now("quarantine")
    guest.until_awaited()
    replay = guest.button("web-replay")
    replay.focus()
    guest.page.keyboard.press("Enter")
    moment = guest.page.get_by_role("slider", name=guest.say("web-replay-moment"))
    expect(moment).to_be_focused()
    guest.page.keyboard.press(",")
    expect(moment).to_be_focused()
    guest.page.keyboard.press("Escape")
    expect(moment).to_have_count(0)
    expect(replay).to_be_focused()


def test_a_button_that_is_switched_off_hands_the_focus_on(invite: Invite) -> None:
    """Pressed to its end, it would leave the keyboard at the top of the page."""
    guest = invite()
    open_at(guest, *spots("pandemic")[0])
    closer, farther = guest.button("web-zoom-in").first, guest.button("web-zoom-out").first
    closer.focus()

    def presses() -> bool:
        guest.page.keyboard.press("Enter")
        return closer.is_disabled()

    guest.until(presses, "the picture cannot be larger")
    guest.until(lambda: focused(guest) != "body", "the focus is somewhere")
    assert farther.evaluate("each => each.parentElement.contains(document.activeElement)")
    # Undo keeps the focus: there may be more to undo.
    guest.choose(next(offer for offer in guest.offers if offer.startswith("drive")))
    undo = guest.button("web-undo")
    expect(undo).to_be_enabled()
    undo.focus()
    guest.page.keyboard.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()


def test_what_is_looked_at_by_keyboard_comes_into_view(invite: Invite) -> None:
    guest = invite()
    sit_down(guest)
    for _ in range(3):
        guest.press(guest.button("web-zoom-in").first)
    guest.page.keyboard.press("Shift+ArrowRight")
    guest.until_settled()
    frame = guest.page.locator("#board .scene").bounding_box()
    city = guest.page.locator("[data-city=sydney]:not([data-lit])")
    city.focus()

    def is_seen() -> bool:
        box = city.bounding_box()
        return (
            frame is not None
            and box is not None
            and frame["x"] < box["x"] < frame["x"] + frame["width"]
            and frame["y"] < box["y"] < frame["y"] + frame["height"]
        )

    guest.until(is_seen, "Sydney is in view")


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
@pytest.mark.gate("hu")
def test_a_long_question_is_read_whole_beside_the_goal(invite: Invite, language: str) -> None:
    guest = invite(size=TABLET, language=language)
    sit_down(guest)
    guest.choose("pass")
    guest.until(lambda: "rest" in guest.offers, "somebody may play an Event")
    status = guest.page.locator("[data-status]")
    assert status.evaluate("each => each.scrollHeight <= each.clientHeight + 1")


def test_nothing_is_reached_beneath_the_open_book(invite: Invite) -> None:
    guest = invite()
    Ward(guest).open()
    guest.page.locator("[data-book]").click()
    expect(guest.page.locator(".book")).to_be_visible()
    reached = set()
    for _ in range(60):
        guest.page.keyboard.press("Tab")
        reached.add(
            guest.page.evaluate(
                """() => { const at = document.activeElement;
                    return !at.closest('main') ? 'elsewhere' : at.closest('.book') ? 'book'
                        : at.matches('main, h1') ? 'elsewhere' : at.outerHTML.slice(0, 120); }"""
            )
        )
    assert reached == {"book", "elsewhere"}


def test_buttons_of_one_name_are_told_apart_by_their_box(invite: Invite) -> None:
    guest = invite()
    for box in guest.page.locator("article[data-game]").all():
        title = box.locator("h3").inner_text()
        for way in box.locator(".button-row :is(a, button)").all():
            expect(way).to_have_accessible_description(title)


def test_a_name_that_opens_something_says_what(invite: Invite) -> None:
    guest = invite()
    guest.play_now("quarantine")
    guest.until_awaited()
    name = guest.page.get_by_role("button", name=guest.say("web-player-change"))
    expect(name.first).to_have_accessible_name("Guest: you, deciding. Change who plays here.")


def test_b_asks_for_a_pause_where_a_clock_runs(invite: Invite) -> None:
    guest = invite()
    open_at(guest, *spots("rush-md")[1])
    expect(guest.page.locator("[data-pause=pause]")).to_be_visible()
    guest.page.keyboard.press("b")
    expect(guest.page.locator("[data-pause=resume]")).to_be_visible()
