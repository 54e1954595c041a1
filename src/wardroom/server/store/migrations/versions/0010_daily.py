"""Deals of the day, and how they went."""

import sqlalchemy as sa
from alembic import op

revision = "daily"
down_revision = "origins"


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_table(
        "daily_results",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("won", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.Column("turns", sa.Integer),
        sa.Column("people", sa.Integer),
        sa.Column("colleagues", sa.Integer),
        sa.Column("seconds", sa.Double),
        sa.PrimaryKeyConstraint("game", "day", "person", name="pk_daily_results"),
    )
    op.create_index("ix_daily_results_person", "daily_results", ["person"])
    op.create_index("ix_daily_results_table_id", "daily_results", ["table_id"])
    op.create_table(
        "daily_colleagues",
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("begun", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
        sa.Column("won", sa.Boolean),
        sa.Column("points", sa.Integer),
        sa.Column("turns", sa.Integer),
        sa.PrimaryKeyConstraint("game", "day", "kind", name="pk_daily_colleagues"),
    )


def downgrade() -> None:
    op.drop_table("daily_colleagues")
    op.drop_table("daily_results")
    op.drop_column("tables", "daily")
