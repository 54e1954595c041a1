"""HTTP: looking back at a finished game."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, HeaderParameter

from wardroom.protocol import DebriefAnswer
from wardroom.server.http.dependencies import Served, Viewer
from wardroom.server.tables.seats import may_enter


@get("/api/tables/{id:str}/debrief")
async def debrief(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> DebriefAnswer:
    """How a game that is over was decided, for whoever may have its record. It is worked out in
    the background once somebody asks: ask again while the answer is `working`.
    """
    live = await services.hub.current(id)
    may_enter(live.row, viewer, invite or x_invite)
    return await services.debriefs.of(live)


DEBRIEF_ROUTES = [debrief]
