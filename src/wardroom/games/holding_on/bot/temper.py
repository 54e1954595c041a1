"""How a colleague weighs one thing against another; a care token is the measure of all."""

from typing import Final


class Temper:
    """The weights of all judgements, in care tokens where nothing else is said."""

    __slots__ = (
        "assistant",
        "call",
        "duty",
        "exhausted",
        "face",
        "first_warning",
        "frail",
        "guard",
        "haste",
        "hazy",
        "health",
        "health_high",
        "idle_doctor",
        "memory",
        "pool",
        "rarity",
        "rest",
        "share",
        "span",
        "spare",
        "thin",
        "tired",
        "token_late",
        "token_left",
        "worn",
    )

    def __init__(self, **fitted: float) -> None:
        self.memory = 3.4
        """A clear memory that the goal wants."""
        self.hazy = 0.6
        """Scales what a hazy memory promises."""
        self.rarity = 0.3
        """The power with which a memory counts more where wanted ones are rare."""
        self.thin = 0.15
        """A memory nobody wants among wanted ones, as a share of theirs."""
        self.haste = 0.5
        """How much more the goal counts on the last days."""
        self.face = 5.0
        """A regret faced."""
        self.call = 4.0
        """A voice on the phone."""
        self.token_late = 0.2
        """What a token is worth on the last day, as a share of its usual worth."""
        self.token_left = 0.15
        """How much of that worth each day that is left gives back."""
        self.pool = 0.7
        """A token of the nurses, as a share of a doctor's."""
        self.health = 0.25
        """A point of health while there is enough."""
        self.health_high = 1.35
        """A point of health when it is short."""
        self.share = 0.6
        """The share of the deterioration to come that will not be covered."""
        self.guard = 2.0
        """Health that should be left over then."""
        self.span = 6.0
        """So far below what is needed a point of health counts most."""
        self.frail = 0.6
        """What each point below six adds to its worth."""
        self.duty = 1.1
        """Medical care given before the night spares the night."""
        self.first_warning = 5.5
        """The first warning; the second one is the end."""
        self.worn = 0.8
        """The first fatigue of a pawn."""
        self.tired = 2.0
        """The second fatigue of a doctor, who cannot query any more."""
        self.exhausted = 3.0
        """The last fatigue, which costs a whole day."""
        self.assistant = 1.4
        """A medical assistant, who comes but once."""
        self.idle_doctor = 0.15
        """A doctor's token that later questions of the day may need."""
        self.rest = 0.9
        """Fatigue that leave takes away, as a share of what it cost."""
        self.spare = 1.2
        """How much a pawn at rest counts against the need of later shifts."""
        for name, weight in fitted.items():
            setattr(self, name, weight)


STEADY: Final = Temper()

_FITTED: Final[dict[int, Temper]] = {}
"""By scenario, where other weights win more often; `tools/fit.py` found them."""


def temper_for(scenario: int) -> Temper:
    """What is weighed how in a scenario."""
    return _FITTED.get(scenario, STEADY)
