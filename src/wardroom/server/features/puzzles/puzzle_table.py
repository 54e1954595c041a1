"""A puzzle that somebody tries: a table to a client, of which nothing is stored.

Beginning again opens another. What the best turn is stays here until the turn is over.
"""

from collections.abc import Sequence

from msgspec import structs

from wardroom.kernel import Action, Choice, Move, Table
from wardroom.players import best_kind, colleague
from wardroom.players.puzzling import is_solution
from wardroom.protocol import (
    Moved,
    Offer,
    PuzzleAnswer,
    PuzzleStanding,
    Said,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.practice.room import PracticeRoom
from wardroom.server.tables.audience import (
    offers_of,
    said,
)
from wardroom.teaching.puzzle import Puzzle, solving_of


class PuzzleTable(PracticeRoom):
    """A puzzle as one person tries it."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__("puzzle", puzzle)
        self.puzzle = puzzle
        self._played_at = puzzle.table()
        self._solving = solving_of(self._table.game)
        self._before = self._table.ply
        self._step = self._table.ply
        self._standing = PuzzleStanding(puzzle.name, puzzle.seat, puzzle.difficulty, "open")

    @property
    def _table(self) -> Table:
        return self._played_at

    @property
    def step(self) -> int:
        return self._step

    @property
    def moves(self) -> Sequence[Move]:
        """What was played here."""
        return self._table.record.moves[self._before :]

    def _is_over(self) -> bool:
        return self._standing.status != "open"

    def where(self) -> PuzzleStanding:
        """How the puzzle stands; the answer is in it once the turn is judged."""
        return self._standing

    def play(self, seat: int, step: int, notation: str, nonce: str) -> list[Moved]:
        """Take an action of the turn, and let the others do what it asks of them."""
        if seat != self.puzzle.seat:
            raise ApiError("not-your-seat")
        if step != self.step:
            raise ApiError("stale")
        if self._is_over():
            raise ApiError("over", "The turn of this puzzle is over.")
        told = [self._take(seat, offers_of(self._table.game).read(notation), nonce)]
        while not self._is_over() and seat not in self._table.waiting():
            told.append(self._answer())
        told[-1] = structs.replace(told[-1], legal=self._legal())
        return told

    def judge(self, solved: bool, worth: float | None) -> None:
        """The turn is judged: now everything may be told."""
        puzzle = self.puzzle
        answer = PuzzleAnswer(
            puzzle.unit,
            worth,
            puzzle.best.value,
            puzzle.second.value,
            said(puzzle.aim),
            [self._said(notation) for notation in puzzle.solution],
        )
        self._standing = PuzzleStanding(
            puzzle.name, puzzle.seat, puzzle.difficulty, "solved" if solved else "missed", answer
        )

    def _answer(self) -> Moved:
        """Somebody else is asked in the middle of the turn, such as for a card of a full hand."""
        seat = self._table.waiting()[0]
        one = colleague(self._table.game, best_kind(self._table.game), seat)
        choice = one.choose(self._table.perspective(seat))
        if not isinstance(choice, Choice):
            raise ApiError("broken")
        return self._take(seat, choice.action, None)

    def _take(self, seat: int, action: Action, nonce: str | None) -> Moved:
        table = self._table
        end = None
        if action in table.legal(seat):
            end = self._solving.left(table.state, seat, action)
        events = table.play(seat, action)
        self._step += 1
        if end is not None:
            if is_solution(self.puzzle, end):
                self.judge(True, self.puzzle.best.value)
            else:
                self._standing = PuzzleStanding(
                    self.puzzle.name, self.puzzle.seat, self.puzzle.difficulty, "judging"
                )
        changes = table.changes
        if changes is None:
            raise ApiError("broken")
        played = self._played(seat, repr(action), events, table.ply, nonce)
        return self._audience.moved(played, changes, self._shared(), [], False)

    def _said(self, notation: str) -> Said:
        return said(self._table.game.space.read(notation).message())

    def _legal(self) -> list[Offer]:
        """What is open: nothing any more once the turn is over, whatever the game would ask."""
        if self._is_over():
            return []
        return offers_of(self._table.game).legal(self._table.state, self._audience.seats)
