"""HTTP: telling the operator about somebody."""

from typing import Annotated

from litestar import post
from litestar.params import FromPath, HeaderParameter, JSONBody

from wardroom.protocol import Report
from wardroom.server.http.dependencies import Person, Served


@post("/api/tables/{id:str}/reports", status_code=204)
async def report(
    services: Served,
    person: Person,
    id: FromPath[str],
    data: JSONBody[Report],
    x_invite: Annotated[str | None, HeaderParameter(name="x-invite")] = None,
) -> None:
    """Report someone at a table, or what they said, to the operator. Nobody else hears
    of it.
    """
    await services.reports.report(person, id, data, x_invite)


REPORT_ROUTES = [report]
