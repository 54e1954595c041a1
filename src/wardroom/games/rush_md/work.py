"""What is settled for a game, and what a player is at.

Neither of these ever changes once it is made; a position replaces it, and copies share it.
"""

from collections.abc import Mapping
from typing import Final

from wardroom.games.rush_md.cards.objectives import Objective
from wardroom.games.rush_md.cards.research import EPIDEMICS_SERVED, RESEARCH_CARDS
from wardroom.games.rush_md.content import PATIENT_PLACES, ROUNDS

NOTHING: Final = -1
NEVER: Final = -1
EPIDEMIC_TARGET: Final = len(PATIENT_PLACES)
"""The target of a Nurse who treats the epidemic of a Ward instead of one bed."""


class Deal:
    """What was settled before the first round and never changes; shared by all copies."""

    __slots__ = (
        "assist",
        "edition",
        "epidemics",
        "manual_contagion",
        "oath_strict",
        "objective",
        "options",
        "phase",
        "research",
        "rounds",
        "sand",
        "seats",
        "untimed",
    )

    def __init__(
        self,
        *,
        edition: int,
        seats: int,
        phase: int,
        sand: int,
        objective: Objective,
        options: Mapping[str, str],
    ) -> None:
        self.edition = edition
        """Which rules hold; each mends what playing the one before has shown."""
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
        self.rounds = int(options.get("rounds", ROUNDS))
        """RMD-1.1; RMD-23.6: fewer in a quick game."""
        self.untimed = options.get("clock", "runs") == "moves"
        """RMD-23.7: time passes only by what is done."""


def research_cards(deal: Deal) -> list[int]:
    """RMD-G.36: the cards of the Research deck.

    Containment is impossible where there are no epidemics; the first edition paid for it then.
    """
    return [
        number
        for number, card in enumerate(RESEARCH_CARDS)
        if deal.epidemics or deal.edition == 1 or card.asks != EPIDEMICS_SERVED
    ]


class Task:
    """RMD-3.1: the current action of a player."""

    __slots__ = (
        "activity",
        "aimed",
        "count",
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
        *,
        activity: int,
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
        self.activity = activity
        self.part = part
        """The Ward, exam or room of the activity."""
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

    def aim(self, target: int, part: int) -> "Task":
        return self._with(part, target, self.aimed + 1, self.count, self.kind, (), self.empties)

    def after(self, count: int, kind: int) -> "Task":
        """One more card, patient or thing is done."""
        return self._with(self.part, self.target, self.aimed, count, kind, self.given, self.empties)

    def giving(self, given: tuple[int, ...], empties: int) -> "Task":
        return self._with(self.part, self.target, self.aimed, self.count, self.kind, given, empties)

    def _with(
        self,
        part: int,
        target: int,
        aimed: int,
        count: int,
        kind: int,
        given: tuple[int, ...],
        empties: int,
    ) -> "Task":
        """The same placement, further on."""
        return Task(
            activity=self.activity,
            part=part,
            slot=self.slot,
            research=self.research,
            started=self.started,
            target=target,
            aimed=aimed,
            count=count,
            kind=kind,
            given=given,
            empties=empties,
        )
