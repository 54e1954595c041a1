"""The answer that makes a browser remember who it is."""

from typing import Any

from litestar import Request, Response
from litestar.datastructures import Cookie, State

from wardroom.protocol import Me
from wardroom.server.auth import COOKIE, COOKIE_DAYS
from wardroom.server.services import Services
from wardroom.server.user_agent import Browser, browser_of

Asked = Request[Any, Any, State]


def browser_in(request: Asked) -> Browser:
    """The browser that asks."""
    return browser_of(request.headers.get("user-agent", ""))


async def signed_in(request: Asked, services: Services, me: Me) -> Response[Me]:
    """The person, and the cookie of the device that asks."""
    old = request.cookies.get(COOKIE)
    cookie = Cookie(
        COOKIE,
        value=await services.auth.signed_in(me.id, old, browser_in(request)),
        max_age=COOKIE_DAYS * 86400,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(me, cookies=[cookie])
