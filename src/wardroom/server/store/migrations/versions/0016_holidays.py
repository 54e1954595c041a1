"""People who are away for some days, and have said so."""

import sqlalchemy as sa
from alembic import op

revision = "holidays"
down_revision = "reports"


def upgrade() -> None:
    op.add_column(
        "people", sa.Column("holiday_until", sa.Double, nullable=False, server_default="0")
    )
    op.add_column(
        "people",
        sa.Column("holiday_stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def downgrade() -> None:
    op.drop_column("people", "holiday_stand_in")
    op.drop_column("people", "holiday_until")
