"""What HTTP carries: requests and their answers."""

from typing import Any, Literal

from msgspec import Struct

from wardroom.protocol.account import DeviceCard, PasskeyCard
from wardroom.protocol.challenges import PersonalChallenge
from wardroom.protocol.daily import PersonalDaily
from wardroom.protocol.notices import PersonalNotices
from wardroom.protocol.puzzles import SolvedPuzzle
from wardroom.protocol.shapes import SPECTATOR_SEAT, Entry, GameEvent, Origin, Pace, Position, Said


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
    basics: bool = False
    """Anyone who has taken all of these can sit down at a table; the others may come later."""


class FirstTimeCard(Struct, frozen=True):
    """Something that is explained when it first happens, by the message `first-<name>`."""

    name: str
    event: str
    """The kind of the event."""
    when: dict[str, list[str]] = {}
    """What its arguments must be, each one of these: `me` is a seat that you play, `c*` whatever
    begins with a c."""
    until: list[str] = []
    """The kinds of events with which its moment has passed: what has not been explained by then is
    explained when it happens again."""


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
    """What it can be learnt by, in the order in which they are taken."""
    first_game: bool = False
    """It sets a table for a first real game, which is accompanied."""
    first_times: list[FirstTimeCard] = []
    """What is explained once, what matters most first."""
    puzzles: int = 0
    """So many puzzles come with it."""
    competitive: bool = False
    """The seats play against each other; then nothing can be said to one player alone."""
    groups: list[str] = []
    """The groups of its offers, in the order in which people look for them."""


class FirstTimes(Struct, frozen=True):
    """How a game is explained to you."""

    tables: list[str]
    """Your accompanied tables. With one, you are told of first times at all tables of the game."""
    told: list[str]
    """The names of what has been explained."""


class ToldFirst(Struct, frozen=True):
    """Whether something is to be explained here and now."""

    first: bool
    """No device of yours has explained it before."""


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
    """Who is to sit in a seat of a new table."""

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
    """How long to wait for a move before a colleague may be asked to stand in: half a minute of
    absence, or for tables over days an hour, a day, three days; or never."""
    name: str = ""
    """What the table is called, to tell it from others."""
    waits: bool = False
    """Begin when you say so, and not when the last open seat is taken."""


class PlayOn(Struct, frozen=True):
    """Play on from a moment of a finished game or of a record, at a new table with the same deal
    and the same moves up to there. Of the two, one is named.
    """

    ply: int
    seats: list[SeatWish]
    table: str | None = None
    """A finished game that you may look at."""
    record: str | None = None
    """The text of a record file."""
    public: bool = False
    pace: Pace = "live"
    name: str = ""


class Sit(Struct, frozen=True):
    """Take an open seat; any one, unless a seat is named. In a game that has begun, anyone with the
    invite may take over the named seat of a colleague.
    """

    invite: str | None = None
    seat: int | None = None


class TableWish(Struct, frozen=True):
    """What the person who opened a table changes about it; what is left out stays as it is."""

    name: str | None = None
    options: dict[str, str] | None = None
    """Before the game. Options that are not named get their defaults."""
    public: bool | None = None
    """Before the game."""
    watchers: Literal["silent", "aside", "table"] | None = None
    host: int | None = None
    """The seat of the person who looks after the table from now on."""


class SeatChangeWish(Struct, frozen=True):
    """A change of one seat; what is left out stays as it is."""

    kind: Literal["me", "open", "colleague"] | None = None
    """Before the game. `me`: you change to this seat, which is open or a colleague's. For the
    person who opened the table, `open` and `colleague`: someone who sits there is asked to leave;
    with `colleague` also during the game.
    """
    colleague: str | None = None
    """The kind of the colleague."""
    name: str | None = None
    """What the player in a seat of yours is called, if you play for several; empty: your own name.
    """
    role: str | None = None
    """Before the game: the role you would like here, in a game whose option `roles` names them;
    `random` leaves it to chance.
    """
    block: bool = False
    """Someone who is asked to leave may not come back, and the invite changes."""
    swap: int | None = None
    """Before the game, for the one who opened the table: the seat with which it changes places."""


class Ready(Struct, frozen=True):
    """Whether you are ready for the game to begin."""

    ready: bool = True


class StandIn(Struct, frozen=True):
    """Which kind of colleague is to act for the seat; none gives it back to its person."""

    colleague: str | None = None


class Rematch(Struct, frozen=True):
    """Play again with the same people; with the same cards if you like. Where there are several,
    they are asked first: the new table waits until the person who opened it begins.
    """

    same_deal: bool = False
    chapter: str | None = None
    """Another chapter of the campaign; without it the same one."""


class Note(Struct, frozen=True):
    """What you have written down at a table; nobody else is told."""

    text: str
    """At most 4000 letters."""


class Report(Struct, frozen=True):
    """Someone at a table whom you report to the operator."""

    text: str
    """What is wrong, in your words."""
    line: int | None = None
    """The number of a line of chat that they said."""
    seat: int | None = None
    """Where they sit, if it is not about a line."""


class ChapterCard(Struct, frozen=True):
    """A chapter that a campaign has unlocked."""

    chapter: str
    """The choice of the campaign's option with which it is played."""
    title: dict[str, str]
    """What it is called, by language."""
    finished: bool


class Member(Struct, frozen=True):
    """Someone who belongs to a campaign."""

    name: str
    """Empty for guests who have chosen none."""
    you: bool


class CampaignCard(Struct, frozen=True):
    """Games that follow on each other, and how far they have got."""

    id: str
    game: str
    option: str
    """The option that chooses a chapter."""
    chapters: list[ChapterCard]
    """Those that can be played, in order. Of the others only the number is known."""
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


class CampaignFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign as it is taken from one place to another: to a server, or away from it."""

    game: str
    carried: dict[str, Any]
    """As its `CampaignCard` has it."""


class TableTexts(Struct, frozen=True):
    """The chapters of a game as far as you may read them at a table, as Fluent sources."""

    texts: list[str]


class Sharing(Struct, frozen=True):
    """Who may look at a finished game, and with which names; what is left out stays as it is."""

    shared: bool | None = None
    """Anyone with the address may look. For the person who opened the table."""
    named: bool | None = None
    """People who look read your name; otherwise they see only a player."""


class Rival(Struct, frozen=True):
    """Somebody you played against."""

    name: str
    """Empty for a colleague, and for a person without a name."""
    colleague: str | None
    points: int | None
    won: bool


class PlayedGame(Struct, frozen=True):
    """A game of yours in the list of all of them."""

    table: str
    game: str
    options: dict[str, str]
    seats: int
    own: list[int]
    """Your seats."""
    roles: list[str]
    """The roles you were dealt, in a game that has them and has begun."""
    company: Literal["alone", "colleagues", "people"]
    """Who else played: nobody, computer colleagues only, or other people too."""
    status: Literal["open", "playing", "over"]
    steps: int
    made: float
    moved: float
    name: str
    result: Said | None
    won: bool | None
    """None while the game is not over, or where an older server has not noted it."""
    origin: Origin | None
    campaign: str | None
    others: list[str] = []
    """The names of the other people at the table, in order; empty for one without a name."""
    points: int | None = None
    """Your points, in a game of points."""
    rivals: list[Rival] = []
    """Those you played against, in the order of their seats; nobody in a game of a team."""
    stood_in: bool = False
    """A colleague made at least half of your moves: the game counts as nobody's win or loss."""


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
    """The kinds of colleague by seat; a seat not among them is a person."""
    date: str
    """The day or the moment at which it was dealt; empty if the record does not say."""
    plies: int
    deal: list[GameEvent]
    entries: list[Entry]
    position: Position
    events: list[GameEvent]
    """Those that led to this position, each with what it changed in the view before."""
    prospects: dict[str, Any] | None = None
    """What lay ahead of this position, as in `prospects`."""
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
    note: str = ""
    """What you have written down there for yourself."""


class ToldOnce(Struct, frozen=True):
    """Something that was explained to you when it first happened."""

    game: str
    name: str
    told: float


class PersonalReport(Struct, frozen=True):
    """What you have told the operator about someone."""

    table: str
    text: str
    made: float


class PersonalData(Struct, frozen=True):
    """Everything that a server knows about you."""

    id: str
    name: str
    made: float
    tables: list[PersonalTable]
    campaigns: list[str]
    notices: PersonalNotices
    first_games: list[str] = []
    """Your accompanied tables."""
    first_times: list[ToldOnce] = []
    daily: list[PersonalDaily] = []
    """The deals of the day that you have begun."""
    puzzles: list[SolvedPuzzle] = []
    challenges: list[PersonalChallenge] = []
    """The challenges that you have given."""
    reports: list[PersonalReport] = []
    devices: list[DeviceCard] = []
    """Where you are signed in."""
    passkeys: list[PasskeyCard] = []
    """Without their public keys, which say nothing about you."""
    listed: bool = True
    """Whether people you have played with see when you are here, and may invite you."""
    blocked: list[str] = []
    """The names of those you have blocked."""


class AboutServer(Struct, frozen=True):
    """Who runs a server, and for how long it keeps what."""

    imprint: str
    """In the words of the operator; empty if they have written nothing."""
    address: str
    """A page elsewhere that has it instead."""
    litter_days: int | None
    """After this many days tables that never began, or that everyone has left, are deleted."""
    keep_days: int | None
    """After this many days without a move every table is deleted."""
    version: str
    offline: bool = False
    """Whether there is a page at `/offline/` that plays without the server."""


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for the client's own words, and a sentence in English."""

    code: str
    text: str
