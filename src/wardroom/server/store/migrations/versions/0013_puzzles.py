"""The puzzles that people have solved."""

import sqlalchemy as sa
from alembic import op

revision = "puzzles"
down_revision = "blocked"


def upgrade() -> None:
    op.create_table(
        "solved_puzzles",
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("solved", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "name", name="pk_solved_puzzles"),
    )


def downgrade() -> None:
    op.drop_table("solved_puzzles")
