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
    Event,
    Game,
    Message,
    Outcome,
    State,
    UnknownAction,
    open_to_players,
)
from wardroom.server.protocol import (
    Clock,
    Ending,
    Entry,
    Happening,
    Moved,
    Offer,
    Position,
    Said,
    encode,
)

Seats = tuple[int, ...]
"""The own seats of a person; none for somebody who only watches."""

_LONGEST_NOTATION: Final = 500
_ABSENT: Final = object()


class Link(Protocol):
    """Somebody's connection to a table."""

    person: str | None
    seats: Seats

    @property
    def silence(self) -> float:
        """Seconds for which the other side has not answered."""

    def send(self, *messages: bytes) -> None:
        """Hand over messages; they are sent as soon as the other side takes them."""

    def end(self, code: int) -> None:
        """Close the connection after all that was handed over."""


class Happenings:
    """Some events in a row, each for those who may know of it."""

    __slots__ = ("_for", "_told")

    def __init__(self, events: Iterable[Event]) -> None:
        self._told: list[Happening] = []
        self._for: list[tuple[int, ...] | None] | None = None
        """Who may know of each; None if everybody may know of all, as is usual."""
        audiences = []
        for event in events:
            self._told.append(Happening(event.kind, arguments(event.args)))
            audiences.append(event.audience)
            if event.audience is not None:
                self._for = audiences

    def told_to(self, seats: Seats) -> list[Happening]:
        if self._for is None:
            return self._told
        ears = seats or (SPECTATOR,)
        return [
            happening
            for happening, audience in zip(self._told, self._for, strict=True)
            if audience is None or any(seat in audience for seat in ears)
        ]


class Reason(NamedTuple):
    """Why a colleague chose so, and which seats know all that it knew."""

    say: Said
    to: frozenset[int]


class Deed(NamedTuple):
    """One entry of the log with all that followed from it."""

    step: int
    ply: int
    seat: int
    happened: Happenings
    made: float
    undone: bool
    action: Offer | None
    reason: Reason | None
    at: int
    nonce: str | None

    def told_to(self, seats: Seats, over: bool) -> Entry:
        """The entry as those in these seats may know it; all may know more when it is over."""
        reason = self.reason
        if reason is not None and reason.to.isdisjoint(seats or (SPECTATOR,)):
            reason = None
        return Entry(
            self.step,
            self.ply,
            self.seat,
            self.happened.told_to(seats),
            self.made,
            self.undone,
            self.action if over or self.seat in seats else None,
            None if reason is None else reason.say,
            self.at,
            self.nonce if self.seat in seats else None,
        )


class Offers:
    """The actions of a game as offers. Actions are made once, so their offers are too."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._actions = {repr(action): action for action in game.space}
        self._told: dict[int, _Told] = {}

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

    def legal(self, state: State, seats: Seats) -> list[Offer]:
        """What these seats may do, encoded already: as good as offers for whoever sends them."""
        legal: list[Offer] = []
        for seat in seats:
            told = self.of(seat)
            choices = open_to_players(self._game, state.legal(seat))
            legal += [told[action] for action in choices]
        return legal

    def is_for_players(self, notation: str) -> bool:
        """May a person choose it? What the house notes is not for them to say."""
        return bool(open_to_players(self._game, (self.read(notation),)))

    def of(self, seat: int) -> "_Told":
        """All that a seat could ever be offered."""
        told = self._told.get(seat)
        if told is None:
            told = self._told[seat] = _Told(seat)
        return told


class _Told(dict[Action, Offer]):
    """The offers of a seat, each encoded when it is first made: good only for being sent."""

    def __init__(self, seat: int) -> None:
        self._seat = seat

    def __missing__(self, action: Action) -> Offer:
        told = self[action] = cast(Offer, Raw(encode(offer(self._seat, action))))
        return told


def offers_of(game: Game) -> Offers:
    """The offers of a game, shared by all its tables."""
    known = _OFFERS.get(game.name)
    if known is None:
        known = _OFFERS[game.name] = Offers(game)
    return known


_OFFERS: Final[dict[str, Offers]] = {}


def offer(seat: int, action: Action) -> Offer:
    """An action in the shape of the protocol."""
    return Offer(seat, repr(action), said(action.message()))


class Scene(NamedTuple):
    """What everybody may know of a moment, made once for all audiences."""

    state: State
    step: int
    ply: int
    waiting: tuple[int, ...]
    asking: Said
    ending: Ending | None
    clock: Clock | None

    @staticmethod
    def of(state: State, step: int, ply: int, clock: Clock | None = None) -> "Scene":
        asking, outcome = said(state.asking()), state.outcome()
        return Scene(state, step, ply, state.waiting(), asking, ending(outcome), clock)


class Audience:
    """Those in the same seats, the view they were told last, and what they may read by now."""

    __slots__ = ("named", "seats", "view")

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        self.view: dict[str, Any] = {}
        self.named: Set[str] = frozenset()
        """The messages of the game's chapters whose ids they have been told."""

    def position(self, scene: Scene, legal: list[Offer], undoable: bool = False) -> Position:
        """The whole position, from which the next difference is counted."""
        seat = eyes(self.seats, scene.waiting)
        self.view = scene.state.view(seat)
        return Position(
            seat,
            scene.step,
            scene.ply,
            self.view,
            legal,
            scene.asking,
            list(scene.waiting),
            undoable,
            scene.ending,
            scene.clock,
        )

    def moved(self, deed: Deed, scene: Scene, legal: list[Offer], undoable: bool) -> Moved:
        """What the deed changed for this audience."""
        seat = eyes(self.seats, scene.waiting)
        before, view = self.view, scene.state.view(seat)
        self.view = view
        return Moved(
            deed.told_to(self.seats, scene.ending is not None),
            seat,
            {name: value for name, value in view.items() if before.get(name, _ABSENT) != value},
            [] if before.keys() == view.keys() else [name for name in before if name not in view],
            legal,
            scene.asking,
            list(scene.waiting),
            undoable,
            scene.ending,
            scene.clock,
        )


def eyes(seats: Seats, waiting: Sequence[int]) -> int:
    """The seat from which a person with these seats looks: one that is asked, else the first."""
    for seat in seats:
        if seat in waiting:
            return seat
    return seats[0] if seats else SPECTATOR


def said(message: Message) -> Said:
    return Said(message.id, arguments(message.args))


def arguments(args: Mapping[str, Argument]) -> dict[str, Any]:
    """Arguments of a message; a message among them becomes Said."""
    return {
        name: said(value) if isinstance(value, Message) else value for name, value in args.items()
    }


def ending(outcome: Outcome | None) -> Ending | None:
    if outcome is None:
        return None
    return Ending(
        outcome.result, list(outcome.winners), list(outcome.scores), said(outcome.message())
    )
