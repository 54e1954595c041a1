"""HTTP: where you are signed in, your passkeys, and signing in."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from wardroom.protocol import (
    AccountCard,
    MailAddress,
    MailLink,
    Me,
    NewPasskey,
    PasskeyAssertion,
    PasskeyCreation,
    PasskeyRequest,
)
from wardroom.server.auth import COOKIE
from wardroom.server.errors import ApiError
from wardroom.server.features.accounts.relying_party import RelyingParty, relying_party
from wardroom.server.http.clients import client_of
from wardroom.server.http.cookies import browser_in, signed_in
from wardroom.server.http.dependencies import Person, Served, Viewer
from wardroom.server.http.guards import signs_in
from wardroom.server.services import Services

Asked = Request[Any, Any, State]


def _party(request: Asked, services: Services) -> RelyingParty:
    party = relying_party(services.settings, str(request.base_url))
    if party is None:
        raise ApiError("no-passkeys")
    return party


async def _card(request: Asked, services: Services, person: str) -> AccountCard:
    device = await services.auth.device(request.cookies.get(COOKIE), person)
    party = relying_party(services.settings, str(request.base_url))
    return await services.accounts.card(person, device, party)


@get("/api/me/account")
async def my_account(request: Asked, services: Served, person: Person) -> AccountCard:
    """Your passkeys, and the devices on which you are signed in."""
    return await _card(request, services, person)


@delete("/api/me/devices/{id:str}", status_code=200)
async def sign_out_device(
    request: Asked, services: Served, person: Person, id: FromPath[str]
) -> AccountCard:
    """Sign out one device; whatever is open there closes."""
    await services.auth.sign_out_device(person, id)
    services.sign_out.everywhere(person)
    return await _card(request, services, person)


@post("/api/me/passkeys/creation", status_code=200, guards=[signs_in])
async def create_passkey(request: Asked, services: Served, person: Person) -> PasskeyCreation:
    """What your browser needs to create a passkey. The challenge is good once, for five minutes."""
    return await services.accounts.creation(person, _party(request, services))


@post("/api/me/passkeys", status_code=201, guards=[signs_in])
async def add_passkey(
    request: Asked, services: Served, person: Person, data: JSONBody[NewPasskey]
) -> AccountCard:
    """Keep a passkey that your browser has created. Ten at most."""
    party = _party(request, services)
    await services.accounts.add(person, data, party, browser_in(request))
    return await _card(request, services, person)


@delete("/api/me/passkeys/{id:str}", status_code=200)
async def remove_passkey(
    request: Asked, services: Served, person: Person, id: FromPath[str]
) -> AccountCard:
    """Remove a passkey; nobody can sign in with it any more."""
    await services.accounts.remove(person, id)
    return await _card(request, services, person)


@post("/api/sign-in/passkey/request", status_code=200, guards=[signs_in])
async def request_passkey(request: Asked, services: Served, viewer: Viewer) -> PasskeyRequest:
    """What your browser needs to use a passkey. The challenge is good once, for five minutes, and
    only with the cookie it was asked for with.
    """
    return await services.accounts.request(viewer, _party(request, services))


@post("/api/sign-in/passkey", status_code=200, guards=[signs_in])
async def sign_in(
    request: Asked, services: Served, viewer: Viewer, data: JSONBody[PasskeyAssertion]
) -> Response[Me]:
    """Be the person whose passkey it is, on this device."""
    me = await services.accounts.enter(viewer, data, _party(request, services))
    return await signed_in(request, services, me)


@post("/api/sign-in/mail", status_code=204, guards=[signs_in])
async def ask_for_link(request: Asked, services: Served, data: JSONBody[MailAddress]) -> None:
    """Have a link sent to your confirmed address. The answer is the same if nobody has confirmed
    it.
    """
    await services.accounts.send_link(data.address, client_of(request.scope))


@post("/api/sign-in/mail/link", status_code=200, guards=[signs_in])
async def follow_link(request: Asked, services: Served, data: JSONBody[MailLink]) -> Response[Me]:
    """Be the person who was sent this link, on this device. It works once, within an hour."""
    return await signed_in(request, services, await services.accounts.follow(data.token))


ACCOUNT_ROUTES = [
    my_account,
    sign_out_device,
    create_passkey,
    add_passkey,
    remove_passkey,
    request_passkey,
    sign_in,
    ask_for_link,
    follow_link,
]
