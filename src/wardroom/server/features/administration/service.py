"""`wardroom admin` without its words: works on the database, beside the servers that run on it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa

from wardroom.kernel import WardroomError
from wardroom.server.features.administration.store import Administration
from wardroom.server.features.personal.store import PersonalDataStore
from wardroom.server.settings import Settings, without_password
from wardroom.server.store import StorageError, Store
from wardroom.server.store.backup import backup, restore
from wardroom.server.tables.seats import leaving

__all__ = ["backup", "delete_person", "existing_store", "reasons_told", "restore"]


@asynccontextmanager
async def existing_store(settings: Settings) -> AsyncIterator[Store]:
    """The database of a server, which must be there and of this version already.

    To bring it up to date is for the server: an old one may still be running on it.
    """
    file = sa.make_url(settings.database).database if settings.on_sqlite else None
    if file is not None and not Path(file).is_file():
        raise WardroomError(f"There is no database at {file}.")
    store = Store(settings.database, "")
    try:
        await store.open(upgraded=False)
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def reasons_told(settings: Settings) -> AsyncIterator[None]:
    """Whatever is wrong with the database is reported in one sentence."""
    try:
        yield
    except (StorageError, OSError) as error:
        raise WardroomError(storage_sentence(settings, error)) from error


def storage_sentence(settings: Settings, error: Exception) -> str:
    """Why the database cannot be used, for the operator."""
    cause = error.__cause__ or error
    reason = getattr(cause, "orig", None) or getattr(cause, "strerror", None) or cause
    place = without_password(settings.database)
    return f"The database {place} cannot be used: {str(reason).rstrip('.')}."


async def delete_person(store: Store, person: str) -> bool:
    """Delete everything about somebody, as they could themselves; False if unknown."""
    if await store.people.name(person) is None:
        return False
    for row in (await store.tables.tables_of([person]))[person]:
        if row.summary.status != "over":
            await store.tables.change(row.id, leaving(person))
    at = await PersonalDataStore(store.database).erase(person)
    await Administration(store.database).note(person, at)
    return True
