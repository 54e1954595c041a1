"""HTTP: the first real game, which is accompanied, and what was explained to you."""

from litestar import delete, get, post
from litestar.params import FromPath

from wardroom.protocol import FirstTimes, TableCard, ToldFirst
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.http.guards import makes_something, needs_room


@post("/api/games/{game:str}/first-game", status_code=201, guards=[makes_something, needs_room])
async def open_first_game(services: Served, person: Person, game: FromPath[str]) -> TableCard:
    """Open the table that the game sets for a first time: gentle colleagues, an easy task, and a
    coach. It begins at once.
    """
    return (await services.first_games.open(person, game)).card(person)


@get("/api/me/first-times/{game:str}")
async def my_first_times(services: Served, person: Person, game: FromPath[str]) -> FirstTimes:
    """Your accompanied tables of a game, and what of it has been explained to you."""
    return await services.first_games.told(person, game)


@post("/api/me/first-times/{game:str}/{name:str}", status_code=200)
async def tell_first_time(
    services: Served, person: Person, game: FromPath[str], name: FromPath[str]
) -> ToldFirst:
    """Something happens for the first time: whichever device asks first explains it."""
    return await services.first_games.tell(person, game, name)


@delete("/api/me/first-times", status_code=204)
async def explain_again(services: Served, person: Person) -> None:
    """Forget what was explained to you, so that everything is explained again."""
    await services.first_games.forget(person)


FIRST_GAME_ROUTES = [open_first_game, my_first_times, tell_first_time, explain_again]
