"""How a colleague weighs one thing against another; a care token is the measure of all."""

from typing import Final


class Weights:
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


STEADY: Final = Weights()

GOOD: Final = Weights(rarity=0.1, haste=0.2, token_late=0.5, spare=0.8, thin=0.05)
"""Keeps something for tomorrow and asks what is wanted, but sees less far: every scenario alike,
tokens saved to the last day, and hardly a thought for which memories are rare."""

GENTLE: Final = Weights(
    rarity=0.0,
    haste=0.0,
    thin=0.0,
    token_late=0.6,
    token_left=0.08,
    spare=0.4,
    idle_doctor=0.0,
)
"""What people do at first: every memory counts alike, tokens are kept until it is too late to use
them, and each shift is staffed as if hardly any other followed."""

_FITTED: Final = {
    3: Weights(
        assistant=1.17,
        call=4.21,
        duty=1.12,
        exhausted=2.34,
        face=4.57,
        first_warning=4.98,
        frail=0.54,
        guard=2.44,
        haste=0.43,
        hazy=0.41,
        health=0.27,
        health_high=1.34,
        idle_doctor=0.17,
        memory=4.04,
        pool=0.72,
        rarity=0.31,
        rest=0.99,
        share=0.72,
        span=6.98,
        spare=1.55,
        thin=0.14,
        tired=2.4,
        token_late=0.2,
        token_left=0.15,
        worn=0.87,
    ),
    4: Weights(
        assistant=0.99,
        call=3.84,
        duty=0.83,
        exhausted=2.8,
        face=3.85,
        first_warning=4.95,
        frail=0.79,
        guard=1.66,
        haste=0.72,
        hazy=0.56,
        health=0.18,
        health_high=1.19,
        idle_doctor=0.25,
        memory=4.11,
        pool=0.72,
        rarity=0.28,
        rest=0.88,
        share=0.78,
        span=5.52,
        spare=1.57,
        thin=0.15,
        tired=1.82,
        token_late=0.19,
        token_left=0.12,
        worn=1.13,
    ),
    7: Weights(
        assistant=0.86,
        call=6.03,
        duty=0.87,
        exhausted=1.77,
        face=6.96,
        first_warning=6.24,
        frail=0.61,
        guard=2.99,
        haste=0.39,
        hazy=0.69,
        health=0.24,
        health_high=1.12,
        idle_doctor=0.16,
        memory=2.59,
        pool=0.64,
        rarity=0.47,
        rest=0.62,
        share=0.61,
        span=5.19,
        spare=1.53,
        thin=0.15,
        tired=1.83,
        token_late=0.2,
        token_left=0.13,
        worn=1.04,
    ),
    9: Weights(
        assistant=0.96,
        call=4.17,
        duty=1.03,
        exhausted=2.37,
        face=5.5,
        first_warning=5.62,
        frail=0.52,
        guard=2.06,
        haste=0.45,
        hazy=0.39,
        health=0.17,
        health_high=1.3,
        idle_doctor=0.16,
        memory=3.94,
        pool=0.62,
        rarity=0.26,
        rest=0.64,
        share=0.75,
        span=8.27,
        spare=1.22,
        thin=0.15,
        tired=1.96,
        token_late=0.19,
        token_left=0.12,
        worn=1.05,
    ),
    10: Weights(
        assistant=1.4,
        call=5.37,
        duty=0.8,
        exhausted=2.08,
        face=5.71,
        first_warning=2.89,
        frail=0.52,
        guard=1.55,
        haste=0.38,
        hazy=0.24,
        health=0.29,
        health_high=1.39,
        idle_doctor=0.13,
        memory=3.98,
        pool=0.7,
        rarity=0.42,
        rest=0.75,
        share=0.74,
        span=5.52,
        spare=1.53,
        thin=0.14,
        tired=3.44,
        token_late=0.16,
        token_left=0.14,
        worn=0.83,
    ),
}
"""By scenario, where other weights win more often: a cross-entropy search by playing found them."""


def weights_for(scenario: int) -> Weights:
    """What is weighed how in a scenario."""
    return _FITTED.get(scenario, STEADY)
