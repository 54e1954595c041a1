"""A backup: everything in one SQLite file, whatever the database is.

So a backup needs no other program, can be looked at with any, and can be restored into a database
of the other kind.
"""

import asyncio
import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from wardroom.kernel import WardroomError
from wardroom.server.store.database import Database
from wardroom.server.store.engines import database
from wardroom.server.store.migrations import upgrade
from wardroom.server.store.schema import admin_changes, metadata, people, tables

_TOGETHER: Final = 500
_COPIED: Final = [table for table in metadata.sorted_tables if table is not admin_changes]


async def backup(address: str, file: Path) -> None:
    """Write everything to a new file that only its owner can read: the signing key is in it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise WardroomError(f"{file} cannot be written: {error.strerror}.") from error
    try:
        if address.startswith("sqlite"):
            await asyncio.to_thread(_copy_file, Path(sa.make_url(address).database or ""), file)
        else:
            await _copy_rows(database(address), file)
    except BaseException:
        file.unlink()
        raise


async def restore(address: str, file: Path, *, replace: bool) -> None:
    """Put everything from a backup into a database that is empty, or in the place of what is there.
    All of it or nothing.
    """
    if not _is_backup(file):
        raise WardroomError(f"{file} is no backup of Wardroom.")
    with tempfile.TemporaryDirectory(prefix="wardroom-restore-") as folder:
        # An older backup is brought up to date first, and not in its own file.
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_copy_file, file, copy)
        source = sa.create_engine(f"sqlite:///{copy}")
        try:
            with source.begin() as old:
                upgrade(old)
            await _put(database(address), source, replace=replace)
        finally:
            source.dispose()


def _copy_file(source: Path, file: Path) -> None:
    """SQLite copies what the server may be writing at this moment, whole."""
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(file)) as new,
    ):
        old.backup(new)


async def _copy_rows(source: Database, file: Path) -> None:
    target = sa.create_engine(f"sqlite:///{file}")

    def copy(old: sa.Connection) -> None:
        # All tables as they are at one moment, while others go on writing.
        old.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        with target.begin() as new:
            upgrade(new)
            _copy(old, new)

    try:
        await source.read(copy)
    finally:
        target.dispose()
        await source.close()


async def _put(target: Database, source: sa.Engine, *, replace: bool) -> None:
    def put(new: sa.Connection) -> None:
        upgrade(new)
        if not replace and any(_count(new, table) for table in (people, tables)):
            raise WardroomError(
                "There are people or tables in that database. Add --replace to lose them."
            )
        for table in reversed(metadata.sorted_tables):
            new.execute(sa.delete(table))
        with source.connect() as old:
            _copy(old, new)

    try:
        await target.write(put)
    finally:
        await target.close()


def _copy(old: sa.Connection, new: sa.Connection) -> None:
    for table in _COPIED:
        rows = old.execution_options(yield_per=_TOGETHER).execute(sa.select(table))
        for some in rows.partitions():
            new.execute(sa.insert(table), [row._asdict() for row in some])


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0


def _is_backup(file: Path) -> bool:
    if not file.is_file():
        return False
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            opened.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error:
        return False
    return True
