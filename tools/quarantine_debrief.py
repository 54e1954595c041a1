"""Does a debrief of Quarantine name a wasted turn? `python -m tools.quarantine_debrief --games N`.

Two colleagues play; one turn of each game, chosen by its seed, is ended as soon as its cubes are
drawn, and both go on from there. Counted is how often that turn is among the three costliest
decisions of the debrief. Weaker colleagues (`--players strong,good`) make costly turns of their
own, which are named as well.
"""

import argparse
import time
from collections.abc import Sequence
from typing import Final

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import ACTIONS_PER_TURN
from wardroom.games.quarantine.debrief.turns import turns
from wardroom.games.quarantine.debrief.verdict import WORLDS, costliest
from wardroom.games.quarantine.full_state import QuarantineState
from wardroom.games.quarantine.state import TURN
from wardroom.kernel import Dice, Table
from wardroom.lab.wilson import wilson
from wardroom.players import colleague, step

STRONG: Final = ("strong", "strong")
EARLIEST: Final = 5
LATEST: Final = 24
"""The turns of which one is wasted."""


def with_a_wasted_turn(seed: int, kinds: Sequence[str] = STRONG) -> tuple[Table, int]:
    """A game, and the number of the turn in which nothing was done with the actions."""
    wasted = EARLIEST + Dice.seeded(seed, "wasted").below(LATEST - EARLIEST + 1)
    table = Table.deal(QUARANTINE, len(kinds), seed)
    team = {seat: colleague(QUARANTINE, kind, seat) for seat, kind in enumerate(kinds)}
    while table.outcome() is None:
        state = table.state
        assert isinstance(state, QuarantineState)
        drawn = state.phase == TURN and not state.held and state.step is None
        if drawn and state.turn == wasted and state.actions == ACTIONS_PER_TURN:
            table.play(state.active, "end_turn")
        else:
            step(table, team)
    return table, wasted


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="the first one")
    parser.add_argument("--players", default=",".join(STRONG))
    parser.add_argument("--worlds", type=int, default=WORLDS)
    chosen = parser.parse_args(arguments)
    named = 0
    for seed in range(chosen.seed, chosen.seed + chosen.games):
        table, wasted = with_a_wasted_turn(seed, chosen.players.split(","))
        began = time.process_time()
        found = costliest(QUARANTINE, list(turns(table)), chosen.worlds)
        took = time.process_time() - began
        places = [one.turn.before.turn for one in found]
        named += wasted in places
        costs = ", ".join(f"turn {one.turn.before.turn}: {one.cost.value:.1f}" for one in found)
        print(
            f"{seed}: wasted turn {wasted}; named {costs}; {took:.0f} s of a processor", flush=True
        )
    share, low, high = named / chosen.games, *wilson(named, chosen.games)
    print(f"{named} of {chosen.games} named: {share:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
