"""Where the advantage of Quarantine's start player comes from: `python -m tools.headstart`.

First, two steady colleagues play the same deals three times: as the rules have it; with a start
player who does nothing but draw in the first turn; and with one who also leaves the first contract
to the other. What the start player loses each time is what that was worth. Then four of them play
as the rules have it, and the wins are told apart by who began and who has a Pharmacy.
"""

import argparse
from collections import Counter
from typing import cast

from wardroom.games.quarantine import QUARANTINE
from wardroom.games.quarantine.content import TILES
from wardroom.games.quarantine.scoring import winners
from wardroom.games.quarantine.state import Position
from wardroom.kernel import Table
from wardroom.lab.wilson import wilson
from wardroom.players import Team, colleague, next_choice

START = 0
PHARMACY = TILES.index("pharmacy")
DEEDS = frozenset(
    ("admit", "build_room", "build_ward", "contract", "cure", "rebuild", "take_marker")
)


def forgone(verb: str, turn: int, waits: int) -> bool:
    """Does a start player who waits so many of the first turns leave this out?"""
    if waits == 0:
        return False
    return (turn == 1 and verb in DEEDS) or (turn <= waits and verb == "contract")


def played(seats: int, seed: int, waits: int = 0) -> Position:
    """The end of a game in which seat 0 begins."""
    table = Table.deal(QUARANTINE, seats, seed, {"first": str(START)})
    kinds = {seat: colleague(QUARANTINE, "steady", seats * seed + seat) for seat in range(seats)}
    team = Team(kinds)
    position = cast(Position, table.state)
    while table.outcome() is None:
        chosen = next_choice(table, team)
        assert chosen is not None, "colleagues always go on"
        seat, choice = chosen
        action = repr(choice.action)
        if seat == START and forgone(action.split()[0], position.turn, waits):
            legal = [repr(each) for each in table.legal(seat)]
            action = "draw" if "draw" in legal else "end_turn"
        table.play(seat, action)
    return position


def has_pharmacy(position: Position, seat: int) -> bool:
    return bool(position.layouts[seat].present >> PHARMACY & 1) or PHARMACY in position.asides[seat]


def tell(what: str, won: int, of: int) -> None:
    low, high = wilson(won, of)
    print(f"{what}: {won / max(of, 1):.1%} ({low:.1%} to {high:.1%}) of {of}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=800001)
    given = parser.parse_args()
    deals = range(given.seed, given.seed + given.games)
    for what, waits in (
        ("as the rules have it", 0),
        ("only draws in the first turn", 1),
        ("also leaves the first contract to the other", 3),
    ):
        ends = [winners(played(2, seed, waits))[0] for seed in deals]
        tell(f"Start player of two {what}", ends.count([START]), given.games)
    cases: Counter[tuple[bool, bool]] = Counter()
    wins: Counter[tuple[bool, bool]] = Counter()
    for seed in deals:
        position = played(4, seed)
        best = winners(position)[0]
        for seat in range(4):
            case = (seat == START, has_pharmacy(position, seat))
            cases[case] += 1
            wins[case] += best == [seat]
    for begins, owns in sorted(cases):
        who = "Start player of four" if begins else "Another of four"
        which = "with a Pharmacy" if owns else "without one"
        tell(f"{who} {which}", wins[begins, owns], cases[begins, owns])


if __name__ == "__main__":
    main()
