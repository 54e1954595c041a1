"""Guided replays: one leads through a finished game, others follow the moment and talk.

A tour is presence, not a thing that is kept: each process remembers it while somebody follows
there, and they tell each other through the bus. docs/decisions/guided-replay.md says why.
"""

import hashlib
import hmac
import re
import secrets
import time
from collections import OrderedDict, deque
from typing import Final, NamedTuple

from wardroom.protocol import TourLine, TourLink, TourPerson, TourState, TourWish, encode
from wardroom.server.bus import Bus, TourAsked, TourChanged, TourMessage, TourPeople, TourSpoken
from wardroom.server.errors import ApiError
from wardroom.server.rate_limit import TokenBuckets
from wardroom.server.store import Store
from wardroom.server.tables.audience import Subscriber
from wardroom.server.tables.hub import Hub
from wardroom.server.tables.sharing import may_look
from wardroom.server.tables.sign_out import SIGNED_OUT
from wardroom.server.tables.table_cache import GONE
from wardroom.server.typed_text import cleaned

MOST_TOURS: Final = 1000
"""How many a process remembers; the oldest that nobody follows is forgotten first."""
MOST_FOLLOWERS: Final = 60
"""Connections to one tour at one process."""
MOST_NAMED: Final = 30
"""People of one process that others are told of: a bus carries no long messages."""
LINES_KEPT: Final = 50
LONGEST_LINE: Final = 500
_COUNTS_FOR: Final = 30.0
"""Seconds after which those at a silent process no longer count."""
_TALKING: Final = (2.0, 12)
_LEADING: Final = (8.0, 24)
_LABEL: Final = "wardroom guided replay"
_ID: Final = re.compile(r"([0-9a-z]{1,20})-([0-9a-f]{16})-([0-9a-f]{16})-([0-9a-f]{32})", re.ASCII)


class Ticket(NamedTuple):
    """What the id of a tour says: its game, and who led first."""

    id: str
    table: str
    leader: str


class _Tour:
    """A tour as this process knows it."""

    def __init__(self, ticket: Ticket) -> None:
        self.ticket = ticket
        self.version = 0
        self.leader = ticket.leader
        self.ply: int | None = None
        self.ended = False
        self.lines: deque[TourLine] = deque(maxlen=LINES_KEPT)
        self.followers: dict[Subscriber, TourPerson] = {}
        self.elsewhere: dict[str, tuple[list[TourPerson], float]] = {}

    def here(self) -> list[TourPerson]:
        """Those at this process, each once."""
        return list({one.key: one for one in self.followers.values()}.values())[:MOST_NAMED]

    def people(self) -> list[TourPerson]:
        fresh = time.monotonic() - _COUNTS_FOR
        there = [people for people, heard in self.elsewhere.values() if heard > fresh]
        known = {one.key: one for people in (self.here(), *there) for one in people}
        return sorted(known.values(), key=lambda one: (one.name.casefold(), one.key))

    def state(self, you: str) -> TourState:
        return TourState(you, self.leader, self.ply, self.people(), self.ended)

    def tell_state(self) -> None:
        for subscriber, one in self.followers.items():
            subscriber.send(encode(self.state(one.key)))

    def add_line(self, line: TourLine) -> None:
        if all(line.id != known.id for known in self.lines):
            self.lines.append(line)
            for subscriber in self.followers:
                subscriber.send(encode(line))

    def changed(self) -> TourChanged:
        return TourChanged(self.ticket.id, self.version, self.leader, self.ply, self.ended)


class Tours:
    """Leads people through finished games."""

    def __init__(self, hub: Hub, store: Store, bus: Bus, limits: bool) -> None:
        self._hub = hub
        self._bus = bus
        self._limits = limits
        self._people = store.people
        self._tables = store.tables
        self._secret = b""
        self._tours: OrderedDict[str, _Tour] = OrderedDict()
        self._talking = TokenBuckets(*_TALKING)
        self._leading = TokenBuckets(*_LEADING)

    async def open(self) -> None:
        self._secret = (await self._people.key()).encode()

    async def begin(self, person: str, table: str) -> TourLink:
        """A tour through a finished game that the person may look at, led by them."""
        await self._may_follow(person, table)
        number = secrets.token_hex(8)
        leader = self._key(f"{table}-{number}", person)
        start = f"{table}-{number}-{leader}"
        return TourLink(f"{start}-{self._signature(start)}")

    async def follow(self, subscriber: Subscriber, id: str) -> None:
        """Somebody has come."""
        person = subscriber.person
        if person is None:
            raise ApiError("nobody")
        ticket = self._ticket(id)
        await self._may_follow(person, ticket.table)
        names = await self._people.names({person})
        tour = self._tour(ticket)
        if len(tour.followers) >= MOST_FOLLOWERS:
            raise ApiError("full", "Too many follow this replay already.")
        tour.followers[subscriber] = TourPerson(self._key_in(ticket, person), names.get(person, ""))
        for line in tour.lines:
            subscriber.send(encode(line))
        self._tell_people(tour)

    def leave(self, subscriber: Subscriber, id: str) -> None:
        tour = self._tours.get(id)
        if tour is not None and tour.followers.pop(subscriber, None) is not None:
            self._tell_people(tour)

    async def change(self, person: str, id: str, wish: TourWish) -> None:
        """What the leader wants; anyone who follows may take the lead if nobody is there to."""
        ticket = self._ticket(id)
        await self._may_follow(person, ticket.table)
        self._spend(self._leading, person)
        tour = self._tour(ticket)
        key = self._key_in(ticket, person)
        people = {one.key for one in tour.people()}
        takes = wish.leader == key and tour.leader not in people
        if not (key == tour.leader or takes):
            raise ApiError("not-leading")
        if wish.leader is not None and wish.leader not in people:
            raise ApiError("not-following")
        if tour.ended:
            raise ApiError("unknown-tour")
        if wish.ply is not None:
            live = await self._hub.cache.table(ticket.table)
            async with live.lock:
                await live.ensure_loaded()
                plies = live.table.ply
            if not 0 <= wish.ply <= plies:
                raise ApiError("unknown-ply")
            tour.ply = wish.ply
        tour.leader = wish.leader or tour.leader
        tour.ended = wish.ended
        tour.version += 1
        self._bus.tell(tour.changed())
        tour.tell_state()

    async def say(self, person: str, id: str, text: str) -> None:
        """Say something to all who follow; nothing of it is kept when they have gone."""
        ticket = self._ticket(id)
        await self._may_follow(person, ticket.table)
        clean = cleaned(text)
        if not clean or len(clean) > LONGEST_LINE:
            raise ApiError("malformed", f"A line of chat has 1 to {LONGEST_LINE} letters.")
        self._spend(self._talking, person)
        name = (await self._people.names({person})).get(person, "")
        key = self._key_in(ticket, person)
        line = TourLine(secrets.token_hex(8), key, name, clean, time.time())
        self._bus.tell(TourSpoken(id, line))
        self._tour(ticket).add_line(line)

    def sign_out(self, person: str) -> None:
        """Sockets of somebody who has been signed out end; they can come again."""
        for tour in self._tours.values():
            for subscriber in [one for one in tour.followers if one.person == person]:
                subscriber.end(SIGNED_OUT)

    # ----------------------------------------------------------------------------------------------
    # Who may, and what an id says

    async def _may_follow(self, person: str, table: str) -> None:
        """ApiError unless the game is over and the person may look at it."""
        row = (await self._hub.current(table)).row
        may_look(row, person, None)
        if row.summary.status != "over":
            raise ApiError("not-over" if row.begun else "not-begun")

    def _ticket(self, id: str) -> Ticket:
        parts = _ID.fullmatch(id)
        start, _, signature = id.rpartition("-")
        if parts is None or not hmac.compare_digest(signature, self._signature(start)):
            raise ApiError("unknown-tour")
        return Ticket(id, parts[1], parts[3])

    def _signature(self, start: str) -> str:
        return self._digest(f"{_LABEL}\n{start}")[:32]

    def _key(self, start: str, person: str) -> str:
        """Who somebody is in one tour: it leads neither to the person nor to other tours."""
        return self._digest(f"{_LABEL}\n{start}\n{person}")[:16]

    def _key_in(self, ticket: Ticket, person: str) -> str:
        return self._key("-".join(ticket.id.split("-")[:2]), person)

    def _digest(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()

    def _spend(self, buckets: TokenBuckets, person: str) -> None:
        if self._limits and not buckets.of(person).spend():
            raise ApiError("too-fast")

    # ----------------------------------------------------------------------------------------------
    # What processes tell each other

    def _tour(self, ticket: Ticket) -> _Tour:
        """The tour; if it is new here, other processes are asked how far it is."""
        tour = self._tours.get(ticket.id)
        if tour is None:
            tour = self._tours[ticket.id] = _Tour(ticket)
            self._bus.tell(TourAsked(ticket.id))
            self._forget_old()
        return tour

    def _forget_old(self) -> None:
        unused = [id for id, tour in self._tours.items() if not tour.followers]
        for id in unused[: max(0, len(self._tours) - MOST_TOURS)]:
            del self._tours[id]

    def _tell_people(self, tour: _Tour) -> None:
        self._bus.tell(TourPeople(tour.ticket.id, self._bus.name, tour.here()))
        tour.tell_state()

    def hear(self, message: TourMessage) -> None:
        """Something that another process says; of tours that nobody here follows, nothing."""
        tour = self._tours.get(message.tour)
        if tour is None:
            return
        match message:
            case TourAsked():
                if tour.version > 0:
                    self._bus.tell(tour.changed())
                if tour.followers:
                    self._bus.tell(TourPeople(message.tour, self._bus.name, tour.here()))
            case TourChanged(version=version, leader=leader, ply=ply, ended=ended):
                # Of two that changed it at once, all processes must take the same.
                mine = tour.version, tour.leader, tour.ply or 0, tour.ended
                if (version, leader, ply or 0, ended) > mine:
                    tour.version, tour.leader, tour.ply, tour.ended = version, leader, ply, ended
                    tour.tell_state()
            case TourPeople(process=process, people=people):
                tour.elsewhere[process] = people, time.monotonic()
                tour.tell_state()
            case TourSpoken(line=line):
                tour.add_line(line)

    async def keep(self) -> None:
        """Say again what may have got lost, and let those go whose game is gone."""
        for id, tour in list(self._tours.items()):
            if not tour.followers:
                continue
            self._bus.tell(TourPeople(id, self._bus.name, tour.here()))
            if tour.version > 0:
                self._bus.tell(tour.changed())
            if await self._tables.find(tour.ticket.table) is None:
                for subscriber in list(tour.followers):
                    subscriber.end(GONE)
