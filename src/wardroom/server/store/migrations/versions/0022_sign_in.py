"""The devices, passkeys and mails with which people sign in."""

import sqlalchemy as sa
from alembic import op

revision = "sign_in"
down_revision = "pages_read"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(43), nullable=False),
        sa.Column("credential", sa.Text, nullable=False),
        sa.Column("person", sa.String(20), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("synced", sa.Boolean, nullable=False),
        sa.Column("browser", sa.String(20), nullable=False),
        sa.Column("system", sa.String(20), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "sign_in_tokens",
        sa.Column("digest", sa.String(43), nullable=False),
        sa.Column("purpose", sa.String(10), nullable=False),
        sa.Column("person", sa.String(20)),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_sign_in_tokens"),
    )
    op.create_index("ix_sign_in_tokens_made", "sign_in_tokens", ["made"])
    op.create_index("ix_sign_in_tokens_person", "sign_in_tokens", ["person"])


def downgrade() -> None:
    op.drop_table("sign_in_tokens")
    op.drop_table("passkeys")
    op.drop_table("devices")
