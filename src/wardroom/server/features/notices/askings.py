"""How often a mail may ask whether an address is theirs.

Anybody can type the address of a stranger. So every asking is counted, for the address that would
get the mail, for the person who typed it and for where that person came from; and it stays counted
when the person chooses another address, drops it, or is deleted. What is counted are digests: who
was asked by whom, this table does not tell.
"""

import secrets
import time
from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import sqlalchemy as sa

from wardroom.server.store.database import Database
from wardroom.server.store.schema import mail_askings

MOST_TO_AN_ADDRESS: Final = 3
MOST_OF_A_PERSON: Final = 5
MOST_OF_A_CLIENT: Final = 10
"""The most in an hour."""
HOUR: Final = 3600.0
_LOCK: Final = 0x6D61696C
"""The advisory lock of PostgreSQL under which is counted; SQLite has one writer at a time."""


class MailAskings:
    """Counts them for all processes on a database."""

    def __init__(self, database: Database, key: str, limits: bool) -> None:
        """Without limits only the addresses are counted."""
        self._database = database
        self._key = key.encode()[:64]
        self._limits = limits

    async def may_ask(self, address: str, person: str | None, client: str) -> bool:
        """Count one more; False, and nothing is counted, if that were too many. Of somebody who is
        yet to sign in there is no person to count.
        """
        most = {self._digest("address", mailbox(address)): MOST_TO_AN_ADDRESS}
        if self._limits:
            if person is not None:
                most[self._digest("person", person)] = MOST_OF_A_PERSON
            most[self._digest("client", client)] = MOST_OF_A_CLIENT
        return await self._database.write(lambda connection: _counted(connection, most))

    def _digest(self, kind: str, whom: str) -> str:
        return blake2b(f"{kind}:{whom}".encode(), digest_size=16, key=self._key).hexdigest()


def mailbox(address: str) -> str:
    """What is the same for all spellings of an address that reach one person."""
    name, _, domain = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{domain}"


def _counted(connection: sa.Connection, most: Mapping[str, int]) -> bool:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    now = time.time()
    connection.execute(sa.delete(mail_askings).where(mail_askings.c.made < now - HOUR))
    whom = mail_askings.c.whom
    counting = sa.select(whom, sa.func.count()).where(whom.in_(most)).group_by(whom)
    for asked, times in connection.execute(counting):
        if times >= most[asked]:
            return False
    rows = [{"id": secrets.token_hex(16), "whom": each, "made": now} for each in most]
    connection.execute(sa.insert(mail_askings), rows)
    return True
