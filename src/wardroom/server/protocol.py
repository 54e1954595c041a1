"""The published protocol: every shape that travels between the server and a client.

Nothing hidden ever fits in here by itself: positions are views made for one seat, actions are told
only to the seat that may take them, and what happened is told by Events for that seat. Sentences
travel as message ids with arguments (`Said`); the client puts them into the person's language.
"""

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

SPECTATOR_SEAT = -1

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


class Happening(Struct, frozen=True, gc=False):
    """An Event as this seat may know it; its sentence is the message `log-<kind>`."""

    kind: str
    args: dict[str, Any]


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
    """When something happens by itself."""


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


class Entry(Struct, frozen=True):
    """One entry of the table's log as one seat may know it."""

    step: int
    ply: int
    """Moves of the record after this entry."""
    seat: int
    """Who acted; -1 when time passed."""
    events: list[Happening]
    made: float
    """When, in seconds since 1970."""
    undone: bool = False
    """This entry took back the move before it."""
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
    """The table at which the same people play again, once somebody asked for it."""
    campaign: str | None = None
    """The campaign whose game is played here."""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Something somebody said, or that the house has to say."""

    number: int
    seat: int
    """Who said it; -1 for the house."""
    name: str
    """Empty for the house, and for guests who have chosen none."""
    text: str
    said: float
    say: Said | None = None
    """What the house says, for the client's own words; `text` is a sentence in English then."""


# --------------------------------------------------------------------------------------------------
# What a client sends over the socket of a table, /api/tables/{id}/play


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message: the step the client knows already, if any.

    Whoever does not sit at a private table needs its invite to watch.
    """

    step: int | None = None
    invite: str | None = None


class Play(Struct, frozen=True, tag_field="type", tag="play"):
    """An action in notation, chosen in the position after `step`. Sending it twice does no harm."""

    seat: int
    step: int
    action: str
    nonce: str


class TakeBack(Struct, frozen=True, tag_field="type", tag="take-back"):
    """Take back the own last move."""

    step: int
    nonce: str


class Chat(Struct, frozen=True, tag_field="type", tag="say"):
    """Say something to the table."""

    text: str
    nonce: str


class HintWanted(Struct, frozen=True, tag_field="type", tag="hint-wanted"):
    """What would a colleague do in the place of this seat?"""

    seat: int
    step: int


class Ping(Struct, frozen=True, tag_field="type", tag="ping"):
    """Are you there, and what time is it?"""

    sent: float


FromClient = Hello | Play | TakeBack | Chat | HintWanted | Ping


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
    deal: list[Happening]
    """What the deal showed; empty unless `since` is 0."""
    entries: list[Entry]
    chat: list[ChatLine]
    thinking: list[int]
    now: float
    texts: int = 0
    """How many messages of its chapters you may read at this table; 0 in a game without chapters.
    """


class Moved(Struct, frozen=True, tag_field="type", tag="moved"):
    """The log has grown by one entry: what happened, and what it changed in the position.

    `changed` holds the values of the view that differ from those after the step before, `gone` the
    names that are no longer there; the rest is as in `Position`.
    """

    entry: Entry
    seat: int
    changed: dict[str, Any]
    gone: list[str]
    legal: list[Offer]
    asking: Said
    waiting: list[int]
    undoable: bool
    ending: Ending | None = None
    clock: Clock | None = None
    texts: int = 0
    """As in `welcome`; when it has risen, there is more to read at `/api/tables/{id}/texts`."""


class Accepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    """What was sent with this nonce is stored for good, as this step of the log."""

    nonce: str
    step: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused"):
    """What was sent with this nonce changed nothing, and why.

    `code` names the reason for the client's own words; `text` is a sentence in English.
    """

    nonce: str
    code: str
    text: str


class TableChanged(Struct, frozen=True, tag_field="type", tag="table"):
    """Who sits where, who is here, or the state of the table has changed."""

    table: TableCard


class Thinking(Struct, frozen=True, tag_field="type", tag="thinking"):
    """The seats whose computer colleagues are thinking now."""

    seats: list[int]


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a colleague would do in your place; no offer when it would wait."""

    step: int
    offer: Offer | None
    reason: Said | None


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
    Welcome | Moved | Accepted | Refused | TableChanged | ChatLine | Thinking | Hint | Pong | Wrong
)


# --------------------------------------------------------------------------------------------------
# The socket of the lobby, /api/lobby, only ever sends


class Lobby(Struct, frozen=True, tag_field="type", tag="lobby"):
    """Public tables with open seats, and the tables you sit at; sent whenever they change."""

    open: list[TableCard]
    mine: list[TableCard]
    people: int
    """People who are here now."""


# --------------------------------------------------------------------------------------------------
# HTTP


class OptionCard(Struct, frozen=True):
    """One thing that can be chosen before a game; without choices it takes free text."""

    name: str
    default: str
    choices: list[str]


class GameCard(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    edition: int
    seats: list[int]
    options: list[OptionCard]
    colleagues: list[str]
    """Kinds of computer colleague, the simplest first."""
    vocabulary: dict[str, list[str]]
    """For each argument of a message that is an id: the prefixes of the messages that name it."""
    timed: bool
    campaign: str | None = None
    """The option that chooses a chapter; none if the games do not follow on each other."""
    chapters: bool = False
    """Part of its texts is a secret until its moment, and comes table by table."""


class Me(Struct, frozen=True):
    """Who you are to this server."""

    id: str
    name: str
    """Empty until one is chosen."""


class NewName(Struct, frozen=True):
    """What you would like to be called."""

    name: str


class PersonalLink(Struct, frozen=True):
    """A secret that makes another device yours too."""

    token: str


class SeatWish(Struct, frozen=True):
    """Who shall sit in a seat of a new table."""

    kind: Literal["me", "open", "colleague"]
    colleague: str | None = None


class NewTable(Struct, frozen=True):
    """A table to open. Without open seats the game begins at once."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    public: bool = False
    campaign: str | None = None
    """One of yours to go on with. Without it a game that has campaigns begins a new one."""


class Sit(Struct, frozen=True):
    """Take an open seat; any one, unless a seat is named."""

    invite: str | None = None
    seat: int | None = None


class StandIn(Struct, frozen=True):
    """Which kind of colleague shall act for the seat; none gives it back to its person."""

    colleague: str | None = None


class Rematch(Struct, frozen=True):
    """Play again with the same people; with the same cards if you like."""

    same_deal: bool = False
    chapter: str | None = None
    """Another chapter of the campaign; without it the same one."""


class ChapterCard(Struct, frozen=True):
    """A chapter that a campaign has unlocked."""

    chapter: str
    """The choice of the campaign's option with which it is played."""
    title: dict[str, str]
    """What it is called, by language."""
    finished: bool


class Member(Struct, frozen=True):
    """Somebody who belongs to a campaign."""

    name: str
    """Empty for guests who have chosen none."""
    you: bool


class CampaignCard(Struct, frozen=True):
    """Games that follow on each other, and how far they have come."""

    id: str
    game: str
    option: str
    """The option that chooses a chapter."""
    chapters: list[ChapterCard]
    """Those that can be played, in their order. Of the others nothing is told but their number."""
    locked: int
    next: str
    """The first chapter that is not finished; the last one when all are."""
    carried: dict[str, Any]
    """What the next game is dealt with."""
    members: list[Member]
    table: str | None
    """The table at which something happened last."""
    options: dict[str, str]
    """What was chosen at that table."""
    made: float
    moved: float


class TableTexts(Struct, frozen=True):
    """The chapters of a game as far as you may read them at a table, as Fluent sources."""

    texts: list[str]


class RecordText(Struct, frozen=True):
    """A record file to look through."""

    record: str
    ply: int | None = None
    seat: int = SPECTATOR_SEAT


class RecordLook(Struct, frozen=True):
    """A record, told from one seat: its chronicle, and the position after the asked ply."""

    game: str
    seats: int
    options: dict[str, str]
    names: dict[int, str]
    plies: int
    deal: list[Happening]
    entries: list[Entry]
    position: Position
    damage: str | None = None
    """What is wrong with the file from some line on; what came before could be read."""


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for the client's own words, and a sentence in English."""

    code: str
    text: str
