"""How often somebody was asked by mail whether an address is theirs."""

import sqlalchemy as sa
from alembic import op

revision = "mail_askings"
down_revision = "whispers"


def upgrade() -> None:
    op.create_table(
        "mail_askings",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_mail_askings"),
    )
    op.create_index("ix_mail_askings_whom", "mail_askings", ["whom"])
    op.create_index("ix_mail_askings_made", "mail_askings", ["made"])
    op.drop_column("notice_wishes", "asked")


def downgrade() -> None:
    op.add_column(
        "notice_wishes", sa.Column("asked", sa.Double, nullable=False, server_default="0")
    )
    op.drop_table("mail_askings")
