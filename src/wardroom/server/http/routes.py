"""HTTP: who you are, lists, tables and chairs, records."""

import gzip
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, patch, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from wardroom.kernel import games
from wardroom.protocol import (
    ChatLine,
    GameCard,
    Lobby,
    Moment,
    NewTable,
    Ready,
    Rematch,
    SeatChangeWish,
    Sit,
    StandIn,
    TableCard,
    TableTexts,
    TableWish,
)
from wardroom.server.http.campaign_routes import CAMPAIGN_ROUTES
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.http.guards import makes_something, needs_room
from wardroom.server.http.status_routes import STATUS_ROUTES
from wardroom.server.tables import past
from wardroom.server.tables.chapter_texts import texts_at
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import may_enter
from wardroom.server.tables.summaries import game_cards

LONGEST_SEARCH = 100

Asked = Request[Any, Any, State]
Invite = Annotated[str | None, HeaderParameter(name="x-invite")]


def _card(live: LiveTable, person: str | None) -> TableCard:
    return live.card(person)


@get("/api/games", sync_to_thread=False)
def list_games(request: Asked) -> Response[list[GameCard]]:
    """The games that can be played here."""
    plain, packed = _games(tuple(games()))
    told: Any = plain
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        told = packed
        headers["content-encoding"] = "gzip"
    return Response(told, media_type="application/json", headers=headers)


@lru_cache(1)
def _games(names: tuple[str, ...]) -> tuple[bytes, bytes]:
    """The list as it is sent, and the same compressed: it is long, and the same for everybody."""
    plain = msgspec.json.encode(game_cards(names))
    return plain, gzip.compress(plain)


@get("/api/tables")
async def lobby(services: Served, viewer: Viewer) -> Lobby:
    """Open tables, and your own."""
    return await services.lobby.look(viewer)


@post("/api/tables", status_code=201, guards=[makes_something, needs_room])
async def open_table(services: Served, person: Person, data: JSONBody[NewTable]) -> TableCard:
    """Open a table; without open seats the game begins at once."""
    return _card(await services.seats.open(person, data), person)


@get("/api/tables/{id:str}")
async def show_table(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> TableCard:
    """A table that is public, that you sit at, or that you have the invite of."""
    live = await services.hub.current(id)
    may_enter(live.row, viewer, invite or x_invite)
    return _card(live, viewer)


@get("/api/me/tables")
async def my_tables(
    services: Served,
    person: Person,
    search: FromQuery[str] = "",
    before: FromQuery[float | None] = None,
) -> list[TableCard]:
    """Your tables, fifty at a time, those that moved last first: only those that moved before a
    moment, and with these words in their names, games or players.
    """
    return await services.lobby.search(person, search[:LONGEST_SEARCH], before)


@patch("/api/tables/{id:str}")
async def change_table(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[TableWish]
) -> TableCard:
    """Name the table you opened, change its options before the game, let those who watch talk."""
    return _card(await services.lobby_settings.change_table(person, id, data), person)


@patch("/api/tables/{id:str}/seats/{seat:int}")
async def change_seat(
    services: Served,
    person: Person,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatChangeWish],
) -> TableCard:
    """Change to another seat, name your own or wish for a role; at your table, before the game,
    also add a colleague or ask someone to leave.
    """
    return _card(await services.lobby_settings.change_seat(person, id, seat, data), person)


@post("/api/tables/{id:str}/ready", status_code=200)
async def ready(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Ready]
) -> TableCard:
    """Say whether you are ready for the game to begin."""
    return _card(await services.lobby_settings.ready(person, id, data), person)


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(
    services: Served,
    person: Person,
    id: FromPath[str],
    data: JSONBody[Sit],
    x_invite: Invite = None,
) -> TableCard:
    """Take an open seat; or, with the invite of a game that has begun, that of a colleague."""
    return _card(await services.seats.sit(person, id, data, x_invite), person)


@post("/api/tables/{id:str}/leave", status_code=204)
async def leave(services: Served, person: Person, id: FromPath[str]) -> None:
    """Give up your seats; in a game that goes on, a colleague takes them."""
    await services.seats.leave(person, id)


@post("/api/tables/{id:str}/begin", status_code=200)
async def begin(services: Served, person: Person, id: FromPath[str]) -> TableCard:
    """Begin the game you opened, with colleagues in the open seats."""
    return _card(await services.seats.begin(person, id), person)


@post("/api/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    services: Served,
    person: Person,
    id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[StandIn],
) -> TableCard:
    """Let a colleague act for you, or for someone who is away; or give the seat back."""
    return _card(await services.seats.stand_in(person, id, seat, data), person)


@post("/api/tables/{id:str}/rematch", status_code=200, guards=[makes_something, needs_room])
async def rematch(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Rematch]
) -> TableCard:
    """Play again with the same people; those who ask later get the same new table and are ready."""
    return _card(await services.seats.rematch(person, id, data), person)


@get("/api/tables/{id:str}/at/{ply:int}")
async def position_at(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    ply: FromPath[int],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> Moment:
    """What you could see after so many moves, and how the last of them led there."""
    live = await services.hub.current(id)
    may_enter(live.row, viewer, invite or x_invite)
    return await past.position_at(live, ply, viewer)


@get("/api/tables/{id:str}/chat")
async def older_chat(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    before: FromQuery[int],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> list[ChatLine]:
    """What was said before the line of that number, a hundred lines at most, the oldest first."""
    live = await services.hub.current(id)
    may_enter(live.row, viewer, invite or x_invite)
    return await services.table_talk.older(live, viewer, before)


@get("/api/tables/{id:str}/texts/{language:str}")
async def table_texts(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    language: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> TableTexts:
    """The chapters of the game as far as you may read them by now: the messages that the table has
    told you the ids of. Empty in a game without chapters.
    """
    live = await services.hub.current(id)
    may_enter(live.row, viewer, invite or x_invite)
    return TableTexts(await texts_at(live, viewer, language))


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(
    services: Served,
    viewer: Viewer,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> Response[str]:
    """The record of a game that is over, also of one that is shared. It names the seed, so it says
    everything but who played: strangers read the names that were agreed to.
    """
    live = await services.hub.current(id)
    played = await past.finished_record(live, viewer, invite or x_invite)
    name = f"{live.row.game}-{id}.record"
    return Response(
        played.text(),
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


CORE_ROUTES = [
    list_games,
    lobby,
    open_table,
    my_tables,
    show_table,
    change_table,
    change_seat,
    ready,
    sit,
    leave,
    begin,
    stand_in,
    rematch,
    position_at,
    older_chat,
    table_texts,
    record,
    *CAMPAIGN_ROUTES,
    *STATUS_ROUTES,
]
