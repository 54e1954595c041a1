"""Who wants to be told of turns and how, what has been told, and what is on its way.

That somebody is told once is decided here: the decision is one row, and who writes it puts the
deliveries beside it in the same transaction. A process that dies leaves them for another one.
"""

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import sqlalchemy as sa

from wardroom.protocol import NoticeWishes, PushSubscription
from wardroom.server.store.database import Database
from wardroom.server.store.schema import (
    chairs,
    deliveries,
    notice_wishes,
    notices,
    people,
    push_subscriptions,
    settings,
    tables,
    webhooks,
)

PUSH: Final = "push"
MAIL: Final = "mail"
CHAT: Final = "chat"
MOST_DEVICES: Final = 10
_PUSH_KEY: Final = "push-key"
_FORGOTTEN: Final = 60 * 86400.0
"""Seconds after which nobody is told of a table where nothing happens."""
_MANY: Final = 500


class Wishes(NamedTuple):
    """How somebody wants to be told."""

    person: str
    language: str
    time_zone: str
    quiet_from: int | None
    quiet_until: int | None
    address: str | None
    confirmed: bool


class AwaitedPlayer(NamedTuple):
    """Somebody who sits at a table that is being played, and may be waited for."""

    table: str
    turns: str
    seat: int
    person: str
    here_until: float
    turn: int | None
    """The last turn they were told of here."""
    told: float | None


class Delivery(NamedTuple):
    """A notice on its way over one channel."""

    id: str
    table: str
    person: str
    turn: int
    told: float
    channel: str
    target: str
    attempts: int
    address: str
    """Where a browser or a chat is told; mail all goes to one server."""


_WISHES: Final = tuple(notice_wishes.c[name] for name in Wishes._fields)
_DELIVERY: Final = (
    deliveries.c.id,
    deliveries.c.table_id,
    *(deliveries.c[name] for name in Delivery._fields[2:-1]),
    sa.func.coalesce(
        sa.case(
            (deliveries.c.channel == PUSH, push_subscriptions.c.endpoint),
            (deliveries.c.channel == CHAT, webhooks.c.address),
        ),
        "",
    ),
)


class NoticeStore:
    """Keeps wishes, decides who is told, and keeps what is on its way."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def push_key(self, fresh: str) -> str:
        """The private key for Web Push; the one given now, if there is none yet."""
        new = self._database.insert(settings).on_conflict_do_nothing()

        def keep(connection: sa.Connection) -> str:
            connection.execute(new, {"name": _PUSH_KEY, "value": fresh})
            kept = sa.select(settings.c.value).where(settings.c.name == _PUSH_KEY)
            return str(connection.execute(kept).scalar_one())

        return await self._database.write(keep)

    # ----------------------------------------------------------------------------------------------
    # Wishes

    async def wishes(self, people: Collection[str]) -> dict[str, Wishes]:
        query = sa.select(*_WISHES).where(notice_wishes.c.person.in_(people))
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.person: Wishes(*row) for row in rows}

    async def wish(self, person: str, wishes: NoticeWishes) -> None:
        values = {
            "language": wishes.language,
            "time_zone": wishes.time_zone,
            "quiet_from": wishes.quiet_from,
            "quiet_until": wishes.quiet_until,
        }
        writing = (
            self._database.insert(notice_wishes)
            .values(person=person, **values)
            .on_conflict_do_update(index_elements=["person"], set_=values)
        )
        await self._database.write(lambda connection: connection.execute(writing))

    async def set_address(self, person: str, address: str | None) -> None:
        """Note an address that is to be confirmed, or none."""
        values = {"address": address, "confirmed": False}
        writing = sa.update(notice_wishes).where(notice_wishes.c.person == person).values(**values)
        await self._database.write(lambda connection: connection.execute(writing))

    async def confirm_address(self, person: str, address: str) -> bool:
        """False if the person has chosen another address meanwhile."""
        writing = (
            sa.update(notice_wishes)
            .where(notice_wishes.c.person == person, notice_wishes.c.address == address)
            .values(confirmed=True)
        )
        return await self._database.write(
            lambda connection: connection.execute(writing).rowcount > 0
        )

    async def drop_address(self, person: str, address: str) -> None:
        """No more mail goes there."""
        writing = (
            sa.update(notice_wishes)
            .where(notice_wishes.c.person == person, notice_wishes.c.address == address)
            .values(address=None, confirmed=False)
        )
        await self._database.write(lambda connection: connection.execute(writing))

    async def subscribe(self, person: str, subscription: PushSubscription) -> None:
        """A browser belongs to the person who used it last; of many of one person the oldest go."""
        values = {
            "person": person,
            "p256dh": subscription.p256dh,
            "auth": subscription.auth,
            "made": time.time(),
        }
        new = (
            self._database.insert(push_subscriptions)
            .values(id=subscription_id(subscription.endpoint), endpoint=subscription.endpoint)
            .values(**values)
            .on_conflict_do_update(index_elements=["id"], set_=values)
        )
        kept = (
            sa.select(push_subscriptions.c.id)
            .where(push_subscriptions.c.person == person)
            .order_by(push_subscriptions.c.made.desc())
            .limit(MOST_DEVICES)
        )

        def write(connection: sa.Connection) -> None:
            connection.execute(new)
            ids = list(connection.scalars(kept))
            connection.execute(
                sa.delete(push_subscriptions).where(
                    push_subscriptions.c.person == person, push_subscriptions.c.id.not_in(ids)
                )
            )

        await self._database.write(write)

    async def subscriptions(self, person: str) -> dict[str, PushSubscription]:
        """The browsers of a person by their ids."""
        query = sa.select(push_subscriptions).where(push_subscriptions.c.person == person)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row.id: PushSubscription(row.endpoint, row.p256dh, row.auth) for row in rows}

    async def unsubscribe(self, person: str, id: str | None = None) -> None:
        """Forget one browser of a person, or all."""
        removing = sa.delete(push_subscriptions).where(push_subscriptions.c.person == person)
        if id is not None:
            removing = removing.where(push_subscriptions.c.id == id)
        await self._database.write(lambda connection: connection.execute(removing))

    async def webhook(self, table: str) -> tuple[str, str] | None:
        """The address and the language of a table's webhook."""
        query = sa.select(webhooks.c.address, webhooks.c.language).where(
            webhooks.c.table_id == table
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.address, row.language)

    async def set_webhook(self, table: str, address: str | None, language: str) -> None:
        values = {"address": address, "language": language}
        new = (
            self._database.insert(webhooks)
            .values(table_id=table, **values)
            .on_conflict_do_update(index_elements=["table_id"], set_=values)
        )
        removing = sa.delete(webhooks).where(webhooks.c.table_id == table)
        await self._database.write(
            lambda connection: connection.execute(removing if address is None else new)
        )

    # ----------------------------------------------------------------------------------------------
    # Telling

    async def waited(self) -> list[AwaitedPlayer]:
        """All who are away from a table that is being played and could be told of it."""
        now = time.time()
        reachable = sa.union(
            sa.select(notice_wishes.c.person).where(notice_wishes.c.confirmed.is_(True)),
            sa.select(push_subscriptions.c.person),
        ).subquery()
        away = (
            sa.select(
                tables.c.id,
                tables.c.turns,
                chairs.c.seat,
                chairs.c.person,
                chairs.c.here_until,
                notices.c.turn,
                notices.c.told,
            )
            .select_from(tables)
            .join(chairs, chairs.c.table_id == tables.c.id)
            .join(people, people.c.id == chairs.c.person)
            .outerjoin(
                notices,
                (notices.c.table_id == tables.c.id) & (notices.c.person == chairs.c.person),
            )
            .where(
                tables.c.status == "playing",
                tables.c.moved > now - _FORGOTTEN,
                chairs.c.person.is_not(None),
                chairs.c.colleague.is_(None),
                chairs.c.has_left.is_(False),
                chairs.c.here_until < now,
                people.c.holiday_until < now,
            )
        )
        mine = away.join(reachable, reachable.c.person == chairs.c.person)
        groups = away.join(webhooks, webhooks.c.table_id == tables.c.id)

        def look(connection: sa.Connection) -> set[AwaitedPlayer]:
            return {
                AwaitedPlayer(*row) for query in (mine, groups) for row in connection.execute(query)
            }

        return sorted(await self._database.read(look))

    async def decide(
        self, waited: AwaitedPlayer, turn: int, channels: Sequence[tuple[str, str]]
    ) -> bool:
        """Decide to tell somebody of a turn, over these channels and targets.

        False if it was told before, here or by another process, or if the person has not been there
        since the last notice.
        """
        now = time.time()
        told = {"turn": turn, "told": now}
        unsent = {**told, "sent": False}
        deciding = (
            self._database.insert(notices)
            .values(table_id=waited.table, person=waited.person, **unsent)
            .on_conflict_do_update(
                index_elements=["table_id", "person"],
                set_=unsent,
                where=(notices.c.turn != turn) & (notices.c.told < waited.here_until),
            )
            .returning(notices.c.person)
        )
        rows = [
            {
                "id": secrets.token_hex(16),
                "table_id": waited.table,
                "person": waited.person,
                **told,
                "channel": channel,
                "target": target,
                "attempts": 0,
                "due": now,
            }
            for channel, target in channels
        ]

        def decide(connection: sa.Connection) -> bool:
            if connection.execute(deciding).first() is None:
                return False
            connection.execute(sa.insert(deliveries), rows)
            return True

        return await self._database.write(decide)

    async def due(self) -> list[Delivery]:
        """What is to be delivered now: first what nobody has tried yet, for what has failed once
        may well fail again.
        """
        query = (
            sa.select(*_DELIVERY)
            .outerjoin(push_subscriptions, push_subscriptions.c.id == deliveries.c.target)
            .outerjoin(webhooks, webhooks.c.table_id == deliveries.c.table_id)
            .where(deliveries.c.due <= time.time())
            .order_by(deliveries.c.attempts, deliveries.c.due)
            .limit(_MANY)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Delivery(*row) for row in rows]

    async def take(self, delivery: Delivery, again: float, attempt: bool = True) -> bool:
        """Claim a delivery; it is due again at that time unless it is done by then.

        False if another process has it.
        """
        taking = (
            sa.update(deliveries)
            .where(deliveries.c.id == delivery.id, deliveries.c.due <= time.time())
            .where(deliveries.c.attempts == delivery.attempts)
            .values(due=again, attempts=delivery.attempts + int(attempt))
        )
        return await self._database.write(
            lambda connection: connection.execute(taking).rowcount > 0
        )

    async def is_wanted(self, delivery: Delivery) -> bool:
        """Has the person not been at the table since it was decided to tell them?"""
        query = sa.select(chairs.c.seat).where(
            chairs.c.table_id == delivery.table,
            chairs.c.person == delivery.person,
            chairs.c.colleague.is_(None),
            chairs.c.here_until < delivery.told,
        )
        found = await self._database.read(lambda connection: connection.scalar(query.limit(1)))
        return found is not None

    async def done(self, delivery: Delivery, sent: bool = False) -> None:
        """A delivery needs no further attempt: it has gone out, is not wanted or was given up."""
        removing = sa.delete(deliveries).where(deliveries.c.id == delivery.id)
        noting = sa.update(notices).where(*_decision(delivery)).values(sent=True)

        def write(connection: sa.Connection) -> None:
            connection.execute(removing)
            if sent:
                connection.execute(noting)

        await self._database.write(write)

    async def lapsed(self, delivery: Delivery) -> None:
        """The turn was over before the notice could go out.

        If nothing of the decision has gone out, the person has been told nothing, and a later turn
        may be told.
        """
        removing = sa.delete(deliveries).where(deliveries.c.id == delivery.id)
        forgetting = sa.delete(notices).where(*_decision(delivery), notices.c.sent.is_(False))

        def write(connection: sa.Connection) -> None:
            connection.execute(removing)
            connection.execute(forgetting)

        await self._database.write(write)


def _decision(delivery: Delivery) -> tuple[sa.ColumnElement[bool], ...]:
    """The decision that a delivery belongs to."""
    return (
        notices.c.table_id == delivery.table,
        notices.c.person == delivery.person,
        notices.c.told == delivery.told,
    )


def subscription_id(endpoint: str) -> str:
    """A name for a browser that gives nothing away."""
    return urlsafe_b64encode(sha256(endpoint.encode()).digest()).rstrip(b"=").decode()


def notices_of(connection: sa.Connection, person: str) -> tuple[Wishes | None, list[str]]:
    """The wishes of a person, and the endpoints of their browsers."""
    wishes = connection.execute(sa.select(*_WISHES).where(notice_wishes.c.person == person)).first()
    endpoints = sa.select(push_subscriptions.c.endpoint).where(
        push_subscriptions.c.person == person
    )
    return None if wishes is None else Wishes(*wishes), list(connection.scalars(endpoints))


def erase_notices(connection: sa.Connection, people: Collection[str]) -> None:
    """Forget how to reach these people, and what they were told."""
    for table in (notice_wishes, push_subscriptions, notices, deliveries):
        connection.execute(sa.delete(table).where(table.c.person.in_(people)))
