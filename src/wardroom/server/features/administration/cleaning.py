"""What nobody wants any more is deleted automatically, a little at a time."""

import time
from typing import Final

import structlog

from wardroom.server.features.administration.store import Administration, Pruned
from wardroom.server.settings import Settings

EVERY: Final = 86_400.0
"""Seconds between two cleanings of a database, whichever process does them."""
AT_ONCE: Final = 100
"""Tables, and people, that are deleted in one go: nobody has to wait for it."""
LOOKS_EVERY: Final = 600.0
"""Seconds after which a process asks again whether it is time."""

_log = structlog.get_logger(__name__)


class Cleaner:
    """Cleans at heartbeats, one day's worth in as many of them as it takes."""

    def __init__(self, administration: Administration, settings: Settings) -> None:
        self._administration = administration
        self._settings = settings
        self._cleans = False
        self._looks_at = 0.0

    async def look(self) -> None:
        """Clean a little, if it is time and no other process does."""
        if self._settings.litter is None and self._settings.keep is None:
            return
        if not self._cleans:
            if time.monotonic() < self._looks_at:
                return
            self._looks_at = time.monotonic() + LOOKS_EVERY
            self._cleans = await self._administration.claim_cleaning(time.time(), EVERY)
        if self._cleans:
            self._cleans = await self._clean()

    async def _clean(self) -> bool:
        """Delete some of what is too old; True if there may be more."""
        now, settings = time.time(), self._settings
        tidied = pruned = Pruned(0, 0)
        if settings.litter is not None:
            tidied = await self._administration.tidy(now - settings.litter, AT_ONCE)
        if settings.keep is not None:
            pruned = await self._administration.prune(
                now - settings.keep, also_campaigns=False, really=True, most=AT_ONCE
            )
        tables, people = tidied.tables + pruned.tables, tidied.people + pruned.people
        if tables or people:
            _log.info("cleaned", tables=tables, people=people)
        return AT_ONCE in (*tidied, pruned.tables)
