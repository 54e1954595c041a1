"""What `wardroom admin` has changed in the database reaches the people who are here."""

from wardroom.server.features.administration.store import Administration
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.sign_out import SignOut


class AdminFeed:
    """Looks at every heartbeat whether something was changed beside this process."""

    def __init__(self, hub: Hub, sign_out: SignOut, administration: Administration) -> None:
        self._sign_out = sign_out
        self._hub = hub
        self._administration = administration
        self._seen: int | None = None

    async def open(self) -> None:
        self._seen = await self._administration.last_change()

    async def look(self) -> None:
        if self._seen is None:
            return
        changes = await self._administration.changes(self._seen)
        if not changes:
            return
        self._seen = changes[-1].number
        changed = {change.table for change in changes if change.table is not None}
        people = {change.person for change in changes if change.person is not None}
        for person in people:
            self._sign_out.everywhere(person)
        for live in self._hub.cache.live():
            if live.id in changed or people & live.people():
                self._hub.lists.touch(live.people())
                await self._hub.retell(live)
        self._hub.lists.touch((), opened=True)
