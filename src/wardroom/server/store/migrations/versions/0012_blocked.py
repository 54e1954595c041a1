"""People who may not come to a table any more."""

import sqlalchemy as sa
from alembic import op

revision = "blocked"
down_revision = "debriefs"


def upgrade() -> None:
    op.add_column("tables", sa.Column("blocked", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "blocked")
