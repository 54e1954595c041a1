"""What people tell the operator about others."""

import sqlalchemy as sa
from alembic import op

revision = "reports"
down_revision = "challenges"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("about", sa.String(20), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )


def downgrade() -> None:
    op.drop_table("reports")
