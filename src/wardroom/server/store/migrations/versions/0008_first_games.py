"""First games that are accompanied, and what a person has been told once."""

import sqlalchemy as sa
from alembic import op

revision = "first_games"
down_revision = "company"


def upgrade() -> None:
    op.create_table(
        "first_games",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_first_games"),
    )
    op.create_index("ix_first_games_person", "first_games", ["person"])
    op.create_table(
        "first_times",
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("told", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name", name="pk_first_times"),
    )


def downgrade() -> None:
    op.drop_table("first_times")
    op.drop_table("first_games")
