"""What the house says at a table, as a message that can be translated."""

import sqlalchemy as sa
from alembic import op

revision = "house"
down_revision = "first"


def upgrade() -> None:
    op.add_column("chat", sa.Column("say", sa.Text))


def downgrade() -> None:
    op.drop_column("chat", "say")
