"""HTTP: the shelf of puzzles. Each is played over a socket of its own."""

from litestar import get
from litestar.params import FromPath

from wardroom.protocol import PuzzleShelf, TableCard
from wardroom.server.features.puzzles.service import puzzle_called, puzzle_card
from wardroom.server.http.dependencies import Served, Viewer


@get("/api/puzzles/{game:str}")
async def list_puzzles(services: Served, viewer: Viewer, game: FromPath[str]) -> PuzzleShelf:
    """The puzzles of a game, the easy ones first, and which of them you have solved."""
    return await services.puzzles.look(game, viewer)


@get("/api/puzzles/{game:str}/{name:str}", sync_to_thread=False)
def show_puzzle(game: FromPath[str], name: FromPath[str]) -> TableCard:
    """A puzzle as a frame shows a table. It is played at the same address, with `/play`."""
    return puzzle_card(puzzle_called(game, name))


PUZZLE_ROUTES = [list_puzzles, show_puzzle]
