"""HTTP: who you are, lists, tables and chairs, records."""

import asyncio
from typing import Annotated, Any

import structlog
from litestar import Request, Response, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from wardroom.kernel import UnknownGame, games
from wardroom.kernel import game as find_game
from wardroom.server.cards import game_card, people_of, table_card
from wardroom.server.library import texts_at
from wardroom.server.live import LiveTable
from wardroom.server.meters import CONTENT_TYPE, figures
from wardroom.server.people import COOKIE, COOKIE_DAYS
from wardroom.server.problems import Trouble
from wardroom.server.protocol import (
    CampaignCard,
    GameCard,
    Lobby,
    Me,
    NewName,
    NewTable,
    PersonalLink,
    Position,
    RecordLook,
    RecordText,
    Rematch,
    Sit,
    StandIn,
    TableCard,
    TableTexts,
)
from wardroom.server.records import look_at
from wardroom.server.rooms import Rooms
from wardroom.server.seats import may_enter

_log = structlog.get_logger(__name__)

_READERS = asyncio.Semaphore(2)
"""Reading a long record takes a while; nobody shall read a hundred at once."""

Asked = Request[Any, Any, State]
Invite = Annotated[str | None, HeaderParameter(name="x-invite")]


def _who(request: Asked) -> str | None:
    rooms: Rooms = request.app.state.rooms
    return rooms.doorkeeper.who(request.cookies.get(COOKIE))


def _somebody(request: Asked) -> str:
    person = _who(request)
    if person is None:
        raise Trouble("nobody")
    return person


def _known(request: Asked, rooms: Rooms, me: Me) -> Response[Me]:
    """The answer that makes the browser remember who it is."""
    cookie = Cookie(
        COOKIE,
        value=rooms.doorkeeper.cookie(me.id),
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me, cookies=[cookie])


def _card(live: LiveTable, person: str | None) -> TableCard:
    return table_card(live.row, live.names, person)


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameCard]:
    """The games that can be played here."""
    cards = []
    for name in games():
        try:
            cards.append(game_card(find_game(name)))
        except UnknownGame as error:
            _log.warning("A game is left out.", game=name, error=str(error))
    return cards


@post("/api/me", status_code=200)
async def be_somebody(request: Asked, state: State) -> Response[Me]:
    """Who you are; whoever is nobody yet becomes a guest and gets a cookie."""
    rooms: Rooms = state.rooms
    me = await rooms.doorkeeper.me(_who(request)) or await rooms.doorkeeper.guest()
    return _known(request, rooms, me)


@patch("/api/me")
async def rename(request: Asked, state: State, data: JSONBody[NewName]) -> Me:
    """Choose a name."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    me = await rooms.doorkeeper.rename(person, data.name)
    for live in rooms.house.live():
        if person in people_of(live.row):
            await rooms.house.refresh(live)
    return me


@post("/api/me/link", status_code=200)
async def make_link(request: Asked, state: State) -> PersonalLink:
    """The secret that makes another device yours too."""
    rooms: Rooms = state.rooms
    return rooms.doorkeeper.link(_somebody(request))


@post("/api/me/come", status_code=200)
async def come(request: Asked, state: State, data: JSONBody[PersonalLink]) -> Response[Me]:
    """Be on this device who you are on another."""
    rooms: Rooms = state.rooms
    return _known(request, rooms, await rooms.doorkeeper.come(data))


@get("/api/campaigns")
async def my_campaigns(request: Asked, state: State) -> list[CampaignCard]:
    """The campaigns you belong to, the last played first."""
    rooms: Rooms = state.rooms
    return await rooms.campaigns.mine(_somebody(request))


@get("/api/campaigns/{id:str}")
async def show_campaign(request: Asked, state: State, id: FromPath[str]) -> CampaignCard:
    """How far one of your campaigns has come."""
    rooms: Rooms = state.rooms
    return await rooms.campaigns.show(id, _somebody(request))


@post("/api/campaigns/{id:str}/leave", status_code=204)
async def leave_campaign(request: Asked, state: State, id: FromPath[str]) -> None:
    """Belong to a campaign no more; the others go on with it."""
    rooms: Rooms = state.rooms
    await rooms.campaigns.leave(id, _somebody(request))


@get("/api/tables")
async def lobby(request: Asked, state: State) -> Lobby:
    """Open tables, and your own."""
    rooms: Rooms = state.rooms
    return await rooms.lobby.look(_who(request))


@post("/api/tables", status_code=201)
async def open_table(request: Asked, state: State, data: JSONBody[NewTable]) -> TableCard:
    """Open a table; without open seats the game begins at once."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    return _card(await rooms.seats.open(person, data), person)


@get("/api/tables/{id:str}")
async def show_table(
    request: Asked,
    state: State,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> TableCard:
    """A table that is public, that you sit at, or that you have the invite of."""
    rooms: Rooms = state.rooms
    person = _who(request)
    live = await rooms.house.table(id)
    may_enter(live.row, person, invite or x_invite)
    return _card(live, person)


@post("/api/tables/{id:str}/sit", status_code=200)
async def sit(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[Sit], x_invite: Invite = None
) -> TableCard:
    """Take an open seat."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    return _card(await rooms.seats.sit(person, id, data, x_invite), person)


@post("/api/tables/{id:str}/leave", status_code=204)
async def leave(request: Asked, state: State, id: FromPath[str]) -> None:
    """Give up your seats; in a game that goes on, a colleague takes them."""
    rooms: Rooms = state.rooms
    await rooms.seats.leave(_somebody(request), id)


@post("/api/tables/{id:str}/begin", status_code=200)
async def begin(request: Asked, state: State, id: FromPath[str]) -> TableCard:
    """Begin the game you opened, with colleagues in the open seats."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    return _card(await rooms.seats.begin(person, id), person)


@post("/api/tables/{id:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    request: Asked, state: State, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> TableCard:
    """Let a colleague act for you, or for somebody who is away; or give the seat back."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    return _card(await rooms.seats.stand_in(person, id, seat, data), person)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def rematch(
    request: Asked, state: State, id: FromPath[str], data: JSONBody[Rematch]
) -> TableCard:
    """Play again with the same people; whoever asks later gets the same new table."""
    rooms: Rooms = state.rooms
    person = _somebody(request)
    return _card(await rooms.seats.rematch(person, id, data), person)


@get("/api/tables/{id:str}/at/{ply:int}")
async def position_at(
    request: Asked,
    state: State,
    id: FromPath[str],
    ply: FromPath[int],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> Position:
    """What you could see after so many moves."""
    rooms: Rooms = state.rooms
    person = _who(request)
    live = await rooms.house.table(id)
    may_enter(live.row, person, invite or x_invite)
    return await live.position_at(ply, person)


@get("/api/tables/{id:str}/texts/{language:str}")
async def table_texts(
    request: Asked,
    state: State,
    id: FromPath[str],
    language: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> TableTexts:
    """The chapters of the game as far as you may read them by now: the messages that the table has
    told you the ids of. Empty in a game without chapters.
    """
    rooms: Rooms = state.rooms
    person = _who(request)
    live = await rooms.house.table(id)
    may_enter(live.row, person, invite or x_invite)
    return TableTexts(await texts_at(live, person, language))


@get("/api/tables/{id:str}/record", media_type="text/plain")
async def record(
    request: Asked,
    state: State,
    id: FromPath[str],
    invite: FromQuery[str | None] = None,
    x_invite: Invite = None,
) -> Response[str]:
    """The record of a game that is over. It names the seed, so it says everything."""
    rooms: Rooms = state.rooms
    live = await rooms.house.table(id)
    may_enter(live.row, _who(request), invite or x_invite)
    async with live.lock:
        await live.make_whole()
        if not live.over:
            raise Trouble("not-over" if live.begun else "not-begun")
        text = live.table.record.text()
    name = f"{live.row.game}-{id}.record"
    return Response(
        text,
        media_type="text/plain",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/api/records", status_code=200)
async def look(data: JSONBody[RecordText]) -> RecordLook:
    """Look through a record file. Nothing of it is kept."""
    async with _READERS:
        return await asyncio.to_thread(look_at, data)


@get("/api/health")
async def health(state: State) -> dict[str, str]:
    """Whether this process is well: it answers, and its database does."""
    rooms: Rooms = state.rooms
    await rooms.house.store.answers()
    return {"status": "well"}


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics() -> Response[bytes]:
    """Figures for Prometheus."""
    return Response(figures(), media_type=CONTENT_TYPE)


ROUTES = [
    list_games,
    be_somebody,
    rename,
    make_link,
    come,
    my_campaigns,
    show_campaign,
    leave_campaign,
    lobby,
    open_table,
    show_table,
    sit,
    leave,
    begin,
    stand_in,
    rematch,
    position_at,
    table_texts,
    record,
    look,
    health,
    metrics,
]
