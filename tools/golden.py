"""Write the golden playthroughs again: `python -m tools.golden`.

A golden playthrough is one whole game as text: who was asked what, how many choices there were,
which was taken, what happened, and a checksum of what everybody could see then. A test compares it
byte for byte, so that every change of a rule shows as a difference that a person can read.

The choices are made by chance, but rather one that was seldom made before, so that a single game
shows much. Nothing here knows a game.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from wardroom.kernel import SPECTATOR, Action, Dice, Event, Game, State, checksum, game

ROOT = Path(__file__).parent.parent
HEADER = """\
One game of {name}/{edition} with {seats} seats, seed {seed}{options}.
Made by `python -m tools.golden`; do not edit. tests/games/{name}/test_golden.py compares it.

Each step: ply, seat, what the table is asked, the number of choices, the checksum of what all
seats and a spectator see, the choice; below it what happened, with "to" where not all may know.
"""


class Playthrough(NamedTuple):
    """How a golden game is dealt."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]

    @property
    def path(self) -> Path:
        """Where the repository keeps it."""
        folder = self.game.replace("-", "_")
        return ROOT / "tests" / "games" / folder / "golden" / f"{self.seats}-seats.txt"


PLAYTHROUGHS = (
    # Closed hands, consent, a cure, the Medic's clearing, three kinds of Events, a chain reaction.
    Playthrough("pandemic", 3, 35041, {"epidemics": "5", "roles": "dispatcher,scientist,medic"}),
    # Contracts, purchases, spreading, a rebuilt hospital and several special rooms.
    Playthrough("quarantine", 3, 34, {}),
    # A long scenario with its own rules: events, talks, clear memories, a phone call, leave.
    Playthrough("holding-on", 3, 226, {"scenario": "8"}),
)


def choose(state: State, seats: int, made: Counter[str], dice: Dice) -> tuple[int, Action]:
    """A choice of some seat, half of the time of the kind made least often.

    The order in which choices are listed means nothing, so it must not matter here.
    """
    choices = [(seat, action) for seat in range(seats) for action in state.legal(seat)]
    choices.sort(key=lambda choice: (choice[0], choice[1].index))
    if dice.below(2):
        least = min(made[kind(action)] for _, action in choices)
        choices = [choice for choice in choices if made[kind(choice[1])] == least]
    return dice.pick(choices)


def kind(action: Action) -> str:
    """The verb of a notation."""
    return repr(action).split()[0]


def lines(rules: Game, dealt: Playthrough) -> Iterator[str]:
    """The playthrough, line by line."""
    options = "".join(f", {name} {value}" for name, value in sorted(dealt.options.items()))
    yield from HEADER.format(
        name=rules.name,
        edition=rules.edition,
        seats=dealt.seats,
        seed=dealt.seed,
        options=options,
    ).splitlines()
    yield ""
    log: list[Event] = []
    state = rules.deal(dealt.options, dealt.seats, dealt.seed, log=log)
    dice = Dice.seeded(dealt.seed, "golden")
    made: Counter[str] = Counter()
    yield from (f"    {event!r}" for event in log)
    while state.outcome() is None:
        seat, action = choose(state, dealt.seats, made, dice)
        asking = f"{state.asking()!r}, {len(state.legal(seat))} choices"
        seen = seen_by_all(state, dealt.seats)
        yield f"{made.total()}. seat {seat}, {asking}, {seen}: {action!r}"
        made[kind(action)] += 1
        happened: list[Event] = []
        state.log = happened
        state.play(seat, action)
        yield from (f"    {event!r}" for event in happened)
    yield f"{state.outcome()!r}, {seen_by_all(state, dealt.seats)}"


def seen_by_all(state: State, seats: int) -> str:
    """A checksum of what all seats and spectators may know."""
    watchers = (SPECTATOR, *range(seats))
    return checksum({str(watcher): state.view(watcher) for watcher in watchers})


def text(rules: Game, dealt: Playthrough) -> str:
    """The playthrough as text."""
    return "".join(f"{line}\n" for line in lines(rules, dealt))


def main() -> int:
    """Write every playthrough to its file."""
    for dealt in PLAYTHROUGHS:
        dealt.path.parent.mkdir(parents=True, exist_ok=True)
        dealt.path.write_text(text(game(dealt.game), dealt), encoding="utf-8", newline="\n")
        print(dealt.path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
