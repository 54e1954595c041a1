"""What a seat is rewarded with after every decision, by name.

    outcome   at the end: 1 for a win, -1 for a defeat; 0 when all rivals share the win
    win       at the end: 1 for a win, else 0; the mean over many games is the share of wins
    margin    at the end, in games with scores: the own score less the best other one, over 10
    shaped    `outcome`, and after every decision by how much the position has become better

How good a position is, each game says: a plain sum of what beginners look at, from what
the seat knows if team-mates tell of their hands. Over a whole game the shaped rewards add up to the
outcome and the difference between the last position and the first; they are a help to learn, not
what is to be reached. `cures`, for Pandemic alone, is `outcome` and a quarter for every cure.

Anyone who wants another reward hands over a function of a `Moment`.
"""

from collections.abc import Callable
from typing import NamedTuple

from wardroom.kernel import Game, Outcome, WardroomError
from wardroom.kernel.parts.observation import View, Worth


class Moment(NamedTuple):
    """What a reward is made of: the told views of a seat before and after a decision of anybody."""

    seat: int
    before: View
    after: View
    outcome: Outcome | None


Reward = Callable[[Moment], float]


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
    worths = {} if game.worths is None else game.worths()
    for name, worth in worths.items():
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
