"""The ten scenarios: goals, setup changes, additional rules and the 72 narrative cards (8D)."""

from typing import Final

from wardroom.games.holding_on.content import (
    ALL_MEMORIES,
    CONTACT_MARK,
    JAMIE,
    LUCIA,
    NELL,
    PERIOD_MASK,
    PERIODS,
    REGRET_MARK,
    memories,
    memory,
)
from wardroom.games.holding_on.names import HoldingConditionKind

# Kinds of goal conditions.
COUNT: Final = 0
RUN: Final = 1
BALANCE: Final = 2
HEARD: Final = 3
FACED: Final = 4
ARRIVED: Final = 5
CONDITIONS: Final[tuple[HoldingConditionKind, ...]] = (
    "count",
    "run",
    "balance",
    "heard",
    "faced",
    "arrived",
)


class Condition:
    """One part of a goal: a kind, what it is about (a set, a period, a contact), and how many."""

    __slots__ = ("about", "kind", "number")

    def __init__(self, kind: int, about: int, number: int) -> None:
        self.kind = kind
        self.about = about
        self.number = number


# Moments at which a narrative card is read.
FIRST_OF_PERIOD: Final = 0
BAND_ENTERED: Final = 1
FIRST_WARNING: Final = 2
MEMORY_CLEAR: Final = 3
DAY_BEGINS: Final = 4


class Beat:
    """A narrative card that is read once, when its moment comes."""

    __slots__ = ("page", "trigger", "value")

    def __init__(self, page: str, trigger: int, value: int) -> None:
        self.page = page
        self.trigger = trigger
        self.value = value


# Cards of a call stack.
VOICE: Final = 1
NO_ANSWER: Final = 0

# Weight of memories.
NO_WEIGHT: Final = 0
WEIGHT: Final = 1
MINUS_ONLY: Final = 2


class Line:
    """A contact who can be phoned: the memories that must be clear, the stack, and its order."""

    __slots__ = ("contact", "needed", "ordered", "stack")

    def __init__(
        self, contact: int, needed: int, stack: tuple[int, ...], ordered: bool = False
    ) -> None:
        self.contact = contact
        self.needed = needed
        self.stack = stack
        self.ordered = ordered


class Scenario:
    """What sets one scenario apart."""

    __slots__ = (
        "arrivals",
        "backs",
        "beats",
        "call_price",
        "calls_a_day",
        "clear_added",
        "clear_removed",
        "facing_price",
        "focusing",
        "goal",
        "hazy_added",
        "head_start",
        "laid_clear",
        "lines",
        "number",
        "other_pages",
        "regret_ready",
        "run_goal",
        "set_aside",
        "shown",
        "weight",
    )

    def __init__(
        self,
        number: int,
        goal: tuple[Condition, ...],
        *,
        shown: int = 0,
        head_start: str = "",
        laid_clear: bool = False,
        weight: int = NO_WEIGHT,
        lines: tuple[Line, ...] = (),
        call_price: int = 0,
        calls_a_day: int = 3,
        regret_ready: int = 0,
        facing_price: int = 2,
        set_aside: tuple[int, int] = (-1, -1),
        hazy_added: bool = False,
        clear_added: bool = False,
        clear_removed: int = 0,
        arrivals: int = 0,
        beats: tuple[Beat, ...] = (),
        other_pages: tuple[str, ...] = (),
        backs: tuple[str, ...] = (),
    ) -> None:
        self.number = number
        self.goal = goal
        self.shown = shown
        """Memories whose hazy faces the cards of the scenario show (HOL-1.4)."""
        self.head_start = tuple(memory(id) for id in head_start.split())
        self.laid_clear = laid_clear
        self.weight = weight
        self.lines = lines
        self.call_price = call_price
        self.calls_a_day = calls_a_day
        self.regret_ready = regret_ready
        """So many clear memories of a regret must lie before it can be faced; 0: no regrets."""
        self.facing_price = facing_price
        self.set_aside = set_aside
        """A memory in the locker, and the one that brings it into play when it becomes clear."""
        self.hazy_added = hazy_added
        self.clear_added = clear_added
        self.clear_removed = clear_removed
        self.arrivals = arrivals
        """So many days after the call a contact arrives; 0: nobody travels."""
        self.beats = beats
        self.other_pages = other_pages
        """Calls, regrets and the like: the cards that are neither base cards nor beats."""
        self.backs = backs
        """Pages on the backs of those cards, read when the fronts of their kind are used up."""
        self.focusing = number >= 2  # HOL-19.1
        self.run_goal = any(condition.kind == RUN for condition in goal)


def _each_period_once() -> tuple[Condition, ...]:
    return tuple(Condition(COUNT, PERIOD_MASK[period], 1) for period in range(PERIODS))


_SOMEONE: Final = memories("m12 m22 m33 m34 m46 m53 m54")
_R1: Final = REGRET_MARK[0]
_R2: Final = REGRET_MARK[1]
_R3: Final = REGRET_MARK[2]
_THREE_REGRETS: Final = _R1 | _R2 | _R3
_M36: Final = memory("m36")
_M44: Final = memory("m44")

SCENARIOS: Final = (
    Scenario(1, _each_period_once()),
    Scenario(
        2,
        (Condition(RUN, 0, 3),),
        beats=(Beat("beat-1", FIRST_OF_PERIOD, 0), Beat("beat-2", DAY_BEGINS, 5)),
    ),
    Scenario(
        3,
        (Condition(COUNT, _SOMEONE, 3),),
        shown=_SOMEONE,
        head_start="m12",
        beats=(Beat("beat-1", MEMORY_CLEAR, memory("m12")), Beat("beat-2", BAND_ENTERED, 1)),
    ),
    Scenario(
        4,
        (Condition(COUNT, ALL_MEMORIES, 5), Condition(BALANCE, 0, 2)),
        weight=WEIGHT,
        beats=(
            Beat("beat-1", FIRST_OF_PERIOD, 3),
            Beat("beat-2", BAND_ENTERED, 2),
            Beat("beat-3", FIRST_WARNING, 0),
        ),
    ),
    Scenario(
        5,
        (Condition(HEARD, NELL, 3), Condition(COUNT, PERIOD_MASK[2], 2)),
        shown=CONTACT_MARK[NELL],
        lines=(Line(NELL, CONTACT_MARK[NELL], (VOICE,) * 3 + (NO_ANSWER,) * 3),),
        beats=(Beat("beat-1", MEMORY_CLEAR, memory("m34")),),
        other_pages=("voice-1", "voice-2", "voice-3", "silence-1", "silence-2"),
        backs=("silence-3",),
    ),
    Scenario(
        6,
        (Condition(COUNT, _R1, 3),),
        shown=_R1,
        head_start="m16",
        weight=MINUS_ONLY,
        clear_added=True,
        clear_removed=34,
        beats=(
            Beat("beat-1", MEMORY_CLEAR, memory("m24")),
            Beat("beat-2", MEMORY_CLEAR, memory("m25")),
            Beat("beat-3", BAND_ENTERED, 2),
        ),
        other_pages=("event",),
    ),
    Scenario(
        7,
        (Condition(COUNT, _R2, 3), Condition(COUNT, 1 << _M44, 1), Condition(HEARD, LUCIA, 1)),
        shown=_R2,
        head_start="m36",
        lines=(Line(LUCIA, 1 << _M44, (VOICE, NO_ANSWER, NO_ANSWER)),),
        call_price=2,
        set_aside=(_M44, _M36),
        beats=(Beat("beat-1", MEMORY_CLEAR, _M36), Beat("letter", MEMORY_CLEAR, _M44)),
        other_pages=("voice-1", "silence-1", "silence-2"),
    ),
    Scenario(
        8,
        (Condition(COUNT, _R3, 3), Condition(HEARD, NELL, 3)),
        shown=_R3,
        head_start="m42",
        weight=WEIGHT,
        lines=(Line(NELL, _R3, (VOICE, VOICE, VOICE), ordered=True),),
        calls_a_day=1,
        hazy_added=True,
        beats=(
            Beat("beat-1", MEMORY_CLEAR, memory("m43")),
            Beat("beat-2", MEMORY_CLEAR, memory("m53")),
        ),
        other_pages=("voice-1", "voice-2", "voice-3", "event"),
    ),
    Scenario(
        9,
        (Condition(FACED, 0, 3),),
        shown=_THREE_REGRETS,
        head_start="m24 m36 m42",
        laid_clear=True,
        weight=WEIGHT,
        regret_ready=2,
        beats=(
            Beat("beat-1", DAY_BEGINS, 5),
            Beat("beat-2", BAND_ENTERED, 2),
            Beat("beat-3", FIRST_WARNING, 0),
        ),
        other_pages=("regret-fire", "regret-letter", "regret-seat"),
    ),
    Scenario(
        10,
        (Condition(FACED, 0, 3), Condition(ARRIVED, JAMIE, 1), Condition(ARRIVED, NELL, 1)),
        shown=_THREE_REGRETS | CONTACT_MARK[JAMIE] | CONTACT_MARK[NELL],
        head_start="m54 m53 m24 m36 m42",
        weight=WEIGHT,
        lines=(
            Line(JAMIE, CONTACT_MARK[JAMIE], (VOICE, NO_ANSWER)),
            Line(NELL, CONTACT_MARK[NELL], (VOICE, NO_ANSWER)),
        ),
        regret_ready=1,
        arrivals=3,
        other_pages=(
            "voice-jamie",
            "silence-jamie",
            "voice-nell",
            "silence-nell",
            "arrival-jamie",
            "arrival-nell",
            "closing-fuller",
            "closing",
        ),
    ),
)
LAST: Final = len(SCENARIOS)
CALLED_FROM: Final = (10, 5, 7)
"""The scenario from which on the mark of each contact is seen: the first that can phone there."""
FACED_FROM: Final = (9, 9, 9)
"""The same for the regrets: the first scenario in which they are faced."""


def narrative_cards(scenario: Scenario) -> list[str]:
    """The numbered cards of a scenario in their order, each by its page."""
    base = ["intro-1", "intro-2", "goal"]
    return base + list(scenario.other_pages) + [beat.page for beat in scenario.beats]


assert sum(len(narrative_cards(scenario)) for scenario in SCENARIOS) == 72
