"""Judging turns of puzzles: each in a short process of its own, one after the other,
by turns of the addresses they come from.

Only turns that are not known already come here. A judgement takes about a second of a processor,
and moves go first, as they do before hints.

    python -m wardroom.server.features.puzzles.judge GAME NAME < moves
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from typing import Final

import msgspec

from wardroom.kernel import Move, game
from wardroom.players.puzzling import Verdict, judged
from wardroom.server.errors import ApiError
from wardroom.server.fair_lock import FairLock
from wardroom.server.logger import get_logger
from wardroom.server.rate_limit import Occupancy
from wardroom.teaching.puzzle import Puzzle, puzzle_of

MOST_WAITING: Final = 32
MOST_OF_A_CLIENT: Final = 4
LONGEST: Final = 60.0
"""Seconds after which a judgement is given up."""
_NICENESS: Final = 5
_UNJUDGED: Final = Verdict(False, None)

_log = get_logger(__name__)


class PuzzleJudge:
    """Says what turns are worth that nobody has judged before."""

    def __init__(self, limits: bool) -> None:
        self._turns = FairLock()
        self._of_clients = Occupancy(MOST_OF_A_CLIENT if limits else MOST_WAITING)

    async def verdict(self, puzzle: Puzzle, moves: Sequence[Move], client: str) -> Verdict:
        """Whether the moves solve the puzzle; not, and worth nobody knows what, if that cannot be
        found out. Those who come from one address, `client`, share one turn with everybody else.
        """
        if self._of_clients.total >= MOST_WAITING:
            raise ApiError("too-fast", "Too many puzzles are being judged; try again soon.")
        with self._of_clients.slot(client):
            try:
                async with self._turns.turn_of(client):
                    return await _asked(puzzle, "".join([f"{move!r}\n" for move in moves]))
            except (OSError, TimeoutError, msgspec.DecodeError) as error:
                _log.warning("no verdict", game=puzzle.game, puzzle=puzzle.name, error=repr(error))
                return _UNJUDGED


async def _asked(puzzle: Puzzle, moves: str) -> Verdict:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "wardroom.server.features.puzzles.judge",
        puzzle.game,
        puzzle.name,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST):
            line, _ = await process.communicate(moves.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return msgspec.json.decode(line, type=Verdict)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICENESS)
    puzzle = puzzle_of(game(sys.argv[1]), sys.argv[2])
    lines = sys.stdin.buffer.read().decode().splitlines()
    verdict = judged(puzzle, [Move.read(line, at) for at, line in enumerate(lines, start=1)])
    sys.stdout.buffer.write(msgspec.json.encode(verdict) + b"\n")


if __name__ == "__main__":
    main()
