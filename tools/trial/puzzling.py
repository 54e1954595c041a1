"""Puzzles in the leak trial: what the server tells of them before a turn is over.

Somebody tries puzzles with random turns and looks at whatever there is beside them; another solves
one, and a third looks on. Every byte is held against the puzzle's own file:

- Before the turn is judged nothing of the solution occurs: not what it is worth, not the aim, not
  the marks of the boards it leaves, and no answer in any message.
- The position is exactly what an imagined world of that seat gives, as at tables, and neither the
  seed nor the dice of the real game occur, which would tell the cards to come.
- What somebody has solved is on their own shelf, and on nobody else's.

The planted cards of the trial have other names than the records of puzzles, so this runs in a
process and on a server of its own, without them.
"""

import asyncio
import multiprocessing
import re
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.json import decode, encode
from websockets.asyncio.client import ClientConnection, connect

from tools.trial.report import Report
from tools.trial.truth import SHORTEST, Moment
from wardroom.client import Denied, HttpClient
from wardroom.kernel import Dice, Table, canonical, game
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    FromServer,
    Hello,
    HintWanted,
    Moved,
    Play,
    Position,
    ProspectsWanted,
    PuzzleShelf,
    PuzzleStanding,
    Refused,
    Welcome,
    WhyNot,
    Wrong,
)
from wardroom.server.wire.refusals import MOST_REASONS
from wardroom.teaching.puzzle import Puzzle, puzzles_of

GAMES: Final = ("pandemic", "quarantine")
PATIENCE: Final = 120.0
MOST_MOVES: Final = 60
SHORTEST_WORTH: Final = 5
"""Shorter numbers, such as whole points, occur by chance."""
_OVER: Final = ("solved", "missed")


class PuzzleTrial:
    """Some puzzles, tried by people who do not know the solution."""

    def __init__(self, number: int, seed: int, folder: Path) -> None:
        self.report = Report("Puzzles")
        self._number = number
        self._dice = Dice.seeded(seed, "leak puzzles")
        environment = {"WARDROOM_PACE": "0", "WARDROOM_LIMITS": "off"}
        self._server = ServerProcess(folder, environment=environment)

    async def run(self) -> Report:
        await asyncio.to_thread(self._server.__enter__)
        try:
            tries, solves, looks = [await HttpClient.guest(self._server.url) for _ in range(3)]
            for number in range(self._number):
                puzzle = self._dice.pick(list(puzzles_of(game(GAMES[number % 2])).values()))
                async with asyncio.timeout(PATIENCE):
                    await self._try(tries, puzzle)
            puzzle = next(iter(puzzles_of(game(GAMES[0])).values()))
            async with asyncio.timeout(PATIENCE):
                await self._solve(solves, puzzle)
            for person, own in ((solves, [puzzle.name]), (looks, []), (HttpClient(looks.url), [])):
                self.report.expect(
                    await _solved(person, puzzle.game) == own,
                    f"Puzzles: a shelf shows others than {own} as solved.",
                )
        finally:
            await asyncio.to_thread(self._server.stop)
        return self.report

    async def _try(self, person: HttpClient, puzzle: Puzzle) -> None:
        """A random turn, with a look at everything on the way."""
        check = PuzzleCheck(puzzle, self.report)
        for place in (f"/api/puzzles/{puzzle.game}", f"/api/puzzles/{puzzle.game}/{puzzle.name}"):
            check.bytes(await person.fetch("GET", place))
        async with _at(person, puzzle) as socket:
            await socket.send(encode(Hello(None, None)))
            where = await check.hear(socket)
            for number in range(MOST_MOVES):
                if where.status in _OVER:
                    break
                legal = check.legal
                asked = [*puzzle.solution[: MOST_REASONS - 1], "?"]
                await socket.send(encode(WhyNot(puzzle.seat, asked, f"w{number}")))
                await socket.send(encode(ProspectsWanted(f"p{number}")))
                await socket.send(encode(HintWanted(puzzle.seat, check.step)))
                step = check.step
                await socket.send(encode(Play(puzzle.seat, step, self._dice.pick(legal), "n")))
                where = await check.hear(socket)
        self.report.count(f"puzzles of {puzzle.game}, {where.status}")

    async def _solve(self, person: HttpClient, puzzle: Puzzle) -> None:
        check = PuzzleCheck(puzzle, self.report)
        async with _at(person, puzzle) as socket:
            await socket.send(encode(Hello(None, None)))
            where = await check.hear(socket)
            for action in puzzle.solution:
                await socket.send(encode(Play(puzzle.seat, check.step, action, "n")))
                where = await check.hear(socket)
        self.report.expect(where.status == "solved", f"{puzzle.name}: its solution does not solve.")


class PuzzleCheck:
    """Checks what is said about one puzzle against its file."""

    def __init__(self, puzzle: Puzzle, report: Report) -> None:
        self.legal: list[str] = []
        self.step = 0
        self._puzzle = puzzle
        self._report = report
        self._table = puzzle.table()
        self._view: dict[str, Any] = {}
        self._solution = [mark.encode() for mark in puzzle.good]
        self._solution.append(encode({"id": puzzle.aim.id})[1:-1])
        worths = [str(one.value) for one in (puzzle.best, puzzle.second)]
        self._worths = [
            re.compile(rf"(?<![\d.]){re.escape(worth)}(?!\d)".encode())
            for worth in worths
            if len(worth) >= SHORTEST_WORTH
        ]

    def bytes(self, said: bytes) -> None:
        """Nothing of the solution, of the seed or of the dice."""
        self._report.count("messages of puzzles")
        for secret in [*self._solution, *_numbers(self._table)]:
            if secret in said:
                self._wrong(f"{secret.decode()} occurs before the turn is over")
        for worth in self._worths:
            if worth.search(said):
                self._wrong("what the best turn is worth occurs before the turn is over")

    async def hear(self, socket: ClientConnection) -> PuzzleStanding:
        """All that is said until it is known how the puzzle stands after a move."""
        while True:
            said = await socket.recv(decode=False)
            message = decode(said, type=FromServer)
            if msgspec.to_builtins(message) != decode(said):
                self._wrong("a field that the protocol does not have")
            if isinstance(message, PuzzleStanding):
                if message.status in ("open", "judging"):
                    self.bytes(said)
                    if message.answer is not None:
                        self._wrong(f"there is an answer while it is {message.status}")
                if message.status != "judging":
                    return message
                continue
            self.bytes(said)
            if isinstance(message, Welcome) and message.position is not None:
                self._position(message.position.view, message.position)
            elif isinstance(message, Moved):
                self._moved(message)
            elif isinstance(message, Refused | Wrong) and message.code != "not-in-puzzles":
                self._wrong(f"refused: {message.code}")

    def _moved(self, moved: Moved) -> None:
        assert moved.entry.action is not None
        self._table.play(moved.entry.seat, moved.entry.action.action)
        view = self._view
        for event in moved.entry.events:
            view = view | (event.changed or {})
        there = Position(
            seat=moved.seat,
            step=moved.entry.step,
            ply=moved.entry.ply,
            view=view | moved.changed,
            legal=moved.legal,
            asking=moved.asking,
            waiting=moved.waiting,
            undoable=moved.undoable,
            ending=moved.ending,
        )
        self._position(there.view, there)

    def _position(self, view: dict[str, Any], there: Position) -> None:
        """Exactly what an imagined world gives."""
        self._view, self.step = view, there.step
        self.legal = [offer.action for offer in there.legal]
        moment = Moment(self._table.state, self._puzzle.seat, there.step, self._table.ply)
        if canonical(view) != canonical(moment.view):
            odd = [name for name in view if view[name] != moment.view.get(name)]
            self._wrong(f"the view after move {there.ply} tells more or less: {odd}")
        if self.legal and self.legal != moment.legal:
            self._wrong(f"the legal actions after move {there.ply} are others")

    def _wrong(self, what: str) -> None:
        self._report.wrong(f"Puzzle {self._puzzle.game} {self._puzzle.name}: {what}.")


def _numbers(table: Table) -> Iterator[bytes]:
    """The seed and the state of the dice, as they would be written."""
    for number in (table.record.seed, table.state.encode()["chance"]):
        for text in (str(number), f"{number:x}", f"{number:X}"):
            if len(text) >= SHORTEST:
                yield text.encode()


def _at(person: HttpClient, puzzle: Puzzle) -> connect:
    return connect(
        f"ws{person.url.removeprefix('http')}/api/puzzles/{puzzle.game}/{puzzle.name}/play",
        additional_headers=person.headers(),
        max_size=None,
        max_queue=None,
    )


async def _solved(person: HttpClient, name: str) -> list[str]:
    shelf = await person.ask("GET", f"/api/puzzles/{name}", PuzzleShelf)
    return [puzzle.name for puzzle in shelf.puzzles if puzzle.solved]


def _run(number: int, seed: int) -> tuple[dict[str, int | float | str], Sequence[str]]:
    with tempfile.TemporaryDirectory(prefix="wardroom-leak-") as folder:
        try:
            report = asyncio.run(PuzzleTrial(number, seed, Path(folder)).run())
        except (Denied, TimeoutError) as error:
            return {}, [f"The puzzles broke off: {error!r}"]
    return report.figures, report.findings


def try_puzzles(number: int, seed: int, report: Report) -> None:
    """Try some puzzles in a process without planted cards."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=fresh) as pool:
        figures, findings = pool.submit(_run, number, seed).result()
    for name, figure in figures.items():
        report.note(name, figure)
    for sentence in findings:
        report.wrong(sentence)
