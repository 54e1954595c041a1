"""The position: everything on the table, as slots of plain numbers.

`Position` holds the things and moves them; it knows no order of play. A memory deck has no order
either: it is shuffled before every talk, so it is the set of its cards, one bit each, and a draw is
any of them. Grid and hands name memories by number, decks by bits.
"""

from collections.abc import Mapping
from typing import Final

from wardroom.games.holding_on.content import (
    BASE_DECK,
    CARE_TOKENS,
    CONTACTS,
    DOCTORS,
    FIRST_ASSISTANT,
    FIRST_NURSE,
    MEMORIES,
    PAWNS,
    RELIEF_NURSE,
    START_HEALTH,
)
from wardroom.games.holding_on.names import (
    HoldingDraw,
    HoldingResult,
    HoldingTalkKind,
    HoldingWhereabouts,
)
from wardroom.games.holding_on.scenarios import SCENARIOS, Scenario
from wardroom.games.holding_on.steps import DAWN, ENDED, Step
from wardroom.kernel.message import Argument, Message
from wardroom.kernel.state import Event, State

NOBODY: Final = -1
NOTHING: Final = -1

# Where a pawn can be; 0 to 2 are the shifts of the day.
BREAK_ROOM: Final = 3
ON_LEAVE: Final = 4
ON_PAD: Final = 5
AT_DESK: Final = 6
OUT: Final = 7
WHEREABOUTS: Final[tuple[HoldingWhereabouts, ...]] = (
    "morning",
    "afternoon",
    "night",
    "break_room",
    "leave",
    "pad",
    "desk",
    "out",
)

RESULTS: Final[tuple[HoldingResult, ...]] = (
    "",
    "win",
    "loss_health",
    "loss_deck",
    "loss_staff",
    "loss_warnings",
)
WIN: Final = 1
LOSS_HEALTH: Final = 2
LOSS_DECK: Final = 3
LOSS_STAFF: Final = 4
LOSS_WARNINGS: Final = 5
ENDINGS: Final = ("", "win", "death", "death", "transfer", "transfer")
"""The last page of the scenario for each result."""

# The conversation whose cards are out.
SILENT: Final = 0
HAZY_TALK: Final = 1
QUERYING: Final = 2
TALKS: Final[tuple[HoldingTalkKind, ...]] = ("", "hazy", "query")

# How the next card of a talk is drawn.
AS_DUE: Final = 0
ANY_CARD: Final = 1
ANY_MEMORY: Final = 2
OTHER_PERIOD: Final = 3
DRAWS: Final[tuple[HoldingDraw, ...]] = ("as_due", "any_card", "any_memory", "other_period")


class Deal:
    """What was settled before the first day and never changes; shared by all copies."""

    __slots__ = (
        "auto",
        "carried",
        "doctors",
        "edition",
        "gentle",
        "options",
        "scenario",
        "seats",
        "solo",
    )

    def __init__(
        self, edition: int, options: Mapping[str, str], seats: int, carried: Mapping[str, list[int]]
    ) -> None:
        self.edition = edition
        self.options = options
        self.seats = seats
        self.solo = seats == 1
        self.doctors = max(seats, 2)  # HOL-21.14
        self.scenario: Scenario = SCENARIOS[int(options["scenario"]) - 1]
        self.gentle = options["mode"] == "gentle"
        self.auto = options["matching"] == "auto"
        self.carried = carried
        """The finished scenarios of the campaign and the highest one that may be played."""

    def seat_of(self, doctor: int) -> int:
        return 0 if self.solo else doctor


class Position:
    """Everything on the table.

    A fresh Position is blank until `lay_out` or `copy_onto` fills it: a copy sets each slot once.
    """

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    __slots__ = (
        "arrived",
        "aside",
        "aside_named",
        "asked",
        "beats",
        "caller",
        "calls",
        "cards_due",
        "chance",
        "clear_deck",
        "clear_gone",
        "covered",
        "crew",
        "day",
        "deal",
        "drawn",
        "eithers",
        "events_out",
        "extra",
        "faced",
        "fatigue",
        "free_shift_used",
        "grid",
        "hazy_deck",
        "hazy_due",
        "hazy_gone",
        "health",
        "heard",
        "heard_on",
        "held_clear",
        "held_hazy",
        "laid",
        "locker",
        "log",
        "manager",
        "medical_given",
        "met",
        "named",
        "on_cards",
        "passes",
        "patients",
        "place",
        "placing",
        "quotes",
        "rejected",
        "result",
        "resume",
        "revealed",
        "served",
        "shift",
        "short",
        "stacks",
        "step",
        "stood_in",
        "supply",
        "swaps",
        "talker",
        "talking",
        "tiring",
        "tokens",
        "tokens_due",
        "trust",
        "turn",
        "turned_up",
        "warnings",
        "worked",
    )

    def lay_out(self, deal: Deal, patients: tuple[int, ...], manager: int, chance: int) -> None:
        """Part 3: the table before the first day, without the scenario's own changes."""
        self.deal: Deal = deal
        self.patients: tuple[int, ...] = patients
        self.day: int = 0
        self.shift: int = 0
        self.step: Step = DAWN
        self.manager: int = manager
        """The doctor whose player is shift manager."""
        self.health: int = START_HEALTH
        self.warnings: int = 0
        self.medical_given: bool = False
        self.place: list[int] = [OUT] * PAWNS
        for doctor in range(deal.doctors):
            self.place[doctor] = BREAK_ROOM
        for nurse in range(FIRST_NURSE, FIRST_ASSISTANT):
            if nurse != RELIEF_NURSE or deal.gentle:
                self.place[nurse] = BREAK_ROOM
        for assistant in range(FIRST_ASSISTANT, PAWNS):
            self.place[assistant] = AT_DESK
        self.fatigue: list[int] = [0] * PAWNS
        self.tokens: list[int] = [
            1 if doctor < deal.doctors else 0 for doctor in range(DOCTORS)
        ] + [0]
        """Of the doctors, and last of the nurses' pool."""
        self.supply: int = CARE_TOKENS - deal.doctors
        self.on_cards: int = 0
        self.worked: list[int] = [0] * DOCTORS
        """How many shifts each doctor has worked today."""
        self.free_shift_used: bool = False
        self.crew: tuple[int, ...] = ()
        """Who is on the patient card, in the order of placing."""
        self.stood_in: int = 0
        self.short: bool = False
        """This shift cannot be filled."""
        self.caller: int = NOBODY
        self.calls: int = 0
        self.tiring: int = NOBODY
        self.resume: Step = ENDED
        self.covered: int = 0
        self.eithers: int = 0
        self.tokens_due: int = 0
        self.hazy_due: int = 0
        self.talker: int = NOBODY
        """Who talks with Billy, or the doctor who queries."""
        self.named: int = NOTHING
        self.talking: int = SILENT
        self.cards_due: int = 0
        self.extra: int = AS_DUE
        self.aside: int = 0
        self.aside_named: int = 0
        self.rejected: int = 0
        self.events_out: int = 0
        self.drawn: int = NOTHING
        self.trust: int = NOTHING
        self.turn: int = 0
        self.passes: int = 0
        self.hazy_deck: int = BASE_DECK
        self.clear_deck: int = BASE_DECK
        self.hazy_gone: int = 0
        self.clear_gone: int = 0
        self.held_hazy: list[tuple[int, ...]] = [()] * (DOCTORS + 1)
        self.held_clear: list[tuple[int, ...]] = [()] * DOCTORS
        self.met: tuple[int, ...] = ()
        """The hazy memories in the order in which their backs were first seen: a card's handle."""
        self.quotes: tuple[str, ...] = ()
        """What was quoted from each of them."""
        self.grid: list[int] = [NOTHING] * MEMORIES
        self.laid: int = 0
        self.placing: int = NOBODY
        self.turned_up: int = NOTHING
        self.swaps: int = 0
        self.served: int = 0
        self.locker: int = 0
        self.stacks: list[tuple[int, ...]] = []
        self.heard: list[int] = [0] * len(CONTACTS)
        self.heard_on: list[int] = [0] * len(CONTACTS)
        self.arrived: int = 0
        self.faced: int = 0
        self.beats: int = 0
        self.asked: int = NOBODY
        """The seat whose decision is awaited."""
        self.result: int = 0
        self.chance: int = chance
        self.revealed: int = 0
        self.log: list[Event] | None = None

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    def copy_onto(self, new: "Position") -> None:
        """Give everything to a position that shares no mutable thing with this one."""
        new.deal = self.deal
        new.patients = self.patients
        new.day = self.day
        new.shift = self.shift
        new.step = self.step
        new.manager = self.manager
        new.health = self.health
        new.warnings = self.warnings
        new.medical_given = self.medical_given
        new.place = self.place[:]
        new.fatigue = self.fatigue[:]
        new.tokens = self.tokens[:]
        new.supply = self.supply
        new.on_cards = self.on_cards
        new.worked = self.worked[:]
        new.free_shift_used = self.free_shift_used
        new.crew = self.crew
        new.stood_in = self.stood_in
        new.short = self.short
        new.caller = self.caller
        new.calls = self.calls
        new.tiring = self.tiring
        new.resume = self.resume
        new.covered = self.covered
        new.eithers = self.eithers
        new.tokens_due = self.tokens_due
        new.hazy_due = self.hazy_due
        new.talker = self.talker
        new.named = self.named
        new.talking = self.talking
        new.cards_due = self.cards_due
        new.extra = self.extra
        new.aside = self.aside
        new.aside_named = self.aside_named
        new.rejected = self.rejected
        new.events_out = self.events_out
        new.drawn = self.drawn
        new.trust = self.trust
        new.turn = self.turn
        new.passes = self.passes
        new.hazy_deck = self.hazy_deck
        new.clear_deck = self.clear_deck
        new.hazy_gone = self.hazy_gone
        new.clear_gone = self.clear_gone
        new.held_hazy = self.held_hazy[:]
        new.held_clear = self.held_clear[:]
        new.met = self.met
        new.quotes = self.quotes
        new.grid = self.grid[:]
        new.laid = self.laid
        new.placing = self.placing
        new.turned_up = self.turned_up
        new.swaps = self.swaps
        new.served = self.served
        new.locker = self.locker
        new.stacks = self.stacks[:]
        new.heard = self.heard[:]
        new.heard_on = self.heard_on[:]
        new.arrived = self.arrived
        new.faced = self.faced
        new.beats = self.beats
        new.asked = self.asked
        new.result = self.result
        new.chance = self.chance
        new.revealed = self.revealed
        new.log = None

    def copy(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    # Telling: what has been done is told when it has been done, and before what follows from it.

    def tell(self, kind: str, args: Mapping[str, Argument]) -> None:
        """Tell everyone. Callers ask first whether anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, args, None, self.copy()))

    def tell_holder(self, kind: str, doctor: int, args: Mapping[str, Argument]) -> None:
        """Tell only the player of this doctor."""
        if self.log is not None:
            self.log.append(Event(kind, args, (self.deal.seat_of(doctor),), self.copy()))

    def read_page(self, page: str) -> None:
        """A narrative card or a screen text of the scenario is read to all."""
        if self.log is not None:
            number = self.deal.scenario.number
            self.tell("page", {"page": Message(f"scenario-{number:02}-{page}")})

    def read_beat(self, trigger: int, value: int) -> None:
        """A narrative card whose moment has come is read once."""
        beats = self.deal.scenario.beats
        for number in range(len(beats)):
            beat = beats[number]
            if beat.trigger == trigger and beat.value == value and not (self.beats >> number) & 1:
                self.beats |= 1 << number
                self.read_page(beat.page)
