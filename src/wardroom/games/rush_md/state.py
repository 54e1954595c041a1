"""The position: everything that lies in the hospital, as slots of plain numbers.

`Position` holds the things; it knows no legality and no flow. All times in it are ms since the
current Action Phase began, so that a pause moves one number (`began`) and nothing else. What a hand
is about is a `Reach`, and how it does that is a `Move`, whose kinds are in other modules.
"""

from collections.abc import Mapping
from typing import Final

from wardroom.games.rush_md.content import (
    AT_HOME,
    BEDS,
    DOCTORS,
    EXAMS,
    GLASSES,
    KINDS,
    ORGANS,
    PATIENT_PLACES,
    SLOTS,
    START_DISCS,
    STARTING_STORAGE,
    TOTALS,
    TRAYS,
    WARDS,
)
from wardroom.games.rush_md.work import NEVER, NOTHING, Deal, Task
from wardroom.kernel.message import Argument
from wardroom.kernel.state import Event, State

# The phases of a round (RMD-1.1); the countdown belongs to none of them (RMD-1.6).
COUNCIL: Final = 0
COUNTDOWN: Final = 1
ACTION: Final = 2
EVALUATION: Final = 3
ENDED: Final = 4
PHASES: Final = ("council", "countdown", "action", "evaluation", "ended")

FREE_SINCE: Final = -1_000_000
"""Placed so long ago that no sand can be left."""

RESULTS: Final = ("", "win", "loss_points", "loss_objective")
WIN: Final = 1
LOSS_POINTS: Final = 2
LOSS_OBJECTIVE: Final = 3

GESTURE: Final = 0
STEADY: Final = 1
MODES: Final = ("gesture", "steady")

NOT_PAUSED: Final = 0
BY_ABSENCE: Final = 1
BY_VOTE: Final = 2
ENDING: Final = 3
"""The three seconds before time runs on (RMD-1.16)."""

# The scan in the MRI area (RMD-13).
NO_SCAN: Final = 0
STANDING: Final = 1
FALLEN: Final = 2
PENDING: Final = 3
SCANS: Final = ("none", "standing", "fallen", "pending")

# What an evaluation says of a patient (RMD-17.3).
UNJUDGED: Final = 0
EXACT: Final = 1
OVER_TREATED: Final = 2
MEDICAL_ERROR: Final = 3
STATUSES: Final = ("", "exact", "over_treated", "error")


ON_NOTHING: Final = 0
"""A gesture that can be dropped at one place only."""
NO_HOLD: Final = -1
"""A hand that keeps nothing from others."""


class Move:
    """One kind of primitive: how long it takes, when it is possible and what it does."""

    __slots__ = ("drops", "fast", "own", "slow", "tap", "verb")

    def __init__(
        self,
        verb: str,
        fast: int,
        slow: int,
        own: bool = True,
        drops: int = ON_NOTHING,
        tap: bool = False,
    ) -> None:
        self.verb = verb
        self.fast = fast
        """D_min of RMD-21.4."""
        self.slow = slow
        """D_steady of RMD-21.4."""
        self.own = own
        """Is it a part of the current action? Then overtime counts for it (RMD-1.10)."""
        self.drops = drops
        self.tap = tap
        """Begun and committed at once in both modes (RMD-21.7)."""

    def duration(
        self, position: "Position", seat: int, piece: int, target: int, steady: bool
    ) -> int:
        return self.slow if steady else self.fast

    def deadline(self, position: "Position", seat: int) -> int:
        """RMD-1.11: an effect counts only before this."""
        phase = position.deal.phase
        task = position.tasks[seat]
        if self.own and task is not None:
            return max(phase, task.started + position.deal.sand)
        return phase

    def tweezers(self, position: "Position", seat: int) -> bool:
        """RMD-21.8: the instrument is implied by the place."""
        return False

    def clumsy(self, position: "Position", seat: int) -> bool:
        """RMD-21.7: do the hands need a moment after it was broken off?"""
        return self.tweezers(position, seat)

    def holds(self, position: "Position", piece: int) -> int:
        return NO_HOLD

    def amount(self, position: "Position", seat: int, piece: int) -> int:
        return 1

    def holdable(self, position: "Position", seat: int, piece: int) -> bool:
        """RMD-21.5: may this seat begin with the piece now?"""
        raise NotImplementedError

    def possible(self, position: "Position", seat: int, piece: int, target: int) -> bool:
        """Everything the effect needs, tested again at its time."""
        return self.holdable(position, seat, piece)

    def happen(self, position: "Position", seat: int, reach: "Reach") -> None:
        raise NotImplementedError


class Reach:
    """RMD-21.2: a primitive on its way."""

    __slots__ = ("amount", "begun", "effect", "holds", "knock", "move", "offset", "piece", "target")

    def __init__(
        self,
        *,
        move: Move,
        piece: int,
        target: int,
        begun: int,
        effect: int,
        holds: int,
        amount: int,
        offset: int = 0,
        knock: bool = False,
    ) -> None:
        self.move = move
        self.piece = piece
        self.target = target
        self.begun = begun
        self.effect = effect
        """When it takes effect; NEVER while it is not committed."""
        self.holds = holds
        """What nobody else can take meanwhile (RMD-21.5), and how much of it."""
        self.amount = amount
        self.offset = offset
        """RMD-21.12: how far from the balance point an hourglass was released."""
        self.knock = knock


class Position:
    """Everything in the hospital.

    A fresh Position is blank until `lay_out` or `copy_onto` fills it: a copy sets each slot once.
    """

    __slots__ = (
        "absences",
        "absent",
        "alert",
        "applied",
        "areas",
        "began",
        "busy",
        "chance",
        "changes",
        "conditions",
        "confirmed",
        "deal",
        "deaths",
        "decks",
        "diagnoses",
        "diagnosis_decks",
        "discharged",
        "epidemic_deck",
        "epidemic_discards",
        "epidemics",
        "exams_done",
        "feats",
        "glass_at",
        "glass_slot",
        "hands",
        "keep",
        "last",
        "log",
        "moded",
        "modes",
        "mri_done",
        "now",
        "nurse_uses",
        "organs_given",
        "patients",
        "pause_votes",
        "paused",
        "paused_at",
        "pauses",
        "phase",
        "points",
        "ready",
        "reds",
        "reputation",
        "research",
        "research_deck",
        "result",
        "resume_votes",
        "revealed",
        "round",
        "scan",
        "scan_at",
        "scan_fall",
        "slots",
        "statuses",
        "stood",
        "storage",
        "supply",
        "surplus",
        "symbols",
        "tasks",
        "tokens",
        "trays",
        "until",
        "waits",
        "whites",
    )

    deal: Deal
    log: list[Event] | None
    revealed: int
    chance: int
    result: int

    # Time and flow.
    now: int
    began: int
    until: int
    round: int
    phase: int
    paused: int
    paused_at: int
    pauses: int
    pause_votes: int
    resume_votes: int
    absent: int
    absences: list[int]
    ready: int
    confirmed: int
    modes: list[int]
    moded: int

    # Score.
    points: int
    reputation: int
    discharged: list[int]
    deaths: int

    # Cards.
    decks: list[tuple[int, ...]]
    diagnosis_decks: list[tuple[int, ...]]
    epidemic_deck: tuple[int, ...]
    epidemic_discards: tuple[int, ...]
    research_deck: tuple[int, ...]
    research: tuple[int, ...]
    epidemics: list[int]
    symbols: tuple[int, ...]

    # Patients and beds.
    patients: list[int]
    conditions: list[int]
    areas: list[int]
    diagnoses: list[int]
    mri_done: int
    trays: list[int]

    # Pieces.
    supply: list[int]
    storage: list[int]
    tokens: tuple[int, ...]
    whites: int
    reds: int
    slots: list[int]
    glass_slot: list[int]
    glass_at: list[int]
    scan: int
    scan_at: int
    scan_fall: int
    stood: bool

    # Players.
    tasks: list[Task | None]
    hands: list[Reach | None]
    busy: list[int]
    last: list[Reach | None]
    waits: list[int]
    alert: int

    # What the tasks of the round look at.
    organs_given: list[int]
    exams_done: int
    nurse_uses: list[int]
    feats: int

    # The evaluation.
    statuses: list[int]
    applied: list[int]
    surplus: list[int]
    keep: list[int]
    changes: int

    def lay_out(self, deal: Deal, chance: int) -> None:
        """An empty hospital with its starting stock; the decks are dealt by the Game."""
        self.deal = deal
        self.log = None
        self.revealed = 0
        self.chance = chance
        self.result = 0
        self.now = 0
        self.began = 0
        self.until = 0
        self.round = 1
        self.phase = COUNCIL
        self.paused = NOT_PAUSED
        self.paused_at = 0
        self.pauses = 0
        self.pause_votes = 0
        self.resume_votes = 0
        self.absent = 0
        self.absences = [0] * deal.seats
        self.ready = 0
        self.confirmed = 0
        self.modes = [STEADY] * deal.seats
        self.moded = 0
        self.points = deal.objective.start
        self.reputation = 0
        self.discharged = [0, 0]
        self.deaths = 0
        self.decks = [(), ()]
        self.diagnosis_decks = [() for _ in EXAMS]
        self.epidemic_deck = ()
        self.epidemic_discards = ()
        self.research_deck = ()
        self.research = ()
        self.epidemics = [NOTHING] * len(WARDS)
        self.symbols = ()
        self.patients = [NOTHING] * len(PATIENT_PLACES)
        self.conditions = [0] * len(PATIENT_PLACES)
        self.areas = [AT_HOME] * len(BEDS)
        self.diagnoses = [NOTHING] * (len(BEDS) * len(EXAMS))
        self.mri_done = 0
        self.trays = [0] * (TRAYS * len(KINDS))
        self.storage = list(STARTING_STORAGE[deal.seats])
        self.supply = [total - self.storage[kind] for kind, total in enumerate(TOTALS)]
        self.tokens = ()
        self.whites = START_DISCS
        self.reds = START_DISCS ^ 0b1111111
        self.slots = [NOTHING] * len(SLOTS)
        self.glass_slot = [NOTHING] * len(GLASSES)
        self.glass_at = [FREE_SINCE] * len(GLASSES)
        self.scan = NO_SCAN
        self.scan_at = 0
        self.scan_fall = NEVER
        self.stood = False
        self.tasks = [None] * deal.seats
        self.hands = [None] * deal.seats
        self.busy = [0] * deal.seats
        self.last = [None] * deal.seats
        self.waits = [0] * deal.seats
        self.alert = 0
        self.organs_given = [0] * len(ORGANS)
        self.exams_done = 0
        self.nurse_uses = [0] * (len(GLASSES) - DOCTORS)
        self.feats = 0
        self.statuses = [0] * len(PATIENT_PLACES)
        self.applied = [NOTHING] * len(BEDS)
        self.surplus = []
        self.keep = []
        self.changes = 0

    def copy_onto(self, new: "Position") -> None:
        """Give everything to another position that shares no mutable thing with this one."""
        new.deal = self.deal
        new.log = None
        new.revealed = self.revealed
        new.chance = self.chance
        new.result = self.result
        new.now = self.now
        new.began = self.began
        new.until = self.until
        new.round = self.round
        new.phase = self.phase
        new.paused = self.paused
        new.paused_at = self.paused_at
        new.pauses = self.pauses
        new.pause_votes = self.pause_votes
        new.resume_votes = self.resume_votes
        new.absent = self.absent
        new.absences = self.absences[:]
        new.ready = self.ready
        new.confirmed = self.confirmed
        new.modes = self.modes[:]
        new.moded = self.moded
        new.points = self.points
        new.reputation = self.reputation
        new.discharged = self.discharged[:]
        new.deaths = self.deaths
        new.decks = self.decks[:]
        new.diagnosis_decks = self.diagnosis_decks[:]
        new.epidemic_deck = self.epidemic_deck
        new.epidemic_discards = self.epidemic_discards
        new.research_deck = self.research_deck
        new.research = self.research
        new.epidemics = self.epidemics[:]
        new.symbols = self.symbols
        new.patients = self.patients[:]
        new.conditions = self.conditions[:]
        new.areas = self.areas[:]
        new.diagnoses = self.diagnoses[:]
        new.mri_done = self.mri_done
        new.trays = self.trays[:]
        new.storage = self.storage[:]
        new.supply = self.supply[:]
        new.tokens = self.tokens
        new.whites = self.whites
        new.reds = self.reds
        new.slots = self.slots[:]
        new.glass_slot = self.glass_slot[:]
        new.glass_at = self.glass_at[:]
        new.scan = self.scan
        new.scan_at = self.scan_at
        new.scan_fall = self.scan_fall
        new.stood = self.stood
        new.tasks = self.tasks[:]
        new.hands = self.hands[:]
        new.busy = self.busy[:]
        new.last = self.last[:]
        new.waits = self.waits[:]
        new.alert = self.alert
        new.organs_given = self.organs_given[:]
        new.exams_done = self.exams_done
        new.nurse_uses = self.nurse_uses[:]
        new.feats = self.feats
        new.statuses = self.statuses[:]
        new.applied = self.applied[:]
        new.surplus = self.surplus[:]
        new.keep = self.keep[:]
        new.changes = self.changes

    def copy(self) -> State:
        """An independent copy that nobody listens to."""
        raise NotImplementedError

    # Time

    @property
    def clock(self) -> int:
        """Ms since the current Action Phase began; it stands still while the game is paused."""
        return (self.paused_at if self.paused else self.now) - self.began

    # Telling

    def tell(self, kind: str, args: Mapping[str, Argument]) -> None:
        """Tell everyone. Callers ask first whether anybody listens."""
        if self.log is not None:
            self.log.append(Event(kind, args, None, self.copy()))
