"""How much of a game's story somebody has read."""

import sqlalchemy as sa
from alembic import op

revision = "pages_read"
down_revision = "brought_campaigns"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("pages", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("chairs", "pages")
