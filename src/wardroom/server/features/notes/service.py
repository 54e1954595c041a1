"""What people write down at a table; only those who sit there have a note."""

from typing import Final, Protocol

from wardroom.protocol import Note
from wardroom.server.errors import ApiError
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.summaries import seats_of

LONGEST_NOTE: Final = 4000


class NoteRows(Protocol):
    """One note of each person at each table."""

    async def read(self, table: str, person: str) -> str: ...

    async def write(self, table: str, person: str, text: str) -> None: ...


class NoteBook:
    """Reads and writes notes for those who may."""

    def __init__(self, hub: Hub, store: NoteRows) -> None:
        self._hub = hub
        self._store = store

    async def read(self, person: str, id: str) -> Note:
        await self._must_sit(person, id)
        return Note(await self._store.read(id, person))

    async def write(self, person: str, id: str, note: Note) -> None:
        await self._must_sit(person, id)
        text = note.text.replace("\0", "").rstrip()
        if len(text) > LONGEST_NOTE:
            raise ApiError("malformed", f"A note has at most {LONGEST_NOTE} letters.")
        await self._store.write(id, person, text)

    async def _must_sit(self, person: str, id: str) -> None:
        """A person who has left the game still has their notes."""
        live = await self._hub.current(id)
        if not seats_of(live.row, person):
            raise ApiError("not-seated")
