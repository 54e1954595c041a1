"""The fuzz trial: nonsense of every kind, over many connections at once.

Most of it goes through sockets of a table, frame by frame, the rest as HTTP requests. Beside it
run half-open connections that say nothing, floods against a server with its limits on, and a
control game of two people who must not notice anything. What must hold:

- every message is answered: by an answer, by an error in words, or by a close frame with a code
  that blames the sender; every request by a status that does not blame the server, with a Problem;
- what must not succeed is refused: foreign origins, forged cookies, tables of others;
- the server stays the same process, its memory stays flat, and its log holds no traceback;
- the control game goes on, with every move accepted within a bounded time.
"""

import asyncio
import os
import re
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from msgspec.json import decode, encode

from tools.trial import rawsocket
from tools.trial.nonsense import Message, Nonsense, Request
from tools.trial.people import pick
from tools.trial.rawhttp import Answer, answer_to
from tools.trial.rawsocket import RawSocket
from tools.trial.report import Report
from wardroom.cli.progress import progress_bar
from wardroom.client import Denied, HttpClient, TableClient
from wardroom.kernel import Dice
from wardroom.lab.load.figures import share
from wardroom.lab.load.server_process import ServerProcess
from wardroom.protocol import (
    Accepted,
    FromClient,
    FromServer,
    Hello,
    Hint,
    Moved,
    Obstacles,
    Pointed,
    Pong,
    Problem,
    Refused,
    Welcome,
    Wrong,
)

SOCKETS: Final = 12
REQUESTERS: Final = 4
HALF_OPEN: Final = 50
ANSWER_SECONDS: Final = 60.0
FLOOD: Final = 2000
CONTROL_PAUSE: Final = 0.05
SLOWEST: Final = 2000.0
"""Milliseconds within which 99 of 100 moves of the control game are accepted."""
GROWTH: Final = 32 * 1024 * 1024
"""Bytes by which the server may grow between the first tenth of the messages and the last."""
BLAMES_THE_SERVER: Final = (1006, 1011)
MUST_FAIL: Final = {"foreign origin", "table of others"}
NOT_HTTP: Final = b"Invalid HTTP request received."
"""What is said to anyone who does not speak HTTP at all, before any address is looked at."""
SECRETS: Final = (b"root:x:", b"[build-system]", b"Traceback (most")
ERROR: Final = re.compile(
    r"^Traceback \(most recent call last\):\n(?: .*\n)*"
    r'  File ".*?([^/"]+)", line (\d+), in (\w+)\n(?:    .*\n)+([\w.]+)',
    re.MULTILINE,
)
"""A traceback: where it ends, and the kind of error."""
MAY_BREAK_OFF: Final = {"large", "unmasked", "reserved kind", "reserved bits"}
"""Frames so wrong or so large that a server may hang up without waiting for the rest."""
HALF_SAID: Final = (
    b"",
    b"GET /api/games HT",
    b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
)

_decoder: Final = msgspec.json.Decoder(FromServer)


class Fuzz:
    """A number of nonsense messages, and the control game beside them."""

    def __init__(
        self, messages: int, seed: int, folder: Path, advance: Callable[[str], None] | None = None
    ) -> None:
        title = f"Fuzz trial, {messages:,} messages and requests, seed {seed}"
        self.report = Report(title, advance)
        self.answers: Counter[str] = Counter()
        self._messages = messages
        self._seed = seed
        self._sent = 0
        self._server = ServerProcess(folder, environment={"WARDROOM_LIMITS": "off"})
        self._limited = ServerProcess(folder / "limited")
        self._memory: list[int] = []
        self._control_times: list[float] = []
        self._slowest = (0.0, "")
        self._over = asyncio.Event()

    async def run(self) -> Report:
        (self._server.folder / "limited").mkdir()
        servers = self._server, self._limited
        try:
            for server in servers:
                await asyncio.to_thread(server.__enter__)
            pids = [server.pid for server in servers]
            await self._everything()
            for server, pid in zip(servers, pids, strict=True):
                alive = server.running and server.pid == pid and server.answers()
                self.report.expect(alive, "The server is down.")
        finally:
            for server in servers:
                await asyncio.to_thread(server.stop)
        self._judge()
        return self.report

    async def _everything(self) -> None:
        url = self._server.url
        victim, other = await HttpClient.guest(url, "Victim"), await HttpClient.guest(url, "Other")
        private = await victim.open_table("pandemic", ["me", "open"])
        await other.sit(private.id, invite=private.invite)
        await victim.begin(private.id)
        silent = [await self._half_open(number) for number in range(HALF_OPEN)]
        async with asyncio.TaskGroup() as group:
            group.create_task(self._control(private.id, victim, other))
            await asyncio.gather(
                *(self._socket(number, private.id) for number in range(SOCKETS)),
                *(self._requests(number, private.id) for number in range(REQUESTERS)),
            )
            await self._flood()
            self._over.set()
        for writer in silent:
            writer.close()

    def _took(self, name: str, began: float) -> None:
        """Remember the slowest answer."""
        self._slowest = max(self._slowest, (1000 * (time.perf_counter() - began), name))

    # Sockets

    def _more(self) -> bool:
        """Take one from what is left to send; note the memory now and then."""
        if self._sent >= self._messages:
            return False
        if self._sent % max(1, self._messages // 20) == 0:
            self._memory.append(resident(self._server.pid))
        self._sent += 1
        self.report.advance()
        return True

    async def _socket(self, number: int, private: str) -> None:
        """One misbehaving client at its own table, connecting again whenever it is thrown out."""
        person = await HttpClient.guest(self._server.url, f"Fuzz {number}")
        table = await person.open_table("pandemic", ["me", "open"])
        await person.begin(table.id)
        nonsense = Nonsense(self._seed * 1000 + number, table.id, private, person.cookie)
        socket: RawSocket | None = None
        seen = Seen()
        while self._more():
            if socket is None:
                path = f"/api/tables/{table.id}/play"
                socket = await RawSocket.connect(person.address, path, person.headers())
                socket.send(encode({"type": "hello"}))
            message = nonsense.message(seen.step)
            socket.send(message.payload, message.kind, message.first, message.masked)
            began = time.perf_counter()
            if not await self._answered(socket, message, seen):
                socket.close()
                socket = None
            self._took(message.name, began)
        if socket is not None:
            socket.close()

    async def _answered(self, socket: RawSocket, message: Message, seen: "Seen") -> bool:
        """Wait for the answer; False when it was the end of the connection."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while True:
                    frame = await socket.receive()
                    if frame.kind == rawsocket.PONG:
                        self.answers["pong frame"] += 1
                        return True
                    if frame.kind in (rawsocket.CLOSE, rawsocket.BROKEN_OFF.kind):
                        self._closed(frame, message)
                        return False
                    if self._is_answer(frame.payload, message, seen):
                        return True
        except TimeoutError:
            self.report.wrong(f"No answer to {message.name}: {message.payload[:80]!r}")
            return False

    def _is_answer(self, said: bytes, message: Message, seen: "Seen") -> bool:
        """An answer to this client, and not what is told to the whole table."""
        try:
            heard = _decoder.decode(said)
        except msgspec.DecodeError as error:
            self.report.wrong(f"{message.name} was answered outside the protocol: {error}")
            return True
        if isinstance(heard, Moved):
            seen.step = heard.entry.step
        if isinstance(heard, Welcome):
            seen.step = heard.position.step if heard.position else 0
        if isinstance(heard, Wrong | Refused):
            self.report.expect(
                bool(heard.code) and heard.text.endswith((".", "?", "”")),
                f"{message.name} was refused without a sentence: {heard}",
            )
            self.report.expect(
                heard.code != "broken", f"{message.name} broke something: {message.payload[:200]!r}"
            )
        if isinstance(heard, Welcome):
            # One may come at any time; it is an answer only to a hello.
            hello = is_hello(message.payload)
            self.answers["welcome"] += hello
            return hello
        points = isinstance(heard, Pointed) and b"point" in message.payload
        answers = Wrong | Refused | Accepted | Hint | Obstacles | Pong
        if not points and not isinstance(heard, answers):
            return False
        self.answers[type(heard).__name__.lower()] += 1
        return True

    def _closed(self, frame: rawsocket.Frame, message: Message) -> None:
        if frame is rawsocket.BROKEN_OFF:
            self.answers["broken off"] += 1
            self.report.expect(
                message.name in MAY_BREAK_OFF,
                f"{message.name} broke the connection off: {message.payload[:80]!r}",
            )
            return
        self.answers[f"close {frame.close_code}"] += 1
        self.report.expect(
            frame.close_code not in BLAMES_THE_SERVER,
            f"{message.name} was closed with {frame.close_code}: {message.payload[:80]!r}",
        )

    # Requests

    async def _requests(self, number: int, private: str) -> None:
        person = await HttpClient.guest(self._server.url, f"Asking {number}")
        table = await person.open_table("pandemic", ["me", "colleague:random"])
        seed = self._seed * 1000 + SOCKETS + number
        nonsense = Nonsense(seed, table.id, private, person.cookie)
        while self._more():
            request = nonsense.request()
            began = time.perf_counter()
            await self._request(person.address, request, private)
            self._took(request.name, began)

    async def _request(self, address: tuple[str, int], request: Request, private: str) -> None:
        """Send it, and look at what comes back."""
        what = f"{request.name}: {request.method} {request.path[:80]} {request.body[:80]!r}"
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await answer_to(address, request)
        except TimeoutError:
            answer = None
        if answer is None:
            self.report.wrong(f"{what} got no answer.")
        else:
            self._judge_answer(request, answer, what, private)

    def _judge_answer(self, request: Request, answer: Answer, what: str, private: str) -> None:
        status, head, body = answer
        blamed = "" if status < 500 else f", {request.name}"
        self.answers[f"status {status}{blamed}"] += 1
        if status >= 500 and status != 503:
            self.report.wrong(f"{what} was answered with status {status}.")
        shut = request.name in MUST_FAIL or private in request.path
        if shut and status < 400 and request.method != "OPTIONS":
            self.report.wrong(f"{what} was answered with status {status}.")
        if any(secret in head + body for secret in SECRETS):
            self.report.wrong(f"{what} was shown something it must not see.")
        if body == NOT_HTTP:
            return
        if status >= 400 and request.method != "HEAD" and request.path.startswith("/api"):
            try:
                problem = decode(body, type=Problem)
                self.report.expect(bool(problem.code and problem.text), f"{what}: {problem}")
            except msgspec.DecodeError:
                self.report.wrong(f"{what} got status {status} without a Problem: {body[:80]!r}")

    # What goes on beside it

    async def _half_open(self, number: int) -> asyncio.StreamWriter:
        """A connection that says a little and then nothing."""
        _, writer = await asyncio.open_connection("127.0.0.1", self._server.port)
        writer.write(HALF_SAID[number % len(HALF_SAID)])
        return writer

    async def _flood(self) -> None:
        """Far too many good messages at once, at a server with its limits on."""
        person = await HttpClient.guest(self._limited.url, "Flood")
        table = await person.open_table("pandemic", ["me", "colleague:random"])
        path = f"/api/tables/{table.id}/play"
        socket = await RawSocket.connect(person.address, path, person.headers())
        socket.send(encode({"type": "hello"}))
        for number in range(FLOOD):
            socket.send(encode({"type": "say", "text": "again", "nonce": str(number)}))
        refused, frame = 0, rawsocket.BROKEN_OFF
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while (frame := await socket.receive()).kind == rawsocket.TEXT:
                    refused += b'"too-fast"' in frame.payload
                    if refused and b'"1999"' in frame.payload:
                        break
        except TimeoutError:
            pass
        socket.close()
        self.report.note("refused in a flood", refused)
        closed = frame.kind in (rawsocket.CLOSE, rawsocket.BROKEN_OFF.kind)
        self.report.expect(
            refused > 0 or closed, f"A flood of {FLOOD} messages was taken without a word."
        )

    async def _control(self, table: str, *people: HttpClient) -> None:
        """Two people play on and on, and take the time of every move."""
        dice = Dice.seeded(self._seed, "control")
        while not self._over.is_set():
            clients = [person.join(table) for person in people]
            async with clients[0], clients[1]:
                while clients[0].ending is None and not self._over.is_set():
                    for client in clients:
                        await self._control_move(client, dice)
                    await asyncio.sleep(CONTROL_PAUSE)
                lost = sum(client.connections - 1 for client in clients)
                self.report.expect(lost == 0, "The control game lost a connection.")
            if not self._over.is_set():
                first, *others = people
                again = (await first.rematch(table)).id
                for other in others:
                    await other.rematch(table)
                table = (await first.begin(again)).id

    async def _control_move(self, client: TableClient, dice: Dice) -> None:
        offer = pick(client, dice) if client.asked else None
        if offer is None or client.ending is not None:
            return
        began = time.perf_counter()
        try:
            await client.play(offer)
        except Denied as denied:
            self.report.expect(denied.code == "stale", f"The control game was refused: {denied}")
        self._control_times.append(1000 * (time.perf_counter() - began))

    def _judge(self) -> None:
        """The figures, and what they must not be."""
        report = self.report
        report.note("messages and requests", self._sent)
        for name, number in sorted(self.answers.items()):
            report.note(name, number)
        answered = self.answers.total()
        report.expect(answered == self._sent, f"Only {answered} of {self._sent} were answered.")
        early, late = self._memory[len(self._memory) // 10], self._memory[-1]
        report.note("memory after a tenth, MB", early / 1e6)
        report.note("memory at the end, MB", late / 1e6)
        report.expect(late - early < GROWTH, f"The server grew by {(late - early) / 1e6:.0f} MB.")
        report.note("slowest answer, ms", f"{self._slowest[0]:.0f} ({self._slowest[1]})")
        times = self._control_times
        report.note("control moves", len(times))
        report.note("control p50, ms", share(times, 0.5))
        report.note("control p99, ms", share(times, 0.99))
        report.note("control slowest, ms", max(times, default=0.0))
        report.expect(len(times) > 10, "The control game hardly moved.")
        report.expect(share(times, 0.99) < SLOWEST, "The control game was held up.")
        for server in (self._server, self._limited):
            log = server.log.read_text(encoding="utf-8", errors="replace")
            for error, number in Counter(ERROR.findall(log)).most_common(5):
                told = "{3} in {2}, {0} line {1}".format(*error)
                report.wrong(f"The server's log holds a traceback {number} times: {told}")


class Seen:
    """How far a table has come, as one client was told."""

    def __init__(self) -> None:
        self.step = 0


def is_hello(payload: bytes) -> bool:
    try:
        return isinstance(decode(payload, type=FromClient), Hello)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False


def resident(pid: int) -> int:
    """The bytes of memory a process holds, as Linux tells them."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def fuzz(messages: int, seed: int) -> Report:
    """Run the trial in a folder of its own."""
    with (
        tempfile.TemporaryDirectory(prefix="wardroom-fuzz-") as folder,
        progress_bar(messages) as advance,
    ):
        return asyncio.run(Fuzz(messages, seed, Path(folder), advance).run())
