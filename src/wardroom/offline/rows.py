"""Rows of one machine: those that are looked at often in memory, all of them on the disk.

A change is on the disk before it is in memory, and one is made after the other, so nobody reads
what might be lost.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from wardroom.offline.disk import Disk
from wardroom.server.store.rows import LogEntry, StorageError, TableRow

TABLE: Final = "table/"
ENTRY: Final = "entry/"
CHAT: Final = "chat/"
DEBRIEF: Final = "debrief/"
NOTE: Final = "note/"
CAMPAIGN: Final = "campaign/"
KEPT: Final = "kept/"
"""What features remember of a person, and who that is."""

Changes = Mapping[str, str | None]

_encode: Final = msgspec.json.Encoder().encode
_TABLES: Final = msgspec.json.Decoder(TableRow)
_ENTRIES: Final = msgspec.json.Decoder(LogEntry)


def text_of(row: Any) -> str:
    """A row as the disk keeps it."""
    return _encode(row).decode()


def entry_key(table: str, step: int) -> str:
    return f"{ENTRY}{table}/{step:08}"


class Rows:
    """What is on the disk, and who may change it."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        self._turn = asyncio.Lock()
        self.tables: dict[str, TableRow] = {}
        self.kept: dict[str, str] = {}
        """The texts of small things, by their keys."""

    async def open(self) -> None:
        """Read what is looked at often."""
        tables = await self._disk.read(TABLE)
        self.tables = {row.id: row for row in map(_TABLES.decode, tables.values())}
        for kind in (KEPT, NOTE, CAMPAIGN):
            self.kept |= await self._disk.read(kind)

    async def read(self, prefix: str) -> dict[str, str]:
        """What is too much for the memory, such as the log of a table."""
        try:
            return await self._disk.read(prefix)
        except OSError as error:
            raise StorageError from error

    async def log(self, table: str, after: int) -> list[LogEntry]:
        """The entries of a table after a step."""
        found = await self.read(f"{ENTRY}{table}/")
        first = entry_key(table, after + 1)
        return [_ENTRIES.decode(text) for key, text in found.items() if key >= first]

    async def change(self, decide: Callable[[], Changes]) -> None:
        """Decide from what is there now, and put it on the disk before anybody sees it."""
        async with self._turn:
            changes = decide()
            if not changes:
                return
            try:
                await self._disk.write(changes)
            except OSError as error:
                raise StorageError from error
            for key, text in changes.items():
                self._remember(key, text)

    def _remember(self, key: str, text: str | None) -> None:
        if key.startswith(TABLE):
            id = key.removeprefix(TABLE)
            if text is None:
                self.tables.pop(id, None)
            else:
                self.tables[id] = _TABLES.decode(text)
        elif not key.startswith((ENTRY, CHAT, DEBRIEF)):
            if text is None:
                self.kept.pop(key, None)
            else:
                self.kept[key] = text

    async def keys(self, prefix: str) -> list[str]:
        """What there is to delete of a table."""
        return list(await self.read(prefix))
