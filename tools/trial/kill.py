"""The kill trial: games go on over the sockets while the server is killed again and again.

Two people and sometimes a colleague sit at each table, and several tables play at once. The server
process gets SIGKILL at random moments, also while it is starting, and is started again at once. A
witness at each client remembers everything it was ever told. When a game is over, a stranger to it
all asks for the whole story again, and four things must hold:

- every move that was acknowledged is in the log, at the step that was acknowledged;
- nobody was ever told a step that now reads differently or is gone;
- the record, and the log with its undos folded, are the same moves, and replaying the record gives
  the outcome that was told;
- the game did come to its end: no table is stuck.

With several processes on one database (`truth`) the people of a table are at different ones, and
one process at a time is killed. Then two more things must hold: nobody is refused for a reason that
is not true, and everybody hears the chat whole and in its order.
"""

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from msgspec.json import Decoder

from tools.trial.people import begin, patiently, pick, take_seat
from tools.trial.report import Report
from wardroom.cli.progress import progress_bar
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.kernel import Dice, Record, Table, WardroomError
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    Accepted,
    ChatLine,
    Entry,
    FromServer,
    Moved,
    Position,
    TableCard,
    Welcome,
)

TABLES_AT_ONCE: Final = 8
STUCK_SECONDS: Final = 180.0
MOST_MOVES: Final = 160
"""The server lives for a random number of moves up to this, and a moment longer."""
LONGEST_LIFE: Final = 10.0
"""It lives no longer than so many seconds; longer where it may live for more moves."""
EARLY: Final = 0.1
"""The share of kills that hit a server while it is still starting."""
FEW_MOVES: Final = 30
"""Hardly a game is shorter; a few kills among few games come as often as that allows."""
THINKING: Final = 0.03
RETRY_SECONDS: Final = 0.005
LONGEST_PAUSE: Final = 0.2

UNTRUE: Final = frozenset(
    {"private", "not-begun", "not-over", "over", "not-seated", "not-your-seat", "unknown-table"}
)
"""Refusals that nobody in these games can deserve."""

_decoder: Final = Decoder(FromServer)


class Witness:
    """Remembers all that one client was ever told, and notices when it is told otherwise."""

    def __init__(self, name: str, report: Report) -> None:
        self.name = name
        self.entries: dict[int, Entry] = {}
        self.accepted: dict[str, int] = {}
        self.played: dict[int, tuple[int, str]] = {}
        """What this client's own acknowledged moves were, by step."""
        self.taken_back: set[int] = set()
        self.said: list[str] = []
        self._report = report
        self._last_line = 0

    def hear(self, said: bytes) -> None:
        match _decoder.decode(said):
            case Welcome() as welcome:
                for entry in welcome.entries:
                    self.see(entry)
                step = 0 if welcome.position is None else welcome.position.step
                latest = max(self.entries, default=0)
                self._last_line = max([self._last_line, *(line.number for line in welcome.chat)])
                if step < latest:
                    self._report.wrong(f"{self.name} knew step {latest} and is back at {step}.")
            case Moved(entry):
                self.see(entry)
            case ChatLine(number):
                if number != self._last_line + 1:
                    self._report.wrong(
                        f"{self.name} heard line {number} of the chat after {self._last_line}."
                    )
                self._last_line = number
            case Accepted(nonce, step):
                self._report.count("answers")
                before = self.accepted.setdefault(nonce, step)
                if before != step:
                    self._report.wrong(
                        f"{self.name} was told step {before} and then {step} for one nonce."
                    )

    def refused(self, code: str) -> None:
        """Something was refused with that code."""
        self._report.count("refusals")
        if code in UNTRUE:
            self._report.count("untrue refusals")
            self._report.wrong(f"{self.name} was refused with {code!r}.")

    def see(self, entry: Entry) -> None:
        before = self.entries.setdefault(entry.step, entry)
        if content(before) != content(entry):
            self._report.wrong(f"{self.name} saw step {entry.step} change its content.")


def content(entry: Entry) -> tuple[object, ...]:
    """What must never change about an entry; its action is told to more people in the end."""
    return entry.ply, entry.seat, entry.undone, entry.made, repr(entry.events)


async def play(client: TableClient, witness: Witness, dice: Dice) -> None:
    """Play to the end, with a word or an undo now and then."""
    while client.ending is None:
        here = client.position
        offer = pick(client, dice)
        try:
            if offer is not None:
                witness.played[await client.play(offer)] = (offer.seat, offer.action)
                if dice.below(12) == 0 and client.position is not None:
                    if client.position.undoable:
                        witness.taken_back.add(await client.take_back())
                elif dice.below(20) == 0:
                    word = f"{witness.name} {len(witness.said)}"
                    await client.say(word)
                    witness.said.append(word)
                await asyncio.sleep(THINKING * dice.below(100) / 100)
        except Denied as denied:
            witness.refused(denied.code)
            await asyncio.sleep(RETRY_SECONDS)  # Somebody else was quicker: look again.
        else:
            if offer is None:
                await client.until(_moved_on(client, here))


def _moved_on(client: TableClient, there: Position | None) -> Callable[[], bool]:
    return lambda: client.position is not there


class Servers(NamedTuple):
    """Which servers there are to be killed, and after how many moves it is enough."""

    processes: int = 1
    arguments: Sequence[str] = ()
    environment: Mapping[str, str] = MappingProxyType({})
    moves: int | None = None
    tables_at_once: int = TABLES_AT_ONCE
    life: int = MOST_MOVES
    """A process is killed after a random number of moves up to this one."""


class KillTrial:
    """Some games, at servers that do not live long."""

    def __init__(
        self,
        games: int,
        seed: int,
        folder: Path,
        kills: int | None = None,
        advance: Callable[[str], None] | None = None,
        servers: Servers | None = None,
    ) -> None:
        servers = servers or Servers()
        self.report = Report(
            f"Kill trial, {games} games, {servers.processes} process(es), seed {seed}", advance
        )
        self._most_acknowledged = servers.moves
        self._at_once = servers.tables_at_once
        self._games = games
        self._seed = seed
        self._most_kills = kills
        self._most_moves = (
            servers.life if kills is None else min(MOST_MOVES, 2 * games * FEW_MOVES // (kills + 1))
        )
        self._longest_life = LONGEST_LIFE * max(1.0, self._most_moves / MOST_MOVES)
        self._random = random.Random(seed)
        self._servers = [
            ServerProcess(folder, servers.arguments, {"WARDROOM_PACE": "0", **servers.environment})
            for _ in range(servers.processes)
        ]

    async def run(self) -> Report:
        for name in (
            "games",
            "kills",
            "answers",
            "moves acknowledged",
            "undos",
            "words said",
            "resumed",
            "refusals",
            "untrue refusals",
        ):
            self.report.count(name, 0)
        for server in self._servers:
            await asyncio.to_thread(server.__enter__)
        try:
            killing = asyncio.create_task(self._kill_now_and_then())
            numbers = iter(range(self._games))
            await asyncio.gather(*(self._one_by_one(numbers) for _ in range(self._at_once)))
            killing.cancel()
            await asyncio.gather(killing, return_exceptions=True)
        finally:
            for server in self._servers:
                await asyncio.to_thread(server.stop)
        await self._nothing_is_left_over()
        return self.report

    async def _nothing_is_left_over(self) -> None:
        """The processes in which colleagues think must follow a killed server."""
        for _ in range(50):
            left = processes_in(self._servers[0].folder)
            if not left:
                return
            await asyncio.sleep(0.1)
        self.report.wrong(f"{len(left)} processes of killed servers are still running.")

    async def _kill_now_and_then(self) -> None:
        while self._most_kills is None or self.report.number("kills") < self._most_kills:
            chance = self._random
            server = chance.choice(self._servers)
            if chance.random() < EARLY:
                await asyncio.sleep(chance.uniform(0, 0.8))
            else:
                await asyncio.to_thread(server.wait_until_ready)
                await self._moves(chance.randrange(self._most_moves))
                await asyncio.sleep(chance.uniform(0, 0.05))
            server.kill()
            server.start()
            self.report.count("kills")

    async def _moves(self, number: int) -> None:
        """Wait until so many more moves have been acknowledged."""
        wanted = self.report.number("answers") + number
        with suppress(TimeoutError):
            async with asyncio.timeout(self._longest_life):
                while self.report.number("answers") < wanted:
                    await asyncio.sleep(0.001)

    async def _one_by_one(self, numbers: Iterator[int]) -> None:
        for number in numbers:
            enough = self._most_acknowledged
            if enough is not None and self.report.number("moves acknowledged") >= enough:
                return
            try:
                await self._game(number)
            except WardroomError as error:
                self.report.wrong(f"Game {number} broke off: {error}")
            self.report.advance()

    def _url(self, number: int) -> str:
        return self._servers[number % len(self._servers)].url

    async def _game(self, number: int) -> None:
        """One game from opening the table to the last check."""
        dice = Dice.seeded(self._seed * 1_000_003 + number, "people")
        people = [
            await patiently(lambda place=place: HttpClient.guest(self._url(number + place)))  # type: ignore[misc]
            for place in range(2)
        ]
        seats = ["me", "open", *["colleague:random"] * dice.below(2)]
        options = {"epidemics": str(4 + dice.below(3))}
        table = await patiently(lambda: people[0].open_table("pandemic", seats, options))
        await take_seat(people[1], table)
        await begin(people[0], table)
        witnesses = [Witness(f"seat {seat} of game {number}", self.report) for seat in range(2)]
        clients = [
            person.join(table.id, listener=witness.hear, patience=STUCK_SECONDS)
            for person, witness in zip(people, witnesses, strict=True)
        ]
        for client in clients:
            client.longest_pause = LONGEST_PAUSE
        async with clients[0], clients[1]:
            playing = [
                asyncio.create_task(play(client, witness, Dice.seeded(dice.bits(), "choices")))
                for client, witness in zip(clients, witnesses, strict=True)
            ]
            if not await self._watched(playing, clients):
                self.report.wrong(
                    f"Game {number} (table {table.id}) is stuck at step "
                    f"{[client.step for client in clients]}, waiting for "
                    f"{clients[0].position and clients[0].position.waiting}."
                )
                return
        self.report.count("games")
        self.report.count("resumed", sum(client.connections - 1 for client in clients))
        await self._check(number, table, people[0], witnesses)

    async def _watched(self, playing: list[asyncio.Task[None]], clients: list[TableClient]) -> bool:
        """Did they come to the end? False when no step was made for a long time."""
        waiting: set[asyncio.Task[None]] = set(playing)
        while waiting:
            before = max(client.step for client in clients)
            done, waiting = await asyncio.wait(waiting, timeout=STUCK_SECONDS)
            if not done and max(client.step for client in clients) == before:
                for task in waiting:
                    task.cancel()
                await asyncio.gather(*waiting, return_exceptions=True)
                return False
            for task in done:
                task.result()
        return True

    async def _check(
        self, number: int, table: TableCard, person: HttpClient, witnesses: list[Witness]
    ) -> None:
        """Compare what everybody was told with what is stored now."""
        report = self.report
        async with person.join(table.id, patience=STUCK_SECONDS) as again:
            log = {entry.step: entry for entry in again.entries}
            ending = again.ending
            words = {line.text for line in again.chat}
        for witness in witnesses:
            for step, (seat, action) in witness.played.items():
                stored = log.get(step)
                told = stored and stored.action and (stored.seat, stored.action.action)
                report.expect(
                    told == (seat, action),
                    f"{witness.name}: {action!r} was acknowledged as step {step}, where the log"
                    f" has {told}.",
                )
            for step in witness.taken_back:
                report.expect(
                    step in log and log[step].undone,
                    f"{witness.name}: the undo acknowledged as step {step} is not there.",
                )
            for step, entry in witness.entries.items():
                now = log.get(step)
                report.expect(
                    now is not None and content(now)[:4] == content(entry)[:4],
                    f"{witness.name} was told step {step}, which is now another or gone.",
                )
            lost = [word for word in witness.said if word not in words]
            report.expect(not lost, f"{witness.name} said {lost[:3]}, which is gone.")
            report.count("moves acknowledged", len(witness.played))
            report.count("undos", len(witness.taken_back))
            report.count("words said", len(witness.said))
        text = await patiently(lambda: person.record(table.id))
        record = Record.read(text)
        folded = fold([log[step] for step in sorted(log)])
        report.expect(
            sorted(log) == list(range(1, len(log) + 1)), f"Game {number}: the log has gaps."
        )
        report.expect(
            [(move.seat, move.action) for move in record.moves] == folded,
            f"Game {number}: the record is not what the log says.",
        )
        outcome = Table.resume(record).outcome()
        report.expect(
            outcome is not None and ending is not None and outcome.result == ending.result,
            f"Game {number} ended as {ending}, but its record ends as {outcome}.",
        )


def processes_in(folder: Path) -> list[int]:
    """The processes that were told to keep their data in this folder, where Linux tells."""
    told = f"WARDROOM_DATA={folder}\0".encode()
    found = []
    for environment in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if told in environment.read_bytes():
                found.append(int(environment.parent.name))
    return found


def fold(entries: list[Entry]) -> list[tuple[int, str]]:
    """The moves that count, once every undo has taken back the one before it."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        if entry.undone:
            moves.pop()
        else:
            moves.append((entry.seat, entry.action.action if entry.action else ""))
    return moves


def kill(games: int, seed: int, kills: int | None = None, servers: Servers | None = None) -> Report:
    """Run the trial in a folder of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="wardroom-kill-") as folder,
        progress_bar(games) as advance,
    ):
        return asyncio.run(KillTrial(games, seed, Path(folder), kills, advance, servers).run())
