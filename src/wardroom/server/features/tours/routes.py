"""HTTP: leading others through a finished game. What happens there is told on a socket."""

from litestar import patch, post
from litestar.params import FromPath, JSONBody

from wardroom.protocol import TourLink, TourOpening, TourTalk, TourWish
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.http.guards import makes_something


@post("/api/tours", status_code=201, guards=[makes_something])
async def open_tour(services: Served, person: Person, data: JSONBody[TourOpening]) -> TourLink:
    """Lead others through a finished game that you may look at."""
    return await services.tours.begin(person, data.table)


@patch("/api/tours/{id:str}", status_code=204)
async def lead_tour(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[TourWish]
) -> None:
    """Show another moment, hand over, or end, while you lead."""
    await services.tours.change(person, id, data)


@post("/api/tours/{id:str}/lines", status_code=204)
async def talk_in_tour(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[TourTalk]
) -> None:
    """Say something to all who follow."""
    await services.tours.say(person, id, data.text)


TOUR_ROUTES = [open_tour, lead_tour, talk_in_tour]
