"""Where people are signed in."""

import secrets
import time
from collections.abc import Collection
from typing import Final

import sqlalchemy as sa

from wardroom.protocol import DeviceCard
from wardroom.server.store.database import Database
from wardroom.server.store.schema import devices
from wardroom.server.user_agent import Browser

MOST_DEVICES: Final = 30
"""Of one person; one more signs out the device that was not seen for longest."""


class DeviceStore:
    """The devices of people; a cookie is good as long as its device is here."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: str, browser: Browser) -> str:
        """The id of a device that is signed in from now on."""
        id, now = secrets.token_urlsafe(9), time.time()
        row = {"id": id, "person": person, **browser._asdict(), "made": now, "seen": now}
        kept = (
            sa.select(devices.c.id)
            .where(devices.c.person == person)
            .order_by(devices.c.seen.desc(), devices.c.made.desc())
            .limit(MOST_DEVICES - 1)
        )

        def write(connection: sa.Connection) -> None:
            ids = list(connection.scalars(kept))
            connection.execute(
                sa.delete(devices).where(devices.c.person == person, devices.c.id.not_in(ids))
            )
            connection.execute(sa.insert(devices), row)

        await self._database.write(write)
        return id

    async def see(self, id: str, browser: Browser) -> None:
        """The device was here just now, with this browser."""
        seeing = (
            sa.update(devices)
            .where(devices.c.id == id)
            .values(seen=time.time(), **browser._asdict())
        )
        await self._database.write(lambda connection: connection.execute(seeing))

    async def of(self, person: str, here: str) -> list[DeviceCard]:
        """Those of a person, the last seen first; `here` is the one that asks."""
        return await self._database.read(
            lambda connection: devices_of(connection, person, here=here)
        )

    async def remove(self, person: str, id: str) -> bool:
        """False if the person has no such device."""
        removing = sa.delete(devices).where(devices.c.person == person, devices.c.id == id)
        return await self._database.write(
            lambda connection: connection.execute(removing).rowcount > 0
        )


def devices_of(connection: sa.Connection, person: str, here: str = "") -> list[DeviceCard]:
    """The devices of a person, the last seen first."""
    query = sa.select(devices).where(devices.c.person == person).order_by(devices.c.seen.desc())
    return [
        DeviceCard(row.id, row.browser, row.system, row.made, row.seen, row.id == here)
        for row in connection.execute(query)
    ]


def erase_devices(connection: sa.Connection, people: Collection[str]) -> None:
    """Sign these people out everywhere."""
    connection.execute(sa.delete(devices).where(devices.c.person.in_(people)))
