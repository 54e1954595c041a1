"""Notices of turns over days, and the pace of a table."""

import sqlalchemy as sa
from alembic import op

revision = "notices"
down_revision = "generations"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turns", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pace", sa.String(12), nullable=False, server_default="live"))
    op.create_table(
        "notice_wishes",
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("address", sa.String(254)),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("asked", sa.Double, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("person", name="pk_notice_wishes"),
    )
    op.create_index("ix_notice_wishes_address", "notice_wishes", ["address"])
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(43), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_person", "push_subscriptions", ["person"])
    op.create_table(
        "webhooks",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(10), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_webhooks"),
    )
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("told", sa.Double, nullable=False),
        sa.Column("sent", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_notices"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("told", sa.Double, nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("target", sa.String(43), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deliveries"),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.create_index("ix_deliveries_person", "deliveries", ["person"])


def downgrade() -> None:
    for table in ("deliveries", "notices", "webhooks", "push_subscriptions", "notice_wishes"):
        op.drop_table(table)
    op.drop_column("tables", "pace")
    op.drop_column("tables", "turns")
