"""Variants of every game, and random games to look at them.

A random game here wants to see much of the rules: it picks a kind of action before it picks an
action, lets other seats interject, lets time run out, spreads moves over time, and plays the server
as well, which notes who is away and who is back.

To choose a move costs more than to play it, so the tests of a file follow the same random game, and
its moves are chosen once.
"""

from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest

from tests.fifth.visiting_hours import VISITING_HOURS
from tests.kernel.coins import COINS
from tests.tiers import amount
from wardroom.kernel import Dice, Game, Move, Plain, Table, canonical, game, games
from wardroom.kernel.action import Action
from wardroom.kernel.record import NOBODY

SAMPLES: Final = amount(6, 40)
"""Positions of one game that a test looks at; more of them show nothing new."""
OF_A_KIND: Final = amount(4, 10_000)
"""About so many moves of each kind are looked at by tests that look at every kind."""
RECENT: Final = 300
"""Moves that count when a random game looks for what it has seldom done."""

MANY_VARIANTS: Final = amount(3, 12)
"""About so many ways to deal a game are enough."""

GAMES: tuple[Game, ...] = (*(game(name) for name in games()), COINS, VISITING_HOURS)


class Variant(NamedTuple):
    """One way to deal a game."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "-".join(self.options.values())
        return f"{self.game.name}-{self.seats}-{chosen}"

    def deal(self, seed: int) -> Table:
        return Table.deal(self.game, self.seats, seed, self.options)


def variants(game: Game) -> Iterator[Variant]:
    """Every number of seats with every choice of every option, though not every combination.

    The options turn at different speeds as the seats rise, so that pairs of choices meet as well.
    Where these are many, each choice meets only some of the numbers of seats.
    """
    listed = [option for option in game.options if option.choices]
    most = max((len(option.choices) for option in listed), default=1)
    step = -(-most * len(game.seats) // MANY_VARIANTS)
    for turn, seats in enumerate(game.seats):
        for row in range(turn % step, most, step):
            chosen = {
                option.name: option.choices[(row + place * turn) % len(option.choices)]
                for place, option in enumerate(listed)
            }
            yield Variant(game, seats, chosen)


VARIANTS = [variant for game in GAMES for variant in variants(game)]
each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def random_game(variant: Variant, seed: int) -> Iterator[Table]:
    """The same table at every position from the deal to the end."""
    table = variant.deal(seed)
    yield table
    for move in moves(variant, seed):
        play(table, move)
        yield table


_moves: dict[tuple[str, int], tuple[Move, ...]] = {}


def moves(variant: Variant, seed: int) -> tuple[Move, ...]:
    """The moves of a random game."""
    name = str(variant)
    if (name, seed) not in _moves:
        _moves[name, seed] = tuple(deque(choosing(variant, seed), maxlen=1)[0].record.moves)
    return _moves[name, seed]


def choosing(variant: Variant, seed: int) -> Iterator[Table]:
    """A random game whose moves are chosen again."""
    table = variant.deal(seed)
    dice = Dice.seeded(seed, "stroll")
    yield table
    while table.outcome() is None:
        go_on(table, dice)
        yield table


def play(table: Table, move: Move) -> None:
    """Play a move of a random game, as the seat that made it."""
    if move.seat == NOBODY:
        table.wait(move.at)
    elif is_of_the_server(table, table.game.space.read(move.action)):
        table.note(move.seat, move.action, move.at)
    else:
        table.play(move.seat, move.action, move.at)


def is_of_the_server(table: Table, action: Action) -> bool:
    attendance = table.game.attendance
    return attendance is not None and action in (attendance.away, attendance.back)


def samples(variant: Variant, seed: int, most: int = SAMPLES) -> Iterator[Table]:
    """The positions of a random game; of a long one so many, spread over it, and its end."""
    every = max(1, len(moves(variant, seed)) // most)
    for table in random_game(variant, seed):
        if table.ply % every == 0 or table.outcome() is not None:
            yield table


def turns(variant: Variant, seed: int, each: int = OF_A_KIND) -> Iterator[Table]:
    """The positions of a random game after moves of each kind, of each so many, spread over it; the
    deal and the end.
    """
    shown = {0, *of_each_kind(moves(variant, seed), each)}
    for table in random_game(variant, seed):
        if table.ply in shown or table.outcome() is not None:
            yield table


def of_each_kind(chosen: tuple[Move, ...], each: int = OF_A_KIND) -> set[int]:
    """Which moves to look at, counted from one."""
    kinds: dict[str, list[int]] = defaultdict(list)
    for ply, move in enumerate(chosen, start=1):
        kinds[move.action.partition(" ")[0]].append(ply)
    return {ply for plies in kinds.values() for ply in plies[:: -(-len(plies) // each)]}


def finished(variant: Variant, seed: int) -> Table:
    """The table at the end of a random game."""
    return deque(random_game(variant, seed), maxlen=1)[0]


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
    (table.note if is_of_the_server(table, action) else table.play)(seat, action, at)


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
