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
    sa.Column("generation", sa.Integer, nullable=False, server_default="0"),
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("holiday_until", sa.Double, nullable=False, server_default="0"),
    sa.Column("holiday_stand_in", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("here_until", sa.Double, nullable=False, server_default="0"),
    sa.Column("unlisted", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Cookies and links of an older `generation` are void. Until the end of a holiday nothing is told
to a person; `holiday_stand_in` says that a colleague may play for them meanwhile. People who have
played with somebody `unlisted` do not see whether they are here, and cannot invite them.
"""

blocks: Final = sa.Table(
    "blocks",
    metadata,
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("other", sa.String(20), primary_key=True),
    sa.Column("made", sa.Double, nullable=False),
    sa.Index(None, "other"),
)
"""Whom a person wants to keep away, at all tables and beside them."""

invitations: Final = sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("giver", sa.String(20), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(None, "person"),
    sa.Index(None, "giver"),
)
"""Who was asked by whom to a table."""

devices: Final = sa.Table(
    "devices",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("browser", sa.String(20), nullable=False),
    sa.Column("system", sa.String(20), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Index(None, "person"),
)
"""Where a person is signed in. A cookie names its device, and is void once that is deleted."""

passkeys: Final = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(43), primary_key=True),
    sa.Column("credential", sa.Text, nullable=False),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("public_key", sa.Text, nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),
    sa.Column("synced", sa.Boolean, nullable=False),
    sa.Column("browser", sa.String(20), nullable=False),
    sa.Column("system", sa.String(20), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
    sa.Index(None, "person"),
)
"""Public keys with which people sign in. The id is a hash of the `credential`, `uses` the counter
of the authenticator, `browser` and `system` are what the passkey was created with.
"""

sign_in_tokens: Final = sa.Table(
    "sign_in_tokens",
    metadata,
    sa.Column("digest", sa.String(43), primary_key=True),
    sa.Column("purpose", sa.String(10), nullable=False),
    sa.Column("person", sa.String(20)),
    sa.Column("made", sa.Double, nullable=False),
    sa.Index(None, "made"),
    sa.Index(None, "person"),
)
"""Challenges for passkeys, and links in mails: each good once and not for long, and only its digest
is stored. `person` is who asked, or who the link is for.
"""

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
    sa.Column("name", sa.String(60), nullable=False, server_default=""),
    sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("watchers", sa.String(10), nullable=False, server_default="silent"),
    sa.Column("asked", sa.Text),
    sa.Column("origin", sa.Text),
    sa.Column("shared", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("daily", sa.String(10)),
    sa.Column("blocked", sa.Text, nullable=False, server_default=""),
    sa.Column("challenge", sa.String(20)),
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
    sa.Column("turns", sa.Text, nullable=False, server_default=""),
    sa.Column("pace", sa.String(12), nullable=False, server_default="live"),
    sa.Column("winners", sa.String(60), nullable=False, server_default=""),
    sa.Column("scores", sa.String(60), nullable=False, server_default=""),
    sa.Column("stood_in", sa.String(60), nullable=False, server_default=""),
    sa.Index(None, "status", "public", "moved"),
    sa.Index(None, "alone", "held_until"),
    sa.Index(None, "campaign"),
    sa.Index(None, "challenge"),
)
"""`waiting` are the seats waited for, with commas between. `alone` says that the table goes on
without people: a colleague is to act, or time runs. `handed_on` is what a finished game hands on to
the next of its campaign. `turns` are the seats waited for with the step and the moment since when,
`winners` the seats that have won, `scores` the points of all seats and `stood_in` those for whom
colleagues made most moves; all of it belongs to the summary. `pace` is how long one waits for a
move. A table that `waits` does not begin by itself when it is full. `watchers` is what those who
watch may say, `asked` a question to all players that is not answered yet. `origin` says where a
table goes on from that was not dealt again. A finished game that is `shared` may be looked at by
anyone with its address. `daily` is the day whose deal is played. `blocked` are the people who may
not come here any more, with spaces between. `challenge` is the challenge that was taken.
"""

campaigns: Final = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Column("brought", sa.Text),
)
"""Games that follow on each other. How far a campaign has come, its finished tables say; for one
that was `brought` from elsewhere, what it had come to there as well.
"""

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
    sa.Column("has_left", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("label", sa.String(40), nullable=False, server_default=""),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("read", sa.Integer, nullable=False, server_default="0"),
    sa.Column("named", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("pages", sa.Integer, nullable=False, server_default="-1"),
    sa.Index(None, "person"),
)
"""A chair with neither person nor colleague is open; one with both has a stand-in. Who has left
a game (`has_left`) does not sit there any more, but may come back. `label` is what the player
there is called, where one person plays for several. `read` is the last line of chat that the person
has seen. Anyone who is `named` has agreed that strangers who look at the shared game read the name.
`pages` is how much of the game's story the person has read, -1 while no client shows it.
"""

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
    sa.Column("aside", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("to_seat", sa.SmallInteger),
    sa.Column("to_person", sa.String(20)),
    sa.UniqueConstraint("table_id", "nonce"),
    sqlite_with_rowid=False,
)
"""What people said. `aside` is what was said among those who watch. A line with `to_person` is only
for the person who sat in `to_seat` then, and for the one who said it.
"""

notice_wishes: Final = sa.Table(
    "notice_wishes",
    metadata,
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("language", sa.String(10), nullable=False),
    sa.Column("time_zone", sa.String(64), nullable=False),
    sa.Column("quiet_from", sa.Integer),
    sa.Column("quiet_until", sa.Integer),
    sa.Column("address", sa.String(254)),
    sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index(None, "address"),
)
"""How somebody wants to be told of a turn. Quiet hours are minutes of the day in the time zone."""

mail_askings: Final = sa.Table(
    "mail_askings",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("whom", sa.String(32), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Index(None, "whom"),
    sa.Index(None, "made"),
)
"""When a mail asked whether an address is theirs: a row for the address, one for the person who
typed it and one for where they came from, each as a digest that nobody can read. They outlive the
wishes of the person, and are forgotten after an hour.
"""

push_subscriptions: Final = sa.Table(
    "push_subscriptions",
    metadata,
    sa.Column("id", sa.String(43), primary_key=True),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(100), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("made", sa.Double, nullable=False),
    sa.Index(None, "person"),
)
"""Browsers that take Web Push; the id is a hash of the endpoint."""

webhooks: Final = sa.Table(
    "webhooks",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(10), nullable=False),
)
"""The chat of a group that is told whose turn it is at a table."""

notices: Final = sa.Table(
    "notices",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("told", sa.Double, nullable=False),
    sa.Column("sent", sa.Boolean, nullable=False),
    sa.Index(None, "person"),
)
"""The last turn that somebody was told of at a table, when, and whether any of it has gone out: one
row, so one notice."""

deliveries: Final = sa.Table(
    "deliveries",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(20), nullable=False),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("turn", sa.Integer, nullable=False),
    sa.Column("told", sa.Double, nullable=False),
    sa.Column("channel", sa.String(10), nullable=False),
    sa.Column("target", sa.String(43), nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Index(None, "due"),
    sa.Index(None, "person"),
)
"""Notices on their way: written together with the decision to tell, gone once they are out."""

first_games: Final = sa.Table(
    "first_games",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Index(None, "person"),
)
"""Tables at which somebody plays a game for the first time, and is accompanied."""

first_times: Final = sa.Table(
    "first_times",
    metadata,
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("told", sa.Double, nullable=False),
)
"""What was explained to a person when it first happened, and when."""

daily_results: Final = sa.Table(
    "daily_results",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("table_id", sa.String(20), nullable=False),
    sa.Column("begun", sa.Double, nullable=False),
    sa.Column("ended", sa.Double),
    sa.Column("won", sa.Boolean),
    sa.Column("points", sa.Integer),
    sa.Column("turns", sa.Integer),
    sa.Column("people", sa.Integer),
    sa.Column("colleagues", sa.Integer),
    sa.Column("seconds", sa.Double),
    sa.Index(None, "person"),
    sa.Index(None, "table_id"),
)
"""The game of the day that counts for a person: written in the transaction in which it begins, and
completed once when it has ended. A person who had left by then has `ended` and not `won`."""

daily_colleagues: Final = sa.Table(
    "daily_colleagues",
    metadata,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("kind", sa.String(40), primary_key=True),
    sa.Column("begun", sa.Double, nullable=False),
    sa.Column("ended", sa.Double),
    sa.Column("won", sa.Boolean),
    sa.Column("points", sa.Integer),
    sa.Column("turns", sa.Integer),
)
"""How colleagues did with a deal of the day. `begun` is when a process began to play it."""

challenges: Final = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("giver", sa.String(20), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("colleague", sa.String(40), nullable=False),
    sa.Column("source", sa.String(20)),
    sa.Column("day", sa.String(10)),
    sa.Column("made", sa.Double, nullable=False),
    sa.Index(None, "giver"),
)
"""Deals that somebody gives to friends. `seat` is where the taker sits, `colleague` the
kind that may play beside them. `source` is the finished game, `day` the day the deal comes from.
How it went for whom, the tables say at which it was taken.
"""

debriefs: Final = sa.Table(
    "debriefs",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)
"""What was found when a finished game was looked back at. `step` is how long its log was then."""

solved_puzzles: Final = sa.Table(
    "solved_puzzles",
    metadata,
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("solved", sa.Double, nullable=False),
)
"""The puzzles that a person has solved, and when for the first time."""

notes: Final = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(20), primary_key=True),
    sa.Column("person", sa.String(20), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
    sa.Index(None, "person"),
)
"""What a person has written down at a table; nobody else is told."""

reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(20), primary_key=True),
    sa.Column("table_id", sa.String(20), nullable=False),
    sa.Column("person", sa.String(20), nullable=False),
    sa.Column("about", sa.String(20), nullable=False),
    sa.Column("line", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("made", sa.Double, nullable=False),
)
"""What a `person` tells the operator `about` another, perhaps for a `line` of chat."""

admin_changes: Final = sa.Table(
    "admin_changes",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.String(20)),
    sa.Column("person", sa.String(20)),
    sa.Column("made", sa.Double, nullable=False),
)
"""What `wardroom admin` has changed beside the running processes, which look here now and then."""
