"""HTTP: playing on from a moment of a game that was played."""

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import HeaderParameter, JSONBody

from wardroom.protocol import PlayOn, TableCard
from wardroom.server.errors import ApiError
from wardroom.server.features.records.turns import turn_of
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.http.guards import makes_something, needs_room


@post("/api/what-ifs", status_code=201, guards=[makes_something, needs_room])
async def play_on(
    request: Request[Any, Any, State],
    services: Served,
    person: Person,
    data: JSONBody[PlayOn],
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> TableCard:
    """Open a table that goes on from a moment of a finished game or of a record, with the same
    cards to come. Without open seats it goes on at once; where time runs, when you begin it.
    """
    if data.table is not None and data.record is None:
        live = await services.what_ifs.from_table(person, data.table, data, x_invite)
    elif data.record is not None and data.table is None:
        async with turn_of(request):
            live = await services.what_ifs.from_record(person, data.record, data)
    else:
        raise ApiError("malformed", "One plays on from a table or from a record.")
    return live.card(person)


WHAT_IF_ROUTES = [play_on]
