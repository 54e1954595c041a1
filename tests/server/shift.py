"""A small vocabulary for Rush M.D. over sockets: people on one shift, and what is on the disk."""

import asyncio
from typing import Any, NamedTuple

from wardroom.client import Denied, HttpClient, TableClient
from wardroom.kernel import canonical
from wardroom.lab.load.server_process import ServerProcess
from wardroom.server.settings import database_address
from wardroom.server.store import LogEntry, Store, TableRow
from wardroom.server.tables.game_session import GameSession
from wardroom.server.tables.table_clock import TableClock

SHORT = {"phase": "10", "sand": "15", "epidemics": "off"}
LONG = {"phase": "600", "sand": "45"}


async def on_shift(
    url: str, options: dict[str, str], *others: str
) -> tuple[HttpClient, HttpClient, str]:
    """Two people at a public table of Rush M.D., with colleagues if you like."""
    ania, bo = await HttpClient.guest(url, "Ania"), await HttpClient.guest(url, "Bo")
    table = await ania.open_table("rush-md", ["me", "open", *others], options, public=True)
    await bo.sit(table.id)
    return ania, bo, table.id


def view(client: TableClient) -> dict[str, Any]:
    assert client.position is not None
    return client.position.view


async def phase(client: TableClient, name: str) -> None:
    await client.until(lambda: view(client)["phase"] == name)


async def all_ready(*clients: TableClient) -> None:
    """From the Council into the Action Phase."""
    for client in clients:
        await client.play("ready")
    for client in clients:
        await phase(client, "action")


async def go_on_to_round(number: int, *clients: TableClient) -> None:
    """Confirm the evaluation, and again when somebody decides again what a patient keeps (D18)."""

    async def go_on(client: TableClient) -> None:
        while view(client)["round"] < number:
            await client.until(lambda: view(client)["round"] >= number or _may_confirm(client))
            if view(client)["round"] < number:
                await _allowed(client, "confirm")

    await asyncio.gather(*map(go_on, clients))


def _may_confirm(client: TableClient) -> bool:
    here = client.position
    return here is not None and any(offer.action == "confirm" for offer in here.legal)


async def free_hands(client: TableClient) -> None:
    """Wait until the own hands have done what they were about to do."""
    seat = client.seats[0]
    await client.until(lambda: not view(client)["hidden"] and view(client)["reaches"][seat] is None)


async def try_to(client: TableClient, *actions: str) -> bool:
    """Do one after the other, as long as it is still possible."""
    for action in actions:
        await free_hands(client)
        if not await _allowed(client, action):
            return False
    return True


async def _allowed(client: TableClient, action: str) -> bool:
    """Do it, unless it has become impossible while it was on its way."""
    try:
        await client.play(action)
    except Denied as denied:
        if denied.code != "illegal":
            raise
        return False
    return True


class Disk:
    """What a server has stored of a table."""

    def __init__(self, row: TableRow, entries: list[LogEntry]) -> None:
        self.row = row
        self.entries = entries

    @staticmethod
    async def of(server: ServerProcess, table: str) -> "Disk":
        store = Store(database_address(str(server.folder / "tables.db")), "a reader")
        await store.open()
        try:
            row = await store.tables.find(table)
            assert row is not None
            return Disk(row, await store.logbook.read(table))
        finally:
            await store.close()

    def replayed(self, step: int) -> GameSession:
        """The game played again from its log up to a step."""
        session = GameSession(self.row, {}, TableClock())
        for entry in self.entries[:step]:
            session.play(entry)
        return session

    def shows(self, glimpse: "Glimpse") -> bool:
        """Does a replay give the very bytes that somebody was told?"""
        session = self.replayed(glimpse.step)
        return canonical(session.table.view(glimpse.seat)) == glimpse.told


class Glimpse(NamedTuple):
    """What somebody sees at one moment; the table may go on."""

    step: int
    seat: int
    told: bytes

    @classmethod
    def of(cls, client: TableClient) -> "Glimpse":
        return cls(client.step, client.seats[0], canonical(view(client)))
