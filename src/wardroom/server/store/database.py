"""The database as the rest of the store sees it, SQLite and PostgreSQL alike.

A piece of work is a function of a connection, one transaction from its beginning to its end. On
PostgreSQL it runs on the event loop; on SQLite, which knows only calls that block, as a whole in a
thread: going to a thread and back for every statement would cost more than the statements.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from wardroom.server.store.rows import StorageError

PATIENCE: Final = 5.0
"""Seconds to wait for a database that another process has locked."""

T = TypeVar("T")
Work = Callable[[sa.Connection], T]

CAUSES: Final = (DBAPIError, PoolTimeout, OSError)
"""What a database raises when something is wrong with it, or with a statement."""


class KeyTaken(Exception):
    """A key that was to be written is there already; nothing has been written."""


class Insert(NamedTuple):
    """Rows to be added to a table."""

    table: str
    columns: tuple[str, ...]
    rows: Sequence[tuple[Any, ...]]


class Update(NamedTuple):
    """New values for rows of a table; each begins with those of the keys that find it."""

    table: str
    keys: tuple[str, ...]
    columns: tuple[str, ...]
    rows: Sequence[tuple[Any, ...]]


class Database(Protocol):
    """Where pieces of work are done."""

    async def read(self, work: Work[T]) -> T:
        """What the work finds."""

    async def write(self, work: Work[T]) -> T:
        """What the work returns, once what it wrote is on the disk; undone if it fails."""

    async def write_rows(self, *changes: Insert | Update) -> None:
        """Write many rows in one transaction, as cheaply as possible; or KeyTaken."""

    def insert(self, table: sa.Table) -> Any:
        """An INSERT that knows ON CONFLICT."""

    async def close(self) -> None:
        """Let all connections go."""


def named(error: Exception) -> Exception:
    """What a database refuses for its own reasons; a mistake in a statement stays what it is."""
    mistake = isinstance(error, ProgrammingError | IntegrityError | DataError)
    return error if mistake else StorageError()
