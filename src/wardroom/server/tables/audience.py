"""What an audience may know, in the shapes of the protocol.

An audience is everybody at a table who knows the same: the people with the same seats, or all who
only watch. Whatever goes out is made once for each audience, from views and events for its seats.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import Any, Final, NamedTuple, Protocol, cast

from msgspec import Raw

from wardroom.kernel import (
    SPECTATOR,
    Action,
    Argument,
    Changes,
    Event,
    Game,
    Groups,
    Message,
    Outcome,
    State,
    Table,
    UnknownAction,
    foresee,
    open_to_players,
)
from wardroom.kernel import Next as KernelNext
from wardroom.kernel import Offer as KernelOffer
from wardroom.kernel.patch import Patches
from wardroom.protocol import (
    Clock,
    Ending,
    Entry,
    GameEvent,
    Moved,
    Next,
    Offer,
    Position,
    Prospects,
    Said,
    encode,
)

OwnSeats = tuple[int, ...]
"""The own seats of a person; none for somebody who only watches."""

_LONGEST_NOTATION: Final = 500
_MOST_KEPT: Final = 20_000
"""The most encoded offers kept for each seat; a game with more of them encodes them again."""


class Subscriber(Protocol):
    """Somebody's connection to a table."""

    person: str | None
    seats: OwnSeats
    shows_pages: bool

    @property
    def silence(self) -> float:
        """Seconds for which the other side has not answered."""

    def watch(self, closely: bool) -> None:
        """Look often whether the other side is still there, or seldom."""

    def send(self, *messages: bytes) -> None:
        """Hand over messages; they are sent as soon as the other side takes them."""

    def end(self, code: int) -> None:
        """Close the connection after all that was handed over."""


class EventList:
    """Some events in a row, each for those who may know of it, kept as they are sent: a table
    remembers all its events, but hardly ever looks at them again.
    """

    __slots__ = ("audiences", "told")

    audiences: list[tuple[int, ...] | None] | None
    """Who may know of each; None if everybody may know of all, as is usual."""
    told: list[Raw]
    """Each by itself; or all as one, where everybody may know of all."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.audiences = None
        told = [event_message(event) for event in events]
        if all(event.audience is None for event in events):
            self.told = [Raw(encode(told))] if told else _NO_EVENTS
        else:
            self.audiences = [event.audience for event in events]
            self.told = [Raw(encode(event)) for event in told]

    @classmethod
    def kept(cls, told: list[Raw], audiences: list[tuple[int, ...] | None] | None) -> "EventList":
        """Events that have been told before."""
        events = cls(())
        events.told, events.audiences = told, audiences
        return events

    def visible_to(self, seats: OwnSeats) -> list[GameEvent]:
        """Encoded already: events that can only be sent."""
        if self.audiences is None:
            return cast(list[GameEvent], self.told[0])
        ears = seats or (SPECTATOR,)
        told = [
            event
            for event, audience in zip(self.told, self.audiences, strict=True)
            if audience is None or any(seat in audience for seat in ears)
        ]
        return cast(list[GameEvent], told)


_NO_EVENTS: Final = [Raw(b"[]")]


def events_for(events: Iterable[Event], seats: OwnSeats) -> list[Event]:
    """The events that those in these seats may know of."""
    return [event for event in events if any(event.reaches(seat) for seat in seats or (SPECTATOR,))]


class Reason(NamedTuple):
    """Why a colleague chose so, and which seats know all that it knew."""

    say: Said
    to: frozenset[int]


class PlayedEntry(NamedTuple):
    """One entry of the log with all that followed from it."""

    step: int
    ply: int
    seat: int
    happened: EventList
    made: float
    undone: bool
    action: Offer | None
    reason: Reason | None
    at: int
    nonce: str | None

    def visible_to(
        self, seats: OwnSeats, over: bool, events: list[GameEvent] | None = None
    ) -> Entry:
        """The entry as those in these seats may know it; all may know more when it is over.

        Its events are as they were told, or those given, with what they have changed.
        """
        reason = self.reason
        if reason is not None and reason.to.isdisjoint(seats or (SPECTATOR,)):
            reason = None
        return Entry(
            self.step,
            self.ply,
            self.seat,
            self.happened.visible_to(seats) if events is None else events,
            self.made,
            self.undone,
            self.action if over or self.seat in seats else None,
            None if reason is None else reason.say,
            self.at,
            self.nonce if self.seat in seats else None,
        )


class GameOffers:
    """The actions of a game as offers, each encoded once as long as it looks the same."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._actions = {repr(action): action for action in game.space}
        self._told: dict[int, _SeatOffers] = {}
        self._legal: dict[int, _LegalOffers] = {}

    def read(self, notation: str) -> Action:
        """The action written like this. A client picks from what it was offered, so there is no
        search for what else it may have meant.
        """
        action = self._actions.get(notation)
        if action is None:
            tidy = " ".join(notation[:_LONGEST_NOTATION].split())
            action = self._actions.get(tidy)
        if action is None:
            shown = tidy if len(tidy) <= 60 else tidy[:57] + "..."
            raise UnknownAction(f"{shown!r} is no action of this game.")
        return action

    def legal(self, state: State, seats: OwnSeats) -> list[Offer]:
        """What these seats may do, encoded already: offers that can only be sent."""
        attendance = self._game.attendance
        legal: list[Offer] = []
        for seat in seats:
            told = self._legal.get(seat)
            if told is None:
                told = self._legal[seat] = _LegalOffers(seat, self._game.groups)
            offers = state.offers(seat)
            if attendance is not None:
                noted = (attendance.away, attendance.back)
                offers = [offer for offer in offers if offer.action not in noted]
            lasting = told.lasting
            legal += [lasting.get(id(offer)) or told.of(offer) for offer in offers]
        return legal

    def is_for_players(self, notation: str) -> bool:
        """May a person choose it? Who is away is noted by the server alone."""
        return bool(open_to_players(self._game, (self.read(notation),)))

    def of(self, seat: int) -> "_SeatOffers":
        """All that a seat could ever be offered."""
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = _SeatOffers(seat)
        return told


class _LegalOffers:
    """What a seat was offered, encoded with all that the board needs."""

    def __init__(self, seat: int, groups: Groups) -> None:
        self._seat = seat
        self._groups = groups
        self._told: dict[KernelOffer, tuple[KernelOffer, Offer]] = {}
        self.lasting: dict[int, Offer] = {}
        """Offers that a game makes once and hands out again, by their identity."""

    def of(self, legal: KernelOffer) -> Offer:
        """One that is not known as lasting yet."""
        first, told = self._told.get(legal) or self._encoded(legal)
        if first is legal and len(self.lasting) < _MOST_KEPT:
            self.lasting[id(legal)] = told
        return told

    def _encoded(self, legal: KernelOffer) -> tuple[KernelOffer, Offer]:
        if len(self._told) >= _MOST_KEPT:
            self._told.clear()
            self.lasting.clear()
        known = self._told[legal] = (
            legal,
            cast(Offer, Raw(encode(offer(self._seat, legal, self._groups)))),
        )
        return known


class _SeatOffers(dict[Action, Offer]):
    """The offers of a seat, each encoded when it is first made: good only for being sent."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __missing__(self, action: Action) -> Offer:
        told = self[action] = cast(Offer, Raw(encode(chosen(self._seat, action))))
        return told


def offers_of(game: Game) -> GameOffers:
    """The offers of a game in one edition, shared by all its tables."""
    known = _OFFERS.get((game.name, game.edition))
    if known is None:
        known = _OFFERS[game.name, game.edition] = GameOffers(game)
    return known


_OFFERS: Final[dict[tuple[str, int], GameOffers]] = {}


def offer(seat: int, legal: KernelOffer, groups: Groups) -> Offer:
    """What is offered to a seat, in the shape of the protocol."""
    return Offer(
        seat,
        repr(legal.action),
        said(legal.words or legal.action.message()),
        list(legal.lights),
        legal.final,
        None if legal.cost is None else said(legal.cost),
        legal.usual,
        legal.careful,
        legal.times,
        list(legal.into),
        groups.of(legal.action),
    )


def chosen(seat: int, action: Action) -> Offer:
    """An action that was or would be chosen, in the shape of the protocol."""
    return Offer(seat, repr(action), said(action.message()))


class _EncodedChanges(NamedTuple):
    """Events with what they have changed, and what has changed since, as they are sent."""

    patches: Patches
    events: list[GameEvent]
    changed: dict[str, Any]


class SharedPosition(NamedTuple):
    """What everybody may know of a moment, made once for all audiences."""

    state: State
    step: int
    ply: int
    waiting: tuple[int, ...]
    asking: Said
    ending: Ending | None
    clock: Clock | None
    told: "dict[int, _EncodedChanges]"
    """What went to those who saw the same changes, by the identity of the patches."""

    @staticmethod
    def of(state: State, step: int, ply: int, clock: Clock | None = None) -> "SharedPosition":
        asking, outcome = said(state.asking()), state.outcome()
        return SharedPosition(state, step, ply, state.waiting(), asking, ending(outcome), clock, {})


class Audience:
    """Those in the same seats, from which of them they look, and what they may read by now."""

    __slots__ = ("named", "seat", "seats")

    def __init__(self, seats: OwnSeats) -> None:
        self.seats = seats
        self.seat = SPECTATOR
        """The seat from which they were shown the position last."""
        self.named: Set[str] = frozenset()
        """The messages of the game's chapters whose ids they have been told."""

    def position(
        self, shared: SharedPosition, legal: list[Offer], undoable: bool = False
    ) -> Position:
        """The whole position; the next difference is counted from the same seat."""
        self.seat = viewing_seat(self.seats, shared.waiting)
        return Position(
            self.seat,
            shared.step,
            shared.ply,
            shared.state.view(self.seat),
            legal,
            shared.asking,
            list(shared.waiting),
            undoable,
            shared.ending,
            shared.clock,
        )

    def shown(self, changes: Changes) -> list[GameEvent]:
        """What they may know of, each event with what it changed in the view."""
        return self._events(changes, changes.seen(self.seats, self.seat))

    def _events(self, changes: Changes, patches: Patches) -> list[GameEvent]:
        """Events with what each has changed; what has changed since the last is left over."""
        return [
            event_message(event, change)
            for event, change in zip(changes.heard(self.seats), patches[:-1], strict=True)
        ]

    def moved(
        self,
        played: PlayedEntry,
        changes: Changes,
        shared: SharedPosition,
        legal: list[Offer],
        undoable: bool,
    ) -> Moved:
        """What an entry changed for this audience, event by event."""
        before, self.seat = self.seat, viewing_seat(self.seats, shared.waiting)
        patches = changes.seen(self.seats, before, self.seat)
        told = shared.told.get(id(patches))
        if told is None:
            events = Raw(encode(self._events(changes, patches)))
            told = shared.told[id(patches)] = _EncodedChanges(
                patches, cast(list[GameEvent], events), cast(Any, Raw(encode(patches[-1])))
            )
        return Moved(
            played.visible_to(self.seats, shared.ending is not None, told.events),
            self.seat,
            told.changed,
            legal,
            shared.asking,
            list(shared.waiting),
            undoable,
            shared.ending,
            shared.clock,
        )


def prospects(table: Table, step: int, seats: OwnSeats, nonce: str) -> Prospects:
    """What is ahead, for those in these seats, who look from one of them."""
    seat = viewing_seat(seats, table.waiting())
    return Prospects(nonce, step, seat, foresee(table.game, table.state, seat))


def next_message(coming: KernelNext | None) -> Next | None:
    if coming is None:
        return None
    action = None if coming.action is None else repr(coming.action)
    return Next(said(coming.say), action, coming.thing, list(coming.into))


def event_message(event: Event, changed: dict[str, Any] | None = None) -> GameEvent:
    return GameEvent(event.kind, arguments(event.args), changed)


def viewing_seat(seats: OwnSeats, waiting: Sequence[int]) -> int:
    """The seat from which a person with these seats looks: one that is asked, else the first."""
    for seat in seats:
        if seat in waiting:
            return seat
    return seats[0] if seats else SPECTATOR


def said(message: Message) -> Said:
    return Said(message.id, arguments(message.args))


def message_of(say: Said) -> Message:
    """A message as the kernel and its records know it."""
    return Message(
        say.id,
        {
            name: message_of(Said(**value)) if isinstance(value, dict) else value
            for name, value in say.args.items()
        },
    )


def arguments(args: Mapping[str, Argument]) -> dict[str, Any]:
    """Arguments of a message; a message among them becomes Said."""
    told: dict[str, Any] = dict(args)
    for name, value in args.items():
        if isinstance(value, Message):
            told[name] = said(value)
    return told


def ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    return Ending(
        outcome.result, list(outcome.winners), list(outcome.scores), said(outcome.message())
    )
