"""Lessons in a real browser: somebody does what they say, and somebody else does not."""

from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from tests.browser.ward import Ward
from wardroom.games.holding_on import HOLDING_ON
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import Message, game, games
from wardroom.teaching.lesson import Lecture, Lesson, lesson_of, lessons_of, next_basics
from wardroom.words import LANGUAGES, Words

LAPTOP = (1366, 657)
PHONE_ON_ITS_SIDE = (844, 390)
WONDERED = 4
"""So many things of a step are asked about at most."""
AT_ONCE = 1_500
"""Milliseconds in which anyone who asks is answered."""
SETTINGS = "wardroom-settings"
"""Where the page keeps what this browser has learnt."""

LESSONS = [
    pytest.param(lesson, id=f"{lesson.game}-{lesson.name}")
    for name in games()
    for lesson in lessons_of(game(name))
]


def until_step(guest: Guest, at: int) -> None:
    guest.page.locator(f"[data-lesson='{at}']").wait_for()


def come_to(guest: Guest, lesson: Lesson, name: str) -> int:
    """Go on with a lesson that was left at this step; its number."""
    at = [step.name for step in lesson.steps].index(name)
    guest.page.evaluate(
        "([place, lessons]) => localStorage.setItem(place, JSON.stringify({lessons}))",
        [SETTINGS, {f"{lesson.game}/{lesson.name}": at}],
    )
    guest.page.goto(f"{guest.url}/learn/{lesson.game}/{lesson.name}")
    until_step(guest, at)
    return at


def unread(guest: Guest) -> int:
    """How much of what the step says, in pixels, is seen only by scrolling."""
    hidden: int = guest.page.locator(".margin .lesson").evaluate(
        "it => it.scrollHeight - it.clientHeight"
    )
    return hidden


def follow(guest: Guest, lesson: Lesson, at: int) -> None:
    """Do what the step says."""
    until_step(guest, at)
    step = lesson.steps[at]
    if step.do:
        guest.choose(step.do)
        guest.hide_panel()
        return
    for move in step.clock:
        follow_while_the_clock_runs(guest, at, move.action)
    if guest.page.locator(f"[data-lesson='{at}']").count():
        guest.hide_panel()
        guest.press(guest.page.locator("[data-next]"))


def follow_while_the_clock_runs(guest: Guest, at: int, action: str) -> None:
    """Take the action as soon as the hands are free; on a slow day the time may be up before."""
    here = guest.page.locator(f"[data-lesson='{at}']")
    guest.show_actions()
    guest.until(lambda: action in guest.offers or not here.count(), f"{action} is open")
    if here.count():
        guest.choose(action)


def past_the_note(guest: Guest) -> None:
    """A game with a heavy subject says so first, on the board."""
    note = guest.page.locator("[data-note-skip]")
    if note.count():
        guest.press(note)


def open_lesson(guest: Guest, lesson: Lesson) -> None:
    """From the front page: the first by asking to play, another from the list of lessons."""
    box = guest.page.locator(f"article[data-game={lesson.game}]")
    if lesson.number == 1:
        guest.press(box.locator("button.primary"))
        guest.press(box.locator("[data-learn]"))
    else:
        guest.press(box.locator(f"a[href='/learn/{lesson.game}']"))
        guest.press(guest.page.locator(f"a[href='/learn/{lesson.game}/{lesson.name}']"))


@pytest.mark.gate("phone-hu-holding-on-talk")
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_learns_by_doing_what_the_lesson_says(
    invite: Invite, lesson: Lesson, language: str, size: tuple[int, int]
) -> None:
    guest = invite(language=language, size=size, touch=size == PHONE)
    words = Words(game(lesson.game), language)
    open_lesson(guest, lesson)
    until_step(guest, 0)
    past_the_note(guest)
    for at, step in enumerate(lesson.steps):
        until_step(guest, at)
        expect(guest.page.locator("[data-said]")).to_have_text(words.say(step.say))
        assert unread(guest) <= 1, step.name
        follow(guest, lesson, at)
    until_step(guest, len(lesson.steps))
    following = next_basics(lesson)
    done = "web-lesson-done" if following is None else "web-lesson-done-part"
    expect(guest.page.locator("[data-said]")).to_have_text(guest.say(done))
    if following is not None:
        guest.press(guest.page.locator("[data-following]"))
        guest.page.wait_for_url(f"**/learn/{following.game}/{following.name}")
        until_step(guest, 0)


def test_who_has_taken_the_first_lesson_is_not_asked_again_and_finds_the_others(
    invite: Invite,
) -> None:
    guest = invite()
    lesson = lesson_of(PANDEMIC)
    guest.page.evaluate(
        "([place, lessons]) => localStorage.setItem(place, JSON.stringify({lessons}))",
        [SETTINGS, {f"{lesson.game}/{lesson.name}": len(lesson.steps) - 1}],
    )
    guest.page.goto(f"{guest.url}/learn/pandemic/first")
    follow(guest, lesson, len(lesson.steps) - 1)
    until_step(guest, len(lesson.steps))
    expect(guest.page.locator("[data-following]")).to_be_visible()
    guest.page.goto(f"{guest.url}/learn/pandemic")
    expect(guest.page.locator("[data-lesson-link]")).to_have_count(len(lessons_of(PANDEMIC)))
    expect(guest.page.get_by_text(guest.say("web-lesson-learnt"))).to_have_count(1)
    guest.page.goto(guest.url)
    guest.press(guest.page.locator("article[data-game=pandemic] button.primary"))
    guest.page.wait_for_url("**/table/*")


@pytest.mark.gate("hu-pandemic-first")
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_is_read_whole_on_a_tablet_and_a_phone_on_its_side(
    invite: Invite, lesson: Lesson, language: str
) -> None:
    path = f"/learn/{lesson.game}/{lesson.name}"
    guest = invite(language=language, size=TABLET, touch=True, path=path)
    until_step(guest, 0)
    past_the_note(guest)
    words = Words(game(lesson.game), language).say(lesson.steps[0].say)
    for width, height in (TABLET, PHONE_ON_ITS_SIDE):
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(guest.page.locator("[data-said]")).to_have_text(words)
        guest.until_settled()
        assert unread(guest) <= 1, f"{width}x{height}"


@pytest.mark.gate("(390, 844)-hu")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_a_button_for_what_is_out_of_sight_leaves_the_words_to_be_read(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """The fever goes to the rival, whose hospital is not the one that is looked at."""
    lesson = lesson_of(QUARANTINE)
    guest = invite(language=language, size=size, touch=size != DESKTOP)
    come_to(guest, lesson, "fever")
    guest.hide_panel()
    expect(guest.page.locator("[data-offered]")).to_be_in_viewport(ratio=1)
    assert unread(guest) <= 1


def test_a_lesson_waits_for_what_lies_on_the_board_and_answers_a_wrong_drag(
    invite: Invite,
) -> None:
    lesson = lesson_of(HOLDING_ON)
    guest = invite(size=LAPTOP, path="/learn/holding-on/first")
    expect(guest.page.locator("[data-note]")).to_be_visible()
    expect(guest.page.locator("[data-said]")).to_have_text(guest.say("web-lesson-covered"))
    expect(guest.page.locator("[data-next]")).to_have_count(0)
    past_the_note(guest)
    expect(guest.page.locator("[data-next]")).to_be_visible()
    at = come_to(guest, lesson, "street")
    page = guest.page
    Ward(guest).drag(page.locator("[data-tray]"), page.locator("[data-slot='2']"))
    hem = Words(HOLDING_ON, "en").say(Message("lesson-first-left-hem"))
    expect(page.locator(".lesson [data-answer]")).to_have_text(hem)
    until_step(guest, at)


@pytest.mark.gate("phone")
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_cell_that_the_lesson_does_not_want_says_so(
    invite: Invite, size: tuple[int, int]
) -> None:
    """The rules allow the ward beside the lobby, and the plan lights the cell."""
    lesson = lesson_of(QUARANTINE)
    guest = invite(size=size, touch=size == PHONE)
    at = come_to(guest, lesson, "yellow")
    guest.until_settled()
    guest.press(guest.page.locator('.plan rect[data-cell="1,0"]'))
    answer = Words(QUARANTINE, "en").say(Message("lesson-first-other-cell"))
    expect(guest.page.locator(".lesson [data-answer]")).to_have_text(answer)
    until_step(guest, at)


def test_someone_who_knows_the_game_is_not_asked_again(invite: Invite) -> None:
    guest = invite()
    guest.play_now("quarantine")
    guest.page.goto(guest.url)
    guest.press(guest.page.locator("article[data-game=quarantine] button.primary"))
    guest.page.wait_for_url("**/table/*")


def test_a_lesson_that_was_left_goes_on_where_it_was_and_back(invite: Invite) -> None:
    guest = invite(path="/learn/quarantine/first")
    lesson = lesson_of(QUARANTINE)
    for at in range(2):
        follow(guest, lesson, at)
    until_step(guest, 2)
    guest.page.reload()
    until_step(guest, 2)
    guest.press(guest.page.get_by_title(guest.say("web-lesson-back")))
    until_step(guest, 1)
    follow(guest, lesson, 1)
    until_step(guest, 2)


def asked_about(guest: Guest, thing: str) -> Locator | None:
    """The card of a thing, as somebody opens it who wonders; None if it is not on the board."""
    there = guest.page.locator(f"#board [data-thing='{thing}']").first
    if not there.count() or not there.is_visible():
        return None
    there.focus()
    guest.page.keyboard.press("i")
    card = guest.page.locator("[data-thing-card]")
    with suppress(PlaywrightTimeout):
        card.wait_for(timeout=AT_ONCE)
        return card
    return None


def tells(card: Locator, words: str) -> bool:
    """What stands in the way is asked of the server when the card opens."""
    with suppress(AssertionError):
        expect(card).to_contain_text(words, timeout=AT_ONCE)
        return True
    return False


@pytest.mark.full("a whole lesson each; the gate asks about single things")
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_lesson_does_not_want_is_answered_at_the_thing(
    invite: Invite, lesson: Lesson, language: str
) -> None:
    """Anyone who asks about a thing that is not lit reads why the lesson does not go there."""
    guest = invite(language=language, path=f"/learn/{lesson.game}/{lesson.name}")
    words = Words(game(lesson.game), language)
    wondered, answered = 0, 0
    until_step(guest, 0)
    past_the_note(guest)
    for at, step in enumerate(lesson.steps):
        until_step(guest, at)
        guest.until_settled()
        lecture = Lecture(lesson, at)
        lit = {light for offer in lecture.offers() for light in offer.lights}
        asked: set[str] = set()
        for offer in lecture.table.state.offers(lesson.seat) if step.do else ():
            reason = lecture.explain(offer.action)
            new = [thing for thing in offer.lights if thing not in lit | asked]
            if reason is None or not new or len(asked) == WONDERED:
                continue
            asked.add(new[0])
            card = asked_about(guest, new[0])
            if card is None:
                continue
            told = tells(card, words.say(reason))
            guest.page.keyboard.press("Escape")
            if told:
                answered += 1
                break
        wondered += bool(asked)
        follow(guest, lesson, at)
    assert 2 * answered >= wondered, f"{answered} of {wondered} steps were answered"


def test_a_cure_is_staged_in_a_lesson_until_it_was_seen(invite: Invite) -> None:
    guest = invite(size=LAPTOP, still=False)
    lesson = lesson_of(PANDEMIC, "first")
    at = come_to(guest, lesson, "cure")
    guest.choose(lesson.steps[at].do)
    guest.until_settled()  # It waits, so nothing moves.
    expect(guest.page.locator("[data-moment]")).to_contain_text("Cure 1 of 4")
    expect(guest.page.locator("[data-go-on]")).to_be_focused()
    guest.page.keyboard.press("Enter")
    until_step(guest, at + 1)
    expect(guest.page.locator("[data-moment]")).to_have_count(0)
