"""A puzzle that somebody tries, in the shapes of the protocol, and the shelf of all of them.

Like a lesson it looks like a table to a client, but nothing of it is stored: it belongs to one
connection, and whoever begins again opens another. What the best turn is stays here until the turn
is over.
"""

import time
from collections.abc import Sequence

from msgspec import structs

from wardroom.kernel import Action, Choice, Event, Game, Move, UnknownAction, WardroomError
from wardroom.kernel import game as find_game
from wardroom.kernel.puzzle import Puzzle, puzzle_of, puzzles_of, solving_of
from wardroom.players import best_kind, colleague, kinds
from wardroom.players.puzzling import is_solution
from wardroom.protocol import (
    Chair,
    Entry,
    Moved,
    Obstacle,
    Offer,
    Prospects,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleShelf,
    PuzzleStanding,
    Said,
    TableCard,
    Welcome,
)
from wardroom.server.errors import ApiError
from wardroom.server.features.puzzles.store import PuzzleStore
from wardroom.server.store import Store
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


def puzzle_called(game: str, name: str) -> Puzzle:
    """The puzzle of that game; ApiError if there is none."""
    try:
        return puzzle_of(find_game(game), name)
    except WardroomError as error:
        raise ApiError("unknown-puzzle", str(error)) from error


def puzzle_card(puzzle: Puzzle) -> TableCard:
    """The puzzle as a frame shows a table: the person among colleagues."""
    rules = find_game(puzzle.game, puzzle.edition)
    now = time.time()
    return TableCard(
        f"puzzle-{puzzle.game}-{puzzle.name}",
        puzzle.game,
        rules.settle(puzzle.options, puzzle.seats),
        [_chair(rules, puzzle, seat) for seat in range(puzzle.seats)],
        "playing",
        False,
        0,
        [],
        False,
        False,
        now,
        now,
    )


def _chair(rules: Game, puzzle: Puzzle, seat: int) -> Chair:
    if seat == puzzle.seat:
        return Chair(seat, "person", "", you=True, here=True)
    return Chair(seat, "colleague", "", colleague=kinds(rules)[-1])


class PuzzleShelves:
    """All puzzles, and who has solved which."""

    def __init__(self, store: Store) -> None:
        self._store = PuzzleStore(store.database)

    async def look(self, game: str, person: str | None) -> PuzzleShelf:
        """The puzzles of a game, for somebody who may have solved some."""
        rules = find_game(game)
        solved = set() if person is None else await self._store.of(person, rules.name)
        return PuzzleShelf(
            rules.name,
            [
                PuzzleCard(puzzle.name, puzzle.difficulty, puzzle.seats, puzzle.name in solved)
                for puzzle in puzzles_of(rules).values()
            ],
        )

    async def solved(self, person: str | None, puzzle: Puzzle) -> None:
        """Remember it, if there is anybody to remember it for."""
        if person is not None:
            await self._store.solved(person, puzzle.game, puzzle.name)


class PuzzleTable:
    """A puzzle as one person tries it."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._table = puzzle.table()
        self._solving = solving_of(self._table.game)
        self._audience = Audience((puzzle.seat,))
        self._before = self._table.ply
        self.step = self._table.ply
        self._standing = PuzzleStanding(puzzle.name, puzzle.seat, puzzle.difficulty, "open")

    @property
    def moves(self) -> Sequence[Move]:
        """What was played here."""
        return self._table.record.moves[self._before :]

    def _is_over(self) -> bool:
        return self._standing.status != "open"

    def where(self) -> PuzzleStanding:
        """How the puzzle stands; the answer is in it once the turn is judged."""
        return self._standing

    def welcome(self) -> Welcome:
        """The whole position, with what led to it."""
        position = self._audience.position(self._shared(), self._legal())
        deal = EventList(self._table.events).told_to(self._audience.seats)
        seats = [self.puzzle.seat]
        card = puzzle_card(self.puzzle)
        return Welcome(card, seats, position, 0, deal, self._entries(), [], [], time.time())

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

    def obstacles(self, notations: Sequence[str]) -> list[Obstacle]:
        """Why these actions may not be taken."""
        read = offers_of(self._table.game).read
        found = []
        for notation in notations:
            try:
                action = read(notation)
            except UnknownAction:
                continue
            reason = self._table.state.explain(self.puzzle.seat, action)
            if reason is not None:
                found.append(Obstacle(repr(action), said(action.message()), said(reason)))
        return found

    def prospects(self, nonce: str) -> Prospects:
        """What lies ahead, as far as the seat can tell."""
        return prospects(self._table, self.step, self._audience.seats, nonce)

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
        self.step += 1
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
        played = self._played(Move(seat, repr(action)), events, table.ply, nonce)
        return self._audience.moved(played, changes, self._shared(), [], False)

    def _said(self, notation: str) -> Said:
        return said(self._table.game.space.read(notation).message())

    def _shared(self) -> SharedPosition:
        return SharedPosition.of(self._table.state, self.step, self._table.ply)

    def _legal(self) -> list[Offer]:
        """What is open: nothing any more once the turn is over, whatever the game would ask."""
        if self._is_over():
            return []
        return offers_of(self._table.game).legal(self._table.state, self._audience.seats)

    def _played(
        self, move: Move, events: Sequence[Event], number: int, nonce: str | None = None
    ) -> PlayedEntry:
        action = chosen(move.seat, self._table.game.space.read(move.action))
        return PlayedEntry(
            number,
            number,
            move.seat,
            EventList(events),
            time.time(),
            False,
            action,
            None,
            self._table.now,
            nonce,
        )

    def _entries(self) -> list[Entry]:
        """The story so far, for the log."""
        table = self._table
        _, told, _ = table.again(0, table.ply)
        return [
            self._played(move, events, number).told_to(self._audience.seats, False)
            for number, (move, events) in enumerate(
                zip(table.record.moves, told, strict=True), start=1
            )
        ]
