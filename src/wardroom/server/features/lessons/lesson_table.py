"""A lesson that somebody takes, in the shapes of the protocol.

It looks like a table to a client, but it is none: nothing of it is stored, it belongs to one
connection and ends with it. Where it stands follows from its file and the number of the step, so a
client that comes back names the step and is where it was.
"""

import time
from collections.abc import Set
from functools import cache

from msgspec import structs

from wardroom.kernel import Action, Event, Message, Table, WardroomError
from wardroom.kernel import game as find_game
from wardroom.kernel.game import Trace
from wardroom.protocol import (
    Clock,
    LessonStep,
    Moved,
    Offer,
    TableCard,
    Welcome,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.practice.room import PracticeRoom, practice_card
from wardroom.server.tables.audience import (
    Audience,
    EventList,
    offer,
    offers_of,
    said,
)
from wardroom.server.tables.chapter_access import NOTHING, chapter_access_of
from wardroom.teaching.lesson import Lecture, Lesson, lesson_of


def lesson_called(game: str, name: str) -> Lesson:
    """The lesson of that game; ApiError if there is none."""
    known = find_game(game)
    try:
        return lesson_of(known, name)
    except WardroomError as error:
        raise ApiError("unknown-lesson", str(error)) from error


def lesson_card(lesson: Lesson) -> TableCard:
    """The lesson as a frame shows a table: colleagues play from the file."""
    return practice_card("lesson", lesson)


@cache
def readable_in(game: str, name: str) -> Set[str]:
    """All messages of the game's chapters that a lesson names.

    Anyone who takes it may read all of them: it is known beforehand how it goes.
    """
    secrets = chapter_access_of(game)
    if secrets is None:
        return NOTHING
    lesson = lesson_called(game, name)
    lecture, seat = Lecture(lesson), lesson.seat
    named = secrets.title(lecture.table.record.options)
    while True:
        view = lecture.table.view(seat)
        legal = [offer(seat, each, lecture.table.game.groups) for each in lecture.offers()]
        asking = said(lecture.table.state.asking())
        deal = EventList(lecture.table.events).visible_to((seat,))
        named |= secrets.named_in({"view": view}, legal, asking, deal)
        if lecture.step is None:
            return named
        for events in lecture.go_on():
            named |= secrets.named_in(EventList(events).visible_to((seat,)))


class LessonTable(PracticeRoom):
    """A lesson at its present step, as one person sees it."""

    def __init__(self, lesson: Lesson, at: int) -> None:
        super().__init__("lesson", lesson)
        self.lesson = lesson
        self._texts = len(readable_in(lesson.game, lesson.name))
        self._go_to(at)

    def _go_to(self, at: int) -> None:
        self._lecture = Lecture(self.lesson, max(0, at), self._hear)
        self._audience = Audience((self.lesson.seat,))
        self._step = self._lecture.table.ply
        self._told: list[Moved] = []
        self._nonce: str | None = None
        self._started_for = -1
        self._run()

    def _run(self) -> None:
        """Where the clock of the present step runs, it runs from now on."""
        if self._started_for != self._lecture.index:
            self._started_for = self._lecture.index
            self._started = time.monotonic()

    @property
    def _elapsed(self) -> int:
        """The ms since the present step was begun."""
        return int((time.monotonic() - self._started) * 1000)

    @property
    def _table(self) -> Table:
        return self._lecture.table

    @property
    def step(self) -> int:
        return self._step

    def welcome(self) -> Welcome:
        return structs.replace(super().welcome(), texts=self._texts)

    def where(self) -> LessonStep:
        """What the present step says."""
        lecture, lesson = self._lecture, self.lesson
        step, steps = lecture.step, len(lesson.steps)
        if step is None:
            return LessonStep(lesson.name, steps, steps, None)
        return LessonStep(
            lesson.name,
            lecture.index,
            steps,
            said(step.say),
            list(step.point),
            lecture.reading,
            lecture.running,
        )

    @property
    def pause(self) -> float | None:
        """How many seconds to wait before `tick`; None while the clock stands still."""
        due = self._lecture.due()
        return None if due is None else max(0, due - self._elapsed) / 1000

    def tick(self) -> list[Moved]:
        """While the clock runs: let the time pass that has passed."""
        due = self._lecture.due()
        if due is None or due > self._elapsed:
            return []
        self._told, self._nonce = [], None
        self._lecture.pass_time(self._elapsed)
        return self._tell()

    def play(
        self, seat: int, step: int, notation: str, nonce: str, trace: Trace = ()
    ) -> list[Moved]:
        """Take an action of the learner, and let the others answer."""
        if seat != self.lesson.seat:
            raise ApiError("not-your-seat")
        # While the clock runs the table goes on by itself, and nobody can know its last step.
        if step != self._step and not self._lecture.running:
            raise ApiError("stale")
        table = self._lecture.table
        action = offers_of(table.game).read(notation)
        gestures = table.game.gestures
        if gestures is not None and gestures.wants(action):
            # Nobody has measured it, so the time that the page gives counts.
            action = gestures.judged(table.state, seat, action, trace, None)
        self._told, self._nonce = [], nonce
        self._lecture.play(action, self._elapsed)
        return self._tell()

    def go_to(self, at: int) -> list[Moved]:
        """Read on, or go back: nothing has moved then, but the position is another."""
        if at == self._lecture.index + 1:
            self._told, self._nonce = [], None
            self._lecture.read_on()
            return self._tell()
        if not 0 <= at <= self._lecture.index:
            raise ApiError("malformed", f"The lesson has not come to step {at}.")
        self._go_to(at)
        return []

    def _why_not(self, action: Action) -> Message | None:
        """By the rules, or for the lesson's sake."""
        return self._lecture.explain(action)

    def clock(self) -> Clock | None:
        """In a lesson time stands still, but for what its file lets pass, and in steps that have
        a clock.
        """
        lecture, table = self._lecture, self._lecture.table
        if not table.game.timed:
            return None
        now = lecture.began + self._elapsed if lecture.running else table.now
        return Clock(max(now, table.now), lecture.running, table.due())

    def _legal(self) -> list[Offer]:
        groups = self._lecture.table.game.groups
        return [offer(self.lesson.seat, legal, groups) for legal in self._lecture.offers()]

    def _hear(self, seat: int, notation: str, events: list[Event]) -> None:
        """Make the news of a move while the table still knows what it changed."""
        table = self._lecture.table
        changes = table.changes
        if changes is None:
            return
        self._step += 1
        played = self._played(seat, notation, events, self._step, self._nonce)
        self._nonce = None
        moved = self._audience.moved(played, changes, self._shared(), [], False)
        self._told.append(moved)

    def _tell(self) -> list[Moved]:
        """Send what has happened; the offers come with the last of it."""
        told, self._told = self._told, []
        self._run()
        if told:
            told[-1] = structs.replace(told[-1], legal=self._legal(), clock=self.clock())
        return [structs.replace(moved, texts=self._texts) for moved in told]
