"""Campaigns, who belongs to them, and what a finished game hands on to the next."""

import sqlalchemy as sa
from alembic import op

revision = "campaigns"
down_revision = "house"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_table(
        "members",
        sa.Column("campaign_id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_members_campaign_id"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.add_column("tables", sa.Column("campaign", sa.String(20)))
    op.add_column("tables", sa.Column("handed_on", sa.Text))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])


def downgrade() -> None:
    op.drop_index("ix_tables_campaign", "tables")
    op.drop_column("tables", "handed_on")
    op.drop_column("tables", "campaign")
    op.drop_table("members")
    op.drop_table("campaigns")
