"""How a lesson is read, and what is said about what is written wrongly."""

import pytest

from wardroom.games.pandemic import PANDEMIC
from wardroom.kernel import IllegalAction, Message
from wardroom.teaching.lesson import Lecture, MalformedLesson, lesson_of, read_lesson

HEAD = """
edition = 2
seats = 2
seat = 0
seed = 16438
minutes = 3
[options]
roles = "medic,researcher"
"""


def lecture(steps: str) -> Lecture:
    return Lecture(read_lesson(HEAD + steps, "pandemic", "try"))


def test_a_step_is_open_for_what_it_asks_and_what_it_welcomes() -> None:
    here = lecture('[[step]]\nname = "go"\ndo = "drive washington"\nopen = ["drive m*"]\n')
    assert [repr(offer.action) for offer in here.offers()] == ["drive miami", "drive washington"]


def test_what_is_not_wanted_is_answered_by_the_first_pattern_that_fits() -> None:
    here = lecture(
        '[[step]]\nname = "go"\ndo = "drive washington"\n'
        '[step.wrong]\n"drive c*" = "cold"\n"drive *" = "far"\n'
    )
    read = here.table.game.space.read
    assert here.explain(read("drive chicago")) == Message("lesson-try-cold")
    assert here.explain(read("drive miami")) == Message("lesson-try-far")
    wanted = Message("lesson-not-now", {"wanted": read("drive washington").message()})
    assert here.explain(read("pass")) == wanted


def test_what_the_rules_do_not_allow_has_their_reason() -> None:
    here = lecture('[[step]]\nname = "go"\ndo = "drive washington"\n')
    action = here.table.game.space.read("drive paris")
    assert here.explain(action) == here.table.state.explain(0, action)


def test_a_step_to_read_waits_for_next_and_a_step_to_act_does_not_take_it() -> None:
    here = lecture('[[step]]\nname = "read"\n[[step]]\nname = "go"\ndo = "drive washington"\n')
    with pytest.raises(IllegalAction):
        here.play("drive washington")
    here.read_on()
    with pytest.raises(IllegalAction):
        here.read_on()
    here.play("drive washington")
    assert here.step is None


def test_the_others_move_when_a_step_begins() -> None:
    here = lecture(
        '[[step]]\nname = "go"\ndo = "pass"\n'
        '[[step]]\nname = "see"\nbefore = ["1 drive chicago", "1 drive atlanta"]\n'
    )
    told = here.play("pass")
    assert [events[0].kind for events in told] == ["pass", "drive", "drive"]
    assert here.table.record.moves[-1].action == "drive atlanta"


def test_a_game_has_its_first_lesson_unless_another_is_named() -> None:
    assert lesson_of(PANDEMIC).name == "first"
    with pytest.raises(MalformedLesson, match="first"):
        lesson_of(PANDEMIC, "nonsense")


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("edition = ", "no TOML"),
        ("edition = 2\n", "lacks 'step'"),
        (HEAD + '[[step]]\nsay = "x"\n', "'say' is not known"),
        (HEAD + '[[step]]\nname = "a"\n[[step]]\nname = "a"\n', "its own name"),
        (HEAD + '[[step]]\nname = "a"\nbefore = ["nobody moves"]\n', "damaged"),
        (HEAD.replace("16438", '"many"') + '[[step]]\nname = "a"\n', "many"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(text: str, about: str) -> None:
    with pytest.raises(MalformedLesson, match=about):
        read_lesson(text, "pandemic", "try")
