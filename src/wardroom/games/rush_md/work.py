"""What is settled for a game, what a player is doing, and what a hand is about to do.

None of these ever changes once it is made; a position replaces them, and copies share them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from wardroom.games.rush_md.cards.objectives import Objective
from wardroom.games.rush_md.content import PATIENT_PLACES

if TYPE_CHECKING:
    from wardroom.games.rush_md.hands import Move

NOTHING: Final = -1
NEVER: Final = -1
EPIDEMIC_TARGET: Final = len(PATIENT_PLACES)
"""The target of a Nurse who treats the epidemic of a Ward instead of one bed."""


class Rota:
    """What was settled before the first round and never changes; shared by all copies."""

    __slots__ = (
        "assist",
        "epidemics",
        "manual_contagion",
        "oath_strict",
        "objective",
        "options",
        "phase",
        "research",
        "sand",
        "seats",
    )

    def __init__(
        self, seats: int, phase: int, sand: int, objective: Objective, options: Mapping[str, str]
    ) -> None:
        self.seats = seats
        self.phase = phase
        """RMD-1.7: how long the Action Phase is."""
        self.sand = sand
        self.objective = objective
        self.options = options
        self.epidemics = options["epidemics"] == "on"
        self.research = options["research"] == "on"
        self.assist = int(options["assist"])
        self.manual_contagion = options["manual_contagion"] == "on"
        self.oath_strict = options["oath_strict"] == "on"


class Doing:
    """RMD-3.1: the current action of a player."""

    __slots__ = (
        "aimed",
        "count",
        "deed",
        "empties",
        "given",
        "kind",
        "part",
        "research",
        "slot",
        "started",
        "target",
    )

    def __init__(
        self,
        deed: int,
        part: int,
        slot: int,
        research: int,
        started: int,
        target: int = NOTHING,
        aimed: int = 0,
        count: int = 0,
        kind: int = NOTHING,
        given: tuple[int, ...] = (),
        empties: int = 0,
    ) -> None:
        self.deed = deed
        self.part = part
        """The Ward, exam or room of the deed."""
        self.slot = slot
        self.research = research
        """The action of a Research card, or NOT_AN_ACTION on the boards."""
        self.started = started
        self.target = target
        """A patient's place, EPIDEMIC_TARGET, or NOTHING."""
        self.aimed = aimed
        """How many targets were named."""
        self.count = count
        """Cards drawn, patients hospitalized, kinds or organs taken."""
        self.kind = kind
        self.given = given
        """Kinds given to the present target in this action: they can be taken back (RMD-8.9)."""
        self.empties = empties
        """Syringes fetched in this action that are still empty (RMD-8.6)."""

    def aim(self, target: int, part: int) -> "Doing":
        return Doing(
            self.deed,
            part,
            self.slot,
            self.research,
            self.started,
            target,
            self.aimed + 1,
            self.count,
            self.kind,
            (),
            self.empties,
        )

    def after(self, count: int, kind: int) -> "Doing":
        """One more card, patient or thing is done."""
        return Doing(
            self.deed,
            self.part,
            self.slot,
            self.research,
            self.started,
            self.target,
            self.aimed,
            count,
            kind,
            self.given,
            self.empties,
        )

    def giving(self, given: tuple[int, ...], empties: int) -> "Doing":
        return Doing(
            self.deed,
            self.part,
            self.slot,
            self.research,
            self.started,
            self.target,
            self.aimed,
            self.count,
            self.kind,
            given,
            empties,
        )


class Reach:
    """RMD-21.2: a primitive on its way."""

    __slots__ = ("amount", "begun", "effect", "holds", "knock", "move", "offset", "piece", "target")

    def __init__(
        self,
        move: "Move",
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
