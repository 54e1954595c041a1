"""HTTP: the page of a table, with a preview where the link was meant to be sent."""

from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from wardroom.server.errors import ApiError
from wardroom.server.features.invitations.preview import is_invited, preview, with_preview
from wardroom.server.http.dependencies import Served
from wardroom.server.http.static import page
from wardroom.server.services import Services
from wardroom.server.store import TableRow
from wardroom.words import LANGUAGES


@route("/table/{id:str}", http_method=["GET", "HEAD"], include_in_schema=False)
async def table_page(
    request: Request[Any, Any, State],
    services: Served,
    id: FromPath[str],
    p: FromQuery[str] = "",
) -> Response[bytes]:
    """The client; a messenger that was sent an invite finds in it what game it is and whose."""
    row = await _invited_to(services, id, p) if p else None
    file = Path(request.app.state.page) / "index.html"
    if row is None or not file.is_file():
        client: Response[bytes] = await page.fn(request, Path("/"))
        return client
    names = await services.store.people.names([row.owner])
    site = services.settings.address or str(request.base_url).rstrip("/")
    properties = preview(row, names, _language(request), site)
    told = with_preview(file.read_text(encoding="utf-8"), properties)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(told.encode(), media_type="text/html", headers=headers)


async def _invited_to(services: Services, id: str, token: str) -> TableRow | None:
    """The table, for somebody who was sent its link."""
    try:
        row = (await services.hub.current(id)).row
    except ApiError:
        return None
    return row if is_invited(row, token) else None


def _language(request: Request[Any, Any, State]) -> str:
    """The first language that is asked for and known here."""
    for wanted in request.headers.get("accept-language", "").split(","):
        language = wanted.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


INVITATION_ROUTES = [table_page]
