"""What HTTP carries: requests and their answers."""

from typing import Any, Literal

from msgspec import Struct

from wardroom.protocol.notices import PersonalNotices
from wardroom.protocol.shapes import SPECTATOR_SEAT, Entry, GameEvent, Pace, Position


class OptionCard(Struct, frozen=True):
    """One thing that can be chosen before a game; without choices it takes free text."""

    name: str
    default: str
    choices: list[str]


class LessonCard(Struct, frozen=True):
    """A lesson of a game. Its title is the message `lesson-<name>`."""

    name: str
    minutes: int
    steps: int


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
    lessons: list[LessonCard] = []
    """What it can be learnt by, the first lesson first."""


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
    pace: Pace = "live"
    """How long one waits for a move before a colleague may be asked to stand in: half a minute of
    absence, or for tables over days an hour, a day, three days; or never."""
    name: str = ""
    """What the table is called, to tell it from others."""
    waits: bool = False
    """Begin when you say so, and not when the last open seat is taken."""


class Sit(Struct, frozen=True):
    """Take an open seat; any one, unless a seat is named. In a game that has begun, whoever has the
    invite may take over the named seat of a colleague.
    """

    invite: str | None = None
    seat: int | None = None


class TableWish(Struct, frozen=True):
    """What whoever opened a table changes about it; what is left out stays as it is."""

    name: str | None = None
    options: dict[str, str] | None = None
    """Before the game. Those that are not named are as they usually are."""
    public: bool | None = None
    """Before the game."""
    watchers: Literal["silent", "aside", "table"] | None = None


class SeatChangeWish(Struct, frozen=True):
    """A change of one seat; what is left out stays as it is."""

    kind: Literal["me", "open", "colleague"] | None = None
    """Before the game. `me`: you change to this seat, which is open or a colleague's. For whoever
    opened the table, `open` and `colleague`: somebody who sits there is asked to leave.
    """
    colleague: str | None = None
    """The kind of the colleague."""
    name: str | None = None
    """What whoever plays in a seat of yours is called, where you play for several; empty: as you.
    """
    role: str | None = None
    """Before the game: the role you would like here, in a game whose option `roles` names them;
    `random` leaves it to chance.
    """


class Ready(Struct, frozen=True):
    """Whether you are ready for the game to begin."""

    ready: bool = True


class StandIn(Struct, frozen=True):
    """Which kind of colleague shall act for the seat; none gives it back to its person."""

    colleague: str | None = None


class Rematch(Struct, frozen=True):
    """Play again with the same people; with the same cards if you like. Where there are several,
    they are asked first: the new table waits until whoever opened it begins.
    """

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
    kinds: dict[int, str]
    """The kinds of colleague by seat; who is not among them is a person."""
    date: str
    """The day or the moment at which it was dealt; empty if the record does not say."""
    plies: int
    deal: list[GameEvent]
    entries: list[Entry]
    position: Position
    events: list[GameEvent]
    """Those that led to this position, each with what it changed in the view before."""
    damage: str | None = None
    """What is wrong with the file from some line on; what came before could be read."""


class PersonalMove(Struct, frozen=True):
    """A move that you made."""

    step: int
    action: str
    made: float


class PersonalTable(Struct, frozen=True):
    """What is known of you at one table."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[int]
    made: float
    status: str
    name: str
    """What you have called the table, if you opened it."""
    labels: list[str]
    """What you have called your seats."""
    moves: list[PersonalMove]
    said: list[str]
    """Your lines of chat."""


class PersonalData(Struct, frozen=True):
    """Everything that a server knows about you."""

    id: str
    name: str
    made: float
    tables: list[PersonalTable]
    campaigns: list[str]
    notices: PersonalNotices


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for the client's own words, and a sentence in English."""

    code: str
    text: str
