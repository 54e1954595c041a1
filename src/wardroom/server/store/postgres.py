"""PostgreSQL."""

from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from wardroom.server.metrics import DATABASE
from wardroom.server.store.database import (
    CAUSES,
    PATIENCE,
    Insert,
    KeyTaken,
    T,
    Update,
    Work,
    named,
)

_CONNECTIONS: Final = 8
_ATTEMPTS: Final = 4
"""How often a transaction is tried that was in a deadlock with another one."""
_DEADLOCK: Final = ("40P01", "40001")


class Postgres:
    """A pool of connections; reading and writing are the same here."""

    def __init__(self, address: str) -> None:
        self._engine = create_async_engine(
            address,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            pool_pre_ping=True,
            connect_args={"timeout": PATIENCE, "command_timeout": 2 * PATIENCE},
        )

    async def read(self, work: Work[T]) -> T:
        with DATABASE.labels("read").time():
            return await self._done(work)

    async def write(self, work: Work[T]) -> T:
        with DATABASE.labels("write").time():
            return await self._done(work)

    async def _done(self, work: Work[T]) -> T:
        for attempt in range(1, _ATTEMPTS + 1):
            try:
                async with self._engine.begin() as connection:
                    return await connection.run_sync(work)
            except CAUSES as error:
                if attempt == _ATTEMPTS or not _is_deadlock(error):
                    raise named(error) from error
        raise AssertionError

    async def write_rows(self, *changes: Insert | Update) -> None:
        def write(connection: sa.Connection) -> None:
            for change in changes:
                connection.exec_driver_sql(_words(change), list(change.rows))

        try:
            await self.write(write)
        except IntegrityError as error:
            raise KeyTaken from error

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    async def close(self) -> None:
        await self._engine.dispose()


def _is_deadlock(error: Exception) -> bool:
    """Has the database undone the transaction to let another one go on?"""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _DEADLOCK


def _words(change: Insert | Update) -> str:
    """A statement for one row of a change."""
    if isinstance(change, Insert):
        values = ", ".join(f"${place}" for place in range(1, len(change.columns) + 1))
        return f"INSERT INTO {change.table} ({', '.join(change.columns)}) VALUES ({values})"
    places = [f"{name} = ${place}" for place, name in enumerate((*change.keys, *change.columns), 1)]
    found, new = places[: len(change.keys)], places[len(change.keys) :]
    return f"UPDATE {change.table} SET {', '.join(new)} WHERE {' AND '.join(found)}"
