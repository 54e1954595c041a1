"""What both the sockets and HTTP carry: words, offers, positions, entries, tables, chat."""

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

SPECTATOR_SEAT = -1
WATCHER_SEAT = -2
"""Who said a line of chat without sitting at the table."""

Pace = Literal["live", "hour", "day", "three-days", "never"]

encode: Final = Encoder().encode
"""A message as it travels."""


class Said(Struct, frozen=True, gc=False):
    """Words that are not yet in a language: a Fluent message id and what fills its places."""

    id: str
    args: dict[str, Any] = {}
    """Ids, numbers, lists of ids, or again `Said`."""


class Offer(Struct, frozen=True, gc=False):
    """A legal action of a seat: the notation to send back, and the words for a button."""

    seat: int
    action: str
    say: Said
    lights: list[str] = []
    """The things on the board it is about, each as `kind:id`: `city:paris`, `pawn:2`."""
    final: bool = False
    """It reveals something new and so can never be undone."""
    cost: Said | None = None
    """What it costs, if that is worth knowing before."""
    usual: bool = False
    """The usual next step; at most one of all that is offered to a seat."""
    careful: bool = False
    """So much depends on it that a client asks for confirmation."""
    times: int = 1
    """How often it can be taken in a row, such as when several tokens go the same way."""
    into: list[str] = []
    """Where what it takes may be put, as things on the board; empty where nothing is taken."""
    group: str = ""
    """The name of the group it is listed in, whose title is the message `group-<name>`; nothing
    where nobody picks it from a list."""


class Obstacle(Struct, frozen=True, gc=False):
    """An action that cannot be taken now, in words, and why."""

    action: str
    say: Said
    reason: Said


class GameEvent(Struct, frozen=True, gc=False):
    """An Event, as far as this seat may know it; its sentence is the message `log-<kind>`."""

    kind: str
    args: dict[str, Any]
    changed: dict[str, Any] | None = None
    """The values that it changes in the view; null if the event is only retold."""


class Ending(Struct, frozen=True):
    """How a game ended."""

    result: str
    winners: list[int]
    scores: list[int]
    say: Said


class Clock(Struct, frozen=True):
    """The time of a timed game in ms since its beginning; a turn-based game has none."""

    now: int
    """How late it is at the moment of sending."""
    running: bool
    """Whether the game's time runs: not in a pause, and not where nobody is in a hurry."""
    due: int | None
    """When something happens on its own."""


class Position(Struct, frozen=True):
    """All that a person may know, and may do with each of the own seats."""

    seat: int
    """The seat from which the view is seen: the own one that is asked, else the first; -1 watches.
    """
    step: int
    """Entries of the table's log up to here; an undo is an entry too, so it only ever rises."""
    ply: int
    """Moves of the record up to here."""
    view: dict[str, Any]
    legal: list[Offer]
    asking: Said
    waiting: list[int]
    undoable: bool
    ending: Ending | None = None
    clock: Clock | None = None


class Moment(Struct, frozen=True):
    """An earlier position, and the events that led there from the move before it."""

    position: Position
    events: list[GameEvent]
    """Each with what it changed in the view after the move before."""
    prospects: dict[str, Any] | None = None
    """What lay ahead of it, as in `prospects`."""


class Entry(Struct, frozen=True):
    """One entry of the table's log as one seat may know it."""

    step: int
    ply: int
    """Moves of the record after this entry."""
    seat: int
    """Who acted; -1 when time passed."""
    events: list[GameEvent]
    made: float
    """When, in seconds since 1970."""
    undone: bool = False
    """This entry undid the move before it."""
    action: Offer | None = None
    """What was chosen; told to the seat that chose, and to everyone once the game is over."""
    reason: Said | None = None
    """Why a computer colleague chose so, for those who know all that the colleague knew."""
    at: int = 0
    """The stamp: how late it was by the clock of a timed table, in ms."""
    nonce: str | None = None
    """What the move was sent with; told to the seat that sent it."""


class Chair(Struct, frozen=True):
    """A seat and who sits there."""

    seat: int
    kind: Literal["open", "person", "colleague"]
    name: str
    """The person's name; empty for open seats, colleagues, and guests who have chosen none."""
    you: bool = False
    here: bool = False
    """The person has the table open now."""
    colleague: str | None = None
    """The kind of computer colleague that acts for this seat, as its player or as a stand-in."""
    away_since: float | None = None
    stand_in_from: float | None = None
    """When others may ask a colleague to stand in, if the person stays away until then."""
    ready: bool = False
    """Before the game: the person has said so."""
    named: bool = False
    """Your own seat: you have agreed that strangers who look at the shared game read your name."""
    holiday_until: float | None = None
    """The person is away until then; told to those who sit here too."""
    reading: bool = False
    """The person reads a page of the story, and colleagues wait for that."""


class Question(Struct, frozen=True):
    """Something that all players must agree to; a move or a no ends it."""

    kind: Literal["take-back"]
    seat: int
    """Who asks."""
    step: int
    """The step the table must still be at when all have agreed."""
    moves: int
    """How many moves would be undone."""
    yes: list[int] = []
    """The seats that have agreed."""


class Origin(Struct, frozen=True):
    """Where a table continues from, if its game was not dealt fresh."""

    table: str | None
    """The table of a finished game; not everyone may look at it. None if it was a record file."""
    ply: int
    """How many of its moves are played here too."""


class TableCard(Struct, frozen=True):
    """A table as lobbies and frames show it."""

    id: str
    game: str
    options: dict[str, str]
    chairs: list[Chair]
    status: Literal["open", "playing", "over"]
    public: bool
    step: int
    waiting: list[int]
    your_turn: bool
    yours: bool
    """You opened this table and may begin it."""
    created: float
    moved: float
    invite: str | None = None
    """The secret of the invite link, for those who sit here."""
    result: Said | None = None
    rematch: str | None = None
    """The table at which the same people play again, once someone asked for it."""
    campaign: str | None = None
    """The campaign whose game is played here."""
    pace: Pace = "live"
    """How long to wait for a move before a colleague may be asked to stand in."""
    name: str = ""
    """What the table is called, if the person who opened it has named it."""
    begun: float | None = None
    waits: bool = False
    """It begins when the person who opened it says so, not when the last seat is taken."""
    watchers: Literal["silent", "aside", "table"] = "silent"
    """What those who watch may do: nothing, talk among themselves, or talk with the table."""
    watching: list[str] = []
    """The names of those who watch now; empty ones are guests."""
    asked: Question | None = None
    unread: int = 0
    """Lines of chat that others have said here since you last looked at it."""
    origin: Origin | None = None
    """Where its game comes from, if it goes on from another."""
    shared: bool = False
    """Once the game is over, anyone with its address may look at it."""
    daily: str | None = None
    """The day whose deal is played here."""
    challenge: str | None = None
    """The challenge that was taken here."""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """A message from someone, or from the server."""

    number: int
    seat: int
    """Who said it; -1 for the server, -2 for a spectator."""
    name: str
    """Empty for the server, and for guests who have chosen none."""
    text: str
    said: float
    say: Said | None = None
    """What the server says, for the client's own words; `text` is a sentence in English then."""
    aside: bool = False
    """Said among those who watch."""
    to: int | None = None
    """The seat of the only player it was said to; nobody else is sent it."""
