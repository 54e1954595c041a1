"""How the database became what it is, a step in each file of `versions`.

Applied at every start: `upgrade` does nothing when there is nothing to do, and lets one process at
a time work when several start together.
"""

from typing import Final

import sqlalchemy as sa

NEWEST: Final = "campaigns"
"""The last of the versions; a database that has it needs nothing, not even alembic."""
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

    config = Config()
    config.set_main_option("script_location", f"{__package__.rpartition('.')[0]}:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")))
