"""What a game is: the faces every game shows and every other floor relies on."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from wardroom.kernel.action import Action, ActionSpace
from wardroom.kernel.campaign import Campaign
from wardroom.kernel.dice import Dice
from wardroom.kernel.fields import Fields
from wardroom.kernel.message import Message
from wardroom.kernel.parts.balance import Balance
from wardroom.kernel.parts.beat import Beat
from wardroom.kernel.parts.daily import DailyDeal
from wardroom.kernel.parts.debrief import Debrief
from wardroom.kernel.parts.groups import Groups
from wardroom.kernel.parts.guide import Guide
from wardroom.kernel.parts.highlights import Highlighter
from wardroom.kernel.parts.ladder import Ladder
from wardroom.kernel.parts.observation import Layout, Worth
from wardroom.kernel.parts.picture import Terminal
from wardroom.kernel.parts.teaching import Teaching
from wardroom.kernel.plain import Plain
from wardroom.kernel.record import Record
from wardroom.kernel.state import Event, State
from wardroom.kernel.summary import summary


class Option:
    """One thing that can be chosen before a game: its name, its choices and the usual one.

    An option with no listed choices takes free text that the game itself checks.
    """

    __slots__ = ("choices", "default", "name")

    def __init__(self, name: str, default: str, choices: tuple[str, ...] = ()) -> None:
        self.name = name
        self.default = default
        self.choices = choices


class Attendance:
    """Two actions that the server plays for a seat, never its player: away, and back again.

    They are as legal as others and kept in the record, but nobody is offered them.
    """

    __slots__ = ("away", "back")

    def __init__(self, away: Action, back: Action) -> None:
        self.away = away
        self.back = back


Trace = Sequence[Sequence[int]]
"""A movement of the hand: for each sample the time in ms since its beginning, x and y."""


class Gestures(Protocol):
    """How a game with movements of the hand judges them, so that no client judges its own."""

    def wants(self, action: Action) -> bool:
        """Is there a trace to judge behind this action?"""

    def judged(
        self, state: State, seat: int, action: Action, trace: Trace, at: int | None
    ) -> Action:
        """What is played: the action names what was meant, and its trace shows how that went.

        `at` is the time at which it ended; None where time stands still, so that only the trace
        itself says how long it took.
        """


class Prospects:
    """What a game can say about the future, worked out only when somebody asks: too costly for a
    view, which is made again with every move.
    """

    __slots__ = ("of", "type")

    def __init__(self, type: type, of: Callable[[Any, int], Plain]) -> None:
        self.type = type
        """The TypedDict that says what is in it, as `view_type` does for views."""
        self.of = of
        """From a position and a seat, and from nothing that the seat may not know."""


class Choice:
    """What a computer colleague decided, and why in one sentence."""

    __slots__ = ("action", "reason")

    def __init__(self, action: Action, reason: Message | None = None) -> None:
        self.action = action
        self.reason = reason


class Wait:
    """What a colleague answers in a timed game when it is not yet time: ask again then.

    Until that moment, in ms, it is not asked, whatever else happens. Among people it may say what
    it is about to do, and with which thing (`slot:ADM-N`); or take that on (`mine`).
    """

    __slots__ = ("mine", "says", "thing", "until")

    def __init__(
        self, until: int, says: Message | None = None, thing: str = "", mine: bool = False
    ) -> None:
        self.until = until
        self.says = says
        self.thing = thing
        self.mine = mine

    def __repr__(self) -> str:
        return f"- @{self.until}"


class Perspective:
    """What a player gets: the view, the legal actions, and worlds that fit them.

    A colleague decides from a Perspective and never sees the State of the real table.
    """

    __slots__ = ("__state", "game", "legal", "now", "seat", "waited_for")

    def __init__(self, game: "Game", state: State, seat: int, now: int = 0) -> None:
        self.__state = state
        self.game = game
        self.seat = seat
        self.now = now
        """The present moment in ms; 0 in a game without a clock."""
        self.legal = open_to_players(game, state.legal(seat))
        self.waited_for = seat in state.waiting()

    def view(self) -> Plain:
        return self.__state.view(self.seat, told=True)

    def prospects(self) -> Plain | None:
        """What the game can tell this seat about the future; None where views say it all."""
        return foresee(self.game, self.__state, self.seat)

    def imagine(self, dice: Dice) -> State:
        return self.__state.imagine(self.seat, dice, told=True)

    def __repr__(self) -> str:
        told = summary(self.__state, self.seat)
        return f"<Perspective of seat {self.seat}, {self.game.name}: {told}>"


class Colleague(Protocol):
    """A computer player."""

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        """A choice; None (let the others go on) only when the seat is not waited for.

        In a timed game also a later moment at which to be asked.
        """


class ColleagueMaker(Protocol):
    """Makes computer players of one kind."""

    def __call__(self, seed: int) -> Colleague:
        """A new colleague; equal seeds decide alike."""


class Debriefer(Protocol):
    """Looks back at a finished game."""

    def __call__(self, record: Record, colleague: Colleague | None, /) -> Debrief:
        """What there is to say, with the strongest colleague; None where there is none."""


class Solving(Protocol):
    """How turns of a game are compared in its puzzles."""

    kind: str
    """The kind of colleague that judges."""

    def begins(self, state: State, seat: int) -> bool:
        """Is this the beginning of a turn that can be a puzzle for the seat?"""

    def left(self, state: State, seat: int, action: Action) -> State | None:
        """The board that a turn leaves if it ends with this action; None if it goes on."""

    def mark(self, end: State) -> str:
        """A short name of the board; equal boards have equal marks."""

    def worth(
        self, end: State, seat: int, judge: Colleague, seed: int, start: int, count: int
    ) -> Sequence[float] | None:
        """What the board is worth in each of so many worlds, equal seeds making equal worlds; None
        if this colleague cannot tell.
        """


class Puzzles(NamedTuple):
    """The puzzles that a game brings along."""

    files: tuple[str, ...]
    """In the folder `puzzles` of its package, a puzzle on each line."""
    solving: Callable[[], Solving]


Claim = Callable[[Any, Mapping[str, Any]], bool]
"""Whether a reason is true, from the view of the seat that gives it and its arguments."""

Claims = Mapping[str, Claim]
"""For each reason its claim, by the id of the message."""


class Game(Protocol):
    """The rules of one game, without state, and all that it brings along.

    `BasicGame` has what most games can leave as it is.
    """

    name: str
    edition: int
    """Rises when an old record would replay differently."""
    earlier: "tuple[Game, ...]"
    """The editions before this one, the oldest first: their records, tables and campaigns go on."""
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    campaign: Campaign | None
    """How its games follow on each other, if they do."""
    space: ActionSpace
    package: str
    """Where its texts are: the folder `text` of this package."""
    vocabulary: Mapping[str, tuple[str, ...]]
    """For each argument of a message that is an id, and each such name in a view: the prefixes of
    the messages that name it. The prefix `seat` says that it is a player."""
    colleagues: Mapping[str, ColleagueMaker]
    """The game's own computer colleagues by kind, the weakest first."""
    former_kinds: Mapping[str, str]
    """What kinds in old records and tables are called now."""
    longest: int
    """No game has more decisions than this."""
    timed: bool
    """Whether the time of a move matters; then a live table stamps every move."""
    attendance: Attendance | None
    """How the server notes who is away; None in a game to which that makes no difference."""
    competitive: bool
    """Whether the seats play against each other; then the lab lets players change seats."""
    gestures: Gestures | None
    """How movements of the hand are judged; None in a game that asks for none."""
    terminal: Terminal | None
    """How it is drawn in a terminal; None where the plain picture will do."""
    teaching: Teaching | None
    """Lessons, the rules book, and what is explained when it first happens."""
    daily: DailyDeal | None
    """How it is dealt for everybody on the same day."""
    debrief: Callable[[], Debriefer] | None
    """How it looks back at a finished game. This and the next ones are made when somebody asks, so
    that a game is imported without them."""
    highlights: Callable[[], Highlighter] | None
    """How it says at once what decided a finished game, and who did what for it."""
    ladder: Callable[[], Ladder] | None
    """How often it is won as it can be set up."""
    guide: Guide | None
    """How it says what comes next; None where the words of the advised action will do."""
    puzzles: Puzzles | None
    """Positions in which one turn is clearly the best."""
    balance: Callable[[], Balance] | None
    """What it sets itself, and how that is measured."""
    claims: Callable[[], Claims] | None
    """When each reason of its colleagues is true."""
    observation: "Callable[[Game], Layout] | None"
    """What a seat sees as numbers of a fixed size, for programs that learn."""
    pages: tuple[str, ...]
    """The kinds of events that tell a page of a story: the game goes on once it has been read."""
    groups: Groups
    """Under which titles its choices are listed."""
    beats: Mapping[str, Beat]
    """How each kind of event is shown; kinds that are not named are not shown by themselves."""
    worths: Callable[[], Mapping[str, Worth]] | None
    """How good a position is, by the name of the reward that is made of it."""
    view_type: type
    """The TypedDict that says what is in a view, field by field."""
    fields: Fields | None
    """How a view is put together, so that only what a move has changed is made again; None in a
    game whose views are small enough to be compared whole."""
    prospects: Prospects | None
    """What it says about the future on request; None in a game whose views say it all."""
    content_type: type
    """The same as `view_type` for the content document."""

    def content(self) -> Plain:
        """What is printed on cards, boards and tiles, and the numbers of the rulebook that a face
        shows: nothing that is hidden from anybody.
        """

    def settle(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """The options complete and checked, or ImpossibleOption."""

    def deal(
        self,
        options: Mapping[str, str],
        seats: int,
        seed: int,
        carried: Plain | None = None,
        log: list[Event] | None = None,
    ) -> State:
        """A new game; equal arguments, equal positions. `carried` comes from an earlier outcome."""

    def broken(self, state: State, before: State | None = None) -> list[str]:
        """What is wrong with a position that legal play can never reach, a sentence each."""


def foresee(game: Game, state: State, seat: int) -> Plain | None:
    """What the game can tell the seat about the future; None where views say it all."""
    prospects = game.prospects
    return None if prospects is None else prospects.of(state, seat)


def open_to_players(game: Game, legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """What players may choose from: everything but what is the server's to play."""
    attendance = game.attendance
    if attendance is None:
        return legal
    away, back = attendance.away, attendance.back
    return tuple([action for action in legal if action is not away and action is not back])
