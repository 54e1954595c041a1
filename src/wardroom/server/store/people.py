"""The people this server knows, and the key that proves who they are."""

import secrets
import time
from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa

from wardroom.protocol import Holiday
from wardroom.server.store.database import Database
from wardroom.server.store.rows import Standing
from wardroom.server.store.schema import devices, people, settings, sign_in_tokens

_KEY: Final = "key"
_NAMES: Final = sa.select(people.c.id, people.c.name).where(
    people.c.id.in_(sa.bindparam("ids", expanding=True))
)


class PeopleStore:
    """Names by the id of a person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self) -> str:
        """The secret that signs cookies and links; made once for each database."""
        new = self._database.insert(settings).on_conflict_do_nothing()
        row = {"name": _KEY, "value": secrets.token_urlsafe(32)}

        def keep(connection: sa.Connection) -> str:
            connection.execute(new, row)
            kept = sa.select(settings.c.value).where(settings.c.name == _KEY)
            return str(connection.execute(kept).scalar_one())

        return await self._database.write(keep)

    async def add(self, name: str) -> str:
        """The id of a new person."""
        row = {"id": _new_id(), "name": name, "made": time.time()}
        await self._database.write(lambda connection: connection.execute(sa.insert(people), row))
        return str(row["id"])

    async def see(self, ids: Iterable[str], until: float) -> None:
        """These people are here for a while."""
        seeing = sa.update(people).where(people.c.id.in_(list(ids))).values(here_until=until)
        await self._database.write(lambda connection: connection.execute(seeing))

    async def rename(self, id: str, name: str) -> None:
        renaming = sa.update(people).where(people.c.id == id).values(name=name)
        await self._database.write(lambda connection: connection.execute(renaming))

    async def standing(self, id: str) -> Standing | None:
        """How the person stands to this server; None if there is no such person."""
        query = sa.select(people.c.generation, people.c.banned).where(people.c.id == id)
        signed_in = sa.select(devices.c.id, devices.c.seen).where(devices.c.person == id)

        def look(connection: sa.Connection) -> Standing | None:
            found = connection.execute(query).first()
            if found is None:
                return None
            seen = {row.id: row.seen for row in connection.execute(signed_in)}
            return Standing(found.generation, found.banned, seen)

        return await self._database.read(look)

    async def raise_generation(self, id: str) -> None:
        """No cookie and no link of the person is good any more, on no device."""
        raising = (
            sa.update(people).where(people.c.id == id).values(generation=people.c.generation + 1)
        )

        def write(connection: sa.Connection) -> None:
            connection.execute(raising)
            for table in (devices, sign_in_tokens):
                connection.execute(sa.delete(table).where(table.c.person == id))

        await self._database.write(write)

    async def holiday(self, id: str) -> Holiday | None:
        """Until when the person is away; None if they are not."""
        query = sa.select(people.c.holiday_until, people.c.holiday_stand_in).where(
            people.c.id == id, people.c.holiday_until > time.time()
        )
        found = await self._database.read(lambda connection: connection.execute(query).first())
        return None if found is None else Holiday(*found)

    async def set_holiday(self, id: str, holiday: Holiday) -> None:
        """One that has ended is kept too: the pace of a table counts from its end."""
        values = {"holiday_until": holiday.until, "holiday_stand_in": holiday.stand_in}
        setting = sa.update(people).where(people.c.id == id).values(**values)
        await self._database.write(lambda connection: connection.execute(setting))

    async def name(self, id: str) -> str | None:
        """What the person is called; None if there is no such person."""
        return (await self.names([id])).get(id)

    async def names(self, ids: Iterable[str]) -> dict[str, str]:
        wanted = {"ids": list(ids)}
        rows = await self._database.read(
            lambda connection: connection.execute(_NAMES, wanted).all()
        )
        return {row.id: row.name for row in rows}


def _new_id() -> str:
    """One that a command line never takes for an option."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id
