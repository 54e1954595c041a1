"""Names of tables and seats, ready checks, unread chat, people who watch, and administration."""

import sqlalchemy as sa
from alembic import op

revision = "company"
down_revision = "notices"

_NO = sa.false()
_ADDED = (
    ("people", "banned", sa.Boolean, _NO),
    ("tables", "name", sa.String(60), ""),
    ("tables", "waits", sa.Boolean, _NO),
    ("tables", "watchers", sa.String(10), "silent"),
    ("chairs", "label", sa.String(40), ""),
    ("chairs", "ready", sa.Boolean, _NO),
    ("chairs", "read", sa.Integer, "0"),
    ("chat", "aside", sa.Boolean, _NO),
)


def upgrade() -> None:
    for table, name, kind, usual in _ADDED:
        op.add_column(table, sa.Column(name, kind, nullable=False, server_default=usual))
    op.add_column("tables", sa.Column("asked", sa.Text))
    # Anyone who comes back after the upgrade has read what was there before it.
    op.execute(
        "UPDATE chairs SET read = COALESCE("
        "(SELECT MAX(chat.number) FROM chat WHERE chat.table_id = chairs.table_id), 0)"
    )
    op.create_table(
        "admin_changes",
        sa.Column("number", sa.Integer, autoincrement=True),
        sa.Column("table_id", sa.String(20)),
        sa.Column("person", sa.String(20)),
        sa.Column("made", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_admin_changes"),
    )


def downgrade() -> None:
    op.drop_table("admin_changes")
    op.drop_column("tables", "asked")
    for table, name, _, _ in reversed(_ADDED):
        op.drop_column(table, name)
