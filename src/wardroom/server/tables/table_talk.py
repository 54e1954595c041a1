"""Being at a table together: pointing and calling, who watches, what was read."""

from typing import Final

from wardroom.protocol import ChatLine, MoveHand, Point
from wardroom.server.bus import Bus, HandMovedAt, PointedAt, WatchersChanged
from wardroom.server.errors import ApiError
from wardroom.server.rate_limit import TokenBuckets
from wardroom.server.store import Recipient
from wardroom.server.store.protocols import TableStorage
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.live_table import LiveTable
from wardroom.server.tables.pointing import hand_of, pointed_by
from wardroom.server.tables.seats import chair_at
from wardroom.server.tables.summaries import seats_of, with_read
from wardroom.server.tables.table_chat import LINES_OF_CHAT, may_hear

POINTING: Final = (1.0, 8)
HANDS: Final = (20.0, 40)
TALKING: Final = (2.0, 12)
"""How many a second one person may send, and how many at once."""


class TableTalk:
    """What people do at a table besides playing; none of it but chat is stored."""

    def __init__(self, hub: Hub, store: TableStorage, bus: Bus, limits: bool) -> None:
        self._hub = hub
        self._chat = store.chat
        self._people = store.people
        self._bus = bus
        self._limits = limits
        self._pointing = TokenBuckets(*POINTING)
        self._hands = TokenBuckets(*HANDS)
        self._talking = TokenBuckets(*TALKING)

    def point(self, live: LiveTable, subscriber: Subscriber, wish: Point) -> None:
        """Show all at the table what somebody points at."""
        if not subscriber.seats or subscriber.person is None:
            raise ApiError("not-seated")
        pointed = pointed_by(subscriber.seats[0], wish)
        self._spend(self._pointing, subscriber.person)
        live.receive_call(pointed)
        self._bus.tell(PointedAt(live.id, pointed))
        self._hub.wake(live)

    def move_hand(self, live: LiveTable, subscriber: Subscriber, wish: MoveHand) -> None:
        """Show the others where a hand is: only the latest matters, so nothing is refused."""
        if not subscriber.seats or subscriber.person is None:
            raise ApiError("not-seated")
        moved = hand_of(subscriber.seats[0], wish)
        # A hand at rest is always announced: otherwise it would hover where it was forever.
        if self._limits and not self._hands.of(subscriber.person).spend() and moved.at is not None:
            return
        live.tell_all(moved, but=subscriber)
        self._bus.tell(HandMovedAt(live.id, moved))

    def may_talk(self, person: str) -> None:
        """ApiError if somebody says too much at once."""
        self._spend(self._talking, person)

    def whom(self, live: LiveTable, person: str, seat: int | None) -> Recipient | None:
        """The one player something is said to; None if it is said to the table.

        Where seats play against each other, an agreement of two would be no game for the others.
        """
        if seat is None:
            return None
        sitter = chair_at(live.row, seat).sitter
        if person not in live.people():
            raise ApiError("not-seated")
        if sitter in (None, person):
            raise ApiError("impossible-option", "Nobody else sits there who could hear it.")
        if live.game.competitive:
            raise ApiError("open-talk")
        return Recipient(seat, str(sitter))

    def _spend(self, buckets: TokenBuckets, person: str) -> None:
        if self._limits and not buckets.of(person).spend():
            raise ApiError("too-fast")

    async def read(self, live: LiveTable, person: str | None, number: int) -> None:
        """Somebody has seen the chat up to that line."""
        if person is None or person not in live.people():
            raise ApiError("not-seated")
        if not 0 < number <= live.chat.last:
            raise ApiError("malformed", "There is no such line of chat.")
        live.row = with_read(live.row, person, number)
        await self._chat.mark_read(live.id, person, number)
        self._hub.lists.touch((person,))

    async def older(self, live: LiveTable, person: str | None, before: int) -> list[ChatLine]:
        """What this person may hear of what was said before that line."""
        seats = seats_of(live.row, person)
        before = min(max(before, 0), live.chat.last + 1)
        lines = await self._chat.before(live.id, before, LINES_OF_CHAT)
        return [kept.line for kept in lines if may_hear(kept, seats, person)]

    async def came(self, live: LiveTable, subscriber: Subscriber) -> None:
        """Somebody has opened the table who may only want to watch."""
        person = subscriber.person
        name = "" if person is None else live.names.get(person)
        if name is None and person is not None:
            name = await self._people.name(person)
        live.watching.come(subscriber, name or "")
        if not subscriber.seats:
            self._changed(live)

    def left(self, live: LiveTable, subscriber: Subscriber) -> None:
        live.watching.leave(subscriber)
        if not subscriber.seats:
            self._changed(live)

    def _changed(self, live: LiveTable) -> None:
        live.tell_cards()
        self._tell(live)

    def _tell(self, live: LiveTable) -> None:
        names = live.watching.here()
        self._bus.tell(WatchersChanged(live.id, self._bus.name, names))

    async def tell_others(self) -> None:
        """Repeated now and then, as nobody is counted at a silent process."""
        if not self._bus.alone:
            for live in self._hub.cache.live():
                if live.subscribers and live.watching.here():
                    self._tell(live)
