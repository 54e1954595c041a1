"""HTTP: how you want to be told of your turns."""

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from wardroom.protocol import (
    Holiday,
    MailAddress,
    MailLink,
    NoticeSettings,
    NoticeWishes,
    PushEndpoint,
    PushSubscription,
    Webhook,
    WebhookCard,
)
from wardroom.server.errors import ApiError
from wardroom.server.http.clients import client_of
from wardroom.server.http.dependencies import Person, Served
from wardroom.server.tables.summaries import people_of

Asked = Request[Any, Any, State]


@get("/api/me/notices")
async def my_notices(services: Served, person: Person) -> NoticeSettings:
    """How you are notified of your turns while the page is closed, and how you could be."""
    return await services.notices.settings_of(person)


@put("/api/me/notices", status_code=200)
async def wish(services: Served, person: Person, data: JSONBody[NoticeWishes]) -> NoticeSettings:
    """Choose the language and the quiet hours of your notices."""
    await services.notices.wish(person, data)
    return await services.notices.settings_of(person)


@put("/api/me/holiday", status_code=200)
async def go_on_holiday(
    services: Served, person: Person, data: JSONBody[Holiday]
) -> NoticeSettings:
    """Be away for some days: you get no notices, and those you play with know."""
    await services.notices.set_holiday(person, data)
    await services.hub.renamed(person)
    return await services.notices.settings_of(person)


@delete("/api/me/holiday", status_code=200)
async def end_holiday(services: Served, person: Person) -> NoticeSettings:
    """Be back already."""
    await services.notices.set_holiday(person, None)
    await services.hub.renamed(person)
    return await services.notices.settings_of(person)


@post("/api/me/notices/push", status_code=204)
async def subscribe(services: Served, person: Person, data: JSONBody[PushSubscription]) -> None:
    """Get notices on this browser by Web Push."""
    await services.notices.subscribe(person, data)


@post("/api/me/notices/push/stop", status_code=204)
async def unsubscribe(services: Served, person: Person, data: JSONBody[PushEndpoint]) -> None:
    """Get no more notices on this browser."""
    await services.notices.unsubscribe(person, data.endpoint)


@post("/api/me/notices/mail", status_code=204)
async def ask_address(
    request: Asked, services: Served, person: Person, data: JSONBody[MailAddress]
) -> None:
    """Get notices by mail, once you have followed the link that is sent to this address."""
    await services.notices.ask_address(person, data.address, client_of(request.scope))


@delete("/api/me/notices/mail", status_code=204)
async def drop_address(services: Served, person: Person) -> None:
    """Get no more notices by mail; the address is deleted."""
    await services.notices.drop_address(person)


@post("/api/mail/confirm", status_code=204)
async def confirm(services: Served, data: JSONBody[MailLink]) -> None:
    """Confirm the address that was sent this link."""
    await services.notices.confirm(data.token)


@post("/api/mail/stop", status_code=204)
async def stop_mail(services: Served, token: FromQuery[str]) -> None:
    """Send no more mail to the address that was sent this link."""
    await services.notices.stop_mail(token)


@get("/api/tables/{id:str}/webhook")
async def webhook(services: Served, person: Person, id: FromPath[str]) -> WebhookCard:
    """Whether a group's chat is told of the turns at this table."""
    live = await services.hub.current(id)
    if person not in people_of(live.row):
        raise ApiError("not-seated")
    return await services.notices.webhook(id)


@put("/api/tables/{id:str}/webhook", status_code=200)
async def set_webhook(
    services: Served, person: Person, id: FromPath[str], data: JSONBody[Webhook]
) -> WebhookCard:
    """Let a group's chat be told of the turns at the table you opened, or no more."""
    live = await services.hub.current(id)
    if live.row.owner != person:
        raise ApiError("not-yours")
    await services.notices.set_webhook(id, data)
    return await services.notices.webhook(id)


NOTICE_ROUTES = [
    my_notices,
    wish,
    go_on_holiday,
    end_holiday,
    subscribe,
    unsubscribe,
    ask_address,
    drop_address,
    confirm,
    stop_mail,
    webhook,
    set_webhook,
]
