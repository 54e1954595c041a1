"""What a seat is rewarded with after every decision, by name.

    outcome   at the end: 1 for a win, -1 for a defeat; 0 when all rivals share the win
    win       at the end: 1 for a win, else 0; the mean over many games is the share of wins
    margin    at the end, in games with scores: the own score less the best other one, over 10
    shaped    `outcome`, and after every decision by how much the position has become better

How good a position is, is a plain sum of what beginners look at, different for each game, from what
the seat knows if team-mates tell of their hands. Over a whole game the shaped rewards add up to the
outcome and the difference between the last position and the first; they are a help to learn, not
what is to be reached. `cures`, for Pandemic alone, is `outcome` and a quarter for every cure.

Whoever wants another reward hands over a function of a `Moment`.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from wardroom.games.pandemic.content import CITIES, COLOUR_OF
from wardroom.kernel import Game, Outcome, WardroomError

View = Mapping[str, Any]


class Moment(NamedTuple):
    """What a reward is made of: the told views of a seat before and after a decision of anybody."""

    seat: int
    before: View
    after: View
    outcome: Outcome | None


Reward = Callable[[Moment], float]
Worth = Callable[[View, int], float]
"""How good a position is for a seat."""


def outcome(moment: Moment) -> float:
    if moment.outcome is None:
        return 0.0
    return 1.0 if moment.seat in moment.outcome.winners else -1.0


def contested(moment: Moment) -> float:
    """The outcome where seats play against each other: nobody has won if all have."""
    everybody = range(moment.after["seats"])
    if moment.outcome is not None and set(moment.outcome.winners) == set(everybody):
        return 0.0
    return outcome(moment)


def win(moment: Moment) -> float:
    return float(moment.outcome is not None and moment.seat in moment.outcome.winners)


def margin(moment: Moment) -> float:
    if moment.outcome is None or not moment.outcome.scores:
        return 0.0
    scores = moment.outcome.scores
    others = [score for seat, score in enumerate(scores) if seat != moment.seat]
    return (scores[moment.seat] - max(others, default=0)) / 10


def shaped(ending: Reward, worth: Worth) -> Reward:
    """A reward for the end, and by how much the position has become better."""

    def reward(moment: Moment) -> float:
        gained = worth(moment.after, moment.seat) - worth(moment.before, moment.seat)
        return ending(moment) + gained

    return reward


def rewards(game: Game) -> dict[str, Reward]:
    """The rewards that a game has, by name."""
    ending = contested if game.competitive else outcome
    known: dict[str, Reward] = {"outcome": ending, "win": win}
    if game.competitive:
        known["margin"] = margin
    for name, worth in _WORTHS.get(game.name, {}).items():
        known[name] = shaped(ending, worth)
    return known


def reward_of(game: Game, reward: str | Reward) -> Reward:
    """The reward of that name, or the function itself."""
    if not isinstance(reward, str):
        return reward
    known = rewards(game)
    if reward not in known:
        raise WardroomError(
            f"{game.name} has no reward {reward!r}; it has {', '.join(known)}, or take a function."
        )
    return known[reward]


def _cures(view: View, _seat: int) -> float:
    return 0.25 * sum(bool(disease != "active") for disease in view["diseases"])


def _against_pandemic(view: View, _seat: int) -> float:
    """Cures and cards collected for them, less outbreaks and cubes."""
    worth = 0.0
    for colour, disease in enumerate(view["diseases"]):
        if disease != "active":
            worth += 0.25
            continue
        best = 0.0
        for hand, needed in zip(view["hands"], view["cards_for_cure"], strict=True):
            held = sum(_COLOUR.get(card) == colour for card in hand or ())
            best = max(best, min(1.0, held / needed))
        worth += 0.12 * best * best
    cubes = 96 - int(sum(view["supply"]))
    return worth - 0.03 * int(view["outbreaks"]) - 0.002 * cubes


def _in_quarantine(view: View, seat: int) -> float:
    """The own points over those of the others."""
    points = [int(hospital["score"]["points"]) for hospital in view["hospitals"]]
    others = [number for place, number in enumerate(points) if place != seat]
    return (points[seat] - sum(others) / max(1, len(others))) / 20


def _in_rush(view: View, _seat: int) -> float:
    """How far the Objective is reached, and the Medical Points that are left."""
    goals: list[float] = [
        min(1.0, goal["now"] / goal["goal"]) for goal in view["goals"] if goal["goal"]
    ]
    return 0.5 * sum(goals) / max(1, len(goals)) + 0.01 * int(view["points"])


def _in_holding_on(view: View, _seat: int) -> float:
    """How far the goal is reached, and Billy's health."""
    parts: list[float] = [
        min(1.0, part["reached"] / max(1, part["number"])) for part in view["goal"]
    ]
    return 0.5 * sum(parts) / max(1, len(parts)) + 0.005 * int(view["health"])


_COLOUR: Final = dict(zip(CITIES, COLOUR_OF, strict=True))
_WORTHS: Final[dict[str, dict[str, Worth]]] = {
    "pandemic": {"shaped": _against_pandemic, "cures": _cures},
    "quarantine": {"shaped": _in_quarantine},
    "rush-md": {"shaped": _in_rush},
    "holding-on": {"shaped": _in_holding_on},
}
