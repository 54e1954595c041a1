"""Playing again with people one has played with."""

import time
from hashlib import blake2b
from typing import Final

import structlog

from wardroom.protocol import CompanionCard, Company
from wardroom.server.bus import Bus, SeatsChanged
from wardroom.server.errors import ApiError
from wardroom.server.features.company.store import Companion, CompanyStore
from wardroom.server.features.notices.service import Notices
from wardroom.server.rate_limit import TokenBuckets
from wardroom.server.store import Store
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.summaries import people_of

INVITING: Final = (1 / 30, 12)
"""Invitations a second of one person, and so many at once."""
TELLING: Final = (1 / 1800, 3)
"""Notices of invitations a second from one person to another, and so many at once."""
SEEN_FOR: Final = 90.0
"""Seconds for which somebody who was seen counts as here; noted again after half of them."""

_log = structlog.get_logger(__name__)


class Companions:
    """Knows who has played with whom, and carries invitations."""

    def __init__(
        self,
        hub: Hub,
        bus: Bus,
        store: Store,
        company: CompanyStore,
        notices: Notices,
        limits: bool,
    ) -> None:
        self._hub = hub
        self._store = store
        self._bus = bus
        self._company = company
        self._notices = notices
        self._limits = limits
        self._inviting = TokenBuckets(*INVITING)
        self._telling = TokenBuckets(*TELLING)
        self._key = b""
        self._noted: dict[str, float] = {}

    async def open(self) -> None:
        self._key = (await self._store.people.key()).encode()[:64]

    async def look(self, person: str) -> Company:
        """Those the person has played with."""
        found = await self._company.companions(person)
        return Company(
            [self._card(person, companion) for companion in found],
            await self._company.listed(person),
        )

    async def set_listed(self, person: str, listed: bool) -> Company:
        await self._company.set_listed(person, listed)
        return await self.look(person)

    async def block(self, person: str, whom: str, blocked: bool) -> Company:
        other = await self._companion(person, whom)
        await self._company.block(person, other.id, blocked)
        self._hub.lists.touch([person, other.id])
        return await self.look(person)

    async def invite(self, person: str, table: str, whom: str) -> None:
        """Ask a companion to a table that has a seat for them."""
        row = (await self._hub.current(table)).row
        if person not in people_of(row):
            raise ApiError("not-seated")
        if row.summary.status != "open":
            raise ApiError("begun")
        if not any(chair.is_open for chair in row.chairs):
            raise ApiError("full")
        other = await self._companion(person, whom)
        if other.blocked or not other.listed or other.id in row.blocked.split():
            raise ApiError("not-invited")
        if self._limits and not self._inviting.of(person).spend():
            raise ApiError("too-fast")
        if other.id in people_of(row) or not await self._company.invite(row.id, other.id, person):
            return
        self._hub.lists.touch([other.id])
        self._bus.tell(SeatsChanged(row.id, [other.id]))
        if not self._is_here(other) and self._telling.of(f"{person}/{other.id}").spend():
            self._notices.invite(other.id, row, await self._store.people.name(person) or "")

    async def decline(self, person: str, table: str) -> None:
        await self._company.decline(table, person)
        self._hub.lists.touch([person])

    async def keep(self) -> None:
        """A heartbeat: note who is here, so that other processes know too."""
        now = time.time()
        known = {one for one, until in self._noted.items() if until > now + SEEN_FOR / 2}
        here = self._hub.lists.persons - known
        if here:
            await self._store.people.see(here, now + SEEN_FOR)
        self._noted = {one: until for one, until in self._noted.items() if one in known}
        self._noted.update(dict.fromkeys(here, now + SEEN_FOR))

    def _is_here(self, companion: Companion) -> bool:
        return companion.id in self._hub.lists.persons or companion.here_until > time.time()

    def _card(self, person: str, companion: Companion) -> CompanionCard:
        open_to = companion.listed and not companion.blocked
        return CompanionCard(
            self._reference(person, companion.id),
            companion.name,
            companion.games,
            companion.game,
            companion.last,
            open_to and self._is_here(companion),
            open_to,
            companion.blocked,
        )

    def _reference(self, person: str, other: str) -> str:
        """What a person calls a companion: no id of theirs is told, and nobody else can use it."""
        told = f"{person}/{other}".encode()
        return blake2b(told, digest_size=9, key=self._key).hexdigest()

    async def _companion(self, person: str, whom: str) -> Companion:
        for companion in await self._company.companions(person):
            if self._reference(person, companion.id) == whom:
                return companion
        raise ApiError("unknown-companion")
