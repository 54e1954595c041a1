"""Are debriefs of Pandemic right? `python -m tools.debrief blunders|calibration --games N`.

`blunders` lets strong teams play, plants one bad move into each game, lets the team go on from
there, and counts how often the debrief names that decision among the three costliest.
`calibration` lets strong teams play and compares the chances that debriefs show with how often the
games were won.

Games are numbered by their seeds. With `--results FILE` each finished game is written down as a
line of JSON; anyone who starts again with the same file goes on where it ended. `--seconds` begins
no game after so long, `--jobs` uses so many processes.
"""

import argparse
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, cast

from wardroom.games.pandemic import PANDEMIC
from wardroom.games.pandemic.actions import PASS
from wardroom.games.pandemic.debrief.samples import Judge
from wardroom.games.pandemic.debrief.verdict import debrief
from wardroom.games.pandemic.debrief.walk import carried_out
from wardroom.games.pandemic.full_state import PandemicState
from wardroom.games.pandemic.phases import ACTIONS, NOBODY
from wardroom.games.pandemic.state import PandemicAction
from wardroom.kernel import Colleague, Dice, Record, Table
from wardroom.lab.wilson import wilson
from wardroom.players import Team, colleague, step

STRONG: Final = "strong"
EPIDEMICS: Final = ("4", "5", "6")
LOOKED_AT: Final = 40
"""Moves of which the worst is planted, each looked at in so many worlds."""
WORLDS: Final = 60
OTHER_WORLDS: Final = 240
"""Worlds that show what the move costs: those it was chosen by would exaggerate that."""
BAD: Final = 0.05
"""A bad move costs this much of the chance to win, with the rest of the turn played quickly."""
EARLIEST: Final = 2
LATEST: Final = 14
"""One of these turns gets the bad move."""

Result = Mapping[str, Any]


def dealt(seed: int) -> Table:
    """The game of this number: all seats and difficulties come up alike."""
    seats = 2 + seed % 3
    return Table.deal(PANDEMIC, seats, seed, {"epidemics": EPIDEMICS[seed // 3 % 3]})


def hired(seed: int, seats: int) -> dict[int, Colleague]:
    return {seat: colleague(PANDEMIC, STRONG, seed * 8 + seat) for seat in range(seats)}


def play_out(table: Table, team: Team) -> bool:
    """Let the team play to the end; was it won?"""
    while (outcome := table.outcome()) is None:
        step(table, team)
    return bool(outcome.winners)


def blunder(seed: int) -> Result:
    """One game with a bad move planted in it, and what its debrief names."""
    table = dealt(seed)
    dice = Dice.seeded(seed, "where a bad move is planted")
    turn = EARLIEST + dice.below(LATEST - EARLIEST + 1)
    moment = dice.below(4)
    team = Team(hired(seed, table.record.seats))
    judge = cast(Judge, colleague(PANDEMIC, STRONG, 1))
    lost = 0.0
    while lost < BAD:
        if table.outcome() is not None:
            return {"seed": seed, "planted": None}
        state = cast(PandemicState, table.state)
        if not _is_there(table, turn, moment):
            step(table, team)
            continue
        action = _worst(judge, state, dice, seed)
        after = carried_out(state, state.active, action)
        lost = _mean(judge, state, -seed, OTHER_WORLDS) - _mean(judge, after, -seed, OTHER_WORLDS)
        if lost < BAD:  # nothing that can be done here is bad enough
            turn = state.turn + 1
    ply, turn = table.ply, state.turn
    table.play(state.active, action)
    won = play_out(table, Team(hired(seed + 1, table.record.seats)))
    found = debrief(table.record, colleague(PANDEMIC, STRONG, 1))
    named = any(one.ply <= ply < one.last for one in found.decisions)
    costs = [round(one.cost.value, 3) for one in found.decisions]
    planted = {"planted": repr(action), "turn": turn, "ply": ply, "lost": round(lost, 3)}
    return {"seed": seed, **planted, "named": named, "costs": costs, "won": won}


def _is_there(table: Table, turn: int, moment: int) -> bool:
    """Is it the turn, with so many of its actions taken and a free choice?"""
    state = cast(PandemicState, table.state)
    free = state.phase == ACTIONS and state.step is None and state.over == NOBODY
    return free and (state.turn > turn or (state.turn == turn and 4 - state.actions >= moment))


def _worst(judge: Judge, state: PandemicState, dice: Dice, seed: int) -> PandemicAction:
    """The worst of some moves that are complete in themselves, in the eyes of a few samples."""
    whole = [
        action
        for action in dice.shuffled(state.legal(state.active))
        if action is not PASS and carried_out(state, state.active, action).step is None
    ]
    moves = whole[:LOOKED_AT]
    values = [_mean(judge, carried_out(state, state.active, move), seed) for move in moves]
    return moves[values.index(min(values))]


def _mean(judge: Judge, state: PandemicState, seed: int, worlds: int = WORLDS) -> float:
    return sum(judge.sampled(state, seed % (1 << 63), 0, worlds)) / worlds


def calibration(seed: int) -> Result:
    """One game of a strong team: the chances that its debrief shows, and whether it was won."""
    table = dealt(seed)
    won = play_out(table, Team(hired(seed, table.record.seats)))
    record = Record.read(table.record.text())
    # What is costliest does not matter here, so nothing is looked at twice.
    found = debrief(record, colleague(PANDEMIC, STRONG, 1), more=1)
    return {"seed": seed, "won": won, "chances": [round(at.at.value, 4) for at in found.curve[:-1]]}


TRIALS: Final = {"blunders": blunder, "calibration": calibration}


def tell_blunders(results: Sequence[Result]) -> None:
    """How many planted moves were named, and how that depends on what they cost."""
    planted = [one for one in results if one["planted"] is not None]
    named = sum(one["named"] for one in planted)
    print(f"{len(planted)} bad moves planted, {named} named: {_share(named, len(planted))}")
    for least in (BAD, 0.1, 0.2):
        dear = [one for one in planted if one["lost"] >= least]
        count = sum(one["named"] for one in dear)
        print(f"  of those that cost at least {least:.0%}: {_share(count, len(dear))}")
    wins = sum(one["won"] for one in planted)
    print(f"  games won in spite of it: {_share(wins, len(planted))}")


def tell_calibration(results: Sequence[Result]) -> None:
    """Per tenth of the chance that was shown, how often the game was won.

    Positions of one game share its end, so the interval counts each game once in a tenth.
    """
    print("shown      positions  games  mean shown  won")
    for tenth in range(10):
        low, high = tenth / 10, (tenth + 1) / 10
        games = [_within(one, low, high) for one in results]
        count = sum(bool(chances) for chances in games)
        shown = [chance for chances in games for chance in chances]
        if not count:
            continue
        # All positions weigh alike, whichever game they are of.
        wins = sum(
            len(chances) for one, chances in zip(results, games, strict=True) if one["won"]
        ) / len(shown)
        mean = sum(shown) / len(shown)
        share = _share(wins * count, count)
        print(f"{low:.0%}-{high:.0%}".ljust(11), f"{len(shown):9} {count:6}  {mean:10.1%}  {share}")


def _within(one: Result, low: float, high: float) -> list[float]:
    return [chance for chance in one["chances"] if low <= chance < high or chance == high == 1]


def _share(part: float, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / max(1, whole):.0%} ({low:.0%}-{high:.0%} of {whole})"


def _done(file: Path | None, trial: str) -> list[Result]:
    if file is None or not file.exists():
        return []
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line["trial"] == trial]


def _timed(trial: str, until: float, seed: int) -> Result | None:
    if time.time() > until:
        return None
    return {"trial": trial, **TRIALS[trial](seed)}


def _results(trial: str, seeds: Sequence[int], until: float, jobs: int) -> Iterator[Result]:
    one = partial(_timed, trial, until)
    if jobs == 1:
        yield from filter(None, map(one, seeds))
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from filter(None, pool.map(one, seeds))


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trial", choices=sorted(TRIALS))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1, help="the first one")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--results", type=Path, help="written to, and gone on from")
    asked = parser.parse_args(arguments)
    done = _done(asked.results, asked.trial)
    known = {one["seed"] for one in done}
    wanted = range(asked.seed, asked.seed + asked.games)
    seeds = [seed for seed in wanted if seed not in known]
    done = [one for one in done if one["seed"] in wanted]
    for result in _results(asked.trial, seeds, time.time() + asked.seconds, asked.jobs):
        done.append(result)
        if asked.results is not None:
            with asked.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(result) + "\n")
    if asked.trial == "blunders":
        tell_blunders(done)
    else:
        tell_calibration(done)


if __name__ == "__main__":
    main()
