"""Telling the operator about somebody at a table."""

from typing import Final

import structlog

from wardroom.protocol import Report
from wardroom.server.errors import ApiError
from wardroom.server.features.reports.store import ReportStore
from wardroom.server.rate_limit import TokenBuckets
from wardroom.server.store import Store
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.seats import chair_at, may_enter
from wardroom.server.tables.summaries import seats_of
from wardroom.server.tables.table_chat import may_hear
from wardroom.server.typed_text import cleaned

LONGEST_REPORT: Final = 500
REPORTING: Final = (1 / 60, 5)
"""Reports a second of one person, and how many at once."""

_log = structlog.get_logger(__name__)


class Reports:
    """Keeps what is reported for `wardroom admin reports`."""

    def __init__(self, hub: Hub, store: Store, limits: bool) -> None:
        self._limits = limits
        self._hub = hub
        self._chat = store.chat
        self._store = ReportStore(store.database)
        self._allowances = TokenBuckets(*REPORTING)

    async def report(self, person: str, id: str, wish: Report, invite: str | None) -> None:
        """Report the person in a seat, or who said something; nobody at the table hears of it."""
        live = await self._hub.current(id)
        may_enter(live.row, person, invite)
        text = cleaned(wish.text)
        if not text or len(text) > LONGEST_REPORT:
            raise ApiError("malformed", f"A report has 1 to {LONGEST_REPORT} letters.")
        about = await self._whom(live, person, wish)
        if about in (None, person):
            raise ApiError("impossible-option", "There is nobody whom you could report.")
        if self._limits and not self._allowances.of(person).spend():
            raise ApiError("too-fast")
        kept = await self._store.add(live.id, person, str(about), wish.line, text)
        _log.info("somebody reported", table=live.id, report=kept)

    async def _whom(self, live: LiveTable, person: str, wish: Report) -> str | None:
        if wish.line is not None:
            found = await self._chat.speaker(live.id, wish.line)
            heard = found is not None and may_hear(found.line, seats_of(live.row, person), person)
            return found.person if found is not None and heard else None
        if wish.seat is None:
            raise ApiError("malformed", "A report names a line of chat or a seat.")
        return chair_at(live.row, wish.seat).person
