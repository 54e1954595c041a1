"""HTTP: looking back at a finished game."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from wardroom.protocol import DebriefAnswer, RecordText
from wardroom.server.features.records.turns import turn_of
from wardroom.server.http.clients import client_of
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.tables.sharing import may_look


@get("/api/tables/{id:str}/debrief")
async def debrief(
    request: Request[Any, Any, State],
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> DebriefAnswer:
    """How a game that is over was decided, for anyone who may have its record. It is worked out in
    the background once someone asks: ask again while the answer is `working`.
    """
    live = await services.hub.current(id)
    may_look(live.row, viewer, invite or x_invite)
    return await services.debriefs.of(live, client_of(request.scope))


@post("/api/records/debrief", status_code=200)
async def debrief_of_record(
    request: Request[Any, Any, State], services: Served, person: Person, data: JSONBody[RecordText]
) -> DebriefAnswer:
    """How the finished game of a record file was decided; of each person one is looked at at a
    time. Ask again, with the same text, while the answer is `working`. Nothing of it is stored.
    """
    known = services.debriefs.known(data.record)
    if known is not None:
        return known
    async with turn_of(request):
        return await services.debriefs.of_file(person, data.record)


DEBRIEF_ROUTES = [debrief, debrief_of_record]
