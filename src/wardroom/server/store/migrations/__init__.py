"""How the database became what it is: a step in each file of `versions`, in the order of their
numbers. The revision a database names is the name of the file without its number.

Applied at every start: `upgrade` does nothing when there is nothing to do, and lets one process at
a time work when several start together.
"""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

from wardroom.kernel import WardroomError

NEWEST: Final = "scores"
"""The last of the versions; a database that has it needs nothing, not even alembic."""
_NEWER: Final = (
    "The database is of a newer version of Wardroom ({}). Start that version, or restore a backup "
    "from before it."
)
_LOCK: Final = 0x77617264
"""The advisory lock of PostgreSQL that a migration holds; SQLite locks by writing."""


def upgrade(connection: sa.Connection) -> None:
    """Bring the database up to date, within the transaction of this connection."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    if _version(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", f"{__package__.rpartition('.')[0]}:migrations")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise WardroomError(_NEWER.format(_version(connection))) from error


def must_be_current(connection: sa.Connection) -> None:
    """WardroomError unless the database is of this version."""
    version = _version(connection)
    if version is None:
        raise WardroomError("There is no database of Wardroom there; the first start makes one.")
    if version == NEWEST:
        return
    steps = (Path(__file__).parent / "versions").glob("[0-9]*.py")
    known = {file.stem.partition("_")[2] for file in steps}
    if version not in known:
        raise WardroomError(_NEWER.format(version))
    raise WardroomError(
        f"The database is of an older version of Wardroom ({version}). Start the server of this "
        "version once, which brings it up to date."
    )


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
