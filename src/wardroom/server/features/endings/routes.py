"""HTTP: what is told of a finished game, and how hard games are."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, HeaderParameter

from wardroom.kernel import game
from wardroom.protocol import Highlights, LadderCard
from wardroom.server.features.endings.ladder import ladder_card
from wardroom.server.http.dependencies import Served, Viewer
from wardroom.server.tables.sharing import may_look


@get("/api/tables/{id:str}/highlights")
async def highlights(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> Highlights:
    """What there is to tell of a finished game at once: what decided it, the best that each player
    did, and for those who played what to play next and how they have done so far.
    """
    live = await services.hub.current(id)
    may_look(live.row, viewer, invite or x_invite)
    return await services.endings.of(live, viewer)


@get("/api/games/{name:str}/ladder")
async def ladder(name: FromPath[str]) -> LadderCard | None:
    """How often the game is won as it can be set up, from simulated games; null if nobody knows."""
    return ladder_card(game(name))


ENDING_ROUTES = [highlights, ladder]
