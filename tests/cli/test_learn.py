"""A lesson at the prompt."""

import pytest

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.rush_md import RUSH_MD
from wardroom.teaching.lesson import lesson_of
from wardroom.words import LANGUAGES, Words

from .conftest import Terminal

LESSON = lesson_of(PANDEMIC)
OBEDIENT = [step.do for step in LESSON.steps]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_taken_to_its_end_by_doing_what_it_says(
    wardroom: Terminal, language: str
) -> None:
    ran = wardroom("learn", "pandemic", "--language", language, lines=OBEDIENT)
    assert (ran.code, ran.err) == (0, "")
    words = Words(PANDEMIC, language)
    shown = " ".join(ran.out.split())
    for step in LESSON.steps:
        assert words.say(step.say) in shown
    assert ran.out.splitlines()[-1] == "  wardroom play pandemic"


def test_what_must_wait_is_answered_and_the_step_stays(wardroom: Terminal) -> None:
    ran = wardroom("learn", lines=["", "pass", "drive paris", "fly karachi", "drive washington"])
    shown = " ".join(ran.out.split())
    words = Words(PANDEMIC, "en")
    for answer in ("no-pass", "save-cards"):
        assert words.name("lesson-first", answer) in shown
    assert "3/21 " in ran.out


def test_a_step_can_be_seen_again_and_the_lesson_left_and_taken_up(wardroom: Terminal) -> None:
    ran = wardroom("learn", lines=["", "drive washington", "back", "drive washington", "quit"])
    assert ran.out.count("2/21 ") == 2
    assert ran.out.splitlines()[-1] == "  wardroom learn pandemic first --step 3"
    again = wardroom("learn", "pandemic", "first", "--step", "3", lines=["treat blue", "quit"])
    assert "3/21 " in again.out
    assert "4/21 " in again.out


def test_a_lesson_that_does_not_exist_is_refused_in_a_sentence(wardroom: Terminal) -> None:
    ran = wardroom("learn", "pandemic", "nonsense")
    assert ran.code == 2
    assert "there are: first" in ran.sentence


def test_the_first_shift_leads_to_a_game(wardroom: Terminal) -> None:
    lesson = lesson_of(RUSH_MD)
    ran = wardroom("learn", "rush-md", lines=[step.do for step in lesson.steps])
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "  wardroom play rush-md"


def test_a_minute_with_the_clock_can_be_taken_or_cut_short(wardroom: Terminal) -> None:
    lines = ["", "ready", "place nurse1 ADM-N", "draw hospitalized", "", "", "confirm", ""]
    ran = wardroom("learn", "rush-md", "minute", lines=lines)
    assert (ran.code, ran.err) == (0, "")
    assert Words(RUSH_MD, "en").name("lesson-minute", "done") in " ".join(ran.out.split())
    assert ran.out.splitlines()[-1] == "  wardroom play rush-md"


def test_the_lesson_that_asks_for_controls_lists_them(wardroom: Terminal) -> None:
    """Elsewhere the terminal leaves out what only a browser needs."""
    ran = wardroom("learn", "rush-md", "surgery", lines=["", "", "", "quit"])
    assert "Controls: gestures" in ran.out
