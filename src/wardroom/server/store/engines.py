"""Which engine an address names."""

from wardroom.server.store.database import Database


def database(address: str) -> Database:
    """The database at an address. Only what it needs is loaded: that takes a while."""
    if address.startswith("sqlite"):
        from wardroom.server.store.sqlite import Sqlite

        return Sqlite(address)
    from wardroom.server.store.postgres import Postgres

    return Postgres(address)
