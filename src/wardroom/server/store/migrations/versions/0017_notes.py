"""What people write down at a table for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "notes"
down_revision = "holidays"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notes"),
    )
    op.create_index("ix_notes_person", "notes", ["person"])


def downgrade() -> None:
    op.drop_table("notes")
