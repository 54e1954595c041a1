"""Are the reasons of colleagues true? `python -m tools.claims GAME [--reasons N] [--seed S]`.

Games are played in which every colleague is asked for its plan at every decision; now and then
something else is played instead, so that also unusual positions are talked about. Each message of
a plan is held against its claim, in the view of the seat that was told it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from time import process_time
from typing import Final

from wardroom.kernel import (
    Choice,
    Colleague,
    Dice,
    Game,
    Message,
    Perspective,
    Plain,
    Table,
    Wait,
    WardroomError,
)
from wardroom.kernel import game as find_game
from wardroom.players import LEVELS, Team, claims_of, colleague, kinds, plans, step
from wardroom.players.adviser import advice_of

ONE_IN: Final = 12
"""How often something else is played than what a colleague would."""

Told = tuple[str, Message, Plain]
"""Who said what, and the view in which it was said."""


class Listened:
    """A colleague whose reasons are all recorded."""

    def __init__(self, kind: str, one: Colleague, seed: int, heard: list[Told]) -> None:
        self._kind = kind
        self._one = one
        self._dice = Dice.seeded(seed, "wander")
        self._heard = heard

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        timed = perspective.game.timed
        said: list[Message | None] = []
        choice: Choice | Wait | None
        if timed or not plans(self._one):
            choice = self._one.choose(perspective)
            said = [choice.reason] if isinstance(choice, Choice) else []
        else:
            plan = advice_of(self._one, perspective)
            choice = None if plan is None else plan.choice()
            if plan is not None:
                said = [plan.aim, plan.leaves, plan.steps[0].reason]
        told = {repr(message): message for message in said if message is not None}
        if told:
            view = perspective.view()
            self._heard += [(self._kind, message, view) for message in told.values()]
        if isinstance(choice, Choice) and not timed and not self._dice.below(ONE_IN):
            return Choice(self._dice.pick(perspective.legal))
        return choice


def heard_in(game: Game, kind: str, seats: int, seed: int) -> Iterator[Told]:
    """All that colleagues say in one game."""
    heard: list[Told] = []
    table = Table.deal(game, seats, seed, _options(game, seats, seed))
    team = Team(
        {
            seat: Listened(kind, colleague(game, kind, seat), seed + seat, heard)
            for seat in range(seats)
        }
    )
    while table.outcome() is None:
        step(table, team)
        yield from heard
        heard.clear()


def _options(game: Game, seats: int, seed: int) -> dict[str, str]:
    """One option after the other is tried with each of its choices."""
    kinds = [(option.name, choice) for option in game.options for choice in option.choices]
    if not kinds:
        return {}
    name, choice = kinds[seed % len(kinds)]
    try:
        return game.settle({name: choice}, seats)
    except WardroomError:
        return {}


def untrue(game: Game, told: Told) -> str | None:
    """What is wrong with a reason; None if it is true."""
    kind, message, view = told
    claim = claims_of(game).get(message.id)
    if claim is None:
        # What an action is called is no claim.
        return None if message.id.startswith("do-") else f"{kind}: {message!r} has no claim"
    return None if claim(view, message.args) else f"{kind}: {message!r} is not true"


def listen(game: Game, reasons: int, first_seed: int) -> Iterator[Told]:
    """That many things that the colleagues of a game say, from one game after the other."""
    left = reasons
    own = [kind for kind in kinds(game) if kind in game.colleagues or kind in LEVELS]
    seed = first_seed
    while left > 0:
        kind = own[seed % len(own)]
        seats = game.seats[seed % len(game.seats)]
        for told in heard_in(game, kind, seats, seed):
            yield told
            left -= 1
            if not left:
                return
        seed += 1


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--reasons", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=0, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = find_game(arguments.game)
    counted: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for told in listen(game, arguments.reasons, arguments.seed):
        if arguments.minutes and process_time() > 60 * arguments.minutes:
            break
        counted[told[1].id] += 1
        complaint = untrue(game, told)
        if complaint is not None:
            wrong[told[1].id] += 1
            if wrong[told[1].id] <= 3:
                print(complaint)
    for id, count in counted.most_common():
        print(f"{count:7} {id}" + (f"   {wrong[id]} wrong" if wrong[id] else ""))
    print(f"{sum(counted.values())} reasons, {sum(wrong.values())} not true.")
    raise SystemExit(bool(wrong))


if __name__ == "__main__":
    main()
