"""Which process lets the colleagues of a table play.

A lease saves work, it guards nothing: if two processes ever held one, the unique key of the log
would still let only one of them write each step. So clocks that differ a little do no harm.
"""

import time
from collections.abc import Collection

import sqlalchemy as sa

from wardroom.server.metrics import TAKEN_OVER
from wardroom.server.store.database import Database
from wardroom.server.store.rows import LEASE
from wardroom.server.store.schema import tables


class Leases:
    """Takes, renews and returns leases in the name of one process."""

    def __init__(self, database: Database, holder: str) -> None:
        self._database = database
        self._holder = holder
        self._led: dict[str, float] = {}
        """Tables whose lease is ours, and until when."""

    async def take(self, ids: Collection[str]) -> set[str]:
        """Take or renew; those that another process holds are not among the taken."""
        now = time.time()
        new = sorted(id for id in ids if self._led.get(id, 0.0) < now)
        led_by_others = sa.select(tables.c.id).where(
            tables.c.id.in_(new), tables.c.holder.not_in(("", self._holder))
        )
        taking = (
            sa.update(tables)
            .where(
                tables.c.id.in_(sorted(ids)),
                sa.or_(tables.c.holder == self._holder, tables.c.held_until < now),
            )
            .values(holder=self._holder, held_until=now + LEASE)
            .returning(tables.c.id)
        )

        def take(connection: sa.Connection) -> tuple[set[str], set[str]]:
            before = set(connection.scalars(led_by_others)) if new else set()
            return before, set(connection.scalars(taking))

        before, taken = await self._database.write(take)
        TAKEN_OVER.inc(len(before & taken))
        self._led = {id: until for id, until in self._led.items() if until > now and id not in ids}
        self._led |= dict.fromkeys(taken, now + LEASE)
        return taken

    async def inherit(self) -> None:
        """There is no other process: the leases of those before this one are void."""
        voiding = (
            sa.update(tables)
            .where(tables.c.held_until > time.time(), tables.c.holder != self._holder)
            .values(held_until=0.0)
        )
        await self._database.write(lambda connection: connection.execute(voiding))

    async def give_back(self) -> None:
        """Let go of all tables."""
        giving = sa.update(tables).where(tables.c.holder == self._holder).values(held_until=0.0)
        await self._database.write(lambda connection: connection.execute(giving))

    async def abandoned(self, most: int) -> list[str]:
        """Tables that could go on without people and that no process holds."""
        query = (
            sa.select(tables.c.id)
            .where(tables.c.alone.is_(True), tables.c.held_until < time.time())
            .limit(most)
        )
        return await self._database.read(lambda connection: list(connection.scalars(query)))
