"""What is said at a table to one player alone."""

import sqlalchemy as sa
from alembic import op

revision = "whispers"
down_revision = "notes"


def upgrade() -> None:
    op.add_column("chat", sa.Column("to_seat", sa.SmallInteger))
    op.add_column("chat", sa.Column("to_person", sa.String(20)))


def downgrade() -> None:
    # Without the columns everybody would be told.
    op.execute("DELETE FROM chat WHERE to_person IS NOT NULL")
    op.drop_column("chat", "to_person")
    op.drop_column("chat", "to_seat")
