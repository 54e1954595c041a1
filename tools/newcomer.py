"""How far it is for a newcomer, counted: `python -m tools.newcomer [LANGUAGE]`.

For each game: clicks and seconds from the front page to the first move of one's own, to the first
success, and to the end of the basics. Seconds are reckoned: every word of a step is read at 200
words a minute, and a click takes two seconds; a step whose clock runs takes as long as it runs.
"""

import re
import sys
from collections.abc import Iterator
from typing import Final, NamedTuple

from wardroom.kernel import game, games
from wardroom.teaching.lesson import Lecture, Lesson, Step, lessons_of
from wardroom.words import Words

WORDS_A_SECOND: Final = 200 / 60
SECONDS_A_CLICK: Final = 2
TO_THE_LESSON: Final = 2
"""Play now, Learn it."""


class Way(NamedTuple):
    """How far somebody has come."""

    clicks: int
    seconds: float

    def on(self, clicks: int, seconds: float = 0) -> "Way":
        return Way(self.clicks + clicks, self.seconds + seconds + SECONDS_A_CLICK * clicks)

    def __str__(self) -> str:
        return f"{self.clicks} clicks, {round(self.seconds)} s"


def clicks_for(lecture: Lecture, step: Step) -> int:
    """Next, or the taps of a move: in a timed game a piece and its place are two things."""
    if not step.do or not lecture.table.game.timed:
        return 1
    offer = next(offer for offer in lecture.offers() if repr(offer.action) == step.do)
    return max(1, len(offer.lights))


def steps_of(lesson: Lesson, language: str, way: Way) -> Iterator[tuple[Step, Way]]:
    """Each step with the distance when it is done."""
    words = Words(game(lesson.game, lesson.edition), language)
    lecture = Lecture(lesson)
    while (step := lecture.step) is not None:
        reading = len(re.findall(r"\w[\w’'.-]*", words.say(step.say))) / WORDS_A_SECOND
        if step.clock:
            began = lecture.table.now
            clicks = len(step.clock)
            lecture.go_on()
            running = (lecture.table.now - began) / 1000 - SECONDS_A_CLICK * clicks
            way = way.on(clicks, reading + running)
        else:
            way = way.on(clicks_for(lecture, step), reading)
            lecture.go_on()
        yield step, way


def ways_of(name: str, language: str) -> tuple[Way, Way, Way]:
    """To the first own move, to the first success, to the end of the basics."""
    way = Way(0, 0).on(TO_THE_LESSON)
    first = success = None
    teaching = game(name).teaching
    for place, lesson in enumerate(each for each in lessons_of(game(name)) if each.basics):
        if place:
            way = way.on(1)
        for step, reached in steps_of(lesson, language, way):
            way = reached
            if first is None and step.do:
                first = way
            if teaching is not None and (lesson.name, step.name) == teaching.first_success:
                success = way
    return first or way, success or way, way


def main(arguments: list[str]) -> int:
    language = arguments[0] if arguments else "en"
    print("| Game | First own move | First success | End of the basics |")
    print("| --- | --- | --- | --- |")
    for name in games():
        if lessons_of(game(name)):
            first, success, end = ways_of(name, language)
            print(f"| {name} | {first} | {success} | {end} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
