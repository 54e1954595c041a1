"""Debriefs of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "debriefs"
down_revision = "daily"


def upgrade() -> None:
    op.create_table(
        "debriefs",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_debriefs"),
    )


def downgrade() -> None:
    op.drop_table("debriefs")
