"""Tables that go on from a game that was played, games that are shared, and who has won."""

import sqlalchemy as sa
from alembic import op

revision = "origins"
down_revision = "first_games"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
    op.add_column("tables", sa.Column("winners", sa.String(60), nullable=False, server_default=""))
    for table, name in (("tables", "shared"), ("chairs", "named")):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("chairs", "named")
    op.drop_column("tables", "shared")
    op.drop_column("tables", "winners")
    op.drop_column("tables", "origin")
