"""The verdict on a puzzle never stands in the way of what else is said on its wire."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tests.server.conftest import run
from wardroom.kernel import Move, game
from wardroom.players.puzzling import Verdict
from wardroom.protocol import Ping, Play, encode
from wardroom.server.errors import ApiError
from wardroom.server.features.puzzles.handler import PuzzleHandler, PuzzleServices
from wardroom.server.features.puzzles.puzzle_table import PuzzleTable
from wardroom.server.wire.line import Line
from wardroom.teaching.puzzle import Puzzle, puzzles_of

PUZZLE = next(iter(puzzles_of(game("pandemic")).values()))
MISSED = Verdict(False, 0.5)


class Wire:
    """The two ends of a wire in one hand."""

    person = "ania"
    address = "here"

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> bytes | None:
        return await self.said.get()

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self.heard.put_nowait(msgspec.json.decode(message))

    async def until(self, *types: str) -> dict[str, Any]:
        while (message := await self.heard.get())["type"] not in types:
            pass
        return message

    async def end_the_turn(self) -> None:
        """Play the turn that has to be judged."""
        step = PuzzleTable(PUZZLE).step
        for action in PUZZLE.other:
            self.said.put_nowait(encode(Play(PUZZLE.seat, step, action, f"n{step}")))
            step = (await self.until("accepted"))["step"]
        assert (await self.until("puzzle"))["status"] == "judging"


class SlowJudge:
    """A judge who takes as long as somebody else says."""

    def __init__(self) -> None:
        self.verdicts: asyncio.Queue[Verdict | Exception] = asyncio.Queue()
        self.given_up = False

    async def verdict(self, puzzle: Puzzle, moves: Sequence[Move], client: str) -> Verdict:
        try:
            verdict = await self.verdicts.get()
        except asyncio.CancelledError:
            self.given_up = True
            raise
        if isinstance(verdict, Exception):
            raise verdict
        return verdict


def puzzled(story: Callable[[Wire, SlowJudge], Awaitable[None]]) -> SlowJudge:
    """Try the puzzle with this judge; the judge."""

    async def whole() -> SlowJudge:
        wire, judge = Wire(), SlowJudge()
        services = SimpleNamespace(
            settings=SimpleNamespace(limits=False), puzzle_judge=judge, puzzles=None
        )
        handler = PuzzleHandler(
            cast(PuzzleServices, services), cast(Line, wire), PuzzleTable(PUZZLE)
        )
        playing = asyncio.create_task(handler.run())
        await story(wire, judge)
        wire.said.put_nowait(None)
        await playing
        return judge

    return run(whole())


def test_a_ping_is_answered_while_a_turn_is_judged() -> None:
    async def story(wire: Wire, judge: SlowJudge) -> None:
        await wire.end_the_turn()
        wire.said.put_nowait(encode(Ping(1.0)))
        assert (await wire.until("pong", "puzzle"))["type"] == "pong"
        judge.verdicts.put_nowait(MISSED)
        assert (await wire.until("puzzle"))["status"] == "missed"

    puzzled(story)


@pytest.mark.parametrize("trouble", [ApiError("too-fast"), ValueError("broken")])
def test_a_judge_who_fails_leaves_nobody_waiting(trouble: Exception) -> None:
    async def story(wire: Wire, judge: SlowJudge) -> None:
        await wire.end_the_turn()
        judge.verdicts.put_nowait(trouble)
        told = await wire.until("puzzle")
        assert (told["status"], told["answer"]["yours"]) == ("missed", None)

    puzzled(story)


def test_nobody_judges_for_somebody_who_has_gone() -> None:
    async def story(wire: Wire, judge: SlowJudge) -> None:
        await wire.end_the_turn()
        await asyncio.sleep(0)

    assert puzzled(story).given_up
