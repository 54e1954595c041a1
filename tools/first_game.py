"""Does the coach win first games? `python -m tools.first_game GAME [--games N] [--seed S]`.

Plays the table that a game sets for a person's first time (`accompanied/table.toml`): the person
asks the adviser before everything and does exactly as told, the colleagues of the table sit in the
other seats. In a game with a clock the person takes some time to read and to do each thing.
"""

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence

from wardroom.kernel import Choice, Game, Perspective, Table, Wait
from wardroom.kernel import game as find_game
from wardroom.lab.played import bot_seed, ending
from wardroom.lab.wilson import wilson
from wardroom.players import Adviser, Team, advising_kind, colleague, dismiss, introduce, step
from wardroom.teaching.accompanied import ME, FirstTable, first_table_of

LOOKS_UP_MS = 500
"""A person who is told to wait looks again after so long."""


class Newcomer:
    """Does what the adviser says, `pause` ms after the last thing was done."""

    def __init__(self, table: Table, seat: int, pause: int) -> None:
        self._table = table
        self._seat = seat
        self._pause = pause
        self._free = 0
        self._adviser = Adviser(table.game, advising_kind(table.game) or "random", seat)

    def close(self) -> None:
        self._adviser.close()

    def choose(self, perspective: Perspective) -> Choice | Wait | None:
        timed = perspective.game.timed
        if timed and perspective.now < self._free:
            return Wait(self._free)
        plan = self._adviser.advise(self._table, perspective.now)
        told = None if plan is None else plan.steps[0]
        if told is None or told.seat != self._seat or told.action not in perspective.legal:
            if timed:
                return Wait(perspective.now + LOOKS_UP_MS)
            return Choice(perspective.legal[0]) if perspective.waited_for else None
        self._free = perspective.now + self._pause
        return Choice(told.action)


def play(game: Game, first: FirstTable, seed: int, pause: int) -> tuple[bool, str]:
    """Whether the person won the game of this seed, and how it ended."""
    kinds = {seat: kind for seat, kind in enumerate(first.seats) if kind != ME}
    table = Table.deal(game, len(first.seats), seed, first.options, kinds=kinds)
    others = {seat: colleague(game, kind, bot_seed(seed, seat)) for seat, kind in kinds.items()}
    introduce(others, (first.me,))
    person = Newcomer(table, first.me, pause)
    team = Team({first.me: person, **others})
    try:
        while (outcome := table.outcome()) is None:
            step(table, team)
    finally:
        person.close()
        dismiss(others.values())
    return first.me in outcome.winners, ending(outcome)


def _changed(first: FirstTable, seats: str, options: Sequence[str]) -> FirstTable:
    """The table with another line-up or other options, to try some before one is written down."""
    told: Mapping[str, str] = dict(option.partition("=")[::2] for option in options)
    line_up = tuple(seats.split(",")) if seats else first.seats
    return FirstTable(line_up, {**first.options, **told})


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pause", type=int, default=1500, help="ms, in a game with a clock")
    parser.add_argument("--seats", default="", help="another line-up: me,gentle,gentle")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    chosen = parser.parse_args(arguments)
    game = find_game(chosen.game)
    first = first_table_of(game)
    if first is None:
        parser.error(f"{chosen.game} sets no table for a first time.")
    first = _changed(first, chosen.seats, chosen.option)
    wins = 0
    ends: Counter[str] = Counter()
    for number in range(1, chosen.games + 1):
        won, how = play(game, first, chosen.seed + number - 1, chosen.pause)
        wins += won
        ends[how] += 1
        low, high = wilson(wins, number)
        print(f"{number}: {how}; won {wins / number:.1%} ({low:.1%} to {high:.1%})", flush=True)
    print(", ".join(f"{how} {count}" for how, count in ends.most_common()))


if __name__ == "__main__":
    main()
