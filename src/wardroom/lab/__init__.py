"""Many games at once: simulations, soak tests and the speed of the engine.

`simulate` plays a number of games with given colleagues and counts how they end::

    results = simulate(game("pandemic"), ["planner", "planner"], games=1000,
                       options={"epidemics": "5"}, first_seed=1, workers=2)
    results.wins, results.interval      # 630, (0.60, 0.66): 95 %, Wilson
    results.endings                     # {"win": 630, "loss_outbreaks": 250, "loss_cubes red": 9}
    results.plain(), results.rows()     # for JSON, and for CSV: one row a game

`soak` plays over all player counts and all listed options and looks for anything that is broken::

    report = soak(game("pandemic"), games=100_000, kinds=["random"], workers=2)
    report.failures                     # each with its seed, options, sentence and record

`balance` measures whether a game keeps the targets that it brings in its module `balance`::

    for one in balance(game("quarantine"), games=300).measured:
        one.name, one.value, one.interval, one.holds

`bench` measures how fast the installed build is, `bench_build` another one (a folder that is put
on PYTHONPATH)::

    bench(game("pandemic")).plain()
    bench_build(Path("build/compiled"), "pandemic").plain()

All of them give what is done so far when they are interrupted from the keyboard (but bench) and
raise WardroomError with one sentence when they cannot go on. The same seeds give the same games,
however many workers there are. Workers are fresh processes that are sent names and numbers, so a
game must be registered to be played by more than one worker.
"""

from wardroom.lab.balance import Balance, Measured, balance
from wardroom.lab.bench import Figure, Figures, bench, bench_build
from wardroom.lab.played import Played
from wardroom.lab.simulation import KindWins, Results, simulate
from wardroom.lab.soaking import Failure, SoakReport, combinations, soak
from wardroom.lab.wilson import wilson

__all__ = [
    "Balance",
    "Failure",
    "Figure",
    "Figures",
    "KindWins",
    "Measured",
    "Played",
    "Results",
    "SoakReport",
    "balance",
    "bench",
    "bench_build",
    "combinations",
    "simulate",
    "soak",
    "wilson",
]
