"""The points of finished games, and who was stood in for."""

import sqlalchemy as sa
from alembic import op

revision = "scores"
down_revision = "companions"


def upgrade() -> None:
    for name in ("scores", "stood_in"):
        op.add_column("tables", sa.Column(name, sa.String(60), nullable=False, server_default=""))


def downgrade() -> None:
    for name in ("stood_in", "scores"):
        op.drop_column("tables", name)
