"""The messages of the sockets: a table's, both ways, and the lobby's."""

from typing import Any, Literal

from msgspec import Struct

from wardroom.protocol.company import Invitation
from wardroom.protocol.puzzles import PuzzleStanding
from wardroom.protocol.shapes import (
    ChatLine,
    Clock,
    Ending,
    Entry,
    GameEvent,
    Obstacle,
    Offer,
    Position,
    Said,
    TableCard,
)

# --------------------------------------------------------------------------------------------------
# What a client sends over the socket of a table, /api/tables/{id}/play


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: the step the client knows already, if any.

    Watching a private table takes its invite.
    """

    step: int | None = None
    invite: str | None = None
    pages: bool = False
    """The client shows the pages of a story as they are told, and says when they have been read:
    colleagues wait for that.
    """


class Play(Struct, frozen=True, tag_field="type", tag="play"):
    """An action in notation, chosen in the position after `step`. Sending it twice does no harm."""

    seat: int
    step: int
    action: str
    nonce: str
    trace: list[tuple[int, int, int]] | None = None
    """The movement of the hand, where there is one: ms since it began, x and y. Then `action` says
    what was meant, and what is played says how it went."""


class TakeBack(Struct, frozen=True, tag_field="type", tag="take-back"):
    """Undo your last move."""

    step: int
    nonce: str


class AskBack(Struct, frozen=True, tag_field="type", tag="ask-back"):
    """Ask all players to undo your last move with everything since, although it revealed
    something new or others have acted. Someone who plays alone has agreed by asking.
    """

    step: int
    nonce: str


class Answer(Struct, frozen=True, tag_field="type", tag="answer"):
    """Agree to what is asked at the table, or not."""

    step: int
    """That of the question."""
    yes: bool
    nonce: str


class Chat(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something to the table; those who watch, as far as the table allows it."""

    text: str
    nonce: str
    to: int | None = None
    """The seat of the one player who is to hear it, in a game in which all win together."""


class ReadChat(Struct, frozen=True, tag_field="type", tag="read"):
    """You have seen the chat up to the line of this number."""

    number: int


class ReadPages(Struct, frozen=True, tag_field="type", tag="read-pages"):
    """You have read so many of the pages that the game has told, from the first on; fewer than
    before if you leaf back to read them again. Colleagues wait until you have read all.
    """

    number: int


Call = Literal["mine", "please", "wait", "help", "yes", "no", "thanks"]
"""Short calls across the table: "I take that", "please treat this", "wait", "I need help here",
"agreed", "rather not", "thanks". Their words are the client's own.
"""


class Point(Struct, frozen=True, tag_field="type", tag="point"):
    """Point at something, draw an arrow, or call something across the table, or both at once. All
    see it for some seconds; it is stored nowhere.
    """

    thing: str | None = None
    """A thing on the board as in `lights`, `city:paris`; or a spot, `spot:X,Y` in thousandths of
    the board's width and height.
    """
    to: str | None = None
    """The other end of an arrow."""
    call: Call | None = None


class MoveHand(Struct, frozen=True, tag_field="type", tag="hand"):
    """Let the others at the table see where your hand is, in a game in which all act at once.

    Messages that come too often are dropped silently.
    """

    at: tuple[int, int] | None
    """In thousandths of the board's width and height; null when the hand rests."""


class HintWanted(Struct, frozen=True, tag_field="type", tag="hint-wanted"):
    """What would a colleague do in this seat?"""

    seat: int
    step: int


class WhyNot(Struct, frozen=True, tag_field="type", tag="why-not"):
    """Why may this seat not take these actions now? At most 24 of them, in notation."""

    seat: int
    actions: list[str]
    nonce: str


class ProspectsWanted(Struct, frozen=True, tag_field="type", tag="prospects-wanted"):
    """What lies ahead of the current position, as far as your seat can tell?"""

    nonce: str


class LessonGo(Struct, frozen=True, tag_field="type", tag="lesson-go"):
    """Go on to this step of a lesson from the one before it, which is only read, or back to an
    earlier one. Steps count from 0.
    """

    at: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there, and what time is it?"""

    sent: float


AtTable = (
    Play
    | TakeBack
    | AskBack
    | Answer
    | Chat
    | ReadChat
    | ReadPages
    | Point
    | MoveHand
    | HintWanted
    | WhyNot
    | ProspectsWanted
    | LessonGo
)
"""What is said of a game, once the client and the server have greeted."""
FromClient = Hello | AtTable | Ping


# --------------------------------------------------------------------------------------------------
# What the server sends over the socket of a table


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The answer to hello: everything, or the position and what happened since the known step."""

    table: TableCard
    seats: list[int]
    """The seats you play; none for spectators."""
    position: Position | None
    """None while the table is still open."""
    since: int
    """`entries` begins after this step; 0 is the whole story, with the deal."""
    deal: list[GameEvent]
    """What the deal showed; empty unless `since` is 0."""
    entries: list[Entry]
    chat: list[ChatLine]
    thinking: list[int]
    now: float
    texts: int = 0
    """How many messages of its chapters you may read at this table; 0 in a game without chapters.
    """
    read: int = 0
    """The last line of chat that you have seen, on whichever device."""
    pages: int | None = None
    """How many pages of the story you have read, on whichever device; null where nobody keeps
    count, as for spectators."""


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """The log has grown by one entry: what happened, and what it changed in the position.

    Each event of the entry holds the values of the view that it changed, `changed` those that have
    changed since the last of them: laid on the view after the step before, one after the other,
    they give the view after this one. The rest is as in `Position`.
    """

    entry: Entry
    seat: int
    changed: dict[str, Any]
    legal: list[Offer]
    asking: Said
    waiting: list[int]
    undoable: bool
    ending: Ending | None = None
    clock: Clock | None = None
    texts: int = 0
    """As in `welcome`; when it has risen, there is more to read at `/api/tables/{id}/texts`."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """The message with this nonce is safely stored, as this step of the log."""

    nonce: str
    step: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """The message with this nonce changed nothing, and why.

    `code` names the reason for the client's own words; `text` is a sentence in English.
    """

    nonce: str
    code: str
    text: str
    say: Said | None = None
    """Why the rules of the game do not allow it, where that is the reason."""


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits where, who is here, or the state of the table has changed."""

    table: TableCard


class Pointed(Struct, frozen=True, tag_field="type", tag="pointed"):
    """Someone points at something or calls, as in `point`; or a colleague says what comes."""

    seat: int
    thing: str | None
    to: str | None
    call: Call | None
    lasts: float
    """Seconds for which to show it; 0 tells latecomers what was handed to whom."""
    say: Said | None = None
    """What a computer colleague is about to do with the thing. With its own seat as `to` it is what
    its whole turn is after, and the thing is where that leads.
    """


class HandMoved(Struct, frozen=True, tag_field="type", tag="hand"):
    """Where the hand of another player is, as in `hand` from a client."""

    seat: int
    at: tuple[int, int] | None


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """The seats whose computer colleagues are thinking now."""

    seats: list[int]


class HintStep(Struct, frozen=True):
    """One action of the plan in a hint."""

    seat: int
    """Whose action it is: yours, or that of a teammate the plan counts on."""
    action: str
    say: Said
    reason: Said | None = None
    lights: list[str] = []
    """The things on the board it is about, as in an offer."""


class Next(Struct, frozen=True):
    """What comes next, in words and on the board."""

    say: Said
    action: str | None = None
    """The first step of the hint; null where there is nothing to do but wait for what `say` says.
    """
    thing: str = ""
    """What to take or to tap, or what is waited for; empty where no thing stands for it."""
    into: list[str] = []
    """Where it goes from there, if that is not clear already."""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a colleague would do in your place; no offer when it would wait.

    It is a plan: what it is after, and by which steps, of which `offer` is the first. Asking again
    tells the rest of the same plan, until something makes it worse.
    """

    step: int
    offer: Offer | None
    reason: Said | None
    aim: Said | None = None
    """The aim of the plan; None if it could reveal more than you know."""
    lights: list[str] = []
    """The things the aim is about."""
    steps: list[HintStep] = []
    """The plan, the next step first."""
    leaves: Said | None = None
    """The most pressing thing that the plan leaves open."""
    changed: Said | None = None
    """What made the previous plan worse, if there was a different one."""
    gain: Said | None = None
    """How much all steps together change your points; None if chance would decide."""
    foreseen: dict[str, Any] | None = None
    """What you own after all steps, in a shape of the game's view; None as for `gain`."""
    next: Next | None = None
    """The first step, or what is waited for, as a guide says it; null if there is neither."""
    nudge: Said | None = None
    """Where to look, if the step is more fun to find than to be told: show this first."""


class Obstacles(Struct, frozen=True, tag_field="type", tag="obstacles"):
    """The answer to why-not: what stands in the way of each action that cannot be taken.

    Actions that can be taken, and those this game does not know, are left out.
    """

    nonce: str
    step: int
    obstacles: list[Obstacle]


class Prospects(Struct, frozen=True, tag_field="type", tag="prospects"):
    """The answer to prospects-wanted: what a game works out of a position only when it is asked,
    and from nothing that you may not know.
    """

    nonce: str
    step: int
    """The position after this step."""
    seat: int
    """The seat whose view you see, as in `Position`."""
    prospects: dict[str, Any] | None
    """In the shape that the game declares; null in a game whose views say it all."""


class LessonStep(Struct, frozen=True, tag_field="type", tag="lesson"):
    """Where a lesson stands: it comes after `welcome`, and after the last `moved` of each step.

    The offers of the position are then those that the step welcomes; whatever else is tried is
    refused with what the lesson says about it.
    """

    name: str
    at: int
    """The present step, from 0; as many as there are steps when the lesson is over."""
    steps: int
    say: Said | None
    """What the step says; nothing when the lesson is over."""
    point: list[str] = []
    """The things it speaks of, as in an offer."""
    reading: bool = False
    """Nothing needs to be done before reading on."""
    clock: bool = False
    """Time really passes during this step; reading on lets it run out."""


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to ping, with the server's time and that of a timed table."""

    sent: float
    now: float
    clock: Clock | None = None


class Wrong(Struct, frozen=True, tag_field="type", tag="wrong"):
    """A message that could not be understood, and why."""

    code: str
    text: str


FromServer = (
    Welcome
    | Moved
    | Accepted
    | Refused
    | TableChanged
    | ChatLine
    | Pointed
    | HandMoved
    | Thinking
    | Hint
    | Obstacles
    | Prospects
    | LessonStep
    | PuzzleStanding
    | Pong
    | Wrong
)


# --------------------------------------------------------------------------------------------------
# The socket of the lobby, /api/lobby, only ever sends


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Public tables with open seats, and the tables you sit at; sent whenever they change."""

    open: list[TableCard]
    mine: list[TableCard]
    people: int
    """People who are here now."""
    running: list[TableCard] = []
    """Public tables with a game in progress, to watch."""
    invitations: list[Invitation] = []
    """From people you have played with, the latest first."""
