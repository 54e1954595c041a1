"""HTTP: all your games, to look at, to take along, to share and to delete."""

from litestar import Response, delete, get, patch
from litestar.params import FromPath, JSONBody

from wardroom.protocol import PlayedGame, Sharing, TableCard
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.tables.sharing import share


def _file(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}


@get("/api/me/games")
async def my_games(services: Served, person: Person) -> list[PlayedGame]:
    """All your games, running and finished, the latest move first."""
    return await services.own_games.all(person)


@get("/api/me/games/csv", media_type="text/csv")
async def my_games_as_csv(services: Served, person: Person) -> Response[str]:
    """The same as a table for calculations."""
    text = await services.own_games.as_csv(person)
    return Response(text, media_type="text/csv", headers=_file("wardroom-games.csv"))


@get("/api/me/games/records", media_type="application/zip")
async def my_records(services: Served, person: Person) -> Response[bytes]:
    """The records of your finished games, a thousand at most, in one file."""
    packed = await services.own_games.as_records(person)
    return Response(packed, media_type="application/zip", headers=_file("wardroom-records.zip"))


@delete("/api/me/games/{id:str}", status_code=204)
async def delete_my_game(services: Served, person: Person, id: FromPath[str]) -> None:
    """Delete a finished game: all of it if nobody else played, else all that leads to you."""
    await services.own_games.delete(person, id)


@patch("/api/tables/{id:str}/sharing")
async def share_game(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Sharing]
) -> TableCard:
    """Let anyone with the address look at a finished game, and say whether they read your name."""
    return (await share(services.seats, person, id, data)).card(person)


OWN_GAME_ROUTES = [my_games, my_games_as_csv, my_records, delete_my_game, share_game]
