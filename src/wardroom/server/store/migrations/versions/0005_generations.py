"""Cookies and personal links have a generation, so that they can be made void."""

import sqlalchemy as sa
from alembic import op

revision = "generations"
down_revision = "seats"


def upgrade() -> None:
    op.add_column("people", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("people", "generation")
