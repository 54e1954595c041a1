"""Campaigns that were brought from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "brought_campaigns"
down_revision = "mail_askings"


def upgrade() -> None:
    op.add_column("campaigns", sa.Column("brought", sa.Text))


def downgrade() -> None:
    op.drop_column("campaigns", "brought")
