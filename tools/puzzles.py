"""Finding puzzles: `python -m tools.puzzles pandemic|quarantine --games N --seed S`.

Colleagues play games. At the beginning of a turn the most promising turns are compared in the same
sampled worlds, the poor ones less and less; where one of them, or a few that come to the same, are
clearly better than the next, they are compared again in worlds that they were not chosen by,
the strong colleague's own turn among them. What stands that is appended to the game's file. Games
are numbered by their seeds; a game that is in the file already is not played again.

`--seconds` begins no position after so long.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from importlib.resources import files
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

from wardroom.games.pandemic.puzzles import candidates as pandemic_candidates
from wardroom.games.quarantine.puzzles import candidates as quarantine_candidates
from wardroom.games.quarantine.puzzles.solving import is_certain
from wardroom.games.quarantine.rules import Flow
from wardroom.games.quarantine.scoring import scores
from wardroom.kernel import Colleague, Game, Message, Perspective, State, Table, game
from wardroom.kernel.game import Choice, Solving
from wardroom.kernel.parts.debrief import CHANCE, Estimate
from wardroom.kernel.plan import PlanningColleague
from wardroom.players import Team, colleague, step
from wardroom.teaching.puzzle import FOLDER, POINTS, Puzzle, read_puzzle, solving_of

SURE: Final = 1.96
LINE: Final = 60
"""Steps of a turn after which a colleague is not followed any further."""
QUICK_SAMPLES: Final = 16
THOROUGH_SAMPLES: Final = 200
MOST_ALIKE: Final = 6
"""How many ends of a turn may be as good as the best."""
ALIKE: Final = 0.5
"""They are as good if they differ by at most this part of what the next one falls behind."""
CLOSE: Final = 8
"""A game of which the end is still worth a thought: nobody leads by more points."""
FILE: Final = "found.jsonl"
Turn = tuple[tuple[str, ...], Message]


class Search(NamedTuple):
    """How puzzles of a game are looked for."""

    turns: Callable[[State, int, int], list[Turn]]
    """The turns among which is looked, the most promising first."""
    unit: str
    ended_by: str
    """The action that ends a turn before its time."""
    seats: tuple[int, ...]
    options: Callable[[int], dict[str, str]]
    player: Callable[[Game, int], Colleague]
    """Who plays the games, from a seed."""
    judge: Callable[[Game, int], Colleague]
    candidates: int
    rounds: tuple[tuple[int, int], ...]
    """Worlds in all, and how many turns stay after them."""
    more: int
    """New worlds in which a puzzle has to hold."""
    gap: float
    """How much better it has to be than the next, at the lower end of the interval."""
    per_game: int
    worth_a_look: Callable[[State], bool]


def _epidemics(seed: int) -> dict[str, str]:
    # Nobody else is asked in a puzzle, so anyone who is moved or given a card agrees, and all that
    # the team would tell each other is open.
    return {"epidemics": "456"[seed // 3 % 3], "consent": "automatic", "hands": "open"}


def _quick(rules: Game, seed: int) -> Colleague:
    """The strong colleague, taking as little time for a turn as makes sense."""
    return _strong(rules, seed, QUICK_SAMPLES)


def _strong(rules: Game, seed: int, samples: int) -> Colleague:
    strong = cast(Any, type(colleague(rules, "strong", seed)))
    return cast(Colleague, strong(seed, samples=samples))


def _thorough(rules: Game, seed: int) -> Colleague:
    return _strong(rules, seed, THOROUGH_SAMPLES)


def _sharp(rules: Game, seed: int) -> Colleague:
    return colleague(rules, "strong", seed)


def _good(rules: Game, seed: int) -> Colleague:
    return colleague(rules, "good", seed)


def _no_options(_seed: int) -> dict[str, str]:
    return {}


def _any_time(_state: State) -> bool:
    return True


def _late(state: State) -> bool:
    """A last turn, after which nothing is left to chance: an earlier one takes long to weigh."""
    board = cast(Flow, state)
    points = [score.points() for score in scores(board)]
    return is_certain(board) and max(points) - points[board.active] <= CLOSE


SEARCHES: Final = {
    "pandemic": Search(
        pandemic_candidates.turns,
        CHANCE,
        "pass",
        (2, 3, 4),
        _epidemics,
        _quick,
        _thorough,
        18,
        ((6, 8), (20, 7), (48, 6)),
        120,
        0.02,
        4,
        _any_time,
    ),
    "quarantine": Search(
        quarantine_candidates.turns,
        POINTS,
        "end_turn",
        (2, 2, 3),
        _no_options,
        _good,
        _sharp,
        20,
        ((1, 10),),
        2,
        1.0,
        4,
        _late,
    ),
}


class Weighed:
    """A turn, the board that it leaves, and what that is worth in the worlds looked at so far."""

    def __init__(self, turn: Turn, end: State, mark: str) -> None:
        self.turn = turn
        self.end = end
        self.mark = mark
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)


class Finder:
    """Looks for puzzles in the positions of one game."""

    def __init__(self, rules: Game, search: Search, judge: Colleague, seed: int) -> None:
        self._rules = rules
        self._search = search
        self._solving: Solving = solving_of(rules)
        self._judge = judge
        self._seed = seed

    def puzzle(self, table: Table, seat: int) -> Puzzle | None:
        """The puzzle of this position, if it is one."""
        search, state = self._search, table.state
        field = self._ends(state, seat, search.turns(state, seat, search.candidates))
        seed = self._seed * 100_003 + table.ply
        for worlds, stay in search.rounds:
            for one in field:
                self._look(one, seat, seed, worlds)
            field.sort(key=_by_mean)
            if not self._few(field):
                return None
            del field[stay:]
        strong = self._planned(state, seat)
        if strong is not None and strong.mark not in [one.mark for one in field]:
            field.append(strong)
        for one in field:
            one.values.clear()
            self._look(one, seat, seed + 50_000_017, search.more)
        field.sort(key=_by_mean)
        return self._puzzle(table, seat, field)

    def _puzzle(self, table: Table, seat: int, field: Sequence[Weighed]) -> Puzzle | None:
        search, best = self._search, field[0]
        few = self._few(field)
        if not few or _difference(field[few - 1], field[few]).low < search.gap:
            return None
        alike, second = field[:few], field[few]
        gap = _difference(best, second)
        record = table.record
        return Puzzle(
            _name(record.seed, table.ply),
            record.game,
            record.edition,
            record.seats,
            record.seed,
            dict(record.options),
            tuple([repr(move) for move in record.moves]),
            seat,
            search.unit,
            best.turn[0],
            second.turn[0],
            _estimate(best.values),
            _estimate(second.values),
            gap,
            tuple([one.mark for one in alike]),
            best.turn[1],
            self._difficulty(table.state, seat, [one.mark for one in alike]),
            len(best.values),
        )

    def _few(self, field: Sequence[Weighed]) -> int:
        """How many turns come to the same before all others fall behind; 0 if none do."""
        for few in range(1, min(MOST_ALIKE, len(field) - 1) + 1):
            drop = field[few - 1].mean - field[few].mean
            if drop >= self._search.gap:
                return few if field[0].mean - field[few - 1].mean <= drop * ALIKE else 0
        return 0

    def _ends(self, state: State, seat: int, turns: Sequence[Turn]) -> list[Weighed]:
        found: dict[str, Weighed] = {}
        for steps, aim in turns:
            whole, end = self._whole(state, seat, steps)
            if end is not None:
                mark = self._solving.mark(end)
                found.setdefault(mark, Weighed((whole, aim), end, mark))
        return list(found.values())

    def _whole(
        self, state: State, seat: int, steps: Sequence[str]
    ) -> tuple[tuple[str, ...], State | None]:
        """The turn to its end, by what ends it if need be, and the board that it leaves; None if
        the steps do not fit.
        """
        now = state.copy()
        for count, notation in enumerate((*steps, self._search.ended_by), start=1):
            action = self._rules.space.read(notation)
            if action not in now.legal(seat):
                break
            end = self._solving.left(now, seat, action)
            if end is not None:
                return (*steps, notation)[:count], end
            now.play(seat, action)
        return tuple(steps), None

    def _planned(self, state: State, seat: int) -> Weighed | None:
        """The turn of the strong colleague itself, if it needs nobody else."""
        plan = cast(PlanningColleague, self._judge).plan(Perspective(self._rules, state, seat))
        if plan is None or any(each.seat != seat for each in plan.steps):
            return None
        steps = tuple([repr(each.action) for each in plan.steps])
        found = self._ends(state, seat, [(steps, plan.aim)])
        return found[0] if found else None

    def _difficulty(self, state: State, seat: int, good: Sequence[str]) -> int:
        """How good a colleague has to be to find it."""
        for rank, kind in enumerate(("gentle", "good"), start=1):
            player = colleague(self._rules, kind, 1)
            now = state.copy()
            for _ in range(LINE):
                choice = player.choose(Perspective(self._rules, now, seat))
                if not isinstance(choice, Choice):
                    break
                end = self._solving.left(now, seat, choice.action)
                if end is not None:
                    if self._solving.mark(end) in good:
                        return rank
                    break
                now.play(seat, choice.action)
                if seat not in now.waiting():
                    break
        return 3

    def _look(self, one: Weighed, seat: int, seed: int, worlds: int) -> None:
        known = len(one.values)
        if worlds > known:
            values = self._solving.worth(one.end, seat, self._judge, seed, known, worlds - known)
            if values is None:
                raise SystemExit("Puzzles are judged by the native core, which is not installed.")
            one.values += values


def _name(seed: int, ply: int) -> str:
    """A name that reveals nothing about the deal."""
    return blake2b(f"{seed} {ply}".encode(), digest_size=4).hexdigest()


def _by_mean(one: Weighed) -> float:
    return -one.mean


def _estimate(numbers: Sequence[float]) -> Estimate:
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum([(number - mean) ** 2 for number in numbers]) / max(1, count - 1)
    margin = SURE * sqrt(variance / count)
    return Estimate(round(mean, 4), round(mean - margin, 4), round(mean + margin, 4))


def _difference(better: Weighed, worse: Weighed) -> Estimate:
    pairs = zip(better.values, worse.values, strict=True)
    return _estimate([one - other for one, other in pairs])


def puzzles(name: str, seeds: Sequence[int], until: float) -> Iterator[Puzzle]:
    """The puzzles of these games."""
    rules, search = game(name), SEARCHES[name]
    solving = solving_of(rules)
    judge = search.judge(rules, 1)
    for seed in seeds:
        seats = search.seats[seed % len(search.seats)]
        table = Table.deal(rules, seats, seed, search.options(seed))
        team = Team({seat: search.player(rules, seed * 8 + seat) for seat in range(seats)})
        finder = Finder(rules, search, judge, seed)
        found = 0
        while table.outcome() is None and found < search.per_game:
            if time.time() > until:
                return
            seat = table.waiting()[0]
            if solving.begins(table.state, seat) and search.worth_a_look(table.state):
                puzzle = finder.puzzle(table, seat)
                if puzzle is not None:
                    found += 1
                    yield puzzle
            step(table, team)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(SEARCHES))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1, help="the first one")
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--file", type=Path, help="appended to")
    asked = parser.parse_args(arguments)
    beside = str(files(game(asked.game).package).joinpath(FOLDER, FILE))
    file: Path = asked.file or Path(beside)
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    known = {read_puzzle(line).seed for line in lines}
    seeds = [seed for seed in range(asked.seed, asked.seed + asked.games) if seed not in known]
    for puzzle in puzzles(asked.game, seeds, time.time() + asked.seconds):
        with file.open("a", encoding="utf-8") as book:
            book.write(puzzle.line() + "\n")
        best, second = puzzle.best.value, puzzle.second.value
        told = f"{puzzle.name} {best:.2f} against {second:.2f}, difficulty {puzzle.difficulty}"
        print(f"{told}: {puzzle.aim!r}", flush=True)


if __name__ == "__main__":
    main()
