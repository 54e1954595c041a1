"""A game being played: a State and its Record."""

from collections.abc import Mapping, Sequence

from wardroom.kernel.action import Action
from wardroom.kernel.errors import IllegalAction, MalformedRecord, NotUndoable, WardroomError
from wardroom.kernel.event import Event
from wardroom.kernel.game import Game, Outcome, Perspective, State
from wardroom.kernel.plain import Plain
from wardroom.kernel.record import NOBODY, Move, Record
from wardroom.kernel.registry import game as find_game


class Table:
    """Play, undo, look at an earlier moment, save and resume."""

    __slots__ = ("_before", "events", "game", "record", "state")

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
        )
        self.events: list[Event] = []
        """What the deal showed."""
        self.state = self._dealt(self.events)
        self._before: list[State] = []

    @staticmethod
    def deal(
        game: Game,
        seats: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        carried: Plain | None = None,
        names: Mapping[int, str] | None = None,
    ) -> "Table":
        record = Record(game.name, game.edition, seats, seed, options or {}, carried, names)
        return Table(game, record)

    @staticmethod
    def resume(record: Record) -> "Table":
        """The table where the record stopped; MalformedRecord if a move does not fit."""
        table, damage = Table.salvage(record)
        if damage is not None:
            raise damage
        return table

    @staticmethod
    def salvage(record: Record) -> tuple["Table", MalformedRecord | None]:
        """The table after all moves that fit, and what is wrong with the first that does not."""
        game = find_game(record.game)
        if record.edition != game.edition:
            raise WardroomError(
                f"This record is of {record.game} edition {record.edition}; "
                f"edition {game.edition} is installed."
            )
        table = Table(game, record)
        first_line = record.header().count("\n") + 1
        for number, move in enumerate(record.moves, start=first_line):
            try:
                table.repeat(move)
            except WardroomError as error:
                return table, MalformedRecord(number, str(error))
        return table, None

    @property
    def ply(self) -> int:
        return len(self.record.moves)

    def waiting(self) -> tuple[int, ...]:
        return self.state.waiting()

    def legal(self, seat: int) -> Sequence[Action]:
        return self.state.legal(seat)

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int) -> Plain:
        return self.state.view(seat)

    @property
    def now(self) -> int:
        """The time of the last move, in ms."""
        return self.record.moves[-1].at if self.record.moves else 0

    def perspective(self, seat: int, at: int = 0) -> Perspective:
        """What the seat knows now, or will at a later moment if nobody acts before."""
        state, now = self.state, self.now
        if at > now:
            state, now = state.copy(), at
            state.advance(at)
        return Perspective(self.game, state, seat, now)

    def play(self, seat: int, action: Action | str, at: int = 0) -> list[Event]:
        """Play an action or its notation; returns the events that follow, for all audiences."""
        if isinstance(action, str):
            action = self.game.space.read(action)
        if not 0 <= seat < self.record.seats:
            raise IllegalAction(f"There is no seat {seat} at this table.")
        if at < 0:
            raise IllegalAction("Nothing is played before the game has begun.")
        before = self.state.copy()
        events: list[Event] = []
        self.state.log = events
        try:
            self.state.advance(at)
            self.state.play(seat, action, at)
        except BaseException:
            self.state = before
            raise
        finally:
            self.state.log = None
        if self.state.revealed != before.revealed:
            self._before.clear()
        else:
            self._before.append(before)
        self.record.moves.append(Move(seat, repr(action), at))
        return events

    def wait(self, at: int) -> list[Event]:
        """Let time pass up to that moment without a move."""
        if at < 0:
            raise IllegalAction("No time passes before the game has begun.")
        events: list[Event] = []
        self.state.log = events
        self.state.advance(at)
        self.state.log = None
        self._before.clear()
        self.record.moves.append(Move(NOBODY, "", at))
        return events

    def repeat(self, move: Move) -> list[Event]:
        """Play a move of a record again."""
        return self.wait(move.at) if move.seat == NOBODY else self.play(*_parts(move))

    def undoable(self, seat: int) -> bool:
        """May this seat take back the last move?"""
        return bool(self._before) and self.record.moves[-1].seat == seat

    def undo(self, seat: int) -> Move:
        """Take back the last move of this seat, unless it showed something new."""
        if not self.record.moves:
            raise NotUndoable("There is no move to take back.")
        if self.record.moves[-1].seat != seat:
            raise NotUndoable("Somebody else has acted since; that move stands.")
        if not self._before:
            raise NotUndoable("That move revealed something new and cannot be taken back.")
        self.state = self._before.pop()
        return self.record.moves.pop()

    def at(self, ply: int) -> State:
        """The position after so many moves, played anew from the deal."""
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


def _parts(move: Move) -> tuple[int, str, int]:
    return move.seat, move.action, move.at
