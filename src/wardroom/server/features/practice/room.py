"""A room in which somebody practises alone, in the shapes of the protocol.

It looks like a table to a client, but it is none: nothing of it is stored, it belongs to one
connection and ends with it.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence

from wardroom.kernel import Action, Event, Game, Message, Table, UnknownAction
from wardroom.kernel import game as find_game
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
    Prospects,
    PuzzleStanding,
    TableCard,
    Welcome,
)
from wardroom.server.tables.audience import (
    Audience,
    EventList,
    PlayedEntry,
    SharedPosition,
    chosen,
    offers_of,
    prospects,
    said,
)
from wardroom.teaching.lesson import Lesson
from wardroom.teaching.puzzle import Puzzle


def practice_card(kind: str, practised: Lesson | Puzzle) -> TableCard:
    """The room as a frame shows a table: the person, and colleagues in all other seats."""
    rules = find_game(practised.game, practised.edition)
    now = time.time()
    return TableCard(
        f"{kind}-{practised.game}-{practised.name}",
        practised.game,
        rules.settle(practised.options, practised.seats),
        [_chair(rules, practised.seat, seat) for seat in range(practised.seats)],
        "playing",
        False,
        0,
        [],
        False,
        False,
        now,
        now,
    )


def _chair(rules: Game, own: int, seat: int) -> Chair:
    if seat == own:
        return Chair(seat, "person", "", you=True, here=True)
    return Chair(seat, "colleague", "", colleague=kinds(rules)[-1])


class PracticeRoom(ABC):
    """A lesson or a puzzle at its present step, as one person sees it."""

    def __init__(self, kind: str, practised: Lesson | Puzzle) -> None:
        self.kind = kind
        self.practised = practised
        self._audience = Audience((practised.seat,))

    @property
    @abstractmethod
    def _table(self) -> Table: ...

    @property
    @abstractmethod
    def step(self) -> int: ...

    @abstractmethod
    def where(self) -> LessonStep | PuzzleStanding:
        """How far it has come."""

    @abstractmethod
    def play(self, seat: int, step: int, notation: str, nonce: str) -> list[Moved]:
        """Take an action of the person, and let the others answer."""

    @abstractmethod
    def _legal(self) -> list[Offer]:
        """What is open."""

    def _why_not(self, action: Action) -> Message | None:
        """Why the person may not take an action now; None if they may."""
        return self._table.state.explain(self.practised.seat, action)

    def clock(self) -> Clock | None:
        """Time stands still where nothing else is said."""
        return None

    def welcome(self) -> Welcome:
        """The whole position. Its story is told from here on: there is no long log."""
        position = self._audience.position(self._shared(), self._legal())
        deal = EventList(self._table.events).visible_to(self._audience.seats)
        card = practice_card(self.kind, self.practised)
        seats = [self.practised.seat]
        return Welcome(card, seats, position, 0, deal, self._entries(), [], [], time.time())

    def obstacles(self, notations: Sequence[str]) -> list[Obstacle]:
        """Why the person may not take these actions."""
        read = offers_of(self._table.game).read
        found = []
        for notation in notations:
            try:
                action = read(notation)
            except UnknownAction:
                continue
            reason = self._why_not(action)
            if reason is not None:
                found.append(Obstacle(repr(action), said(action.message()), said(reason)))
        return found

    def prospects(self, nonce: str) -> Prospects:
        """What is ahead, as far as the person can tell."""
        return prospects(self._table, self.step, self._audience.seats, nonce)

    def _shared(self) -> SharedPosition:
        return SharedPosition.of(self._table.state, self.step, self._table.ply, self.clock())

    def _played(
        self, seat: int, notation: str, events: Sequence[Event], step: int, nonce: str | None = None
    ) -> PlayedEntry:
        """A move that has led to the present position, as it is told."""
        return self._entry(seat, notation, events, step, self._table.ply, nonce)

    def _entry(
        self,
        seat: int,
        notation: str,
        events: Sequence[Event],
        step: int,
        ply: int,
        nonce: str | None = None,
    ) -> PlayedEntry:
        table = self._table
        action = None if seat == NOBODY else chosen(seat, table.game.space.read(notation))
        told, now = EventList(events), time.time()
        return PlayedEntry(step, ply, seat, told, now, False, action, None, table.now, nonce)

    def _entries(self) -> list[Entry]:
        """The story so far, for the log."""
        table = self._table
        _, told, _ = table.again(0, table.ply)
        return [
            self._entry(move.seat, move.action, events, number, number).visible_to(
                self._audience.seats, False
            )
            for number, (move, events) in enumerate(
                zip(table.record.moves, told, strict=True), start=1
            )
        ]
