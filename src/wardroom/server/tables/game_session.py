"""A game in progress: its log, played entry by entry, and what can be said of where it stands.

Nothing here waits, stores or tells; the same log always gives the same game. Only the present
moment of a timed game is not in the log: that is on the table's clock.
"""

import time
from collections.abc import Sequence, Set
from itertools import chain, islice
from typing import Final

import msgspec

from wardroom.kernel import (
    Action,
    Changes,
    Event,
    Game,
    Move,
    Outcome,
    Record,
    Table,
    Trace,
    UnknownAction,
    WardroomError,
    canonical,
    game,
)
from wardroom.kernel.record import NOBODY
from wardroom.protocol import (
    Clock,
    Entry,
    Moved,
    Obstacle,
    Offer,
    Position,
    Said,
    encode,
)
from wardroom.server.errors import ApiError
from wardroom.server.store import ChairRow, LogEntry, Summary, TableRow
from wardroom.server.store.rows import TIME, UNDO
from wardroom.server.tables.audience import (
    Audience,
    EventList,
    OwnSeats,
    PlayedEntry,
    Reason,
    SharedPosition,
    chosen,
    events_for,
    message_of,
    offer,
    offers_of,
    said,
)
from wardroom.server.tables.chapter_access import NOTHING, chapter_access_of
from wardroom.server.tables.history import History
from wardroom.server.tables.stand_ins import StandIns
from wardroom.server.tables.story_pages import StoryPages
from wardroom.server.tables.summaries import is_attended, is_looked_after, lost_in, people_of
from wardroom.server.tables.table_clock import TableClock
from wardroom.server.tables.turns import Turns

MOST_SHOWN: Final = 40
"""Anyone who has missed more entries than this is not shown how each of them happened."""
MOST_TAKEN_BACK: Final = 20
"""The most moves that can be taken back at once, if all agree."""
POSITIONS_KEPT: Final = 4
"""Up to this many moves are taken back one by one; for more, the game is replayed without them."""
LONGEST_UNDOING: Final = 1000
"""How many more entries than moves a log may have; beyond that nothing is taken back."""


def edition_of(name: str, edition: int) -> Game:
    """The game in the edition with which a table was dealt or a record written."""
    newest = game(name)
    if edition not in (newest.edition, *(earlier.edition for earlier in newest.earlier)):
        raise ApiError(
            "old-edition",
            f"This is of edition {edition} of {name}, which is not installed here.",
        )
    return game(name, edition)


class StoredReason(msgspec.Struct, frozen=True):
    """A reason as the log keeps it."""

    say: Said
    to: list[int]


_REASONS: Final = msgspec.json.Decoder(StoredReason)


class GameSession:
    """A game from its deal to where its log ends."""

    def __init__(self, row: TableRow, names: dict[int, str], table_clock: TableClock) -> None:
        rules = edition_of(row.game, row.edition)
        record = Record(
            row.game, row.edition, len(row.chairs), row.seed, row.options, row.carried, names
        )
        self.table = Table(rules, record)
        self.step = 0
        self.history = History()
        self.story_pages = StoryPages(rules.pages, self.table.events)
        self.deal = EventList(self.table.events)
        self.table.events.clear()  # they hold a position each
        self.steps: dict[str, int] = {}
        """The steps of what people have sent, by nonce."""
        self.away: set[int] = set()
        """The seats whose players the server has noted as away."""
        self._table_clock = table_clock
        self._began = row.begun or row.made
        self._turns = Turns(self.table.state.waiting(), self._began)
        self._offers = offers_of(rules)
        self._secrets = chapter_access_of(row.game)
        self._stand_ins = StandIns()
        self._fresh = 0
        """How many of the last moves showed nothing new."""

    @property
    def game(self) -> Game:
        return self.table.game

    def play(self, entry: LogEntry) -> PlayedEntry:
        """Play one entry of the log; whatever the rules refuse changes nothing."""
        table, seat = self.table, entry.seat
        events: Sequence[Event] = ()
        action = None
        if entry.kind == UNDO:
            seat = self._take_back()
            table = self.table
        elif entry.kind == TIME:
            events = table.repeat(Move(NOBODY, "", entry.at))
            self._fresh = 0
        else:
            action = self._offers.read(entry.action)
            revealed = table.state.revealed
            events = table.repeat(Move(seat, repr(action), entry.at))
            self._fresh = self._fresh + 1 if table.state.revealed == revealed else 0
            table.forget(POSITIONS_KEPT)
            self._note(seat, action)
        self.step = entry.step
        self.story_pages.follow(table.ply, events)
        self._stand_ins.follow(entry)
        self._turns.follow(entry, table.state.waiting())
        if entry.nonce is not None:
            self.steps[entry.nonce] = entry.step
        reason = None if entry.reason is None else _REASONS.decode(entry.reason)
        played = PlayedEntry(
            entry.step,
            table.ply,
            seat,
            EventList(events),
            entry.made,
            entry.kind == UNDO,
            None if action is None else self._offers.of(seat)[action],
            None if reason is None else Reason(reason.say, frozenset(reason.to)),
            entry.at,
            None if entry.nonce is None else entry.nonce.partition("/")[2],
        )
        self.history.append(played)
        return played

    def _take_back(self) -> int:
        """Take back the last move; whose it was. One that showed something new, as all agreed."""
        table, record = self.table, self.table.record
        self._fresh = max(0, self._fresh - 1)
        if table.undoable(record.moves[-1].seat):
            return table.undo(record.moves[-1].seat).seat
        last = record.moves.pop()
        record.conclude(None)
        self.table = Table.resume(record)
        self.table.changes = Changes(self.game.fields, table.state, (), self.table.state)
        return last.seat

    def moves_back(self, seats: OwnSeats) -> int:
        """How many moves back the last one of these seats is; 0 if they have not moved."""
        if self.game.timed or self.table.outcome() is not None:
            return 0
        moves = self.table.record.moves
        for depth in range(1, min(len(moves), MOST_TAKEN_BACK) + 1):
            if moves[-depth].seat in seats:
                return depth
        return 0

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
        return self._table_clock.read(self.table.now) if self.game.timed else 0

    def clock(self) -> Clock | None:
        """The time of a timed game."""
        if not self.game.timed:
            return None
        due = self.table.state.due()
        return Clock(self.now(), due is not None and not self._table_clock.stopped, due)

    def due_in(self) -> float | None:
        """Seconds until something happens by itself."""
        due = self.table.state.due()
        return None if due is None else (due - self.now()) / 1000

    # ----------------------------------------------------------------------------------------------
    # Who is there

    def unnoted(self, row: TableRow, now: float) -> list[tuple[int, Action]]:
        """The seats whose players are away or back and of which that has not been noted yet.

        Anyone who is away is noted while time runs, or while others are there who would wait.
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

    def undo_depth(self, seats: OwnSeats, chairs: Sequence[ChairRow]) -> int:
        """How many moves back the last one of these seats is, if it can be taken back; else 0.

        Answers of computer colleagues to it do not prevent that.
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

    def needs_driver(self, row: TableRow) -> bool:
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
        """Not while pages are read, nor among themselves where it matters who is away."""
        attended = self.game.attendance is None or is_attended(row, time.time())
        return attended and not self.story_pages.hold(row, self.step)

    def summary(self, row: TableRow) -> Summary:
        """What lists show of the table."""
        state = self.table.state
        waiting, outcome = state.waiting(), state.outcome()
        return Summary(
            "playing" if outcome is None else "over",
            self.step,
            self.history[-1].made if self.history else self._began,
            ",".join(map(str, waiting)),
            None if outcome is None else encode(self._said_in_lists(outcome)).decode(),
            outcome is None and self._goes_on_alone(row, waiting),
            _handed_on(outcome),
            "" if outcome is not None else self._turns.text(),
            "" if outcome is None else ",".join(map(str, outcome.winners)),
            "" if outcome is None else ",".join(map(str, outcome.scores)),
            "" if outcome is None else ",".join(map(str, self._stand_ins.stood_in(row.chairs))),
        )

    def _goes_on_alone(self, row: TableRow, waiting: Sequence[int]) -> bool:
        """Do colleagues or the clock act, for people of whom not all are away?"""
        chairs = row.chairs
        acting = any(chairs[seat].colleague is not None for seat in waiting)
        if self.table.state.due() is None and (not acting or self.story_pages.hold(row, self.step)):
            return False
        return any(chair.sitter is not None and chair.seat not in self.away for chair in chairs)

    def _said_in_lists(self, outcome: Outcome) -> Said:
        """How the game ended; in a few words where the whole sentence is part of a chapter."""
        if self._secrets is None:
            return said(outcome.message())
        return Said("result-" + outcome.result.replace("_", "-"))

    # ----------------------------------------------------------------------------------------------
    # What it looks like

    def shared(self) -> SharedPosition:
        """Where the game stands."""
        return SharedPosition.of(self.table.state, self.step, self.table.ply, self.clock())

    def past(self, ply: int) -> SharedPosition:
        """Where the game stood after so many moves."""
        step = next((played.step for played in self.history if played.ply == ply), 0)
        return SharedPosition.of(self.table.at(ply), step, ply)

    def entries_since(self, step: int, seats: OwnSeats, known: bool) -> list[Entry]:
        """The entries after a step; for those who know the position there, and have not missed
        many, with what their events changed in the view.
        """
        over = self.table.outcome() is not None
        history = self.history.since(step)
        undone = any(played.undone for played in history)
        if not known or undone or not 0 < len(history) <= MOST_SHOWN:
            return [played.visible_to(seats, over) for played in history]
        ply = self.history[step - 1].ply if step else 0
        audience = Audience(seats)
        audience.position(self.past(ply), [])
        before, moves, after = self.table.again(ply, self.table.ply)
        shown = iter(audience.shown(Changes(self.game.fields, before, list(chain(*moves)), after)))
        return [
            played.visible_to(seats, over, list(islice(shown, len(events_for(events, seats)))))
            for played, events in zip(history, moves, strict=True)
        ]

    def position(
        self, audience: Audience, shared: SharedPosition, chairs: Sequence[ChairRow]
    ) -> Position:
        return audience.position(
            shared,
            self._offers.legal(shared.state, audience.seats),
            shared.ending is None and self.undo_depth(audience.seats, chairs) > 0,
        )

    def moved(
        self,
        audience: Audience,
        played: PlayedEntry,
        shared: SharedPosition,
        chairs: Sequence[ChairRow],
    ) -> Moved:
        changes = self.table.changes
        if changes is None:
            raise RuntimeError("there is nothing to tell before the first entry")
        moved = audience.moved(
            played,
            changes,
            shared,
            self._offers.legal(shared.state, audience.seats),
            shared.ending is None and self.undo_depth(audience.seats, chairs) > 0,
        )
        if self._secrets is None:
            return moved
        entry = moved.entry
        audience.named |= self._secrets.named_in(
            *(entry.events, entry.action, entry.reason),
            *(moved.changed, moved.asking, moved.ending),
            *moved.legal,
        )
        return msgspec.structs.replace(moved, texts=len(audience.named))

    def read_by(self, seats: OwnSeats, chairs: Sequence[ChairRow]) -> Set[str]:
        """The messages of chapters that those in these seats may read by now."""
        secrets = self._secrets
        if secrets is None:
            return NOTHING
        shared = self.shared()
        over = shared.ending is not None
        return secrets.title(self.table.record.options) | secrets.named_in(
            self.deal.visible_to(seats),
            [played.visible_to(seats, over) for played in self.history],
            self.position(Audience(seats), shared, chairs),
        )

    def record(self, row: TableRow) -> Record:
        """The game as it is handed out: with who played, when, why, and how it ended."""
        played = self.table.record
        kinds = {
            chair.seat: chair.colleague
            for chair in row.chairs
            if chair.person is None and chair.colleague is not None
        }
        record = Record(
            played.game,
            played.edition,
            played.seats,
            played.seed,
            played.options,
            played.carried,
            played.names,
            kinds=kinds,
            date=time.strftime("%Y-%m-%dT%H:%MZ", time.gmtime(self._began)),
        )
        # A move that was taken back leaves its ply to the one that came in its place.
        reasons = {entry.ply: entry.reason for entry in self.history if not entry.undone}
        for ply, move in enumerate(played.moves, start=1):
            reason = reasons.get(ply)
            why = None if reason is None else message_of(reason.say)
            record.moves.append(Move(move.seat, move.action, move.at, why))
        record.conclude(self.table.outcome())
        return record

    def obstacles(self, seat: int, notations: Sequence[str]) -> list[Obstacle]:
        """Why the seat may not take these actions; those it may take have no obstacle."""
        state = self.table.state
        found = []
        for notation in notations:
            try:
                action = self._offers.read(notation)
            except UnknownAction:
                continue
            reason = state.explain(seat, action)
            if reason is not None:
                found.append(Obstacle(repr(action), said(action.message()), said(reason)))
        return found

    def judged(self, seat: int, notation: str, trace: Trace, at: int) -> str:
        """What is played, in notation: an action that is a gesture is what its trace shows."""
        gestures = self.game.gestures
        action = self._offers.read(notation)
        if gestures is None or not gestures.wants(action):
            return notation
        state = self.table.state.copy()
        state.advance(at)
        return repr(gestures.judged(state, seat, action, trace, at))

    def is_for_players(self, action: str) -> bool:
        """May a person choose it? Who is away is noted by the server alone."""
        return self._offers.is_for_players(action)

    def offer(self, seat: int, action: str) -> Offer:
        """An action of this game in the shape of the protocol."""
        wanted = self._offers.read(action)
        for legal in self.table.state.offers(seat):
            if legal.action is wanted:
                return offer(seat, legal, self.table.game.groups)
        return chosen(seat, wanted)


def readable(row: TableRow, session: GameSession | None, seats: OwnSeats) -> Set[str]:
    """The messages of chapters that those in these seats may read at a table by now."""
    if session is not None:
        return session.read_by(seats, row.chairs)
    secrets = chapter_access_of(row.game)
    return NOTHING if secrets is None else secrets.title(row.options)


def _handed_on(outcome: Outcome | None) -> str | None:
    """What goes into the next game of a campaign."""
    carried = None if outcome is None else outcome.carried
    return None if carried is None else canonical(carried).decode()
