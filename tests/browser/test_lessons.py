"""Lessons in a real browser: somebody does what they say, and somebody else does not."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import DESKTOP, PHONE, TABLET, Guest
from wardroom.games.pandemic import PANDEMIC
from wardroom.games.quarantine import QUARANTINE
from wardroom.kernel import game, games
from wardroom.kernel.lesson import Lecture, Lesson, lesson_of, lessons_of
from wardroom.words import LANGUAGES, Words

PHONE_ON_ITS_SIDE = (844, 390)
SETTINGS = "wardroom-settings"
"""Where the page keeps what this browser has learnt."""

LESSONS = [
    pytest.param(lesson, id=f"{lesson.game}-{lesson.name}")
    for name in games()
    for lesson in lessons_of(game(name))
]


def until_step(guest: Guest, at: int) -> None:
    guest.page.locator(f"[data-lesson='{at}']").wait_for()


def unread(guest: Guest) -> int:
    """How much of what the step says, in pixels, is seen only by scrolling."""
    hidden: int = guest.page.locator(".margin .lesson").evaluate(
        "it => it.scrollHeight - it.clientHeight"
    )
    return hidden


def follow(guest: Guest, lesson: Lesson, at: int) -> None:
    """Do what the step says."""
    until_step(guest, at)
    if lesson.steps[at].do:
        guest.choose(lesson.steps[at].do)
        guest.hide_panel()
    else:
        guest.press(guest.page.locator("[data-next]"))


@pytest.mark.matrix(one_in=4)
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_newcomer_is_asked_once_and_learns_by_doing(
    invite: Invite, lesson: Lesson, language: str, size: tuple[int, int]
) -> None:
    guest = invite(language=language, size=size, touch=size == PHONE)
    words = Words(game(lesson.game), language)
    box = guest.page.locator(f"article[data-game={lesson.game}]")
    guest.press(box.locator("button.primary"))
    guest.press(box.locator("[data-learn]"))
    for at, step in enumerate(lesson.steps):
        until_step(guest, at)
        expect(guest.page.locator("[data-said]")).to_have_text(words.say(step.say))
        assert unread(guest) <= 1, step.name
        follow(guest, lesson, at)
    until_step(guest, len(lesson.steps))
    expect(guest.page.locator("[data-said]")).to_have_text(guest.say("web-lesson-done"))
    guest.page.goto(guest.url)
    guest.press(box.locator("button.primary"))
    guest.page.wait_for_url("**/table/*")


@pytest.mark.matrix(one_in=4)
@pytest.mark.parametrize("lesson", LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goal_is_read_whole_on_a_tablet_and_a_phone_on_its_side(
    invite: Invite, lesson: Lesson, language: str
) -> None:
    path = f"/learn/{lesson.game}/{lesson.name}"
    for width, height in (TABLET, PHONE_ON_ITS_SIDE):
        guest = invite(language=language, size=(width, height), touch=True, path=path)
        until_step(guest, 0)
        expect(guest.page.locator("[data-next]")).to_be_visible()
        assert unread(guest) <= 1, f"{width}x{height}"


@pytest.mark.matrix(one_in=4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, PHONE_ON_ITS_SIDE], ids=str)
def test_a_button_for_what_is_out_of_sight_leaves_the_words_to_be_read(
    invite: Invite, language: str, size: tuple[int, int]
) -> None:
    """The fever goes to the rival, whose hospital is not the one that is looked at."""
    lesson = lesson_of(QUARANTINE)
    at = [step.name for step in lesson.steps].index("fever")
    guest = invite(language=language, size=size, touch=size != DESKTOP)
    guest.page.evaluate(
        "([place, lessons]) => localStorage.setItem(place, JSON.stringify({lessons}))",
        [SETTINGS, {f"{lesson.game}/{lesson.name}": at}],
    )
    guest.page.goto(f"{guest.url}/learn/{lesson.game}/{lesson.name}")
    until_step(guest, at)
    guest.hide_panel()
    expect(guest.page.locator("[data-offered]")).to_be_in_viewport(ratio=1)
    assert unread(guest) <= 1


def test_whoever_knows_the_game_is_not_asked_again(invite: Invite) -> None:
    guest = invite()
    guest.play_now()
    guest.page.goto(guest.url)
    guest.press(guest.page.locator("article[data-game=pandemic] button.primary"))
    guest.page.wait_for_url("**/table/*")


def test_a_lesson_that_was_left_goes_on_where_it_was_and_back(invite: Invite) -> None:
    guest = invite(path="/learn/pandemic")
    lesson = lesson_of(PANDEMIC)
    for at in range(3):
        follow(guest, lesson, at)
    until_step(guest, 3)
    guest.page.reload()
    until_step(guest, 3)
    guest.press(guest.page.get_by_title(guest.say("web-lesson-back")))
    until_step(guest, 2)
    follow(guest, lesson, 2)
    until_step(guest, 3)


def test_what_the_lesson_does_not_want_is_answered_at_the_thing(invite: Invite) -> None:
    """Whoever asks about a city that is not lit reads why the lesson does not go there."""
    lesson = lesson_of(PANDEMIC)
    guest = invite(path="/learn/pandemic")
    words = Words(PANDEMIC, "en")
    answered = 0
    for at, step in enumerate(lesson.steps):
        until_step(guest, at)
        guest.until_settled()
        lecture = Lecture(lesson, at)
        lit = {light for offer in lecture.offers() for light in offer.lights}
        for offer in lecture.table.state.offers(0) if step.do else ():
            verb, *_ = repr(offer.action).split()
            (thing, *_) = offer.lights or ("",)
            reason = lecture.explain(offer.action)
            if verb not in ("drive", "fly") or thing in lit or reason is None:
                continue
            guest.page.locator(f"#board [data-thing='{thing}']").first.focus()
            guest.page.keyboard.press("i")
            card = guest.page.locator("[data-thing-card]")
            expect(card).to_contain_text(words.say(reason))
            guest.page.keyboard.press("Escape")
            answered += 1
            break
        follow(guest, lesson, at)
    assert answered >= 10
