"""What happens at other processes, and what of it this one must tell its people."""

from collections.abc import Callable
from typing import assert_never

from wardroom.server.bus import (
    Added,
    Bus,
    BusMessage,
    ChatAdded,
    HandMovedAt,
    PeopleCount,
    PersonLeft,
    PointedAt,
    Renamed,
    SeatsChanged,
    SignedOut,
    TableMessage,
    ThinkingChanged,
    TourMessage,
    WatchersChanged,
)
from wardroom.server.errors import ApiError
from wardroom.server.logger import get_logger
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.sign_out import SignOut
from wardroom.server.tables.table_state import read_states

_log = get_logger(__name__)


class BusReader:
    """Reads the messages of other processes, and looks for itself where some may be missing."""

    def __init__(
        self,
        hub: Hub,
        store: TableStorage,
        bus: Bus,
        sign_out: SignOut,
        hear_tour: Callable[[TourMessage], None],
    ) -> None:
        self._hub = hub
        self._store = store
        self._bus = bus
        self._sign_out = sign_out
        self._hear_tour = hear_tour

    async def read(self, message: BusMessage) -> None:
        if isinstance(message, TourMessage):
            self._hear_tour(message)
            return
        match message:
            case PeopleCount():
                self._hub.lists.count(message.process, message.people)
            case Renamed():
                await self._hub.show_name(message.person, message.tables)
            case SignedOut():
                self._sign_out.here(message.person)
            case _:
                await self._read_of_table(message)

    async def _read_of_table(self, message: TableMessage) -> None:
        if isinstance(message, Added | SeatsChanged):
            self._hub.lists.touch(message.people, opened=isinstance(message, SeatsChanged))
        live = self._hub.cache.get(message.table)
        if live is None:
            return
        try:
            await self._follow(live, message)
        except ApiError as error:
            _log.info("bus message too early", table=message.table, error=str(error))
            await self._hub.make_current(live)

    async def _follow(self, live: LiveTable, message: TableMessage) -> None:
        hub = self._hub
        match message:
            case Added():
                if live.begun and live.is_idle:
                    live.suspend()
                else:
                    await live.catch_up(message.entries)
                    hub.wake(live, here=False)
            case SeatsChanged():
                await hub.refresh(live, tell=False)
                hub.wake(live, here=False)
            case ChatAdded():
                await hub.tell_chat(live, message.line)
                hub.lists.touch(live.people())
            case PointedAt():
                live.receive_call(message.pointed)
                hub.wake(live, here=False)
            case HandMovedAt():
                live.tell_all(message.hand)
            case WatchersChanged():
                if live.watching.set_elsewhere(message.process, message.names):
                    live.tell_cards()
            case ThinkingChanged():
                live.set_thinking(tuple(message.seats))
            case PersonLeft():
                hub.presence.still_here(live, message.person)
            case _:
                assert_never(message)

    async def missed(self) -> None:
        """Some messages may have been lost: look at everything again."""
        await self.look_after()
        self._hub.lists.touch((), opened=True)

    async def keep(self) -> None:
        """A heartbeat: tell how many are here, and look whether a message was lost."""
        if not self._bus.alone:
            self._bus.tell(PeopleCount(self._bus.name, self._hub.lists.here))
            await self.look_after()

    async def look_after(self) -> None:
        """See whether watched tables have moved on elsewhere."""
        hub = self._hub
        watched = [live for live in hub.cache.live() if live.subscribers]
        async for state, some in read_states(self._store, watched, hub.presence.unnoted):
            said = await self._store.chat.numbers(list(state.found))
            for live in some:
                await hub.refresh(live, tell=False, state=state)
                named = state.found.get(live.id)
                if live.begun and named is not None and named.row.summary.step > live.step:
                    await live.catch_up([])
                if said.get(live.id, 0) > live.chat.last:
                    await hub.catch_up_chat(live)
