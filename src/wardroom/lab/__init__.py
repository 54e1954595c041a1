"""Many games at once: simulations, tournaments, soak tests and the speed of the engine.

`simulate` plays a number of games with given colleagues and counts how they end::

    results = simulate(game("pandemic"), ["good", "good"], games=1000,
                       options={"epidemics": "5"}, first_seed=1, workers=2)
    results.wins, results.interval      # 630, (0.60, 0.66): 95 %, Wilson
    results.endings                     # {"win": 630, "loss_outbreaks": 250, "loss_cubes red": 9}
    results.plain(), results.rows()     # for JSON, and for CSV: one row a game

A kind is a name, or a class or a function of your own::

    simulate(game("pandemic"), ["good", Gardener], games=1000)

`tournament` lets every kind play with or against every other, on the same deals::

    standings = tournament(game("quarantine"), ["random", "gentle", "strong"], deals=50).standings
    standings[0].kind, standings[0].rating, standings[0].rating_interval

`write_games` and `write_moves` keep results and games as Parquet. Work is spread over processes by
`workers`, and by `ray` over a cluster.

`soak` plays over all player counts and all listed options and looks for anything that is broken::

    report = soak(game("pandemic"), games=100_000, workers=2)
    report.failures                     # each with its seed, options, sentence and record

`balance` measures whether a game keeps the targets that it brings in its module `balance`::

    for one in balance(game("quarantine"), games=300).measured:
        one.name, one.value, one.interval, one.holds

`bench` measures how fast the installed build is, `bench_build` another one (a folder that is put
on PYTHONPATH)::

    bench(game("pandemic")).plain()
    bench_build(Path("build/compiled"), "pandemic").plain()

`aec_env` and `seat_env` are the games as environments for learning (docs/research/environments.md);
they need the extra `lab`, and nothing else does.

All of them give what is done so far when they are interrupted from the keyboard (but bench) and
raise WardroomError with one sentence when they cannot go on. The same seeds give the same games,
however many workers there are. Workers are fresh processes that are sent names and numbers, so a
game must be registered, and your own colleague be in a module, for more than one worker.
"""

from wardroom.lab.balance import Balance, Measured, balance
from wardroom.lab.bench import Figure, Figures, bench, bench_build
from wardroom.lab.curious import Curious
from wardroom.lab.environments import aec_env, seat_env
from wardroom.lab.extra import MissingExtra
from wardroom.lab.parquet import read_games, write_games, write_moves
from wardroom.lab.played import Played
from wardroom.lab.simulation import KindWins, Results, simulate
from wardroom.lab.soaking import Failure, SoakReport, combinations, soak
from wardroom.lab.tournament import Mix, Standing, Tournament, tournament
from wardroom.lab.wilson import wilson

__all__ = [
    "Balance",
    "Curious",
    "Failure",
    "Figure",
    "Figures",
    "KindWins",
    "Measured",
    "MissingExtra",
    "Mix",
    "Played",
    "Results",
    "SoakReport",
    "Standing",
    "Tournament",
    "aec_env",
    "balance",
    "bench",
    "bench_build",
    "combinations",
    "read_games",
    "seat_env",
    "simulate",
    "soak",
    "tournament",
    "wilson",
    "write_games",
    "write_moves",
]
