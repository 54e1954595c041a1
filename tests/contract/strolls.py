"""Ways to deal every game, and random games to look at them.

A stroll is a random game that wants to see much of the rules: it picks a kind of action before it
picks an action, lets other seats interject, lets time run out, spreads moves over time, and plays
the house as well, which notes who is away and who is back.
"""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from tests.fifth.visiting_hours import VISITING_HOURS
from tests.kernel.coins import COINS
from tests.tiers import amount
from wardroom.kernel import Dice, Game, Plain, Table, canonical, game, games
from wardroom.kernel.action import Action

SIGHTS: Final = amount(6, 40)
"""Positions of one game that a test looks at; more of them show nothing new."""
RECENT: Final = 300
"""Moves that count when a stroll looks for what it has seldom done."""

MANY_WAYS: Final = amount(3, 12)
"""About so many ways to deal a game are enough."""

GAMES: tuple[Game, ...] = (*(game(name) for name in games()), COINS, VISITING_HOURS)


class Way(NamedTuple):
    """One way to deal a game."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return f"{self.game.name}-{self.seats}-{chosen}"

    def deal(self, seed: int) -> Table:
        return Table.deal(self.game, self.seats, seed, self.options)


def ways(game: Game) -> Iterator[Way]:
    """Every number of seats with every choice of every option, though not every combination.

    The options turn at different speeds as the seats rise, so that pairs of choices meet as well.
    Where these are many, each choice meets only some of the numbers of seats.
    """
    listed = [option for option in game.options if option.choices]
    most = max((len(option.choices) for option in listed), default=1)
    step = -(-most * len(game.seats) // MANY_WAYS)
    for turn, seats in enumerate(game.seats):
        for row in range(turn % step, most, step):
            chosen = {
                option.name: option.choices[(row + place * turn) % len(option.choices)]
                for place, option in enumerate(listed)
            }
            yield Way(game, seats, chosen)


WAYS = [way for game in GAMES for way in ways(game)]
each_way = pytest.mark.parametrize("way", WAYS, ids=str)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def stroll(way: Way, seed: int) -> Iterator[Table]:
    """The same table at every position from the deal to the end."""
    table = way.deal(seed)
    dice = Dice.seeded(seed, "stroll")
    yield table
    while table.outcome() is None:
        go_on(table, dice)
        yield table


def sights(way: Way, seed: int, most: int = SIGHTS) -> Iterator[Table]:
    """The positions of a stroll; of a long one so many, spread over it, and its end."""
    every = max(1, length(way, seed) // most)
    for table in stroll(way, seed):
        if table.ply % every == 0 or table.outcome() is not None:
            yield table


_lengths: dict[tuple[str, int], int] = {}


def length(way: Way, seed: int) -> int:
    """How many moves a stroll has."""
    name = str(way)
    if (name, seed) not in _lengths:
        _lengths[name, seed] = finished(way, seed).ply
    return _lengths[name, seed]


def finished(way: Way, seed: int) -> Table:
    """The table at the end of a stroll."""
    return deque(stroll(way, seed), maxlen=1)[0]


def go_on(table: Table, dice: Dice) -> None:
    """One random move, or time up to the next moment something is due."""
    waiting = table.waiting()
    able = [seat for seat in range(table.record.seats) if table.state.legal(seat)]
    others = [seat for seat in able if seat not in waiting]
    due = table.state.due()
    if due is not None and (not able or dice.below(6) == 0):
        table.wait(due)
        return
    seat = dice.pick(others if others and (not waiting or dice.below(8) == 0) else waiting)
    at = table.now
    if due is not None:
        at += dice.below(max(1, due - at))
    action = any_of(table, seat, dice)
    attendance = table.game.attendance
    house = attendance is not None and action in (attendance.away, attendance.back)
    (table.note if house else table.play)(seat, action, at)


def any_of(table: Table, seat: int, dice: Dice) -> Action:
    """An action of a kind that has been played least so far; every third time of any kind."""
    kinds: dict[str, list[Action]] = {}
    for action in table.state.legal(seat):
        kinds.setdefault(repr(action).split()[0], []).append(action)
    if dice.below(3) == 0:
        return dice.pick(kinds[dice.pick(sorted(kinds))])
    recent = table.record.moves[-RECENT:]
    played = Counter(move.action.split()[0] for move in recent if move.action)
    return dice.pick(kinds[min(sorted(kinds), key=lambda kind: played[kind])])


def whole(table: Table) -> bytes:
    """The bytes of the whole position."""
    return canonical(table.state.encode())


def leaves(plain: Plain | list[object] | object) -> Iterator[object]:
    """Every key and every value in plain data."""
    if isinstance(plain, dict):
        for key, value in plain.items():
            yield key
            yield from leaves(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from leaves(value)
    else:
        yield plain


def retold(way: Way, seed: int, most: int | None = None) -> Iterator[Table]:
    """A stroll, played a second time, after each of its moves or after so many, spread over it."""
    again = way.deal(seed)
    if most is None:
        yield again
    moves = finished(way, seed).record.moves
    every = 1 if most is None else max(1, len(moves) // most)
    for move in moves:
        again.repeat(move)
        if again.ply % every == 0:
            yield again
