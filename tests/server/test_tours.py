"""Guided replays: one leads through a finished game, others follow and talk."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import run
from tests.server.dealing import play
from tests.server.playing import refusal
from wardroom.client import HttpClient
from wardroom.protocol import (
    NewTable,
    SeatWish,
    Sharing,
    StandIn,
    TableCard,
    TourLink,
    TourOpening,
    TourWish,
)
from wardroom.server.bus import TourMessage
from wardroom.server.services import Services
from wardroom.server.settings import Settings, database_address


class Following:
    """A socket of somebody who follows, with what it last said."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.state: dict[str, Any] = {}
        self.lines: list[str] = []
        self.wrong = ""

    async def until(self, told: Any) -> None:
        async with asyncio.timeout(20):
            while not told(self):
                message = json.loads(await self._socket.recv())
                match message["type"]:
                    case "tour":
                        self.state = message
                    case "tour-line":
                        self.lines.append(message["text"])
                    case "wrong":
                        self.wrong = message["code"]

    @property
    def leads(self) -> bool:
        return bool(self.state) and self.state["you"] == self.state["leader"]

    def key_of(self, name: str) -> str:
        (key,) = [one["key"] for one in self.state["people"] if one["name"] == name]
        return str(key)


@asynccontextmanager
async def following(person: HttpClient, tour: str) -> AsyncIterator[Following]:
    address = f"ws{person.url.removeprefix('http')}/api/tours/{tour}/follow"
    async with connect(address, additional_headers=person.headers()) as socket:
        yield Following(socket)


async def finished(person: HttpClient, *, shared: bool = True) -> TableCard:
    card = await person.open_table("pandemic", ["me", "me"])
    await play(person, card)
    await person.ask("PATCH", f"/api/tables/{card.id}/sharing", TableCard, Sharing(shared=shared))
    return card


async def lead(person: HttpClient, table: str) -> str:
    return (await person.ask("POST", "/api/tours", TourLink, TourOpening(table))).id


async def change(person: HttpClient, tour: str, **wish: Any) -> None:
    await person.fetch("PATCH", f"/api/tours/{tour}", json.dumps(wish).encode())


async def say(person: HttpClient, tour: str, text: str) -> None:
    await person.fetch("POST", f"/api/tours/{tour}/lines", json.dumps({"text": text}).encode())


def test_others_follow_the_moment_and_talk(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        tour = await lead(ana, (await finished(ana)).id)
        async with following(ana, tour) as here, following(ben, tour) as there:
            await here.until(lambda one: len(one.state.get("people", ())) == 2)
            assert here.leads
            assert here.state["ply"] is None
            await change(ana, tour, ply=5)
            await there.until(lambda one: one.state.get("ply") == 5)
            assert not there.leads
            assert [one["name"] for one in there.state["people"]] == ["Ana", "Ben"]
            await say(ben, tour, "Why not Lima?")
            await here.until(lambda one: one.lines == ["Why not Lima?"])
            eva = await HttpClient.guest(url, "Eva")
            async with following(eva, tour) as late:
                await late.until(lambda one: one.state.get("ply") == 5 and one.lines)

    run(story())


def test_the_lead_is_handed_over_and_the_replay_ended_only_by_the_one_who_leads(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        tour = await lead(ana, (await finished(ana)).id)
        async with following(ana, tour) as here, following(ben, tour) as there:
            await here.until(lambda one: len(one.state.get("people", ())) == 2)
            for wish in ({"ply": 2}, {"ended": True}, {"leader": here.key_of("Ben")}):
                assert await refusal(change(ben, tour, **wish)) == "not-leading"
            assert await refusal(change(ana, tour, leader="nobody")) == "not-following"
            assert await refusal(change(ana, tour, ply=100_000)) == "unknown-ply"
            await change(ana, tour, leader=here.key_of("Ben"))
            await there.until(lambda one: one.leads)
            assert await refusal(change(ana, tour, ply=3)) == "not-leading"
            await change(ben, tour, ended=True)
            await here.until(lambda one: one.state["ended"])
            assert await refusal(change(ben, tour, ply=3)) == "unknown-tour"

    run(story())


def test_someone_who_follows_takes_the_lead_when_nobody_leads_any_more(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url, "Ana"), await HttpClient.guest(url, "Ben")
        tour = await lead(ana, (await finished(ana)).id)
        async with following(ben, tour) as there:
            async with following(ana, tour):
                await there.until(lambda one: len(one.state.get("people", ())) == 2)
                own = there.key_of("Ben")
                assert await refusal(change(ben, tour, leader=own)) == "not-leading"
            await there.until(lambda one: len(one.state["people"]) == 1)
            await change(ben, tour, leader=own)
            await there.until(lambda one: one.leads)

    run(story())


def test_nobody_is_led_through_a_running_game_or_one_that_is_not_shared(url: str) -> None:
    async def story() -> None:
        ana, ben = await HttpClient.guest(url), await HttpClient.guest(url)
        running = await ana.open_table("pandemic", ["me", "me"])
        assert await refusal(lead(ana, running.id)) == "not-over"
        old = await finished(ana, shared=False)
        assert await refusal(lead(ben, old.id)) == "private"
        tour = await lead(ana, old.id)
        async with following(ben, tour) as there:
            await there.until(lambda one: one.wrong == "private")
        assert await refusal(say(ben, tour, "hm")) == "private"
        forged = tour.replace(old.id, running.id)
        async with following(ana, forged) as there:
            await there.until(lambda one: one.wrong == "unknown-tour")
        assert await refusal(say(ana, tour, " ")) == "malformed"

    run(story())


def test_processes_tell_each_other_where_a_replay_is(tmp_path: Path) -> None:
    """Without a bus that has to be installed: what one says, the other hears."""

    async def story() -> None:
        settings = Settings(database=database_address(str(tmp_path / "tables.db")))
        one, other = Services(settings), Services(settings)
        for services in (one, other):
            await services.open_tables()
            await services.auth.open()
            await services.tours.open()
        _connect(one, other)
        _connect(other, one)
        wish = NewTable("pandemic", [SeatWish("me"), SeatWish("me")])
        live = await one.seats.open("ana", wish)
        for seat in (0, 1):
            await one.seats.stand_in("ana", live.id, seat, StandIn("random"))
        while not live.over:
            (seat, *_) = live.table.state.waiting()
            first = repr(live.table.state.legal(seat)[0])
            assert await live.colleague_plays(live.step, seat, first, None)
        tour = (await one.tours.begin("ana", live.id)).id
        here, there = Ear("ana"), Ear("ana")
        await one.tours.follow(here, tour)
        await one.tours.change("ana", tour, TourWish(ply=7))
        await one.tours.say("ana", tour, "Look here")
        await other.tours.follow(there, tour)
        assert there.last("tour")["ply"] == 7
        await other.tours.change("ana", tour, TourWish(ply=9))
        assert here.last("tour")["ply"] == 9
        await other.tours.say("ana", tour, "And here")
        assert here.last("tour-line")["text"] == "And here"
        await other.tours.change("ana", tour, TourWish(ended=True))
        assert here.last("tour")["ended"]
        for services in (one, other):
            await services.close_tables()

    run(story())


class Ear:
    """Somebody's connection, without a socket."""

    seats: tuple[int, ...] = ()
    silence = 0.0
    shows_pages = False

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self._heard: list[dict[str, Any]] = []

    def last(self, kind: str) -> dict[str, Any]:
        return [message for message in self._heard if message["type"] == kind][-1]

    def send(self, *messages: bytes) -> None:
        self._heard += map(json.loads, messages)

    def watch(self, closely: bool) -> None:
        pass

    def end(self, code: int) -> None:
        pass


def _connect(speaker: Services, listener: Services) -> None:
    def tell(message: Any) -> None:
        if isinstance(message, TourMessage):
            listener.tours.hear(message)

    speaker.bus.tell = tell  # type: ignore[method-assign]
