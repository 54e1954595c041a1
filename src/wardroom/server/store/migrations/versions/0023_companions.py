"""People one plays with: who is here, who is not to be invited, who has been."""

import sqlalchemy as sa
from alembic import op

revision = "companions"
down_revision = "sign_in"


def upgrade() -> None:
    op.add_column("people", sa.Column("here_until", sa.Double, nullable=False, server_default="0"))
    op.add_column(
        "people", sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("other", sa.String(20), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("giver", sa.String(20), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_giver", "invitations", ["giver"])


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("blocks")
    op.drop_column("people", "unlisted")
    op.drop_column("people", "here_until")
