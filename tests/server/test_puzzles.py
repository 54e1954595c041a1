"""Puzzles over the wire: one turn on a real board, judged when it is over and not before."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import run
from tests.server.playing import refusal
from wardroom.client import HttpClient
from wardroom.kernel import game
from wardroom.protocol import (
    Chat,
    GameCard,
    Hello,
    PersonalData,
    Play,
    PuzzleShelf,
    TableCard,
    WhyNot,
    encode,
)
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.features.puzzles.store import PuzzleStore
from wardroom.server.settings import database_address
from wardroom.server.store import Store
from wardroom.teaching.puzzle import Puzzle, puzzles_of

FIRST = [
    pytest.param(next(iter(puzzles_of(game(name)).values())), id=name)
    for name in ("pandemic", "quarantine")
]


class Solver:
    """Somebody who tries a puzzle, and hears all that the server says."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.heard: list[str] = []
        self.step = 0

    async def say(self, message: Any) -> None:
        await self._socket.send(encode(message).decode())

    async def until(self, *types: str) -> dict[str, Any]:
        while True:
            text = str(await self._socket.recv())
            self.heard.append(text)
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == "welcome":
                self.step = message["position"]["step"]
            if message["type"] == "moved":
                self.step = message["entry"]["step"]
            if message["type"] in types:
                return message

    async def play(self, puzzle: Puzzle, action: str) -> dict[str, Any]:
        """Play an action; how the puzzle stands then."""
        await self.say(Play(puzzle.seat, self.step, action, f"n{self.step}"))
        told = await self.until("puzzle", "refused", "wrong")
        while told.get("status") == "judging":
            told = await self.until("puzzle")
        return told


def at(person: HttpClient, puzzle: Puzzle) -> Any:
    address = person.url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/puzzles/{puzzle.game}/{puzzle.name}/play",
        additional_headers=person.headers(),
        max_size=None,
        max_queue=None,
    )


async def shelf(person: HttpClient, name: str) -> PuzzleShelf:
    return await person.ask("GET", f"/api/puzzles/{name}", PuzzleShelf)


async def solved(person: HttpClient, name: str) -> list[str]:
    return [puzzle.name for puzzle in (await shelf(person, name)).puzzles if puzzle.solved]


@pytest.mark.parametrize("puzzle", FIRST)
def test_the_best_turn_solves_it_and_that_is_remembered_for_the_person(
    url: str, puzzle: Puzzle
) -> None:
    async def story() -> None:
        ania, other = await HttpClient.guest(url), await HttpClient.guest(url)
        async with at(ania, puzzle) as socket:
            solver = Solver(socket)
            await solver.say(Hello(None, None))
            assert (await solver.until("puzzle"))["status"] == "open"
            for action in puzzle.solution:
                told = await solver.play(puzzle, action)
            assert told["status"] == "solved"
            assert told["answer"]["aim"]["id"] == puzzle.aim.id
            assert told["answer"]["best"] == told["answer"]["yours"] == puzzle.best.value
            assert len(told["answer"]["steps"]) == len(puzzle.solution)
        assert await solved(ania, puzzle.game) == [puzzle.name]
        assert await solved(other, puzzle.game) == []
        data = await ania.ask("GET", "/api/me/data", PersonalData)
        assert [(one.game, one.name) for one in data.puzzles] == [(puzzle.game, puzzle.name)]

    run(story())


@pytest.mark.parametrize("puzzle", FIRST)
def test_the_next_best_turn_does_not_and_one_hears_what_was_better(
    url: str, puzzle: Puzzle
) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        async with at(ania, puzzle) as socket:
            solver = Solver(socket)
            await solver.say(Hello(None, None))
            await solver.until("puzzle")
            for action in puzzle.other:
                told = await solver.play(puzzle, action)
            assert told["status"] == "missed"
            assert told["answer"]["best"] == puzzle.best.value
            assert told["answer"]["yours"] is None or told["answer"]["yours"] < puzzle.best.value
            await solver.say(Play(puzzle.seat, solver.step, puzzle.other[0], "late"))
            assert (await solver.until("refused"))["code"] == "over"
        assert await solved(ania, puzzle.game) == []

    run(story())


@pytest.mark.parametrize("puzzle", FIRST)
def test_nothing_of_the_solution_is_told_before_the_turn_is_over(url: str, puzzle: Puzzle) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        card = await ania.ask("GET", f"/api/puzzles/{puzzle.game}/{puzzle.name}", TableCard)
        assert [chair.seat for chair in card.chairs if chair.you] == [puzzle.seat]
        async with at(ania, puzzle) as socket:
            solver = Solver(socket)
            await solver.say(Hello(None, None))
            await solver.until("puzzle")
            for action in puzzle.solution[:-1]:
                told = await solver.play(puzzle, action)
                assert told["answer"] is None
                assert told["status"] == "open"
            heard = "".join(solver.heard)
            assert str(puzzle.seed) not in heard or puzzle.seed < 100_000
            assert not [mark for mark in puzzle.good if mark in heard]
            assert '"solution"' not in heard
            assert '"answer":{' not in heard

    run(story())


@pytest.mark.parametrize("puzzle", FIRST)
def test_what_cannot_be_done_is_refused_and_nothing_is_lost(url: str, puzzle: Puzzle) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        async with at(ania, puzzle) as socket:
            solver = Solver(socket)
            await solver.say(Hello(None, None))
            await solver.until("puzzle")
            other = (puzzle.seat + 1) % puzzle.seats
            for message, code in (
                (Play(other, solver.step, puzzle.solution[0], "a"), "not-your-seat"),
                (Play(puzzle.seat, solver.step - 1, puzzle.solution[0], "b"), "stale"),
                (Play(puzzle.seat, solver.step, "fly to the moon", "c"), "unknown-action"),
                (Chat("hello", "d"), "not-in-puzzles"),
                (WhyNot(puzzle.seat, ["x"] * 99, "e"), "malformed"),
            ):
                await solver.say(message)
                assert (await solver.until("refused", "wrong"))["code"] == code
            await socket.send("nonsense")
            assert (await solver.until("wrong"))["code"] == "malformed"
            for action in puzzle.solution:
                told = await solver.play(puzzle, action)
            assert told["status"] == "solved"

    run(story())


def test_games_say_how_many_puzzles_they_have(url: str) -> None:
    async def story() -> None:
        ania = await HttpClient.guest(url)
        for card in await ania.ask("GET", "/api/games", list[GameCard]):
            assert card.puzzles == len(puzzles_of(game(card.name)))
            assert len((await shelf(ania, card.name)).puzzles) == card.puzzles
        for path in ("/api/puzzles/chess", "/api/puzzles/pandemic/chess"):
            code = await refusal(ania.ask("GET", path, PuzzleShelf))
            assert code in ("unknown-game", "unknown-puzzle")

    run(story())


def test_what_somebody_solved_is_erased_with_them(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(database_address(str(tmp_path / "tables.db")), "test")
        await store.open()
        for person in ("ania", "ben"):
            await PuzzleStore(store.database).solved(person, "pandemic", "ab12")
            await PuzzleStore(store.database).solved(person, "pandemic", "ab12")
        await PersonalDataStore(store.database).erase("ania")
        assert await PuzzleStore(store.database).of("ania", "pandemic") == set()
        assert await PuzzleStore(store.database).of("ben", "pandemic") == {"ab12"}
        await store.close()

    run(story())
