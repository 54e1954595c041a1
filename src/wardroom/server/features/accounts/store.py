"""The passkeys of people, and what is good once for signing in."""

import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Collection
from hashlib import sha256
from typing import Final, Literal, NamedTuple

import sqlalchemy as sa

from wardroom.protocol import PasskeyCard
from wardroom.server.store.database import Database
from wardroom.server.store.schema import notice_wishes, passkeys, people, sign_in_tokens
from wardroom.server.user_agent import Browser

MOST_PASSKEYS: Final = 10
"""Of one person."""
LONGEST: Final = 3600.0
"""Seconds for which any token is kept."""

Purpose = Literal["create", "passkey", "mail"]


class Passkey(NamedTuple):
    """A passkey as it is stored."""

    id: str
    credential: str
    person: str
    public_key: str
    uses: int
    synced: bool


class Mailbox(NamedTuple):
    """Somebody whose confirmed address it is."""

    person: str
    name: str
    language: str
    address: str


class AccountStore:
    """Keeps passkeys and tokens for all processes on a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ----------------------------------------------------------------------------------------------
    # Tokens

    async def token(self, purpose: Purpose, person: str | None) -> str:
        """A new secret that is good once; those that nobody has used in time are deleted."""
        token, now = secrets.token_urlsafe(32), time.time()
        row = {"digest": digest(token), "purpose": purpose, "person": person, "made": now}
        old = sa.delete(sign_in_tokens).where(sign_in_tokens.c.made < now - LONGEST)

        def write(connection: sa.Connection) -> None:
            connection.execute(old)
            connection.execute(sa.insert(sign_in_tokens), row)

        await self._database.write(write)
        return token

    async def take(self, token: str, purpose: Purpose, within: float) -> tuple[str | None] | None:
        """The person of a token, which is used up now; None if there is no such token."""
        kept = sign_in_tokens.c
        here = (kept.digest == digest(token), kept.purpose == purpose)
        query = sa.select(kept.person).where(*here, kept.made > time.time() - within)
        using = sa.delete(sign_in_tokens).where(*here)

        def write(connection: sa.Connection) -> tuple[str | None] | None:
            found = connection.execute(query).first()
            # Of two that come at once only one deletes the row.
            used = connection.execute(using).rowcount > 0
            return (found.person,) if found is not None and used else None

        return await self._database.write(write)

    # ----------------------------------------------------------------------------------------------
    # Passkeys

    async def passkeys(self, person: str) -> list[PasskeyCard]:
        return await self._database.read(lambda connection: passkeys_of(connection, person))

    async def credentials(self, person: str) -> list[str]:
        query = sa.select(passkeys.c.credential).where(passkeys.c.person == person)
        return await self._database.read(lambda connection: list(connection.scalars(query)))

    async def find(self, credential: str) -> Passkey | None:
        columns = (passkeys.c[name] for name in Passkey._fields)
        query = sa.select(*columns).where(passkeys.c.id == digest(credential))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else Passkey(*row)

    async def add(self, passkey: Passkey, browser: Browser) -> bool:
        """False if there is one like it, or the person has as many as may be."""
        row = {**passkey._asdict(), **browser._asdict(), "made": time.time()}
        adding = self._database.insert(passkeys).on_conflict_do_nothing()
        counting = sa.select(sa.func.count()).where(passkeys.c.person == passkey.person)

        def write(connection: sa.Connection) -> bool:
            if (connection.scalar(counting) or 0) >= MOST_PASSKEYS:
                return False
            return connection.execute(adding, row).rowcount > 0

        return await self._database.write(write)

    async def use(self, passkey: Passkey, uses: int) -> bool:
        """Note that a passkey was used; False if someone else did meanwhile, or it is gone."""
        using = (
            sa.update(passkeys)
            .where(passkeys.c.id == passkey.id, passkeys.c.uses == passkey.uses)
            .values(uses=uses, used=time.time())
        )
        return await self._database.write(lambda connection: connection.execute(using).rowcount > 0)

    async def remove(self, person: str, id: str) -> bool:
        """False if the person has no such passkey."""
        removing = sa.delete(passkeys).where(passkeys.c.person == person, passkeys.c.id == id)
        return await self._database.write(
            lambda connection: connection.execute(removing).rowcount > 0
        )

    # ----------------------------------------------------------------------------------------------
    # Mail

    async def mailbox_of(self, person: str) -> str | None:
        """The confirmed address of a person."""
        query = sa.select(notice_wishes.c.address).where(
            notice_wishes.c.person == person, notice_wishes.c.confirmed.is_(True)
        )
        return await self._database.read(lambda connection: connection.scalar(query))

    async def mailboxes(self, address: str, most: int) -> list[Mailbox]:
        """Those who have confirmed this address, the newest people first."""
        wishes = notice_wishes.c
        query = (
            sa.select(wishes.person, people.c.name, wishes.language, wishes.address)
            .join(people, people.c.id == wishes.person)
            .where(
                sa.func.lower(wishes.address) == address.lower(),
                wishes.confirmed.is_(True),
                people.c.banned.is_(False),
            )
            .order_by(people.c.made.desc())
            .limit(most)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Mailbox(*row) for row in rows]


def digest(secret: str) -> str:
    """A name for a secret, or for something long, that does not give it away."""
    return urlsafe_b64encode(sha256(secret.encode()).digest()).rstrip(b"=").decode()


def passkeys_of(connection: sa.Connection, person: str) -> list[PasskeyCard]:
    """The passkeys of a person, the oldest first."""
    columns = (passkeys.c[name] for name in PasskeyCard.__struct_fields__)
    query = sa.select(*columns).where(passkeys.c.person == person).order_by(passkeys.c.made)
    return [PasskeyCard(*row) for row in connection.execute(query)]


def erase_accounts(connection: sa.Connection, people: Collection[str]) -> None:
    """Delete the passkeys of these people, and what would let them sign in."""
    for table in (passkeys, sign_in_tokens):
        connection.execute(sa.delete(table).where(table.c.person.in_(people)))
