"""The puzzles that people have solved."""

import time
from collections.abc import Collection, Set

import sqlalchemy as sa

from wardroom.protocol import SolvedPuzzle
from wardroom.server.store.database import Database
from wardroom.server.store.schema import solved_puzzles


class PuzzleStore:
    """Remembers for each person which puzzles they have solved."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._new = database.insert(solved_puzzles).on_conflict_do_nothing()

    async def solved(self, person: str, game: str, name: str) -> None:
        """The person has solved a puzzle, perhaps not for the first time."""
        row = {"person": person, "game": game, "name": name, "solved": time.time()}
        await self._database.write(lambda connection: connection.execute(self._new, row))

    async def of(self, person: str, game: str) -> Set[str]:
        """The names of the puzzles of a game that the person has solved."""
        names = sa.select(solved_puzzles.c.name).where(
            solved_puzzles.c.person == person, solved_puzzles.c.game == game
        )
        return await self._database.read(lambda connection: set(connection.scalars(names)))


def puzzles_of(connection: sa.Connection, person: str) -> list[SolvedPuzzle]:
    """All puzzles that the person has solved."""
    kept = solved_puzzles.c
    solved = sa.select(kept.game, kept.name, kept.solved).where(kept.person == person)
    return [SolvedPuzzle(*row) for row in connection.execute(solved.order_by(kept.solved))]


def erase_puzzles(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget what these people have solved."""
    connection.execute(sa.delete(solved_puzzles).where(solved_puzzles.c.person.in_(people)))
