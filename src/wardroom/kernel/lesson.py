"""Lessons: a deal, the moves of the others, and steps that a person takes with their own hand.

A lesson is a text file beside the rules of its game. `lessons_of` reads those of a game; a
`Lecture` plays one: it holds the step, says what is open, answers what is not, and plays the
others. docs/decisions/lessons.md tells how the files are written.
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from wardroom.kernel.action import Action
from wardroom.kernel.errors import IllegalAction, MalformedRecord, WardroomError
from wardroom.kernel.event import Event
from wardroom.kernel.game import Game
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.record import NOBODY, Move
from wardroom.kernel.registry import game as find_game
from wardroom.kernel.table import Table

FOLDER: Final = "lessons"
_KEYS: Final = frozenset({"edition", "seats", "seat", "seed", "minutes", "options", "step"})
_STEP_KEYS: Final = frozenset({"name", "point", "before", "do", "open", "wrong"})


class MalformedLesson(WardroomError):
    """A lesson that cannot be read or played: whoever wrote it can mend it."""


class Step(NamedTuple):
    """One thing that is said, and what the learner does about it."""

    name: str
    say: Message
    point: tuple[str, ...]
    """The things it speaks of, each as `kind:id`."""
    before: tuple[Move, ...]
    """What the others do, and the time that passes, when the step begins."""
    do: str
    """How the lesson itself would go on, in notation; empty in a step that is only read."""
    open: tuple[str, ...]
    """Patterns of the notations that are welcome."""
    wrong: tuple[tuple[str, Message], ...]
    """What is said about other legal actions, by pattern."""

    def welcomes(self, action: Action) -> bool:
        notation = repr(action)
        return any(fnmatchcase(notation, pattern) for pattern in self.open)

    def answer(self, action: Action) -> Message | None:
        """What the step itself says about an action that it does not want, if anything."""
        notation = repr(action)
        for pattern, message in self.wrong:
            if fnmatchcase(notation, pattern):
                return message
        return None


class Lesson(NamedTuple):
    """A lesson as its file tells it."""

    game: str
    name: str
    edition: int
    seats: int
    seat: int
    """Where the learner sits."""
    seed: int
    minutes: int
    options: Mapping[str, str]
    steps: tuple[Step, ...]

    def title(self) -> Message:
        return Message(f"lesson-{self.name}")


def read_lesson(text: str, game: str, name: str) -> Lesson:
    """The lesson of this file, or MalformedLesson in a sentence."""
    try:
        told = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedLesson(f"The lesson {name} of {game} is no TOML: {error}.") from error
    try:
        _know(told, _KEYS)
        steps = tuple([_step(name, step) for step in told["step"]])
        lesson = Lesson(
            game,
            name,
            int(told["edition"]),
            int(told["seats"]),
            int(told["seat"]),
            int(told["seed"]),
            int(told["minutes"]),
            {str(key): str(value) for key, value in told.get("options", {}).items()},
            steps,
        )
    except KeyError as error:
        raise MalformedLesson(f"The lesson {name} of {game} lacks {error}.") from error
    except (TypeError, ValueError, MalformedRecord) as error:
        raise MalformedLesson(f"The lesson {name} of {game}: {error}.") from error
    if not steps or len({step.name for step in steps}) != len(steps):
        raise MalformedLesson(f"The lesson {name} of {game} needs steps, each with its own name.")
    return lesson


def _know(told: Mapping[str, Any], keys: frozenset[str]) -> None:
    for key in told:
        if key not in keys:
            raise ValueError(f"{key!r} is not known; there are {', '.join(sorted(keys))}")


def _step(lesson: str, told: Mapping[str, Any]) -> Step:
    _know(told, _STEP_KEYS)
    start = f"lesson-{lesson}-"
    do = str(told.get("do", ""))
    welcome = [str(pattern) for pattern in told.get("open", [])]
    if do and do not in welcome:
        welcome.insert(0, do)
    return Step(
        str(told["name"]),
        Message(start + str(told["name"])),
        tuple([str(thing) for thing in told.get("point", [])]),
        tuple([Move.read(str(line), 1) for line in told.get("before", [])]),
        do,
        tuple(welcome),
        tuple([(str(key), Message(start + str(id))) for key, id in told.get("wrong", {}).items()]),
    )


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game; that which is called `first` comes first."""
    return _lessons_in(game.package, game.name)


@cache
def _lessons_in(package: str, game: str) -> tuple[Lesson, ...]:
    folder = files(package).joinpath(FOLDER)
    if not folder.is_dir():
        return ()
    found = [
        read_lesson(entry.read_text(encoding="utf-8"), game, entry.name[: -len(".toml")])
        for entry in folder.iterdir()
        if entry.name.endswith(".toml")
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.name != "first", lesson.name)))


def lesson_of(game: Game, name: str = "") -> Lesson:
    """The lesson of that name, or the first one; MalformedLesson if there is none."""
    known = lessons_of(game)
    for lesson in known:
        if name in ("", lesson.name):
            return lesson
    there = ", ".join(lesson.name for lesson in known) or "none yet"
    raise MalformedLesson(f"{game.name} has no lesson {name!r}; there are: {there}.")


Listener = Callable[[int, str, list[Event]], None]
"""Hears of a move: who (or NOBODY when time passed), what in notation, and what it told."""


class Lecture:
    """A lesson being taken: the table it is played at, and the step at which it stands."""

    def __init__(self, lesson: Lesson, at: int = 0) -> None:
        """The lesson at its beginning, or as it stands at a later step."""
        self.lesson = lesson
        self.index = 0
        self.listener: Listener | None = None
        """Hears of each move right after it, while the table can say what it has changed."""
        self.table = Table.deal(
            find_game(lesson.game, lesson.edition), lesson.seats, lesson.seed, lesson.options
        )
        self._begin()
        for _ in range(min(at, len(lesson.steps))):
            self._go_on()

    @property
    def step(self) -> Step | None:
        """The present step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def reading(self) -> bool:
        """Is there nothing to do but read on?"""
        return self.step is not None and not self.step.do

    def offers(self) -> list[Offer]:
        """What the learner may do now: those of the legal actions that the step welcomes."""
        step, seat = self.step, self.lesson.seat
        if step is None:
            return []
        legal = set(self.table.legal(seat))
        return [
            offer
            for offer in self.table.state.offers(seat)
            if offer.action in legal and step.welcomes(offer.action)
        ]

    def explain(self, action: Action) -> Message | None:
        """Why the learner may not take the action now: by the rules, or for the lesson's sake."""
        reason = self.table.state.explain(self.lesson.seat, action)
        step = self.step
        if reason is not None or (step is not None and step.welcomes(action)):
            return reason
        if step is None:
            return Message("lesson-over")
        answer = step.answer(action)
        if answer is not None:
            return answer
        if not step.do:
            return Message("lesson-read-first")
        return Message("lesson-not-now", {"wanted": self._read(step.do).message()})

    def play(self, action: Action | str) -> list[list[Event]]:
        """Take an action that is open, and begin the next step: what each move told.

        Anything else raises IllegalAction with its reason and changes nothing.
        """
        chosen = self._read(action) if isinstance(action, str) else action
        reason = self.explain(chosen)
        if reason is not None:
            raise IllegalAction(reason, self.lesson.game)
        told = self._made(self.lesson.seat, repr(chosen))
        self.index += 1
        return [told, *self._begin()]

    def read_on(self) -> list[list[Event]]:
        """Begin the next step after one that was only read; what each move of the others told."""
        if not self.reading:
            raise IllegalAction(Message("lesson-act-first"), self.lesson.game)
        self.index += 1
        return self._begin()

    def _go_on(self) -> None:
        """As the lesson itself would."""
        if self.step is not None and self.step.do:
            self.play(self.step.do)
        else:
            self.read_on()

    def _begin(self) -> list[list[Event]]:
        """Let the others do what they do before the present step."""
        moves: Sequence[Move] = () if self.step is None else self.step.before
        return [self._made(move.seat, move.action, move.at or None) for move in moves]

    def _made(self, seat: int, notation: str, at: int | None = None) -> list[Event]:
        """Play a move, or let time pass, and tell whoever listens."""
        told = self.table.wait(at) if seat == NOBODY else self.table.play(seat, notation, at)
        if self.listener is not None:
            self.listener(seat, notation, told)
        return told

    def _read(self, notation: str) -> Action:
        return self.table.game.space.read(notation)
