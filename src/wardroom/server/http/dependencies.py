"""What routes are given: the services of this process, and who asks."""

from typing import Any, Final

from litestar import Request
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from wardroom.server.auth import COOKIE
from wardroom.server.errors import ApiError
from wardroom.server.services import Services

Served = NamedDependency[Services]
Person = NamedDependency[str]
"""The person who asks; a request of nobody is refused."""
Viewer = NamedDependency[str | None]
"""The person who asks, if it is anybody."""


def _services(state: State) -> Services:
    services: Services = state.services
    return services


async def _viewer(request: Request[Any, Any, State]) -> str | None:
    """The person who asks, if it is anybody."""
    return await _services(request.app.state).auth.who(request.cookies.get(COOKIE))


async def _person(viewer: Viewer) -> str:
    """The person who asks; ApiError if it is nobody."""
    if viewer is None:
        raise ApiError("nobody")
    return viewer


DEPENDENCIES: Final = {
    "services": Provide(_services, sync_to_thread=False),
    "viewer": Provide(_viewer),
    "person": Provide(_person),
}
