"""HTTP: what you write down at a table for yourself."""

from litestar import get, put
from litestar.params import FromPath, JSONBody

from wardroom.protocol import Note
from wardroom.server.http.dependencies import Person, Served


@get("/api/tables/{id:str}/note")
async def my_note(services: Served, person: Person, id: FromPath[str]) -> Note:
    """What you have written down at this table; empty if nothing."""
    return await services.notes.read(person, id)


@put("/api/tables/{id:str}/note", status_code=204)
async def write_note(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Note]
) -> None:
    """Write something down at this table for yourself, in place of what was there."""
    await services.notes.write(person, id, data)


NOTE_ROUTES = [my_note, write_note]
