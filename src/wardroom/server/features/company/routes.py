"""HTTP: people you have played with, and inviting them."""

from litestar import delete, get, patch, post, put
from litestar.params import FromPath, JSONBody

from wardroom.protocol import Block, Company, InvitationWish, Listing
from wardroom.server.http.dependencies import Person, Served


@get("/api/me/company")
async def my_company(services: Served, person: Person) -> Company:
    """People you have played with, the latest first, and who of them is here."""
    return await services.company.look(person)


@put("/api/me/company", status_code=200)
async def be_listed(services: Served, person: Person, data: JSONBody[Listing]) -> Company:
    """Choose whether people you have played with see when you are here and may invite you."""
    return await services.company.set_listed(person, data.listed)


@patch("/api/me/company/{id:str}")
async def block(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Block]
) -> Company:
    """Block someone you have played with, or no more: they no longer find you, cannot invite you,
    and cannot enter tables that you open from now on. They are not told.
    """
    return await services.company.block(person, id, data.blocked)


@post("/api/tables/{id:str}/invitations", status_code=204)
async def invite(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[InvitationWish]
) -> None:
    """Invite someone you have played with to an open seat at your table, once. They see it on
    every page, and get a notice if they are away and want notices.
    """
    await services.company.invite(person, id, data.whom)


@delete("/api/me/invitations/{table:str}", status_code=204)
async def decline(services: Served, person: Person, table: FromPath[str]) -> None:
    """Hide an invitation. Nobody is told."""
    await services.company.decline(person, table)


COMPANY_ROUTES = [my_company, be_listed, block, invite, decline]
