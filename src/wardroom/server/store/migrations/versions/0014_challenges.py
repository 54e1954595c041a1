"""Deals that are given to friends as a challenge."""

import sqlalchemy as sa
from alembic import op

revision = "challenges"
down_revision = "puzzles"


def upgrade() -> None:
    op.add_column("tables", sa.Column("challenge", sa.String(20)))
    op.create_index("ix_tables_challenge", "tables", ["challenge"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("giver", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("colleague", sa.String(40), nullable=False),
        sa.Column("source", sa.String(20)),
        sa.Column("day", sa.String(10)),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_giver", "challenges", ["giver"])


def downgrade() -> None:
    op.drop_table("challenges")
    op.drop_index("ix_tables_challenge", "tables")
    op.drop_column("tables", "challenge")
