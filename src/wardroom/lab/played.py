"""One game played by colleagues, as the lab does it: dealt from a seed, timed, and closed again."""

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import NamedTuple

from wardroom.kernel import Dice, Game, Outcome, Table
from wardroom.players import Kind, Team, colleague, dismiss, kind_name, step


class Played(NamedTuple):
    """How one game went."""

    seed: int
    kinds: tuple[str, ...]
    """Who sat where."""
    options: dict[str, str]
    result: str
    """The name of the result and its particulars: `loss_cubes red`."""
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    turns: int
    """0 in a game whose State has no whole number `turn`."""
    seconds: float
    slowest_turn: float
    """Seconds of the longest turn; 0 without turns."""
    choices: int
    """All legal actions of the seats that were waited for, over all decisions."""
    record: str = ""
    """The whole game as text, if it was to be kept."""

    def row(self) -> dict[str, str | int | float]:
        """For a table with one line a game."""
        return {
            "seed": self.seed,
            "seats": " ".join(self.kinds),
            "options": " ".join(f"{name}={value}" for name, value in self.options.items()),
            "result": self.result,
            "winners": " ".join(str(seat) for seat in self.winners),
            "scores": " ".join(str(score) for score in self.scores),
            "decisions": self.decisions,
            "turns": self.turns,
            "seconds": round(self.seconds, 6),
        }


def play_one(
    game: Game,
    kinds: Sequence[Kind],
    options: Mapping[str, str],
    seed: int,
    after_step: Callable[[Table], None] | None = None,
    keep_record: bool = False,
) -> Played:
    """Deal from the seed and play to the end, a colleague of the given kind in each seat."""
    named = dict(enumerate(map(kind_name, kinds)))
    table = Table.deal(game, len(kinds), seed, options, kinds=named)
    hired = {seat: colleague(game, kind, bot_seed(seed, seat)) for seat, kind in enumerate(kinds)}
    team = Team(hired)
    slowest = 0.0
    choices = 0
    start = turn_start = perf_counter()
    turn = _turn(table)
    outcome = table.outcome()
    try:
        while outcome is None:
            waiting = table.waiting()
            choices += len(table.legal(waiting[0])) if waiting else 0
            step(table, team)
            if after_step is not None:
                after_step(table)
            outcome = table.outcome()
            if turn != _turn(table) or outcome is not None:
                turn = _turn(table)
                moment = perf_counter()
                slowest = max(slowest, moment - turn_start)
                turn_start = moment
        seconds = perf_counter() - start
    finally:
        dismiss(hired.values())
    return Played(
        seed=seed,
        kinds=tuple(named.values()),
        options=dict(table.record.options),
        result=ending(outcome),
        winners=outcome.winners,
        scores=outcome.scores,
        decisions=sum(move.seat >= 0 for move in table.record.moves),
        turns=turn,
        seconds=seconds,
        slowest_turn=slowest if turn else 0.0,
        choices=choices,
        record=table.record.text() if keep_record else "",
    )


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a colleague: it follows from the game's seed but does not give it away."""
    dice = Dice.seeded(seed, f"colleague {seat}")
    return dice.bits() << 32 | dice.bits()


def ending(outcome: Outcome) -> str:
    """An outcome as a name to count by: `win`, `loss_cubes red`; scores are no part of it."""
    if outcome.scores:
        return outcome.result
    return " ".join((outcome.result, *outcome.args.values()))


def _turn(table: Table) -> int:
    turn = getattr(table.state, "turn", 0)
    return turn if isinstance(turn, int) else 0
