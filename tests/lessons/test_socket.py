"""What a lesson tells by itself: while the clock of a step runs, nobody has to ask."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from wardroom.protocol import Hello, LessonGo, Play, Point, encode
from wardroom.server.features.lessons.handler import LessonHandler
from wardroom.server.features.lessons.lesson_table import LessonTable, lesson_called
from wardroom.server.services import Services
from wardroom.server.websocket.connection import Connection

PATIENCE = 20.0


class Line:
    """One end of a socket that somebody else holds."""

    def __init__(self) -> None:
        self.said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()

    def send(self, *messages: bytes) -> None:
        for message in messages:
            self.heard.put_nowait(msgspec.json.decode(message))

    async def receive(self) -> bytes | None:
        return await self.said.get()

    def say(self, message: Any) -> None:
        self.said.put_nowait(encode(message))

    async def until(self, type: str) -> Any:
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.heard.get()
                if message["type"] == type:
                    return message


async def a_minute() -> None:
    lesson = lesson_called("rush-md", "minute")
    running = [step.name for step in lesson.steps].index("run")
    line = Line()
    services = cast(Services, SimpleNamespace(settings=SimpleNamespace(limits=False)))
    table = LessonTable(lesson, running)
    handler = LessonHandler(services, cast(Connection, line), table)
    taken = asyncio.create_task(handler.run())
    line.say(Hello(None, None))
    assert (await line.until("welcome"))["position"]["clock"]["running"]
    assert (await line.until("lesson"))["clock"]
    line.say(Play(0, table.step, "place nurse1 ADM-N", "n"))
    assert (await line.until("accepted"))["nonce"] == "n"
    assert (await line.until("moved"))["entry"]["events"] == []  # the hand has begun
    placed = await line.until("moved")
    assert [event["kind"] for event in placed["entry"]["events"]] == ["place"]
    line.say(Point("duty:pharmacy", "seat:0", "mine"))
    pointed = await line.until("pointed")
    assert (pointed["seat"], pointed["thing"], pointed["to"]) == (0, "duty:pharmacy", "seat:0")
    line.say(LessonGo(running + 1))
    while (step := await line.until("lesson"))["at"] == running:
        pass
    assert not step["clock"]
    line.said.put_nowait(None)
    await asyncio.wait_for(taken, PATIENCE)


def test_what_happens_while_the_clock_runs_is_told_without_being_asked() -> None:
    asyncio.run(a_minute())
