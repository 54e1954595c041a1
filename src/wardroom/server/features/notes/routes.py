"""HTTP: what you write down at a table for yourself."""

from typing import Final

from litestar import get, put
from litestar.params import FromPath, JSONBody

from wardroom.protocol import Note
from wardroom.server.errors import ApiError
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.services import Services
from wardroom.server.tables.summaries import seats_of

LONGEST_NOTE: Final = 4000


@get("/api/tables/{id:str}/note")
async def my_note(services: Served, person: Person, id: FromPath[str]) -> Note:
    """What you have written down at this table; empty if nothing."""
    await _must_sit(services, person, id)
    return Note(await services.notes.read(id, person))


@put("/api/tables/{id:str}/note", status_code=204)
async def write_note(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Note]
) -> None:
    """Write something down at this table for yourself, in place of what was there."""
    await _must_sit(services, person, id)
    text = data.text.replace("\0", "").rstrip()
    if len(text) > LONGEST_NOTE:
        raise ApiError("malformed", f"A note has at most {LONGEST_NOTE} letters.")
    await services.notes.write(id, person, text)


async def _must_sit(services: Services, person: str, id: str) -> None:
    """Somebody who has left the game still has the own notes."""
    live = await services.hub.current(id)
    if not seats_of(live.row, person):
        raise ApiError("not-seated")


NOTE_ROUTES = [my_note, write_note]
