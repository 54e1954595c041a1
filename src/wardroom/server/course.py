"""The course of a game: its log, played entry by entry, and what can be said of where it stands.

Nothing here waits, stores or tells; the same log always gives the same course. Only the present
moment of a timed game is not in the log: that is on the table's timepiece.
"""

import time
from collections.abc import Sequence, Set
from typing import Final

import msgspec

from wardroom.kernel import (
    Action,
    Event,
    Game,
    Outcome,
    Record,
    Table,
    WardroomError,
    canonical,
    game,
)
from wardroom.server.audience import (
    Audience,
    Deed,
    Happenings,
    Reason,
    Scene,
    Seats,
    offer,
    offers_of,
    said,
)
from wardroom.server.cards import is_attended, is_looked_after, lost_in, people_of
from wardroom.server.problems import Trouble
from wardroom.server.protocol import Clock, Moved, Offer, Position, Said, encode
from wardroom.server.reading import NOTHING, secrets_of
from wardroom.server.store import ChairRow, LogEntry, Summary, TableRow
from wardroom.server.store.logbook import TIME, UNDO
from wardroom.server.timepiece import Timepiece

LONGEST_UNDOING: Final = 1000
"""So many more entries than moves a log may have; beyond that nothing is taken back."""


class StoredReason(msgspec.Struct, frozen=True):
    """A reason as the log keeps it."""

    say: Said
    to: list[int]


_REASONS: Final = msgspec.json.Decoder(StoredReason)


class Course:
    """A game from its deal to where its log ends."""

    def __init__(self, row: TableRow, names: dict[int, str], timepiece: Timepiece) -> None:
        rules = game(row.game)
        if rules.edition != row.edition:
            raise Trouble(
                "old-edition",
                f"This table was dealt by edition {row.edition} of {row.game}, "
                f"and this is edition {rules.edition}.",
            )
        record = Record(
            row.game, row.edition, len(row.chairs), row.seed, row.options, row.carried, names
        )
        self.table = Table(rules, record)
        self.step = 0
        self.story: list[Deed] = []
        self.deal = Happenings(self.table.events)
        self.steps: dict[str, int] = {}
        """The steps of what people have sent, by nonce."""
        self.away: set[int] = set()
        """The seats whose players the house has noted as away."""
        self._timepiece = timepiece
        self._began = row.begun or row.made
        self._offers = offers_of(rules)
        self._secrets = secrets_of(row.game)
        self._fresh = 0
        """So many of the last moves showed nothing new."""

    @property
    def game(self) -> Game:
        return self.table.game

    def play(self, entry: LogEntry) -> Deed:
        """Play one entry of the log; whatever the rules refuse changes nothing."""
        table = self.table
        events: Sequence[Event] = ()
        action = None
        seat = entry.seat
        if entry.kind == UNDO:
            seat = table.undo(table.record.moves[-1].seat).seat
            self._fresh -= 1
        elif entry.kind == TIME:
            events = table.wait(entry.at)
            self._fresh = 0
        else:
            action = self._offers.read(entry.action)
            revealed = table.state.revealed
            events = table.play(seat, action, entry.at)
            self._fresh = self._fresh + 1 if table.state.revealed == revealed else 0
            self._note(seat, action)
        self.step = entry.step
        if entry.nonce is not None:
            self.steps[entry.nonce] = entry.step
        reason = None if entry.reason is None else _REASONS.decode(entry.reason)
        deed = Deed(
            entry.step,
            table.ply,
            seat,
            Happenings(events),
            entry.made,
            entry.kind == UNDO,
            None if action is None else self._offers.of(seat)[action],
            None if reason is None else Reason(reason.say, frozenset(reason.to)),
            entry.at,
            None if entry.nonce is None else entry.nonce.partition("/")[2],
        )
        self.story.append(deed)
        return deed

    def _note(self, seat: int, action: Action) -> None:
        attendance = self.game.attendance
        if attendance is not None and action is attendance.away:
            self.away.add(seat)
        elif attendance is not None and action is attendance.back:
            self.away.discard(seat)

    # ----------------------------------------------------------------------------------------------
    # Time

    def now(self) -> int:
        """The moment at which a move is made; always 0 in a game without a clock."""
        return self._timepiece.read(self.table.now) if self.game.timed else 0

    def clock(self) -> Clock | None:
        """The time of a timed game."""
        if not self.game.timed:
            return None
        due = self.table.state.due()
        return Clock(self.now(), due is not None and not self._timepiece.stands, due)

    def due_in(self) -> float | None:
        """Seconds until something happens by itself."""
        due = self.table.state.due()
        return None if due is None else (due - self.now()) / 1000

    # ----------------------------------------------------------------------------------------------
    # Who is there

    def unnoted(self, row: TableRow, now: float) -> list[tuple[int, Action]]:
        """The seats whose players are away or back and of which the house has not yet noted it.

        Whoever is away is noted while time runs, or while others are there who would wait.
        """
        attendance, state = self.game.attendance, self.table.state
        if attendance is None or state.outcome() is not None:
            return []
        missed = state.due() is not None or is_attended(row, now)
        found = []
        for chair in row.chairs:
            wanted = attendance.back if is_looked_after(row, chair, now) else attendance.away
            noted = chair.seat in self.away
            if noted == (wanted is attendance.away) or not (noted or missed):
                continue
            if wanted in state.legal(chair.seat):
                found.append((chair.seat, wanted))
        return found

    def unattended_in(self, row: TableRow, now: float) -> float | None:
        """Seconds until somebody who has lost the connection counts as away."""
        if self.game.attendance is None:
            return None
        return min(
            (
                lost_in(row, chair, now)
                for chair in row.chairs
                if chair.colleague is None
                and chair.seat not in self.away
                and chair.here_until <= now
                and is_looked_after(row, chair, now)
            ),
            default=None,
        )

    # ----------------------------------------------------------------------------------------------
    # What may be done, and what follows

    def undo_depth(self, seats: Seats, chairs: Sequence[ChairRow]) -> int:
        """How many moves back the last one of these seats is, if it can be taken back; else 0.

        What computer colleagues have answered to it does not stand in the way.
        """
        moves = self.table.record.moves
        if not seats or self.step > len(moves) + LONGEST_UNDOING:
            return 0
        for depth in range(1, min(self._fresh, len(moves)) + 1):
            seat = moves[-depth].seat
            if seat in seats:
                return depth
            if seat < 0 or chairs[seat].colleague is None:
                return 0
        return 0

    def shows(self, seat: int, action: str) -> bool:
        """Would people see anything happen? Passing, for one, shows nothing."""
        state = self.table.state.copy()
        state.log = []
        try:
            state.play(seat, self._offers.read(action), self.now())
        except WardroomError:
            return False
        return bool(state.log)

    def reason(self, seat: int, say: Said) -> StoredReason:
        """A colleague's reason, for those who know all that the colleague knows."""
        state = self.table.state
        known = state.view(seat, told=True)
        equals = [
            other
            for other in range(-1, self.table.record.seats)
            if other == seat or state.view(other) == known
        ]
        return StoredReason(say, equals)

    def needs_somebody(self, row: TableRow) -> bool:
        """Is a colleague to act, or may one interject, or does time run?"""
        state = self.table.state
        if state.outcome() is not None or not people_of(row):
            return False
        if state.due() is not None:
            return True
        now = time.time()
        if self.unnoted(row, now) or self.unattended_in(row, now) is not None:
            return True
        return self.colleagues_may_act(row) and any(
            state.legal(chair.seat) for chair in row.chairs if chair.colleague is not None
        )

    def colleagues_may_act(self, row: TableRow) -> bool:
        """Where it matters who is away, colleagues do not play on among themselves."""
        return self.game.attendance is None or is_attended(row, time.time())

    def summary(self, row: TableRow) -> Summary:
        """What lists show of the table."""
        state = self.table.state
        waiting = state.waiting()
        outcome = state.outcome()
        acting = any(row.chairs[seat].colleague is not None for seat in waiting)
        forsaken = {chair.seat for chair in row.chairs if chair.person is not None} <= self.away
        goes_on = outcome is None and not forsaken and (acting or state.due() is not None)
        return Summary(
            "playing" if outcome is None else "over",
            self.step,
            self.story[-1].made if self.story else self._began,
            ",".join(map(str, waiting)),
            None if outcome is None else encode(self._said_in_lists(outcome)).decode(),
            goes_on and bool(people_of(row)),
            _handed_on(outcome),
        )

    def _said_in_lists(self, outcome: Outcome) -> Said:
        """How the game ended; in a few words where the whole sentence is part of a chapter."""
        if self._secrets is None:
            return said(outcome.message())
        return Said("result-" + outcome.result.replace("_", "-"))

    # ----------------------------------------------------------------------------------------------
    # What it looks like

    def scene(self) -> Scene:
        """Where the game stands."""
        return Scene.of(self.table.state, self.step, self.table.ply, self.clock())

    def past(self, ply: int) -> Scene:
        """Where the game stood after so many moves."""
        step = next((deed.step for deed in self.story if deed.ply == ply), 0)
        return Scene.of(self.table.at(ply), step, ply)

    def position(self, audience: Audience, scene: Scene, chairs: Sequence[ChairRow]) -> Position:
        return audience.position(
            scene,
            self._offers.legal(scene.state, audience.seats),
            scene.ending is None and self.undo_depth(audience.seats, chairs) > 0,
        )

    def moved(
        self, audience: Audience, deed: Deed, scene: Scene, chairs: Sequence[ChairRow]
    ) -> Moved:
        moved = audience.moved(
            deed,
            scene,
            self._offers.legal(scene.state, audience.seats),
            scene.ending is None and self.undo_depth(audience.seats, chairs) > 0,
        )
        if self._secrets is None:
            return moved
        audience.named |= self._secrets.named_in(moved)
        return msgspec.structs.replace(moved, texts=len(audience.named))

    def read_by(self, seats: Seats, chairs: Sequence[ChairRow]) -> Set[str]:
        """The messages of chapters that those in these seats may read by now."""
        secrets = self._secrets
        if secrets is None:
            return NOTHING
        scene = self.scene()
        over = scene.ending is not None
        return secrets.title(self.table.record.options) | secrets.named_in(
            self.deal.told_to(seats),
            [deed.told_to(seats, over) for deed in self.story],
            self.position(Audience(seats), scene, chairs),
        )

    def is_for_players(self, action: str) -> bool:
        """May a person choose it? What the house notes is not for them to say."""
        return self._offers.is_for_players(action)

    def offer(self, seat: int, action: str) -> Offer:
        """An action of this game in the shape of the protocol."""
        return offer(seat, self._offers.read(action))


def readable(row: TableRow, course: Course | None, seats: Seats) -> Set[str]:
    """The messages of chapters that those in these seats may read at a table by now."""
    if course is not None:
        return course.read_by(seats, row.chairs)
    secrets = secrets_of(row.game)
    return NOTHING if secrets is None else secrets.title(row.options)


def _handed_on(outcome: Outcome | None) -> str | None:
    """What goes into the next game of a campaign."""
    if outcome is None or outcome.carried is None:
        return None
    return canonical(outcome.carried).decode()
