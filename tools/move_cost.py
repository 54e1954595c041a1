"""What a move costs the server without sockets and disk: `python -m tools.move_cost GAME`.

The same few random games are played again and again at a live table with two people, and of every
move the quickest time counts: so a machine with much else to do gives nearly the figure of a quiet
one. Versions are best compared by running them in turns.
"""

import argparse
import asyncio
import gc
import time
from collections.abc import Sequence
from random import Random
from typing import NamedTuple, cast

from wardroom.kernel import game
from wardroom.protocol import Play
from wardroom.server.store import ChairRow, Draft, LogEntry, Summary, TableRow
from wardroom.server.store.logbook import Logbook
from wardroom.server.tables.live_table import LiveTable


class Costs(NamedTuple):
    """Microseconds of processor time."""

    moves: int
    move: float
    opening: float


class _Listener:
    """A subscriber that discards everything."""

    silence = 0.0
    shows_pages = False

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.seats: tuple[int, ...] = ()

    def watch(self, closely: bool) -> None: ...
    def send(self, *messages: bytes) -> None: ...
    def end(self, code: int) -> None: ...


class _NoDisk:
    """A log that stores nothing, and a hub that does nothing."""

    async def read(self, table: str, after: int = 0) -> list[LogEntry]:
        return []

    async def add(self, draft: Draft) -> bool:
        return True

    def added(self, live: LiveTable, entries: Sequence[LogEntry]) -> None: ...


async def _play(name: str, seed: int, best: dict[tuple[int, int], float], most: int) -> None:
    """Play one game and keep the best times, the opening as move -1."""
    dice, rules, now, nowhere = Random(seed), game(name), time.time(), _NoDisk()
    chairs = (ChairRow(0, "ann", None), ChairRow(1, "ben", None))
    summary = Summary("playing", 0, now, "", None, False)
    row = TableRow(
        id="cost",
        game=name,
        edition=rules.edition,
        options=rules.settle({}, len(chairs)),
        seed=seed,
        carried=None,
        public=False,
        invite="",
        owner="ann",
        made=now,
        begun=now,
        summary=summary,
        rematch=None,
        chairs=chairs,
    )

    def note(place: int, began: float) -> None:
        took = time.process_time() - began
        best[seed, place] = min(took, best.get((seed, place), took))

    began = time.process_time()
    live = LiveTable(row, {"ann": "Ann", "ben": "Ben"}, (), cast(Logbook, nowhere), nowhere)
    people = [_Listener("ann"), _Listener("ben")]
    for one in people:
        await live.welcome(one, None)
    note(-1, began)
    while not live.over and live.step < most and live.table.waiting():
        seat = live.table.waiting()[0]
        action = repr(dice.choice(live.table.legal(seat)))
        move = Play(seat, live.step, action, str(live.step))
        began = time.process_time()
        await live.play(people[seat], move)
        note(live.step, began)


def measure(name: str, games: int, times: int, most: int = 100) -> Costs:
    """Play so many games so many times, each for at most so many moves."""
    best: dict[tuple[int, int], float] = {}

    async def play() -> None:
        for _ in range(times):
            for seed in range(games):
                await _play(name, seed, best, most)
            gc.collect()

    gc.disable()
    try:
        asyncio.run(play())
    finally:
        gc.enable()
    openings = [took for (_, place), took in best.items() if place < 0]
    moves = [took for (_, place), took in best.items() if place >= 0]
    return Costs(len(moves), 1e6 * sum(moves) / len(moves), 1e6 * sum(openings) / len(openings))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.move_cost", description=__doc__)
    parser.add_argument("game", nargs="?", default="pandemic")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--times", type=int, default=12)
    chosen = parser.parse_args()
    costs = measure(chosen.game, chosen.games, chosen.times)
    print(
        f"{chosen.game}: {costs.move:.0f} µs a move (best of {chosen.times} for each of "
        f"{costs.moves}), {costs.opening:.0f} µs to open a table for two"
    )


if __name__ == "__main__":
    main()
