"""HTTP: who you are, on which devices, and everything that is known about you."""

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody

from wardroom.protocol import Me, NewName, PersonalData, PersonalLink
from wardroom.server.auth import COOKIE
from wardroom.server.http.cookies import signed_in
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.http.guards import makes_something

Asked = Request[Any, Any, State]


@post("/api/me", status_code=200, guards=[makes_something])
async def be_somebody(request: Asked, services: Served, viewer: Viewer) -> Response[Me]:
    """Who you are; if you are new, you become a guest and get a cookie."""
    me = await services.auth.me(viewer)
    if me is None:
        services.room.must_be_left()
        me = await services.auth.guest()
    return await signed_in(request, services, me)


@patch("/api/me")
async def rename(services: Served, person: Person, data: JSONBody[NewName]) -> Me:
    """Choose a name."""
    me = await services.auth.rename(person, data.name)
    await services.hub.renamed(person)
    return me


@post("/api/me/link", status_code=200)
async def make_link(services: Served, person: Person) -> PersonalLink:
    """The secret that makes another device yours too, until you sign out other devices."""
    return await services.auth.link(person)


@post("/api/me/come", status_code=200)
async def come(request: Asked, services: Served, data: JSONBody[PersonalLink]) -> Response[Me]:
    """Be the same person on this device as on another."""
    return await signed_in(request, services, await services.auth.come(data))


@post("/api/me/sign-out-others", status_code=200)
async def sign_out_others(request: Asked, services: Served, person: Person) -> Response[Me]:
    """Sign out every other device; the personal link is renewed, and the old one is void."""
    await services.auth.sign_out(person)
    await services.notices.sign_out(person)
    services.sign_out.everywhere(person)
    me = await services.auth.me(person)
    return await signed_in(request, services, me or Me(person, ""))


@get("/api/me/data")
async def my_data(services: Served, person: Person) -> Response[PersonalData]:
    """Everything that this server knows about you, as a download."""
    data = await services.personal_data.collect(person)
    return Response(
        data, headers={"content-disposition": 'attachment; filename="wardroom-me.json"'}
    )


@delete("/api/me", status_code=204)
async def forget_me(services: Served, person: Person) -> Response[None]:
    """Delete everything about you: name, seats, what you said. Games continue without you."""
    await services.forget(person)
    return Response(None, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


PERSONAL_ROUTES = [
    be_somebody,
    rename,
    make_link,
    come,
    sign_out_others,
    my_data,
    forget_me,
]
