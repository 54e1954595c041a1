"""Abuse: one person asks for everything that costs something, while somebody else plays.

The person is another address of this machine (127.0.0.2), so that the limits which count by
address are tried as they are. It has an end in time and in number, and never leaves the machine.
What counts: how long the moves of the others take, what the server refuses and how, what is left on
the disk and in the memory, and how many mails a stranger gets.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread
from typing import Final, NamedTuple

import psutil

from tools.trial.report import Report
from wardroom.client import Denied, HttpClient
from wardroom.lab.load.figures import share
from wardroom.lab.load.server_process import ServerProcess

ABUSER: Final = "127.0.0.2"
VICTIM: Final = "victim@example.org"
MOST_MAILS: Final = 3
MOST_DISK: Final = 64 * 1024 * 1024
MOST_MEMORY: Final = 256 * 1024 * 1024
ALLOWANCE: Final = 0.05
"""Seconds that a move may always take longer, where twice next to nothing is nothing."""
LONGEST: Final = 3600.0
MOST: Final = 1_000_000
FASTEST: Final = 1000
"""The end of a trial in seconds and in requests, and how many of them a second."""
_PATIENCE: Final = 30.0
_TABLE: Final = json.dumps(
    {"game": "pandemic", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}
).encode()
_WISHES: Final = json.dumps({"language": "en", "time_zone": "UTC"}).encode()
_RECORD: Final = json.dumps({"record": "pandemic/1\n" * 10_000}).encode()


class Asked(NamedTuple):
    """A request that costs the server something."""

    method: str
    path: str
    body: bytes | None = None


REQUESTS: Final = (
    Asked("GET", "/api/schema/openapi.json"),
    Asked("GET", "/api/schema"),
    Asked("GET", "/api/games"),
    Asked("POST", "/api/me/", b"{}"),
    Asked("POST", "//api/me", b"{}"),
    Asked("POST", "/api/tables", _TABLE),
    Asked("POST", "/api/tables/", _TABLE),
    Asked("POST", "/api/daily/pandemic", b"{}"),
    Asked("POST", "/api/games/pandemic/first-game"),
    Asked("POST", "/api/what-ifs", b"{}"),
    Asked("POST", "/api/challenges", b"{}"),
    Asked("POST", "/api/records", _RECORD),
    Asked("POST", "/api/records/debrief", _RECORD),
    Asked("PUT", "/api/me/notices", _WISHES),
    Asked("POST", "/api/me/notices/mail", json.dumps({"address": VICTIM}).encode()),
    Asked("DELETE", "/api/me/notices/mail"),
    Asked("GET", "/api/me/data"),
    Asked("GET", "/api/tables"),
    Asked("GET", "/api/ready"),
    Asked("GET", "/metrics"),
)


def abuse(requests: int, rate: int, moves: int, slack: float = 2.0) -> Report:
    """So many requests, so many of them a second at most, beside so many moves at least.

    `slack` is how many times longer the moves of the others may take.
    """
    return asyncio.run(_trial(min(requests, MOST), min(rate, FASTEST), moves, slack))


async def _trial(requests: int, rate: int, moves: int, slack: float) -> Report:
    report = Report(f"Abuse by one person: {requests} requests, {rate} a second")
    sink = MailSink()
    port = await sink.open()
    environment = {
        "WARDROOM_PACE": "0",
        "WARDROOM_THINKERS": "1",
        "WARDROOM_LIMITS": "on",
        "WARDROOM_ADDRESS": "https://ward.example",
        "WARDROOM_MAIL": f"smtp://127.0.0.1:{port}",
    }
    with TemporaryDirectory(prefix="wardroom-abuse-") as folder:
        server = ServerProcess(Path(folder), (), environment)
        try:
            await asyncio.to_thread(server.__enter__)
            await _abused(server, report, Abuser(server.port, rate, requests), moves, slack)
        finally:
            await asyncio.to_thread(server.stop)
    await sink.close()
    for address, mails in sink.taken.items():
        report.note(f"mails to {address}", mails)
        report.expect(mails <= MOST_MAILS, f"{address} got {mails} mails.")
    report.expect(VICTIM in sink.taken, "No mail was asked for at all.")
    return report


async def _abused(
    server: ServerProcess, report: Report, abuser: "Abuser", moves: int, slack: float
) -> None:
    ann = await HttpClient.guest(server.url, "Ann")
    quiet = await _played(ann, moves, None)
    disk, memory = _disk(server), _memory(server)
    abuser.start()
    try:
        disturbed = await _played(ann, moves, abuser)
    finally:
        await asyncio.to_thread(abuser.stop)
    for status, times in sorted(abuser.answers.items()):
        report.note(f"answers {status}", times)
    for name, took in (("quiet", quiet), ("abused", disturbed)):
        report.note(f"{name}: moves", len(took))
        report.note(f"{name}: 99 of 100 moves within, ms", 1000 * share(took, 0.99))
    most = slack * share(quiet, 0.99) + ALLOWANCE
    slow = share(disturbed, 0.99)
    report.expect(slow <= most, f"Moves of others take {slow:.2f} s instead of {most:.2f} s.")
    report.expect(abuser.answers[429] > 0, "Nothing was refused as too much.")
    broken = sum(times for status, times in abuser.answers.items() if status >= 500)
    report.expect(broken == 0, f"{broken} answers said that the server is broken.")
    for name, before, after, bound in (
        ("disk", disk, _disk(server), MOST_DISK),
        ("memory", memory, _memory(server), MOST_MEMORY),
    ):
        report.note(f"{name}, MB more", (after - before) / 1024**2)
        report.expect(after - before < bound, f"The {name} grew by {after - before} bytes.")


async def _played(person: HttpClient, moves: int, beside: "Abuser | None") -> Sequence[float]:
    """How long each of so many moves takes, and of more for as long as the abuse goes on."""
    took: list[float] = []

    def goes_on() -> bool:
        return len(took) < moves or (beside is not None and beside.busy)

    while goes_on():
        table = await person.open_table("pandemic", ["me", "me"])
        async with person.join(table.id) as client:
            while goes_on() and await client.turn():
                here = client.position
                if here is None:
                    break
                before = time.monotonic()
                with suppress(Denied):
                    await client.play(here.legal[0])
                took.append(time.monotonic() - before)
        with suppress(Denied):
            await person.leave(table.id)
    return took


def _disk(server: ServerProcess) -> int:
    return sum(file.stat().st_size for file in server.folder.glob("tables.db*"))


def _memory(server: ServerProcess) -> int:
    return int(psutil.Process(server.pid).memory_info().rss)


class Abuser:
    """Sends what costs something, one after the other, as fast as it is told to."""

    def __init__(self, port: int, rate: int, requests: int) -> None:
        self.answers: Counter[int] = Counter()
        self._port, self._pause, self._most = port, 1 / rate, requests
        self._ended = Event()
        self._thread = Thread(target=self._run, daemon=True)

    @property
    def busy(self) -> bool:
        return self._thread.is_alive()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        self._thread.join(2 * _PATIENCE)

    def _run(self) -> None:
        line = self._line()
        cookie = ""
        began = time.monotonic()
        for number in range(self._most):
            if time.monotonic() > began + LONGEST:
                break
            asked = REQUESTS[number % len(REQUESTS)]
            headers = {"content-type": "application/json", "cookie": cookie}
            try:
                line.request(asked.method, asked.path, asked.body, headers)
                answer = line.getresponse()
                answer.read()
            except (OSError, HTTPException):
                line.close()
                line = self._line()
                continue
            self.answers[answer.status] += 1
            # Now and then a new person, for limits that count people.
            given = answer.getheader("set-cookie")
            if given and (not cookie or number % (10 * len(REQUESTS)) < len(REQUESTS)):
                cookie = given.partition(";")[0]
            ahead = began + (number + 1) * self._pause - time.monotonic()
            if self._ended.wait(max(0.0, ahead)):
                break
        line.close()

    def _line(self) -> HTTPConnection:
        return HTTPConnection(
            "127.0.0.1", self._port, timeout=_PATIENCE, source_address=(ABUSER, 0)
        )


class MailSink:
    """Takes every mail, and counts for whom it was."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()
        self._server: asyncio.Server | None = None

    async def open(self) -> int:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return int(self._server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 sink\r\n")
        while line := (await reader.readline()).decode(errors="replace").strip():
            answer = "250 taken"
            if line.upper().startswith("RCPT TO:"):
                self.taken[line[8:].split()[0].strip("<>").casefold()] += 1
            elif line.upper() == "DATA":
                writer.write(b"354 go on\r\n")
                while (await reader.readline()) not in (b".\r\n", b""):
                    pass
            elif line.upper() == "QUIT":
                answer = "221 bye"
            writer.write(answer.encode() + b"\r\n")
            await writer.drain()
        writer.close()
