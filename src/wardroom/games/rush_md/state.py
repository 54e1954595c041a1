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

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
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

    def lay_out(self, deal: Deal, chance: int) -> None:
        """An empty hospital with its starting stock; the decks are dealt by the Game."""
        self.deal: Deal = deal
        self.log: list[Event] | None = None
        self.revealed: int = 0
        self.chance: int = chance
        self.result: int = 0

        # Time and flow.
        self.now: int = 0
        self.began: int = 0
        self.until: int = 0
        self.round: int = 1
        self.phase: int = COUNCIL
        self.paused: int = NOT_PAUSED
        self.paused_at: int = 0
        self.pauses: int = 0
        self.pause_votes: int = 0
        self.resume_votes: int = 0
        self.absent: int = 0
        self.absences: list[int] = [0] * deal.seats
        self.ready: int = 0
        self.confirmed: int = 0
        self.modes: list[int] = [STEADY] * deal.seats
        self.moded: int = 0

        # Score.
        self.points: int = deal.objective.start
        self.reputation: int = 0
        self.discharged: list[int] = [0, 0]
        self.deaths: int = 0

        # Cards.
        self.decks: list[tuple[int, ...]] = [(), ()]
        self.diagnosis_decks: list[tuple[int, ...]] = [() for _ in EXAMS]
        self.epidemic_deck: tuple[int, ...] = ()
        self.epidemic_discards: tuple[int, ...] = ()
        self.research_deck: tuple[int, ...] = ()
        self.research: tuple[int, ...] = ()
        self.epidemics: list[int] = [NOTHING] * len(WARDS)
        self.symbols: tuple[int, ...] = ()

        # Patients and beds.
        self.patients: list[int] = [NOTHING] * len(PATIENT_PLACES)
        self.conditions: list[int] = [0] * len(PATIENT_PLACES)
        self.areas: list[int] = [AT_HOME] * len(BEDS)
        self.diagnoses: list[int] = [NOTHING] * (len(BEDS) * len(EXAMS))
        self.mri_done: int = 0
        self.trays: list[int] = [0] * (TRAYS * len(KINDS))

        # Pieces.
        self.storage: list[int] = list(STARTING_STORAGE[deal.seats])
        self.supply: list[int] = [total - self.storage[kind] for kind, total in enumerate(TOTALS)]
        self.tokens: tuple[int, ...] = ()
        self.whites: int = START_DISCS
        self.reds: int = START_DISCS ^ 0b1111111
        self.slots: list[int] = [NOTHING] * len(SLOTS)
        self.glass_slot: list[int] = [NOTHING] * len(GLASSES)
        self.glass_at: list[int] = [FREE_SINCE] * len(GLASSES)
        self.scan: int = NO_SCAN
        self.scan_at: int = 0
        self.scan_fall: int = NEVER
        self.stood: bool = False

        # Players.
        self.tasks: list[Task | None] = [None] * deal.seats
        self.hands: list[Reach | None] = [None] * deal.seats
        self.busy: list[int] = [0] * deal.seats
        self.last: list[Reach | None] = [None] * deal.seats
        self.waits: list[int] = [0] * deal.seats
        self.alert: int = 0

        # What the tasks of the round look at.
        self.organs_given: list[int] = [0] * len(ORGANS)
        self.exams_done: int = 0
        self.nurse_uses: list[int] = [0] * (len(GLASSES) - DOCTORS)
        self.feats: int = 0

        # The evaluation.
        self.statuses: list[int] = [0] * len(PATIENT_PLACES)
        self.applied: list[int] = [NOTHING] * len(BEDS)
        self.surplus: list[int] = []
        self.keep: list[int] = []
        self.changes: int = 0

    # Written by `python -m tools.state_slots` from `lay_out`; never changed by hand.
    def copy_onto(self, new: "Position") -> None:
        """Give everything to a position that shares no mutable thing with this one."""
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
