"""SQLite."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import PoolProxiedConnection
from sqlalchemy.dialects.sqlite import insert

from wardroom.server.metrics import DATABASE
from wardroom.server.store import database
from wardroom.server.store.database import (
    CAUSES,
    Insert,
    KeyTaken,
    T,
    Update,
    Work,
    named,
)
from wardroom.server.store.rows import StorageError

_READERS: Final = 3
_PENS: Final = 2
"""The writer has two connections, one of them for the log alone."""
_PAGES_AHEAD: Final = 4000
"""So many pages (16 MB) are written ahead before they go to their places, while moves wait: a busy
page goes there once for many changes."""
_NOT_FOR_STRANGERS: Final = 0o770
"""A group that was let in on purpose, such as for backups, stays in."""
_GLANCE: Final = 0.005
"""Seconds until a file that others are opening is tried again."""


class Sqlite:
    """One thread that writes, as SQLite has one writer at a time, and some that read."""

    def __init__(self, address: str) -> None:
        url = sa.make_url(address).set(drivername="sqlite")
        if url.database and url.database != ":memory:":
            _keep_private(Path(url.database))
        self._engine = sa.create_engine(
            url,
            pool_size=_READERS + _PENS,
            max_overflow=0,
            pool_reset_on_return=None,
            connect_args={"timeout": database.PATIENCE, "check_same_thread": False},
        )
        sa.event.listen(self._engine, "connect", _prepare)
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(_READERS, "reader")
        self._log: PoolProxiedConnection | None = None

    async def read(self, work: Work[T]) -> T:
        with DATABASE.labels("read").time():
            return await self._done(self._readers, self._reading, work)

    async def write(self, work: Work[T]) -> T:
        with DATABASE.labels("write").time():
            return await self._done(self._writer, self._writing, work)

    async def _done(
        self, threads: ThreadPoolExecutor, how: Callable[[Work[T]], T], work: Work[T]
    ) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, how, work)
        except CAUSES as error:
            raise named(error) from error

    def _reading(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _writing(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            # The lock is taken at the beginning: waiting for it half-way through may fail.
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                result = work(connection)
                connection.exec_driver_sql("COMMIT")
            except BaseException:
                # A full disk may have ended the transaction already.
                driver = connection.connection.driver_connection
                if driver is not None and driver.in_transaction:
                    connection.exec_driver_sql("ROLLBACK")
                raise
            return result

    async def write_rows(self, *changes: Insert | Update) -> None:
        # All rows of a change in one statement: after each, the thread has to wait for its turn.
        statements = [(_words(change), list(chain(*change.rows))) for change in changes]
        loop = asyncio.get_running_loop()
        try:
            with DATABASE.labels("write").time():
                await loop.run_in_executor(self._writer, self._write_rows, statements)
        except sqlite3.IntegrityError as error:
            raise KeyTaken from error
        except (sqlite3.Error, *CAUSES) as error:
            raise StorageError from error

    def _write_rows(self, statements: list[tuple[str, list[Any]]]) -> None:
        """Past SQLAlchemy, whose care for each statement costs more than executing it."""
        if self._log is None:
            self._log = self._engine.raw_connection()
        driver: Any = self._log.driver_connection
        driver.execute("BEGIN IMMEDIATE")
        try:
            for words, values in statements:
                driver.execute(words, values)
            driver.execute("COMMIT")
        except BaseException:
            if driver.in_transaction:
                driver.execute("ROLLBACK")
            raise

    def insert(self, table: sa.Table) -> Any:
        return insert(table)

    async def close(self) -> None:
        self._writer.shutdown()
        self._readers.shutdown()
        if self._log is not None:
            self._log.close()
        self._engine.dispose()


def _keep_private(file: Path) -> None:
    """The key that signs cookies and links is in the file: it is for its owner alone. What SQLite
    puts beside it is readable by the same people.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        for kept in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
            # Of another owner, who may have meant it so.
            with suppress(OSError):
                kept.chmod(kept.stat().st_mode & _NOT_FOR_STRANGERS)
    except OSError:
        return  # opening it will say why


def _words(change: Insert | Update) -> str:
    """One statement for all rows of a change."""
    row = f"({', '.join('?' * len(change.rows[0]))})"
    rows = ", ".join([row] * len(change.rows))
    if isinstance(change, Insert):
        return f"INSERT INTO {change.table} ({', '.join(change.columns)}) VALUES {rows}"
    found = [
        f"{change.table}.{name} = new.column{place}" for place, name in enumerate(change.keys, 1)
    ]
    values = [
        f"{name} = new.column{place}"
        for place, name in enumerate(change.columns, 1 + len(change.keys))
    ]
    return (
        f"UPDATE {change.table} SET {', '.join(values)} "
        f"FROM (VALUES {rows}) AS new WHERE {' AND '.join(found)}"
    )


def _prepare(connection: Any, _: object) -> None:
    """Every commit is on the disk before it returns, and readers do not wait for writers."""
    connection.isolation_level = None
    cursor = connection.cursor()
    _write_ahead(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint={_PAGES_AHEAD}")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _write_ahead(cursor: Any) -> None:
    """SQLite lets nobody wait who opens a file while another opens or closes it: try again."""
    deadline = time.monotonic() + database.PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > deadline:
                raise
        time.sleep(_GLANCE)
