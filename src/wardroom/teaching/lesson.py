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
from wardroom.kernel.game import Game
from wardroom.kernel.message import Message
from wardroom.kernel.offer import Offer
from wardroom.kernel.record import NOBODY, Move
from wardroom.kernel.registry import game as find_game
from wardroom.kernel.state import Event
from wardroom.kernel.table import Table

FOLDER: Final = "lessons"
_KEYS: Final = frozenset(
    {"number", "basics", "edition", "seats", "seat", "seed", "minutes", "options", "step"}
)
_STEP_KEYS: Final = frozenset(
    {"name", "point", "before", "do", "then", "until", "wait", "clock", "open", "wrong"}
)
FIRST: Final = "first"
_PAUSE: Final = "wait "


class MalformedLesson(WardroomError):
    """A lesson that cannot be read or played: its author can mend it."""


class Step(NamedTuple):
    """One thing that is said, and what the learner does about it."""

    name: str
    say: Message
    point: tuple[str, ...]
    """The things it speaks of, each as `kind:id`."""
    before: tuple[Move, ...]
    """What the others do when the step begins; where nobody moves, so many ms pass."""
    do: str
    """How the lesson itself would go on, in notation; empty in a step that is only read."""
    wait: int
    """The ms that pass when the step is done; otherwise the clock of a game stands still."""
    clock: tuple[Move, ...]
    """What the lesson itself would do while the clock really runs, in ms since the step began."""
    open: tuple[str, ...]
    """Patterns of the notations that are welcome."""
    wrong: tuple[tuple[str, Message], ...]
    """What is said about other legal actions, by pattern."""
    then: tuple[str, ...] = ()
    """With what the lesson itself would follow up `do`, where that takes more than one action."""
    until: str = ""
    """The kind of event that ends the step; else the first welcome action does. Until it comes the
    learner tries as often as they like, and `wait` passes each time."""

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
    number: int
    """Its place among the lessons of the game."""
    basics: bool
    """After these, one can sit down at a table; the others may come later."""
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
            int(told.get("number", 1)),
            bool(told.get("basics", name == FIRST)),
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
    clock = tuple([_timed(str(line)) for line in told.get("clock", [])])
    if do and clock:
        raise ValueError(f"the step {told['name']} has one thing to do or a clock, not both")
    if "then" in told and "until" not in told:
        raise ValueError(f"the step {told['name']} has a second action, but says not what ends it")
    welcome = [str(pattern) for pattern in told.get("open", [])]
    if do and do not in welcome:
        welcome.insert(0, do)
    return Step(
        str(told["name"]),
        Message(start + str(told["name"])),
        tuple([str(thing) for thing in told.get("point", [])]),
        tuple([_scripted(str(line)) for line in told.get("before", [])]),
        do,
        _ms(told.get("wait", 0)),
        clock,
        tuple(welcome),
        tuple([(str(key), Message(start + str(id))) for key, id in told.get("wrong", {}).items()]),
        tuple([str(action) for action in told.get("then", [])]),
        str(told.get("until", "")),
    )


def _ms(seconds: Any) -> int:
    return round(float(seconds) * 1000)


def _scripted(line: str) -> Move:
    """`1 drive chicago` is a move of a seat, `wait 1.5` are seconds that pass."""
    if line.startswith(_PAUSE):
        return Move(NOBODY, "", _ms(line[len(_PAUSE) :]))
    return Move.read(line, 1)


def _timed(line: str) -> Move:
    """`2.5 draw regular` is what the learner would do 2.5 seconds after the step began."""
    seconds, _, notation = line.partition(" ")
    return Move(NOBODY, notation, _ms(seconds))


def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in the order in which they are taken."""
    teaching = game.teaching
    return () if teaching is None else _lessons_in(game.package, game.name, teaching.lessons)


@cache
def _lessons_in(package: str, game: str, names: tuple[str, ...]) -> tuple[Lesson, ...]:
    folder = files(package).joinpath(FOLDER)
    found = [
        read_lesson(folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"), game, name)
        for name in names
    ]
    return tuple(sorted(found, key=lambda lesson: (lesson.number, lesson.name)))


def lesson_of(game: Game, name: str = "") -> Lesson:
    """The lesson of that name, or the first one; MalformedLesson if there is none."""
    known = lessons_of(game)
    for lesson in known:
        if name in ("", lesson.name):
            return lesson
    there = ", ".join(lesson.name for lesson in known) or "none yet"
    raise MalformedLesson(f"{game.name} has no lesson {name!r}; there are: {there}.")


def next_basics(lesson: Lesson) -> Lesson | None:
    """The next of the lessons that one needs to sit down at a table; None after the last."""
    later = [
        each
        for each in lessons_of(find_game(lesson.game))
        if each.basics and each.number > lesson.number
    ]
    return later[0] if lesson.basics and later else None


Listener = Callable[[int, str, list[Event]], None]
"""Called for a move: by whom (NOBODY when time passed), its notation, and its events."""


class Lecture:
    """A lesson being taken: the table it is played at, and its present step."""

    def __init__(self, lesson: Lesson, at: int = 0, listener: Listener | None = None) -> None:
        """The lesson at its beginning, or at a later step.

        The listener is called for each further move right after it, while the table can say what
        it has changed.
        """
        self.lesson = lesson
        self.index = 0
        self.began = 0
        """The moment at which the present step began."""
        self._listener: Listener | None = None
        self.table = Table.deal(
            find_game(lesson.game, lesson.edition), lesson.seats, lesson.seed, lesson.options
        )
        self._begin()
        for _ in range(min(at, len(lesson.steps))):
            self.go_on()
        self._listener = listener

    @property
    def step(self) -> Step | None:
        """The present step; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.index] if self.index < len(steps) else None

    @property
    def reading(self) -> bool:
        """Is there nothing that must be done? Then one can read on."""
        return self.step is not None and not self.step.do

    @property
    def running(self) -> bool:
        """Does the clock run while this step is taken?"""
        return self.step is not None and bool(self.step.clock)

    def due(self) -> int | None:
        """While the clock runs: how long after the beginning of the step something happens, in ms.

        The step is over when nothing is due any more.
        """
        due = self.table.due() if self.running else None
        return None if due is None else due - self.began

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

    def play(self, action: Action | str, after: int = 0) -> list[list[Event]]:
        """Take an action that is open, and begin the next step: what each move told.

        While the clock runs it is taken so many ms after the step began, and the step goes on.
        Anything that is not open raises IllegalAction with its reason and changes nothing.
        """
        told = self.pass_time(after) if self.running and self._overdue(after) else []
        chosen = self._read(action) if isinstance(action, str) else action
        reason = self.explain(chosen)
        if reason is not None:
            raise IllegalAction(reason, self.lesson.game)
        if self.running:
            moment = max(self.table.now, self.began + after)
            told.append(self._made(self.lesson.seat, repr(chosen), moment))
            return told if self.due() is not None else told + self._leave()
        told.append(self._made(self.lesson.seat, repr(chosen)))
        step = self.step
        if step is None or not step.until:
            return told + self._leave()
        if step.wait:
            told.append(self._made(NOBODY, "", self.table.now + step.wait))
        found = any(event.kind == step.until for events in told for event in events)
        return told + self._go_to_next() if found else told

    def pass_time(self, after: int) -> list[list[Event]]:
        """Let the clock of a step run until so long after it began; it may be over then."""
        moment = self.began + after
        if not self.running or moment < self.table.now:
            return []
        told = [self._made(NOBODY, "", moment)]
        return told if self.due() is not None else told + self._leave()

    def read_on(self) -> list[list[Event]]:
        """Begin the next step after one that was only read; what each move of the others told.

        Where the clock runs this lets it run out.
        """
        if not self.reading:
            raise IllegalAction(Message("lesson-act-first"), self.lesson.game)
        told: list[list[Event]] = []
        while self.running and (due := self.table.due()) is not None:
            told.append(self._made(NOBODY, "", due))
        return told + self._leave()

    def go_on(self) -> list[list[Event]]:
        """As the lesson itself would."""
        step = self.step
        if step is None:
            return []
        told: list[list[Event]] = []
        if step.do:
            # A learner who has begun otherwise holds something already.
            begun = bool(step.then) and self.explain(self._read(step.do)) is not None
            for action in step.then if begun else (step.do, *step.then):
                told += self.play(action)
            return told
        for move in step.clock:
            told += self.play(move.action, move.at)
        return told + self.read_on()

    def _overdue(self, after: int) -> bool:
        due = self.due()
        return due is not None and due <= after

    def _leave(self) -> list[list[Event]]:
        """The step is done: let its time pass and begin the next."""
        told: list[list[Event]] = []
        if self.step is not None and self.step.wait:
            told.append(self._made(NOBODY, "", self.table.now + self.step.wait))
        return told + self._go_to_next()

    def _go_to_next(self) -> list[list[Event]]:
        self.index += 1
        return self._begin()

    def _begin(self) -> list[list[Event]]:
        """Let the others do what they do before the present step."""
        moves: Sequence[Move] = () if self.step is None else self.step.before
        told = []
        for move in moves:
            moment = self.table.now + move.at if move.seat == NOBODY else move.at or None
            told.append(self._made(move.seat, move.action, moment))
        self.began = self.table.now
        return told

    def _made(self, seat: int, notation: str, at: int | None = None) -> list[Event]:
        """Play a move, or let time pass, and tell those who listen."""
        told = self.table.wait(at) if seat == NOBODY else self.table.play(seat, notation, at)
        if self._listener is not None:
            self._listener(seat, notation, told)
        return told

    def _read(self, notation: str) -> Action:
        return self.table.game.space.read(notation)
