"""The preview of an invite link, for messengers, which read nothing but the first page.

The invite itself stands behind the `#` of a link and never reaches a server. So the link carries a
token besides, which follows from the invite and opens nothing: who has it was sent the link, and
may read what game it is, who invites and how many seats are free. Without it nothing is told.
"""

import secrets
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Final

from wardroom.kernel import Message, game
from wardroom.server.store import TableRow
from wardroom.server.tables.summaries import names_by_seat
from wardroom.words import Words

_PACKAGE: Final = "wardroom.server.features.invitations"
_LETTERS: Final = 16
_HEAD_ENDS: Final = "</head>"


def token_of(invite: str) -> str:
    """What shows that somebody was sent an invite, and does not let them in."""
    return sha256(f"preview:{invite}".encode()).hexdigest()[:_LETTERS]


def is_invited(row: TableRow, token: str) -> bool:
    return secrets.compare_digest(token.encode(errors="replace"), token_of(row.invite).encode())


def preview(row: TableRow, names: Mapping[str, str], language: str, site: str) -> dict[str, str]:
    """The properties of a preview: game, host and seats."""
    rules = game(row.game)
    words = Words(rules, language, also=[_PACKAGE])

    def say(id: str, **values: str | int) -> str:
        return words.say(Message(f"invitation-{id}", values))

    title = words.say(Message("game-title"))
    known = names_by_seat(row, names)
    host = next((known.get(chair.seat) for chair in row.chairs if chair.person == row.owner), None)
    free = sum(chair.is_open for chair in row.chairs)
    return {
        "og:title": say("title", game=title, host=host) if host else say("of-guest", game=title),
        "og:description": say("seats", free=free, seats=len(row.chairs)) if free else title,
        "og:type": "website",
        "og:site_name": "Wardroom",
        "og:image": f"{site}/icon-512.png",
    }


def with_preview(page: str, properties: Mapping[str, str]) -> str:
    """The page with a preview in its head. Names are what people type: they stay text."""
    tags = "".join(
        f'<meta property="{escape(name)}" content="{escape(value)}" />'
        for name, value in properties.items()
    )
    head, ends, rest = page.partition(_HEAD_ENDS)
    return f"{head}{tags}{ends}{rest}" if ends else page
