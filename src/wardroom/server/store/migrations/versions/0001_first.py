"""People, tables, chairs, the move log, chat."""

import sqlalchemy as sa
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_settings"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("carried", sa.Text),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(20), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("begun", sa.Double),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("moved", sa.Double, nullable=False),
        sa.Column("waiting", sa.String(60), nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.String(20)),
        sa.Column("alone", sa.Boolean, nullable=False),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("held_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_public_moved", "tables", ["status", "public", "moved"])
    op.create_index("ix_tables_alone_held_until", "tables", ["alone", "held_until"])
    op.create_table(
        "chairs",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(20)),
        sa.Column("colleague", sa.String(40)),
        sa.Column("here_until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chairs_table_id"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("nonce", sa.String(80)),
        sa.Column("reason", sa.Text),
        sa.PrimaryKeyConstraint("table_id", "step", name="pk_entries"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_entries_table_id_nonce"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(20), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("said", sa.Double, nullable=False),
        sa.Column("nonce", sa.String(80)),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.UniqueConstraint("table_id", "nonce", name="uq_chat_table_id_nonce"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("chat", "entries", "chairs", "tables", "people", "settings"):
        op.drop_table(table)
