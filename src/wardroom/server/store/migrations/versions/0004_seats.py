"""Anyone who has left a game keeps the way back to the seat."""

import sqlalchemy as sa
from alembic import op

revision = "seats"
down_revision = "campaigns"


def upgrade() -> None:
    op.add_column(
        "chairs", sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false())
    )


def downgrade() -> None:
    op.drop_column("chairs", "has_left")
