"""A game being played: a State and its Record.

Time never runs back at a table. What is played without a stamp is played at the present moment, the
stamp of the last move; an earlier stamp is refused. Only `repeat` takes a record's stamps as they
are, so that whatever was once written down replays to the same bytes.
"""

from collections.abc import Mapping, Sequence

from wardroom.kernel.action import Action
from wardroom.kernel.errors import (
    IllegalAction,
    MalformedRecord,
    NotUndoable,
    WardroomError,
    spoken,
)
from wardroom.kernel.game import Game, Perspective, open_to_players
from wardroom.kernel.message import Message
from wardroom.kernel.patch import Changes
from wardroom.kernel.plain import Plain
from wardroom.kernel.record import NOBODY, Move, Record
from wardroom.kernel.registry import game as find_game
from wardroom.kernel.state import Event, Outcome, State
from wardroom.kernel.summary import choices, summary


class Table:
    """Play, undo, look at an earlier moment, save and resume."""

    __slots__ = ("_before", "_made", "_moments", "changes", "events", "game", "record", "state")

    def __init__(self, game: Game, record: Record) -> None:
        """A table dealt as the record says, with none of its moves played yet."""
        self.game = game
        self.record = Record(
            game.name,
            game.edition,
            record.seats,
            record.seed,
            game.settle(record.options, record.seats),
            record.carried,
            record.names,
            kinds=record.kinds,
            date=record.date,
        )
        self.events: list[Event] = []
        """What the deal showed."""
        self.state = self._dealt(self.events)
        self.changes: Changes | None = None
        """What the last move has changed, or the taking back of one; None after the deal."""
        self._before: list[State] = []
        self._made: dict[int, Plain] = {}
        """Some fields of the views of the present position, if somebody was shown how it came
        about."""
        self._moments = [0]
        """The present moment after the deal and after each move."""

    @staticmethod
    def deal(
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        carried: Plain | None = None,
        names: Mapping[int, str] | None = None,
        *,
        kinds: Mapping[int, str] | None = None,
        date: str = "",
    ) -> "Table":
        """A new game. Names, kinds of colleague and the date are for those who read its record."""
        record = Record(
            game.name,
            game.edition,
            seats,
            seed,
            options or {},
            carried,
            names,
            kinds=kinds,
            date=date,
        )
        return Table(game, record)

    @staticmethod
    def resume(record: Record) -> "Table":
        """The table where the record stopped; MalformedRecord if a move does not fit."""
        table, damage = Table.salvage(record)
        if damage is not None:
            raise damage
        return table

    @staticmethod
    def retold(record: Record) -> tuple["Table", list[list[Event]]]:
        """The table where the record stopped, and what each of its moves told."""
        table = Table(find_game(record.game, record.edition), record)
        return table, [table.repeat(move) for move in record.moves]

    @staticmethod
    def salvage(record: Record) -> tuple["Table", MalformedRecord | None]:
        """The table after all moves that fit, and what is wrong with the first that does not.

        It is played by the edition of the game that the record names.
        """
        table = Table(find_game(record.game, record.edition), record)
        line = record.header().count("\n") + 1
        for move in record.moves:
            try:
                table.repeat(move)
            except WardroomError as error:
                return table, MalformedRecord(line, str(error))
            line += move.text().count("\n")
        table.record.result = record.result
        table.record.winners, table.record.scores = record.winners, record.scores
        return table, None

    @property
    def ply(self) -> int:
        return len(self.record.moves)

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def legal(self, seat: int) -> tuple[Action, ...]:
        """All that the player in this seat may choose from; what the server notes is not in it."""
        return open_to_players(self.game, self.state.legal(seat))

    def outcome(self) -> Outcome | None:
        outcome = self.state.outcome()
        if outcome is not None:
            outcome.game = self.game.name
        return outcome

    def view(self, seat: int) -> Plain:
        return self.state.view(seat)

    @property
    def now(self) -> int:
        """The present moment, in ms: the time of the last move."""
        return self._moments[-1]

    def due(self) -> int | None:
        """The moment at which something happens by itself, in ms, or None."""
        return self.state.due()

    def perspective(self, seat: int, at: int = 0) -> Perspective:
        """What the seat knows now, or will at a later moment if nobody acts before."""
        state, now = self.state, self.now
        if at > now:
            state, now = state.copy(), at
            state.advance(at)
        return Perspective(self.game, state, seat, now)

    def play(
        self,
        seat: int,
        action: Action | str,
        at: int | None = None,
        reason: Message | None = None,
    ) -> list[Event]:
        """Play an action or its notation; returns the events that follow, for all audiences.

        Without `at` it is played at the present moment. The reason of the player who chose it goes
        into the record.
        """
        chosen = self._read(action)
        if not open_to_players(self.game, (chosen,)):
            raise IllegalAction(f"Only the server plays {chosen!r}.")
        events = self._play(seat, chosen, self._moment(at), reason)
        self.record.conclude(self.state.outcome())
        return events

    def note(self, seat: int, action: Action | str, at: int | None = None) -> list[Event]:
        """What the server plays for a seat: that its player is away, or back again."""
        chosen = self._read(action)
        if open_to_players(self.game, (chosen,)):
            raise IllegalAction(f"{chosen!r} is for players; the server notes who is away or back.")
        events = self._play(seat, chosen, self._moment(at))
        self.record.conclude(self.state.outcome())
        return events

    def wait(self, at: int | None = None) -> list[Event]:
        """Let time pass without a move: up to that moment, or else up to whatever is due next."""
        if at is None:
            at = self.state.due()
            if at is None:
                raise IllegalAction("Nothing is due, so there is nothing to wait for.")
        events = self._wait(self._moment(at))
        self.record.conclude(self.state.outcome())
        return events

    def repeat(self, move: Move) -> list[Event]:
        """Play a move of a record again, no matter who made it, with the stamp that it has.

        How the game ended is not noted by it: a record says after a replay what it said before.
        """
        if move.seat == NOBODY:
            return self._wait(move.at)
        action = self.game.space.read(move.action)
        return self._play(move.seat, action, move.at, move.reason)

    def _read(self, action: Action | str) -> Action:
        return self.game.space.read(action) if isinstance(action, str) else action

    def _moment(self, at: int | None) -> int:
        """The moment asked for, or the present one; IllegalAction if it is past."""
        if at is None:
            return self.now
        if at < 0:
            raise IllegalAction("Nothing happens before the game has begun.")
        if at < self.now:
            raise IllegalAction(f"It is {self.now} ms already; nothing can happen at {at} ms.")
        return at

    def _play(
        self, seat: int, action: Action, at: int, reason: Message | None = None
    ) -> list[Event]:
        if not 0 <= seat < self.record.seats:
            raise IllegalAction(f"There is no seat {seat} at this table.")
        before = self.state.copy()
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.advance(at)
            self.state.play(seat, action, at)
        except IllegalAction as refusal:
            self.state = before
            refusal.game = refusal.game or self.game.name
            raise
        except BaseException:
            self.state = before
            raise
        finally:
            self.state.log = None
        if self.state.revealed != before.revealed:
            self._before.clear()
        else:
            self._before.append(before)
        self._changed(before, events, self.state)
        self._write(Move(seat, repr(action), at, reason))
        return events

    def _wait(self, at: int) -> list[Event]:
        before = self.state.copy()
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.advance(at)
        except BaseException:
            self.state = before
            raise
        finally:
            self.state.log = None
        self._before.clear()
        self._changed(before, events, self.state)
        self._write(Move(NOBODY, "", at))
        return events

    def _changed(self, before: State, events: Sequence[Event], after: State) -> None:
        self.changes = Changes(self.game.fields, before, events, after, self._made)
        self._made = self.changes.made

    def _write(self, move: Move) -> None:
        self.record.moves.append(move)
        self._moments.append(max(self.now, move.at))

    def undoable(self, seat: int) -> bool:
        """May this seat take back the last move?"""
        return bool(self._before) and self.record.moves[-1].seat == seat

    def forget(self, kept: int) -> None:
        """Forget all but the last few positions that moves could be undone to."""
        del self._before[: max(0, len(self._before) - kept)]

    def undo(self, seat: int) -> Move:
        """Undo the last move of this seat, unless it revealed something new."""
        if not self.record.moves:
            raise NotUndoable("There is no move to take back.")
        if self.record.moves[-1].seat != seat:
            raise NotUndoable("Somebody else has acted since; that move stands.")
        if not self._before:
            raise NotUndoable("That move revealed something new and cannot be taken back.")
        after = self._before.pop()
        self._changed(self.state, (), after)
        self.state = after
        self._moments.pop()
        self.record.conclude(self.state.outcome())
        return self.record.moves.pop()

    def again(self, first: int, last: int) -> tuple[State, list[list[Event]], State]:
        """The position at one ply, what each move up to another told, played again, and where that
        led.
        """
        before = self.at(first)
        state = before.copy()
        told = []
        for move in self.record.moves[first:last]:
            events: list[Event] = []
            state.log = events
            state.advance(move.at)
            if move.seat != NOBODY:
                state.play(move.seat, self.game.space.read(move.action), move.at)
            state.log = None
            told.append(events)
        return before, told, state

    def at(self, ply: int) -> State:
        """The position after so many moves, played again from the deal."""
        state = self._dealt(None)
        for move in self.record.moves[:ply]:
            state.advance(move.at)
            if move.seat != NOBODY:
                state.play(move.seat, self.game.space.read(move.action), move.at)
        return state

    def _dealt(self, log: list[Event] | None) -> State:
        record = self.record
        state = self.game.deal(record.options, record.seats, record.seed, record.carried, log)
        state.log = None
        return state

    def __str__(self) -> str:
        """Where the game stands, whose decision it is and what is legal, in sentences."""
        name, moves = self.game.name, "1 move" if self.ply == 1 else f"{self.ply} moves"
        title = spoken(name, Message("game-title"))
        told = [f"{title}, {self.record.seats} seats, after {moves}."]
        outcome = self.outcome()
        told.append(str(outcome) if outcome is not None else spoken(name, self.state.asking()))
        for seat in self.waiting():
            possible = choices(self.state, seat)
            told += [f"Seat {seat} can: {possible}."] if possible else []
        return " ".join(told)

    def __repr__(self) -> str:
        record = self.record
        head = f"{record.game}/{record.edition}, {record.seats} seats, move {self.ply}"
        return f"<Table {head}: {summary(self.state)}>"
