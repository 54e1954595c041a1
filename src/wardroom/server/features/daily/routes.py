"""HTTP: the deal of the day and its results."""

from litestar import get, post
from litestar.params import FromPath, JSONBody

from wardroom.protocol import DailyDeals, DailyOpening, DailyResults, TableCard
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.http.guards import makes_something, needs_room


@get("/api/daily")
async def daily_deals(services: Served, viewer: Viewer) -> DailyDeals:
    """Today's deals, how far you are with them, and when the next ones come."""
    return await services.daily.deals(viewer)


@post("/api/daily/{game:str}", status_code=201, guards=[makes_something, needs_room])
async def open_daily(
    services: Served, person: Person, game: FromPath[str], data: JSONBody[DailyOpening]
) -> TableCard:
    """Open a table with today's deal. The first that begins counts for you, others are practice."""
    return (await services.daily.begin(person, game, data)).card(person)


@get("/api/daily/{game:str}/{day:str}")
async def daily_results(
    services: Served, viewer: Viewer, game: FromPath[str], day: FromPath[str]
) -> DailyResults:
    """How people and colleagues did with the deal of a day, such as 2026-11-16: that of today
    only once you have finished yours.
    """
    return await services.daily.results(viewer, game, day)


DAILY_ROUTES = [daily_deals, open_daily, daily_results]
