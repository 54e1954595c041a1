"""A lesson that somebody takes, in the shapes of the protocol.

It looks like a table to a client, but it is none: nothing of it is stored, it belongs to one
connection and ends with it. Where it stands follows from its file and the number of the step, so a
client that comes back names the step and is where it was.
"""

import time
from collections.abc import Sequence

from msgspec import structs

from wardroom.kernel import Event, Game, UnknownAction, WardroomError
from wardroom.kernel import game as find_game
from wardroom.kernel.lesson import Lecture, Lesson, lesson_of
from wardroom.kernel.record import NOBODY
from wardroom.players import kinds
from wardroom.protocol import (
    Chair,
    Clock,
    Entry,
    LessonStep,
    Moved,
    Obstacle,
    Offer,
    TableCard,
    Welcome,
)
from wardroom.server.errors import ApiError
from wardroom.server.tables.audience import (
    Audience,
    EventList,
    PlayedEntry,
    SharedPosition,
    chosen,
    offer,
    offers_of,
    said,
)


def lesson_called(game: str, name: str) -> Lesson:
    """The lesson of that game; ApiError if there is none."""
    known = find_game(game)
    try:
        return lesson_of(known, name)
    except WardroomError as error:
        raise ApiError("unknown-lesson", str(error)) from error


def lesson_card(lesson: Lesson, name: str = "") -> TableCard:
    """The lesson as a frame shows a table: the person, and colleagues who play from the file."""
    rules = find_game(lesson.game, lesson.edition)
    now = time.time()
    return TableCard(
        f"lesson-{lesson.game}-{lesson.name}",
        lesson.game,
        rules.settle(lesson.options, lesson.seats),
        [_chair(rules, lesson, seat, name) for seat in range(lesson.seats)],
        "playing",
        False,
        0,
        [],
        False,
        False,
        now,
        now,
    )


def _chair(rules: Game, lesson: Lesson, seat: int, name: str) -> Chair:
    if seat == lesson.seat:
        return Chair(seat, "person", name, you=True, here=True)
    return Chair(seat, "colleague", "", colleague=kinds(rules)[-1])


class LessonTable:
    """A lesson at its present step, as one person sees it."""

    def __init__(self, lesson: Lesson, at: int) -> None:
        self.lesson = lesson
        self._go_to(at)

    def _go_to(self, at: int) -> None:
        self._lecture = Lecture(self.lesson, max(0, at))
        self._audience = Audience((self.lesson.seat,))
        self._step = self._lecture.table.ply
        self._told: list[Moved] = []
        self._nonce: str | None = None
        self._lecture.listener = self._hear

    @property
    def step(self) -> int:
        return self._step

    def welcome(self) -> Welcome:
        """The whole position. Its story is told from here on: a lesson has no long log."""
        position = self._audience.position(self._shared(), self._legal())
        deal = EventList(self._lecture.table.events).told_to(self._audience.seats)
        entries = self._entries()
        card = lesson_card(self.lesson)
        seats = [self.lesson.seat]
        return Welcome(card, seats, position, 0, deal, entries, [], [], time.time())

    def where(self) -> LessonStep:
        """What the present step says."""
        lecture, lesson = self._lecture, self.lesson
        step, steps = lecture.step, len(lesson.steps)
        if step is None:
            return LessonStep(lesson.name, steps, steps, None)
        return LessonStep(
            lesson.name, lecture.index, steps, said(step.say), list(step.point), lecture.reading
        )

    def play(self, seat: int, step: int, notation: str, nonce: str) -> list[Moved]:
        """Take an action of the learner, and let the others answer."""
        if seat != self.lesson.seat:
            raise ApiError("not-your-seat")
        if step != self._step:
            raise ApiError("stale")
        action = offers_of(self._lecture.table.game).read(notation)
        self._told, self._nonce = [], nonce
        self._lecture.play(action)
        return self._tell()

    def go_to(self, at: int) -> list[Moved]:
        """Read on, or go back: nothing has moved then, but the position is another."""
        if at == self._lecture.index + 1:
            self._told = []
            self._lecture.read_on()
            return self._tell()
        if not 0 <= at <= self._lecture.index:
            raise ApiError("malformed", f"The lesson has not come to step {at}.")
        self._go_to(at)
        return []

    def obstacles(self, notations: Sequence[str]) -> list[Obstacle]:
        """Why the learner may not take these actions: by the rules, or for the lesson's sake."""
        read = offers_of(self._lecture.table.game).read
        found = []
        for notation in notations:
            try:
                action = read(notation)
            except UnknownAction:
                continue
            reason = self._lecture.explain(action)
            if reason is not None:
                found.append(Obstacle(repr(action), said(action.message()), said(reason)))
        return found

    def clock(self) -> Clock | None:
        """In a lesson time stands still, but for what its file lets pass."""
        table = self._lecture.table
        return Clock(table.now, False, table.due()) if table.game.timed else None

    def _shared(self) -> SharedPosition:
        table = self._lecture.table
        return SharedPosition.of(table.state, self._step, table.ply, self.clock())

    def _legal(self) -> list[Offer]:
        return [offer(self.lesson.seat, legal) for legal in self._lecture.offers()]

    def _hear(self, seat: int, notation: str, events: list[Event]) -> None:
        """Make the news of a move while the table still knows what it changed."""
        table = self._lecture.table
        changes = table.changes
        if changes is None:
            return
        self._step += 1
        played = self._played(seat, notation, events, table.ply, self._step)
        self._nonce = None
        moved = self._audience.moved(played, changes, self._shared(), [], False)
        self._told.append(moved)

    def _tell(self) -> list[Moved]:
        """What has been heard; what is open now comes with the last of it."""
        told, self._told = self._told, []
        if told:
            told[-1] = structs.replace(told[-1], legal=self._legal())
        return told

    def _played(
        self, seat: int, notation: str, events: Sequence[Event], ply: int, step: int
    ) -> PlayedEntry:
        action = None
        if seat != NOBODY:
            action = chosen(seat, self._lecture.table.game.space.read(notation))
        return PlayedEntry(
            step,
            ply,
            seat,
            EventList(events),
            time.time(),
            False,
            action,
            None,
            self._lecture.table.now,
            self._nonce,
        )

    def _entries(self) -> list[Entry]:
        """The story so far, for the log."""
        table = self._lecture.table
        _, told, _ = table.again(0, table.ply)
        return [
            self._played(move.seat, move.action, events, number, number).told_to(
                self._audience.seats, False
            )
            for number, (move, events) in enumerate(
                zip(table.record.moves, told, strict=True), start=1
            )
        ]
