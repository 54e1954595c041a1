"""HTTP: deals that people give to friends."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, HeaderParameter, JSONBody

from wardroom.protocol import Challenge, ChallengeGiving, ChallengeTaking, TableCard
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.http.guards import makes_something, needs_room


@post("/api/challenges", status_code=201, guards=[makes_something, needs_room])
async def give_challenge(
    services: Served,
    person: Person,
    data: JSONBody[ChallengeGiving],
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> Challenge:
    """Give friends the deal of a finished game that you may look at, or of a day that you are done
    with. Given again it is the same challenge.
    """
    return await services.challenges.give(person, data, x_invite)


@get("/api/challenges/{id:str}")
async def look_at_challenge(services: Served, viewer: Viewer, id: FromPath[str]) -> Challenge:
    """What is played, and once you have finished it or if you give it, how everyone did."""
    return await services.challenges.show(viewer, id)


@post("/api/challenges/{id:str}/tables", status_code=201, guards=[makes_something, needs_room])
async def take_challenge(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[ChallengeTaking]
) -> TableCard:
    """Open your own table with the same deal. The first that begins counts for you."""
    return (await services.challenges.take(person, id, data)).card(person)


CHALLENGE_ROUTES = [give_challenge, look_at_challenge, take_challenge]
