"""Many tables of quick players on one event loop: the load of `wardroom bench server`."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from sys import stderr
from time import perf_counter, process_time
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, encode

from wardroom.client import HttpClient
from wardroom.kernel import Dice
from wardroom.lab.load.figures import LoadFigures, share
from wardroom.lab.load.wire import Wire
from wardroom.protocol import Hello, Play, TableCard

WARM_UP: Final = 2.0
OPENING_AT_ONCE: Final = 8
PLAYERS: Final = 2
PANDEMIC: Final = "pandemic"
MEMORY: Final = "process_resident_memory_bytes"
PROCESSOR: Final = "process_cpu_seconds_total"


class Offer(Struct):
    """Something that may be done."""

    seat: int
    action: str


class _Asking(Struct, frozen=True):
    id: str = ""


class _Position(Struct):
    step: int
    legal: list[Offer]
    waiting: list[int]
    asking: _Asking
    ending: dict[str, object] | None = None


class _Entry(Struct):
    step: int
    seat: int
    nonce: str | None = None


class Received(Struct):
    """The few fields of a message that a player needs; the rest is skipped."""

    type: str
    position: _Position | None = None
    entry: _Entry | None = None
    legal: list[Offer] = []
    waiting: list[int] = []
    asking: _Asking = _Asking()
    ending: dict[str, object] | None = None
    text: str = ""
    code: str = ""
    nonce: str = ""
    step: int = 0


_decoder: Final = Decoder(Received)


class LoadTable:
    """A table with two quick players; when a game is over, they play another."""

    options: dict[str, str] = {}  # noqa: RUF012 - never changed

    def __init__(self, load: "Load", people: list[HttpClient], number: int) -> None:
        self.load = load
        self.game = load.game
        self.dice = Dice.seeded(number, "load")
        self.sent: _Sent | None = None
        self._people = people
        self._card: TableCard | None = None
        self._players: list[LoadPlayer] = []
        self._due = 0.0

    async def open(self) -> None:
        first, *others = self._people
        seats = ["me"] + ["open"] * len(others)
        self._card = await first.open_table(self.game, seats, self.options)
        for other in others:
            await other.sit(self._card.id, invite=self._card.invite)
        await first.begin(self._card.id)
        await self._connect(self._card)

    def player(self, person: HttpClient, card: TableCard) -> "LoadPlayer":
        """Somebody who plays at this table."""
        return LoadPlayer(self, person, card)

    async def warm_up(self) -> None:
        """Return when there is something to be measured."""

    async def again(self) -> None:
        """The same people, a new game."""
        if self._card is not None:
            self.close()
            first, *others = self._people
            again = await first.rematch(self._card.id)
            for other in others:
                await other.rematch(self._card.id)
            self._card = await first.begin(again.id) if others else again
            await self._connect(self._card)

    def over(self, player: "LoadPlayer") -> None:
        """Both players hear that the game is over; one of them is enough."""
        if player is self._players[0]:
            self.load.games += 1
            self.load.begin(self.again())

    def pause(self) -> float | None:
        """How long to wait before the next move; None for not at all."""
        if self.load.rate == 0:
            return None
        now, beat = perf_counter(), 1 / self.load.rate
        if not self._due:
            # Not all tables at the same moment.
            self._due = now + beat * self.dice.below(1000) / 1000
        else:
            self._due = max(now, self._due + beat)
        return self._due - now

    def close(self) -> None:
        for player in self._players:
            player.wire.close()

    async def _connect(self, card: TableCard) -> None:
        loop = asyncio.get_running_loop()
        self.sent = None
        self._players = [self.player(person, card) for person in self._people]
        for player in self._players:
            await loop.create_connection(player.connection, *player.person.address)
            await player.wire.opened
        for player in self._players:
            player.wire.send(encode(Hello()))


class LoadPlayer:
    """Treats disease where it can, so that a game of Pandemic lasts; otherwise does anything."""

    def __init__(self, table: LoadTable, person: HttpClient, card: TableCard) -> None:
        self.person = person
        self._table = table
        self._load = table.load
        host = "{}:{}".format(*person.address)
        path = f"/api/tables/{card.id}/play"
        self.wire = Wire(host, path, person.cookie, self._read, self._load.lost.append)

    def connection(self) -> Wire:
        return self.wire

    def _read(self, said: bytes) -> None:
        self.hear(_decoder.decode(said))

    def hear(self, heard: Received) -> None:
        """React to what the server has said."""
        if heard.type == "moved" and heard.entry is not None:
            self._time(heard.entry.step)
            self._turn(heard.entry.step, heard.legal, heard.waiting, heard.ending)
        elif heard.type == "welcome" and heard.position is not None:
            there = heard.position
            self._turn(there.step, there.legal, there.waiting, there.ending)
        elif heard.type == "accepted":
            self._load.moves += 1
        elif heard.type in ("refused", "wrong"):
            self._load.refusals.append(heard.text)

    def _time(self, step: int) -> None:
        """The watch that ran since a move was sent stops when the other player hears of it."""
        sent = self._table.sent
        if sent is not None and sent.step + 1 == step and sent.player is not self:
            self._load.times.append(perf_counter() - sent.at)

    def _turn(
        self,
        step: int,
        legal: list[Offer],
        waiting: list[int],
        ending: dict[str, object] | None,
    ) -> None:
        """Play if this seat is asked; start over if the game is over."""
        table = self._table
        if ending is not None:
            table.over(self)
            return
        wanted = [offer for offer in legal if offer.seat in waiting]
        if not wanted:
            return
        offer = table.dice.pick(wanted)
        for other in wanted:
            if other.action.startswith("treat"):
                offer = other
        pause = table.pause()
        if pause is None:
            self._send(step, offer)
        else:
            asyncio.get_running_loop().call_later(pause, self._send, step, offer)

    def _send(self, step: int, offer: Offer) -> None:
        self._table.sent = _Sent(self, step, perf_counter())
        self.wire.send(encode(Play(offer.seat, step, offer.action, str(step))))


class _Sent(NamedTuple):
    """A move on its way."""

    player: LoadPlayer
    step: int
    at: float


class Load:
    """Tables full of players, and the stop-watch."""

    def __init__(
        self,
        urls: Sequence[str],
        tables: int,
        rate: float,
        kind: type[LoadTable] = LoadTable,
        game: str = PANDEMIC,
        together: bool = False,
    ) -> None:
        self.rate = rate
        self.game = game
        self.over = False
        self.moves = 0
        self.games = 0
        self.times: list[float] = []
        self.refusals: list[str] = []
        self.lost: list[str] = []
        self._urls = urls
        """The processes that share a database."""
        self._together = together
        """Those at one table come to the same process; else to different ones."""
        self._number = tables
        self._kind = kind
        self._tables: list[LoadTable] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def run(
        self, seconds: float, told: Callable[[], Awaitable[object]] | None = None
    ) -> LoadFigures:
        """Open the tables, let them warm up, then count for so long, or until this returns."""
        gate = asyncio.Semaphore(OPENING_AT_ONCE)

        async def open_one(number: int) -> None:
            async with gate:
                people = [
                    await HttpClient.guest(self.process_of(number, player))
                    for player in range(PLAYERS)
                ]
                table = self._kind(self, people, number)
                await table.open()
                self._tables.append(table)

        empty = await self._metrics()
        await asyncio.gather(*(open_one(number) for number in range(self._number)))
        await asyncio.gather(*(table.warm_up() for table in self._tables))
        await asyncio.sleep(min(WARM_UP, seconds))
        before = await self._metrics()
        self.moves = self.games = 0
        self.times.clear()
        began, worked = perf_counter(), process_time()
        await (asyncio.sleep(seconds) if told is None else told())
        passed, work = perf_counter() - began, process_time() - worked
        moves, games, times = self.moves, self.games, [1000 * one for one in self.times]
        after = await self._metrics()
        memory = after.get(MEMORY)
        # Finished games stay in memory for a while; what counts is one game at each table.
        grown = before.get(MEMORY, 0) - empty.get(MEMORY, 0)
        figures = LoadFigures(
            tables=self._number,
            game=self.game,
            rate=self.rate,
            seconds=passed,
            moves=moves,
            moves_per_second=moves / passed,
            p50=share(times, 0.5),
            p99=share(times, 0.99),
            slowest=max(times, default=0.0),
            games=games,
            refused=len(self.refusals),
            lost=len(self.lost),
            generator_cpu=work / passed,
            server_cpu=(after[PROCESSOR] - before[PROCESSOR]) / passed if memory else None,
            memory=int(memory) if memory else None,
            memory_per_table=int(grown / self._number) if memory else None,
        )
        await self._end()
        return figures

    def process_of(self, table: int, player: int) -> str:
        """Where a player of a table comes to."""
        return self._urls[(table if self._together else table + player) % len(self._urls)]

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Do that in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.refusals.append(str(error))

    async def _metrics(self) -> dict[str, float]:
        """What the servers tell about themselves: the sums of the unlabelled figures."""
        sums: dict[str, float] = {}
        for url in self._urls:
            text = (await HttpClient(url).fetch("GET", "/metrics")).decode()
            for row in text.splitlines():
                name, _, figure = row.partition(" ")
                if name != "#" and "{" not in name:
                    sums[name] = sums.get(name, 0.0) + float(figure)
        return sums

    async def _end(self) -> None:
        self.over = True
        for task in self._tasks:
            task.cancel()
        for table in self._tables:
            table.close()
        await asyncio.sleep(0)
        if self.refusals:
            counted = Counter(self.refusals).most_common(3)
            print(*(f"{text} ({times} times)" for text, times in counted), sep="\n", file=stderr)
