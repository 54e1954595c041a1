"""What alembic runs: the migrations, on the connection it was given."""

from alembic import context

from wardroom.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
