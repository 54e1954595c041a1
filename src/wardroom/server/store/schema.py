"""The tables of the database. What they held before is in the migrations."""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

settings: Final = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What all processes on one database share, such as the key that signs cookies."""

people: Final = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)

tables: Final = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
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
    sa.Column("campaign", sa.String(20)),
    # From here on the summary of the log, for lists: kept in step with it in every transaction.
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("moved", sa.Double, nullable=False),
    sa.Column("waiting", sa.String(60), nullable=False),
    sa.Column("result", sa.Text),
    sa.Column("handed_on", sa.Text),
    sa.Column("rematch", sa.String(20)),
    sa.Column("alone", sa.Boolean, nullable=False),
    # Who lets the colleagues of this table play, and until when.
    sa.Column("holder", sa.String(40), nullable=False),
    sa.Column("held_until", sa.Double, nullable=False),
    sa.Index(None, "status", "public", "moved"),
    sa.Index(None, "alone", "held_until"),
    sa.Index(None, "campaign"),
)
"""`waiting` are the seats waited for, with commas between. `alone` says that the table goes on
without people: a colleague is to act, or time runs. `handed_on` is what a finished game hands on to
the next of its campaign.
"""

campaigns: Final = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)
"""Games that follow on each other. How far a campaign has come, its finished tables say."""

members: Final = sa.Table(
    "members",
    metadata,
    sa.Column("campaign_id", sa.String(20), sa.ForeignKey("campaigns.id"), primary_key=True),
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Index(None, "person"),
)
"""Those who may go on with a campaign."""

chairs: Final = sa.Table(
    "chairs",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.String(20)),
    sa.Column("colleague", sa.String(40)),
    sa.Column("here_until", sa.Double, nullable=False),
    sa.Index(None, "person"),
)
"""A chair with neither person nor colleague is open; one with both has a stand-in."""

entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("step", sa.Integer, primary_key=True),
    sa.Column("kind", sa.SmallInteger, nullable=False),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("action", sa.Text, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("nonce", sa.String(80)),
    sa.Column("reason", sa.Text),
    sa.UniqueConstraint("table_id", "nonce"),
    sqlite_with_rowid=False,
)
"""The move log: the truth. Rows are only ever added."""

chat: Final = sa.Table(
    "chat",
    metadata,
    sa.Column("table_id", sa.String(20), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("said", sa.Double, nullable=False),
    sa.Column("nonce", sa.String(80)),
    sa.Column("say", sa.Text),
    sa.UniqueConstraint("table_id", "nonce"),
    sqlite_with_rowid=False,
)
